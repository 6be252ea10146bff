"""Accusing: when a seat could accuse, how sure it could be, and what it did."""

from collections.abc import Container

from msgspec import Struct

from lenoir.bots.judges.imagined import Imagined
from lenoir.bots.judges.lenoir import Lenoir
from lenoir.core import events as e
from lenoir.core.actions import Accuse
from lenoir.core.cards import Case
from lenoir.core.events import Event
from lenoir.core.legal import AnyCase
from lenoir.core.view import View
from lenoir.review.reasoner import Reasoner
from lenoir.rules.engine import legal_actions


class Opportunity(Struct, frozen=True):
    """A turn of the seat's own on which it could accuse, as it stood the last time it could."""

    turn: int
    number: int
    """How many events the seat had seen by then."""
    case: Case
    """The likeliest."""
    chance: float
    cases: int
    """How many were possible."""
    judged: bool = True
    """Whether it was left to whoever sits there, not to a stand-in, an order or the clock."""

    @property
    def is_missed(self) -> bool:
        """Whether the case was certain, and whoever sits there let it pass."""
        return self.judged and self.cases == 1


class AccusationReview(Struct, frozen=True):
    """An accusation of the seat's own."""

    turn: int
    number: int
    case: Case
    chance: float
    """How likely it was to be right by the cards alone."""
    cases: int
    """How many cases were possible."""
    lenoir: bool
    """Whether Lenoir, who also reads what others ask, would have accused."""

    @property
    def is_sure(self) -> bool:
        """Whether no other case was left."""
        return self.cases == 1 and self.chance > 0


class Accusations:
    """Looks at each prompt of the seat's own at which it may accuse."""

    def __init__(self, reasoner: Reasoner, unjudged: Container[int] = ()) -> None:
        self._reasoner, self._unjudged = reasoner, unjudged
        self._heard = 0
        self._now: Opportunity | None = None
        self.chances: list[Opportunity] = []
        """Those that were not taken."""
        self.made: list[AccusationReview] = []

    def before(self, event: Event) -> None:
        """Note what was claimed, and a turn that passed without it."""
        match event:
            case e.CaseClaimed(seat, case) | e.CaseWritten(seat, case):
                if seat == self._reasoner.seat and self._heard not in self._unjudged:
                    self._accused(case)
            case e.TurnBegan():
                self.end()
            case _:
                pass
        self._heard += 1

    def after(self, event: Event) -> None:
        """Look at a prompt."""
        if not isinstance(event, e.PhaseBegan) or event.phase.seat != self._reasoner.seat:
            return
        if may_accuse(self._reasoner.view):
            self._now = self._chance()

    def end(self) -> None:
        """The turn is over."""
        if self._now is not None:
            self.chances.append(self._now)
            self._now = None

    def _chance(self) -> Opportunity:
        reasoner = self._reasoner
        envelopes = reasoner.belief.envelopes
        case = max(envelopes, key=envelopes.__getitem__)
        chance, judged = float(envelopes[case]), self._heard not in self._unjudged
        return Opportunity(reasoner.turn, self._heard, case, chance, len(envelopes), judged)

    def _accused(self, case: Case) -> None:
        reasoner = self._reasoner
        envelopes = reasoner.belief.envelopes
        chance, turn = float(envelopes.get(case, 0)), reasoner.turn
        would = len(envelopes) == 1 or self._lenoir_would()
        self.made.append(AccusationReview(turn, self._heard, case, chance, len(envelopes), would))
        self._now = None

    def _lenoir_would(self) -> bool:
        """By the rule of the strongest bot; equal views decide alike."""
        if self._reasoner.prompt is None:  # a notebook beside a box has no prompts
            return False
        prompt = self._reasoner.prompt
        judged = Lenoir().judge(prompt, Imagined((self._reasoner.known.facts, prompt.viewer)))
        return judged.accusation() is not None


def may_accuse(view: View) -> bool:
    """Whether the seat may accuse now."""
    offers = legal_actions(view).offers
    return any(type(offer) is AnyCase and offer.deed is Accuse for offer in offers)
