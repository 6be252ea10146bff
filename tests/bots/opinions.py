"""A judge who thinks what the test says, and situations to put before a detective."""

from collections.abc import Callable

from msgspec import Struct, field

from lenoir.bots.detective import Detective
from lenoir.bots.judges.judgement import Judge, Judgement
from lenoir.core.actions import Action
from lenoir.core.cards import Card, Cards, Case, Deck, each
from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.view import View
from lenoir.core.visibility import seen_by
from lenoir.deduction.facts import Place
from tests.builders import Play, Scene
from tests.machines.chance import Lots


class Opinion(Struct):
    """Fixed opinions: rooms by name, cards by name; what is not mentioned is worth nothing."""

    rooms: dict[str, float] = field(default_factory=dict)
    case: tuple[str, str, str] | None = None
    doubts: tuple[str, ...] = ()
    wishes: dict[Place, float] = field(default_factory=dict)
    deck: Deck | None = None

    def judge(self, view: View, rng: Rng) -> Judgement:
        """Whatever the view."""
        self.deck = view.table.edition.deck
        return self

    @property
    def cards(self) -> Deck:
        """The deck by name."""
        assert self.deck is not None
        return self.deck

    def accusation(self) -> Case | None:
        """As told."""
        return None if self.case is None else self.cards.case(*self.case)

    def suggestion(self, rooms: Cards) -> Case:
        """The first suspect and weapon, in the best room."""
        suspects, weapons, _ = self.cards.kinds
        return Case(Card(suspects[0]), Card(weapons[0]), max(each(rooms), key=self.worth))

    def worth(self, room: Card) -> float:
        """As told."""
        return self.rooms.get(self.cards.ids[room], 0.0)

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """The first."""
        return next(each(cards))

    def to_open(self, cards: Cards) -> Card:
        """The first."""
        return next(each(cards))

    def doubt(self, card: Card) -> float:
        """As told."""
        return float(self.cards.ids[card] in self.doubts)

    def wish(self, place: Place) -> float:
        """As told."""
        return self.wishes.get(place, 0.0)


class Situation:
    """A scene that goes on under the eyes of all its players."""

    def __init__(self, scene: Scene) -> None:
        self._past: list[Event] = list(scene._events())
        self.play = Play(State.of(scene.edition, self._past))

    def then(self, *deeds: Callable[[Play], object]) -> "Situation":
        """Let something happen."""
        for deed in deeds:
            deed(self.play)
            self._past += self.play.told
        return self

    def view(self, of: str | None = None) -> View:
        """What somebody sees; by default the one who is asked."""
        seat = self.play.seat if of is None else self.play.seat_of(of)
        edition = self.play.table.edition
        return View.of(edition, seat).then(seen_by(seat, self._past))

    def decision(self, judge: Judge) -> Action:
        """What a detective does now."""
        return Detective(judge).decide(self.view(), Lots(0))

    def goes_on(self, judge: Judge) -> Action:
        """Let the detective do it."""
        action = self.decision(judge)
        self.then(lambda play: play.do(action))
        return action

    def goal(self, action: Action) -> str:
        """The name of the space an action leads to."""
        to = getattr(action, "to", None)
        assert to is not None, f"{action} leads nowhere"
        return self.play.table.edition.board.name(to)
