"""Those who press in at once do not keep the others waiting."""

import asyncio

import pytest

from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.guard import Guard, Message, Receive, Scope, Send
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.porter import AT_ONCE, Porter, Visit
from lenoir.server.guarding.regulars import note
from lenoir.server.guarding.whereabouts import Whereabouts
from lenoir.server.sockets import connection
from tests.server.serving import a_server
from tests.server.tables import a_game
from tests.server.test_short_way import Wire


def a_request(address: str) -> Scope:
    return {
        "type": "http",
        "method": "GET",
        "path": "/api/tables",
        "headers": [(b"host", b"127.0.0.1")],
        "client": (address, 4000),
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
        "state": {},
    }


async def nothing_more() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def served(limits: Limits, addresses: list[str]) -> list[str]:
    """In which order requests are served that come at once."""
    order: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        order.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def nowhere(message: Message) -> None:
        """Nobody reads it."""

    guard = Guard(app, Whereabouts(), Allowances(), lambda: limits, lambda route, status: None)
    await asyncio.gather(*(guard(a_request(each), nothing_more, nowhere) for each in addresses))
    return order


async def test_a_household_that_asks_for_much_at_once_lets_others_in_between() -> None:
    """A hundred requests that came in one turn of the loop were answered in it, all of them."""
    order = await served(Limits(), [*["127.0.0.2"] * 100, "127.0.0.3"])
    assert len(order) == 101
    assert order.index("127.0.0.3") <= 2 * AT_ONCE


async def test_who_has_sat_at_a_table_does_not_wait_behind_strangers_of_a_hundred_addresses() -> (
    None
):
    """Planted: one queue for both."""
    limits, ada, stranger = Limits(), "127.0.0.3", "127.0.0.4"
    note(limits, ada)
    order = await served(limits, [*(f"127.0.1.{each}" for each in range(100)), ada, stranger])
    assert order.index(ada) <= AT_ONCE
    assert order.index(stranger) >= 100


async def test_what_regulars_send_is_read_while_that_of_strangers_waits() -> None:
    """Planted: a porter who asks nobody who they are."""
    door = Porter(Allowances(), is_regular=lambda group: group == "ada")
    read: list[bytes] = []
    for number in range(20):
        visit = Visit(Wire(), f"stranger {number}", lambda: 0.0)
        door.pieces(visit, 4, read.append, lambda: True).came(b"no")
    assert len(read) == AT_ONCE
    door.pieces(Visit(Wire(), "ada", lambda: 0.0), 4, read.append, lambda: True).came(b"ada")
    assert read[-1] == b"ada"


async def test_a_household_is_known_once_somebody_sits_there_and_not_by_looking_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has a link to watch may be anybody. Planted: noting nobody, and everybody."""
    noted: list[str] = []
    monkeypatch.setattr(connection, "note", lambda limits, group: noted.append(group))
    async with a_server() as server:
        table = await a_game(server)
        watcher = server.device()
        await watcher.spectate(table.id, await table.host.watch_link(table.id))
        async with watcher.enter(table.id) as socket:
            await socket.receive()
        assert not noted
        async with table.host.enter(table.id) as socket:
            await socket.receive()
        assert noted == ["127.0.0.1"]
