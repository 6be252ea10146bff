"""The standard rules: the question each phase asks, and the deed each action is.

Questions look at a `Sight`, so that what one may do depends only on what one may know: the phase
`Moving` is answered by ``when_moving``. Deeds tell events in the order in which they happen, and
`Now` moves on with each: the action `Walk` is done by ``do_walk``. An edition which departs from
the standard does so in a module that answers one of these, or one of the small questions they ask,
differently: in its own case alone, leaving all others to ``super()``.
"""

from collections.abc import Iterable, Iterator, Sequence

from lenoir.core.actions import (
    Accuse,
    Action,
    EndTurn,
    Pass,
    Resign,
    Roll,
    SayNone,
    Show,
    Stay,
    Suggest,
    TakePassage,
    Walk,
)
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import Declined
from lenoir.core.legal import Offer
from lenoir.core.options import Options
from lenoir.core.phases import Closing, Moving, Refuting, Starting, Suggesting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.hooks import Asks, Does, asks, does
from lenoir.rules.now import Now
from lenoir.rules.reasons import Reason
from lenoir.rules.suggestion import Suggestion


class Standard(Suggestion):
    """Roll, passage or stay; suggest; accuse; each when its question says so."""

    def __init__(self) -> None:
        self.questions = dict(self.phases())
        """What each phase asks; only those that an edition knows."""
        self.deeds = dict(self.actions())
        """What each action does."""

    def phases(self) -> Iterator[Asks]:
        """The phases there are, and what each asks."""
        yield asks(Starting, self.when_starting)
        yield asks(Moving, self.when_moving)
        yield asks(Suggesting, self.when_suggesting)
        yield asks(Refuting, self.when_refuting)
        yield asks(Closing, self.when_closing)

    def actions(self) -> Iterator[Does]:
        """The actions there are, and what each does."""
        yield does(Roll, self.do_roll)
        yield does(Walk, self.do_walk)
        yield does(TakePassage, self.do_take_passage)
        yield does(Stay, self.do_stay)
        yield does(Suggest, self.do_suggest)
        yield does(Show, self.do_show)
        yield does(SayNone, self.do_say_none)
        yield does(Accuse, self.do_accuse)
        yield does(Pass, self.do_pass)
        yield does(EndTurn, self.do_end_turn)
        yield does(Resign, self.do_resign)

    def begin(self, now: Now, edition: Edition, suspects: Sequence[Card], options: Options) -> None:
        """Deal, and give the first seat the dice."""
        first = self.deal(now, edition, suspects, options)
        self.begin_turn(now, first)

    # What may be done: a question for each phase

    def when_starting(self, sight: Sight, phase: Starting) -> Iterable[Offer]:
        """How a turn may begin (M-18, K-8)."""
        table, seat = sight.table, phase.seat
        here = self.may_suggest_at_once(table, seat)
        suggestions = self.suggestions(table, seat) if here else ()
        return (*self.starts(sight, seat), *suggestions, *self.any_time(sight, seat))

    def when_moving(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """Where the dice may carry one."""
        return (*self.moves(sight, phase), *self.any_time(sight, phase.seat))

    def when_suggesting(self, sight: Sight, phase: Suggesting) -> Iterable[Offer]:
        """A suggestion is offered, never forced."""
        seat = phase.seat
        return (*self.suggestions(sight.table, seat), Pass(seat), *self.any_time(sight, seat))

    def when_refuting(self, sight: Sight, phase: Refuting) -> Iterable[Offer]:
        """One of the named cards, or none."""
        return self.answers(sight, phase.seat)

    def when_closing(self, sight: Sight, phase: Closing) -> Iterable[Offer]:
        """The last things of a turn."""
        return (EndTurn(phase.seat), *self.any_time(sight, phase.seat))

    def any_time(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """What players may do at any point of their own turn at which nothing is pending."""
        return self.accusations(sight.table, seat)

    # Why something may not be done

    def why_not(self, sight: Sight, deed: type[Action]) -> Reason | None:
        """The rule that keeps the one asked from a deed; None where no question arises."""
        table, phase = sight.table, sight.table.phase
        seat = table.turn.seat
        if type(phase) is Refuting:
            return Reason("none-hold", "C-7") if deed is SayNone else None
        if deed is Suggest:
            return self.why_not_suggest(table, seat)
        if deed is TakePassage and table.in_room(seat):
            if type(phase) is Moving:
                return Reason("passage-instead", "C-10")
            return Reason("passage-none", "C-10") if type(phase) is Starting else None
        return None

    def why_not_suggest(self, table: Table, seat: Seat) -> Reason | None:
        """In a room (C-6) to which one has come (M-9), once a turn."""
        if table.turn.suggestions:
            return Reason("suggest-once", "C-6")
        if not table.in_room(seat):
            return Reason("suggest-corridor", "C-6")
        if type(table.phase) is Moving:
            return Reason("suggest-rolled", "C-6")
        if table.came_by_passage(seat):
            return Reason("suggest-after-passage", "M-13")
        return Reason("suggest-arrive", "M-9")

    # What comes of it: a deed for each action

    def outcome(self, now: Now, action: Action) -> None:
        """What a legal action brings about. Modules depart from deeds, not from this."""
        self.deeds[type(action)](now, action)

    def do_roll(self, now: Now, action: Roll) -> None:
        """Roll the dice."""
        self.roll(now, action.seat)

    def do_walk(self, now: Now, action: Walk) -> None:
        """Move by the dice."""
        self.move(now, action.seat, action.to, "walk")

    def do_take_passage(self, now: Now, action: TakePassage) -> None:
        """Go through a passage."""
        self.pass_through(now, action.seat, action.to)

    def do_stay(self, now: Now, action: Stay) -> None:
        """Remain where one is."""
        self.stay(now, action.seat)

    def do_suggest(self, now: Now, action: Suggest) -> None:
        """Name a case."""
        self.suggest(now, action.seat, action.case)

    def do_show(self, now: Now, action: Show) -> None:
        """Refute by showing a card."""
        self.refute(now, action.seat, action.card)

    def do_say_none(self, now: Now, action: SayNone) -> None:
        """Say that one cannot refute."""
        self.deny(now, action.seat)

    def do_accuse(self, now: Now, action: Accuse) -> None:
        """Stake one's game."""
        self.accuse(now, action.seat, action.case)

    def do_pass(self, now: Now, action: Pass) -> None:
        """Decline what is offered."""
        now.tell(Declined(action.seat))
        self.after_declining(now)

    def after_declining(self, now: Now) -> None:
        """Players who do not suggest hand the dice on."""
        self.next_turn(now)

    def do_end_turn(self, now: Now, action: EndTurn) -> None:
        """Hand the dice on."""
        self.next_turn(now)

    def do_resign(self, now: Now, action: Resign) -> None:
        """Give up."""
        self.resign(now, action.seat)


RULES = Standard
