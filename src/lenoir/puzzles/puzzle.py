"""A puzzle: a position as one seat heard it, a question, and all there is to say to any answer."""

from functools import cached_property
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Card, Cards
from lenoir.core.seats import Seat
from lenoir.deduction.facts import Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import Cell, Proof
from lenoir.deduction.proving.techniques import Level
from lenoir.editions.loader import load_edition
from lenoir.record.heard import Heard, from_record
from lenoir.record.notation import read
from lenoir.record.record import SCHEMA

Grade: TypeAlias = Literal[1, 2, 3, 4, 5, 6]
Technique: TypeAlias = Literal[
    "last_place",
    "one_of",
    "rest",
    "full",
    "chain",
    "taken",
    "wrong_case",
    "suppose",
    "case",
]
TECHNIQUES: Final[tuple[Technique, ...]] = (
    "last_place",
    "one_of",
    "rest",
    "full",
    "chain",
    "taken",
    "wrong_case",
    "suppose",
    "case",
)
"""In the order in which they are taught."""


class PlaceIt(Struct, frozen=True, tag="place"):
    """Where is this card?"""

    card: Card


class WhatFollows(Struct, frozen=True, tag="follows"):
    """One more card can be placed since the last entry. Which, and where?"""


class NameCase(Struct, frozen=True, tag="case"):
    """Who, with what, and where?"""


Ask: TypeAlias = PlaceIt | WhatFollows | NameCase

Claim: TypeAlias = tuple[tuple[Place, Card], ...]
"""An answer as it can be given: cards and where they are. A case is three cards in the envelope."""


class Clash(Struct, frozen=True, array_like=True):
    """A card cannot be there: it clashes with these entries; 0 is what was dealt."""

    place: Place
    card: Card
    entries: tuple[int, ...]


class Since(Struct, frozen=True, array_like=True):
    """A card was certain before the question is about it: since this entry; 0 is the deal."""

    place: Place
    card: Card
    entry: int


class Puzzle(Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything of one puzzle. Nothing needs to be worked out to play it."""

    number: int
    edition: str
    seat: Seat
    heard: str
    """The notebook of that seat up to the question, in the notation of records without its tags."""
    ask: Ask
    answers: tuple[Claim, ...]
    grade: Grade
    level: Level
    """The plainest level of rules that proves it."""
    load: int
    """How many facts besides one's own hand the proof needs at once."""
    technique: Technique
    proofs: tuple[Proof, ...] = ()
    """For each placed card of the answer."""
    deals: tuple[tuple[Cards, ...], ...] = ()
    """Deals that fit all entries, place by place, the envelope last: together they refute every
    claim that is open."""
    clashes: tuple[Clash, ...] = ()
    """For every claim that is impossible."""
    since: tuple[Since, ...] = ()
    """For every claim that is right and older than the last entry."""
    source: str = ""
    """Which game it comes from."""

    @cached_property
    def position(self) -> Heard:
        """The notebook up to the question."""
        return from_record(read(self.text), load_edition(self.edition))

    @property
    def text(self) -> str:
        """The notebook as a record in the readable notation."""
        cards = " ".join(load_edition(self.edition).deck.ids)
        return (
            f'[Lenoir "{SCHEMA}"]\n[Edition "{self.edition}"]\n[Cards "{cards}"]\n'
            f'[Record "heard {self.seat}"]\n\n{self.heard}\n'
        )

    @property
    def layout(self) -> Layout:
        """How many cards lie where."""
        return Layout.seen(self.position.view)

    @property
    def knowledge(self) -> Knowledge:
        """All that follows from the position."""
        return Knowledge.of(self.position.view)

    @property
    def kind(self) -> str:
        """What is asked for."""
        return str(self.ask.__struct_config__.tag)


def cell_of(claim: tuple[Place, Card]) -> Cell:
    """A claim about one card."""
    return Cell(claim[0], claim[1], True)
