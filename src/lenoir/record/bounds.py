"""Whether every number in an event names something: a seat, a card, a space of this very table."""

from collections.abc import Callable, Mapping
from typing import Final, cast, get_args, get_origin

from msgspec import Struct

from lenoir.core.board import ROOMS_AT_MOST, Board, Space
from lenoir.core.cards import Card, Cards, Case
from lenoir.core.keepers import Keeper, Keepers, count
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.record.errors import Nonsense
from lenoir.record.fields import fields_of

NUMBERS_AT_MOST: Final = 999
"""No count of anything in a game is larger."""


def is_space(board: Board, number: int) -> bool:
    """Whether a number is a room or a corridor square of a board."""
    if number < ROOMS_AT_MOST:
        return 0 <= number < len(board.rooms)
    within = number < ROOMS_AT_MOST + board.stride * len(board.rows)
    return within and bool(board.corridor >> number & 1)


def are_keepers(table: Table, hand: int) -> bool:
    """Whether a number is a hand of keepers."""
    kinds = table.edition.keepers
    if not 0 <= hand < 1 << 4 * len(kinds):
        return False
    return all(
        count(Keepers(hand), Keeper(number)) <= kind.copies for number, kind in enumerate(kinds)
    )


BY_TYPE: Final[Mapping[object, Callable[[Table, int], bool]]] = {
    int: lambda table, n: 0 <= n <= NUMBERS_AT_MOST,
    Seat: lambda table, n: 0 <= n < len(table.suspects),
    Card: lambda table, n: 0 <= n < len(table.edition.deck),
    Cards: lambda table, n: 0 <= n < 1 << len(table.edition.deck),
    Space: lambda table, n: is_space(table.edition.board, n),
    Keeper: lambda table, n: 0 <= n < len(table.edition.keepers),
    Keepers: are_keepers,
}
BY_NAME: Final[Mapping[str, Callable[[Table, int], bool]]] = {
    "token": lambda table, n: n in table.edition.deck.kinds[0],
    "weapon": lambda table, n: n in table.edition.deck.kinds[1],
    "room": lambda table, n: n < len(table.edition.board.rooms),
    "dice": lambda table, n: 1 <= n <= 6,
    "clue": lambda table, n: n < len(table.edition.clues),
    "clock": lambda table, n: n <= table.edition.clocks,
    "leg": lambda table, n: n <= 2,
}
"""What a field's name says beyond its type."""


def check_bounds(table: Table, struct: Struct) -> None:
    """Refuse a number that names nothing."""
    for name, hint in fields_of(type(struct)).items():
        value = getattr(struct, name)
        if isinstance(value, Struct):
            check_bounds(table, value)
        elif not _fits(table, name, hint, value):
            raise Nonsense(
                "out_of_range", field=name, event=type(struct).__name__, value=shortened(value)
            )


def shortened(value: object) -> str:
    """A value as text, however large it is."""
    if isinstance(value, int) and abs(value) > 1 << 64:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _fits(table: Table, name: str, hint: object, value: object) -> bool:
    if value is None:
        return True
    if isinstance(value, Case):
        return table.edition.deck.is_case(value)
    if isinstance(value, tuple):
        return all(_fits(table, name, _element(hint), item) for item in value)
    if type(value) is not int:
        return True
    known = hint if hint in BY_TYPE else next((h for h in get_args(hint) if h in BY_TYPE), int)
    also = BY_NAME.get(name)
    return BY_TYPE[known](table, value) and (also is None or also(table, value))


def _element(hint: object) -> object:
    return cast(object, get_args(hint)[0]) if get_origin(hint) is tuple else hint
