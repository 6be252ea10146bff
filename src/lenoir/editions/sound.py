"""Whether a data file makes a game, before anything is built from it."""

import re
from collections.abc import Iterator
from importlib.util import find_spec

from lenoir.core.board import ROOMS_AT_MOST
from lenoir.core.table import SEATS_AT_MOST
from lenoir.editions.file import BoardFile, EditionFile

IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
COLUMNS_AT_MOST = 26
COPIES_AT_MOST = 15


def flaws(file: EditionFile) -> Iterator[str]:
    """What is wrong, as sentences; nothing if all is well."""
    few, many = file.players
    most = min(SEATS_AT_MOST, len(file.suspects))
    if not 2 <= few <= many <= most:
        yield f"players are from 2 to {most}, not {few} to {many}"
    for name in (*file.suspects, *file.weapons, *file.rooms, *file.places):
        if not IDENTIFIER.fullmatch(name):
            yield f"{name!r} is no identifier: small letters, digits and _"
    if file.pool is None and len(file.weapons) > len(file.rooms):
        yield "there are more weapons than rooms to put them in"
    if file.pool is not None and file.pool not in file.places:
        yield f"the pool {file.pool!r} is not among the places"
    for key, pile in (*file.keepers.items(), *file.clues.items()):
        if not 1 <= pile.copies <= COPIES_AT_MOST:
            yield f"there are 1 to {COPIES_AT_MOST} copies of a card, not {pile.copies} of {key}"
    for suspect in file.powers:
        if suspect not in file.suspects:
            yield f"the power of {suspect!r}, who is no suspect"
    for module in file.rules:
        if find_spec(module if "." in module else f"lenoir.rules.{module}") is None:
            yield f"there is no rules module {module!r}"
    if isinstance(file.board, BoardFile):
        yield from _board_flaws(file, file.board)


def _board_flaws(file: EditionFile, board: BoardFile) -> Iterator[str]:
    rooms = {*file.rooms, *file.places}
    if set(board.rooms.values()) != rooms:
        yield f"the letters of the map name other rooms than {', '.join(sorted(rooms))}"
    if len(rooms) > ROOMS_AT_MOST:
        yield f"there are more than {ROOMS_AT_MOST} rooms"
    if set(board.starts.values()) != set(file.suspects):
        yield "each suspect needs a start, and nobody else"
    drawing = board.map.split()
    if len({len(row) for row in drawing}) != 1 or len(drawing[0]) > COLUMNS_AT_MOST:
        yield f"the rows of the map are equally long, {COLUMNS_AT_MOST} columns at most"
    for letter in board.starts:
        if board.map.count(letter) != 1:
            yield f"the start {letter!r} stands on the map {board.map.count(letter)} times"
    for room in rooms - {room for room, doors in board.doors.items() if doors}:
        yield f"{room} has no door"
    for end in {end for passage in board.passages for end in passage} - rooms:
        yield f"a passage leads to {end!r}, which is no room"
