"""Bots at the table: they think in processes of their own, on views, and nobody waits for them.

A process gets what a seat was told and answers with an action. It keeps the minds of the seats it
plays for (`minds.py`), so all bots of a table think in one process, which is told what is new. One
that crashes, hangs or answers nonsense is replaced, and the table gets a plain answer. An answer
leaves at a time that was drawn before anybody looked at the hand. Households take turns: a hundred
tables of one address do not keep the bot of another table waiting. When all have to wait, bots
think more simply (`levels.py`).
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.players import Player
from lenoir.bots.spec import one_spec
from lenoir.core.actions import Action
from lenoir.core.recent import Recent
from lenoir.core.view import View
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.people.pace import plain_answer
from lenoir.play.tables.sitting import PLAIN
from lenoir.thinking.beside import Beside, Failed
from lenoir.thinking.levels import level_of
from lenoir.thinking.minds import MINDS, TELL_ALL, Make, MindQuestion, Minds
from lenoir.thinking.turns import Turns

AT_ONCE: Final = 2
"""Processes in which bots think."""
THINKS_WITHIN: Final = 10.0
"""Seconds for one decision."""
PAUSE: Final = (200, 500)
"""Milliseconds after which a bot answers, at least and at most; later if it thinks longer.

Long enough for nearly all that bots think, and short enough that a page, which takes its own time
to show what they do, has something to show.
"""
REMEMBERED: Final = 500
"""The last answers of each bot from which the time it needs is estimated."""
HOMES: Final = 10_000
"""Games of which it is known where their bots think; the one not asked for longest goes."""
CROWDED: Final = 4
"""A game moves house when this many more decisions wait at its home than elsewhere."""
BUSY_FOR: Final = 10.0
"""Seconds for which bots are called busy after one of them has thought more simply."""

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
        self._thinkers = [_Thinker(self._make) for _ in range(at_once)]
        self._homes: Recent[str, _Thinker] = Recent(HOMES)
        self._simpler: float | None = None
        """When a bot has last thought more simply than it was asked to."""
        self._thoughts: dict[str, deque[float]] = {}
        """By bot, how many seconds its last answers took, without waiting for a process or for its
        start, which takes longer than any thought and tells nothing about a hand."""

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return sum(thinker.turns.waiting for thinker in self._thinkers)

    @property
    def are_busy(self) -> bool:
        """Whether bots think more simply at present."""
        return self._simpler is not None and monotonic() - self._simpler < BUSY_FOR

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

    async def decide(self, bot: str, view: View, whose: str = "", game: str = "") -> Action:
        """What a bot does, or a plain answer; neither comes sooner for one hand than another.

        Without the name of its game it has to be told everything each time.
        """
        slot = self._slot(bot)
        began = monotonic()
        action = await self._thought(bot, view, whose, game)
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
        """The 99th percentile of the seconds a bot needed for its last answers."""
        thoughts = sorted(self._thoughts.get(bot, ()))
        return thoughts[len(thoughts) * 99 // 100] if thoughts else 0.0

    async def _thought(self, bot: str, view: View, whose: str, game: str) -> Action:
        if bot == PLAIN:
            return plain_answer(view)
        thinker, came = self._home(game), monotonic()
        await thinker.turns.take(whose)
        began = monotonic()
        played = level_of(bot, began - came)
        if played != bot:
            self._simpler = began
            self._count("simpler")
        is_thinking = thinker.process.is_started
        asking = asyncio.ensure_future(self._asked(thinker, played, view, game))
        asking.add_done_callback(thinker.is_free)
        try:
            action = _actions.decode(await asyncio.shield(asking))
        except (Failed, msgspec.MsgspecError):
            self._count("failed")
            return plain_answer(view)
        finally:
            spent = monotonic() - began
            self._spent(spent)
            if is_thinking:
                self._thoughts.setdefault(bot, deque(maxlen=REMEMBERED)).append(spent)
        self._count("answered")
        return action

    def _home(self, game: str) -> "_Thinker":
        """Where the bots of a game think: where they did, unless there is a crowd."""
        calmest = min(self._thinkers, key=lambda thinker: (thinker.turns.waiting, thinker.games))
        if not game:
            return calmest
        home = self._homes.get(game)
        if home is None or home.turns.waiting > calmest.turns.waiting + CROWDED:
            if home is not None:
                home.games -= 1
            home = calmest
            home.games += 1
            for left in self._homes.put(game, home):
                left.games -= 1
        return home

    async def _asked(self, thinker: "_Thinker", bot: str, view: View, game: str) -> bytes:
        """What a process answers; one that does not know the seat is told everything."""
        mind = f"{game}/{view.viewer}" if game else ""
        for after in (thinker.told.get(mind) or 0, 0):
            question = MindQuestion(
                mind,
                bot,
                view.table.edition.key,
                view.viewer,
                after,
                tuple(view.stream.since(after)),
            )
            try:
                answer = await thinker.process.asked(_encode(question), self._within)
            except Failed:
                thinker.told.pop(mind)
                raise
            if answer != TELL_ALL:
                break
        if mind:
            thinker.told.put(mind, len(view.stream))
        return answer

    def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            thinker.process.close()


class _Thinker:
    """A process, those who wait for it, and what its minds were told."""

    def __init__(self, make: Make) -> None:
        self.process = Beside(Minds(make).decided)
        self.turns = Turns(1)
        self.told: Recent[str, int] = Recent(MINDS)
        """The number of events each mind has been told; the mind may have been lost since."""
        self.games = 0

    def is_free(self, asking: "asyncio.Future[bytes]") -> None:
        """A question was answered; whoever asked it may have gone."""
        if not asking.cancelled():
            asking.exception()
        self.turns.give()


def bot_called(name: str) -> Bot:
    """A bot for one seat."""
    return Player.of(one_spec(name)).bot()
