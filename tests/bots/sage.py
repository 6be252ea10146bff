"""A judge of complete logic for the tests: it asks for what is in doubt and accuses when sure."""

from collections.abc import Mapping

from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judgement
from lenoir.bots.judges.memory import Memory
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.knowledge import Knowledge


class Sage:
    """All that follows is known; what to ask is a simple rule."""

    def __init__(self) -> None:
        self._memory, self._diary = Memory(), Diary()
        self._latest: tuple[Knowledge, Mapping[Card, float]] | None = None

    def judge(self, view: View, rng: Rng) -> Judgement:
        """Count, unless nothing new has been learnt."""
        known = self._memory.knowledge(view)
        if self._latest is None or self._latest[0] is not known:
            deck = range(len(view.table.edition.deck))
            self._latest = known, {Card(c): _doubt(known, Card(c)) for c in deck}
        return Sure(view, rng, known, self._latest[1], self._diary.read(view))


class Sure:
    """What complete logic makes of a view."""

    def __init__(
        self, view: View, rng: Rng, known: Knowledge, doubts: Mapping[Card, float], diary: Diary
    ) -> None:
        self.view, self.rng, self.known, self.doubts, self.diary = view, rng, known, doubts, diary

    def accusation(self) -> Case | None:
        """The only case left."""
        cases = self.known.envelopes
        return next(iter(cases)) if len(cases) == 1 else None

    def suggestion(self, rooms: Cards) -> Case:
        """The cards most in doubt; of a kind that is settled, one that nobody can show."""
        suspects, weapons, _ = self.view.table.edition.deck.kinds
        room = max(each(rooms), key=self.worth)
        return Case(self._ask(suspects), self._ask(weapons), room)

    def _ask(self, kind: range) -> Card:
        cards = [Card(card) for card in kind]
        most = max(self.doubts[card] for card in cards)
        best = [card for card in cards if self.doubts[card] == most]
        if most == 0:
            best = [card for card in cards if self._hides(card)] or best
        return pick(self.rng, best)

    def _hides(self, card: Card) -> bool:
        """Whether nobody else can show a card."""
        counts, others = self.known.counts, self.view.table.seats_after(self.view.viewer)
        return all(counts.of(card, Place(seat)) == 0 for seat in others)

    def worth(self, room: Card) -> float:
        """The doubt one asks about; a room's card that another can show stands in the way."""
        suspects, weapons, _ = self.view.table.edition.deck.kinds
        who = max(self.doubts[Card(card)] for card in suspects)
        what = max(self.doubts[Card(card)] for card in weapons)
        free = 1.0 if self.doubts[room] > 0 or self._hides(room) else 0.4
        return free * (who + what + self.doubts[room]) / 3

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """One he has seen, else any."""
        return pick(self.rng, tuple(each(Cards(cards & self.diary.seen_by(to)) or cards)))

    def to_open(self, cards: Cards) -> Card:
        """Any."""
        return pick(self.rng, tuple(each(cards)))

    def doubt(self, card: Card) -> float:
        """By the share of deals with the card in the envelope."""
        return self.doubts[card]

    def wish(self, place: Place) -> float:
        """The cards of which one is not sure that they are there."""
        counts, layout, deals = self.known.counts, self.known.layout, self.known.deals
        if place not in layout.places:
            return 0.0
        sure = sum(counts.of(card, place) == deals for card in each(layout.cards))
        return float(layout.sizes[layout.places.index(place)] - sure)


def _doubt(known: Knowledge, card: Card) -> float:
    share = known.counts.of(card, ENVELOPE) / known.deals
    return 4 * share * (1 - share)
