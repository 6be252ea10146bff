"""Values as short words: seats by their suspect, cards and spaces by their identifier.

A word is made of letters, digits and underscores. ``+`` joins the cards of a set or the values of
a row, ``|`` joins sets, ``/`` the three cards of a case; ``none`` is an empty set or row, ``-``
stands where there is no value.
"""

import re
from collections.abc import Iterable
from types import UnionType
from typing import Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.keepers import NO_KEEPERS, Keeper, Keepers, each_keeper, one
from lenoir.core.options import Options
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.record.errors import Nonsense
from lenoir.record.fields import ACTIONS, PHASES, fields_of, without_none

NONE: Final = "-"
EMPTY: Final = "none"
NUMBER: Final = re.compile("[0-9]{1,9}")
CALL: Final = re.compile(r"(\w+)\(([^()]*)\)")
STRUCTS: Final = {**ACTIONS, **PHASES}
FIRST_OPTIONS: Final = (
    *("last_detective_wins", "turn_limit", "resuggest_when_staying", "spoken_accusation"),
    *("honour", "dice", "draw_only_from_rooms", "up_to", "rush_each_chooses", "clue_cards"),
    *("teams", "room_cards"),
)
"""The options as old as the notation; where nothing is said of one it is the edition's own. Later
ones are what `Options` has, for a text keeps its meaning when an edition changes its mind."""


def is_optional(hint: object) -> bool:
    """Whether a value may be missing."""
    return get_origin(hint) in (Union, UnionType) and type(None) in get_args(hint)


def to_text(table: Table, hint: object, value: object) -> str:
    """A value as a word."""
    if value is None:
        return NONE
    if isinstance(value, Options):
        return _options_text(table, value)
    if isinstance(value, Case):
        return "/".join(table.edition.deck.ids[card] for card in value)
    if isinstance(value, tuple):
        item = get_args(hint)[0]
        return _joint(item).join(to_text(table, item, one) for one in value) or EMPTY
    if isinstance(value, Struct):
        return call_text(table, value)
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    assert isinstance(value, int)
    return _number_text(table, without_none(hint), value)


def call_text(table: Table, struct: Struct) -> str:
    """An event, action or phase with all that it says: ``Moving(rose,7,0,no)``."""
    words = (
        to_text(table, hint, getattr(struct, name))
        for name, hint in fields_of(type(struct)).items()
    )
    return f"{type(struct).__name__}({','.join(words)})"


def _number_text(table: Table, hint: object, value: int) -> str:
    ids, kinds = table.edition.deck.ids, table.edition.keepers
    if hint is Seat:
        return ids[table.suspects[value]]
    if hint is Card:
        return ids[value]
    if hint is Cards:
        return "+".join(ids[card] for card in each(Cards(value))) or EMPTY
    if hint is Space:
        return table.edition.board.name(Space(value))
    if hint is Keeper:
        return kinds[value].name
    if hint is Keepers:
        return "+".join(kinds[keeper].name for keeper in each_keeper(Keepers(value))) or EMPTY
    return str(value)


def _options_text(table: Table, options: Options) -> str:
    """Only what differs from what is understood."""
    usual, hints = _understood(table), fields_of(Options)
    changed = (name for name in hints if getattr(options, name) != getattr(usual, name))
    pairs = (f"{name}={to_text(table, hints[name], getattr(options, name))}" for name in changed)
    return "&".join(pairs) or EMPTY


def _understood(table: Table) -> Options:
    """The options of a game of which the text says nothing."""
    first = {name: getattr(table.edition.options, name) for name in FIRST_OPTIONS}
    return Options(**first)


