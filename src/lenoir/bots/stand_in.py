"""The stand-in: plays a turn for a person until they return, and leaves them what is theirs."""

from typing import Final

from lenoir.bots.judges.marks import cards_of_kind, crossed_off
from lenoir.core.actions import (
    Accuse,
    Action,
    Challenge,
    EndTurn,
    LookInPool,
    Pass,
    PlayKeeper,
    Stay,
    Suggest,
    UsePower,
    Walk,
)
from lenoir.core.board import Spaces
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.legal import AnyCase, AnyPlace, Offer, one_of
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

THEIRS: Final = frozenset({Accuse, Challenge, PlayKeeper, UsePower})
"""What only the person decides: it can be done once, or cannot be taken back (C-17)."""
IDLE: Final = frozenset({Stay, Pass, EndTurn})


class StandIn:
    """Walks into rooms and asks what its person has not seen; accuses never, and spends nothing."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Any lively action that costs the person nothing, else an idle one."""
        offers = [own for offer in legal_actions(view).offers for own in _free(view, offer)]
        lively = [offer for offer in offers if type(offer) not in IDLE]
        chosen = pick(rng, _best(lively) or offers)
        if type(chosen) is AnyCase:
            return Suggest(chosen.seat, _asked(view, chosen.rooms, rng))
        return one_of(chosen, rng)


def _free(view: View, offer: Offer) -> tuple[Offer, ...]:
    """What of an offer costs the person nothing: naming a room elsewhere, or twice, is a power."""
    if type(offer) is AnyCase:
        here = _here(view)
        if offer.deed is Accuse or view.table.turn.suggestions or not offer.rooms & here:
            return ()
        return (AnyCase(offer.deed, offer.seat, offer.deck, Cards(offer.rooms & here)),)
    if type(offer) is AnyPlace:
        if type(offer.example) in THEIRS:
            return ()
        rooms = Spaces(offer.spaces & view.table.edition.board.all_rooms)
        return (AnyPlace(offer.example, rooms or offer.spaces),)
    return () if type(offer) in THEIRS else (offer,)


def _here(view: View) -> Cards:
    """The card of the room in which the person's token stands."""
    table = view.table
    at = table.place_of(view.viewer)
    if not table.in_room(view.viewer) or at == table.edition.pool:
        return Cards(0)
    return Cards(1 << table.edition.room_card(at))


def _best(offers: list[Offer]) -> list[Offer]:
    """A suggestion before all, then a look or a walk; any of the rest else."""
    for wanted in (AnyCase, LookInPool, AnyPlace, Walk):
        found: list[Offer] = [offer for offer in offers if type(offer) is wanted]
        if found:
            return found
    return offers


def _asked(view: View, rooms: Cards, rng: Rng) -> Case:
    """A suspect and a weapon that the person has not seen, if there are such."""
    deck, seen = view.table.edition.deck, crossed_off(view)

    def name(kind: int) -> Card:
        cards = cards_of_kind(deck, kind)
        return pick(rng, tuple(each(Cards(cards & ~seen) or cards)))

    return Case(name(0), name(1), pick(rng, tuple(each(rooms))))
