"""Those who press in at once do not keep the others waiting."""

import asyncio

from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.guard import Guard, Message, Receive, Scope, Send
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.porter import AT_ONCE
from lenoir.server.guarding.whereabouts import Whereabouts


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


async def test_a_household_that_asks_for_much_at_once_lets_others_in_between() -> None:
    """A hundred requests that came in one turn of the loop were answered in it, all of them."""
    order: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        order.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def nowhere(message: Message) -> None:
        """Nobody reads it."""

    limits = Limits()
    guard = Guard(app, Whereabouts(), Allowances(), lambda: limits, lambda route, status: None)
    crowd = [guard(a_request("127.0.0.2"), nothing_more, nowhere) for _ in range(100)]
    one = guard(a_request("127.0.0.3"), nothing_more, nowhere)
    await asyncio.gather(*crowd, one)
    assert len(order) == 101
    assert order.index("127.0.0.3") <= 2 * AT_ONCE
