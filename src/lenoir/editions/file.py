"""A data file of an edition, as it is written."""

from typing import Literal

from msgspec import Struct, field

from lenoir.core.edition import Paper, Power, Text, Word
from lenoir.core.keepers import KeeperName
from lenoir.core.walk import Manner


class _Part(Struct, forbid_unknown_fields=True):
    """The base of what is in a file."""


class Named(Text, frozen=True):
    """Something with a name in every language."""

    @property
    def name(self) -> Text:
        """The name."""
        return Text.of(self.__getitem__)


class SuspectFile(Named, frozen=True, kw_only=True):
    """A suspect."""

    colour: str
    feminine: bool = False
    """Whether the title takes a feminine article in languages that have one: la Dr Orchidée."""


class Explained(Named, frozen=True, kw_only=True):
    """Something with a name and a text."""

    text: Text


class PileFile(Explained, frozen=True, kw_only=True):
    """A card of a pile, and how many of it there are."""

    copies: int
    text_if: dict[str, dict[str, Text]] = field(default_factory=dict)
    """The text where an option has another value than the text above is written for."""


class PowerFile(Explained, frozen=True, kw_only=True):
    """A guest's power."""

    power: Power
    personality: Text


class BoardFile(_Part):
    """A board: the map, what its letters mean, doors and passages."""

    map: str
    rooms: dict[str, str]
    starts: dict[str, str]
    passages: list[tuple[str, str]]
    doors: dict[str, list[str]]


class EditionFile(_Part):
    """A data file as it is written."""

    title: Text
    about: Text
    victim: Text
    players: tuple[int, int]
    board: BoardFile | str
    """The board; or the edition whose board it is."""
    suspects: dict[str, SuspectFile]
    weapons: dict[str, Named]
    rooms: dict[str, Named]
    options: dict[str, bool | int | str]
    """What a table may change, with the default."""
    words: dict[Word, Text] = field(default_factory=dict)
    """What the box calls things, where that is not the ordinary word."""
    fixed: dict[str, bool | int | str] = field(default_factory=dict)
    """What is different from the common default and stays so."""
    rules: tuple[str, ...] = ()
    walk: Manner = "up_to"
    pass_over: bool = False
    special_dice: tuple[bool, ...] = (False, False)
    seated_in_token_order: bool = False
    dealer: Literal["drawn", "highest_roll", "last_seat"] = "drawn"
    first: Literal["first_token", "highest_roll"] = "first_token"
    equal_hands: bool = False
    paper: Paper = "cream"
    ends_turn_when_shown: bool = False
    pool: str | None = None
    places: dict[str, Named] = field(default_factory=dict)
    leap_rooms: tuple[str, ...] = ()
    clocks: int = 0
    keepers: dict[KeeperName, PileFile] = field(default_factory=dict)
    clues: dict[str, PileFile] = field(default_factory=dict)
    powers: dict[str, PowerFile] = field(default_factory=dict)
