"""A bot's decision, and what can go wrong with it."""

import traceback
from typing import Literal, TypeAlias

from lenoir.bots.bot import Bot
from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.play.games.game import Game
from lenoir.rules.engine import IllegalAction

Failure: TypeAlias = Literal["crashed", "illegal"]


class BotFailed(RuntimeError):
    """A bot raised an error, or asked for what is not legal."""

    def __init__(self, code: Failure, why: str, details: str = "") -> None:
        super().__init__(code, why, details)
        self.code = code
        self.why = why
        self.details = details
        """The traceback, for who wrote the bot."""

    def __str__(self) -> str:
        return f"{self.code}: {self.why}"


def let_decide(bot: Bot, game: Game, seat: Seat, rng: Rng) -> tuple[Event, ...]:
    """Ask a bot, and do what it wants."""
    return carry_out(game, seat, decision(bot, game, seat, rng))


def decision(bot: Bot, game: Game, seat: Seat, rng: Rng) -> object:
    """What a bot answers; nothing is known of it yet."""
    try:
        return bot.decide(game.view(seat), rng)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BotFailed("crashed", why, traceback.format_exc()) from None


def carry_out(game: Game, seat: Seat, action: object) -> tuple[Event, ...]:
    """Do what a bot wants for its own seat, if that is legal."""
    if getattr(action, "seat", None) != seat:
        raise BotFailed("illegal", f"{action} is no action of seat {seat}")
    try:
        return game.play(action)  # type: ignore[arg-type]  # the game refuses what is no action
    except IllegalAction as error:
        raise BotFailed("illegal", str(error)) from None
