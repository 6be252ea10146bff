"""An edition as plain data, for ``--json``."""

from collections.abc import Sequence

import msgspec

from lenoir.core.board import Space, spaces_of
from lenoir.core.edition import Edition, Text


def option_values(edition: Edition) -> dict[str, object]:
    """The options a table may change, with their defaults."""
    values = msgspec.structs.asdict(edition.options)
    return {name: values[name] for name in edition.changeable}


def as_data(edition: Edition) -> dict[str, object]:
    """Names in every language, options, and the board."""
    deck = edition.deck
    return {
        "key": edition.key,
        "title": edition.texts["title"],
        "about": edition.texts["about"],
        "players": {"from": edition.players[0], "to": edition.players[-1]},
        "suspects": _named(edition, deck.suspects),
        "weapons": _named(edition, deck.weapons),
        "rooms": _named(edition, deck.rooms),
        "options": option_values(edition),
        "rules": edition.modules,
        "keepers": _piles(edition, "keeper"),
        "powers": dict(zip(deck.suspects, edition.powers, strict=True)),
        "clues": _piles(edition, "clue"),
        "board": _board(edition),
    }


def _named(edition: Edition, ids: Sequence[str]) -> dict[str, Text]:
    return {key: edition.texts[key] for key in ids}


def _piles(edition: Edition, prefix: str) -> dict[str, Text]:
    found = edition.texts.items()
    return {
        key.removeprefix(f"{prefix}."): text
        for key, text in found
        if key.startswith(f"{prefix}.") and ".text" not in key
    }


def _board(edition: Edition) -> dict[str, object]:
    board = edition.board
    pairs = [
        (board.rooms[room], board.rooms[other])
        for room, leads in enumerate(board.passages)
        for other in spaces_of(leads)
        if other > room
    ]
    return {
        "map": board.rows,
        "rooms": dict(zip(board.marks, board.rooms, strict=True)),
        "doors": {
            board.rooms[room]: [board.name(square) for square in spaces_of(doors)]
            for room, doors in enumerate(board.doors)
        },
        "starts": {
            suspect: board.name(Space(start))
            for suspect, start in zip(edition.deck.suspects, board.starts, strict=True)
        },
        "passages": pairs,
    }
