"""Another world that one viewer cannot tell from the first: the same facts, other secrets."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from lenoir.core import actions as a
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import Event, KeeperTaken
from lenoir.core.keepers import Keeper, Keepers, one
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from tests.leaks.entitled import Entitlement
from tests.leaks.places import ENVELOPE, Place, true_deal
from tests.leaks.played import Played, Step

TRIES = 40


class World(Struct, frozen=True):
    """The secrets of the deal and of the Intrigue pile."""

    deal: dict[Card, Place]
    keepers: tuple[Keeper, ...]
    """The keepers in the order in which they were drawn."""


def true_world(log: Sequence[Event]) -> World:
    """The world of a log."""
    drawn = tuple(event.keeper for event in log if isinstance(event, KeeperTaken))
    return World(true_deal(log), drawn)


def other_world(
    played: Played, cut: int, knows: Entitlement, hidden: frozenset[int], rng: Rng
) -> World:
    """A world in which the viewer would know just the same; as different as a few tries make it."""
    edition, truth = played.setup.edition, true_world(played.log(cut))
    course = tuple(_draws_and_plays(played.steps[:cut], hidden))
    return World(
        _other_deal(edition, truth.deal, knows, rng),
        _other_keepers(edition, course, truth.keepers, knows, rng),
    )


def _other_deal(
    edition: Edition, truth: dict[Card, Place], knows: Entitlement, rng: Rng
) -> dict[Card, Place]:
    """Exchange hidden cards, two at a time, while it stays consistent with all he may know."""
    deal, free = dict(truth), [card for card in truth if card not in knows.at]
    for _ in range(TRIES if len(free) > 1 else 0):
        card, other = pick(rng, free), pick(rng, free)
        if ENVELOPE in (deal[card], deal[other]) and not _same_kind(edition, card, other):
            continue
        deal[card], deal[other] = deal[other], deal[card]
        if not knows.allows(deal):
            deal[card], deal[other] = deal[other], deal[card]
    return deal


def _same_kind(edition: Edition, card: Card, other: Card) -> bool:
    return any(card in kind and other in kind for kind in edition.deck.kinds)


# Keepers: who drew one, and who played which, in the order in which it happened


class Drew(Struct, frozen=True):
    """A seat drew a keeper."""

    seat: Seat


def _draws_and_plays(
    steps: Sequence[Step], hidden: frozenset[int]
) -> Iterator[Drew | a.PlayKeeper]:
    """By the actions, not by the engine's word: a keeper is known when its holder plays it."""
    for at, step in enumerate(steps):
        if isinstance(step.action, a.PlayKeeper) and at not in hidden:
            yield step.action
        yield from (Drew(event.seat) for event in step.events if isinstance(event, KeeperTaken))


def _other_keepers(
    edition: Edition,
    course: Sequence[Drew | a.PlayKeeper],
    truth: tuple[Keeper, ...],
    knows: Entitlement,
    rng: Rng,
) -> tuple[Keeper, ...]:
    """Exchange the keepers that others drew, with each other's or with some left in the pile."""
    keepers, drawers = list(truth), [item.seat for item in course if isinstance(item, Drew)]
    free = [at for at, seat in enumerate(drawers) if seat != knows.viewer]
    for _ in range(TRIES if free else 0):
        before, at, other = list(keepers), pick(rng, free), pick(rng, free)
        if rng.below(2):
            keepers[at] = Keeper(rng.below(len(edition.keepers)))
        else:
            keepers[at], keepers[other] = keepers[other], keepers[at]
        if not _can_be(edition, course, keepers, knows):
            keepers = before
    return tuple(keepers)


def _can_be(
    edition: Edition,
    course: Sequence[Drew | a.PlayKeeper],
    keepers: Sequence[Keeper],
    knows: Entitlement,
) -> bool:
    """Whether everybody could play what was played, and there are cards enough (D-16, D-35)."""
    for number, kind in enumerate(edition.keepers):
        if keepers.count(Keeper(number)) > kind.copies:
            return False
    rest = iter(keepers)
    hands: list[list[Keeper]] = [[] for _ in range(6)]
    for item in course:
        if isinstance(item, Drew):
            hands[item.seat].append(next(rest))
        elif item.keeper in hands[item.seat]:
            hands[item.seat].remove(item.keeper)
        else:
            return False
    left = tuple(Keepers(sum(map(one, held))) for held in hands)
    return knows.keepers_left is None or left[: len(knows.keepers_left)] == knows.keepers_left
