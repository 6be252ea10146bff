"""The entropy player: knows all shares exactly, and asks what it learns most from."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from itertools import product
from typing import Final, Generic, NamedTuple, TypeVar

from lenoir.bots.judges.imagined import Imagined
from lenoir.bots.judges.logician import Reasoned
from lenoir.bots.judges.memory import Memory
from lenoir.bots.judges.worlds import Worlds
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.bits import entropy
from lenoir.deduction.counting.deals import Deals
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.knowledge import Knowledge

WORLDS: Final = 400


class Idea(NamedTuple):
    """A suggestion one could make, and what it would be worth, in bits."""

    value: float
    tie: int
    case: Case


class Thoughts:
    """What a player can work out about suggestions as long as they learn nothing new."""

    def __init__(self, view: View, known: Knowledge, worlds: int) -> None:
        self.known, self._number = known, worlds
        self._deck, self._hand, self.seat = view.table.edition.deck, view.hand, Seat(view.viewer)
        self.asked = who_answers(view)
        self.rng = Imagined((known.facts, self.seat))
        self._best: dict[Card, Idea] = {}

    def best(self, room: Card) -> Idea:
        """The best suggestion in a room; chance decides between equals."""
        if room not in self._best:
            cases = map(Case, *zip(*product(*self._to_name, (room,)), strict=True))
            self._best[room] = max(map(self._idea, cases))
        return self._best[room]

    def _idea(self, case: Case) -> Idea:
        return Idea(round(self.value(case), 9), self.rng.below(1 << 30), case)

    def value(self, case: Case) -> float:
        """What it would tell oneself."""
        return self.worlds.gain(case, self.asked)

    @cached_property
    def bits(self) -> float:
        """How much there is still to know; never quite nothing, for a rare world may be missing."""
        return max(0.1, self.worlds.doubt(self.worlds.all) / self.worlds.number)

    @cached_property
    def worlds(self) -> Worlds:
        """Deals that may be: all, if they are few."""
        return Worlds([*self._deals()], self._deck.kinds, self.rng)

    def _deals(self) -> Iterator[Deals]:
        yield self._some(self.known, self._number)

    def _some(self, known: Knowledge, number: int) -> Deals:
        return known.all_deals() if known.deals <= number else known.samples(self.rng, number)

    @cached_property
    def _to_name(self) -> tuple[list[Card], list[Card]]:
        """The suspects and weapons to think about: who may be the one, and one of one's own."""
        suspects, weapons, _ = self._deck.kinds
        return list(self._worth_naming(suspects)), list(self._worth_naming(weapons))

    def _worth_naming(self, kind: range) -> Iterator[Card]:
        sealed = self.known.counts.at[ENVELOPE]
        own = [Card(card) for card in kind if self._hand >> card & 1]
        yield from (Card(card) for card in kind if sealed[card])
        if own:
            yield own[self.rng.below(len(own))]


T = TypeVar("T", bound=Thoughts)


def who_answers(view: View) -> Sequence[Seat]:
    """Who would answer a suggestion, in order; the dead have laid their cards open."""
    table = view.table
    return [seat for seat in table.seats_after(Seat(view.viewer)) if not table.is_dead(seat)]


class Weighed(Reasoned):
    """A judgement by how much each suggestion would tell."""

    def __init__(self, view: View, thoughts: Thoughts, rng: Rng) -> None:
        super().__init__(view, thoughts.known, rng)
        self._thoughts = thoughts

    def suggestion(self, rooms: Cards) -> Case:
        """The one that is worth most."""
        if len(self.known.envelopes) == 1:
            return super().suggestion(rooms)
        return max(map(self._thoughts.best, each(rooms))).case

    def worth(self, room: Card) -> float:
        """What the best suggestion there is worth, beside what is still to be known."""
        if len(self.known.envelopes) == 1:
            return 0.0
        return self._thoughts.best(room).value / self._thoughts.bits

    def doubt(self, card: Card) -> float:
        """The entropy of being in the envelope."""
        sealed = self._sealed(card)
        return entropy((sealed, self.known.deals - sealed))


class Pondering(Generic[T]):
    """Thoughts are kept as long as nothing is learnt."""

    def __init__(self, think: Callable[[View, Knowledge], T]) -> None:
        LOADER.hurry()  # rather now than in the middle of a turn
        self._memory, self._think = Memory(), think
        self._kept: T | None = None

    def on(self, view: View) -> T:
        """The thoughts on a view."""
        known, kept = self._memory.knowledge(view), self._kept
        if kept is None or kept.known is not known or kept.asked != who_answers(view):
            self._kept = kept = self._think(view, known)
        return kept


class Entropy:
    """Exact knowledge, greedy for its own information."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._pondering = Pondering(partial(Thoughts, worlds=worlds))

    def judge(self, view: View, rng: Rng) -> Weighed:
        """What a view is worth to it."""
        return Weighed(view, self._pondering.on(view), rng)
