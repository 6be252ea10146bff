"""The tables that are tried: every edition, every number of players, every house rule."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.edition import Edition
from lenoir.core.options import ACCEPTED
from lenoir.core.rng import Rng, pick, shuffled
from lenoir.core.seats import Viewer
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.leaks.exits import Watcher

T = TypeVar("T")


class Setup(Struct, frozen=True):
    """A table before the deal."""

    edition: Edition
    suspects: tuple[str, ...]
    options: Mapping[str, object]

    def game(self, rng: Rng) -> Game:
        """Deal."""
        return Game(self.edition, self.suspects, rng, self.options)

    def watcher(self, viewer: Viewer, seed: str) -> Watcher:
        """Somebody who looks on."""
        return Watcher(viewer, seed)


SHORT_SCALE: Final = 2
"""Clocks of a game in which people really die."""


def house_rules(edition: Edition, always: str, rng: Rng) -> dict[str, object]:
    """The edition's options with one changed, and perhaps more."""
    return {
        name: pick(rng, changes(edition, name))
        for name in edition.changeable
        if name == always or rng.below(4) == 0
    }


def changes(edition: Edition, name: str) -> tuple[object, ...]:
    """What an option can be besides what it is."""
    default = getattr(edition.options, name)
    if isinstance(default, bool):
        return (not default,)
    if name == "dice":
        return (3 - default,)
    if name == "turn_limit":
        return (12,)
    if name == "room_cards":
        return ("corners", edition.deck.rooms[1:5])
    if choices := ACCEPTED[name].choices:
        return tuple(value for value in choices if value != default)
    raise AssertionError(f"no test changes {name}")


def setups_of(edition: Edition, seed: int = 0) -> Iterator[Setup]:
    """Every number of players and every option by turns, in ever new company."""
    rng = Seeded(f"{edition.key} {seed}")
    options, players = _in_turn(("", *edition.changeable), rng), _in_turn(edition.players, rng)
    boxes = (edition, short(edition)) if edition.clocks else (edition,)
    for number, always in enumerate(options):
        suspects = shuffled(rng, edition.deck.suspects)[: next(players)]
        if edition.seated_in_token_order:
            suspects.sort(key=edition.deck.suspects.index)
        box = boxes[number % len(boxes)]
        yield Setup(box, tuple(suspects), house_rules(edition, always, rng))


@cache
def short(edition: Edition) -> Edition:
    """The same box with fewer clocks."""
    return replace(edition, clocks=SHORT_SCALE)


def _in_turn(items: Sequence[T], rng: Rng) -> Iterator[T]:
    """Each item as often as any other, in no order."""
    while True:
        yield from shuffled(rng, items)


def setups(seed: int = 0) -> Iterator[Setup]:
    """All editions by turns; one with more rules of its own comes more often: it hides more."""
    editions = [load_edition(key) for key in edition_keys()]
    turns = [edition for edition in editions for _ in range(1 + len(edition.modules) // 2)]
    each = [setups_of(edition, 100 * seed + at) for at, edition in enumerate(turns)]
    return (next(each[at % len(each)]) for at in count())
