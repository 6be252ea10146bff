"""Clients that play through a door which may slam at any time, and send again what was lost."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Action
from lenoir.core.phases import decider
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command, Done, Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal
from tests.faults.ledger import Ledger


class Gone(Exception):
    """No answer came, and nobody knows what has happened."""


class Broken(Exception):
    """A game that was there is not what it was."""


class Door(Protocol):
    """The way to a server."""

    async def ask(self, game: GameId) -> tuple[Prompt, Action] | None:
        """What the asked seat might do; None once the game is over."""
        ...

    async def act(self, game: GameId, seat: Seat, command: Command) -> Done:
        """Send a command."""
        ...


class RefereeDoor:
    """Straight to a referee."""

    def __init__(self, referee: Referee, rng: Rng | None = None) -> None:
        self.referee = referee
        self._rng = rng or Seeded("door")

    async def ask(self, game: GameId) -> tuple[Prompt, Action] | None:
        try:
            prompt = await self.referee.prompt(game)
            if prompt is None:
                return None
            view = await self.referee.view(game, prompt.seat)
        except Refusal as refusal:
            raise Gone if refusal.code == "try_again" else Broken(refusal.code) from None
        if decider(view.table.phase) != prompt.seat:
            raise Gone  # it went on in between
        return prompt, RandomPlayer().decide(view, self._rng)

    async def act(self, game: GameId, seat: Seat, command: Command) -> Done:
        return await self.referee.act(game, seat, command)


async def play_on(
    door: Door, game: GameId, ledger: Ledger, name: str, goes_on: Callable[[], bool]
) -> None:
    """One client alone at a game: what he was not answered he sends again, and again."""
    number = 0
    while goes_on():
        try:
            wish = await door.ask(game)
        except Gone:
            await asyncio.sleep(0.005)
            continue
        except Broken as broken:
            ledger.changed.append(f"{game}: {broken}")
            return
        if wish is None:
            return
        prompt, action = wish
        command = Command(f"{name}-{number}", prompt.id, action)
        number += 1
        await _sent(door, game, prompt.seat, command, ledger, goes_on)


async def _sent(
    door: Door,
    game: GameId,
    seat: Seat,
    command: Command,
    ledger: Ledger,
    goes_on: Callable[[], bool],
) -> None:
    is_resent = False
    while goes_on() or not is_resent:
        try:
            ledger.note(game, seat, command, await door.act(game, seat, command))
            return
        except Gone:
            pass
        except Refusal as refusal:
            if refusal.code != "try_again":
                ledger.changed.append(f"{game} {command.cmd_id}: {refusal.code}")
                return
        is_resent, ledger.resent = True, ledger.resent + 1
        await asyncio.sleep(0.005)
