"""Showing a game to one viewer of a page: the whole scene once, and from then on what changes.

All viewers of a game who read one language share a crier, so that what is public is put into
words and encoded once a move.
"""

from typing import TypeAlias
from weakref import WeakValueDictionary

from lenoir.core.edition import Language
from lenoir.core.seats import Viewer
from lenoir.play.games.answers import Glance
from lenoir.play.logs.ports import GameId, LogId
from lenoir.telling.crier import Crier, Sent
from lenoir.telling.scene import Scene, Teller

Key: TypeAlias = tuple[LogId, Language, tuple[str, ...]]


class Criers:
    """The criers of a worker, each for as long as somebody listens."""

    def __init__(self) -> None:
        self._criers: WeakValueDictionary[Key, Crier] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._criers)

    def of(self, game: GameId, teller: Teller, names: tuple[str, ...], glance: Glance) -> Crier:
        """The one who tells a game with these names in the teller's language."""
        key = (game, teller.language, names)
        crier = self._criers.get(key)
        if crier is None:
            crier = self._criers[key] = Crier(teller, glance.view, names)
        return crier


class ShownGame:
    """What one viewer of a page has been shown of a game."""

    sent: Sent

    def __init__(self, game: GameId, viewer: Viewer, criers: Criers) -> None:
        self.game, self.viewer = game, viewer
        self._criers = criers
        self._crier: Crier | None = None
        self._told: tuple[Language, tuple[str, ...]] | None = None

    def goes_on(self, language: Language, names: tuple[str, ...]) -> bool:
        """Whether changes are enough: the scene was sent, and everybody is still called so."""
        return self._told == (language, names)

    def whole(self, teller: Teller, names: tuple[str, ...], glance: Glance) -> Scene:
        """All there is to see; from now on changes are enough."""
        self._crier = self._criers.of(self.game, teller, names, glance)
        self._told = teller.language, names
        self.sent = self._crier.begin(glance.view, glance.legal)
        return self.sent.scene

    def is_behind(self, glance: Glance) -> bool:
        """Whether there is more than was sent."""
        return len(glance.view.stream) > self.sent.seq

    def moved(self, glance: Glance, is_busy: bool) -> tuple[bytes, Sent]:
        """What has changed, encoded, and what the viewer has once it was sent."""
        assert self._crier is not None, "the whole comes first"
        return self._crier.moved(glance.view, glance.prompt, glance.legal, self.sent, is_busy)
