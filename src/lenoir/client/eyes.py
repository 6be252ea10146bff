"""Eyes: a viewer's view of a game, folded forward from what comes over the wire."""

from lenoir import wire
from lenoir.core.events import GameStarted
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Prompt


class Eyes:
    """What a viewer has been told of a game, folded forward; it takes no piece twice."""

    def __init__(self, game: str, viewer: Viewer) -> None:
        self.game, self.viewer = game, viewer
        self.seq = 0
        self.prompt: Prompt | None = None
        self.is_up_to_date = False
        self._view: View | None = None

    @property
    def view(self) -> View:
        """All the viewer may know; there is nothing to see before the first news."""
        assert self._view is not None, "no news yet"
        return self._view

    @property
    def resume(self) -> wire.Resume:
        """What to ask for when coming back."""
        return wire.Resume(self.game, self.viewer, self.seq)

    def take(self, news: wire.NewsMessage) -> None:
        """Take in a piece of the stream; `ValueError` if there is a gap."""
        if news.seq > self.seq:
            raise ValueError(f"event {self.seq} is missing, {news.seq} came")
        fresh = news.events[self.seq - news.seq :]
        if self._view is None and fresh:
            started = fresh[0]
            assert isinstance(started, GameStarted), "every stream begins with it"
            self._view = View.of(load_edition(started.edition), self.viewer)
        if self._view is not None:
            self._view = self._view.after(fresh)
        self.seq += len(fresh)
        self.prompt, self.is_up_to_date = news.prompt, not news.more

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.is_up_to_date and self.prompt is None
