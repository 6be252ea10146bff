"""Whether a data file makes a game, before anything is built from it."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import get_args

from msgspec.structs import fields

from lenoir.core.board import ROOMS_AT_MOST, SQUARE_MARKS
from lenoir.core.seats import SEATS_AT_MOST
from lenoir.editions.bad_edition import Flaw, flaw
from lenoir.editions.file import BoardFile, EditionFile

WRONG_WORD = re.compile(r"Invalid enum value '(?P<word>.*)' - at `\$\.(?P<field>\w+)`")
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
COLUMNS_AT_MOST = 26
COPIES_AT_MOST = 15


def unreadable(why: str) -> Flaw:
    """Why a file could not be read; where only some words will do, which."""
    if found := WRONG_WORD.fullmatch(why):
        for field in fields(EditionFile):
            if field.name == found["field"] and (words := get_args(field.type)):
                return flaw("word", **found.groupdict(), words=", ".join(words))
    return flaw("file", why=why)


def flaws(file: EditionFile) -> Iterator[Flaw]:
    """What is wrong; nothing if all is well."""
    few, many = file.players
    most = min(SEATS_AT_MOST, len(file.suspects))
    if not 2 <= few <= many <= most:
        yield flaw("players", most=most, few=few, many=many)
    for name in (*file.suspects, *file.weapons, *file.rooms, *file.places):
        if not IDENTIFIER.fullmatch(name):
            yield flaw("identifier", name=name)
    if file.pool is None and len(file.weapons) > len(file.rooms):
        yield flaw("weapons")
    if file.pool is not None and file.pool not in file.places:
        yield flaw("pool", name=file.pool)
    for key, pile in (*file.keepers.items(), *file.clues.items()):
        if not 1 <= pile.copies <= COPIES_AT_MOST:
            yield flaw("copies", most=COPIES_AT_MOST, copies=pile.copies, card=key)
    for suspect in file.powers:
        if suspect not in file.suspects:
            yield flaw("power", name=suspect)
    yield from _rules_flaws(file)
    names = (*file.suspects, *file.weapons, *file.rooms, *file.places)
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield flaw("twice", name=name)
    for option in ("turn_limit", "last_detective_wins"):
        if option not in file.options:
            yield flaw("option", option=option)
    dice = {**file.fixed, **file.options}.get("dice", 2)
    if dice not in (1, 2) or len(file.special_dice) < dice:
        yield flaw("dice")
    if isinstance(file.board, BoardFile):
        yield from _board_flaws(file, file.board)


def _rules_flaws(file: EditionFile) -> Iterator[Flaw]:
    for name in file.rules:
        if file.rules.count(name) > 1:
            yield flaw("repeated", name=name)
        needs = _needs(name if "." in name else f"lenoir.rules.{name}")
        if needs is None:
            yield flaw("rules", name=name)
            continue
        for field in needs:
            if not getattr(file, field):
                yield flaw("needs", name=name, field=field)


def _needs(module: str) -> tuple[str, ...] | None:
    """What the rules of a module need to be in the file; None if it has no rules."""
    if module == "lenoir.rules.standard":
        return None
    try:
        needs: tuple[str, ...] = import_module(module).RULES.needs
    except (ModuleNotFoundError, AttributeError):
        return None
    return needs


def _board_flaws(file: EditionFile, board: BoardFile) -> Iterator[Flaw]:
    rooms = {*file.rooms, *file.places}
    if set(board.rooms.values()) != rooms:
        yield flaw("letters", rooms=", ".join(sorted(rooms)))
    if len(rooms) > ROOMS_AT_MOST:
        yield flaw("rooms", most=ROOMS_AT_MOST)
    if set(board.starts.values()) != set(file.suspects):
        yield flaw("starts")
    drawing = board.map.split()
    if len({len(row) for row in drawing}) != 1 or len(drawing[0]) > COLUMNS_AT_MOST:
        yield flaw("map", most=COLUMNS_AT_MOST)
    for letter in board.starts:
        if board.map.count(letter) != 1:
            yield flaw("start", letter=letter, times=board.map.count(letter))
    for room in rooms - {room for room, doors in board.doors.items() if doors}:
        yield flaw("no_door", room=room)
    squares = {
        f"{chr(ord('a') + x)}{y}"
        for y, row in enumerate(drawing)
        for x, mark in enumerate(row)
        if mark in SQUARE_MARKS or mark in board.starts
    }
    for room, doors in board.doors.items():
        for door in doors:
            if door not in squares:
                yield flaw("door", door=door, room=room)
    for end in {end for passage in board.passages for end in passage} - rooms:
        yield flaw("passage", room=end)