def from_text(table: Table, hint: object, text: str) -> object:
    """The value that a word stands for; `Nonsense` if it stands for none."""
    if is_optional(hint):
        return None if text == NONE else from_text(table, without_none(hint), text)
    if hint is Options:
        return _options(table, text)
    if hint is Case:
        return _case(table, text)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        words = [] if text == EMPTY else text.split(_joint(item))
        return tuple(from_text(table, item, word) for word in words)
    if get_origin(hint) is Literal:
        return _one_of(text, get_args(hint), "word")
    if get_origin(hint) in (Union, UnionType):
        return call_from(table, text, STRUCTS)
    if hint is bool:
        return _one_of(text, ("yes", "no"), "yes_or_no") == "yes"
    return text if hint is str else _number(table, hint, text)


def call_from(table: Table, text: str, kinds: dict[str, type[Struct]]) -> Struct:
    """The event, action or phase that is written with all it says."""
    found = CALL.fullmatch(text)
    kind = kinds.get(found[1]) if found else None
    if found is None or kind is None:
        raise Nonsense("no_value", value=text[:60], what="happening")
    fields, words = fields_of(kind), found[2].split(",") if found[2] else []
    if len(words) != len(fields):
        raise Nonsense("no_value", value=text[:60], what=f"{kind.__name__}({','.join(fields)})")
    values = (
        from_text(table, hint, word) for hint, word in zip(fields.values(), words, strict=True)
    )
    return kind(*values)


def _number(table: Table, hint: object, text: str) -> int:
    deck, kinds = table.edition.deck, table.edition.keepers
    if hint is Seat:
        seats = [deck.ids[card] for card in table.suspects]
        return seats.index(_one_of(text, seats, "seat"))
    if hint is Card:
        return deck.ids.index(_one_of(text, deck.ids, "card"))
    if hint is Cards:
        cards = [Card(_number(table, Card, word)) for word in _words(text)]
        _no_repeats(text, cards)
        return cards_of(cards)
    if hint is Space:
        try:
            return table.edition.board.space(text)
        except ValueError:
            raise Nonsense("no_value", value=text[:60], what="place") from None
    if hint is Keeper:
        names = [kind.name for kind in kinds]
        return [*names].index(_one_of(text, names, "keeper"))  # type: ignore[arg-type]
    if hint is Keepers:
        keepers = [Keeper(_number(table, Keeper, word)) for word in _words(text)]
        if any(keepers.count(keeper) > kinds[keeper].copies for keeper in keepers):
            raise Nonsense("no_value", value=text[:60], what="keepers")
        return sum(map(one, keepers), start=NO_KEEPERS)
    if not NUMBER.fullmatch(text):
        raise Nonsense("no_value", value=text[:60], what="number")
    return int(text)


def _case(table: Table, text: str) -> Case:
    words = text.split("/")
    if len(words) != 3:
        raise Nonsense("no_value", value=text[:60], what="case")
    return Case(*(Card(_number(table, Card, word)) for word in words))


def _options(table: Table, text: str) -> Options:
    changes: dict[str, object] = {}
    for pair in text.split("&") if text != EMPTY else ():
        name, _, word = pair.partition("=")
        if name not in fields_of(Options) or name in changes:
            raise Nonsense("no_value", value=pair[:60], what="option")
        changes[name] = _option(table, fields_of(Options)[name], word)
    usual = msgspec.structs.asdict(_understood(table))
    try:
        return msgspec.convert({**usual, **changes}, Options)
    except msgspec.ValidationError:
        raise Nonsense("no_value", value=text[:60], what="options") from None


def _option(table: Table, hint: object, word: str) -> object:
    if hint in (bool, int):
        return from_text(table, hint, word)
    return word.split("+") if "+" in word else word


def _joint(item: object) -> str:
    return "|" if item in (Cards, Keepers) or is_optional(item) else "+"


def _words(text: str) -> list[str]:
    return [] if text == EMPTY else text.split("+")


def _no_repeats(text: str, cards: list[Card]) -> None:
    if len(set(cards)) < len(cards):
        raise Nonsense("no_value", value=text[:60], what="cards")


def _one_of(text: str, words: Iterable[object], what: str) -> str:
    if text not in words:
        raise Nonsense("no_value", value=text[:60], what=what)
    return text
