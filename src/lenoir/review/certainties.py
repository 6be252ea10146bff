"""Certainties: what could be known, since which turn, and why."""

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import Case
from lenoir.core.events import Event
from lenoir.deduction.facts import ENVELOPE, Holds
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof
from lenoir.review.reasoner import Reasoner


class Certainty(Struct, frozen=True):
    """A card whose place followed from what the seat had seen, without having been shown."""

    turn: int
    """After which turn it was certain for the first time."""
    number: int
    """How many events the seat had seen by then."""
    cell: Cell
    proof: Proof


class Solved(Struct, frozen=True):
    """The only case left."""

    turn: int
    """After which turn it was certain for the first time."""
    number: int
    """How many events the seat had seen by then."""
    case: Case
    proofs: tuple[Proof, ...]
    """For each of its cards."""


class Certainties:
    """Looks at the sheet after every turn."""

    def __init__(self, reasoner: Reasoner) -> None:
        self._reasoner = reasoner
        self._heard = 0
        self._looked: Knowledge | None = None
        self._found: set[Cell] = set()
        self.certain: list[Certainty] = []
        self.solved: Solved | None = None

    def before(self, event: Event) -> None:
        """A turn ends when the next begins."""
        if isinstance(event, e.TurnBegan):
            self.look()
        self._heard += 1

    def look(self) -> None:
        """Note what is certain now and was not before."""
        known = self._reasoner.known
        if known is self._looked:
            return
        self._looked = known
        explanation, told = Explanation.of(known), {*known.facts}
        turn = self._reasoner.turn
        for cell in explanation.certain():
            if cell.there and cell not in self._found:
                self._found.add(cell)
                if Holds(cell.place, cell.card) not in told:
                    proof = explanation.proof(cell)
                    self.certain.append(Certainty(turn, self._heard, cell, proof))
        if self.solved is None and len(known.envelopes) == 1:
            (case,) = known.envelopes
            proofs = tuple(explanation.proof(Cell(ENVELOPE, card, True)) for card in case)
            self.solved = Solved(turn, self._heard, case, proofs)
