"""Held answers: what people have answered before the moment at which answers are released."""

import asyncio
from typing import NamedTuple

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command, Done
from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal


class HeldAnswer(NamedTuple):
    """An answer that waits, and whoever waits for what comes of it."""

    seat: Seat
    command: Command
    done: asyncio.Future[Done]


class HeldAnswers:
    """The answers that wait at this worker, one for each prompt; none is acknowledged yet."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[GameId, int], HeldAnswer] = {}

    async def hold(self, game: GameId, seat: Seat, command: Command) -> Done:
        """Keep an answer until its moment, and wait for what comes of it; the last one counts."""
        key = game, command.prompt
        before = self._waiting.pop(key, None)
        if before is not None and not before.done.done():
            before.done.set_exception(Refusal("stale"))
        choice = HeldAnswer(seat, command, asyncio.get_running_loop().create_future())
        self._waiting[key] = choice
        try:
            return await choice.done
        finally:
            if self._waiting.get(key) is choice:
                del self._waiting[key]

    def take(self, game: GameId, prompt: int) -> HeldAnswer | None:
        """The answer to a prompt, whose moment has come."""
        return self._waiting.pop((game, prompt), None)

    def end(self, game: GameId, prompt: int) -> None:
        """Refuse answers to all prompts before one: they were answered elsewhere."""
        for key in [key for key in self._waiting if key[0] == game and key[1] < prompt]:
            choice = self._waiting.pop(key)
            if not choice.done.done():
                choice.done.set_exception(Refusal("stale"))
