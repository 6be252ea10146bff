"""Events and actions in words: identifiers instead of numbers."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from lenoir.core.board import Space, Spaces
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.events import ClueDrawn
from lenoir.core.keepers import Keeper, Keepers, each_keeper
from lenoir.core.options import Options
from lenoir.core.seats import Seat
from lenoir.core.table import Table


def words(value: Struct, table: Table) -> str:
    """The kind, then each field: ``TokenMoved token=rose to=h20 how=walk``."""
    parts = [type(value).__name__]
    for field in msgspec.structs.fields(value):
        content = getattr(value, field.name)
        if isinstance(value, ClueDrawn) and field.name == "clue":
            parts.append(f"clue={_clue(content, table)}")
        else:
            parts.append(f"{field.name}={_word(content, field.type, table)}")
    return " ".join(parts)


def _word(value: Any, kind: object, table: Table) -> str:  # noqa: ANN401
    """A value by its annotation. A type that is not here must be thought about."""
    edition = table.edition
    ids = edition.deck.ids
    if value is None:
        return "-"
    if get_origin(kind) in (Union, UnionType) and NoneType in get_args(kind):
        return _word(value, get_args(kind)[0], table)
    if get_origin(kind) is tuple:
        return f"[{' '.join(_word(item, get_args(kind)[0], table) for item in value)}]"
    if isinstance(value, Options):
        changed = msgspec.to_builtins(value).items()
        return f"({' '.join(f'{name}={setting}' for name, setting in changed)})"
    if isinstance(value, Struct):
        return f"({words(value, table)})"
    if kind is Seat:
        return str(ids[table.suspects[value]])
    if kind is Card:
        return str(ids[value])
    if kind is Case:
        return "/".join(ids[card] for card in value)
    if kind is Cards:
        return f"[{' '.join(ids[card] for card in each(value))}]"
    if kind is Space:
        return edition.board.name(value)
    if kind is Keeper:
        return str(edition.keepers[value].name)
    if kind is Keepers:
        return f"[{' '.join(edition.keepers[keeper].name for keeper in each_keeper(value))}]"
    assert kind is not Spaces
    assert kind in (int, str, bool) or get_origin(kind) is Literal, kind
    return str(value)


def _clue(number: int, table: Table) -> str:
    clue = table.edition.clues[number]
    return clue.kind if clue.card is None else f"{clue.kind}:{table.edition.deck.ids[clue.card]}"
