"""The same games through a referee, and everything that leaves by his doors for one viewer."""

from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeVar

import pytest

from lenoir.core.actions import Action, Resign
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.play.games.answers import Command, Done, News, Setting
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import Promise, decode_line, encode
from lenoir.play.games.game import Game
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, LogId
from lenoir.play.refusal import Code, Refusal
from lenoir.record import codec
from lenoir.record.record import Record
from lenoir.rules.engine import legal_actions
from lenoir.store.memory import MemoryStore
from tests.leaks import exits
from tests.leaks.exits import BrokenStream, Exits, Watcher, snapshot
from tests.leaks.tables import Setup
from tests.leaks.wishes import hostile

GAME: Final = GameId(LogId("g-two-worlds"))
SECRET: Final = bytes(range(100, 132))
RESTARTS: Final = 8
"""Decisions after which a new worker reads the log."""

T = TypeVar("T")


def now(story: Coroutine[Any, Any, T]) -> T:
    """What comes of something that has nobody to wait for."""
    try:
        story.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("a referee alone with his store never waits")


class Handed:
    """Chance that the test hands in, in the place of the fair one."""

    def __init__(self, rng: Rng, used: int) -> None:
        self._rng = rng
        self.used = used

    def below(self, bound: int) -> int:
        """The next number of the test's chance."""
        self.used += 1
        return self._rng.below(bound)


class RefereedGame(Game):
    """A game whose every decision goes through a referee; what he stores is taken over."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self._setup, self._chance = setup, rng
        self.store = MemoryStore()
        now(self.store.create(GAME, encode(Promise(GAME, SECRET))))
        self.referee = self.worker()
        nonces = tuple(f"n{seat}" for seat in range(len(setup.suspects)))
        options = dict(setup.options)
        setting = Setting(setup.edition.key, setup.suspects, options, nonces)
        now(self.referee.deal(GAME, setting))
        self._taken, self._sent = 0, 0
        dealt = Game.of(setup.edition, self._stored(), rng)
        self.__dict__.update(dealt.__dict__)

    def worker(self) -> Referee:
        """One more worker on the same store."""
        return Referee(
            self.store,
            Alone(),
            find=lambda _: self._setup.edition,
            chance_of=lambda secret, game, nonces, used: Handed(self._chance, used),
        )

    def _stored(self) -> tuple[Event, ...]:
        """What has been stored since last asked."""
        log = now(self.store.load(GAME))
        assert log is not None
        lines = [decode_line(entry.body) for entry in log.entries[self._taken :]]
        self._taken = len(log.entries)
        return tuple(event for line in lines for event in line.events)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Send a command; what is refused is refused as the engine would."""
        answer = self.send(action.seat, action)
        if not isinstance(answer, Done):
            self.outcome(action, self._chance)
        assert isinstance(answer, Done), f"{action} is legal, and was refused: {answer}"
        events = self._stored()
        self.follow(events)
        return events

    def send(self, seat: Seat, action: Action, later: int = 0) -> Done | Code:
        """A command for the prompt on the table, or for one so much before or after it."""
        self._sent += 1
        asked = now(self.referee.prompt(GAME))
        number = 0 if asked is None else asked.id
        command = Command(f"c{self._sent}", number + later, action)
        try:
            return now(self.referee.act(GAME, seat, command))
        except Refusal as refusal:
            return refusal.code


class DoorWatcher(Watcher):
    """A viewer who tries every door of the referee after every decision."""

    def __init__(self, viewer: Viewer, seed: str) -> None:
        super().__init__(viewer, seed)
        self._live = self._phases = 0
        self._looks = 0

    def look(self, game: Game, news: Sequence[Event]) -> Exits:
        """Everything that leaves for him after some news, secrets of chance excluded."""
        assert isinstance(game, RefereedGame)
        rng = Seeded(f"{self._seed} doors {self.viewer} {self._looks}")
        found = {**super().look(game, news), **self._doors(game, rng)}
        self._looks += 1
        for way, sent in found.items():
            if SECRET.hex().encode() in sent and not game.is_over:
                raise BrokenStream(f"the secret of chance left by {way}")
        return found

    def _doors(self, game: RefereedGame, rng: Rng) -> Exits:
        viewer, referee = self.viewer, game.referee
        live = self._news(referee, viewer, self._live)
        self._live = live.next_seq
        self._phases += sum(isinstance(event, PhaseBegan) for event in live.events)
        if live.prompt is not None and live.prompt.id != self._phases:
            raise BrokenStream(f"prompt {live.prompt.id} after {self._phases} decisions")
        open_to_all = len(game.view(SPECTATOR).stream)
        doors = {
            "live": exits.encode(live),
            "resumed": exits.encode(self._news(referee, viewer, rng.below(live.next_seq + 1))),
            "watched": exits.encode(self._news(referee, SPECTATOR, rng.below(open_to_all))),
            "prompt": exits.encode(now(referee.prompt(GAME))),
            "view": self._view(referee),
            "refused": self._refused(game, rng),
        }
        if self._looks % RESTARTS == 0:
            doors["papers"] = self._papers(game)
            fresh = game.worker()
            doors["restarted"] = exits.encode(self._news(fresh, viewer, 0)) + self._view(fresh)
        return doors

    def _news(self, referee: Referee, viewer: Viewer, after: int) -> News:
        """By following, which is how a socket gets it."""
        follower = referee.follow(GAME, viewer, after)
        news = now(follower.__anext__())
        now(follower.aclose())
        if not isinstance(news, News) or news.seq != after:
            raise BrokenStream(f"viewer {viewer} asked from {after} on and got {news}")
        return news

    def _view(self, referee: Referee) -> bytes:
        view = now(referee.view(GAME, self.viewer))
        assert isinstance(view, View)
        return snapshot(view)

    def _refused(self, game: RefereedGame, rng: Rng) -> bytes:
        """Commands that must not take effect, for his own and for other seats' prompts."""
        legal, answers = legal_actions(game.view(self.viewer)), []
        for late in (False, True):
            action = hostile(game, self.viewer, rng)
            if isinstance(action, Resign) or (action in legal and not late):
                continue
            answer = game.send(self.viewer, action, rng.below(3) - 3 if late else 0)
            assert not isinstance(answer, Done), f"{action} was carried out"
            answers.append(answer)
        with pytest.raises(Refusal) as outside:
            now(game.referee.news(GAME, Seat(9), 0))
        return exits.encode((answers, outside.value.code))

    def _papers(self, game: RefereedGame) -> bytes:
        record = now(game.referee.record(GAME, self.viewer))
        assert isinstance(record, Record)
        try:
            now(game.referee.record(GAME))
        except Refusal as refusal:
            return codec.encode(record) + exits.encode(refusal.code)
        return exits.encode(record.header) + b"over"  # all may know everything now


class RefereeSetup(Setup, frozen=True):
    """A table at a referee."""

    def game(self, rng: Rng) -> Game:
        """Have it dealt by the referee."""
        return RefereedGame(self, rng)

    def watcher(self, viewer: Viewer, seed: str) -> Watcher:
        """Somebody who tries the doors."""
        return DoorWatcher(viewer, seed)


def at_the_referee(setup: Setup) -> Setup:
    """The same table, at a referee."""
    return RefereeSetup(setup.edition, setup.suspects, setup.options)
