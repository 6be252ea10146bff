"""When the rules let an event tell something: an engine that says too much is not believed.

It follows the public course of a game as far as it decides what may be told to whom. What is told
without a reason in here is not counted as something one may know, so two worlds will differ in it.
"""

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.options import Options
from lenoir.core.phases import Refuting
from lenoir.core.seats import Seat


class Course:
    """What has happened so far, as everyone at the table could say it."""

    def __init__(self, edition: Edition) -> None:
        block = edition.keeper("block")
        self.edition = edition
        self.block = block
        self.blocks = 0 if block is None else edition.keepers[block].copies
        self.options = Options()
        self.seats: tuple[Seat, ...] = ()
        self.in_rooms: tuple[Space, ...] = ()
        self.turns = 0
        self.keepers = [0] * 6
        self.out: set[Seat] = set()
        self.mistaken: set[Seat] = set()
        self.dead: set[Seat] = set()
        # The suggestion under discussion
        self.suggester = Seat(0)
        self.case: Case | None = None
        self.answered: set[Seat] = set()
        self.asked: set[Seat] = set()
        self.is_settled = True
        # What was just called for, passed, drawn, claimed, answered
        self.called: set[Card] = set()
        self.passing: tuple[Seat, Seat] | None = None
        self.struck: Seat | None = None
        self.claim: Case | None = None
        self.glimpser: Seat | None = None
        self.sealed: dict[Seat, Action] = {}
        self.is_over = False

    def may_keep_silent(self, seat: Seat) -> bool:
        """Whether, for all the table knows, a seat may answer without a card (D-15, D-27, M-16)."""
        gone = self.out - self.mistaken if self.options.out_keep_keepers else self.out
        plays = seat not in gone and seat not in self.dead
        return self.options.honour or (plays and self.keepers[seat] > 0 and self.blocks > 0)

    def must_hold(self, seat: Seat) -> bool:
        """Whether a seat is asked because it holds a named card; asked again, it tells nothing."""
        return self.is_next(seat) and seat not in self.asked and not self.may_keep_silent(seat)

    def is_next(self, seat: Seat) -> bool:
        """Whether it is a seat's turn to answer: from the left, the dead passed over (C-7)."""
        if self.is_settled or seat in self.answered or seat in self.dead:
            return False
        order = self.seats[self.suggester + 1 :] + self.seats[: self.suggester]
        before = order[: order.index(seat)]
        return all(other in self.answered or other in self.dead for other in before)

    def may_end(self, case: Case) -> bool:
        """Whether the envelope may be opened (C-8, C-9)."""
        active = [s for s in self.seats if s not in self.out and s not in self.dead]
        limit = self.options.turn_limit
        return (
            self.claim == case
            or not active
            or (len(active) == 1 and self.options.last_detective_wins)
            or bool(limit and self.turns >= limit)
        )

    def follow(self, event: Event) -> None:
        """Go on by an event, after it was asked what it may tell."""
        match event:
            case e.GameStarted(_, options, suspects):
                self.options = options
                self.seats = tuple(Seat(n) for n in range(len(suspects)))
            case e.CardsDealt(in_rooms=in_rooms):
                self.in_rooms = in_rooms
            case e.TurnBegan():
                self.turns += 1
            case e.SuggestionMade(seat, case):
                self.suggester, self.case = seat, case
                self.answered, self.asked, self.is_settled = set(), set(), False
            case e.PhaseBegan(Refuting(seat)):
                self.asked.add(seat)
            case e.CannotRefute(seat):
                self.answered.add(seat)
            case e.SuggestionRefuted(by, to):
                self.is_settled, self.passing = True, (by, to)
            case e.SuggestionBlocked() | e.SuggestionStood():
                self.is_settled = True
            case e.CardPassed(by, to):
                self.passing = (by, to)
            case e.CardShown():
                self.passing = None
            case e.ClueDrawn(_, clue):
                card = self.edition.clues[clue].card
                self.called = set() if card is None else {card}
            case e.CardNamed(_, card) | e.SeatChallenged(_, _, card):
                self.called = {card}
            case e.AnswerSealed(seat, answer):
                self.sealed[seat] = answer
            case e.CardOpened(seat):
                self.sealed.pop(seat, None)
            case e.CardSpied(seat):
                self.sealed.pop(seat, None)
            case e.PowerUsed(seat):
                self.glimpser = seat
            case e.CardGlimpsed():
                self.glimpser = None
            case e.IntrigueDrawn(seat, _, 0):
                self.keepers[seat] += 1
            case e.IntrigueDrawn(seat, _, clock):
                self.struck = seat if clock == self.edition.clocks else None
            case e.KeeperPlayed(seat, keeper):
                self.keepers[seat] -= 1
                self.blocks -= keeper == self.block
            case e.SeatOut(seat, because):
                self.out.add(seat)
                if because == "accused":
                    self.mistaken.add(seat)
            case e.SeatDied(seat):
                self.dead.add(seat)
            case e.CaseClaimed(_, case) | e.CaseWritten(_, case):
                self.claim = case
            case e.AccusationFailed():
                self.claim = None
            case e.GameEnded(_, case):
                self.is_over = self.may_end(case)
            case _:
                pass

    def has_laid(self, seat: Seat, card: Card) -> bool:
        """Whether a card lies open for a reason: called for, proved, or by the holder's choice."""
        return card in self.called or self.sealed.get(seat) == a.LayOpen(seat, card)

    def has_spied(self, seat: Seat) -> bool:
        """Whether a seat has chosen to look at the card just shown."""
        return isinstance(self.sealed.get(seat), a.PlayKeeper | a.UsePower)
