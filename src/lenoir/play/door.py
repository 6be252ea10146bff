"""A door: somebody's way to a game with one viewer's eyes, asked again before every piece."""

from lenoir.core.seats import Viewer
from lenoir.play.answers import Refused
from lenoir.play.ports import LogId
from lenoir.play.seating import Seating
from lenoir.play.shelf import Stop
from lenoir.play.tables import Tables


class Door:
    """`Tables.door`, worked out anew only when the table has changed.

    Whether somebody may see a game follows from how the table stands, and from nothing else: as
    long as it is the same value, so is the answer.
    """

    def __init__(self, tables: Tables, table: LogId, key: str, viewer: Viewer) -> None:
        self._tables, self._table, self._key, self._viewer = tables, table, key, viewer
        self._seating: Seating | None = None
        self._game: LogId | Refused = Refused("not_seated")

    async def game(self) -> LogId | Refused:
        """The game, if they may see it now."""
        try:
            seating = await self._tables.seating(self._table)
        except Stop as stop:
            return stop.refused
        if seating is not self._seating:
            self._game = await self._tables.door(self._table, self._key, self._viewer)
            self._seating = None if isinstance(self._game, Refused) else seating
        return self._game
