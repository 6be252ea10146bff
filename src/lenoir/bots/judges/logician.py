"""The logician: misses nothing that follows from what was seen, and asks for what may be true."""

from functools import cached_property

from lenoir.bots.judges.memory import Memory
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.witness import Witness, witness_of


class Reasoned:
    """A judgement by complete logic, without a thought for how likely things are."""

    def __init__(self, view: View, known: Knowledge, rng: Rng) -> None:
        self.view, self.known, self.rng = view, known, rng
        self.seat = Seat(view.viewer)

    def accusation(self) -> Case | None:
        """The one case left."""
        cases = self.known.envelopes
        return next(iter(cases)) if len(cases) == 1 else None

    def suggestion(self, rooms: Cards) -> Case:
        """Any case that may be true; in a room that is not, any suspect and weapon that may be."""
        cases = list(self.known.envelopes)
        here = [case for case in cases if rooms >> case.room & 1]
        if here:
            return pick(self.rng, here)
        suspect, weapon, _ = pick(self.rng, cases)
        return Case(suspect, weapon, pick(self.rng, tuple(each(rooms))))

    def worth(self, room: Card) -> float:
        """A room that may be the one is worth the way; in another one can still ask."""
        return 1.0 if self._sealed(room) else 0.3

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """One which that seat has seen before, else any."""
        return pick(self.rng, tuple(each(Cards(cards & self.told(to) or cards))))

    def to_open(self, cards: Cards) -> Card:
        """One which most have seen."""
        told = [self.told(seat) for seat in self.view.table.seats_after(self.seat)]
        return max(each(cards), key=lambda card: sum(some >> card & 1 for some in told))

    def doubt(self, card: Card) -> float:
        """Sure or not sure."""
        return float(0 < self._sealed(card) < self.known.deals)

    def wish(self, place: Place) -> float:
        """The cards there of which it is not known."""
        counts, deals = self.known.counts.at[place], self.known.deals
        return sum(0 < ways < deals for ways in counts)

    def told(self, seat: Seat) -> Cards:
        """The bot's own cards that a seat has seen."""
        return self._witness.seen(self.seat, seat)

    @cached_property
    def _witness(self) -> Witness:
        return witness_of(self.view)

    def _sealed(self, card: Card) -> int:
        return self.known.counts.of(card, ENVELOPE)


class Logician:
    """Complete logic, sensible choices."""

    def __init__(self) -> None:
        self._memory = Memory()

    def judge(self, view: View, rng: Rng) -> Reasoned:
        """What follows from a view."""
        return Reasoned(view, self._memory.knowledge(view), rng)
