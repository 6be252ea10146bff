"""A puzzle in words: its log line by line, the question, and the proof of its answer.

Whoever solves it is *you*; the others at the table have first names, so that nobody is taken for a
card.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import override

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, each
from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import POOL, Fact, Holds, HoldsNone, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
from lenoir.deduction.reading import facts_of
from lenoir.messages import Messages
from lenoir.puzzles.grading import every
from lenoir.puzzles.pack import every_case, lessons, volume
from lenoir.puzzles.puzzle import PlaceIt, Puzzle, Technique, cell_of
from lenoir.record.heard import Heard, Jotting
from lenoir.telling.voice import Voice, sentence
from lenoir.telling.why import ProofLine, TracedLine, Why

SPECIAL: Final = (
    e.CardOpened,
    e.NobodyHolds,
    e.CardPassed,
    e.CardSpied,
    e.CardGlimpsed,
    e.PoolSeen,
    e.AccusationFailed,
)
"""What a puzzle says a word about before it begins."""


class LogLine(Struct, frozen=True):
    """One entry of the log: what was done, and what was answered."""

    seat: Seat
    text: str
    answer: str = ""


class PuzzleProofLine(Struct, frozen=True):
    """One step, and the entries it comes from."""

    text: str
    entries: tuple[int, ...] = ()


class PuzzleSheet(Struct, frozen=True):
    """All that a page needs to show a puzzle, to judge any answer and to prove the right one."""

    number: int
    edition: str
    kind: str
    """``place``, ``follows`` or ``case``."""
    grade: int
    level: int
    load: int
    technique: Technique
    seat: Seat
    suspects: tuple[Card, ...]
    """By seat."""
    names: tuple[str, ...]
    """By seat; one's own too."""
    places: tuple[Place, ...]
    """Where cards lie, the envelope last."""
    sizes: tuple[int, ...]
    """How many there."""
    in_rooms: tuple[Space, ...]
    hand: tuple[Card, ...]
    question: str
    notes: tuple[str, ...]
    """What is special about this game."""
    card: Card | None
    """The one that is asked about."""
    log: tuple[LogLine, ...]
    told: tuple[tuple[Place, Card, bool], ...]
    """What the entries say of single cards, and nothing that follows."""
    answer: tuple[tuple[Place, Card], ...]
    deals: tuple[tuple[tuple[Card, ...], ...], ...]
    """Deals that fit, each as the cards of every place."""
    clashes: tuple[tuple[Place, Card, tuple[int, ...]], ...]
    """Impossible claims, and the entries they clash with; 0 is one's own hand and what was dealt.
    """
    since: tuple[tuple[Place, Card, int], ...]
    """What was certain before, and since which entry."""
    found: tuple[str, ...]
    """The answer in words, card by card."""
    proof: tuple[PuzzleProofLine, ...]
    needs: tuple[int, ...]
    """The entries that the proof needs; 0 is one's own hand."""


class PuzzleSummary(Struct, frozen=True):
    """What a list of puzzles says of each."""

    number: int
    edition: str
    kind: str
    grade: int
    technique: Technique
    seats: int


class PuzzleList(Struct, frozen=True):
    """Every puzzle in a line."""

    cases: tuple[PuzzleSummary, ...]
    lessons: tuple[PuzzleSummary, ...]


class PuzzleVolume(Struct, frozen=True):
    """The puzzles of four weeks, or those of the lessons."""

    volume: int
    puzzles: tuple[PuzzleSheet, ...]


def puzzle_list() -> PuzzleList:
    """All that come with the package."""
    return PuzzleList(tuple(map(summary, every_case())), tuple(map(summary, lessons())))


def puzzle_volume(number: int, language: Language) -> PuzzleVolume:
    """A volume in the words of a language."""
    say = Messages(language)
    sheets = (PuzzleTeller(say, puzzle).sheet() for puzzle in volume(number))
    return PuzzleVolume(number, tuple(sheets))


def summary(puzzle: Puzzle) -> PuzzleSummary:
    """A puzzle in a list."""
    line = puzzle.heard.partition("\n")[0]
    seats = len(line.split(":")[1].split("+"))
    about = (puzzle.number, puzzle.edition, puzzle.kind, puzzle.grade, puzzle.technique)
    return PuzzleSummary(*about, seats)


