"""Garbage is refused with its place and never with a traceback, whichever way it was made."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lenoir.record import codec, notation
from lenoir.record.errors import BadNotation, BadRecord
from lenoir.record.files import read_record
from lenoir.record.record import Record
from lenoir.record.verify import verify
from tests.record.games import longest

KEYS = ("classic", "miro", "detectives", "modern")
many = settings(max_examples=50, deadline=None)

odd_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 30)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([1 << 80, "full", "rose", "classic", "Setup", "TurnBegan"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)


def outcome(read: Callable[[], Record], lines: int) -> Record | None:
    """The record, or None if it was refused as it should be."""
    try:
        return read()
    except BadRecord as error:
        refused = error
    assert 1 <= refused.line <= lines
    assert str(refused.line) in str(refused)
    assert not isinstance(refused, BadNotation) or refused.column >= 1
    return None


def check(data: bytes) -> None:
    """Read it; what can be read can be judged, and written in both ways."""
    record = outcome(lambda: read_record(data), data.count(b"\n") + 1)
    if record is not None:
        assert codec.decode(codec.encode(record)) == record
        assert notation.read(notation.write(record)) == record
        verdict = verify(record)
        assert verdict.ok or str(verdict.wrong)


@cache
def forms(form: str) -> tuple[bytes, ...]:
    """Good records to spoil."""
    records = [record for key in KEYS for record in longest(key).records]
    if form == "lines":
        return tuple(codec.encode(record) for record in records)
    return tuple(notation.write(record).encode() for record in records)


either = st.sampled_from(["lines", "text"]).flatmap(lambda form: st.sampled_from(forms(form)))


@given(st.binary(max_size=300))
@many
def test_any_bytes(data: bytes) -> None:
    check(data)


@given(st.text(max_size=300))
@many
def test_any_text_after_good_tags(text: str) -> None:
    tags = forms("text")[0].decode().split("\n\n")[0]
    whole = f"{tags}\n\n{text}"
    outcome(lambda: notation.read(whole), whole.count("\n") + 1)


@given(st.text(alphabet='[]"\\ Lenoir1classic\n{};', max_size=80))
@many
def test_any_tags(text: str) -> None:
    outcome(lambda: notation.read(text), text.count("\n") + 1)


@given(st.data())
@many
def test_a_flipped_byte(data: st.DataObject) -> None:
    good = bytearray(data.draw(either))
    at = data.draw(st.integers(0, len(good) - 1))
    good[at] ^= data.draw(st.integers(1, 255))
    check(bytes(good))


@given(st.data())
@many
def test_a_cut(data: st.DataObject) -> None:
    good = data.draw(either)
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 200)))
    check(good[:start] + good[end:])


@given(st.data())
@many
def test_lines_doubled_and_swapped(data: st.DataObject) -> None:
    lines = data.draw(either).split(b"\n")
    one = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines.insert(one, lines[other])
    check(b"\n".join(lines))


@given(st.data())
@many
def test_words_doubled_and_swapped(data: st.DataObject) -> None:
    tags, body = data.draw(st.sampled_from(forms("text"))).decode().split("\n\n")
    words = body.replace(";", " ; ").split()
    one = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.integers(0, len(words) - 1))
    if data.draw(st.booleans()):
        words[one], words[other] = words[other], words[one]
    else:
        words.insert(one, words[other])
    check((tags + "\n\n" + " ".join(words)).encode())


def spoil(value: Any, data: st.DataObject) -> Any:  # noqa: ANN401
    """A JSON value with something in it changed."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 4)):
        key = data.draw(st.sampled_from(sorted(value)))
        return {**value, key: spoil(value[key], data)}
    if isinstance(value, list) and value and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(value) - 1))
        return [*value[:at], spoil(value[at], data), *value[at + 1 :]]
    return data.draw(odd_values)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_spoilt_value(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(forms("lines"))).split(b"\n")[:-1]
    at = data.draw(st.integers(0, min(len(lines) - 1, data.draw(st.sampled_from([3, 20, 9999])))))
    lines[at] = json.dumps(spoil(json.loads(lines[at]), data)).encode()
    check(b"\n".join(lines))


@pytest.mark.parametrize(
    "data",
    [b"[" * 100_000, b"{" * 100_000, b"\x00" * 10, b"\xef\xbb\xbf{}", b'{"format":' * 5000,
     b'[A "' + b"\xff", b"[" + b"\n" * 1000, '[Lenoir "²"]'.encode()],
)  # fmt: skip
def test_nasty_files(data: bytes) -> None:
    check(data)
