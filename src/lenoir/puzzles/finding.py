"""Finding: where in a finished game something could be worked out.

Every seat's notebook is read line by line. Where exactly one more card can be placed, and nobody
showed it, there is a question; so there is where only one case is left.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import Card, Case
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, NotTheCase, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof
from lenoir.deduction.proving.techniques import Level
from lenoir.deduction.reading import FactReader
from lenoir.deduction.sources import sources_of
from lenoir.editions.loader import load_edition
from lenoir.puzzles.grading import every, grade_of, levels, load, technique_of
from lenoir.puzzles.puzzle import Grade, Since, Technique, cell_of
from lenoir.record.heard import Heard, heard_in
from lenoir.record.record import Record, as_seen

SUGGESTIONS: Final = 14
"""A puzzle of grade 1 to 4 has no more of them."""
SUGGESTIONS_IF_HARD: Final = 20
"""Of the two hardest grades, and of whole cases."""
HARD: Final[tuple[Level, ...]] = (3, 4)
STEPS: Final = 25
"""Longer proofs by supposing are for nobody."""
ROUNDS_BACK: Final[dict[Grade, int]] = {3: 1, 4: 2, 5: 2, 6: 2}
"""From grade 3 on something must matter that is as many rounds old."""

ENDS: Final = (e.GameEnded, e.EnvelopeSeen, e.CaseWritten)
"""What is no reasoning any more: the envelope, or one's own accusation."""
UNCLEAR: Final = (e.SuggestionBlocked, e.SeatDied, e.CardWithheld, e.SeatChallenged)
"""What one would have to know the rules of an edition for."""


class Discovery(Struct, frozen=True, dict=True):
    """A position with one thing to find, and its proofs."""

    heard: Heard
    known: Knowledge
    found: tuple[tuple[Place, Card], ...]
    """One card and its place; or the three of the envelope."""
    proofs: tuple[Proof, ...]
    since: tuple[Since, ...]
    """What had been certain before, and since which entry."""

    @property
    def is_case(self) -> bool:
        """Whether the whole case is the find."""
        return len(self.found) == 3

    @property
    def own(self) -> Place:
        """The hand of whoever is asked."""
        return hand_of(self.heard.me)

    @property
    def load(self) -> int:
        """The facts besides one's own hand that are needed at once."""
        return load(self.proofs, self.own)

    @property
    def grade(self) -> Grade:
        """How hard it is."""
        return grade_of(levels(self.proofs), self.load)

    @property
    def technique(self) -> Technique:
        """What it is an example of."""
        return technique_of(self.proofs, self.own)

    @property
    def entries(self) -> frozenset[int]:
        """The entries that the proofs need; 0 is the deal."""
        sources = sources_of(self.heard.view)
        return frozenset(sources[fact].turn for one in self.proofs for fact in one.facts)

    @property
    def suggestions(self) -> int:
        """How many there were."""
        events = (event for jotting in self.heard.jottings for event in jotting.events)
        return sum(isinstance(event, e.SuggestionMade) for event in events)

    @property
    def is_fit(self) -> bool:
        """Whether people would like it: not too long, and not just the last line if it is hard."""
        if sum(1 for one in self.proofs for _ in every(one.steps)) > STEPS * len(self.proofs):
            return False
        long = self.is_case or levels(self.proofs) in HARD
        if self.suggestions > (SUGGESTIONS_IF_HARD if long else SUGGESTIONS):
            return False
        rounds = ROUNDS_BACK.get(self.grade, 0)
        latest = len(self.heard.jottings) - rounds * len(self.heard.started.suspects)
        return any(0 < entry <= latest for entry in self.entries)


Wanted: TypeAlias = Callable[[bool, Grade], bool]
"""Whether a whole case, or else a card, of about this grade is of any use."""


def discoveries(
    record: Record, wanted: Wanted = lambda is_case, grade: True
) -> Iterator[Discovery]:
    """All discoveries of a full record, seat by seat; what is not wanted is not looked into."""
    edition, started = load_edition(record.header.edition), record.events[0]
    assert isinstance(started, e.GameStarted), "a record begins with the start"
    for seat in range(len(started.suspects)):
        view = View.of(edition, Seat(seat), as_seen(record, Seat(seat)).events)
        yield from _discoveries(heard_in(view), wanted)


def _discoveries(heard: Heard, wanted: Wanted) -> Iterator[Discovery]:
    reader, known, certain = FactReader(), *_at_first(heard)
    suggestions = 0
    for _ in reader.read((heard.started, heard.dealt)):
        pass
    for number, jotting in enumerate(heard.jottings, 1):
        if any(isinstance(event, ENDS + UNCLEAR) for event in jotting.events):
            return
        suggestions += sum(isinstance(event, e.SuggestionMade) for event in jotting.events)
        if suggestions > SUGGESTIONS_IF_HARD:
            return
        facts = tuple(reader.read(jotting.events))
        before, known = known, known.learn(facts)
        if known is before:
            continue
        now = _certain(known)
        new = [cell for cell in now if cell not in certain]
        position = heard.with_jottings(heard.jottings[:number])
        since = tuple(Since(*cell, entry) for cell, entry in certain.items())
        explanation = Explanation(reasoned(known, hand_of(heard.me)))
        if len(new) == 1 and Holds(*new[0]) not in known.facts:
            cell, late = cell_of(new[0]), suggestions > SUGGESTIONS
            if (not late or explanation.level(cell) in HARD) and wanted(
                False, _about(explanation, cell, hand_of(heard.me))
            ):
                yield Discovery(position, known, (new[0],), (explanation.proof(cell),), since)
        if len(known.envelopes) == 1 < len(before.envelopes):
            (case,) = known.envelopes
            found = _sealed(case)
            proofs = tuple(explanation.proof(cell_of(one)) for one in found)
            yield Discovery(position, known, found, proofs, since)
        certain.update((cell, number) for cell in new)


def reasoned(known: Knowledge, own: Place) -> Knowledge:
    """The same by fewer facts: whoever holds a hand needs no other word on what is not in it."""
    facts = tuple(
        fact for fact in known.facts if isinstance(fact, Holds | NotTheCase) or fact.place != own
    )
    return Knowledge(known.problem, facts)


def _about(explanation: Explanation, cell: Cell, own: Place) -> Grade:
    """The grade, as far as it can be told before the proof is made as short as it can be."""
    level = explanation.level(cell)
    return grade_of(level, explanation.load(cell, own))


def _sealed(case: Case) -> tuple[tuple[Place, Card], ...]:
    return tuple((ENVELOPE, card) for card in case)


def _at_first(heard: Heard) -> tuple[Knowledge, dict[tuple[Place, Card], int]]:
    dealing: tuple[Event, ...] = (heard.started, heard.dealt, e.HandDealt(heard.me, heard.hand))
    facts: Iterable[Fact] = FactReader().read(dealing)
    layout = Layout.seen(View.of(heard.edition, heard.me, dealing))
    known = Knowledge.of(layout).learn(facts)
    return known, dict.fromkeys(_certain(known), 0)


def _certain(known: Knowledge) -> list[tuple[Place, Card]]:
    counts = known.counts
    return [
        (place, Card(card))
        for place, row in counts.at.items()
        for card, ways in enumerate(row)
        if ways == counts.total
    ]
