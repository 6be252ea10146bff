"""The first case: a little game on a fixed deal, played by the real rules, to learn by.

The learner plays Miss Scarlett. A step is a lesson (whose text the page has), what there is to see,
what was told since the step before, and what goes on: an action, marks in the notebook, or reading.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.edition import Edition, Language
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.game import Game
from lenoir.record.draws import Scripted, draws_of_deal
from lenoir.rules.setup import seated, settled
from lenoir.telling.scene import Scene, Teller, Told

Lesson: TypeAlias = Literal[
    "welcome",
    "roll",
    "walk",
    "suggest",
    "answer",
    "denied",
    "show",
    "deduce",
    "others",
    "passage",
    "again",
    "stood",
    "accuse",
    "won",
]

LEARNER: Final = Seat(0)
ENVELOPE: Final = -1

_PLAYERS: Final = ("rose", "moutarde", "pervenche")
_OPTIONS: Final = {"dice": 2}
_CASE: Final = ("violet", "candlestick", "conservatory")
_HANDS: Final = (
    ("leblanc", "dagger", "rope", "kitchen", "dining_room", "hall"),
    ("moutarde", "rose", "lead_pipe", "revolver", "library", "study"),
    ("olive", "pervenche", "spanner", "lounge", "ballroom", "billiard_room"),
)
_WEAPONS_IN: Final = ("hall", "study", "kitchen", "library", "ballroom", "dining_room")
_DICE: Final = (3, 5, 6, 2, 6, 4)


class Marking(Struct, frozen=True):
    """A cell of the notebook: that a card is at a seat or in the envelope (-1), or is not."""

    card: Card
    place: int
    there: bool


class LessonStep(Struct, frozen=True):
    """One thing to learn."""

    lesson: Lesson
    told: tuple[Told, ...]
    scene: Scene
    action: Action | None
    marks: tuple[Marking, ...]


class FirstCase(Struct, frozen=True):
    """All steps, one after the other."""

    edition: str
    names: tuple[str, ...]
    steps: tuple[LessonStep, ...]


class _ScriptLine(Struct, frozen=True):
    """A line of the script: what the learner does, and what the others do after it."""

    lesson: Lesson
    action: Action | None = None
    marks: tuple[Marking, ...] = ()
    others: tuple[Action, ...] = ()


def first_case(language: Language) -> FirstCase:
    """The whole of it in one language."""
    edition, teller = load_edition("classic"), Teller(language)
    game = _dealt(edition)
    steps, told = [], 0
    for line in _script(edition):
        view = game.view(LEARNER)
        news = tuple(teller.story(view, (), told))
        steps.append(LessonStep(line.lesson, news, teller.scene(view, ()), line.action, line.marks))
        told = len(view.stream)
        for action in ((line.action,) if line.action else ()) + line.others:
            game.play(action)
    voice = teller.voice(game.view(LEARNER), ())
    names = tuple(voice.seat(seat) for seat in game.table.seats)
    return FirstCase(edition.key, names, tuple(steps))


def _dealt(edition: Edition) -> Game:
    """The deal, by the chance that leads to it; and the dice that will fall."""
    draws = draws_of_deal(edition, tuple(_deal(edition)))
    dice = (face - 1 for face in _DICE)
    return Game(edition, _PLAYERS, Scripted(tuple(chain(draws, dice))), _OPTIONS)


def _deal(edition: Edition) -> Iterator[e.Event]:
    deck, board = edition.deck, edition.board
    weapons = tuple(board.space(room) for room in _WEAPONS_IN)
    suspects = seated(edition, _PLAYERS)
    yield e.GameStarted(edition.key, settled(edition, _OPTIONS), suspects, weapons)
    yield e.CardsDealt(Seat(2), tuple(map(len, _HANDS)), 0, ())
    yield e.EnvelopeSealed(deck.case(*_CASE))
    for seat, hand in enumerate(_HANDS):
        yield e.HandDealt(Seat(seat), cards_of(map(deck.card, hand)))


def _script(edition: Edition) -> Iterator[_ScriptLine]:
    """What is taught, in order."""
    mustard, peacock = Seat(1), Seat(2)

    def card(name: str) -> Card:
        return edition.deck.card(name)

    def room(name: str) -> Space:
        return edition.board.space(name)

    def case(suspect: str, weapon: str, place: str) -> Case:
        return edition.deck.case(suspect, weapon, place)

    yield _ScriptLine("welcome")
    yield _ScriptLine("roll", a.Roll(LEARNER))
    yield _ScriptLine("walk", a.Walk(LEARNER, room("lounge")))
    yield _ScriptLine(
        "suggest",
        a.Suggest(LEARNER, case("olive", "candlestick", "lounge")),
        others=(a.Show(peacock, card("olive")),),
    )
    yield _ScriptLine("answer", marks=(Marking(card("olive"), peacock, True),))
    yield _ScriptLine(
        "denied",
        marks=tuple(Marking(card(name), mustard, False) for name in ("candlestick", "lounge")),
        others=(
            a.Roll(mustard),
            a.Walk(mustard, room("dining_room")),
            a.Suggest(mustard, case("leblanc", "candlestick", "dining_room")),
        ),
    )
    yield _ScriptLine("show", a.Show(LEARNER, card("leblanc")))
    yield _ScriptLine(
        "deduce",
        marks=(
            Marking(card("candlestick"), peacock, False),
            Marking(card("candlestick"), ENVELOPE, True),
        ),
        others=(
            a.Roll(peacock),
            a.Walk(peacock, room("billiard_room")),
            a.Suggest(peacock, case("violet", "lead_pipe", "billiard_room")),
            a.Show(mustard, card("lead_pipe")),
        ),
    )
    yield _ScriptLine("others")
    yield _ScriptLine("passage", a.TakePassage(LEARNER, room("conservatory")))
    yield _ScriptLine("again", a.Suggest(LEARNER, case(*_CASE)))
    yield _ScriptLine(
        "stood",
        marks=tuple(Marking(card(name), ENVELOPE, True) for name in ("violet", "conservatory")),
    )
    yield _ScriptLine("accuse", a.Accuse(LEARNER, case(*_CASE)))
    yield _ScriptLine("won")
