"""Bots at the table: they think in processes of their own, on views, and nobody waits for them.

A process gets what a seat was told and answers with an action. One that crashes, hangs or answers
nonsense is replaced, and the table gets a plain answer. An answer leaves at a time that was drawn
before anybody looked at the hand. Households take turns: a hundred tables of one address do not
keep the bot of another table waiting.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.spec import one_spec
from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.people.pace import plain_answer
from lenoir.play.people.players import Player
from lenoir.play.tables.sitting import PLAIN
from lenoir.server.guarding.turns import Turns
from lenoir.server.thinking.beside import Beside, Failed

AT_ONCE: Final = 2
"""Processes."""
THINKS_WITHIN: Final = 10.0
"""Seconds for one decision."""
PAUSE: Final = (800, 2000)
"""Milliseconds after which a bot answers, at least and at most; later if it thinks longer."""
REMEMBERED: Final = 500
"""So many of the last thoughts of each bot say how long it thinks."""

Make: TypeAlias = Callable[[str], Bot]


class _MoveQuestion(Struct, frozen=True, array_like=True):
    bot: str
    edition: str
    viewer: Viewer
    events: tuple[Event, ...]


_questions: Final = msgspec.json.Decoder(_MoveQuestion)
_actions: Final[msgspec.json.Decoder[Action]] = msgspec.json.Decoder(Action)
_encode: Final = msgspec.json.Encoder().encode


class Bots:
    """The `Players` of a server: the catalogue and what packages offer, never a file."""

    def __init__(
        self,
        make: Make | None = None,
        at_once: int = AT_ONCE,
        within: float = THINKS_WITHIN,
        pause: tuple[int, int] = PAUSE,
        count: Callable[[str], None] = lambda outcome: None,
        spent: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._make: Make = make or bot_called
        self._within, self._pause, self._count, self._spent = within, pause, count, spent
        self._turns = Turns(at_once)
        self._threads = ThreadPoolExecutor(at_once, "bots")
        self._thinkers = [Beside(partial(_decided, self._make)) for _ in range(at_once)]
        self._free = list(self._thinkers)
        self._thoughts: dict[str, deque[float]] = {}
        """By bot, how many seconds its last answers took, without waiting for a process."""

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._turns.waiting

    def knows(self, bot: str) -> bool:
        """Whether there is such a bot; what it is told could cost too much, so it is told nothing.

        A file is code of whoever names it: it plays over the wire, not in here.
        """
        if bot == PLAIN:
            return True
        try:
            spec = one_spec(bot)
            if spec.place is not None or spec.values:
                return False
            Player.of(spec)
        except BadBot:
            return False
        return True

    async def decide(self, bot: str, view: View, whose: str = "") -> Action:
        """What a bot does, or a plain answer; neither comes sooner for one hand than another."""
        slot = self._slot(bot)
        began = monotonic()
        action = await self._thought(bot, view, whose)
        late = monotonic() - began
        await asyncio.sleep(slot * (1 + late // slot) - late if slot else 0)
        return action

    def _slot(self, bot: str) -> float:
        """Seconds after which a bot answers, drawn before it thinks.

        Never shorter than the p99 of its thinking: an answer that needs a second slot would tell
        that it was hard to find, and so something of the hand.
        """
        low, high = self._pause
        if not high:
            return 0.0
        drawn = Unforeseeable().below(high - low + 1) / 1000
        return max(low / 1000, self.p99(bot)) + drawn

    def p99(self, bot: str) -> float:
        """The seconds within which 99 of 100 of a bot's last answers were found."""
        thoughts = sorted(self._thoughts.get(bot, ()))
        return thoughts[len(thoughts) * 99 // 100] if thoughts else 0.0

    async def _thought(self, bot: str, view: View, whose: str) -> Action:
        if bot == PLAIN:
            return plain_answer(view)
        stream = tuple(view.stream)
        question = _encode(_MoveQuestion(bot, view.table.edition.key, view.viewer, stream))
        await self._turns.take(whose)
        thinker = self._free.pop()
        began = monotonic()
        asking = asyncio.get_running_loop().run_in_executor(
            self._threads, thinker.ask, question, self._within
        )
        asking.add_done_callback(lambda _: self._freed(thinker))
        try:
            action = _actions.decode(await asyncio.shield(asking))
        except (Failed, msgspec.MsgspecError):
            self._count("failed")
            return plain_answer(view)
        finally:
            spent = monotonic() - began
            self._spent(spent)
            self._thoughts.setdefault(bot, deque(maxlen=REMEMBERED)).append(spent)
        self._count("answered")
        return action

    def _freed(self, thinker: Beside) -> None:
        self._free.append(thinker)
        self._turns.give()

    def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            thinker.close()
        self._threads.shutdown(wait=False)


def bot_called(name: str) -> Bot:
    """A bot for one decision: the view has all it needs to know."""
    return Player.of(one_spec(name)).bot()


def _decided(make: Make, data: bytes) -> bytes:
    """What a bot does about a question."""
    question = _questions.decode(data)
    view = View.of(load_edition(question.edition), question.viewer, question.events)
    return _encode(make(question.bot).decide(view, Unforeseeable()))
