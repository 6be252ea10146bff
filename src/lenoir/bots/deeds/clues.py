"""Clue cards: what to name, whom to pick, where to put the passage and where to rush."""

from lenoir.bots.moment import Moment
from lenoir.bots.walking.movement import outlook_of
from lenoir.core.actions import Action, NameCard, PickSeat, PlacePassage, Rush
from lenoir.core.board import Space
from lenoir.core.phases import Naming
from lenoir.deduction.facts import hand_of


def name(moment: Moment) -> Action:
    """The card in most doubt: all learn where it is, but it is our turn."""
    phase = moment.table.phase
    assert type(phase) is Naming
    return NameCard(moment.seat, max(phase.cards, key=moment.judgement.doubt))


def pick(moment: Moment) -> Action:
    """Whoever has most cards that one has not seen."""
    others = moment.table.seats_after(moment.seat)
    most = max(others, key=lambda seat: moment.judgement.wish(hand_of(seat)))
    return PickSeat(moment.seat, most)


def place(moment: Moment) -> Action:
    """The room from which one will first make use of the passage: one's own, or the nearest."""
    turns = moment.ground.turns[moment.here]
    rooms = [offer.to for offer in moment.offers if type(offer) is PlacePassage]
    return PlacePassage(moment.seat, min(rooms, key=turns.__getitem__))


def rush(moment: Moment) -> Action:
    """The room one would most like to be in."""
    values = outlook_of(moment).rooms
    return Rush(moment.seat, Space(max(range(len(values)), key=values.__getitem__)))
