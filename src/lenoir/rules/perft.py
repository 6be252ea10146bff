"""Counting what can happen: the number of sequences of legal actions, as chess engines do it."""

from collections.abc import Callable

from lenoir.core.actions import Accuse
from lenoir.core.legal import AnyCase, Legal, Offer
from lenoir.core.phases import decider
from lenoir.core.rng import Rng
from lenoir.core.state import State
from lenoir.rules.engine import apply, legal_actions


def perft(
    state: State, depth: int, rng_factory: Callable[[], Rng], accusations: bool = True
) -> int:
    """How many sequences of ``depth`` actions there are; those of a game that ends earlier count
    for nothing. Every action gets chance of its own from ``rng_factory``, always the same."""
    if depth < 1:
        return 1
    seat = decider(state.table.phase)
    if seat is None:
        return 0
    legal = legal_actions(state.sight(seat))
    if not accusations:
        legal = Legal(tuple(offer for offer in legal.offers if not _accuses(offer)))
    if depth == 1:
        return len(legal)
    after = (apply(state, action, rng_factory(), legal).state for action in legal)
    return sum(perft(then, depth - 1, rng_factory, accusations) for then in after)


def _accuses(offer: Offer) -> bool:
    return isinstance(offer, AnyCase) and offer.deed is Accuse
