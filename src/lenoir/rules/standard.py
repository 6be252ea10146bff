"""The standard rules: which questions a phase asks, and which deed an action is.

Questions look at a `Sight`, so that what one may do depends only on what one may know. Deeds yield
events in the order in which they happen; the engine moves `Now` on between two of them. An edition
which departs from the standard does so in a module that answers one of the small questions
differently.
"""

from collections.abc import Iterator, Sequence

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import Declined, Event
from lenoir.core.legal import Offer
from lenoir.core.options import Options
from lenoir.core.phases import Closing, Moving, Phase, Refuting, Starting, Suggesting
from lenoir.core.seats import Seat
from lenoir.core.view import Sight
from lenoir.rules.deal import deal
from lenoir.rules.now import Now
from lenoir.rules.suggestion import Suggestion


class Standard(Suggestion):
    """Roll, passage or stay; suggest; accuse; each when its question says so."""

    def begin(
        self, now: Now, edition: Edition, suspects: Sequence[Card], options: Options
    ) -> Iterator[Event]:
        """Deal, and give the first seat the dice."""
        first = yield from deal(edition, suspects, options, now.rng)
        yield from self.begin_turn(now, first)

    # What may be done

    def offers(self, sight: Sight, phase: Phase, seat: Seat) -> Iterator[Offer]:
        """Every action open to the seat that the table waits for."""
        table = sight.table
        match phase:
            case Starting():
                yield from self.at_start(sight, seat)
                yield from self.any_time(sight, seat)
            case Moving():
                yield from self.moves(sight, seat, phase)
                yield from self.any_time(sight, seat)
            case Suggesting():
                yield from self.suggestions(table, seat)
                yield a.Pass(seat)
                yield from self.any_time(sight, seat)
            case Refuting():
                yield from self.answers(sight, seat)
            case Closing():
                yield a.EndTurn(seat)
                yield from self.any_time(sight, seat)
            case _:
                raise AssertionError(f"no rule speaks of {phase}")

    def at_start(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """How a turn may begin."""
        yield from self.starts(sight, seat)
        if self.may_suggest_without_moving(sight.table, seat):
            yield from self.suggestions(sight.table, seat)

    def any_time(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """What may be done at any point of the own turn at which nothing is pending."""
        yield from self.accusations(sight.table, seat)

    # What comes of it

    def outcome(self, now: Now, action: Action) -> Iterator[Event]:
        """The events a legal action brings about."""
        match action:
            case a.Roll(seat):
                return self.roll(now, seat)
            case a.Walk(seat, to):
                return self.move(now, seat, to, "walk")
            case a.TakePassage(seat, to):
                return self.move(now, seat, to, "passage")
            case a.Stay(seat):
                return self.stay(now, seat)
            case a.Suggest(seat, case):
                return self.suggest(now, seat, case)
            case a.Show(seat, card):
                return self.refute(now, seat, card)
            case a.SayNone(seat):
                return self.deny(now, seat)
            case a.Accuse(seat, case):
                return self.accuse(now, seat, case)
            case a.Pass(seat):
                return self.decline(now, seat)
            case a.EndTurn():
                return self.next_turn(now)
            case a.Resign(seat):
                return self.resign(now, seat)
            case _:
                raise AssertionError(f"no rule speaks of {action}")

    def decline(self, now: Now, seat: Seat) -> Iterator[Event]:
        """Decline what is offered."""
        yield Declined(seat)
        yield from self.after_declining(now, seat)

    def after_declining(self, now: Now, seat: Seat) -> Iterator[Event]:
        """Who does not suggest hands the dice on."""
        yield from self.next_turn(now)


RULES = Standard
