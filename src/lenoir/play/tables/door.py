"""A door: somebody's way to a game with one viewer's eyes, asked again before every piece."""

from lenoir.core.seats import Viewer
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.tables.register import Register, TableReader
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.tables import Tables


class Door:
    """`Tables.door`, worked out anew only when the table has changed.

    Whether somebody may see a game follows from how the table stands, and from nothing else: as
    long as that is the same value, so is the answer.
    """

    def __init__(
        self, register: Register, tables: Tables, table: TableId, key: str, viewer: Viewer
    ) -> None:
        self._register, self._tables = register, tables
        self._table, self._key, self._viewer = table, key, viewer
        self._held: TableReader | None = None
        self._seating: Seating | None = None
        self.names: tuple[str, ...] = ()
        """What each seat is called by its people, as the table stood when that was asked."""
        self._game = GameId(LogId(""))

    @property
    def known(self) -> GameId | None:
        """The game they may see, if nothing has changed since that was asked."""
        held = self._held
        if held is None or held.dropped or held.seating is not self._seating:
            return None
        return self._game

    async def game(self) -> GameId:
        """The game, if they may see it now."""
        held = await self._register.logs.get(self._table)
        seating = held.seating
        self._game = await self._tables.door(self._table, self._key, self._viewer)
        # If it changed meanwhile, the next one to ask finds out.
        self._held, self._seating, self.names = held, seating, seating.called
        return self._game
