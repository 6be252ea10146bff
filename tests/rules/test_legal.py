"""What is legal is a sequence like any other, however large."""

from collections.abc import Sequence
from random import Random

import pytest

from lenoir.core import actions as a
from lenoir.core.seats import Seat
from tests.builders import a_game


def test_legal_actions_are_listed_counted_and_found() -> None:
    legal = a_game("classic").begin().roll(4).legal
    listed = list(legal)
    assert len(legal) == len(listed)
    assert [legal[n] for n in range(len(legal))] == listed
    assert legal[-1] == listed[-1]
    assert legal[2:5] == tuple(listed[2:5])
    assert all(action in legal for action in listed)
    assert [legal.index(action) for action in listed] == list(range(len(listed)))
    assert list(reversed(legal)) == listed[::-1]
    assert legal.count(listed[0]) == 1
    assert legal.count(a.Pass(Seat(3))) == 0
    for outside in (len(listed), -len(listed) - 1, -(10**6)):
        with pytest.raises(IndexError):
            legal[outside]


def test_what_works_with_any_sequence_works_with_legal_actions() -> None:
    legal = a_game("classic").begin().legal
    assert isinstance(legal, Sequence)
    assert set(Random(1).sample(legal, 3)) <= set(legal)
    match legal:
        case [first, *_]:
            assert first == a.Roll(Seat(0))
        case _:
            pytest.fail("a sequence is taken apart like any other")


def test_large_choices_are_described_until_someone_lists_them() -> None:
    legal = a_game("classic").begin().legal
    assert repr(legal) == "[Roll(seat=0), Stay(seat=0), Accuse one of 324 cases]"
    assert len(legal.offers) == 3
    assert a.Accuse(Seat(0), a_game("classic").edition.deck.case("rose", "rope", "hall")) in legal
