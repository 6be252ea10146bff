"""Editions from data files: a new file in this folder is a new edition.

So is one in a folder that the environment names in ``LENOIR_EDITIONS``. Those in ``contest`` are
for programs: they can be loaded, and are not listed for players.
"""

import copyreg
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from lenoir.core.board import Board, Spaces, bit, compile_board
from lenoir.core.cards import Card, Deck
from lenoir.core.edition import Clue, Edition, Text
from lenoir.core.keepers import Keeper, KeeperKind
from lenoir.core.options import Options
from lenoir.editions.bad_edition import BadEdition, flaw
from lenoir.editions.file import BoardFile, EditionFile, Explained, Named
from lenoir.editions.sound import flaws, unreadable

FOLDER: Traversable = files("lenoir.editions")
CONTEST: Traversable = FOLDER / "contest"
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
ELSEWHERE: Final = "LENOIR_EDITIONS"
"""The environment variable with further folders, written like ``PATH``."""


class NoSuchEdition(ValueError):
    """There is no edition by that name."""


def edition_keys() -> tuple[str, ...]:
    """The keys of all editions: those which come with the package, then those from elsewhere."""
    return tuple(_files())


@cache
def load_edition(key: str) -> Edition:
    """An edition by its key."""
    found = _files()
    # Keys come from strangers too. One that is a path would read, and import, what lies there.
    file = found.get(key) or (CONTEST / f"{key}.toml" if KEY.fullmatch(key) else None)
    if file is None or not file.is_file():
        raise NoSuchEdition(f"no edition {key!r}; there are {', '.join(found)}{_word_on_folders()}")
    try:
        return read_edition(key, file.read_text("utf-8"))
    except BadEdition as bad:
        if bad.file:  # that of another edition, whose board this one has
            raise
        raise BadEdition(key, *bad.flaws, file=str(file)) from None


def _reduced(edition: Edition) -> tuple[Any, ...]:
    """How an edition is pickled and copied: one of ours by its key.

    Rules and walks are kept by edition: a copy of one would begin with none of them.
    """
    try:
        ours = load_edition(edition.key) is edition
    except ValueError:  # there is none by that key
        ours = False
    by_value: tuple[Any, ...] = edition.__reduce__()  # type: ignore[assignment]
    return (load_edition, (edition.key,)) if ours else by_value


copyreg.pickle(Edition, _reduced)


def missing_folders() -> tuple[Path, ...]:
    """Folders that are named and not there."""
    return tuple(name for name in _elsewhere() if not name.is_dir())


def _word_on_folders() -> str:
    missing = missing_folders()
    return f"; {ELSEWHERE} names {missing[0]}, which is no folder" if missing else ""


def _elsewhere() -> tuple[Path, ...]:
    return tuple(map(Path, filter(None, os.environ.get(ELSEWHERE, "").split(os.pathsep))))


def _files() -> dict[str, Traversable]:
    """The data file of each edition; the package's own cannot be replaced from elsewhere."""
    found: dict[str, Traversable] = {}
    for folder in (FOLDER, *(folder for folder in _elsewhere() if folder.is_dir())):
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".toml"):
                found.setdefault(entry.name.removesuffix(".toml"), entry)
    return found


def read_edition(key: str, toml: str) -> Edition:
    """An edition from the text of its file; `BadEdition` says what is wrong with a bad one."""
    try:
        file = msgspec.toml.decode(toml, type=EditionFile)
    except msgspec.DecodeError as error:
        raise BadEdition(key, unreadable(str(error))) from None
    if wrong := tuple(flaws(file)):
        raise BadEdition(key, *wrong)
    deck = Deck(tuple(file.suspects), tuple(file.weapons), tuple(file.rooms))
    if isinstance(file.board, str):
        try:
            owner = load_edition(file.board)
        except NoSuchEdition:
            raise BadEdition(key, flaw("no_board", edition=file.board)) from None
        board, rooms = owner.board, {*deck.rooms, *file.places}
        if len(board.starts) != len(deck.suspects) or set(board.rooms) != rooms:
            raise BadEdition(key, flaw("other_board", edition=file.board))
        if set(deck.rooms) != set(owner.deck.rooms):
            raise BadEdition(key, flaw("told_apart", edition=file.board))
        if deck.rooms != owner.deck.rooms or _changes_places(deck.suspects, owner.deck.suspects):
            raise BadEdition(key, flaw("order", edition=file.board))
    else:
        board = _board(file.board, deck)
    try:
        options = msgspec.convert({**file.fixed, **file.options}, Options)
    except msgspec.ValidationError as error:
        raise BadEdition(key, flaw("options", why=str(error))) from None
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
        paper=file.paper,
        ends_turn_when_shown=file.ends_turn_when_shown,
        pool=None if file.pool is None else board.space(file.pool),
        clocks=file.clocks,
        keepers=tuple(KeeperKind(name, pile.copies) for name, pile in file.keepers.items()),
        keeper_numbers={name: Keeper(number) for number, name in enumerate(file.keepers)},
        clues=tuple(_clues(file, deck)),
        powers=tuple(
            file.powers[suspect].power if suspect in file.powers else None
            for suspect in deck.suspects
        ),
        leap_rooms=Spaces(sum(bit(board.space(room)) for room in file.leap_rooms)),
        texts=dict(_texts(file)),
        colours=tuple(suspect.colour for suspect in file.suspects.values()),
        feminine=tuple(suspect.feminine for suspect in file.suspects.values()),
    )


def _changes_places(mine: Sequence[str], others: Sequence[str]) -> bool:
    """Whether somebody would start where another does, on a board where both have a square."""
    pairs = zip(mine, others, strict=True)
    return any(one != other and one in others for one, other in pairs)


def _board(file: BoardFile, deck: Deck) -> Board:
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
    groups: tuple[Mapping[str, Named], ...] = (
        file.suspects,
        file.weapons,
        file.rooms,
        file.places,
    )
    for group in groups:
        yield from ((key, named.name) for key, named in group.items())
    explained: dict[str, Mapping[str, Explained]] = {
        "keeper": {str(key): pile for key, pile in file.keepers.items()},
        "clue": file.clues,
        "power": {power.power: power for power in file.powers.values()},
    }
    for prefix, items in explained.items():
        for key, item in items.items():
            yield f"{prefix}.{key}", item.name
            yield f"{prefix}.{key}.text", item.text
    for name, pile in (*file.keepers.items(), *file.clues.items()):
        prefix = "keeper" if name in file.keepers else "clue"
        for option, values in pile.text_if.items():
            for value, text in values.items():
                yield f"{prefix}.{name}.text.{option}.{value}", text
    yield from ((f"word.{word}", text) for word, text in file.words.items())
    for suspect, power in file.powers.items():
        yield f"personality.{suspect}", power.personality
