"""House rules: what a table may settle differently when it creates a game."""

from typing import Literal, TypeAlias

from msgspec import Struct

RoomCards: TypeAlias = Literal["random", "corners"] | tuple[str, str, str, str]


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every option there is. An edition sets its own defaults and says which may be changed."""

    last_detective_wins: bool = False
    turn_limit: int = 0
    """After so many turns nobody wins; 0 for no limit."""
    resuggest_when_staying: bool = False
    spoken_accusation: bool = True
    honour: bool = False
    dice: int = 2
    draw_only_from_rooms: bool = False
    up_to: bool = False
    rush_each_chooses: bool = False
    clue_cards: bool = True
    teams: bool = False
    room_cards: RoomCards = "random"
