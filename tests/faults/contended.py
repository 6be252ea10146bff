"""Several workers at one game, each with a client that wants to be first."""

import asyncio
from collections.abc import Callable, Sequence

from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games.answers import Command, News
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId, Store
from lenoir.play.refusal import Refusal
from tests.faults.ledger import Findings, Ledger, audit
from tests.faults.load import Gone, RefereeDoor
from tests.play.games import a_referee, a_setting, dealt
from tests.play.refusing import outcome


async def contended(
    stores: Sequence[Store], commands: int, tell: Callable[[int], None] = lambda sent: None
) -> tuple[Findings, int]:
    """Commands by each worker for the same prompts; what was found, and how many won."""
    referees = [a_referee(store) for store in stores]
    game = await dealt(referees[0], a_setting(options={"turn_limit": 0}))
    ledger, running = Ledger(), True

    async def client(number: int, referee: Referee) -> None:
        door = RefereeDoor(referee, Seeded(number))
        for sent in range(commands):
            wish = None
            while wish is None:
                try:
                    wish = await door.ask(game)
                except Gone:
                    await asyncio.sleep(0)
            prompt, action = wish
            command = Command(f"w{number}-{sent}", prompt.id, action)
            answer = await outcome(referee.act(game, prompt.seat, command))
            if isinstance(answer, Refusal):
                assert answer.code in ("stale", "try_again"), answer
            else:
                ledger.note(game, prompt.seat, command, answer)
            tell(sent)
            await asyncio.sleep(0)

    async def poll() -> None:
        while running:
            await asyncio.sleep(0.01)
            for referee in referees:
                await referee.logs.poll()

    polling = asyncio.create_task(poll())
    viewers = (SPECTATOR, Seat(0), Seat(1), Seat(2))
    followers = [
        asyncio.create_task(_followed(referee, game, viewers[n % len(viewers)]))
        for n, referee in enumerate(referees)
    ]
    await asyncio.gather(*(client(n, referee) for n, referee in enumerate(referees)))
    running = False
    await polling
    found = await audit(stores[0], ledger, [game])
    whole = a_referee(stores[0])
    for referee in referees:
        await referee.logs.poll()
    await asyncio.sleep(0.01)
    for number, follower in enumerate(followers):
        follower.cancel()
        viewer = viewers[number % len(viewers)]
        news = await whole.news(game, viewer, 0)
        assert isinstance(news, News)
        seen = _streams[follower]
        if seen != list(news.events):
            found.changed.append(f"the stream of viewer {viewer} at worker {number}")
    return found, len(ledger.acks)


_streams: dict[object, list[object]] = {}


async def _followed(referee: Referee, game: GameId, viewer: Viewer) -> None:
    """What a viewer is told bit by bit."""
    seen: list[object] = []
    task = asyncio.current_task()
    _streams[task] = seen
    async for news in referee.follow(game, viewer, 0):
        assert isinstance(news, News)
        assert news.seq == len(seen)
        seen.extend(news.events)
