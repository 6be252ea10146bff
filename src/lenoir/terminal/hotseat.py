"""A game at one keyboard: people in turn behind a curtain, bots between them."""

from collections.abc import Mapping

from lenoir.bots.bot import Bot
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Action, Resign
from lenoir.core.events import Event, GameEnded
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games.game import Game
from lenoir.play.people.deciding import let_decide
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice
from lenoir.terminal.asking import Asker
from lenoir.terminal.news import show_news
from lenoir.terminal.screen import Screen

PATIENCE = 60
"""Rounds for which bots may go on without people."""


class HotSeat:
    """Plays a game to its end; `BotFailed` if a bot does not play along."""

    def __init__(
        self, screen: Screen, voice: Voice, game: Game, bots: Mapping[Seat, Bot], rng: Rng
    ) -> None:
        self.screen, self.voice, self.game = screen, voice, game
        self.people = tuple(seat for seat in game.table.seats if seat not in bots)
        people = len(self.people)
        self._bots, self._rng = bots, rng
        self._alone_since: int | None = None
        self._told: dict[Viewer, int] = {}
        self._stories: dict[Viewer, Story] = {}
        self._headed: tuple[int, Seat] | None = None
        self._at_keyboard: Seat | None = self.people[0] if people == 1 else None

    def run(self) -> None:
        """Decision after decision."""
        while (seat := self.game.decider) is not None:
            if self._is_hopeless():
                self._give_up()
            elif seat in self.people:
                self.game.play(self._ask(seat))
            else:
                turn = self.game.table.turns
                let_decide(self._bots[seat], self.game, seat, self._rng)
                if not self.people and self.game.table.turns > turn:
                    self._tell(SPECTATOR)
        self._end()

    def _ask(self, seat: Seat) -> Action:
        """Let a person decide, having read what happened since last time."""
        if seat != self._at_keyboard:
            self._curtain(seat)
        table, who = self.game.table, self.voice.seat(seat)
        if self.voice.has_name(seat):
            who = f"{who}, {self.voice.suspect(seat)}"
        if self._headed != (table.turns, seat):
            self.screen.heading(self._heading(seat, who))
            self._headed = (table.turns, seat)
        self._tell(seat)
        self._told[SPECTATOR] = len(self.game.view(SPECTATOR).stream)
        return Asker(self.screen, self.voice, self.game.view(seat)).decide()

    def _heading(self, seat: Seat, who: str) -> str:
        """The reader, and whose turn it is if that is another's."""
        turn, say = self.game.table.turn.seat, self.voice.say
        if turn == seat:
            return say("turn-heading", n=self.game.table.turns, who=who)
        other = self.voice.seat(turn)
        return say("turn-heading-other", n=self.game.table.turns, who=who, other=other)

    def _curtain(self, seat: Seat) -> None:
        """Nobody sees what the one before has left on the screen."""
        if self._at_keyboard is not None:
            self.screen.clear()
        self.screen.say(self.voice.say("curtain", who=self.voice.to_seat(seat)), style="bold")
        self.screen.say(self.voice.say("curtain-private"))
        self.screen.read("")
        self.screen.clear()
        self._at_keyboard, self._headed = seat, None

    def _news(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer was told since last time."""
        stream = tuple(self.game.view(viewer).stream)
        news = stream[self._told.get(viewer, 0) :]
        self._told[viewer] = len(stream)
        return news

    def _tell(self, viewer: Viewer) -> None:
        show_news(self.screen, self._story(viewer), self._news(viewer))

    def _story(self, viewer: Viewer) -> Story:
        return self._stories.setdefault(viewer, Story(self.voice, viewer))

    def _is_hopeless(self) -> bool:
        """Whether all people are out, and the bots seem never to solve it."""
        table = self.game.table
        if not self.people or any(map(table.is_active, self.people)):
            return False
        if self._alone_since is None:
            self._alone_since = table.turns
        if all(isinstance(self._bots[seat], RandomPlayer) for seat in table.active):
            return True
        return table.turns - self._alone_since > PATIENCE * len(table.seats)

    def _give_up(self) -> None:
        """Random players never accuse: without people the game would not end."""
        self.screen.say(self.voice.say("random-give-up"))
        for seat in self.game.table.active:
            if not self.game.is_over:
                self.game.play(Resign(seat))

    def _end(self) -> None:
        """What remains to be told, and everything that was hidden."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.screen.clear()
        news = self._news(viewer)
        last = next(at for at, event in enumerate(news) if isinstance(event, GameEnded))
        story = self._story(viewer)
        show_news(self.screen, story, news[:last])
        self.screen.heading(self.voice.say("result-heading"))
        for event in news[last:]:
            for sentence in story.tell(event):
                self.screen.say(sentence, indent="  ", hang="    ")
