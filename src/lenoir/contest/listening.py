"""Listening: the messages of a contest become a view of the edition ``boardless``.

The server asks as our rules do, so each message is some events; what it leaves out is who could
not refute, which follows from who did.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from lenoir.contest.codes import EDITION
from lenoir.contest.messages import Accused, Disprove, Reset, Suggested, hand_size
from lenoir.core import events as e
from lenoir.core.board import spaces_of
from lenoir.core.cards import Case
from lenoir.core.events import Event
from lenoir.core.phases import Closing, Over, Refuting, Starting
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.rules.setup import seated


class Listener:
    """One game as it is heard at one seat."""

    def __init__(self, reset: Reset) -> None:
        self.seat = reset.seat
        self.view = View.of(load_edition(EDITION), reset.seat)
        self._asked = False
        """Whether the suggestion of this turn has been heard."""
        self._tell(self._deal(reset))

    def my_turn(self) -> None:
        """One is asked for a suggestion."""
        self._tell(self._turn(self.seat))

    def asked(self, message: Disprove) -> None:
        """One is asked to refute: those before could not."""
        self._tell(self._suggestion(message.asker, message.case, until=self.seat))
        self._tell((e.PhaseBegan(Refuting(self.seat)),))

    def suggested(self, message: Suggested) -> None:
        """A suggestion is dealt with."""
        asker, case, refuter = message.asker, message.case, message.refuter
        self._tell(self._suggestion(asker, case, until=refuter))
        if refuter is None:
            self._tell((e.SuggestionStood(asker, case),))
        else:
            self._tell((e.SuggestionRefuted(refuter, asker, case),))
            if message.card is not None:
                self._tell((e.CardShown(refuter, asker, message.card),))
        self._asked = False
        self._tell((e.PhaseBegan(Closing(asker)),))

    def accused(self, message: Accused) -> None:
        """Somebody accused."""
        self._tell(self._accusation(message))

    def _deal(self, reset: Reset) -> Iterator[Event]:
        edition = load_edition(EDITION)
        players = range(reset.players)
        suspects = seated(edition, reset.players)
        weapons = tuple(spaces_of(edition.board.all_rooms))[: len(edition.deck.weapons)]
        options = replace(edition.options, last_detective_wins=True)
        yield e.GameStarted(EDITION, options, suspects, weapons)
        sizes = tuple(hand_size(reset.players, seat) for seat in players)
        yield e.CardsDealt(Seat(players[-1]), sizes, 0, ())
        yield e.HandDealt(reset.seat, reset.hand)

    def _turn(self, seat: Seat) -> Iterator[Event]:
        """A turn begins, unless it is under way."""
        table = self.view.table
        if table.turns and table.turn.seat == seat and table.phase == Starting(seat):
            return
        if table.turns:
            yield e.TurnEnded(table.turn.seat)
        yield e.TurnBegan(seat)
        yield e.PhaseBegan(Starting(seat))

    def _suggestion(self, asker: Seat, case: Case, until: Seat | None) -> Iterator[Event]:
        """A suggestion, and all who could not refute it."""
        if self._asked:
            return
        self._asked = True
        yield from self._turn(asker)
        yield e.SuggestionMade(asker, case)
        for seat in self.view.table.seats_after(asker):
            if seat == until:
                break
            yield e.CannotRefute(seat, case)

    def _accusation(self, message: Accused) -> Iterator[Event]:
        seat, case = message.seat, message.case
        yield e.AccusationMade(seat)
        yield e.CaseClaimed(seat, case)
        if message.right:
            yield e.GameEnded(seat, case, "solved")
            yield e.PhaseBegan(Over(seat))
        else:
            yield e.AccusationFailed(seat)
            yield e.SeatOut(seat, "accused")

    def _tell(self, events: Iterator[Event] | tuple[Event, ...]) -> None:
        self.view = self.view.after(tuple(events))
