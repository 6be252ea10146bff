"""The reasoner: what one seat could work out at each moment of a game, from its own stream."""

from collections.abc import Iterable, Iterator

from lenoir.core.events import EnvelopeSeen, Event, GameEnded, PhaseBegan, TurnBegan
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.answers import Answers, SeenAnswer
from lenoir.deduction.belief import Belief, TooManyTerms
from lenoir.deduction.bits import entropy
from lenoir.deduction.follower import Learner
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout


def until_the_end(stream: Iterable[Event]) -> Iterator[Event]:
    """What a seat saw before the envelope was opened for all.

    Everything a review says comes through here: what the end has shown judges nobody.
    """
    for event in stream:
        if isinstance(event, GameEnded):
            return
        yield event


class Reasoner:
    """Hears a seat's events one after the other; everything else is worked out when asked for.

    That an accuser has looked into the envelope is no reasoning and is not heard.
    """

    def __init__(self, view: View) -> None:
        self.seat = Seat(view.viewer)
        self.turn = 0
        """The number of the turn, the first being 1; 0 is the deal."""
        self.is_exact = True
        """Whether all chances were worked out; else shares of the deals stood in for some."""
        self.prompt: View | None = None
        """The view when the seat was last asked for a decision."""
        self._learner, self._answers = Learner(Layout.seen(view)), Answers(view.table.edition)
        self._seen: list[SeenAnswer] = []
        self._view, self._unseen = View.of(view.table.edition, self.seat), list[Event]()
        self._belief: Belief | None = None
        self._weighed = 0
        """How many answers the belief has taken into account."""

    def hear(self, event: Event) -> None:
        """Take notice of the next event."""
        if isinstance(event, TurnBegan):
            self.turn += 1
        self._unseen.append(event)
        if not isinstance(event, EnvelopeSeen):
            self._learner.hear((event,))
            self._seen += (one for one in self._answers.read((event,)) if one.by != self.seat)
        if isinstance(event, PhaseBegan) and event.phase.seat == self.seat:
            self.prompt = self.view

    @property
    def view(self) -> View:
        """What the seat had before its eyes."""
        if self._unseen:
            self._view = self._view.after(self._unseen)
            self._unseen.clear()
        return self._view

    @property
    def known(self) -> Knowledge:
        """What was certain, and what was possible."""
        return self._learner.known

    @property
    def belief(self) -> Belief:
        """What was likely, if whoever can show several cards shows any of them."""
        known, kept = self.known, self._belief
        if kept is None or kept.knowledge is not known or self._weighed != len(self._seen):
            self._belief = kept = Belief(known, tuple(self._seen))
            self._weighed = len(self._seen)
            try:
                _ = kept.terms
            except TooManyTerms:
                self._belief = kept = Belief(known)
                self.is_exact = False
        return kept

    @property
    def bits(self) -> float:
        """How much was open of the envelope."""
        return entropy(map(float, self.belief.envelopes.values()))
