"""A game in memory: its state and streams folded forward, and where its log and chance stand."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from lenoir.core.actions import Action
from lenoir.core.edition import Edition
from lenoir.core.phases import Over
from lenoir.core.seats import Viewer
from lenoir.play.games.answers import Glance, News, Prompt, Setting
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.games.ears import Ear, Take
from lenoir.play.games.entries import By, Dealt, Decided, Line, Promise, decode_line, decode_promise
from lenoir.play.games.game import Game
from lenoir.play.logs.ports import Damaged, Log
from lenoir.play.logs.shelf import LogReader
from lenoir.record.fairness import fairness_tags
from lenoir.record.record import SCHEMA
from lenoir.rules.engine import Step, start
from lenoir.rules.setup import seated, settled

FindEdition: TypeAlias = Callable[[str], Edition]


class Chance(Protocol):
    """Chance that can be taken up where it was left."""

    used: int

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        ...


ChanceOf: TypeAlias = Callable[[bytes, str, Sequence[str], int], Chance]
"""Chance from a secret, a game, nonces, and how much of it is used up."""


def the_deal(promise: Promise, setting: Setting, edition: Edition, chance_of: ChanceOf) -> Dealt:
    """Deal by the promised chance; `BadSetup` if the table cannot be set up so."""
    suspects = seated(edition, setting.suspects)
    options = settled(edition, setting.options)
    chance = chance_of(promise.secret, promise.game, setting.nonces, 0)
    step = start(edition, suspects, options, chance)
    nonces, pledges, tags = setting.nonces, setting.pledges, setting.tags
    return Dealt(SCHEMA, edition.key, nonces, tags, step.events, chance.used, pledges)


class Running(LogReader):
    """A dealt game under way."""

    def __init__(self, log: Log, find: FindEdition) -> None:
        super().__init__(log.mark)
        lines = [decode_line(entry.body) for entry in log.entries]
        if not lines or not isinstance(lines[0], Dealt):
            raise Damaged("a game that does not begin with a deal")
        self._promise = decode_promise(log.founding)
        self._dealt = replace(lines[0], events=())  # the game has them
        self._chance = lines[-1].chance
        self._rng: Chance | None = None
        self._ears: list[Ear] = []
        events = (event for line in lines for event in line.events)
        self.game = Game.of(find(self._dealt.edition), events, Unforeseeable())
        self.prompt: Prompt | None = None
        """The question on the table: one for each decision, so its number is public (R5)."""
        self.moved: float | None = None
        """When the last move became known here, by a clock that never goes back."""
        self._ask()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return type(self.game.table.phase) is Over

    def decided(self, action: Action, chance_of: ChanceOf, by: By = "") -> tuple[Step, Decided]:
        """What an action brings about; until it is stored, nothing has happened."""
        chance = self._rng
        if chance is None or chance.used != self._chance:  # new, or drawn from in vain
            promise, nonces = self._promise, self._dealt.nonces
            chance = self._rng = chance_of(promise.secret, promise.game, nonces, self._chance)
        step = self.game.outcome(action, chance)
        return step, Decided(SCHEMA, step.events, chance.used, by)

    def wake(self) -> None:
        """Tell all who wait; those with an ear are told in the next turn of the loop."""
        super().wake()
        self.moved = monotonic()
        if self._ears:
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        ears = tuple(self._ears)
        if self.dropped or self.is_over:
            for ear in ears:
                ear.end()
            return
        for ear in ears:
            ear.hear(self.news(ear.viewer, ear.seq))

    async def listen(self, viewer: Viewer, seq: int, grown: asyncio.Event, take: Take) -> int:
        """As `more`, but all that can be taken at once is no more; the number to go on from."""
        if self.dropped or grown is not self.grown:
            return seq
        ear = Ear(viewer, seq, take)
        self._ears.append(ear)
        self.followers += 1
        try:
            await ear.full
        finally:
            self._ears.remove(ear)
            self.followers -= 1
        return ear.seq

    def take(self, step: Step, line: Line) -> None:
        """Go on to what was stored."""
        self.game.take(step)
        self._chance = line.chance
        self._ask()

    def read(self, log: Log) -> None:
        """Take in what another worker has stored."""
        for entry in log.entries:
            line = decode_line(entry.body)
            self.game.follow(line.events)
            self._chance = line.chance
        self.mark = log.mark
        self._ask()

    def _ask(self) -> None:
        seat = self.game.decider
        self.prompt = None if seat is None else Prompt(self.mark.length, seat)

    def news(self, viewer: Viewer, seq: int) -> News:
        """A viewer's own stream from a number on: the one way out, live or later."""
        return News(viewer, seq, self.game.since(viewer, seq), self.prompt)

    def glance(self, viewer: Viewer) -> Glance:
        """All a viewer may know now; what the one who is asked may do is found out once."""
        game, prompt = self.game, self.prompt
        is_asked = prompt is not None and prompt.seat == viewer
        return Glance(game.view(viewer), prompt, game.legal if is_asked else None)

    def tags(self) -> dict[str, str]:
        """What a record says beside the events: the secret only once the game is over."""
        promise, dealt = self._promise, self._dealt
        secret = promise.secret if self.is_over else None
        told = fairness_tags(promise.game, promise.commitment, dealt.nonces, secret, dealt.pledges)
        return {**dealt.tags, **told}
