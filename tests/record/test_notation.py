"""The readable notation: record to text to record is the identity, and so is the way back."""

from collections.abc import Iterator
from copy import copy
from functools import cache
from typing import Any, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space, Spaces, spaces_of
from lenoir.core.cards import Card, Cards, Case
from lenoir.core.events import Event
from lenoir.core.keepers import NO_KEEPERS, Keeper, Keepers, one
from lenoir.core.options import Options
from lenoir.core.phases import Phase
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.editions.loader import load_edition
from lenoir.record.errors import TEXTS, BadNotation, Nonsense
from lenoir.record.fields import EVENTS, fields_of, without_none
from lenoir.record.notation import read, write
from lenoir.record.reader import event_from
from lenoir.record.record import Record
from lenoir.record.sense import Sense
from lenoir.record.tokens import TOKENS
from lenoir.record.values import from_text, is_optional, to_text
from lenoir.record.writer import token_of
from tests.record.games import a_shelf_of_games, longest, records_of_kind


@cache
def moments(key: str) -> tuple[Sense, ...]:
    """A reader of a game, at some moments of it."""
    game, found = longest(key), []
    sense = Sense(game.full.header, game.edition)
    for number, event in enumerate(game.full.events):
        sense.add(event)
        if sense.table.turns and number % 7 == 0:
            found.append(copy(sense))
            sense.since = list(sense.since)
    return tuple(found)


