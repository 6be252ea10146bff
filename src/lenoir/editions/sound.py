"""Whether a data file makes a game, before anything is built from it."""

import re
from collections.abc import Iterator
from importlib import import_module

from lenoir.core.board import ROOMS_AT_MOST, SQUARE_MARKS
from lenoir.core.seats import SEATS_AT_MOST
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
        if not _is_rules(module if "." in module else f"lenoir.rules.{module}"):
            yield f"there is no module of rules {module!r}; from elsewhere it must be on PYTHONPATH"
    names = (*file.suspects, *file.weapons, *file.rooms, *file.places)
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{name!r} stands for two things"
    for option in ("turn_limit", "last_detective_wins"):
        if option not in file.options:
            yield f"every table may change {option}: put it into [options]"
    dice = {**file.fixed, **file.options}.get("dice", 2)
    if dice not in (1, 2) or len(file.special_dice) < dice:
        yield "there are 1 or 2 dice, and special_dice says of each whether its 1 is special"
    if isinstance(file.board, BoardFile):
        yield from _board_flaws(file, file.board)


def _is_rules(module: str) -> bool:
    try:
        return hasattr(import_module(module), "RULES") and module != "lenoir.rules.standard"
    except ModuleNotFoundError:
        return False


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
    squares = {
        f"{chr(ord('a') + x)}{y}"
        for y, row in enumerate(drawing)
        for x, mark in enumerate(row)
        if mark in SQUARE_MARKS or mark in board.starts
    }
    for room, doors in board.doors.items():
        for door in doors:
            if door not in squares:
                yield f"the door {door!r} of {room} is no corridor square"
    for end in {end for passage in board.passages for end in passage} - rooms:
        yield f"a passage leads to {end!r}, which is no room"
