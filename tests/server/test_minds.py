"""Bots that remember: told only what is new, they play as if they were told everything."""

import asyncio
from collections import Counter

import msgspec
import pytest

from lenoir import wire
from lenoir.bots.bot import Bot
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.telling.crier import Crier
from lenoir.telling.scene import Teller
from lenoir.thinking import minds as thinking
from lenoir.thinking.bots import Bots, bot_called
from lenoir.thinking.levels import LADDER, PATIENCE, level_of
from lenoir.thinking.minds import TELL_ALL, MindQuestion, Minds

AT_ONCE = (0, 0)


def asked(mind: str, bot: str, view: View, after: int) -> bytes:
    """A question as it goes to a process."""
    news = tuple(view.stream.since(after))
    question = MindQuestion(mind, bot, view.table.edition.key, view.viewer, after, news)
    return msgspec.json.encode(question)


@pytest.fixture
def foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same chance for every thought."""
    monkeypatch.setattr(thinking, "Unforeseeable", lambda: Seeded("a thought"))


@pytest.mark.usefixtures("foreseen")
@pytest.mark.parametrize("bot", ["notebook", "logician", "lenoir"])
@pytest.mark.parametrize("key", edition_keys())
def test_a_mind_that_is_told_what_is_new_decides_as_one_that_is_told_everything(
    key: str, bot: str
) -> None:
    game = Game(load_edition(key), 3, Seeded(5))
    keeps, told = Minds(bot_called), Counter[Seat]()
    for _ in range(25):
        seat = game.decider
        if seat is None:
            break
        view = game.view(seat)
        kept = keeps.decided(asked(f"g/{seat}", bot, view, told[seat]))
        told[seat] = len(view.stream)
        assert kept == Minds(bot_called).decided(asked("", bot, view, 0))
        game.play(msgspec.json.decode(kept, type=Action))


def test_a_mind_that_was_lost_or_told_something_else_asks_for_everything() -> None:
    game = Game(load_edition("classic"), 3, Seeded(5))
    view, keeps = view_asked(game), Minds(bot_called, at_most=2)
    for number in range(3):
        keeps.decided(asked(f"g/{number}", "random", view, 0))
    assert len(keeps) == 2, "as many as there is room for"
    length = len(view.stream)
    assert keeps.decided(asked("g/0", "random", view, length)) == TELL_ALL
    assert keeps.decided(asked("g/2", "random", view, length - 1)) == TELL_ALL
    assert keeps.decided(asked("another/1", "random", view, length)) == TELL_ALL
    assert keeps.decided(asked("g/1", "random", view, length)) != TELL_ALL


def view_asked(game: Game) -> View:
    """The view of whoever is asked: a bot must find something to do."""
    seat = game.decider
    assert seat is not None
    return game.view(seat)


class Failing:
    """A bot that fails the second time."""

    def __init__(self) -> None:
        self._asked = 0

    def decide(self, view: View, rng: Rng) -> Action:
        self._asked += 1
        if self._asked > 1:
            raise RuntimeError("a bug")
        return RandomPlayer().decide(view, rng)


def failing(_: str) -> Bot:
    return Failing()


def test_a_mind_that_has_failed_is_not_kept() -> None:
    game = Game(load_edition("classic"), 3, Seeded(5))
    view, keeps = view_asked(game), Minds(failing)
    keeps.decided(asked("g/0", "x", view, 0))
    length = len(view.stream)
    with pytest.raises(RuntimeError):
        keeps.decided(asked("g/0", "x", view, length))
    assert keeps.decided(asked("g/0", "x", view, length)) == TELL_ALL


async def test_the_seats_of_a_table_stay_with_one_process_and_tables_are_spread() -> None:
    bots = Bots(at_once=2, pause=AT_ONCE)
    homes = {game: {bots._home(game) for _ in range(6)} for game in ("a", "b", "c", "d")}
    assert all(len(found) == 1 for found in homes.values())
    assert [thinker.games for thinker in bots._thinkers] == [2, 2]
    bots.close()


async def test_a_process_that_has_died_is_told_everything_and_the_game_goes_on() -> None:
    game, bots = Game(load_edition("classic"), 3, Seeded(5)), Bots(at_once=1, pause=AT_ONCE)
    outcomes: list[str] = []
    bots._count = outcomes.append
    try:
        for number in range(6):
            seat = game.decider
            assert seat is not None
            if number == 3:
                bots._thinkers[0].process.rest()
            game.play(await bots.decide("logician", game.view(seat), "", "g"))
        assert outcomes == ["answered"] * 6
    finally:
        bots.close()


# Under a heavy load


WAITS = (
    *((0.0, "lenoir"), (PATIENCE * 0.9, "lenoir"), (PATIENCE, "entropy")),
    *((PATIENCE * 2, "logician"), (PATIENCE * 50, "logician")),
)
"""Who thinks for the strongest bot, by how long a decision has to wait."""


@pytest.mark.parametrize(("wait", "level"), WAITS)
def test_a_bot_goes_down_a_level_for_every_quarter_of_a_second(wait: float, level: str) -> None:
    assert level_of("lenoir", wait) == level


@pytest.mark.parametrize("bot", ["novice", "notebook", "logician", "random"])
def test_no_other_bot_gets_simpler(bot: str) -> None:
    assert level_of(bot, 1000.0) == bot
    assert LADDER[-1] == "logician"


async def test_pages_are_told_that_bots_are_busy() -> None:
    game = Game(load_edition("classic"), 3, Seeded(5))
    crier = Crier(Teller("fr"), game.view(SPECTATOR), ())
    sent = crier.begin(game.view(SPECTATOR))
    game.play(RandomPlayer().decide(view_asked(game), Seeded(1)))
    view = game.view(SPECTATOR)
    for is_busy in (True, False):
        data, _ = crier.moved(view, None, None, sent, is_busy)
        moved = msgspec.json.decode(data, type=wire.MovedMessage)
        assert moved.busy == (True if is_busy else msgspec.UNSET)


async def test_bots_are_busy_while_they_think_more_simply_and_not_before() -> None:
    game, counted = Game(load_edition("classic"), 3, Seeded(5)), list[str]()
    view = view_asked(game)
    bots = Bots(at_once=1, pause=AT_ONCE, count=counted.append)
    try:
        await bots.decide("lenoir", view, "Ada", "g")
        at_first = bots.are_busy
        turns = bots._thinkers[0].turns
        await turns.take("somebody who thinks for long")
        asking = asyncio.create_task(bots.decide("lenoir", view, "Ada", "g"))
        await asyncio.sleep(2.2 * PATIENCE)
        turns.give()
        await asking
        assert (at_first, bots.are_busy) == (False, True)
        assert counted == ["answered", "simpler", "answered"]
    finally:
        bots.close()
