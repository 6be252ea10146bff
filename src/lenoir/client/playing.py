"""Playing: lets a bot play all seats of a device at a table, whatever happens to the connection."""

import asyncio
import traceback
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Final

from lenoir import wire
from lenoir.bots.bot import Bot
from lenoir.client.device import Device, ServerRefused, Unreachable
from lenoir.client.eyes import Eyes
from lenoir.client.socket import Hung, Socket
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.people.deciding import BotFailed
from lenoir.play.tables.table_view import TableView

AGAIN_AFTER: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before coming back, the last one for ever."""


class Playing:
    """A bot at a table, from the deal to the end of the game. `eyes` has what its seats saw."""

    def __init__(
        self, device: Device, table: str, make: Callable[[], Bot], rng: Rng, patience: int = 100
    ) -> None:
        self._device, self._table, self._make, self._rng = device, table, make, rng
        self._patience = patience
        """How often in a row it comes back in vain."""
        self._name = token_urlsafe(6)
        self._bots: dict[Seat, Bot] = {}
        self._pending: dict[Seat, wire.Act] = {}
        self._view: TableView | None = None
        self.eyes: dict[Seat, Eyes] = {}
        self.acks = 0

    async def run(self) -> None:
        """Until the game is over; `Hung` or `ServerRefused` if we have no place any more."""
        failures = 0
        while not self.is_over:
            if failures:
                await asyncio.sleep(AGAIN_AFTER[min(failures, len(AGAIN_AFTER)) - 1])
            try:
                async with self._device.enter(self._table) as socket:
                    for eyes in self.eyes.values():
                        await socket.send(eyes.resume)
                    while not self.is_over:
                        await self._hear(socket, await socket.receive())
                        failures = 0
            except (Hung, ServerRefused, Unreachable) as error:
                failures += 1
                if failures > self._patience or _is_final(error):
                    raise

    @property
    def is_over(self) -> bool:
        """Whether every seat has seen the end."""
        return bool(self.eyes) and all(eyes.is_over for eyes in self.eyes.values())

    async def _hear(self, socket: Socket, message: wire.FromServer) -> None:
        match message:
            case wire.TableMessage(table):
                await self._sit_down(socket, await self._device.mind(table))
            case wire.NewsMessage(viewer=seat) if seat in self.eyes:
                if message.game == self.eyes[seat].game:
                    self.eyes[seat].take(message)
                    await self._decide(socket, seat)
            case wire.Ack():
                self.acks += 1
            case wire.RefusedMessage(cmd_id=cmd_id, code="try_again") if cmd_id:
                await asyncio.sleep(AGAIN_AFTER[1])
                await self._send_again(socket)
            case wire.RefusedMessage(viewer=seat) if seat in self.eyes:
                await asyncio.sleep(AGAIN_AFTER[2])
                await socket.send(self.eyes[seat].resume)
            case wire.RefusedMessage(code="illegal"):
                raise BotFailed("illegal", "the rules do not allow what it wants")
            case _:
                pass  # talk, and answers to what somebody else has sent for the seat

    async def _sit_down(self, socket: Socket, table: TableView) -> None:
        if table.stage == "open" or table.is_mixing:
            return
        for seat in table.seats:
            if seat not in self.eyes:
                self._bots[seat], self.eyes[seat] = self._make(), Eyes(table.game, seat)
                await socket.send(self.eyes[seat].resume)
        was_parked = self._view is not None and self._view.stage == "parked"
        self._view = table
        if was_parked and table.stage == "playing":
            await self._send_again(socket)

    async def _decide(self, socket: Socket, seat: Seat) -> None:
        eyes = self.eyes[seat]
        prompt = eyes.prompt
        if not eyes.is_up_to_date or prompt is None or prompt.seat != seat:
            self._pending.pop(seat, None)
            return
        known = self._pending.get(seat)
        if known is None or known.prompt_id != prompt.id:
            action = await asyncio.to_thread(self._decision, seat, eyes.view)
            known = wire.Act(f"{self._name}-{prompt.id}", prompt.id, action)
            self._pending[seat] = known
        await socket.send(known)

    def _decision(self, seat: Seat, view: View) -> Action:
        try:
            return self._bots[seat].decide(view, self._rng)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BotFailed("crashed", why, traceback.format_exc()) from None

    async def _send_again(self, socket: Socket) -> None:
        for act in self._pending.values():
            await socket.send(act)


def _is_final(error: Hung | ServerRefused | Unreachable) -> bool:
    if isinstance(error, Hung):
        return error.is_final
    return isinstance(error, ServerRefused) and error.code not in (
        "try_again",
        "broken",
        "too_many",
    )
