"""``lenoir serve`` is killed when it has stored a table and not answered: it is opened once."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from lenoir.client import Device, ServerRefused, Unreachable
from lenoir.play.tables.tables import NewTable
from tests.server.processes import Serving
from tests.store.places import InPostgres, Lasting

OPENING = NewTable("classic", 3, "Ada", {"turn_limit": 6}, listed=True)
WORD = "a-word-that-nobody-else-has"


async def where(place: Lasting) -> dict[str, str]:
    """What tells a server to store there."""
    return {"LENOIR_DATABASE_URL": await place.url()} if isinstance(place, InPostgres) else {}


@pytest.mark.parametrize("stored", [1, 2])
async def test_a_server_killed_between_storing_and_answering_opens_one_table(
    stored: int, lasting: Lasting, tmp_path: Path
) -> None:
    database, program = await where(lasting), "tests.server.dies_opening"
    dying = Serving(tmp_path, program=program, DIES_AFTER=str(stored), **database)
    sound = Serving(tmp_path, **database)
    host = Device(await dying.start())
    with pytest.raises(Unreachable):
        await host.open(OPENING)
    assert await dying.end() == -9
    assert not host.cookies, "it was never told"
    host.server = await sound.start()
    try:
        opened = await host.open(OPENING)
        assert [notice.code for notice in await host.listed()] == [opened.code]
        view = await host.look(opened.table)
        assert (view.you, view.seats) == (0, (0,))
    finally:
        await sound.end()


async def test_the_same_word_is_known_after_a_restart(lasting: Lasting, tmp_path: Path) -> None:
    server = Serving(tmp_path, **await where(lasting))
    opening = replace(OPENING, device=WORD)
    devices = []
    for _ in range(2):
        devices.append(device := Device(await server.start()))
        opened = await device.open(opening)
        with pytest.raises(ServerRefused) as refused:
            await device.open(replace(opening, name="Eve"))
        assert (refused.value.code, refused.value.status) == ("reused", 409)
        assert [notice.code for notice in await device.listed()] == [opened.code]
        await server.end()
    first, again = (
        {name: key for name, key in device.cookies.items() if name.startswith("lenoir-t-")}
        for device in devices
    )
    assert first == again != {}


async def test_openings_at_the_same_time_are_as_many_tables(tmp_path: Path) -> None:
    """Only one that had no answer is the same when it is tried again."""
    server = Serving(tmp_path, LENOIR_LIMIT_LISTED_PER_ADDRESS="3")
    host = Device(await server.start())
    try:
        opened = await asyncio.gather(*(host.open(OPENING) for _ in range(3)))
        assert len({one.table for one in opened}) == len(await host.listed()) == 3
    finally:
        await server.end()
