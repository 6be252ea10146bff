"""Strict JSON: the short way of reading refuses all that the long way refuses."""

from typing import get_args

import msgspec
import pytest

from lenoir import wire
from lenoir.core.actions import Action
from lenoir.server.strict import Malformed, decoded
from lenoir.wire import Join, Say
from tests.record.games import a_shelf_of_games

ACT: msgspec.json.Decoder[wire.Act] = msgspec.json.Decoder(wire.Act)
SAY: msgspec.json.Decoder[Say] = msgspec.json.Decoder(Say)
PLAIN = '{"type":"say","cmd_id":"a","phrase":"","text":"hello"}'


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        PLAIN.replace(",", " , "),
        PLAIN.replace('"phrase":"",', ""),
        PLAIN.replace("hello", "café"),
        PLAIN.replace("hello", "\\u0041"),
    ],
)
def test_a_message_may_be_written_in_any_way(text: str) -> None:
    assert decoded(SAY, text.encode()) == msgspec.json.decode(text, type=Say)


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace('"cmd_id":"a"', '"cmd_id":"b","cmd_id":"a"'),
        PLAIN.replace("hello", "\x7f"),
        PLAIN.replace("hello", "\x85"),
        PLAIN.replace("hello", "\\u0007"),
        PLAIN.replace("hello", "\\ud800"),
        PLAIN.replace("hello", "\n"),
        PLAIN.replace('"hello"', "NaN"),
        PLAIN + PLAIN,
        "[" * 100,
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        decoded(SAY, text.encode("utf-8", "surrogatepass"))


def test_what_is_nested_too_deep_is_refused_though_it_is_plain() -> None:
    anything = msgspec.json.Decoder(dict[str, object])
    deep = b'{"a":' + b"[" * 9 + b"]" * 9 + b"}"
    assert msgspec.json.encode(anything.decode(deep)) == deep
    with pytest.raises(Malformed):
        decoded(anything, deep)


def test_our_own_messages_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: bytes) -> None:
        raise AssertionError("the long way")

    monkeypatch.setattr("lenoir.server.strict.check", never)
    for message in (Say("a", text="hello"), wire.Enter("t"), Join("i", "Ada")):
        decoder = msgspec.json.Decoder(type(message))
        assert decoded(decoder, msgspec.json.encode(message)) == message


def test_every_action_is_read_as_it_was_written() -> None:
    some = {action for played in a_shelf_of_games() for action in played.actions}
    assert {type(action) for action in some} == set(get_args(Action))
    for action in some:
        act = wire.Act("a", 1, action)
        assert decoded(ACT, msgspec.json.encode(act)) == act


@pytest.mark.parametrize(
    "action",
    ["{}", "null", '{"type":"Roll"}', '{"type":"Roll","seat":true}', '{"type":"Roll","seat":1.0}',
     '{"type":"Roll","seat":0,"so":1}', '{"type":"Rolle","seat":0}'],
)  # fmt: skip
def test_what_is_no_action_is_refused(action: str) -> None:
    with pytest.raises(Malformed):
        decoded(ACT, f'{{"type":"act","cmd_id":"a","prompt_id":1,"action":{action}}}'.encode())
