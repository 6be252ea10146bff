"""The thread of a database: what is asked for in one turn of a loop is done in one go."""

import asyncio
from collections.abc import Callable

import pytest

from lenoir.play.logs.ports import Unavailable
from lenoir.store.thread import GROUP_AT_MOST, DatabaseThread


class Groups:
    """A database that only counts what it is given to do at once."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.thread: DatabaseThread[int] = DatabaseThread("groups", self._together)

    def _together(self, jobs: list[Callable[[int], object]]) -> list[object]:
        self.sizes.append(len(jobs))
        return [job(len(self.sizes)) for job in jobs]


async def test_what_is_asked_for_in_one_turn_is_done_together() -> None:
    groups = Groups()
    found = await asyncio.gather(*(groups.thread.do(lambda number: number) for _ in range(7)))
    assert (groups.sizes, found) == ([7], [1] * 7)
    groups.thread.close()


async def test_a_group_has_an_end() -> None:
    """A statement has room for a limited number of values."""
    groups = Groups()
    await asyncio.gather(*(groups.thread.do(lambda _: None) for _ in range(3 * GROUP_AT_MOST)))
    assert sum(groups.sizes) == 3 * GROUP_AT_MOST
    assert max(groups.sizes) < 2 * GROUP_AT_MOST
    groups.thread.close()


async def test_what_was_asked_for_before_the_end_is_done() -> None:
    groups = Groups()
    asked = asyncio.ensure_future(groups.thread.do(lambda _: "done"))
    await asyncio.sleep(0)
    groups.thread.close()
    assert await asked == "done"
    with pytest.raises(Unavailable):
        await groups.thread.do(lambda _: "late")
