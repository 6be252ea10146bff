"""Tales: long stretches of a game in words, worked out in slices and kept for whoever asks next.

What follows a game live is told at once, as it is short. A tale is kept by whom it is told to:
nobody gets one that was told to other eyes.
"""

from typing import Final, TypeAlias

from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.recent import Recent
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.play.logs.ports import GameId
from lenoir.server.guarding.heavy import Heavy
from lenoir.telling.scene import Teller, Told

SHORT: Final = 64
"""Lines that are told at once, in less than a millisecond."""
LINES_KEPT: Final = 50_000
"""Of all tales together, some 300 bytes each."""

Key: TypeAlias = tuple[GameId, Viewer, Language, tuple[str, ...]]
Kept: TypeAlias = tuple[Key, bool]
"""The key, and whether the reader is addressed as the viewer."""


class Tales:
    """The tales of a worker."""

    def __init__(self, heavy: Heavy, kept: int = LINES_KEPT, short: int = SHORT) -> None:
        self._heavy, self._short = heavy, short
        self.kept: Recent[Kept, tuple[Told, ...]] = Recent(kept, len)

    def is_long(self, view: View, after: int) -> bool:
        """Whether it takes a while to tell, or to send, what came after a number."""
        return len(view.stream) - after > self._short

    async def told(
        self, group: str, key: Key, view: View, teller: Teller, after: int
    ) -> tuple[Told, ...]:
        """What has happened from a number on, in words."""
        _, _, _, names = key
        if not self.is_long(view, after):
            return tuple(teller.story(view, names, after))
        kept = (key, teller.addresses)
        length, told = len(view.stream), self._known(kept, view)
        if len(told) < length:
            more = teller.story(view, names, len(told))
            told = (*told, *await self._heavy.done(group, more))
            if len(told) >= len(self.kept.get(kept) or ()):  # else somebody was told more meanwhile
                self.kept.put(kept, told)
        return told[after:length]

    def _known(self, kept: Kept, view: View) -> tuple[Told, ...]:
        """What is kept of it, if it is of this stream."""
        told = (self.kept.get(kept) or ())[: len(view.stream)]
        is_of_it = told and told[-1].event == _event(view, len(told) - 1)
        return told if is_of_it else ()


def _event(view: View, number: int) -> Event:
    return next(view.stream.since(number))
