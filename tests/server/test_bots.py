"""Bots at the table: off the loop, on views, and a game goes on whatever they do."""

import asyncio
import os
import time
from collections import deque

import pytest

from lenoir.bots.bot import Bot
from lenoir.bots.catalogue import BUILT_IN
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Playing
from lenoir.core.actions import Action, Resign, Show
from lenoir.core.cards import Card
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.play.tables.wishes import SeatBot, Start
from lenoir.record import codec
from lenoir.record.verify import verify
from lenoir.thinking.bots import Bots, bot_called
from tests.server.serving import a_server
from tests.server.tables import a_table, an_opening

AT_ONCE = (0, 0)


class Faulty:
    """A bot which, when it is asked, does what it is called."""

    def __init__(self, how: str) -> None:
        self._how = how

    def decide(self, view: View, rng: Rng) -> Action:
        match self._how:
            case "crash":
                raise RuntimeError(f"my hand is {view.hand}")
            case "die":
                os._exit(1)
            case "hang":
                time.sleep(1000)
            case "illegal":
                return Show(view.viewer, Card(999))
            case "for another":
                return Resign(Seat((view.viewer + 1) % 3))
            case _:
                pass
        return RandomPlayer().decide(view, rng)


def faulty_or_not(name: str) -> Bot:
    return bot_called(name) if name in BUILT_IN else Faulty(name)


class FaultyBots(Bots):
    """Knows the faulty ones too."""

    def knows(self, bot: str) -> bool:
        return True


async def a_whole_game(bots: Bots, names: tuple[str, str], edition: str = "classic") -> None:
    """One person who plays by chance, and two bots, to the end."""
    async with a_server(players=bots) as server:
        chairs = max(3, load_edition(edition).players.start)
        table = await a_table(server, an_opening(edition, chairs), chairs - 2)
        for chair, name in enumerate(names, chairs - 2):
            await table.host.wish(table.id, SeatBot(chair, name))
        await table.host.wish(table.id, Start())
        await Playing(table.host, table.id, RandomPlayer, Seeded(3)).run()
        record = codec.decode(await table.host.record(table.id))
        assert verify(record, table.opened.commitment).wrong is None


@pytest.mark.parametrize("edition", edition_keys())
async def test_bots_of_the_catalogue_play_a_game_to_its_end(edition: str) -> None:
    bots = Bots(pause=AT_ONCE)
    try:
        await a_whole_game(bots, ("novice", "random"), edition)
    finally:
        bots.close()


@pytest.mark.parametrize("how", ["crash", "die", "hang", "illegal", "for another"])
async def test_a_game_ends_though_a_bot_fails(how: str) -> None:
    outcomes: list[str] = []
    within = 0.05 if how == "hang" else 20
    bots = FaultyBots(faulty_or_not, 1, within, AT_ONCE, outcomes.append)
    try:
        if how in ("hang", "die"):
            game = await one_decision(bots, how)
            assert game
        else:
            await a_whole_game(bots, (how, "random"))
    finally:
        bots.close()
    assert ("failed" in outcomes) == (how in ("crash", "die", "hang"))


async def one_decision(bots: Bots, how: str) -> bool:
    """A process that is gone is replaced: the next decision is one of a bot that works."""
    view = Game(load_edition("classic"), 3, Seeded(1)).view(Seat(0))
    first = await bots.decide(how, view)
    bots._within = 20
    second = await bots.decide("random", view)
    return first.seat == second.seat == 0


async def test_a_server_runs_no_file_and_tells_a_bot_nothing() -> None:
    bots = Bots()
    known = [*BUILT_IN, "plain"]
    assert [name for name in known if bots.knows(name)] == known
    for name in (
        "bot.py:Bot",
        "/etc/passwd.py:X",
        "entropy:worlds=9",
        "nobody",
        "",
        "random,random",
    ):
        assert not bots.knows(name)
    bots.close()


@pytest.mark.parametrize("thinks", [0.0, 0.03, 0.09])
async def test_an_answer_leaves_when_its_slot_ends_however_long_the_bot_thought(
    thinks: float,
) -> None:
    bots = SlowBots(thinks)
    began = time.monotonic()
    await bots.decide("plain", None)  # type: ignore[arg-type]  # nobody looks at it
    slots = (time.monotonic() - began) / 0.05
    assert slots >= thinks // 0.05 + 1
    bots.close()


async def test_a_hundred_tables_of_one_household_do_not_starve_another() -> None:
    """Planted: one queue, in the order in which they came."""
    view = Game(load_edition("classic"), 3, Seeded(1)).view(Seat(0))
    bots, done = Bots(at_once=1, pause=AT_ONCE), list[str]()

    async def decided(whose: str) -> None:
        await bots.decide("random", view, whose)
        done.append(whose)

    try:
        flood = [asyncio.create_task(decided("flood")) for _ in range(100)]
        await asyncio.sleep(0)
        await decided("Ada")
        assert len(done) <= 4, done
        await asyncio.gather(*flood)
        assert bots.waiting == 0
    finally:
        bots.close()


class SlowBots(Bots):
    """Think for a fixed time."""

    def __init__(self, thinks: float) -> None:
        super().__init__(pause=(50, 50))
        self._thinks = thinks

    async def _thought(self, bot: str, view: View, whose: str, game: str) -> Action:
        await asyncio.sleep(self._thinks)
        return Resign(Seat(0))


async def test_a_slot_is_never_shorter_than_the_p99_of_the_bots_thinking() -> None:
    """C-11: else a second slot would tell that the answer was hard to find."""
    bots = Bots(pause=(800, 2000), at_once=1)
    try:
        bots._thoughts["slow"] = deque([3.0] * 2 + [0.2] * 98, maxlen=100)
        bots._thoughts["quick"] = deque([0.1] * 100, maxlen=100)
        assert bots.p99("slow") == 3.0
        assert all(3.0 <= bots._slot("slow") <= 4.2 for _ in range(200))
        assert all(0.8 <= bots._slot("quick") <= 2.0 for _ in range(200))
        assert all(0.8 <= bots._slot("never asked") <= 2.0 for _ in range(200))
    finally:
        bots.close()


async def test_starting_a_process_does_not_count_as_thinking() -> None:
    """Else the first answer of all would slow the next hundred down."""
    bots, game = Bots(pause=AT_ONCE, at_once=1), Game(load_edition("classic"), 3, Seeded(5))
    try:
        assert game.decider is not None
        for thoughts in (0, 1, 2):
            await bots.decide("notebook", game.view(game.decider))
            assert len(bots._thoughts.get("notebook", ())) == thoughts
    finally:
        bots.close()
