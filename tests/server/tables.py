"""Tables on a server with devices at them."""

from collections.abc import Sequence
from dataclasses import dataclass

from lenoir.client import Device
from lenoir.core.actions import Resign
from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command
from lenoir.play.logs.ports import GameId
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.tables.wishes import Start
from tests.play.refusing import outcome
from tests.server.serving import Served

NAMES = ("Ada", "Bob", "Cléo", "Dan", "Eve", "Fay")


def an_opening(edition: str = "classic", chairs: int = 3) -> NewTable:
    """A table with an end in sight."""
    return NewTable(edition, chairs, "Ada", {"turn_limit": 8})


@dataclass
class Seated:
    """A table, and the devices of its people in order."""

    opened: Opened
    devices: list[Device]

    @property
    def id(self) -> str:
        return self.opened.table

    @property
    def host(self) -> Device:
        return self.devices[0]


async def a_table(server: Served, opening: NewTable | None = None, people: int = 3) -> Seated:
    """People at a table."""
    devices = [server.device() for _ in range(people)]
    opened = await devices[0].open(opening or an_opening())
    for device, name in zip(devices[1:], NAMES[1:], strict=False):
        await device.join(opened.table, opened.invite, name)
    return Seated(opened, devices)


async def a_game(server: Served, opening: NewTable | None = None, people: int = 3) -> Seated:
    """The same, and the cards are dealt."""
    table = await a_table(server, opening, people)
    await dealt(table.devices, table.id)
    return table


async def dealt(devices: Sequence[Device], table: str) -> TableView:
    """The first device starts, and all of them do their part in the mix."""
    view = await devices[0].wish(table, Start())
    for device in devices[1:]:
        await device.look(table)
    return await devices[0].look(table) if view.is_mixing else view


async def over(server: Served, table: Seated) -> GameId:
    """The game of a table, given up by all but one."""
    game = (await table.host.look(table.id)).game
    for seat in (Seat(0), Seat(1), Seat(2)):
        enough = Command(f"enough{seat}", 0, Resign(seat))
        await outcome(server.house.referee.act(game, seat, enough))  # the last may come too late
    return game
