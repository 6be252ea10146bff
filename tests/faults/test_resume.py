"""Drop and resume: no gap and no duplicate, from whichever number, at whichever worker (R5)."""

import pytest

from lenoir.core.seats import Viewer
from lenoir.play.games.answers import News
from lenoir.play.games.running import Running
from lenoir.store.memory import MemoryStore
from tests.faults.resuming import resumed

RESUMES = 200


async def test_who_comes_back_has_missed_nothing_and_hears_nothing_twice() -> None:
    store = MemoryStore()
    assert await resumed([store, store], RESUMES) == []


@pytest.mark.parametrize("by", [-1, 1])
async def test_a_stream_that_is_off_by_one_is_caught(
    monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    honest = Running.news

    def news(self: Running, viewer: Viewer, after: int) -> News:
        told = honest(self, viewer, max(0, after + by) if after else 0)
        return News(viewer, after, told.events, told.prompt)

    monkeypatch.setattr(Running, "news", news)
    store = MemoryStore()
    assert await resumed([store, store], RESUMES)
