"""Memory: a player's knowledge kept from one decision to the next, and brought up to date."""

from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.reading import Reader


class Memory:
    """What was read so far of one game. It saves time and nothing else."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._first: Event | None = None
        self._viewer: Viewer | None = None
        self._read, self._reader = 0, Reader()
        self._known: Knowledge | None = None

    def knowledge(self, view: View) -> Knowledge:
        """All that a view tells."""
        first = next((item.event for item in view.news(0)), None)
        if first is not self._first or view.viewer != self._viewer or len(view.stream) < self._read:
            self._forget()
            self._first, self._viewer = first, view.viewer
        known = self._known or Knowledge.of(Layout.seen(view))
        news = [item.event for item in view.news(self._read)]
        self._read += len(news)
        self._known = known.learn(self._reader.read(news))
        return self._known