class PuzzleTeller:
    """Tells one puzzle in one language."""

    def __init__(self, say: Messages, puzzle: Puzzle) -> None:
        self.say, self.puzzle = say, puzzle
        self.heard: Heard = puzzle.position
        self.me = puzzle.seat
        suspects = self.heard.started.suspects
        self.names = tuple(_names(say, self.me, len(suspects)))
        self.voice = Voice(say, self.heard.edition, suspects, self.names)
        self.view = self.heard.view
        # Only the layout is asked of it: the proofs are there, and nothing need be counted.
        known = Knowledge(CountingProblem.of(puzzle.layout))
        self._why = _PuzzleWhy(self.voice, self.view, Explanation(known))

    def sheet(self) -> PuzzleSheet:
        """Everything at once."""
        puzzle, heard = self.puzzle, self.heard
        layout, ask = puzzle.layout, puzzle.ask
        laid = [(place, size) for place, size in zip(layout.places, layout.sizes, strict=True)]
        used = [at for at, (_, size) in enumerate(laid) if size] + [len(laid)]
        everywhere = layout.everywhere
        return PuzzleSheet(
            number=puzzle.number,
            edition=puzzle.edition,
            kind=puzzle.kind,
            grade=puzzle.grade,
            level=puzzle.level,
            load=puzzle.load,
            technique=puzzle.technique,
            seat=self.me,
            suspects=heard.started.suspects,
            names=self.names,
            places=tuple(everywhere[at] for at in used),
            sizes=tuple((*layout.sizes, 3)[at] for at in used),
            in_rooms=heard.dealt.in_rooms,
            hand=tuple(each(heard.hand)),
            question=self.question,
            notes=tuple(self.notes()),
            card=ask.card if isinstance(ask, PlaceIt) else None,
            log=tuple(self.log()),
            told=tuple(_told(facts_of(self.view))),
            answer=puzzle.answers[0],
            deals=tuple(
                tuple(tuple(each(Cards(deal[at]))) for at in used) for deal in puzzle.deals
            ),
            clashes=tuple((one.place, one.card, one.entries) for one in puzzle.clashes),
            since=tuple((one.place, one.card, one.entry) for one in puzzle.since),
            found=tuple(self.found()),
            proof=tuple(self.proof()),
            needs=self.needs,
        )

    @property
    def question(self) -> str:
        """What is asked."""
        ask = self.puzzle.ask
        card = self.voice.the_card(ask.card) if isinstance(ask, PlaceIt) else ""
        return self.say(f"puzzle-ask-{self.puzzle.kind}", card=card)

    def notes(self) -> Iterator[str]:
        """A sentence for each kind of entry that is no suggestion."""
        there = {type(event) for jotting in self.heard.jottings for event in jotting.events}
        for kind in SPECIAL:
            if kind in there:
                yield self.say(f"puzzle-note-{kind.__name__}", place=self._pool())

    def found(self) -> Iterator[str]:
        """The answer, card by card."""
        for one in self.puzzle.answers[0]:
            yield self.statement(*one)

    def statement(self, place: Place, card: Card) -> str:
        """That a card is somewhere, as a sentence."""
        return sentence(f"{self._why.cells([cell_of((place, card))])}.")

    def place(self, place: Place) -> str:
        """A place where a card may be, by its name."""
        if place < POOL:
            return sentence(self.names[place])
        if place == POOL:
            return sentence(self._pool())
        key = "puzzle-envelope"
        return self.say(key) if place == POOL + 1 else self.voice.place(Space(place - POOL - 2))

    @property
    def needs(self) -> tuple[int, ...]:
        """The entries that matter."""
        sources = self._why.sources
        proofs = self.puzzle.proofs
        return tuple(sorted({sources[fact].turn for one in proofs for fact in one.facts}))

    def proof(self) -> Iterator[PuzzleProofLine]:
        """The proofs of all cards of the answer, one after the other."""
        proofs = self.puzzle.proofs
        for proof in proofs:
            if len(proofs) > 1:
                yield PuzzleProofLine(self.statement(proof.cell.place, proof.cell.card))
            yield from self._why.with_entries(proof)

    # The log

    def log(self) -> Iterator[LogLine]:
        """Every entry."""
        for jotting in self.heard.jottings:
            yield self._line(jotting)

    def _line(self, jotting: Jotting) -> LogLine:
        said, answered = list[str](), list[str]()
        cannot: list[Seat] = []
        shown = {type(event) for event in jotting.events}
        for event in jotting.events:
            if isinstance(event, e.CannotRefute):
                cannot.append(event.seat)
                continue
            into = said if isinstance(event, e.SuggestionMade | e.CaseClaimed) else answered
            if cannot:
                answered.append(self._cannot(cannot))
                cannot = []
            if isinstance(event, e.SuggestionRefuted) and e.CardShown in shown:
                continue  # the card that one has seen says it
            text = self._event(event)
            if text:
                into.append(text)
        if not said:
            said, answered = answered[:1], answered[1:]
        return LogLine(jotting.seat, " ".join(said), " ".join(answered))

    def _cannot(self, seats: Sequence[Seat]) -> str:
        who = sentence(self.voice.row(self.names[seat] for seat in sorted(seats, key=self._first)))
        number = "you" if self.me in seats else "one" if len(seats) == 1 else "other"
        return self.say("puzzle-cannot", who=who, number=number)

    def _first(self, seat: Seat) -> int:
        """Oneself first, as one says it."""
        return -1 if seat == self.me else 0

    def _event(self, event: Event) -> str:
        say, voice, me = self.say, self.voice, self.me
        who = self._seat(getattr(event, "seat", getattr(event, "by", None)))
        you = "yes" if getattr(event, "seat", getattr(event, "by", None)) == me else "no"
        case = getattr(event, "case", None)
        cards = "" if case is None else ", ".join(map(voice.card, case))
        card = "" if (one := getattr(event, "card", None)) is None else voice.the_card(one)
        match event:
            case e.SuggestionMade() | e.CaseClaimed() | e.PowerUsed() | e.PoolLooked():
                pass
            case e.SuggestionStood() | e.AccusationFailed() | e.CardOpened() | e.NobodyHolds():
                pass
            case e.SuggestionRefuted(by, to) | e.CardPassed(by, to):
                roles = {by: "by", to: "to"}
                told = {"who": self._seat(by), "to": self.names[to]}
                return say(f"puzzle-event-{type(event).__name__}", you=roles.get(me, "no"), **told)
            case e.CardShown(by, to):
                shown = "by" if by == me else "to"
                other = self._seat(to if by == me else by)
                return say("puzzle-event-CardShown", you=shown, who=other, card=card)
            case e.CardSpied(_, by):
                return say("puzzle-event-CardSpied", who=self._seat(by), card=card)
            case e.CardGlimpsed(_, of):
                return say("puzzle-event-CardGlimpsed", who=self._seat(of), card=card, you=you)
            case e.KeeperPlayed(_, keeper):
                name = voice.keeper(keeper)
                return say("puzzle-event-KeeperPlayed", who=who, you=you, keeper=name)
            case e.PoolSeen(_, seen):
                return say("puzzle-event-PoolSeen", cards=voice.cards(seen))
            case _:
                return ""
        key = f"puzzle-event-{type(event).__name__}"
        return say(key, who=who, you=you, cards=cards, card=card, place=self._pool())

    def _seat(self, seat: Seat | None) -> str:
        return "" if seat is None else sentence(self.names[seat])

    def _pool(self) -> str:
        pool = self.heard.edition.pool
        return "" if pool is None else self.voice.the_place(pool)