def refusal(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert refused.value.code in TEXTS
    return refused.value


# Identity


@pytest.mark.parametrize("kind", ["full", "public", "seat"])
def test_every_record_is_read_as_it_was_written(kind: str) -> None:
    for record in records_of_kind(kind):
        text = write(record)
        assert read(text) == record
        assert write(read(text)) == text


def values(table: Table, hint: object) -> st.SearchStrategy[Any]:
    """Any value of a type that names something at this table."""
    edition = table.edition
    if is_optional(hint):
        return st.none() | values(table, without_none(hint))
    if get_origin(hint) is tuple:
        seats = len(table.suspects)
        item = values(table, get_args(hint)[0])
        return st.lists(item, min_size=seats, max_size=seats).map(tuple)
    if hint is Cards:
        return st.integers(0, (1 << len(edition.deck)) - 1)
    if hint is Case:
        return st.tuples(*map(st.sampled_from, edition.deck.kinds)).map(lambda three: Case(*three))
    if hint is Space:
        board = edition.board
        return st.sampled_from(list(spaces_of(Spaces(board.corridor | board.all_rooms))))
    if hint is Keepers:
        if not edition.keepers:
            return st.just(NO_KEEPERS)
        return st.sets(values(table, Keeper)).map(lambda s: sum(map(one, s), NO_KEEPERS))
    limits = {Seat: len(table.suspects), Card: len(edition.deck), Keeper: len(edition.keepers)}
    if hint in limits or hint is int:
        return st.integers(0, next((n for kind, n in limits.items() if kind is hint), 1000) - 1)
    if hint is Options:
        return st.just(table.options)
    if hint is str:
        return st.just(edition.key)
    if hint is bool:
        return st.booleans()
    if hint in (Action, Phase):
        return st.sampled_from(get_args(hint)).flatmap(lambda kind: structs(table, kind))
    return st.sampled_from(get_args(hint))


def structs(table: Table, kind: type[Struct]) -> st.SearchStrategy[Any]:
    """Any event, action or phase of a kind."""
    fields = {name: values(table, hint) for name, hint in fields_of(kind).items()}
    return st.fixed_dictionaries(fields).map(lambda known: kind(**known))


@pytest.mark.parametrize("kind", list(EVENTS.values()), ids=list(EVENTS))
@given(st.data())
@settings(max_examples=25, deadline=None)
def test_an_event_can_be_written_whenever_it_happens(
    kind: type[Event], data: st.DataObject
) -> None:
    """Also one which the rules would not allow here: then it is written in full."""
    key = data.draw(st.sampled_from(["detectives", "modern"]))
    sense = data.draw(st.sampled_from(moments(key)))
    needs_keepers = fields_of(kind).get("keeper") is Keeper or kind is e.AnswerSealed
    if needs_keepers and not sense.table.edition.keepers:
        return
    event = data.draw(structs(sense.table, kind))
    if isinstance(event, e.AnswerSealed) and event.answer.seat != event.seat:
        return
    if isinstance(event, e.PhaseBegan):
        return  # its tokens are phases
    assert event_from(sense.table, token_of(sense, event)) == event


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_phase_can_be_written_whenever_it_begins(data: st.DataObject) -> None:
    sense = data.draw(st.sampled_from(moments("modern")))
    phase = data.draw(values(sense.table, Phase))
    token = token_of(sense, e.PhaseBegan(phase))
    assert token.startswith(";")


def test_phases_are_seldom_spelled_out() -> None:
    text = " ".join(write(record) for game in a_shelf_of_games(1) for record in game.records)
    spelled = sum(token.count("(") for token in text.split(";")[1:] if token[:1].isupper())
    assert spelled < text.count(";") / 30


def test_only_odd_events_are_written_in_full() -> None:
    text = " ".join(write(game.full) for game in a_shelf_of_games())
    names = [word.split("(")[0] for word in text.replace(";", " ;").split() if "(" in word]
    assert not [name for name in names if name in EVENTS]


def test_every_kind_of_event_has_a_token() -> None:
    assert {token.kind for token in TOKENS} == set(get_args(Event)) - {e.PhaseBegan}


def test_a_turn_is_a_line() -> None:
    for game in a_shelf_of_games():
        body = write(game.full).split("\n\n")[1].splitlines()
        turns = [line for line in body if line[:1].isdigit()]
        assert len(turns) == game.game.table.turns


# Reading


def lines() -> list[str]:
    return write(longest("classic").full).splitlines()


def place_of(word: str) -> tuple[int, int]:
    """Line and column of the first token that begins like this."""
    for number, line in enumerate(lines(), start=1):
        if line.startswith(word) or f" {word}" in line:
            return number, 1 if line.startswith(word) else line.index(f" {word}") + 2
    raise AssertionError(word)


def with_word(word: str, other: str) -> str:
    line, column = place_of(word)
    text = lines()
    rest = text[line - 1][column - 1 :]
    text[line - 1] = text[line - 1][: column - 1] + rest.replace(word, other, 1)
    return "\n".join(text)


def test_comments_are_passed_over() -> None:
    text = "\n".join(lines()).replace("1.", "{Bonsoir!\nWe begin.} 1.", 1) + " {well played}"
    assert read(text) == longest("classic").full


def test_line_breaks_and_spaces_mean_nothing_after_the_tags() -> None:
    tags, body = "\n".join(lines()).split("\n\n")
    assert read(tags + "\r\n\r\n" + "  \r\n".join(body.split())) == longest("classic").full


def test_a_comment_must_be_closed() -> None:
    assert refusal("\n".join(lines()) + " { oh").code == "open_comment"


def test_a_word_that_means_nothing_is_named_with_its_place() -> None:
    line, column = place_of("R")
    error = refusal(with_word("R", "Q"))
    assert (error.code, error.line, error.column) == ("no_token", line, column)
    assert str(error).startswith(f"line {line}, column {column}: ")


def test_a_card_that_is_not_in_the_deck_is_named() -> None:
    error = refusal(with_word("envelope:", "envelope:colonel_"))
    assert (error.code, (error.line, error.column)) == ("no_value", place_of("envelope:"))


def test_a_square_that_is_not_on_the_board_is_named() -> None:
    assert refusal(with_word(">", ">z99 >")).params["what"] == "place"


def test_turns_are_counted() -> None:
    error = refusal(with_word("2.", "3."))
    assert (error.code, error.params["expected"]) == ("not_here", "2")


def test_a_missing_tag_is_missed() -> None:
    assert refusal("\n".join(lines()[1:])).params["name"] == "Lenoir"


def test_a_text_of_the_future_is_told_from_garbage() -> None:
    assert refusal('[Lenoir "2"]\n' + "\n".join(lines()[1:])).code == "newer_schema"


@pytest.mark.parametrize("tag", ["[", "[Event]", '[A "b" ]', '[A "b', '[A "\\n"]'])
def test_a_tag_has_its_form(tag: str) -> None:
    text = lines()
    text.insert(2, tag)
    error = refusal("\n".join(text))
    assert (error.code, error.line) == ("bad_tag_line", 3)


def test_a_tag_is_there_once() -> None:
    assert refusal(lines()[0] + "\n" + "\n".join(lines())).code == "tag_twice"


def test_any_printable_text_can_be_a_tag() -> None:
    for value in ('"', "\\", 'He said "\\"', "Mlle Rose", "d’Été {x} [y]", "👩‍🚀", ""):
        record = longest("miro").records[1]
        tagged = Record(replace(record.header, tags={"Seat0": value}), record.events)
        assert read(write(tagged)) == tagged


def cut_texts() -> Iterator[str]:
    text = "\n".join(lines())
    for at in range(0, len(text) - 2, 97):
        yield text[:at]


def test_a_text_that_breaks_off_is_no_full_record() -> None:
    for text in cut_texts():
        assert refusal(text).line <= text.count("\n") + 1


def test_what_no_game_could_have_seen_cannot_be_written() -> None:
    record = longest("classic").full
    with pytest.raises(Nonsense):
        write(Record(record.header, record.events[1:]))


def test_what_a_text_does_not_say_of_a_later_option_is_as_it_was_played_then() -> None:
    """R9: though new games of the edition are played otherwise, which their texts say."""
    edition = load_edition("detectives")
    table = Table(edition, edition.options)
    assert from_text(table, Options, "none") == Options()
    said = to_text(table, Options, edition.options)
    assert said == "draws_from=rooms_and_pool&sends_back=players"
    assert from_text(table, Options, said) == edition.options
