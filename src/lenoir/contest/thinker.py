"""A thinker: the bot in a process of its own, so that no thought ever delays an answer."""

import multiprocessing
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from lenoir.bots.players import Player
from lenoir.contest.contestant import Contestant
from lenoir.contest.messages import BadMessage, Message
from lenoir.contest.warming import warm_up
from lenoir.play.games.dice import Seeded

READY_WITHIN: Final = 60.0
"""Seconds: some bots compile themselves first."""


class Thinker:
    """Hears all messages, and is asked for those answers that are worth a thought."""

    def __init__(self, player: Player, seed: str, complain: Callable[[str], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._end, theirs = context.Pipe()
        self._complain, self._number, self._dead = complain, 0, False
        self._process = context.Process(target=_think, args=(theirs, player, seed), daemon=True)
        self._process.start()
        theirs.close()
        self._wait(READY_WITHIN)

    def hear(self, message: Message) -> None:
        """A message, which may want an answer."""
        self._number += 1
        if not self._dead:
            try:
                self._end.send((self._number, message))
            except OSError:
                self._dead = True

    def answer(self, within: float) -> str | None:
        """The answer to the message heard last; None if it does not come in time."""
        return self._wait(within)

    def close(self) -> None:
        """Think no more."""
        self._process.terminate()
        self._process.join()
        self._end.close()

    def _wait(self, within: float) -> str | None:
        """Answers to earlier messages come too late, and are passed over."""
        from time import monotonic

        until = monotonic() + within
        while not self._dead and self._end.poll(max(0.0, until - monotonic())):
            try:
                number, answer, wrong = self._end.recv()
            except (EOFError, OSError):
                self._dead = True
                self._complain("")
                return None
            if wrong:
                self._complain(wrong)
            if number == self._number:
                return None if wrong else str(answer)
        return None


def _think(end: Connection, player: Player, seed: str) -> None:
    """What goes on in the process: message in, answer out, for ever."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    contestant = Contestant(player.bot, Seeded(seed))
    warm_up(player)
    end.send((0, "ready", ""))
    while True:
        try:
            number, message = end.recv()
        except (EOFError, OSError):
            return
        answer, wrong = "", ""
        try:
            answer = contestant.answer(message)
        except BadMessage:
            pass  # whoever listens to the server has seen it too
        except Exception:
            wrong = traceback.format_exc()
        end.send((number, answer, wrong))
