"""The ground: how far it is from everywhere to every room, in points and in turns."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from lenoir.bots.walking.odds import FAR, Odds, odds
from lenoir.core.board import Space, Spaces, bit, spaces_of
from lenoir.core.edition import Edition
from lenoir.core.table import Table
from lenoir.rules.engine import rules_of

PATIENCE: Final = 0.6
"""What remains of the worth of a thing when one has to wait a turn for it."""

BACK_AGAIN: Final = 2.0
"""How many turns it takes to leave a room and be back in it."""


class Ground(Struct, frozen=True, eq=False):
    """An edition's board as it is walked, on the whole free of other tokens."""

    odds: Odds
    rooms: range
    points: Mapping[Space, tuple[int, ...]]
    """From each space to each room, by dice alone."""
    turns: Mapping[Space, tuple[float, ...]]
    """How many turns it takes on average, passages and rooms on the way included."""
    late: Mapping[Space, tuple[float, ...]]
    """What is left of a room's worth for one who rolls and does not come there this turn."""
    at_hand: tuple[Spaces, ...]
    """From each room, where one may be without walking: passages, and the room if one may stay."""


_grounds: dict[tuple[Edition, int, Space | None, bool], Ground] = {}


def ground_of(table: Table) -> Ground:
    """The ground under a table; it changes only with a new passage."""
    options = table.options
    key = table.edition, options.dice, table.extra_passage, options.resuggest_when_staying
    ground = _grounds.get(key)
    if ground is None:
        ground = _grounds[key] = _survey(table)
    return ground


def _survey(table: Table) -> Ground:
    edition, options = table.edition, table.options
    chances, board, rules = odds(edition, options.dice), edition.board, rules_of(edition)
    rooms = range(len(board.rooms))
    ways = [board.distances(Space(room)) for room in rooms]
    spaces = [*map(Space, rooms), *spaces_of(board.corridor)]
    points = {
        space: tuple(
            FAR + 1 if room == space else way.get(space, FAR) for room, way in enumerate(ways)
        )
        for space in spaces
    }
    at_hand = tuple(
        Spaces(rules.passages_from(table, room) | bit(room) * options.resuggest_when_staying)
        for room in map(Space, rooms)
    )
    between = _between(rooms, points, at_hand, chances)
    walking = {space: _walking(space, points[space], between, chances) for space in spaces}
    turns = {**walking, **{Space(room): tuple(between[room]) for room in rooms}}
    late = {space: tuple(PATIENCE ** max(n - 1, 1) for n in row) for space, row in walking.items()}
    return Ground(chances, rooms, points, turns, late, at_hand)


def _walking(
    space: Space, points: tuple[int, ...], between: list[list[float]], odds: Odds
) -> tuple[float, ...]:
    """Turns to every room for a player who rolls now, whatever they do later."""
    firsts = [(via, odds.turns[far]) for via, far in enumerate(points) if via != space]
    return tuple(
        BACK_AGAIN
        if room == space
        else min(turns + between[via][room] * (via != room) for via, turns in firsts)
        for room in range(len(points))
    )


def _between(
    rooms: range, points: Mapping[Space, tuple[int, ...]], at_hand: tuple[Spaces, ...], odds: Odds
) -> list[list[float]]:
    """Turns from room to room by the best way, over other rooms if need be."""
    best = [
        [
            1.0
            if at_hand[one] >> other & 1
            else BACK_AGAIN
            if one == other
            else odds.turns[points[Space(one)][other]]
            for other in rooms
        ]
        for one in rooms
    ]
    for via in rooms:
        for row in best:
            for other in rooms:
                row[other] = min(row[other], row[via] + best[via][other])
    return best