class _PuzzleWhy(Why):
    """Proofs that speak to whoever solves the puzzle, and name entries by their numbers.

    Nobody is told their own hand again: what is not in it is a line of its own.
    """

    def with_entries(self, proof: Proof) -> Iterator[PuzzleProofLine]:
        """The lines of a proof, each with all the entries it comes from."""
        short = replace(proof, steps=tuple(self._without_hand(proof.steps)))
        self._entries: dict[str, tuple[int, ...]] = {}
        for line in self.lines(short):
            yield PuzzleProofLine(line.text, self._entries.get(line.text, ()))

    @override
    def _traced(self, text: str, line: ProofLine) -> TracedLine:
        facts = {fact for step in line.steps for fact in step.facts}
        self._entries[text] = tuple(sorted({self.sources[fact].turn for fact in facts}))
        return super()._traced(text, line)

    def _without_hand(self, steps: Sequence[ProofStep]) -> Iterator[ProofStep]:
        own = hand_of(self.viewer)
        short = [
            ProofStep(step.conclusion, "told")
            if step.rule == "full" and step.conclusion.place == own
            else step
            for step in steps
        ]
        needed = {premise for step in every(short) for premise in step.premises}
        last = steps[-1].conclusion
        for step in short:
            cell = step.conclusion
            if cell.place != own or not cell.there or cell in needed or cell == last:
                yield step

    @override
    def _line(self, steps: Sequence[ProofStep], labels: Mapping[Cell, str]) -> str:
        step, say = steps[0], self.voice.say
        cell = self.cells([one.conclusion for one in steps])
        facts = {fact for one in steps for fact in one.facts}
        turns = sorted({self.sources[fact].turn for fact in facts})
        source = say("puzzle-entries", n=len(turns), entries=self.voice.row(map(str, turns)))
        told = {"cell": cell, "source": source, "by": self._by(step, labels)}
        match step.rule:
            case "told" if not any(turns):
                return say("puzzle-why-hand", **told)
            case "told":
                return say("puzzle-why-told", **told)
            case "one_of":
                return say("puzzle-why-one-of", **told)
            case "taken":
                return say("puzzle-why-taken", **told, n=self._size(step.conclusion.place))
            case "wrong_case":
                return say("puzzle-why-wrong-case", **told)
            case _:
                return super()._line(steps, labels)

    @override
    def cells(self, cells: Sequence[Cell]) -> str:
        cell, voice = cells[0], self.voice
        if cell.place != hand_of(self.viewer):
            return super().cells(cells)
        row = voice.row if cell.there else voice.row_nor
        cards = row(voice.the_card(one.card) for one in cells)
        return voice.say("puzzle-own-cell", there="yes" if cell.there else "no", cards=cards)


def _names(say: Messages, me: Seat, seats: int) -> Iterator[str]:
    """First names, from the seat after one's own on."""
    others = say("puzzle-names").split(", ")
    for seat in range(seats):
        yield say("puzzle-you") if seat == me else others[(seat - me) % seats - 1]


def _told(facts: Sequence[Fact]) -> Iterator[tuple[Place, Card, bool]]:
    """Single cells that facts say."""
    for fact in facts:
        if isinstance(fact, Holds):
            yield fact.place, fact.card, True
        elif isinstance(fact, HoldsNone):
            for card in each(fact.cards):
                yield fact.place, card, False
