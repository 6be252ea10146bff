"""The door to the plain rules: one class for all four editions."""

from collections.abc import Iterator

from .detectives import Detectives
from .miro_classic import MiroOrClassic
from .modern import Modern
from .table import Action, Deal, Refused, Table

EDITIONS: dict[str, type[Table]] = {
    "miro": MiroOrClassic,
    "classic": MiroOrClassic,
    "detectives": Detectives,
    "modern": Modern,
}


class PlainGame:
    """A game whose deal is given; `play` is handed the outcomes of chance."""

    def __init__(
        self,
        edition: str,
        options: dict[str, object],
        suspects: list[str],
        hands: list[list[str]],
        envelope: tuple[str, str, str],
        pool: list[str],
        room_cards: dict[str, str],
        weapons: dict[str, str],
        first: int,
    ) -> None:
        deal = Deal(edition, options, suspects, hands, envelope, pool, room_cards, weapons, first)
        self.table = EDITIONS[edition](deal)
        # The table changes these in place and never replaces them.
        self.tokens = self.table.tokens
        self.weapons = self.table.weapons
        self.out = self.table.out
        self.dead = self.table.dead
        self.open_cards = self.table.open_cards
        self.keepers = self.table.keepers
        self.seen = self.table.seen
        self._legal: set[Action] | None = None

    @property
    def winner(self) -> int | None:
        return self.table.winner

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def turns(self) -> int:
        return self.table.turns

    def asked(self) -> tuple[str, int] | None:
        if self.table.prompt is None:
            return None
        return self.table.prompt, self.table.asked_seat

    def legal(self) -> set[Action]:
        """Found once for each prompt: every way has to be tried for it."""
        if self._legal is None:
            self._legal = self.table.legal()
        return set(self._legal)

    def play(self, action: Action, seat: int, chance: Iterator[object]) -> None:
        if action != ("Resign",) and (
            self.asked() is None or seat != self.table.asked_seat or action not in self.legal()
        ):
            raise Refused(f"{action} by seat {seat} is not legal while {self.asked()}")
        self.table.chance = chance
        if action == ("Resign",):
            self.table.resign(seat)
        else:
            self.table.carry_out(action, seat)
        self._legal = None
