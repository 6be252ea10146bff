"""Nonsense on a socket, in two layers: messages that are almost right, and right ones in any order.

Whatever comes, nothing breaks, nothing is logged as an error, and the game's log grows by what was
acknowledged and by nothing else.
"""

import json
import logging

import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import GameId, LogId
from lenoir.server.sockets import connection
from tests.leaks.visitor import AnyLine, encode
from tests.server.grammar import a_message, an_action, spoilt
from tests.server.indoors import Indoors, a_table_indoors
from tests.server.inside import Line

TRIES = 250
FROM_SERVER = {"table", "news", "ack", "stale", "refused", "heard"}


class Fuzzing:
    """Somebody at a table who sends what he likes, and what is known of the game meanwhile."""

    def __init__(self, indoors: Indoors) -> None:
        self.indoors = indoors
        self.lines: dict[int, AnyLine] = {}
        self.acked: set[tuple[int, str]] = set()
        """Commands of a seat that were acknowledged, each once."""
        self.codes: set[int] = set()

    async def line_of(self, seat: int) -> AnyLine:
        """The socket of a seat, a new one if it was closed."""
        line = self.lines.get(seat)
        if line is None or (isinstance(line, Line) and line.closed is not None):
            if line is not None:
                await line.hang_up()
            line, _ = await self.indoors.seats[seat].enter(self.indoors.words["table"])
            line.taken()
            self.lines[seat] = line
        return line

    async def send(self, seat: int, data: str | bytes) -> list[dict[str, object]]:
        """Send something, and what comes back; acknowledged commands are counted."""
        line = await self.line_of(seat)
        assert isinstance(line, Line)
        line.send(data)
        await self.indoors.seats[seat].way.settle()
        came = line.taken()
        if line.closed is not None:
            self.codes.add(line.closed)
            assert line.closed == wire.BAD_MESSAGE, data
        answers = [json.loads(frame) for frame in came if frame.startswith(b"{")]
        assert {str(answer["type"]) for answer in answers} <= FROM_SERVER
        if is_act(data):
            self.acked |= {(seat, str(a["cmd_id"])) for a in answers if a["type"] == "ack"}
        return answers

    async def check(self) -> None:
        """The deal and what was acknowledged is in the log, and nothing else."""
        assert len(await self.indoors.log()) == 1 + len(self.acked)

    async def finish(self) -> None:
        """Everybody hangs up, and the table is still there for all."""
        for line in self.lines.values():
            await line.hang_up()
        for visitor in self.indoors.seats:
            at = f"/api/tables/{self.indoors.words['table']}"
            assert (await visitor.ask("GET", at)).status == 200
        await self.check()


def is_act(data: str | bytes) -> bool:
    try:
        return isinstance(data, str) and json.loads(data).get("type") == "act"
    except (ValueError, AttributeError, RecursionError):
        return False


def no_error_in(caplog: pytest.LogCaptureFixture) -> None:
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]


@pytest.mark.parametrize("seed", range(3))
async def test_spoilt_messages_end_the_socket_and_change_nothing(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Seeded(f"grammar {seed}")
    async with a_table_indoors() as indoors:
        fuzzing = Fuzzing(indoors)
        for _ in range(TRIES):
            data = spoilt(a_message(rng, indoors.words["game"]), rng)
            await fuzzing.send(rng.below(3), data)
            await fuzzing.check()
        await fuzzing.finish()
        assert fuzzing.codes == {wire.BAD_MESSAGE}
    no_error_in(caplog)


@pytest.mark.parametrize("seed", range(3))
async def test_right_messages_in_any_order_do_what_they_say_once(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Seeded(f"order {seed}")
    async with a_table_indoors() as indoors:
        fuzzing = Fuzzing(indoors)
        sent: list[tuple[int, str]] = []
        for _ in range(TRIES):
            seat, data = await a_try(indoors, rng, sent)
            sent.append((seat, data))
            await fuzzing.send(seat, data)
            await fuzzing.check()
        await fuzzing.finish()
        assert len(fuzzing.acked) > 5, "some of it was legal"
    no_error_in(caplog)


async def a_try(indoors: Indoors, rng: Rng, sent: list[tuple[int, str]]) -> tuple[int, str]:
    """A legal answer, one that is not, one sent again by anybody, or any other message."""
    game = GameId(LogId(indoors.words["game"]))
    match rng.below(6):
        case 0 | 1:
            prompt = await indoors.desk.house.referee.prompt(game)
            if not isinstance(prompt, Prompt):
                return 0, encode(wire.Act(f"c{len(sent)}", 0, an_action(rng))).decode()
            view = await indoors.desk.house.referee.view(game, prompt.seat)
            assert isinstance(view, View)
            act = wire.Act(f"c{len(sent)}", prompt.id, RandomPlayer().decide(view, rng))
            return prompt.seat, encode(act).decode()
        case 2 if sent:
            return rng.below(3), pick(rng, sent)[1]
        case _:
            return rng.below(3), encode(a_message(rng, game)).decode()


@pytest.mark.parametrize("seed", range(2))
async def test_before_the_ticket_nothing_else_is_understood(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Seeded(f"before {seed}")
    async with a_table_indoors() as indoors:
        nobody = indoors.by_role["nobody"]
        before = await indoors.state()
        for _ in range(100):
            line = await nobody.way.line()
            assert isinstance(line, Line)
            message = a_message(rng, indoors.words["game"])
            line.send(spoilt(message, rng) if rng.below(2) else encode(message).decode())
            await nobody.way.settle()
            assert line.closed == wire.BAD_TICKET
            assert line.taken() == [b"closed with 4401"]
            await line.hang_up()
        assert await indoors.state() == before
    no_error_in(caplog)


async def test_the_count_of_acknowledgements_has_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that takes any seat's word is caught."""
    honest = connection.Connection._act

    async def act(self: connection.Connection, message: wire.Act) -> None:
        await honest(self, message)
        await self._send(wire.Ack(message.cmd_id, message.prompt_id))

    monkeypatch.setattr(connection.Connection, "_act", act)
    rng = Seeded("eyes")
    async with a_table_indoors() as indoors:
        fuzzing = Fuzzing(indoors)
        with pytest.raises(AssertionError):
            await sends_much(fuzzing, rng)


async def sends_much(fuzzing: Fuzzing, rng: Rng) -> None:
    for _ in range(TRIES):
        message = a_message(rng, fuzzing.indoors.words["game"])
        await fuzzing.send(0, encode(message).decode())
        await fuzzing.check()
