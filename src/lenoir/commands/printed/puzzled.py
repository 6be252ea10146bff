"""A puzzle in the terminal: the position, answers by typing, hints, and the proof."""

from collections.abc import Iterable, Sequence

from lenoir.core.cards import Card
from lenoir.deduction.facts import ENVELOPE, Place, hand_of
from lenoir.messages import Messages
from lenoir.puzzles.puzzle import NameCase, PlaceIt, Puzzle
from lenoir.telling.puzzle import PuzzleTeller
from lenoir.telling.voice import Voice
from lenoir.telling.words import Name, matching
from lenoir.terminal.screen import Closed, Screen

HINTS = 3


class Solving:
    """One person before one puzzle."""

    def __init__(self, screen: Screen, teller: PuzzleTeller) -> None:
        self.screen, self.teller, self.say = screen, teller, teller.say
        self.puzzle, self.voice = teller.puzzle, teller.voice
        self.sheet = teller.sheet()
        self.hints = self.wrong = 0

    def show(self) -> None:
        """The position and the question."""
        screen, say, sheet = self.screen, self.say, self.sheet
        screen.heading(title(say, self.puzzle))
        for note in sheet.notes:
            screen.say(note, style="dim")
        hand = ", ".join(self.voice.card(card) for card in sheet.hand)
        screen.say(say("puzzle-hand", cards=hand), style="bold")
        sizes = zip(sheet.places, sheet.sizes, strict=True)
        told = (f"{self.teller.place(place)} {size}" for place, size in sizes if place != ENVELOPE)
        screen.say(say("puzzle-sizes", sizes=", ".join(told)), style="dim")
        screen.write()
        for number, line in enumerate(sheet.log, 1):
            text = f"{line.text} {line.answer}".strip()
            screen.say(f"{number:>2}. {text}", hang="    ")
        screen.write()
        screen.say(sheet.question, style="bold")

    def show_proof(self) -> None:
        """The answer, and why."""
        for found in self.sheet.found:
            self.screen.say(found, style="bold")
        for line in self.sheet.proof:
            self.screen.say(line.text, indent="  ", hang="     ")

    def play(self) -> None:
        """Ask until the answer is right, or nothing more is typed."""
        self.show()
        self.screen.say(self.say(f"puzzle-type-{self.puzzle.kind}"), style="dim")
        while True:
            try:
                typed = self.screen.read("> ").strip()
            except Closed:
                return
            if typed == "?":
                self._hint()
            elif typed and self.judge(typed):
                self._result()
                return

    def judge(self, typed: str) -> bool:
        """Whether an answer is right; says why it is, or why not."""
        claim = self._read(typed)
        if claim is None:
            self.screen.say(self.say(f"puzzle-type-{self.puzzle.kind}"))
            return False
        if claim == self.puzzle.answers[0]:
            self.screen.say(self.say("puzzle-right"), style="bold")
            self.show_proof()
            return True
        self.wrong += 1
        self._refute(next(one for one in claim if one not in self.puzzle.answers[0]))
        return False

    def _refute(self, claim: tuple[Place, Card]) -> None:
        say, screen = self.say, self.screen
        place, card = claim
        statement = self.teller.statement(place, card)
        clashes = {(at, what): entries for at, what, entries in self.sheet.clashes}
        clash = clashes.get(claim)
        since = {(at, what): entry for at, what, entry in self.sheet.since}.get(claim)
        if since is not None:
            screen.say(say("puzzle-known", claim=statement, n=since))
        elif clash is not None:
            screen.say(say("puzzle-impossible", claim=statement), style="bold")
            if 0 in clash:
                screen.say(say("puzzle-clash-hand"), indent="  ")
            for number in filter(None, clash):
                line = self.sheet.log[number - 1]
                screen.say(f"{number:>2}. {line.text} {line.answer}", indent="  ", hang="      ")
        else:
            self._show_deal(claim, statement)

    def _show_deal(self, claim: tuple[Place, Card], statement: str) -> None:
        place, card = claim
        at = self.sheet.places.index(place)
        deal = next(deal for deal in self.sheet.deals if card not in deal[at])
        self.screen.say(self.say("puzzle-open", claim=statement), style="bold")
        for where, cards in zip(self.sheet.places, deal, strict=True):
            names = ", ".join(map(self.voice.card, cards))
            self.screen.say(f"{self.teller.place(where)}: {names}", indent="  ", hang="      ")

    def _hint(self) -> None:
        self.hints = min(HINTS, self.hints + 1)
        sheet, say = self.sheet, self.say
        if self.hints == 1:
            needs = ", ".join(map(str, filter(None, sheet.needs)))
            self.screen.say(say("puzzle-hint-entries", entries=needs))
        elif self.hints == 2:
            self.screen.say(say("puzzle-hint-technique", name=say(f"technique-{sheet.technique}")))
            self.screen.say(sheet.proof[0].text, indent="  ")
        else:
            for line in sheet.proof:
                self.screen.say(line.text, indent="  ", hang="     ")

    def _result(self) -> None:
        technique = self.say(f"technique-{self.sheet.technique}")
        self.screen.say(self.say("puzzle-technique", name=technique))
        self.screen.say(self.say("puzzle-solved", hints=self.hints, wrong=self.wrong))

    # What was typed

    def _read(self, typed: str) -> tuple[tuple[Place, Card], ...] | None:
        ask = self.puzzle.ask
        if isinstance(ask, PlaceIt):
            place = self._place(typed)
            return None if place is None else ((place, ask.card),)
        if isinstance(ask, NameCase):
            return self._case(typed.split(","))
        words = typed.replace(",", " ").split()
        for cut in range(1, len(words)):
            card, place = self._card(" ".join(words[:cut])), self._place(" ".join(words[cut:]))
            if card is not None and place is not None:
                return ((place, card),)
        return None

    def _place(self, typed: str) -> Place | None:
        places = self.sheet.places
        names = [Name(self.teller.place(p), self._names(p)) for p in places]
        found = matching(typed, names)
        return places[found[0]] if len(found) == 1 else None

    def _names(self, place: Place) -> tuple[str, ...]:
        more = self.say("puzzle-me").split(", ") if place == hand_of(self.sheet.seat) else ()
        sealed = self.say("puzzle-sealed").split(", ") if place == ENVELOPE else ()
        return (self.teller.place(place), *more, *sealed)

    def _card(self, typed: str, among: Sequence[Card] | None = None) -> Card | None:
        cards = among or [*map(Card, range(len(self.voice.edition.deck)))]
        found = matching(typed, [self.voice.typed_card(card) for card in cards])
        return cards[found[0]] if len(found) == 1 else None

    def _case(self, parts: Sequence[str]) -> tuple[tuple[Place, Card], ...] | None:
        kinds = self.voice.edition.deck.kinds
        words = [part.strip() for part in parts if part.strip()]
        if len(words) == 1:
            words = words[0].split()
        if len(words) != 3:
            return None
        cards = [
            self._card(word, [*map(Card, kind)]) for word, kind in zip(words, kinds, strict=True)
        ]
        if None in cards:
            return None
        return tuple((ENVELOPE, card) for card in cards if card is not None)


def title(say: Messages, puzzle: Puzzle) -> str:
    """What a puzzle is called."""
    voice = Voice(say, puzzle.position.edition, ())
    seats = len(puzzle.position.started.suspects)
    edition = voice.text("title")
    return say("puzzle-title", n=puzzle.number, grade=puzzle.grade, edition=edition, seats=seats)


def show_list(screen: Screen, say: Messages, puzzles: Iterable[Puzzle]) -> None:
    """One line for each."""
    for puzzle in puzzles:
        technique = say(f"technique-{puzzle.technique}")
        screen.write(f"{title(say, puzzle)} · {technique}")
