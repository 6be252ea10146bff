"""Editions from data files: a new file in this folder is a new edition.

So is one in a folder that the environment names in ``LENOIR_EDITIONS``.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from lenoir.core.board import Board, Spaces, bit, compile_board
from lenoir.core.cards import Card, Deck
from lenoir.core.edition import Clue, Edition, Power, Text
from lenoir.core.keepers import KeeperKind, KeeperName
from lenoir.core.options import Options
from lenoir.core.walk import Manner

FOLDER: Traversable = files("lenoir.editions")
ELSEWHERE: Final = "LENOIR_EDITIONS"
"""The environment variable with further folders, written like ``PATH``."""


class NoSuchEdition(ValueError):
    """There is no edition by that name."""


class _File(Struct, forbid_unknown_fields=True):
    """The base of what is in a file."""


class _Named(_File):
    fr: str
    en: str

    @property
    def name(self) -> Text:
        return Text(self.fr, self.en)


class _Suspect(_Named):
    colour: str


class _Explained(_Named):
    text: Text


class _Pile(_Explained):
    copies: int


class _Power(_Explained):
    power: Power
    personality: Text


class _BoardFile(_File):
    map: str
    rooms: dict[str, str]
    starts: dict[str, str]
    passages: list[tuple[str, str]]
    doors: dict[str, list[str]]


class EditionFile(_File):
    """A data file as it is written."""

    title: Text
    about: Text
    victim: Text
    players: tuple[int, int]
    board: _BoardFile | str
    """The board; or the edition whose board it is."""
    suspects: dict[str, _Suspect]
    weapons: dict[str, _Named]
    rooms: dict[str, _Named]
    options: dict[str, bool | int | str]
    """What a table may change, with the default."""
    fixed: dict[str, bool | int | str] = field(default_factory=dict)
    """What is different from the common default and stays so."""
    rules: tuple[str, ...] = ()
    walk: Manner = "up_to"
    pass_over: bool = False
    special_dice: tuple[bool, ...] = (False, False)
    seated_in_token_order: bool = False
    dealer: Literal["drawn", "highest_roll"] = "drawn"
    first: Literal["first_token", "highest_roll"] = "first_token"
    equal_hands: bool = False
    ends_turn_when_shown: bool = False
    pool: str | None = None
    places: dict[str, _Named] = field(default_factory=dict)
    leap_rooms: tuple[str, ...] = ()
    clocks: int = 0
    keepers: dict[KeeperName, _Pile] = field(default_factory=dict)
    clues: dict[str, _Pile] = field(default_factory=dict)
    powers: dict[str, _Power] = field(default_factory=dict)


def edition_keys() -> tuple[str, ...]:
    """The keys of all editions: those which come with the package, then those from elsewhere."""
    return tuple(_files())


@cache
def load_edition(key: str) -> Edition:
    """An edition by its key."""
    found = _files()
    if key not in found:
        raise NoSuchEdition(f"no edition {key!r}; there are {', '.join(found)}")
    return read_edition(key, found[key].read_text("utf-8"))


def _files() -> dict[str, Traversable]:
    """The data file of each edition; the package's own cannot be replaced from elsewhere."""
    elsewhere = map(Path, filter(None, os.environ.get(ELSEWHERE, "").split(os.pathsep)))
    found: dict[str, Traversable] = {}
    for folder in (FOLDER, *(folder for folder in elsewhere if folder.is_dir())):
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".toml"):
                found.setdefault(entry.name.removesuffix(".toml"), entry)
    return found


def read_edition(key: str, toml: str) -> Edition:
    """An edition from the text of its file; the error for a bad one says where it is bad."""
    file = msgspec.toml.decode(toml, type=EditionFile)
    deck = Deck(tuple(file.suspects), tuple(file.weapons), tuple(file.rooms))
    if isinstance(file.board, str):
        board = load_edition(file.board).board
    else:
        board = _board(file.board, deck)
    options = msgspec.convert({**file.fixed, **file.options}, Options)
    return Edition(
        key=key,
        players=range(file.players[0], file.players[1] + 1),
        deck=deck,
        board=board,
        modules=file.rules,
        options=options,
        changeable=tuple(file.options),
        special_dice=file.special_dice,
        walk=file.walk,
        pass_over=file.pass_over,
        seated_in_token_order=file.seated_in_token_order,
        dealer=file.dealer,
        first=file.first,
        equal_hands=file.equal_hands,
        ends_turn_when_shown=file.ends_turn_when_shown,
        pool=None if file.pool is None else board.space(file.pool),
        clocks=file.clocks,
        keepers=tuple(KeeperKind(name, pile.copies) for name, pile in file.keepers.items()),
        clues=tuple(_clues(file, deck)),
        powers=tuple(
            file.powers[suspect].power if suspect in file.powers else None
            for suspect in deck.suspects
        ),
        leap_rooms=Spaces(sum(bit(board.space(room)) for room in file.leap_rooms)),
        texts=dict(_texts(file)),
        colours=tuple(suspect.colour for suspect in file.suspects.values()),
    )


def _board(file: _BoardFile, deck: Deck) -> Board:
    """The board with its rooms in the order of their cards, places without a card last."""
    order = {name: number for number, name in enumerate(deck.rooms)}
    rooms = sorted(file.rooms.items(), key=lambda item: order.get(item[1], len(order)))
    return compile_board(
        file.map.split(), dict(rooms), file.starts, file.doors, file.passages, deck.suspects
    )


def _clues(file: EditionFile, deck: Deck) -> Iterator[Clue]:
    """The clue pile: one card to reveal for each card of the deck, and the others listed."""
    kinds = dict(zip(("name_suspect", "name_weapon", "name_room"), deck.kinds, strict=True))
    for key, pile in file.clues.items():
        for _ in range(pile.copies):
            if key == "reveal":
                yield from (Clue("reveal", card=Card(n)) for n in range(len(deck)))
            elif key in kinds:
                yield Clue("name", names=tuple(Card(n) for n in kinds[key]))
            else:
                yield msgspec.convert({"kind": key}, Clue)


def _texts(file: EditionFile) -> Iterator[tuple[str, Text]]:
    """Every name and text, by identifier; those of keepers, powers and clues have a prefix."""
    yield from (("title", file.title), ("about", file.about), ("victim", file.victim))
    groups: tuple[Mapping[str, _Named], ...] = (
        file.suspects,
        file.weapons,
        file.rooms,
        file.places,
    )
    for group in groups:
        yield from ((key, named.name) for key, named in group.items())
    explained: dict[str, Mapping[str, _Explained]] = {
        "keeper": {str(key): pile for key, pile in file.keepers.items()},
        "clue": file.clues,
        "power": {power.power: power for power in file.powers.values()},
    }
    for prefix, items in explained.items():
        for key, item in items.items():
            yield f"{prefix}.{key}", item.name
            yield f"{prefix}.{key}.text", item.text
    for suspect, power in file.powers.items():
        yield f"personality.{suspect}", power.personality
