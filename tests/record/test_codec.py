"""Records as JSON Lines, and what is wrong with those that are none."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest

from lenoir.core.events import Event
from lenoir.record import codec
from lenoir.record.errors import TEXTS, BadRecord
from tests.record.games import a_shelf_of_games, longest, records_of_kind


def lines() -> list[bytes]:
    """A full record of the classic edition, line by line."""
    return codec.encode(longest("classic").full).splitlines()


def refusal(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        codec.decode(data)
    assert refused.value.code in TEXTS
    return refused.value


def changed(line: int, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The record with one line (counted from 1) changed."""
    all_lines = lines()
    value = json.loads(all_lines[line - 1])
    change(value)
    all_lines[line - 1] = json.dumps(value).encode()
    return b"\n".join(all_lines) + b"\n"


@pytest.mark.parametrize("kind", ["full", "public", "seat"])
def test_every_record_is_read_as_it_was_written(kind: str) -> None:
    for record in records_of_kind(kind):
        data = codec.encode(record)
        assert codec.decode(data) == record
        assert codec.encode(codec.decode(data)) == data


def test_the_games_on_the_shelf_have_every_kind_of_event() -> None:
    kinds = {type(event) for played in a_shelf_of_games() for event in played.game._log}
    only_in_notebooks = {"CardNoticed"}
    missing = {kind.__name__ for kind in get_args(Event)} - {k.__name__ for k in kinds}
    assert missing == only_in_notebooks


def test_an_empty_file_is_no_record() -> None:
    assert refusal(b"").code == "empty"


def test_another_format_is_no_record() -> None:
    for data in (b"hello", b"{}", b'{"format":"pgn","schema":1}', b"[1]", b"\n\n"):
        assert refusal(data).code == "not_lenoir"


def test_a_record_of_the_future_is_told_from_garbage() -> None:
    error = refusal(changed(1, lambda header: header.update(schema=2, news="x")))
    assert (error.code, error.params["schema"]) == ("newer_schema", "2")


def test_there_was_no_schema_before_the_first() -> None:
    assert refusal(changed(1, lambda header: header.update(schema=0))).code == "old_schema"


def test_an_unknown_edition_is_said_to_be_unknown() -> None:
    error = refusal(changed(1, lambda header: header.update(edition="atlantis")))
    assert error.code == "no_edition"
    assert "atlantis" in str(error)


def test_cards_in_another_order_would_mean_other_cards() -> None:
    error = refusal(changed(1, lambda header: header["cards"].reverse()))
    assert error.code == "other_cards"


@pytest.mark.parametrize("change", [{"kind": "seat"}, {"seat": 1}, {"kind": "seat", "seat": 9}])
def test_kind_and_seat_go_together(change: dict[str, Any]) -> None:
    assert refusal(changed(1, lambda header: header.update(change))).code == "no_seat"


def test_the_line_that_is_wrong_is_named() -> None:
    error = refusal(changed(7, lambda event: event.update(surprise=1)))
    assert (error.code, error.line) == ("not_json", 7)
    assert str(error).startswith("line 7: ")


@pytest.mark.parametrize("seat", [-1, 9, 1 << 70, -(1 << 70)])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    at = next(n for n, line in enumerate(lines(), 1) if b"TurnBegan" in line)
    error = refusal(changed(at, lambda event: event.update(seat=seat)))
    assert (error.code, error.line) == ("out_of_range", at)


@pytest.mark.parametrize("to", [-1, 12, 16, 100_000, 1 << 70])
def test_a_space_that_is_not_on_the_board_is_refused(to: int) -> None:
    at = next(n for n, line in enumerate(lines(), 1) if b"TokenMoved" in line)
    assert refusal(changed(at, lambda event: event.update(to=to))).code == "out_of_range"


def test_a_case_of_three_rooms_is_refused() -> None:
    at = next(n for n, line in enumerate(lines(), 1) if b"EnvelopeSealed" in line)
    error = refusal(changed(at, lambda event: event.update(case=[12, 12, 12])))
    assert error.code == "out_of_range"


def test_a_key_may_not_be_there_twice() -> None:
    all_lines = lines()
    at = next(n for n, line in enumerate(all_lines) if b"TurnBegan" in line)
    all_lines[at] = b'{"type":"TurnBegan","seat":1,"seat":0}'
    error = refusal(b"\n".join(all_lines))
    assert (error.code, error.line, error.params["key"]) == ("twice", at + 1, "seat")


def test_bad_utf8_is_named() -> None:
    assert refusal(lines()[0] + b"\n\xff\n").code == "not_utf8"


@pytest.mark.parametrize("number", [b"NaN", b"Infinity", b"1e999", b"1.0", b"01", b"9" * 5000])
def test_odd_numbers_are_refused(number: bytes) -> None:
    all_lines = lines()
    at = next(n for n, line in enumerate(all_lines) if b"TurnBegan" in line)
    all_lines[at] = b'{"type":"TurnBegan","seat":' + number + b"}"
    assert refusal(b"\n".join(all_lines)).line == at + 1


def test_a_line_longer_than_any_event_is_not_looked_at() -> None:
    assert refusal(lines()[0] + b"\n" + b" " * 20_000 + b"\n").code == "too_long"


def test_a_record_without_its_end_is_not_full() -> None:
    kept = lines()
    while b"PhaseBegan" not in kept[-2]:
        kept.pop(-2)
    assert refusal(b"\n".join(kept[:-1])).code == "not_over"
    assert refusal(b"\n".join(kept[:-2])).code in ("cut_off", "not_over")


def test_nothing_follows_the_end() -> None:
    data = b"\n".join([*lines(), lines()[-1]])
    assert refusal(data).code == "after_the_end"


def test_nothing_precedes_the_start() -> None:
    header, first, second, *rest = lines()
    assert refusal(b"\n".join([header, second, first, *rest])).code == "first_event"


def test_a_public_record_holds_no_secret() -> None:
    error = refusal(changed(1, lambda header: header.update(kind="public")))
    at = next(n for n, line in enumerate(lines(), 1) if b"EnvelopeSealed" in line)
    assert (error.code, error.line) == ("not_visible", at)


def test_a_setup_that_no_table_allows_is_refused() -> None:
    error = refusal(changed(2, lambda event: event.update(suspects=[0, 0, 1])))
    assert (error.code, error.line) == ("setup", 2)
    error = refusal(changed(2, lambda event: event["options"].update(dice=7)))
    assert (error.code, error.line) == ("setup", 2)
    error = refusal(changed(2, lambda event: event["options"].update(honour=True)))
    assert (error.code, error.line) == ("setup", 2)
