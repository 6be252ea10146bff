"""Ears: whoever takes news of a game there and then, without being woken for each piece."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from lenoir.core.seats import Viewer
from lenoir.play.games.answers import News

Take: TypeAlias = Callable[[News], bool]
"""Takes a piece at once, or says that it cannot: then it is left where it was."""


class Ear:
    """One viewer who listens from a number on, until there is news it cannot take at once."""

    __slots__ = ("_take", "full", "seq", "viewer")

    def __init__(self, viewer: Viewer, seq: int, take: Take) -> None:
        self.viewer, self.seq, self._take = viewer, seq, take
        self.full: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, news: News) -> None:
        """Take it, or wake who listens; what goes wrong is theirs too."""
        if self.full.done():
            return
        try:
            if self._take(news):
                self.seq = news.next_seq
            else:
                self.full.set_result(None)
        except Exception as error:
            self.full.set_exception(error)

    def end(self) -> None:
        """Wake who listens: nothing more can be taken at once."""
        if not self.full.done():
            self.full.set_result(None)


def no_ear(_: News) -> bool:
    """Takes nothing at once."""
    return False
