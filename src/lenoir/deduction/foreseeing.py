"""Foreseeing: what each answer to a question would prove, before it is asked."""

from collections.abc import Iterator

from msgspec import Struct

from lenoir.core.cards import Card, Case, cards_of
from lenoir.deduction.asking import Asking, Outcome
from lenoir.deduction.facts import Fact, Holds, HoldsNone, hand_of
from lenoir.deduction.knowledge import Knowledge


class Foreseen(Struct, frozen=True):
    """An answer, and what would be certain after it."""

    outcome: Outcome
    cases: int
    """How many cases would be left."""
    settled: tuple[Card, ...]
    """Cards that would be certain to be in the envelope and are not yet."""


def foreseen(asking: Asking, case: Case) -> Iterator[Foreseen]:
    """For all that may come of a question."""
    known = asking.belief.knowledge
    before = _settled(known)
    for outcome in asking.outcomes(case):
        then = known.suppose(_told(asking, case, outcome))
        if then is not None:
            settled = tuple(card for card in _settled(then) if card not in before)
            yield Foreseen(outcome, len(then.envelopes), settled)


def _told(asking: Asking, case: Case, outcome: Outcome) -> Iterator[Fact]:
    """On one's honour "none" tells nothing (M-16)."""
    for seat in asking.asked:
        if seat == outcome.by and outcome.card is not None:
            yield Holds(hand_of(seat), outcome.card)
            return
        if not asking.honour:
            yield HoldsNone(hand_of(seat), cards_of(case))


def _settled(known: Knowledge) -> tuple[Card, ...]:
    kinds = zip(*known.envelopes, strict=True)
    return tuple(cards[0] for cards in kinds if len(set(cards)) == 1)
