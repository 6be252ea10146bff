"""Powers: each works once in a game, and is used the first time it wins enough."""

from typing import Final

from lenoir.bots.moment import Moment
from lenoir.core.actions import Action, Pass, UsePower
from lenoir.core.cards import Cards, each
from lenoir.core.phases import Glimpsing
from lenoir.deduction.facts import hand_of

PRICE: Final = 0.3
"""What a power must win, as a share of the best suggestion there is."""
LIKELY_NEW: Final = 0.5


def glimpse(moment: Moment) -> Action:
    """Look when more likely than not the card is a new one; hands are never newer than early."""
    phase = moment.table.phase
    assert type(phase) is Glimpsing
    size = moment.table.sizes[phase.to]
    unseen = moment.judgement.wish(hand_of(phase.to))
    return UsePower(moment.seat) if unseen > LIKELY_NEW * size else Pass(moment.seat)


def second_pays(moment: Moment, rooms: Cards) -> bool:
    """Whether a second suggestion here wins enough: elsewhere one would have to walk first."""
    return best(moment, rooms) > PRICE * best(moment, moment.table.edition.deck.room_cards)


def can_name_elsewhere(moment: Moment) -> bool:
    """Whether naming another room than one's own is a power."""
    return moment.table.power_of(moment.seat) == "far_suggestion"


def elsewhere_pays(moment: Moment, rooms: Cards, here: Cards) -> bool:
    """Whether another room wins enough more than this one; in the corridor any room does."""
    there = best(moment, rooms)
    return there - best(moment, here) > PRICE * there


def best(moment: Moment, rooms: Cards) -> float:
    """What the best suggestion in one of some rooms would win."""
    return max((moment.judgement.worth(room) for room in each(rooms)), default=0.0)
