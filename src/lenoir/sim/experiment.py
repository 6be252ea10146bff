"""An experiment: who plays what, how often, and from which seed. It fixes every game."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from lenoir.bots.parameters import Maker
from lenoir.bots.players import Player, players
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.setup import seated, settled

ROUNDS: Final = 60
"""The number of rounds after which nobody wins, unless the experiment sets ``turn_limit``."""

MEASURED: Final = 24
"""The number of games in which bits are counted, by default."""


class Experiment(Struct, frozen=True):
    """Deals, each played with the bots shifted by one seat until everyone has sat everywhere."""

    edition: str
    players: tuple[Player, ...]
    deals: int
    seed: str
    options: dict[str, object] = {}
    rotate: bool = True
    measured: int = 0
    """The number of games, from the first, in which bits are counted."""
    records: bool = False

    @classmethod
    def of(
        cls,
        edition: str,
        bots: str | Sequence[str | Maker],
        games: int,
        seed: int | str,
        options: Mapping[str, object] | None = None,
        rotate: bool = True,
        measure: int = MEASURED,
        records: bool = False,
    ) -> "Experiment":
        """Bots by name or by what makes them: ``"random,novice"``, or ``[Mine, "novice"]``.

        Checked as a whole: `BadBot`, `NoSuchEdition` or `BadSetup` say what is wrong.

        The number of games is rounded up to whole deals.
        """
        asked = players(bots)
        found = load_edition(edition)
        seated(found, len(asked))
        house_rules = {"turn_limit": ROUNDS * len(asked), **(options or {})}
        settled(found, house_rules)
        rotations = len(asked) if rotate else 1
        deals = max(1, -(-games // rotations))
        return cls(edition, asked, deals, str(seed), house_rules, rotate, measure, records)

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.players) if self.rotate else 1

    @property
    def games(self) -> int:
        """How many games there are; they are numbered from 0, those of one deal in a row."""
        return self.deals * self.rotations

    @property
    def can_be_sent(self) -> bool:
        """Whether other processes can play it."""
        return all(player.can_be_sent for player in self.players)

    def games_of(self, deal: int) -> range:
        """The games of one deal."""
        return range(deal * self.rotations, (deal + 1) * self.rotations)

    def seating(self, number: int) -> tuple[int, ...]:
        """The players of a game by seat, as places in ``players``."""
        shift, count = number % self.rotations, len(self.players)
        return tuple((seat + shift) % count for seat in range(count))

    def table(self, number: int) -> Game:
        """A game as it begins: the games of one deal begin alike."""
        rng = Seeded(f"{self.seed} deal {number // self.rotations}")
        return Game(load_edition(self.edition), len(self.players), rng, self.options)

    def chance(self, number: int, seat: int) -> Seeded:
        """The chance that a bot is handed, its own in every game and at every seat."""
        return Seeded(f"{self.seed} game {number} seat {seat}")
