"""Nothing that leaves for a viewer depends on what that viewer may not know (C-11, C-14, C-15).

Each pair is two games with other secrets and the same facts for one viewer; every byte that leaves
for him is compared after every decision. `python -m tests.leaks.many` compares as many as you like.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

import pytest

from lenoir.core import actions as a
from lenoir.core.seats import SPECTATOR
from lenoir.editions.loader import edition_keys, load_edition
from tests.leaks.pairs import Pair, kinds, pairs
from tests.leaks.tables import setups_of

PAIRS: Final = 200
"""Pairs of each edition in the suite."""

COMMON: Final[set[type]] = {
    *(a.Accuse, a.EndTurn, a.Pass, a.Resign, a.Roll, a.Show, a.Stay, a.Suggest, a.TakePassage),
    a.Walk,
}
KINDS: Final[dict[str, set[type]]] = {
    "miro": COMMON | {a.Challenge, a.Leap, a.SayNone},
    "classic": COMMON,
    "detectives": COMMON | {a.Draw, a.LookInPool, a.PlayKeeper, a.SayNone, a.UsePower},
    "modern": COMMON | {a.LayOpen, a.NameCard, a.PickSeat, a.PlacePassage, a.Rush},
}
"""The kinds of action that an edition has."""


@pytest.mark.parametrize("key", edition_keys())
def test_no_viewer_can_tell_two_worlds_apart_that_agree_on_all_they_may_know(key: str) -> None:
    """C-7, C-8, C-11, C-14, C-15, D-13, D-14, D-19, D-23, D-26, D-27, D-28, D-32, D-35, D-38,
    M-15, M-16, T-9, T-10, T-11, T-12, T-13, T-14."""
    found = tuple(islice(pairs(setups_of(load_edition(key))), PAIRS))
    told = [str(pair) for pair in found if pair.difference is not None]
    assert not told, f"{len(told)} of {len(found)} pairs; the first: {told[0]}"
    every_kind_of_action_was_compared_four_times(found, KINDS.get(key))
    every_seat_and_a_spectator_looked_on(found)
    every_option_was_tried(found)
    the_worlds_differed_in_all_that_can_be_hidden(found)


def every_kind_of_action_was_compared_four_times(
    found: Sequence[Pair], expected: set[type] | None
) -> None:
    times = kinds(found)
    assert not {kind.__name__: n for kind, n in times.items() if n < 4}
    assert set(times) == (expected or set(times))


def every_seat_and_a_spectator_looked_on(found: Sequence[Pair]) -> None:
    for players in found[0].setup.edition.players:
        viewers = {pair.viewer for pair in found if len(pair.setup.suspects) == players}
        assert viewers == {SPECTATOR, *range(players)}


def every_option_was_tried(found: Sequence[Pair]) -> None:
    changed = {name for pair in found for name in pair.setup.options}
    assert changed == set(found[0].setup.edition.changeable)


def the_worlds_differed_in_all_that_can_be_hidden(found: Sequence[Pair]) -> None:
    different = [what for pair in found for what in pair.changed]
    assert different.count("cards") > PAIRS // 2
    assert different.count("actions") > PAIRS // 8
    assert different.count("keepers") > (PAIRS // 8 if found[0].setup.edition.keepers else -1)
