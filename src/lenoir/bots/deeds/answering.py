"""Answering: which card to show, lay open or pass on."""

from lenoir.bots.deeds import keepers
from lenoir.bots.moment import Moment
from lenoir.core.actions import Action, LayOpen, SayNone, Show
from lenoir.core.cards import Cards, cards_of
from lenoir.core.phases import ShowingNeighbour


def refute(moment: Moment) -> Action:
    """Show one of the named cards, or say truly that one holds none: our bots are honest."""
    cards = _cards(moment, Show)
    blocked = keepers.block(moment, cards)
    if blocked is not None:
        return blocked
    if not cards:
        return SayNone(moment.seat)
    return Show(moment.seat, moment.judgement.to_show(cards, moment.table.turn.seat))


def show_neighbour(moment: Moment) -> Action:
    """A card of the hand for the neighbour who asked."""
    phase = moment.table.phase
    assert type(phase) is ShowingNeighbour
    return Show(moment.seat, moment.judgement.to_show(_cards(moment, Show), phase.to))


def pass_left(moment: Moment) -> Action:
    """A card of the hand for the neighbour on the left; an open one is no news."""
    cards = _cards(moment, Show)
    known = Cards(cards & moment.table.opened[moment.seat])
    left = moment.table.seats_after(moment.seat)[0]
    return Show(moment.seat, moment.judgement.to_show(known or cards, left))


def lay_open(moment: Moment) -> Action:
    """A card of the hand for all."""
    return LayOpen(moment.seat, moment.judgement.to_open(_cards(moment, LayOpen)))


def _cards(moment: Moment, deed: type[Show] | type[LayOpen]) -> Cards:
    return cards_of(offer.card for offer in moment.offers if type(offer) is deed)
