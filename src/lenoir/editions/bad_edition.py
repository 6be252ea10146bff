"""What can be wrong with a data file: a code and its parameters, and a text in English."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from msgspec import Struct

TEXTS: Final[dict[str, str]] = {
    "file": "{why}",
    "word": "{field} is one of {words}, not {word!r}",
    "options": "options: {why}",
    "players": "players are from 2 to {most}, not {few} to {many}",
    "identifier": "{name!r} is no identifier: small letters, digits and _",
    "twice": "{name!r} stands for two things",
    "weapons": "there are more weapons than rooms to put them in",
    "pool": "the pool {name!r} is not among the places",
    "copies": "there are 1 to {most} copies of a card, not {copies} of {card}",
    "power": "a power is given to {name!r}, who is no suspect",
    "rules": "there is no module of rules {name!r}; from elsewhere it must be on PYTHONPATH",
    "repeated": "the module of rules {name!r} is named twice",
    "needs": "the module of rules {name!r} makes no game without {field}",
    "option": "every table may change {option}: put it into [options]",
    "dice": "there are 1 or 2 dice, and special_dice says of each whether its 1 is special",
    # The board
    "letters": "the letters of the map name other rooms than {rooms}",
    "rooms": "there are more than {most} rooms",
    "starts": "each suspect needs a start, and nobody else",
    "map": "the rows of the map are equally long, {most} columns at most",
    "start": "the start {letter!r} stands on the map {times} times",
    "no_door": "{room} has no door",
    "door": "the door {door!r} of {room} is no corridor square",
    "passage": "a passage leads to {room!r}, which is no room",
    # The board of another edition
    "no_board": "the board is to be that of {edition!r}, and there is no such edition",
    "other_board": "the board of {edition} has other tokens or rooms",
    "told_apart": "rooms and places are told apart as in {edition}",
    "order": "suspects and rooms go in the order of {edition}",
}
"""The English text of every code; a caller who speaks another language has its own."""


class Flaw(Struct, frozen=True):
    """One thing that is wrong."""

    code: str
    params: Mapping[str, str | int]

    def __str__(self) -> str:
        return TEXTS[self.code].format(**self.params)


def flaw(code: str, **params: str | int) -> Flaw:
    """Something that is wrong."""
    return Flaw(code, params)


class BadEdition(ValueError):
    """A data file that does not make a game; the text says what is wrong with it."""

    def __init__(self, key: str, *flaws: Flaw, file: str = "") -> None:
        self.key, self.flaws, self.file = key, flaws, file
        where = f" ({file})" if file else ""
        super().__init__(f"edition {key}: {'; '.join(map(str, flaws))}{where}")

    def __reduce__(self) -> tuple[partial["BadEdition"], tuple[()]]:
        """So that it can come from another process."""
        return partial(BadEdition, self.key, *self.flaws, file=self.file), ()
