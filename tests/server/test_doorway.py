"""The doorway: who is turned away there costs nothing but a call of the system."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress

from lenoir.server.guarding import doorway, porter
from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.doorway import LET_IN, TURNED_AWAY, Doorway, DoorwayLoop, new_loop
from lenoir.server.guarding.porter import Porter
from tests.server.test_porter import Stuck

FLOODER, ADA = "127.0.0.2", "127.0.0.3"


def listening() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


def a_guest(port: int, address: str = FLOODER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 20, (address, 0))


def is_cut_off(port: int) -> bool:
    """Whether the other side hangs up without a word, on some even before they are there."""
    with suppress(ConnectionError), a_guest(port) as guest:
        return guest.recv(1) == b""
    return True


def run(main: Callable[[], Coroutine[None, None, None]]) -> None:
    with asyncio.Runner(loop_factory=DoorwayLoop) as runner:
        runner.run(main())


def test_who_is_not_admitted_never_becomes_a_connection() -> None:
    """Planted: a doorway that admits all, which leaves it to the porter."""
    made: list[str] = []

    class Greeter(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            made.append(transport.get_extra_info("peername")[0])
            assert isinstance(transport, asyncio.Transport)
            transport.write(b"hello")

    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, DoorwayLoop)
        loop.admits = lambda address: address != FLOODER
        server = await loop.create_server(Greeter, sock=listening(), backlog=LET_IN)
        async with server:
            port = server.sockets[0].getsockname()[1]
            flood = [asyncio.to_thread(is_cut_off, port) for _ in range(3 * TURNED_AWAY)]
            assert all(await asyncio.gather(*flood))
            with await asyncio.to_thread(a_guest, port, ADA) as ada:
                assert await asyncio.to_thread(ada.recv, 5) == b"hello"

    run(main)
    assert made == [ADA]


def test_a_turn_of_the_loop_turns_away_only_so_many() -> None:
    """Planted: a doorway that goes on until somebody is let in."""
    with listening() as plain:
        port = plain.getsockname()[1]
        door = Doorway(plain.family, plain.type, plain.proto, fileno=plain.dup().detach())
        door.settimeout(20)
        asked: list[str] = []

        def admits(address: str) -> bool:
            asked.append(address)
            return False

        door.admits = admits
        guests = [a_guest(port) for _ in range(TURNED_AWAY + 3)]
        with suppress(BlockingIOError):
            door.accept()
        assert len(asked) == TURNED_AWAY
        for guest in guests:
            guest.close()
        door.close()


def test_more_may_wait_than_are_let_in_at_once() -> None:
    """The event loop has one number for both."""
    told: list[int] = []

    class Plain(socket.socket):
        def listen(self, backlog: int = 0, /) -> None:
            told.append(backlog)

    class Door(Doorway, Plain):
        pass

    with Door() as door:
        door.listen(LET_IN)
    assert told == [doorway.QUEUE]


async def test_a_porter_lets_some_in_to_be_told_why_and_the_others_stay_outside() -> None:
    """Planted: admitting whoever can still be told, without counting whom it was."""
    now = 0.0
    door = Porter(Allowances(connections_per_address=5), clock=lambda: now)
    for _ in range(5):
        assert door.admits("2001:db8::1")
        assert door.come(Stuck()) is not None
    told = 0
    while door.admits("2001:db8::77"):
        assert door.come(Stuck()) is None
        told += 1
        assert told <= porter.TOLD.times
    assert told == porter.TOLD.times
    assert door.admits("192.0.2.1"), "nobody else is turned away"
    now = porter.TOLD.within
    assert door.admits("2001:db8::77"), "and a moment later they are told again"


def test_a_server_runs_on_it() -> None:
    loop = new_loop()
    try:
        is_other = type(loop) is not DoorwayLoop
        assert not is_other or type(loop).__module__.startswith("uvloop")
    finally:
        loop.close()
