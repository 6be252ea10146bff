"""Why a card must be somewhere, or cannot be: proofs in words, and what would settle the rest."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.board import Space
from lenoir.core.cards import Card
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, POOL, Fact, Place
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
from lenoir.deduction.sources import Source, sources_of
from lenoir.deduction.undecided import Settler, settlers
from lenoir.telling.voice import Voice, sentence

HINTS = 3
"""How many things that would settle a cell are listed."""

TOLD_INSIDE = 40
"""A supposition of more steps is summed up: nobody would read them."""


class ProofLine(Struct):
    """Steps that say the same of several cards, told as one, under one number."""

    label: str
    steps: list[ProofStep]


class Grounds(Struct, frozen=True):
    """A statement about a card at a place, and the lines that prove it or would settle it."""

    text: str
    there: bool | None
    """Whether the card is certainly there, or certainly not; None if it is open."""
    lines: tuple[str, ...]


class TracedLine(Struct, frozen=True):
    """A line of a proof, and where in the viewer's stream it was told, if it was told anything."""

    text: str
    turn: int | None = None
    number: int | None = None
    """How many events the viewer had seen by then."""


class Why:
    """Tells proofs from one viewer's stream."""

    def __init__(
        self, voice: Voice, view: View, explanation: Explanation, odds: bool = True
    ) -> None:
        self.voice, self.viewer, self.explanation = voice, view.viewer, explanation
        self.odds = odds
        self.sources: Mapping[Fact, Source] = sources_of(view)

    def about(self, card: Card, places: Sequence[Place]) -> Iterator[Grounds]:
        """What is known of a card at these places: only where it is, if that is certain."""
        cells = [self.explanation.cell(card, place) for place in places]
        sure = next((cell for cell in cells if cell is not None and cell.there), None)
        if sure is not None:
            yield self._proved(sure)
            return
        for place in places:
            yield self.at(card, place)

    def at(self, card: Card, place: Place) -> Grounds:
        """Why a card must be at a place or cannot be; or what would settle it."""
        cell = self.explanation.cell(card, place)
        return self._open(card, place) if cell is None else self._proved(cell)

    def _proved(self, cell: Cell) -> Grounds:
        lines = tuple(self.told(self.explanation.proof(cell)))
        return Grounds(sentence(f"{self.cells([cell])}."), cell.there, lines)

    def _open(self, card: Card, place: Place) -> Grounds:
        say, known = self.voice.say, self.explanation.knowledge
        here = self.cells([Cell(place, card, True)])
        text = say("why-open-plain", cell=here)
        if self.odds:
            text = say("why-open", cell=here, share=percent(known.share(card, place)))
        found = [one for one in settlers(known, card, place) if one.cell.place != ENVELOPE][:HINTS]
        if not found:
            return Grounds(f"{sentence(text)} {say('why-only-itself')}", None, ())
        return Grounds(sentence(text), None, tuple(map(self._hint, found)))

    def _hint(self, one: Settler) -> str:
        say, cell, settled = self.voice.say, self.cells([one.cell]), self.cells([one.settles])
        if self.odds:
            return say("why-if", cell=cell, settled=settled, share=percent(one.share))
        return say("why-if-plain", cell=cell, settled=settled)

    def brief(self, cells: Sequence[Cell]) -> Iterator[str]:
        """The last step that leads to each of these, without those before: one line a reason.

        What goes without saying is left out: that a card that is somewhere is nowhere else, and
        that a place that is full has no other.
        """
        last = (self.explanation.proof(cell).steps[-1] for cell in cells)
        steps = [
            replace(step, inside=(), premises=())
            for step in last
            if step.rule not in ("elsewhere", "full")
        ]
        for line in self._grouped(steps, ""):
            if line.steps[0].rule == "suppose":
                concluded = [step.conclusion for step in line.steps]
                yield self.voice.say("why-brief-suppose", cell=self.cells(concluded))
            else:
                yield self._line(line.steps, {})

    def possible(self, card: Card, places: Sequence[Place]) -> str:
        """Where a card can still be."""
        voice = self.voice
        named = []
        for place in places:
            where, who = self._where(place)
            named.append(voice.say("why-place", where=where, who=who))
        return voice.say("why-possible", card=voice.the_card(card), places=voice.row_or(named))

    def told(self, proof: Proof) -> Iterator[str]:
        """A numbered line for each step; those inside a supposition have numbers with a point."""
        return (line.text for line in self.lines(proof))

    def lines(self, proof: Proof) -> Iterator[TracedLine]:
        """The same, each with what it goes back to."""
        return self._lines(proof.steps, "", {})

    def _lines(
        self, steps: Sequence[ProofStep], lead: str, labels: dict[Cell, str]
    ) -> Iterator[TracedLine]:
        labels = dict(labels)
        for line in self._grouped(steps, lead):
            yield self._traced(f"{line.label} {sentence(self._line(line.steps, labels))}", line)
            labels.update((step.conclusion, line.label) for step in line.steps)
            step = line.steps[0]
            if step.inside:
                said = self.voice.say("why-supposed", step=_plain(line.label))
                supposed = {**labels, step.conclusion.opposite: said}
                del supposed[step.conclusion]
                if step.length - 1 > TOLD_INSIDE:
                    yield TracedLine(f"{line.label}1. {self._summed_up(step, labels)}")
                else:
                    yield from self._lines(step.inside, line.label, supposed)
        if lead:
            last = steps[-1].conclusion
            here, there = _plain(labels[last]), _plain(labels[last.opposite])
            number = f"{lead}{len(self._grouped(steps, lead)) + 1}."
            yield TracedLine(f"{number} {self.voice.say('why-absurd', step=here, other=there)}")

    def _traced(self, text: str, line: ProofLine) -> TracedLine:
        """With the last event that it goes back to; the deal is no turn."""
        told = [self.sources[fact] for step in line.steps for fact in step.facts]
        last = max(told, key=lambda source: source.number, default=None)
        if last is None or not last.turn:
            return TracedLine(text)
        return TracedLine(text, last.turn, last.number + 1)

    def _summed_up(self, step: ProofStep, labels: Mapping[Cell, str]) -> str:
        """What a supposition that is too long to tell leans on."""
        say = self.voice.say
        facts = dict.fromkeys(self.source(fact) for fact in step.every_fact())
        source = say("why-cut-source", source=self.voice.row(facts)) if facts else ""
        return say("why-cut", n=step.length - 1, by=self._by(step, labels), source=source)

    def _grouped(self, steps: Sequence[ProofStep], lead: str) -> list[ProofLine]:
        """Steps with the same reason are one line, where the first of them stands."""
        lines: dict[object, ProofLine] = {}
        for step in steps:
            cell = step.conclusion
            told = tuple(self.sources[fact].number for fact in step.facts)
            key = (step.rule, cell.place, cell.there, step.premises, told)
            if step.inside or key not in lines:
                lines[cell if step.inside else key] = ProofLine(f"{lead}{len(lines) + 1}.", [step])
            else:
                lines[key].steps.append(step)
        return list(lines.values())

    def _line(self, steps: Sequence[ProofStep], labels: Mapping[Cell, str]) -> str:
        say, step = self.voice.say, steps[0]
        place = step.conclusion.place
        cell = self.cells([step.conclusion for step in steps])
        by = self._by(step, labels)
        source = self.voice.row(dict.fromkeys(self.source(fact) for fact in step.facts))
        where = "envelope" if place == ENVELOPE else "other"
        size = self._size(place)
        match step.rule:
            case "told":
                return say("why-told", cell=cell, source=source)
            case "elsewhere":
                return say("why-elsewhere", cell=cell, many=len(steps), by=by)
            case "full":
                return say("why-full", cell=cell, where=where, n=size, by=by)
            case "last_place":
                return say("why-last-place", cell=cell, many=len(steps), by=by)
            case "rest":
                return say("why-rest", cell=cell, where=where, n=size, by=by)
            case "one_of":
                return say("why-one-of", cell=cell, source=source, by=by)
            case "taken":
                return say("why-taken", cell=cell, source=source, n=size, by=by)
            case "wrong_case":
                return say("why-wrong-case", cell=cell, source=source, by=by)
            case "suppose":
                return say("why-suppose", cell=cell)

    def _by(self, step: ProofStep, labels: Mapping[Cell, str]) -> str:
        """The lines that a step leans on."""
        named = sorted({_plain(labels[premise]) for premise in step.premises}, key=_in_order)
        return self.voice.say("why-by", steps=", ".join(named)) if named else ""

    def cells(self, cells: Sequence[Cell]) -> str:
        """That some cards are at a place, or are not."""
        voice, cell = self.voice, cells[0]
        where, who = self._where(cell.place)
        row = voice.row if cell.there or where not in ("own", "hand") else voice.row_nor
        quoted = (voice.say("quoted", text=voice.card(cell.card)) for cell in cells)
        cards = row(voice.the_card(cell.card) for cell in cells)
        there = "yes" if cell.there else "no"
        return voice.say(
            "why-cell",
            where=where,
            there=there,
            who=who,
            cards=cards,
            named=row(quoted),
            n=len(cells),
        )

    def _where(self, place: Place) -> tuple[str, str]:
        voice = self.voice
        if place == ENVELOPE:
            return "envelope", ""
        if place == POOL:
            pool = voice.edition.pool
            return "place", "" if pool is None else voice.the_place(pool)
        if place > ENVELOPE:
            return "place", voice.the_place(Space(place - ENVELOPE - 1))
        return "own" if Seat(place) == self.viewer else "hand", voice.the_seat(Seat(place))

    def _size(self, place: Place) -> int:
        layout = self.explanation.knowledge.layout
        return dict(zip(layout.places, layout.sizes, strict=True)).get(place, 1)

    def source(self, fact: Fact) -> str:
        """Where a fact came from, as part of a sentence."""
        voice, source = self.voice, self.sources[fact]
        event, asked = source.event, source.asked
        who: Seat | None = getattr(event, "by", getattr(event, "of", getattr(event, "seat", None)))
        to: Viewer = getattr(event, "to", self.viewer)
        return voice.say(
            "why-source",
            you=self._you(who, to),
            event=type(event).__name__,
            suggestion=voice.word("the_suggestion"),
            turn=source.turn,
            who="" if who is None else voice.the_seat(who),
            to="" if to < 0 else voice.to_seat(to),
            spy="" if to < 0 else voice.the_seat(to),
            n=0 if asked is None else asked.number,
            asker="" if asked is None else self._asker(asked.made.seat),
            case="" if asked is None else voice.case(asked.made.case),
        )

    def _you(self, who: Seat | None, to: Viewer) -> str:
        """Which part in it was the viewer's own."""
        if self.viewer == SPECTATOR:
            return "other"
        return "who" if who == self.viewer else "to" if to == self.viewer else "other"

    def _asker(self, seat: Seat) -> str:
        return self.voice.say("why-you") if seat == self.viewer else self.voice.the_seat(seat)


def percent(share: Fraction) -> str:
    """A share in hundredths; what is not certain never looks as if it were."""
    return str(round(100 * share) if share in (0, 1) else min(99, max(1, round(100 * share))))


def _plain(label: str) -> str:
    return label.rstrip(".")


def _in_order(label: str) -> tuple[list[int], str]:
    """9 before 10, and 2.1 after 2; words last."""
    parts = label.split(".")
    numbers = all(part.isdecimal() for part in parts)
    return ([int(part) for part in parts] if numbers else [1 << 30], label)
