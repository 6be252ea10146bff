"""Volumes of puzzles are written beside the server, once, whoever asks."""

import asyncio

import msgspec
import pytest

from lenoir.play.refusal import Refusal
from lenoir.telling.puzzle import PuzzleVolume
from lenoir.thinking.volumes import Volumes


async def test_whoever_asks_while_a_volume_is_written_gets_the_same_one() -> None:
    volumes = Volumes()
    try:
        first, second = await asyncio.gather(volumes.volume(1, "fr"), volumes.volume(1, "fr"))
        assert first is second
        assert len(msgspec.json.decode(first.plain, type=PuzzleVolume).puzzles) == 28
        assert await volumes.volume(1, "fr") is first
    finally:
        volumes.close()


async def test_a_volume_that_could_not_be_written_is_written_when_it_is_asked_for_again() -> None:
    volumes = Volumes()
    try:
        asked = asyncio.create_task(volumes.volume(1, "en"))
        while volumes._beside._process is None:
            await asyncio.sleep(0.01)
        volumes._beside._process.kill()
        with pytest.raises(Refusal, match="try_again"):
            await asked
        assert (await volumes.volume(1, "en")).gzip
    finally:
        volumes.close()


async def test_who_goes_away_takes_nothing_from_the_others() -> None:
    volumes = Volumes()
    try:
        leaving = asyncio.create_task(volumes.volume(1, "en"))
        staying = asyncio.create_task(volumes.volume(1, "en"))
        await asyncio.sleep(0)
        leaving.cancel()
        assert (await staying).plain
    finally:
        volumes.close()
