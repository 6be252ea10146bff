"""Followers: what is kept of a stream from one look at it to the next, each event read once."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.reading import FactReader


class Follower(ABC):
    """Follows the views of one viewer of one game. It saves time and nothing else: a view has it
    all, and with a view of another game, or of somebody else, it begins anew."""

    def __init__(self) -> None:
        self._first: Event | None = None
        self._viewer: Viewer | None = None
        self._latest: View | None = None
        self._read = 0

    def follow(self, view: View) -> None:
        """Read what is new in a view."""
        if view is self._latest:
            return
        stream, length = view.stream, len(view.stream)
        first = stream.first
        if (
            self._latest is None
            or first is not self._first
            or view.viewer != self._viewer
            or length < self._read
        ):
            self._first, self._viewer, self._read = first, view.viewer, 0
            self.begin(view)
        self._latest = view
        read, self._read = self._read, length
        self.hear(stream.since(read))

    @abstractmethod
    def begin(self, view: View) -> None:
        """Forget everything: here comes the first view of a game."""

    @abstractmethod
    def hear(self, events: Iterable[Event]) -> None:
        """Take notice of what happened next, as far as the viewer saw it."""


class Learner:
    """What somebody can know, kept up to date; it is worked out when it is asked for."""

    def __init__(self, layout: Layout) -> None:
        self._reader, self._known = FactReader(), Knowledge.of(layout)
        self._unread: list[Event] = []

    def hear(self, events: Iterable[Event]) -> None:
        """Take notice of events that are for these eyes."""
        self._unread += events

    @property
    def known(self) -> Knowledge:
        """All that follows from what was heard."""
        if self._unread:
            self._known = self._known.learn(self._reader.read(self._unread))
            self._unread.clear()
        return self._known
