"""What can be known, as JSON: numbers of deals, chances as fractions, and proofs step by step."""

import json
from collections.abc import Iterator

from lenoir.core.board import Space
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.edition import Edition
from lenoir.core.seats import SPECTATOR
from lenoir.core.view import View
from lenoir.deduction.belief import Belief, TooManyTerms
from lenoir.deduction.facts import ENVELOPE, POOL, Fact, Holds, NotTheCase, Place
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, ProofStep
from lenoir.deduction.sources import Source, sources_of
from lenoir.deduction.undecided import settlers

Data = dict[str, object]


def as_data(view: View, why: Card | None) -> str:
    """All of it on one line."""
    belief, edition = Belief.of(view), view.table.edition
    known, ids = belief.knowledge, edition.deck.ids
    data: Data = {
        "viewer": None if view.viewer == SPECTATOR else view.viewer,
        "turn": view.table.turns,
        "deals": known.deals,
        "cells": {
            _place(edition, place): dict(zip(ids, row, strict=True))
            for place, row in known.counts.at.items()
        },
        "cases": list(_cases(belief, edition)),
    }
    if why is not None:
        data["why"] = list(_Proofs(view, Explanation.of(known)).about(why))
    return json.dumps(data, ensure_ascii=False)


def _cases(belief: Belief, edition: Edition) -> Iterator[Data]:
    """Every case that is possible; without chances if there are too many terms."""
    try:
        chances = belief.envelopes
    except TooManyTerms:
        chances = {}
    for case, deals in belief.knowledge.envelopes.items():
        chance = None if case not in chances else str(chances[case])
        yield {"case": _case(edition, case), "deals": deals, "chance": chance}


class _Proofs:
    """Writes down what is certain about a card, and what would settle the rest."""

    def __init__(self, view: View, explanation: Explanation) -> None:
        self.edition, self.explanation = view.table.edition, explanation
        self.sources = sources_of(view)

    def about(self, card: Card) -> Iterator[Data]:
        """Place by place."""
        known = self.explanation.knowledge
        for place in known.layout.everywhere:
            cell = self.explanation.cell(card, place)
            if cell is None:
                found = settlers(known, card, place)
                hints = [
                    {
                        "if": self._cell(one.cell),
                        "then": self._cell(one.settles),
                        "share": str(one.share),
                    }
                    for one in found
                ]
                here = self._cell(Cell(place, card, True))
                yield {**here, "there": None, "settled_by": hints}
            else:
                proof = self.explanation.proof(cell)
                facts = [self._fact(fact) for fact in proof.facts]
                yield {**self._cell(cell), "facts": facts, "steps": self._steps(proof.steps)}

    def _steps(self, steps: tuple[ProofStep, ...]) -> list[Data]:
        return [
            {
                **self._cell(step.conclusion),
                "rule": step.rule,
                "premises": [self._cell(cell) for cell in step.premises],
                "facts": [self._fact(fact) for fact in step.facts],
                "inside": self._steps(step.inside),
            }
            for step in steps
        ]

    def _cell(self, cell: Cell) -> Data:
        place, card = _place(self.edition, cell.place), self.edition.deck.ids[cell.card]
        return {"place": place, "card": card, "there": cell.there}

    def _fact(self, fact: Fact) -> Data:
        edition, source = self.edition, self.sources[fact]
        told: Data = {"fact": type(fact).__name__, **_source(edition, source)}
        if isinstance(fact, NotTheCase):
            return {**told, "cards": _case(edition, fact.case)}
        cards = cards_of((fact.card,)) if isinstance(fact, Holds) else fact.cards
        return {
            **told,
            "place": _place(edition, fact.place),
            "cards": list(edition.deck.names(cards)),
        }


def _source(edition: Edition, source: Source) -> Data:
    asked = source.asked
    return {
        "event": type(source.event).__name__,
        "number": source.number,
        "turn": source.turn,
        "suggestion": None if asked is None else asked.number,
        "asker": None if asked is None else asked.made.seat,
        "case": None if asked is None else _case(edition, asked.made.case),
    }


def _case(edition: Edition, case: Case) -> list[str]:
    return [edition.deck.ids[card] for card in case]


def _place(edition: Edition, place: Place) -> str:
    if place == ENVELOPE:
        return "envelope"
    if place == POOL:
        return "pool"
    if place > ENVELOPE:
        return edition.board.rooms[Space(place - ENVELOPE - 1)]
    return str(place)
