"""Two and four workers on one game: one order, nothing lost, no gap (R3)."""

from contextlib import AsyncExitStack

import pytest

from lenoir.play.logs.ports import Store
from tests.faults.contended import contended
from tests.faults.planted import LastWriterWins, SlowMemory
from tests.store.places import Place

COMMANDS = 60


@pytest.mark.parametrize("workers", [2, 4])
async def test_of_all_answers_to_a_prompt_one_counts(place: Place, workers: int) -> None:
    async with AsyncExitStack() as stack:
        stores: list[Store] = [
            await stack.enter_async_context(place.opened()) for _ in range(workers)
        ]
        found, won = await contended(stores, COMMANDS)
        assert found.ok, str(found)
        assert won >= COMMANDS


async def test_workers_that_take_turns_find_nothing_wrong() -> None:
    store = SlowMemory()
    found, won = await contended([store] * 4, COMMANDS)
    assert found.ok, str(found)
    assert won < 4 * COMMANDS, "nobody was ever late: the test does not contend"


async def test_a_store_in_which_the_last_writer_wins_is_caught() -> None:
    store = LastWriterWins()
    found, _ = await contended([store] * 2, COMMANDS)
    assert found.lost or found.doubled
