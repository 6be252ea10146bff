"""Aims: what it would win to be in each room, the pool among them."""

from typing import Final

from msgspec.structs import replace

from lenoir.bots.moment import Moment
from lenoir.core.board import Space, Spaces, bit
from lenoir.core.row import changed
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.deduction.facts import POOL, in_room
from lenoir.rules.engine import rules_of

LEAST: Final = 0.02
"""Any suggestion is better than none, so that nobody wanders without an aim."""
UNIT: Final = 0.3
"""What a card to look at wins at least, however little there is left to ask."""
ENOUGH: Final = 5
"""How often one asks in a room before one tires of it, whatever the judge says."""
TIRED: Final = 0.8


def aims(moment: Moment) -> tuple[float, ...]:
    """For each room of the board: a suggestion, cards to look at, or the winning accusation."""
    if moment.solved is not None:
        places = where_to_accuse(moment.table, moment.seat)
        return tuple(float(places >> room & 1) for room in moment.ground.rooms)
    worths = [_worth(moment, Space(room)) for room in moment.ground.rooms]
    unit = max(*worths, UNIT)
    return tuple(worth + unit * _to_see(moment, Space(room)) for room, worth in enumerate(worths))


def _worth(moment: Moment, room: Space) -> float:
    """What a suggestion there would win."""
    edition = moment.table.edition
    if room == edition.pool:
        return 0.0
    card = edition.room_card(room)
    worth, asked = moment.judgement.worth(card), moment.diary.asked[card]
    return max(worth * TIRED ** (asked - ENOUGH) if asked > ENOUGH else worth, LEAST)


def _to_see(moment: Moment, room: Space) -> float:
    """How many cards lie there that one would be curious to see: each is as good as an answer."""
    if room == moment.table.edition.pool:
        return moment.judgement.wish(POOL)
    return moment.judgement.wish(in_room(room)) if room in moment.table.in_rooms else 0.0


def where_to_accuse(table: Table, seat: Seat) -> Spaces:
    """The rooms in which an accusation is heard."""
    edition, rules, token = table.edition, rules_of(table.edition), table.token_of(seat)
    if edition.pool is not None:
        return bit(edition.pool)
    heard = 0
    for room in range(len(edition.board.rooms)):
        there = replace(table, tokens=changed(table.tokens, token, Space(room)))
        heard |= rules.may_accuse(there, seat) << room
    return Spaces(heard)
