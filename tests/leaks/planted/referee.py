"""A referee who gives something away: at the prompt, on coming back, in a refusal."""

from typing import Final

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Action, LayOpen, Show
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games.answers import Command, Done, News, Prompt
from lenoir.play.games.entries import Promise
from lenoir.play.games.game import Game
from lenoir.play.games.referee import Referee
from lenoir.play.games.running import Running
from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal
from lenoir.record.fairness import fairness_tags
from lenoir.rules.engine import legal_actions


def prompts_number_all_events(patch: pytest.MonkeyPatch) -> None:
    """A prompt has the number of the event in the whole log."""

    def ask(self: Running) -> None:
        seat = self.game.decider
        self.prompt = None if seat is None else Prompt(len(self.game._log), seat)

    patch.setattr(Running, "_ask", ask)


def prompts_number_choices(patch: pytest.MonkeyPatch) -> None:
    """A forced answer looks otherwise than a free one."""
    honest = Running.news

    def news(self: Running, viewer: Viewer, after: int) -> News:
        told, asked = honest(self, viewer, after), self.prompt
        if asked is None:
            return told
        choices = len(legal_actions(self.game._state.sight(asked.seat)))
        return replace(told, prompt=Prompt(1000 * min(choices, 3) + asked.id, asked.seat))

    patch.setattr(Running, "news", news)


def coming_back_is_unfiltered(patch: pytest.MonkeyPatch) -> None:
    """Who resumes from within is sent the log as it is."""
    honest = Running.news

    def news(self: Running, viewer: Viewer, after: int) -> News:
        told = honest(self, viewer, after)
        if after == 0 or not told.events:
            return told
        return News(viewer, after, tuple(self.game._log[-len(told.events) :]), told.prompt)

    patch.setattr(Running, "news", news)


def spectators_sit_with_the_first(patch: pytest.MonkeyPatch) -> None:
    """A spectator is told what the first seat is told."""
    honest = Running.news

    def news(self: Running, viewer: Viewer, after: int) -> News:
        return honest(self, Seat(0) if viewer == SPECTATOR else viewer, after)

    patch.setattr(Running, "news", news)


def a_restart_tells_everybody(patch: pytest.MonkeyPatch) -> None:
    """A game read from its log forgets who was told what."""
    honest = Running.__init__

    def init(self: Running, *args: object) -> None:
        honest(self, *args)  # type: ignore[arg-type]
        game, told = self.game, self.game._told
        for seat in game.table.seats:
            told[seat][1].asides[:] = told[Seat(0)][1].asides

    patch.setattr(Running, "__init__", init)


def a_refusal_knows_the_envelope(patch: pytest.MonkeyPatch) -> None:
    """Another code for a card that lies in the envelope."""
    honest = Referee.act

    async def act(self: Referee, game: GameId, seat: Seat, command: Command) -> Done:
        try:
            return await honest(self, game, seat, command)
        except Refusal:
            action: Action = command.action
            envelope = (await self.logs.get(game)).game._state.truth.envelope or ()
            if isinstance(action, Show | LayOpen) and action.card in envelope:
                raise Refusal("illegal") from None
            raise

    patch.setattr(Referee, "act", act)


def a_record_under_way_has_the_secret(patch: pytest.MonkeyPatch) -> None:
    """The secret of chance is in everybody's record from the start."""

    def tags(self: Running) -> dict[str, str]:
        promise: Promise = self._promise
        nonces, commitment = self._dealt.nonces, promise.commitment
        told = fairness_tags(promise.game, commitment, nonces, promise.secret)
        return {"Hidden" if name == "Secret" else name: text for name, text in told.items()}

    patch.setattr(Running, "tags", tags)


def a_view_is_another_seats(patch: pytest.MonkeyPatch) -> None:
    """The snapshot of the neighbour."""
    honest = Game.view

    def view(self: Game, viewer: Viewer) -> object:
        mine = honest(self, viewer)
        if viewer == SPECTATOR:
            return mine
        other = honest(self, Seat((viewer + 1) % len(self.table.seats)))
        return replace(mine, private=other.private)

    patch.setattr(Game, "view", view)


LEAKS: Final = {
    "prompts are numbered by all events": prompts_number_all_events,
    "prompts are numbered by choices": prompts_number_choices,
    "coming back is unfiltered": coming_back_is_unfiltered,
    "spectators sit with the first seat": spectators_sit_with_the_first,
    "a restart tells everybody everything": a_restart_tells_everybody,
    "a refusal knows the envelope": a_refusal_knows_the_envelope,
    "a record under way has the secret": a_record_under_way_has_the_secret,
    "a view is that of another seat": a_view_is_another_seats,
}
