"""Viewers who lose their connection at any moment and come back, to whichever worker."""

import asyncio
from collections.abc import Sequence

from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games.answers import News
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId, Store
from tests.play.games import a_referee, a_setting, dealt, play
from tests.play.refusing import outcome


async def resumed(stores: Sequence[Store], resumes: int) -> list[str]:
    """What was wrong with the streams of four viewers after some resumes."""
    referees = [a_referee(store) for store in stores]
    game = await dealt(referees[0], a_setting(options={"turn_limit": 0}))
    viewers = (SPECTATOR, Seat(0), Seat(1), Seat(2))
    seen: dict[Viewer, list[Event]] = {viewer: [] for viewer in viewers}
    wrong: list[str] = []
    watching = [
        asyncio.create_task(
            _watch(referees, game, viewer, seen[viewer], wrong, resumes // 4, Seeded(viewer))
        )
        for viewer in viewers
    ]
    rng = Seeded(1)
    while not all(task.done() for task in watching):
        await play(referees[:1], game, rng, 2)
        for referee in referees[1:]:
            await referee.logs.poll()
        await asyncio.sleep(0)
    for task in watching:
        task.result()
    for viewer in viewers:
        whole = await a_referee(stores[0]).news(game, viewer, 0)
        assert isinstance(whole, News)
        if tuple(seen[viewer]) != whole.events[: len(seen[viewer])]:
            wrong.append(f"the stream of {viewer} is not what happened")
    return wrong


async def _watch(
    referees: Sequence[Referee],
    game: GameId,
    viewer: Viewer,
    seen: list[Event],
    wrong: list[str],
    resumes: int,
    rng: Rng,
) -> None:
    for _ in range(resumes):
        follower = referees[rng.below(len(referees))].follow(game, viewer, len(seen))
        for _ in range(1 + rng.below(3)):
            news = await outcome(anext(follower))
            if not isinstance(news, News) or news.seq != len(seen):
                wrong.append(f"{viewer} resumed from {len(seen)} and got {news}")
                break
            seen.extend(news.events)
        await follower.aclose()
        if wrong:
            return
