"""Everything that leaves for one viewer, as bytes: what is compared between two worlds."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core import visibility
from lenoir.core.cards import Card
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.view import Sight, View
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.proving.contradiction import Contradiction
from lenoir.envs import Senses
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record import codec
from lenoir.record.errors import Nonsense
from lenoir.record.record import record_of
from lenoir.record.writer import write
from lenoir.rules.engine import IllegalAction, legal_actions, may_resign, why_not
from lenoir.thinking.deducing import answer, question_of
from tests.leaks.wishes import hostile

Exits: TypeAlias = dict[str, bytes]
"""What left by each way: push, resume, snapshot, repr, legal, errors, bot, senses."""

encode = msgspec.json.Encoder().encode


class BrokenStream(AssertionError):
    """A viewer's stream has a gap: the numbers would count what he may not see (R5)."""


class Watcher:
    """One viewer at one game, who keeps count of what he was told."""

    def __init__(self, viewer: Viewer, seed: str) -> None:
        self.viewer = viewer
        self._seed = seed
        self._told = self._found = self._steps = 0

    def look(self, game: Game, news: Sequence[Event]) -> Exits:
        """Everything that leaves for him after some news."""
        viewer, view = self.viewer, game.view(self.viewer)
        rng = Seeded(f"{self._seed} {viewer} {self._steps}")
        push = tuple(visibility.seen_by(viewer, news, after=self._told))
        resume = _resumed(view, self._found)
        if [item.number for item in push] != list(range(self._told, self._told + len(push))):
            raise BrokenStream(f"viewer {viewer} was sent {push} after {self._told} events")
        self._told, self._found = self._told + len(push), self._found + len(resume)
        self._steps += 1
        legal = legal_actions(view)
        return {
            "push": encode(push),
            "resume": encode(resume),
            "snapshot": snapshot(view),
            "repr": repr((Sight(viewer, view.table, view.private), game)).encode(),
            "legal": repr((legal, len(legal), may_resign(view), why_not(view))).encode(),
            "errors": self._errors(game, view, rng),
            "bot": self._bot(view, rng),
            "senses": sensed(view),
        }

    def _errors(self, game: Game, view: View, rng: Seeded) -> bytes:
        legal, answers = legal_actions(view), []
        for _ in range(2 if legal else 1):
            action = hostile(game, self.viewer, rng)
            if action in legal:
                answers.append(repr(action))
                continue
            try:
                game.play(action)
            except IllegalAction as error:
                answers.append(repr((error, str(error), error.legal, error.args)))
            except ValueError as error:
                if self.viewer != SPECTATOR:
                    raise
                answers.append(repr((error, str(error))))
            else:
                raise AssertionError(f"{action} was carried out though it is not legal")
        return "\n".join(answers).encode()

    def _bot(self, view: View, rng: Seeded) -> bytes:
        if not legal_actions(view).offers:
            return b""
        return encode(RandomPlayer().decide(view, rng))


def _resumed(view: View, after: int) -> tuple[visibility.Seen, ...]:
    """The tail of a view's stream; now and then the whole is built, to see that it is the tail."""
    if after % 16 == 0:
        return view.seen[after:]
    news = tuple(view.stream)[after:]
    return tuple(visibility.Seen(view.viewer, at, event) for at, event in enumerate(news, after))


def paper(view: View) -> bytes:
    """The record of a game that a viewer may keep, in both of its forms."""
    record = record_of(view)
    try:
        text = write(record, lambda _: view.table.edition)
    except Nonsense as error:  # an engine that leaks may talk nonsense
        text = repr(error)
    return codec.encode(record) + text.encode()


def helped(view: View) -> bytes:
    """What the server works out for a seat: the sheet with odds, and why a card is where it is."""
    if view.viewer == SPECTATOR:
        return b""
    card = Card(len(view.stream) % len(view.table.edition.deck))
    try:
        return b" ".join(
            answer(question_of(view, True, cell, ())) for cell in (None, (card, ENVELOPE, "fr"))
        )
    except (Contradiction, KeyError, msgspec.ValidationError) as error:
        return repr(error).encode()  # an engine that leaks may talk nonsense


def sensed(view: View) -> bytes:
    """What a seat that learns observes."""
    if view.viewer == SPECTATOR:
        return b""
    return senses_of(view.table.edition, len(view.table.seats))(view).tobytes()


senses_of = cache(Senses)


def snapshot(view: View) -> bytes:
    """A view as one would send it whole; the edition is known to all."""
    table = msgspec.structs.asdict(view.table)
    table["edition"] = view.table.edition.key
    return encode((view.viewer, table, view.private, len(view.stream)))
