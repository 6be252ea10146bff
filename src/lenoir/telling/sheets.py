"""An edition on a sheet: all that a page needs to draw its board and to name its things."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.catalogue import BUILT_IN, DEFAULT
from lenoir.bots.players import about, maker_called, offered, one_player
from lenoir.core.board import ROOMS_AT_MOST, Space, spaces_of
from lenoir.core.cards import Card
from lenoir.core.edition import LANGUAGES, Edition, Language, Paper, Power, Text
from lenoir.core.options import ACCEPTED, Wants
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.rules.accusation import AccusesIn
from lenoir.rules.engine import rules_of
from lenoir.telling.voice import Voice


class CardSheet(Struct, frozen=True):
    """A card: cards are numbered suspects first, then weapons, then rooms."""

    id: str
    name: Text
    colour: str = ""
    """Of a suspect."""


class BoardSheet(Struct, frozen=True):
    """The board. Spaces are numbers: rooms from 0 on, then ``first + row * stride + column``."""

    rows: tuple[str, ...]
    """The map as drawn; a letter is a room or a start, # and ? are corridor."""
    marks: tuple[str, ...]
    """Each room's letter."""
    places: tuple[Text, ...]
    """Each room's name, the pool's included."""
    first: int
    stride: int
    doors: tuple[tuple[Space, ...], ...]
    """For each room, the squares from which it is entered."""
    question_marks: tuple[Space, ...]
    starts: tuple[Space, ...]
    """For each suspect."""
    passages: tuple[tuple[Space, ...], ...]
    """For each room, where its secret passages lead."""


class OptionSheet(Struct, frozen=True):
    """Something a table may settle. `HowWePlay` has it in words: a first game needs none."""

    name: str
    default: bool | int | str
    wants: Wants
    """``bool``, ``number``, ``dice``, ``rooms`` or ``choice``."""
    choices: tuple[str, ...] = ()
    """What there is to choose from."""


class Described(Struct, frozen=True):
    """A thing with a name, what it does, and how often there is one."""

    id: str
    name: Text
    text: Text
    copies: int = 1


class PowerSheet(Described, frozen=True, kw_only=True):
    """A guest's power, and what its card says once it is used and turned over (D-34)."""

    personality: Text


class ClueSheet(Described, frozen=True, kw_only=True):
    """A clue card; one that reveals a card says which."""

    card: Card | None = None


class EditionSheet(Struct, frozen=True):
    """An edition."""

    key: str
    title: Text
    about: Text
    differences: tuple[Text, ...]
    fewest: int
    most: int
    suspects: tuple[CardSheet, ...]
    weapons: tuple[CardSheet, ...]
    rooms: tuple[CardSheet, ...]
    board: BoardSheet
    dice: int
    special_dice: tuple[bool, ...]
    """For each die, whether its 1 is a question mark or a magnifying glass."""
    options: tuple[OptionSheet, ...]
    keepers: tuple[Described, ...]
    powers: tuple[PowerSheet | None, ...]
    """For each suspect."""
    clues: tuple[ClueSheet, ...]
    """The clue cards by number."""
    clocks: int
    pool: Space | None
    dealer: Literal["drawn", "highest_roll", "last_seat"]
    first: Literal["first_token", "highest_roll"]
    equal_hands: bool
    paper: Paper
    accuses_in: AccusesIn
    """Where one has to be to accuse."""


class BotSheet(Struct, frozen=True):
    """Somebody to play against."""

    name: str
    about: Text


class Catalogue(Struct, frozen=True):
    """All there is to play, and whom against; the bots from weak to strong."""

    editions: tuple[EditionSheet, ...]
    bots: tuple[BotSheet, ...]
    usual_bot: str


def catalogue() -> Catalogue:
    """All editions and bots, in every language."""
    say: dict[Language, Messages] = {language: Messages(language) for language in LANGUAGES}
    editions = tuple(sheet(load_edition(key), say) for key in edition_keys())
    bots = tuple(BotSheet(name, _said(say, f"bot-{name}")) for name in BUILT_IN)
    return Catalogue(editions, (*bots, *_offered(say)), DEFAULT)


