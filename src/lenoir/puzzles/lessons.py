"""Lessons: a ladder of techniques, each with a worked example and five puzzles that need it."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.cards import Card, Case
from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.deduction.facts import ENVELOPE, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.puzzles.canonical import form
from lenoir.puzzles.choosing import Chosen
from lenoir.puzzles.finding import Discovery, reasoned
from lenoir.puzzles.grading import needs
from lenoir.puzzles.making import puzzle_of
from lenoir.puzzles.pack import A_LESSON, LESSON_NUMBERS
from lenoir.puzzles.puzzle import Puzzle, Technique, cell_of
from lenoir.record.heard import Heard, Jotting

LADDER: Final[tuple[Technique, ...]] = (
    "last_place",
    "one_of",
    "full",
    "chain",
    "taken",
    "wrong_case",
    "suppose",
    "case",
)
NAMED: Final = 3
"""The first puzzles of a lesson say which card is asked for."""


class Teacher:
    """Takes discoveries as they come, and keeps the easiest of each technique."""

    def __init__(self) -> None:
        self._kept: dict[Technique, list[Chosen]] = {technique: [] for technique in LADDER}
        self._forms: set[str] = set()

    def take(self, discovery: Discovery, source: str) -> bool:
        """Keep a discovery if it teaches one technique and is like none before."""
        technique = discovery.technique
        if technique not in self._kept or not discovery.is_fit:
            return False
        known, heard = discovery.known, discovery.heard
        facts = reasoned(known, hand_of(heard.me)).facts
        if not needs(technique, known.layout, facts, cell_of(discovery.found[0])):
            return False
        this = form(known.layout, heard.me, known.facts, (card for _, card in discovery.found))
        if this in self._forms:
            return False
        self._forms.add(this)
        self._kept[technique].append(Chosen(discovery, source))
        return True

    @property
    def missing(self) -> dict[Technique, int]:
        """For each technique how many puzzles it lacks."""
        return {one: max(0, A_LESSON - len(kept)) for one, kept in self._kept.items()}

    def puzzles(self, rng: Rng) -> Iterator[Puzzle]:
        """All lessons: the easiest discoveries of each technique, from different games."""
        for rung, technique in enumerate(LADDER, 1):
            kept = sorted(self._kept[technique], key=_ease)
            games: set[str] = set()
            apart = [one for one in kept if not (one.source in games or games.add(one.source))]  # type: ignore[func-returns-value]
            chosen = (*apart, *(one for one in kept if one not in apart))[:A_LESSON]
            for at, one in enumerate(chosen, 1):
                named = at <= NAMED or technique == "wrong_case"
                puzzle = puzzle_of(one.discovery, rng, one.source, name_card=named)
                yield replace(puzzle, number=LESSON_NUMBERS + 100 * rung + at)


def _ease(one: Chosen) -> tuple[int, int, int]:
    discovery = one.discovery
    steps = sum(proof.length for proof in discovery.proofs)
    return discovery.load, steps, len(discovery.heard.jottings)


def wrong_accusations(
    discovery: Discovery, hands: tuple[int, ...], case: Case
) -> Iterator[Discovery]:
    """A wrong accusation that would settle the case, added to a position of a real game.

    Bots hardly ever accuse wrongly. This one is true of the deal, and made by somebody who might:
    who does not hold the wrong card.
    """
    cases = list(discovery.known.envelopes)
    if len(cases) != 2 or case not in cases:
        return
    (wrong,) = (one for one in cases if one != case)
    differing = [at for at in range(3) if wrong[at] != case[at]]
    if len(differing) != 1:
        return
    card = wrong[differing[0]]
    for seat in range(len(hands)):
        if seat != discovery.heard.me and not hands[seat] >> card & 1:
            yield _accused(discovery, Seat(seat), wrong, case[differing[0]])
            return


def _accused(discovery: Discovery, seat: Seat, wrong: Case, answer: Card) -> Discovery:
    events: tuple[Event, ...] = (
        e.AccusationMade(seat),
        e.CaseClaimed(seat, wrong),
        e.AccusationFailed(seat),
        e.SeatOut(seat, "accused"),
    )
    heard: Heard = discovery.heard.with_jottings((*discovery.heard.jottings, Jotting(seat, events)))
    known = Knowledge.of(heard.view)
    found = ((ENVELOPE, answer),)
    proof = Explanation(reasoned(known, hand_of(heard.me))).proof(cell_of(found[0]))
    return Discovery(heard, known, found, (proof,), ())


def dealt(events: tuple[Event, ...]) -> tuple[tuple[int, ...], Case]:
    """The hands and the case of a full record."""
    hands = tuple(int(event.cards) for event in events if isinstance(event, e.HandDealt))
    case = next(event.case for event in events if isinstance(event, e.EnvelopeSealed))
    return hands, case
