"""The other world, played through the real engine with the same script and the same luck."""

from collections.abc import Iterator

from msgspec import Struct

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.cards import Card, Case
from lenoir.core.keepers import Keeper
from lenoir.core.phases import Spying
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Viewer
from lenoir.play.games.game import Game
from lenoir.rules.engine import IllegalAction
from tests.leaks.exits import Watcher, helped, paper
from tests.leaks.loaded import Loaded, OtherChance, dealt_in, for_the_deal
from tests.leaks.places import cards_at, envelope_of, hand, true_deal
from tests.leaks.played import Played, Step, log_of
from tests.leaks.worlds import World


class Difference(Struct, frozen=True):
    """How a viewer could tell two worlds apart."""

    step: int
    way: str
    here: str
    there: str


class Replay:
    """The second world of a pair, for one viewer."""

    def __init__(
        self, played: Played, world: World, hidden: frozenset[int], viewer: Viewer, rng: Rng
    ) -> None:
        self.played = played
        self.world = world
        self.hidden = hidden
        self.viewer = viewer
        self.rng = rng
        self.translated = 0
        """How many actions had to be others than in the first world."""
        self._to_draw = list(world.keepers)
        self._drawn: list[Keeper] = []
        self._clocks = 0

    def difference(self, cut: int) -> Difference | None:
        """The first thing that leaves otherwise than in the first world."""
        played = self.played
        chance = Loaded(self._deal())
        game = played.setup.game(chance)
        assert true_deal(log_of(game)) == self.world.deal, "the deal went another way"
        watcher = played.setup.watcher(self.viewer, played.seed)
        found = self._compare(0, watcher, game, log_of(game))
        for at, step in enumerate(played.steps[:cut]):
            if found is not None:
                return found
            chance.load(self._luck(step))
            action = self._translated(at, step, game)
            self.translated += action != step.action
            try:
                events = game.play(action)
            except (IllegalAction, OtherChance) as error:
                return Difference(at + 1, "the script goes on", repr(action), str(error))
            if not chance.is_spent:
                return Difference(at + 1, "chance", repr(step.calls), "less was used")
            found = self._compare(at + 1, watcher, game, events)
        return found or self._compare_papers(cut, game)

    def _compare(
        self, at: int, watcher: Watcher, game: Game, news: tuple[e.Event, ...]
    ) -> Difference | None:
        here = self.played.exits[self.viewer][at]
        there = watcher.look(game, news)
        for way, sent in here.items():
            if sent != there[way]:
                other = there[way].decode(errors="replace")
                return Difference(at, way, sent.decode(errors="replace"), other)
        return None

    def _compare_papers(self, cut: int, game: Game) -> Difference | None:
        """The record each could take home now, and what a notebook would fill in by itself.

        The first world's are made from the view kept.
        """
        first, second = self.played.views[self.viewer][cut], game.view(self.viewer)
        for way, told in (("record", paper), ("notebook", helped)):
            here, there = told(first), told(second)
            if here != there:
                return Difference(cut, way, here.decode(), there.decode())
        return None

    # Chance

    def _deal(self) -> list[int]:
        played = self.played
        dealt = dealt_in(played.dealt)
        return for_the_deal(played.calls, played.setup.edition, dealt, self.world.deal, self.rng)

    def _luck(self, step: Step) -> list[int]:
        """The same dice, clocks and clues; the keepers of this world; any card of a hidden hand."""
        return list(self._numbers(step))

    def _numbers(self, step: Step) -> Iterator[int]:
        calls = iter(step.calls)
        for event in step.events:
            match event:
                case e.DiceRolled(_, dice):
                    yield from (next(calls)[1] for _ in dice)
                case e.ClueDrawn():
                    yield from (value for _, value in calls)
                case e.IntrigueDrawn(_, _, clock):
                    next(calls)
                    yield self._from_the_pile(clock)
                case e.CardGlimpsed(seat, of, card):
                    next(calls)
                    cards = cards_at(self.world.deal, hand(of))
                    seen = self.viewer in (seat, of)
                    yield cards.index(card) if seen else self.rng.below(len(cards))
                case _:
                    pass

    def _from_the_pile(self, clock: int) -> int:
        """Clocks lie on top in the engine's list, then the keepers by kind."""
        edition = self.played.setup.edition
        clocks = edition.clocks - min(self._clocks, edition.clocks - 1)
        if clock:
            self._clocks = clock
            return self.rng.below(clocks)
        keeper = self._to_draw.pop(0)
        before = sum(kind.copies for kind in edition.keepers[:keeper])
        gone = sum(drawn < keeper for drawn in self._drawn)
        self._drawn.append(keeper)
        return clocks + before - gone

    # The script

    def _translated(self, at: int, step: Step, game: Game) -> Action:
        """The same action; or, where it was hidden, another that would look alike."""
        action = step.action
        if at not in self.hidden:
            return action
        if isinstance(action, a.Accuse):
            return a.Accuse(action.seat, self._wrong_case())
        alike = [
            other
            for other in game.legal
            if type(other) is type(action) or isinstance(game.table.phase, Spying)
        ]
        others = [other for other in alike if other != action]
        return pick(self.rng, others or alike or [action])

    def _wrong_case(self) -> Case:
        deck = self.played.setup.edition.deck
        while True:
            case = Case(*(Card(pick(self.rng, kind)) for kind in deck.kinds))
            if case != envelope_of(self.world.deal):
                return case
