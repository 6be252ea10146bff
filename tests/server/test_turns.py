"""Work by turns of the loop: whoever sends a hundred pieces does not stand before one of others."""

import asyncio
from collections.abc import Callable

from lenoir.server.guarding.each_turn import EachTurn
from lenoir.server.guarding.pieces import Pieces
from tests.server.test_short_way import Wire


async def test_of_many_pieces_few_are_done_in_a_turn_and_others_come_between() -> None:
    """Planted: one queue for all; and a turn in which everything is done."""
    turns, done = EachTurn(4), list[str]()

    def work(whose: str) -> Callable[[], None]:
        return lambda: done.append(whose)

    for _ in range(100):
        if turns.is_now("flood", work("flood")):
            done.append("flood")
    assert done == ["flood"] * 4
    assert not turns.is_now("Ada", work("Ada"))
    await asyncio.sleep(0)
    assert len(done) == 8
    assert "Ada" in done[4:7], "before the other ninety"
    while turns.waiting:
        await asyncio.sleep(0)
    assert done.count("flood") == 100


async def test_who_waits_and_gives_up_takes_no_turn() -> None:
    turns = EachTurn(1)
    await turns.take("Ada")
    waiting = [asyncio.create_task(turns.take("Bob")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    async with asyncio.timeout(20):
        await asyncio.gather(*waiting[1:])
        await turns.take("Cléo")


def inbox(turns: EachTurn, wire: Wire, read: list[bytes], whose: str = "Ada") -> Pieces:
    return Pieces(turns, whose, 4, wire, read.append, lambda: True)


async def test_what_came_is_read_in_its_order_and_meanwhile_nothing_more_is_taken() -> None:
    """Planted: going on with what comes next while something waits."""
    turns, wire, read = EachTurn(1), Wire(), list[bytes]()
    pieces = inbox(turns, wire, read)
    pieces.came(b"abcdefghij")
    assert read == [b"abcd"]
    assert wire.is_paused
    wire.resume_reading()  # somebody who does not know better
    pieces.came(b"k")
    was_paused = wire.is_paused
    while pieces:
        await asyncio.sleep(0)
    assert b"".join(read) == b"abcdefghijk"
    assert max(map(len, read)) == 4
    assert (was_paused, wire.is_paused) == (True, False)
    await asyncio.sleep(0)
    pieces.came(b"l")
    assert read[-1] == b"l", "at once, if nobody else is there"


async def test_nothing_is_read_of_a_connection_that_is_over() -> None:
    turns, wire, read = EachTurn(1), Wire(), list[bytes]()
    pieces = inbox(turns, wire, read)
    pieces.came(b"abcdefghij")
    wire.abort()
    while pieces:
        await asyncio.sleep(0)
    assert read == [b"abcd"]


async def test_a_hundred_connections_of_one_address_let_a_neighbour_through() -> None:
    """Planted: everybody by the same name."""
    turns, read, of_ada = EachTurn(4), list[bytes](), list[bytes]()
    for _ in range(100):
        inbox(turns, Wire(), read, "flood").came(b"GET")
    inbox(turns, Wire(), of_ada, "Ada").came(b"GET")
    for _ in range(2):
        await asyncio.sleep(0)
    assert of_ada
    assert len(read) < 20