def _offered(say: Mapping[Language, Messages]) -> Iterator[BotSheet]:
    """The bots of other packages that can be seated: they load, and need not be told anything."""
    for name in offered():
        try:
            one_player(name)
        except BadBot:
            continue
        line = about(maker_called(name))
        text = Text(**dict.fromkeys(LANGUAGES, line)) if line else _said(say, "bot-from-package")
        yield BotSheet(name, text)


def _said(say: Mapping[Language, Messages], key: str) -> Text:
    return Text.of(lambda language: say[language](key))


def sheet(edition: Edition, say: Mapping[Language, Messages]) -> EditionSheet:
    """The sheet of an edition, in every language."""
    return _Sheet(edition, say).whole()


class _Sheet:
    def __init__(self, edition: Edition, say: Mapping[Language, Messages]) -> None:
        self.edition, self.say = edition, say
        self.texts = edition.texts

    def whole(self) -> EditionSheet:
        edition, deck = self.edition, self.edition.deck
        return EditionSheet(
            key=edition.key,
            title=self.texts["title"],
            about=self.texts["about"],
            differences=self._differences(),
            fewest=edition.players[0],
            most=edition.players[-1],
            suspects=tuple(
                CardSheet(name, self.texts[name], colour)
                for name, colour in zip(deck.suspects, edition.colours, strict=True)
            ),
            weapons=tuple(CardSheet(name, self.texts[name]) for name in deck.weapons),
            rooms=tuple(CardSheet(name, self.texts[name]) for name in deck.rooms),
            board=self._board(),
            dice=edition.options.dice,
            special_dice=edition.special_dice,
            options=tuple(map(self._option, edition.changeable)),
            keepers=tuple(
                self._described(f"keeper.{kind.name}", kind.copies) for kind in edition.keepers
            ),
            powers=tuple(map(self._power, deck.suspects, edition.powers)),
            clues=self._clues(),
            clocks=edition.clocks,
            pool=edition.pool,
            dealer=edition.dealer,
            first=edition.first,
            equal_hands=edition.equal_hands,
            paper=edition.paper,
            accuses_in=rules_of(edition).accuses_in(),
        )

    def _differences(self) -> tuple[Text, ...]:
        keys = (f"module-{module}" for module in self.edition.modules)
        return tuple(_said(self.say, key) for key in keys if key in self.say["en"])

    def _described(self, key: str, copies: int = 1) -> Described:
        text = self.edition.text_under(f"{key}.text", self.edition.options)
        return Described(key, self.texts[key], text, copies)

    def _power(self, suspect: str, power: Power | None) -> PowerSheet | None:
        if power is None:
            return None
        key = f"power.{power}"
        return PowerSheet(
            id=key,
            name=self.texts[key],
            text=self.edition.text_under(f"{key}.text", self.edition.options),
            personality=self.texts[f"personality.{suspect}"],
        )

    def _clues(self) -> tuple[ClueSheet, ...]:
        voice = Voice(self.say["en"], self.edition, ())
        return tuple(self._clue(voice.clue_key(clue), clue.card) for clue in self.edition.clues)

    def _clue(self, key: str, card: Card | None) -> ClueSheet:
        name = self.texts[key]
        return ClueSheet(id=key, name=name, text=self.texts.get(f"{key}.text", name), card=card)

    def _option(self, name: str) -> OptionSheet:
        default = msgspec.structs.asdict(self.edition.options)[name]
        accepted = ACCEPTED[name]
        return OptionSheet(name, default, accepted.wants, accepted.choices)

    def _board(self) -> BoardSheet:
        board = self.edition.board
        return BoardSheet(
            rows=board.rows,
            marks=board.marks,
            places=tuple(self.texts[room] for room in board.rooms),
            first=ROOMS_AT_MOST,
            stride=board.stride,
            doors=tuple(tuple(spaces_of(doors)) for doors in board.doors),
            question_marks=tuple(spaces_of(board.question_marks)),
            starts=board.starts,
            passages=tuple(tuple(spaces_of(leads)) for leads in board.passages),
        )
