"""What a viewer may know, said a second time: from the rules, and not from the engine's filter.

It reads the whole log and keeps what the rulebook grants to one pair of eyes. Two worlds that agree
on all of it must look the same to that viewer. Nothing of `lenoir.core.visibility` is used here.
"""

from collections.abc import Iterable

from lenoir.core import events as e
from lenoir.core.cards import Card, Case, each
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.keepers import Keepers
from lenoir.core.phases import Refuting
from lenoir.core.seats import Seat, Viewer
from tests.leaks.granted import Course
from tests.leaks.places import ENVELOPE, POOL, Deal, Place, envelope_of, hand, room


class Entitlement:
    """What one viewer may know after a log. It only grows."""

    def __init__(self, edition: Edition, viewer: Viewer) -> None:
        self.viewer = viewer
        self.at: dict[Card, Place] = {}
        """Cards whose place he knows."""
        self.lacks: set[tuple[Card, Place]] = set()
        """Cards he knows not to be somewhere."""
        self.one_of: set[tuple[Case, Place]] = set()
        """Cases of which somebody holds at least one card."""
        self.unheld: set[Card] = set()
        """Cards that nobody at the table holds."""
        self.wrong: set[Case] = set()
        """Cases that are not in the envelope."""
        self.showings: set[int] = set()
        """The places in the log of the cards that passed before his eyes."""
        self.challenged: set[tuple[Seat, Seat, Card]] = set()
        """Who has proved by a challenge to have seen whose card."""
        self.keepers_left: tuple[Keepers, ...] | None = None
        """Everybody's keepers, once the game is over."""
        self._course = Course(edition)
        self._last_shown = 0

    @property
    def is_over(self) -> bool:
        """Whether everything is open to all (C-15)."""
        return self._course.is_over

    def allows(self, deal: Deal) -> bool:
        """Whether, for all he may know, the cards can lie so."""
        return (
            all(deal[card] == place for card, place in self.at.items())
            and all(deal[card] != place for card, place in self.lacks)
            and all(any(deal[card] == place for card in case) for case, place in self.one_of)
            and all(deal[card].kind != "hand" for card in self.unheld)
            and envelope_of(deal) not in self.wrong
        )

    def learn(self, number: int, event: Event) -> None:
        """One more event of the log."""
        self._learn(number, event)
        self._course.follow(event)

    def _learn(self, number: int, event: Event) -> None:
        """What an event may tell him. There is no default: a new event must be decided here."""
        me, course = self.viewer, self._course
        match event:
            # C-2: only their own hand.
            case e.HandDealt(seat, cards):
                if seat == me:
                    self._know(hand(seat), each(cards))
            # C-7: who says "none" holds none of the three; M-16: on his honour it proves nothing.
            case e.CannotRefute(seat, case):
                if course.is_next(seat) and not course.options.honour:
                    self.lacks |= {(card, hand(seat)) for card in case}
            # C-7: who refutes holds one of the three. D-27: a block tells nothing.
            case e.SuggestionRefuted(by, _, case):
                if course.is_next(by):
                    self.one_of.add((case, hand(by)))
            # C-11: who is asked though nothing could let him keep silent holds one of the three.
            case e.PhaseBegan(Refuting(seat)):
                if course.must_hold(seat) and course.case is not None:
                    self.one_of.add((course.case, hand(seat)))
            # C-7, D-23, T-11: one card, between two.
            case e.CardShown(by, to, card):
                if course.passing == (by, to):
                    self._last_shown = number
                    if me in (by, to):
                        self._see(number, by, card)
            # D-26, D-28: a spy sees it too.
            case e.CardSpied(seat, by, card):
                if me == seat and course.has_spied(me):
                    self._see(self._last_shown, by, card)
            # D-32: both see which.
            case e.CardGlimpsed(seat, of, card):
                if me in (seat, of) and course.glimpser == seat:
                    self._know(hand(of), [card])
            # Only in notebooks beside a real box: in a game nobody is entitled to it.
            case e.CardNoticed():
                pass
            # C-8: a spoken accusation that fails is known to all. M-15: a written one is not.
            case e.AccusationFailed():
                if course.claim is not None and course.options.spoken_accusation:
                    self.wrong.add(course.claim)
            # C-8: the accuser alone sees the envelope.
            case e.EnvelopeSeen(seat, case):
                if me == seat:
                    self._know(ENVELOPE, case)
            # M-16: a challenger has seen the card.
            case e.SeatChallenged(seat, offender, card):
                self.challenged.add((seat, offender, card))
            # T-9, T-10, M-16: called for, chosen or proved, and open for all.
            case e.CardOpened(seat, card):
                if course.has_laid(seat, card):
                    self._know(hand(seat), [card])
            # D-17: the dead's hand lies open.
            case e.SeatDied(seat, cards):
                if course.struck == seat:
                    self._know(hand(seat), each(cards))
            # T-9: nothing happens when nobody has it.
            case e.NobodyHolds(card):
                if card in course.called:
                    self.unheld.add(card)
            # D-13, T-14: who looks sees; the others see that he looks.
            case e.PoolSeen(seat, cards):
                if me == seat:
                    self._know(POOL, each(cards))
            case e.RoomCardSeen(seat, space, card):
                if me == seat:
                    self._know(room(space), [card])
            # C-8, C-9, C-15: when the game is over all is open to all.
            case e.GameEnded(_, case):
                if course.may_end(case):
                    self._know(ENVELOPE, case)
            case e.EverythingOpened(hands, keepers, pool, in_rooms):
                if course.is_over:
                    self._know(POOL, each(pool))
                    for at, cards in enumerate(hands):
                        self._know(hand(Seat(at)), each(cards))
                    for space, card in zip(course.in_rooms, in_rooms, strict=True):
                        self._know(room(space), [card])
                    self.keepers_left = keepers
            # D-35: which keeper is the drawer's own: `worlds` leaves those of the viewer alone.
            # C-14: an answer is its giver's own: `secrets_kept` says until when.
            # M-15: so is what he writes.
            case e.KeeperTaken() | e.AnswerSealed() | e.CaseWritten():
                pass
            # C-1, D-2, T-14: nobody sees these.
            case e.EnvelopeSealed() | e.PoolFilled() | e.RoomCardLaid():
                pass
            # C-15: public, and silent about hidden cards.
            case (
                e.GameStarted() | e.LotsRolled() | e.CardsDealt() | e.TurnBegan() | e.TurnEnded()
                | e.PhaseBegan() | e.DiceRolled() | e.TokenMoved() | e.WeaponMoved() | e.Stayed()
                | e.Declined() | e.SuggestionMade() | e.SuggestionStood() | e.SuggestionBlocked()
                | e.CardPassed() | e.AccusationMade() | e.CaseClaimed() | e.SeatOut()
                | e.CardWithheld() | e.IntrigueDrawn() | e.KeeperPlayed() | e.PowerUsed()
                | e.PoolLooked() | e.ClueDrawn() | e.CardNamed() | e.SeatPicked()
                | e.PassageOpened() | e.RoomCardLooked()
            ):  # fmt: skip
                pass

    def _know(self, place: Place, cards: Iterable[Card]) -> None:
        self.at |= dict.fromkeys(cards, place)

    def _see(self, number: int, by: Seat, card: Card) -> None:
        self.showings.add(number)
        self._know(hand(by), [card])


def entitled(edition: Edition, log: Iterable[Event], viewer: Viewer) -> Entitlement:
    """What a viewer may know after a log."""
    knows = Entitlement(edition, viewer)
    for number, event in enumerate(log):
        knows.learn(number, event)
    return knows
