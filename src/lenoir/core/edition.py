"""An edition: everything about a box of the game which is data rather than rule."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from lenoir.core.board import Board, Space, Spaces
from lenoir.core.cards import Card, Deck
from lenoir.core.keepers import Keeper, KeeperKind, KeeperName
from lenoir.core.options import Options
from lenoir.core.walk import Manner

Language: TypeAlias = Literal["fr", "en"]
"""A further one is one more word here, a field of `Text`, and its files in ``locales``."""
LANGUAGES: tuple[Language, ...] = get_args(Language)

Power: TypeAlias = Literal["spy", "two_moves", "leap", "far_suggestion", "glimpse", "second"]
Paper: TypeAlias = Literal["cream", "sepia", "slate"]
Word: TypeAlias = Literal["suggest", "not_suggest", "the_suggestion", "clock", "clue"]
"""What an edition may have a word of its own for."""
ClueKind: TypeAlias = Literal[
    "reveal", "name", "everybody", "suspicious", "left", "passage", "rush"
]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A word or a sentence in every language: what has no words of its own is said in English."""

    fr: str
    en: str

    def __getitem__(self, language: Language) -> str:
        said: str = getattr(self, language)
        return said or self.en

    @classmethod
    def of(cls, say: Callable[[Language], str]) -> "Text":
        """What is said in each language."""
        return cls(**{language: say(language) for language in LANGUAGES})


class Clue(Struct, frozen=True):
    """A card of the clue pile: ``card`` is the one to reveal, ``names`` those one may name."""

    kind: ClueKind
    card: Card | None = None
    names: tuple[Card, ...] = ()


class Edition(Struct, frozen=True, eq=False):
    """One published (or invented) version of the game."""

    key: str
    players: range
    deck: Deck
    board: Board
    modules: tuple[str, ...]
    """The rules modules which say where it departs from the standard."""
    options: Options
    """The defaults."""
    changeable: tuple[str, ...]
    """The options a table may change."""
    special_dice: tuple[bool, ...]
    """For each die, whether its 1 is special (a question mark, a magnifying glass)."""
    walk: Manner
    pass_over: bool
    """Whether occupied squares may be walked over."""
    seated_in_token_order: bool
    dealer: Literal["drawn", "highest_roll", "last_seat"]
    first: Literal["first_token", "highest_roll"]
    equal_hands: bool
    ends_turn_when_shown: bool
    pool: Space | None
    """The place for cards left over and for accusations, if there is one."""
    clocks: int
    keepers: tuple[KeeperKind, ...]
    keeper_numbers: Mapping[KeeperName, Keeper]
    clues: tuple[Clue, ...]
    powers: tuple[Power | None, ...]
    """Each suspect's power."""
    leap_rooms: Spaces
    """Where the power ``leap`` leads."""
    texts: Mapping[str, Text]
    """Names and descriptions, by the identifier of a card, place, keeper, power or clue."""
    paper: Paper
    """What its board is printed on: boards that are built alike are told apart by it."""
    colours: tuple[str, ...]
    feminine: tuple[bool, ...]
    """For each suspect, whether the title takes a feminine article."""

    def __repr__(self) -> str:
        return f"load_edition({self.key!r})"

    def text_under(self, key: str, options: Options) -> Text:
        """A text as it is where these house rules are in force."""
        for other, text in self.texts.items():
            if key.endswith(".text") and other.startswith(f"{key}."):
                option, _, value = other.removeprefix(f"{key}.").partition(".")
                if str(getattr(options, option)).lower() == value:
                    return text
        return self.texts[key]

    def keeper(self, name: KeeperName) -> Keeper | None:
        """The keeper with this name, if the edition has it."""
        return self.keeper_numbers.get(name)

    def has_card(self, place: Space) -> bool:
        """Whether a place is a room that can be named: no square, and no pool."""
        return 0 <= place < len(self.deck.rooms)

    def room_card(self, room: Space) -> Card:
        """The card of a room of the board."""
        return Card(self.deck.first_room + room)

    def room_space(self, card: Card) -> Space:
        """The room on the board which a card names."""
        return Space(card - self.deck.first_room)
