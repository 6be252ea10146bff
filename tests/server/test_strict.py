"""Strict JSON: the short way of reading refuses all that the long way refuses."""

import msgspec
import pytest

from lenoir import wire
from lenoir.server.strict import Malformed, decoded
from lenoir.wire import Join, Say

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
