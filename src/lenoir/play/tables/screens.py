"""A screen in the middle of the room: it looks on, and is let in by a code one can type."""

from hashlib import sha256
from hmac import compare_digest
from hmac import digest as keyed
from typing import Final

from lenoir.play.people.keys import CODE_LENGTH, LETTERS, tidied
from lenoir.play.refusal import Refusal
from lenoir.play.tables.seating import Seating

MORE: Final = 4
"""Letters after the table's own code. Everybody who was ever invited knows that one, and strangers
do if the table is listed, so it must not be enough to watch the game."""


def screen_code(seating: Seating) -> str:
    """The code for a screen. Only people who sit at the table are told."""
    made = keyed(seating.watch.encode(), b"screen code", sha256)
    return seating.code + "".join(LETTERS[byte % len(LETTERS)] for byte in made[:MORE])


def table_code(code: str) -> str:
    """The part of a screen's code that finds the table. It also invites phones."""
    return tidied(code)[:CODE_LENGTH]


def screen_key(seating: Seating, code: str) -> str:
    """The key to look on with that a screen gets for its code.

    It follows from what is stored: any number of screens adds nothing to the table's log.
    """
    typed, right = tidied(code)[:64].encode(), screen_code(seating).encode()
    if not seating.watch or not compare_digest(typed, right):
        raise Refusal("no_such_table")
    return seating.screen_key
