"""Memory: a player's knowledge kept from one decision to the next, and brought up to date."""

from collections.abc import Iterable

from lenoir.core.events import Event
from lenoir.core.view import View
from lenoir.deduction.follower import Follower, Learner
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout


class Memory(Follower):
    """What was learnt so far of one game."""

    _learner: Learner

    def begin(self, view: View) -> None:
        """Nothing is known yet but how many cards lie where."""
        self._learner = Learner(Layout.seen(view))

    def hear(self, events: Iterable[Event]) -> None:
        """Learn from these events."""
        self._learner.hear(events)

    def knowledge(self, view: View) -> Knowledge:
        """All that a view tells."""
        self.follow(view)
        return self._learner.known
