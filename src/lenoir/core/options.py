"""House rules: what a table may settle differently when it creates a game.

A game stores what differs from the defaults here, and is played on by them for ever (R9). So a
default here is how it was played before there was the option; how new games are played is for the
edition to say.
"""

from collections.abc import Collection, Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct, structs

RoomCards: TypeAlias = Literal["random", "corners"] | tuple[str, str, str, str]
DrawsFrom: TypeAlias = Literal["anywhere", "rooms_and_pool", "rooms"]
SendsBack: TypeAlias = Literal["any", "players"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every option there is. An edition sets its own defaults and says which may be changed."""

    last_detective_wins: bool = False
    turn_limit: int = 0
    """The number of turns after which nobody wins; 0 for no limit."""
    resuggest_when_staying: bool = False
    spoken_accusation: bool = True
    honour: bool = False
    dice: int = 2
    draw_only_from_rooms: bool = False
    """What `draws_from` was called when it had two values; only stored games have it."""
    up_to: bool = False
    rush_each_chooses: bool = False
    clue_cards: bool = True
    teams: bool = False
    room_cards: RoomCards = "random"
    draws_from: DrawsFrom = "anywhere"
    """Where a summoned player must come from to draw (D-14)."""
    must_draw: bool = False
    """Whether a summons draws without asking (D-14)."""
    sends_back: SendsBack = "any"
    """Whose token a keeper sends back to its start (D-25)."""
    look_once: bool = False
    """Whether a card in a room is looked at once for each arrival (T-14)."""
    accuse_from_pool: bool = False
    """Whether one may accuse in the pool in which the turn began (D-13)."""
    stay_in_pool: bool = False
    """Whether the keeper that lets one stay does so in the pool too (D-20)."""
    leave_after_question: bool = False
    """Whether a room is left after a question mark on the die too (D-11)."""
    out_keep_keepers: bool = False
    """Whether those who accused wrongly still play their keepers (D-15)."""
    block_ends_turn: bool = False
    """Whether nothing follows a blocked suggestion (D-27)."""
    named_is_summoned: bool = False
    """Whether being named where one stands lets one stay and suggest there (M-9, D-11)."""
    only_players_tokens: bool = False
    """Whether the tokens that nobody plays are left in the box (C-3)."""
    exact: bool = False
    """Whether all points are used by a move that ends in the corridor (K-4, D-8)."""
    squares_twice: bool = False
    """Whether a move that uses all points may pass a square twice (M-7)."""
    passage_ends_turn: bool = False
    """Whether the suggestion waits for the next turn after a secret passage (M-13)."""
    sweep_doorways: bool = True
    """Whether a token is put into the room when its player goes out in a doorway (M-17)."""
    stay_unrolled: bool = False
    """Whether who stays in a room need not roll (T-4)."""

    @property
    def summons_draw_from(self) -> DrawsFrom:
        """Where a summoned player must come from to draw, in games of any age."""
        return "rooms" if self.draw_only_from_rooms else self.draws_from


Wants: TypeAlias = Literal["bool", "number", "dice", "choice", "rooms"]


class Accepted(Struct, frozen=True):
    """What an option can be: on or off, a number, a word, or rooms."""

    wants: Wants
    numbers: range = range(0)
    words: tuple[str, ...] = ()
    """The words it can be; beside them ``rooms`` can be four different rooms."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words to choose from, where there is nothing else."""
        return self.words if self.wants == "choice" else ()

    def takes(self, value: object, rooms: Collection[str]) -> bool:
        """Whether this is a value, in an edition with these rooms."""
        match self.wants:
            case "bool":
                return isinstance(value, bool)
            case "number" | "dice":
                return isinstance(value, int) and value in self.numbers
            case "choice":
                return value in self.words
            case "rooms":
                if not isinstance(value, tuple):
                    return value in self.words
                return len(value) == len(set(value)) == 4 and set(value) <= set(rooms)


ACCEPTED: Final[Mapping[str, Accepted]] = {
    **{field.name: Accepted("bool") for field in structs.fields(Options) if field.type is bool},
    "turn_limit": Accepted("number", range(10_001)),
    "dice": Accepted("dice", range(1, 3)),
    "draws_from": Accepted("choice", words=get_args(DrawsFrom)),
    "sends_back": Accepted("choice", words=get_args(SendsBack)),
    "room_cards": Accepted("rooms", words=("random", "corners")),
}
"""What each option can be."""

RETIRED: Final = frozenset({"draw_only_from_rooms"})
"""Options that no edition offers any more. Stored games are played on by them."""


def by_their_names(changes: Mapping[str, object]) -> dict[str, object]:
    """What a table changes, an option that was renamed under the name it has now."""
    once = changes.get("draw_only_from_rooms")
    if not isinstance(once, bool):
        return dict(changes)
    rest = {name: value for name, value in changes.items() if name != "draw_only_from_rooms"}
    return {"draws_from": "rooms" if once else "anywhere", **rest}
