"""Tales: long stretches of a game in words, worked out in slices and kept for whoever asks next.

What follows a game live is told at once, as it is short. A tale is kept by whom it is told to:
nobody gets one that was told to other eyes.
"""

from collections import OrderedDict
from typing import Final, TypeAlias

from lenoir.core.edition import Language
from lenoir.core.events import Event
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


class Tales:
    """The tales of a worker."""

    def __init__(self, heavy: Heavy, kept: int = LINES_KEPT, short: int = SHORT) -> None:
        self._heavy, self._at_most, self._short = heavy, kept, short
        self._kept: OrderedDict[Key, tuple[Told, ...]] = OrderedDict()
        self._lines = 0

    def is_long(self, view: View, after: int) -> bool:
        """Whether it takes a while to tell, or to send, what came after a number."""
        return len(view.stream) - after > self._short

    async def told(
        self, group: str, key: Key, view: View, teller: Teller, after: int
    ) -> tuple[Told, ...]:
        """What has happened from a number on, in words."""
        _, _, _, names = key
        length, known = len(view.stream), self._known(key, view)
        if not self.is_long(view, after):
            return tuple(teller.story(view, names, after))
        if known < length:
            more = teller.story(view, names, known)
            told = (*self._kept.get(key, ())[:known], *await self._heavy.done(group, more))
            self._keep(key, told)
        else:
            told = self._kept[key]
            self._kept.move_to_end(key)
        return told[after:length]

    def _known(self, key: Key, view: View) -> int:
        """How many lines of it are kept, if they are of this stream."""
        told = self._kept.get(key, ())
        known = min(len(told), len(view.stream))
        return known if not known or told[known - 1].event == _event(view, known - 1) else 0

    def _keep(self, key: Key, told: tuple[Told, ...]) -> None:
        before = self._kept.pop(key, ())
        if len(told) < len(before):  # somebody has been told more meanwhile
            told = before
        self._kept[key] = told
        self._lines += len(told) - len(before)
        while self._lines > self._at_most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._lines -= len(gone)


def _event(view: View, number: int) -> Event:
    return next(view.stream.since(number))
