"""A short seeded game in words, with what each viewer sees of it.

The first line of a file says which game it is. Every event stands on a line of its own, and before
it, in a column for the spectator (``*``) and one for each seat, the number it has in that viewer's
own stream; a dot for a viewer who does not see it. Read a column downwards, and you have all that
this viewer is ever told.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.editions.loader import load_edition
from lenoir.play.games.game import Game
from tests.machines import wander
from tests.machines.chance import Lots
from tests.playthroughs.words import words

FOLDER = Path(__file__).parent


class Played(Struct, frozen=True):
    """Which game it is."""

    edition: str
    seed: int
    turn_limit: int
    players: tuple[str, ...]

    @classmethod
    def read(cls, key: str) -> "Played":
        """The first line of an edition's file."""
        with FOLDER.joinpath(f"{key}.txt").open(encoding="utf-8") as file:
            edition, _, seed, _, turn_limit, _, *players = file.readline().split()
        assert edition == key
        return cls(key, int(seed), int(turn_limit), tuple(players))

    def text(self) -> str:
        """The whole file."""
        rng = Lots(self.seed)
        options = {"turn_limit": self.turn_limit}
        game = Game(load_edition(self.edition), self.players, rng, options)
        yet = Columns(game)
        head = f"{self.edition}  seed {self.seed}  turns {self.turn_limit}  players "
        lines = [head + " ".join(self.players), "", yet.title, *yet.lines(game._log)]
        while not game.is_over:
            action, choice = wander.any_action(game, rng), choices(game)
            lines += ["", f"> {words(action, game.table)}    of {choice}"]
            lines += yet.lines(game.play(action))
        return "\n".join(lines) + "\n"


def choices(game: Game) -> str:
    """What might be done instead, by kinds: ``7 Walk, Stay, 324 Accuse``."""
    kinds = Counter(_kind(action) for action in game.legal)
    return ", ".join(f"{count} {kind}" if count > 1 else kind for kind, count in kinds.items())


def _kind(action: Action) -> str:
    return type(action).__name__


class Columns:
    """How far each viewer's stream has come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: dict[Viewer, int] = dict.fromkeys((SPECTATOR, *game.table.seats), 0)
        ids = game.table.edition.deck.ids
        self.title = "  ".join(["  *", *(ids[suspect] for suspect in game.table.suspects)])

    def lines(self, events: Sequence[Event]) -> Iterator[str]:
        """The events, each with its number in the streams it is in."""
        streams = {viewer: tuple(self.game.view(viewer).stream) for viewer in self.seen}
        widths = [3, *(len(name) for name in self.title.split()[1:])]
        for event in events:
            cells = (self._cell(viewer, streams[viewer], event) for viewer in self.seen)
            row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
            yield f"{row}  {words(event, self.game.table)}"
        assert all(self.seen[viewer] == len(streams[viewer]) for viewer in self.seen)

    def _cell(self, viewer: Viewer, stream: Sequence[Event], event: Event) -> str:
        """The event's number, if it is what the viewer was told next."""
        number = self.seen[viewer]
        if number == len(stream) or stream[number] is not event:
            return "."
        self.seen[viewer] = number + 1
        return str(number)
