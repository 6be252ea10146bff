"""Measuring a game in bits: what each suggestion won, and what each card shown gave away."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.core.visibility import visible
from lenoir.deduction.bits import entropy
from lenoir.deduction.facts import Holds, Place, hand_of
from lenoir.deduction.follower import Learner
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout


class Bits(Struct, array_like=True):
    """The bits of one seat in one game."""

    suggestions: int = 0
    won: float = 0.0
    """By the answers to the bot's own suggestions."""
    answers: int = 0
    told: float = 0.0
    """To others, by the cards shown to them."""
    choices: int = 0
    """Answers with more than one card to choose from."""
    told_choosing: float = 0.0
    told_by_chance: float = 0.0
    """What these answers would have told on average, had chance chosen the cards."""
    curve: list[float] = []
    """What was unknown of the envelope at the start of each own turn, and at the end."""


class SeatKnowledge:
    """What one seat can know, worked out when it is asked for."""

    def __init__(self, view: View) -> None:
        self._seat, self._learner = view.viewer, Learner(Layout.seen(view))
        self._learner.hear(view.stream)
        self._known: Knowledge | None = None
        self._entropy = 0.0

    def hear(self, event: Event) -> None:
        """Take notice of an event, if it is for these eyes."""
        if visible(event, self._seat):
            self._learner.hear((event,))

    @property
    def entropy(self) -> float:
        """The bits that the envelope still hides; once there are none, there never are."""
        if self._known is not None and self._entropy == 0.0:
            return 0.0
        known = self._learner.known
        if known is not self._known:
            self._known, self._entropy = known, hidden(known)
        return self._entropy

    def told_by(self, place: Place, card: Card) -> float:
        """The bits that a card seen at a place would tell."""
        if self.entropy == 0.0:
            return 0.0
        return self.entropy - hidden(self._learner.known.learn([Holds(place, card)]))


def hidden(known: Knowledge) -> float:
    """The bits that the envelope hides from somebody, all deals being as likely."""
    return entropy(known.envelopes.values())


class Meter:
    """Listens to a game. It is handed the views of all seats when the first turn begins."""

    def __init__(self, views: Sequence[View]) -> None:
        self.bits = [Bits(curve=[]) for _ in views]
        self._minds = [SeatKnowledge(view) for view in views]
        self._hands = [view.hand for view in views]
        self._active = {view.viewer for view in views}
        self._asker: tuple[Seat, Case, float] | None = None
        self._refuter: Seat | None = None
        self._over = False
        self._turn(views[0].table.turn.seat)

    def hear(self, events: Iterable[Event]) -> None:
        """What happened next. After the end nothing is hidden, and nothing is measured."""
        for event in events:
            if type(event) is e.GameEnded:
                self._finish()
            if self._over:
                return
            self._before(event)
            for mind in self._minds:
                mind.hear(event)
            self._after(event)

    def _before(self, event: Event) -> None:
        if type(event) is e.SuggestionMade:
            self._asker = (event.seat, event.case, self._minds[event.seat].entropy)
            self._refuter = None
        elif type(event) is e.CardShown and event.by == self._refuter:
            self._shown(event.by, event.to, event.card)

    def _after(self, event: Event) -> None:
        match event:
            case e.TurnBegan():
                self._turn(event.seat)
            case e.SuggestionRefuted():
                self._refuter = event.by
            case e.SuggestionStood() | e.SuggestionBlocked():
                self._answered()
            case e.CardShown() if event.by == self._refuter:
                self._answered()
            case e.SeatOut() | e.SeatDied():
                self._active.discard(event.seat)
            case _:
                pass

    def _turn(self, seat: Seat) -> None:
        self.bits[seat].curve.append(self._minds[seat].entropy)

    def _answered(self) -> None:
        """The suggestion is dealt with: what did it win?"""
        if self._asker is not None:
            seat, _, before = self._asker
            self.bits[seat].suggestions += 1
            self.bits[seat].won += before - self._minds[seat].entropy
        self._asker = self._refuter = None

    def _shown(self, by: Seat, to: Seat, card: Card) -> None:
        """What the card tells, once it is known who shows one."""
        if self._asker is None:
            return
        mind, bits = self._minds[to], self.bits[by]
        could = Cards(self._hands[by] & cards_of(self._asker[1]))
        told = {one: mind.told_by(hand_of(by), one) for one in each(could)}
        bits.answers += 1
        bits.told += told[card]
        if len(told) > 1:
            bits.choices += 1
            bits.told_choosing += told[card]
            bits.told_by_chance += sum(told.values()) / len(told)

    def _finish(self) -> None:
        self._over = True
        for seat in self._active:
            self.bits[seat].curve.append(self._minds[seat].entropy)
