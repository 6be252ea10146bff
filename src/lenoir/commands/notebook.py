"""``lenoir notebook``: the sheet beside a real box, kept in a file, at a prompt or by questions."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from heapq import nlargest
from pathlib import Path
from typing import Final

from lenoir.commands.printed.deduced import columns, show_sheet
from lenoir.commands.printed.deduced_data import as_data
from lenoir.commands.printed.reasons import show_reason
from lenoir.commands.typed.cards import card_called
from lenoir.commands.typed.paper import SUFFIXES, keep, load
from lenoir.commands.typed.places import edition_called, options, places
from lenoir.companion.entries import BadEntry, jotted
from lenoir.companion.history import History, added, changed, deleted, inserted, until
from lenoir.companion.mending import clash, mends
from lenoir.companion.setup import BadTable, laid_out
from lenoir.core import events as e
from lenoir.core.cards import Card, cards_of
from lenoir.core.seats import Seat
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.others import Others
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import load_edition
from lenoir.messages import BadInput, Messages
from lenoir.record.errors import Nonsense
from lenoir.record.heard import Heard, Jotting, from_record, to_record
from lenoir.rules.setup import settled
from lenoir.telling.jottings import news, told
from lenoir.telling.shorthand import Shorthand
from lenoir.telling.voice import Voice
from lenoir.telling.why import Why
from lenoir.telling.words import matching
from lenoir.terminal.screen import Closed, Screen

CLASH: Final = 1
"""The exit code where lines clash."""

BEST: Final = 5
"""How many questions are listed."""


def run(args: Namespace, say: Messages) -> int:
    """Answer what was asked for, or take lines until there are no more."""
    path = Path(args.file)
    desk = _OpenNotebook(path, _opened(args, path, say), say)
    asked = [name for name in QUESTIONS if getattr(args, name) not in (None, False)]
    if args.json:
        print(desk.as_json())
        return CLASH if desk.clash else 0
    if not asked:
        return desk.take_lines()
    if desk.clash:
        desk.show_clash()
        return CLASH
    for name in asked:
        QUESTIONS[name](desk, getattr(args, name))
    return 0


def _opened(args: Namespace, path: Path, say: Messages) -> Heard:
    """The notebook of the file, or a new one as the command line lays it out."""
    if path.suffix not in SUFFIXES:
        raise BadInput(say("bad-record-suffix", file=args.file))
    if not path.exists():
        heard = _laid_out(args, say)
        keep(path, to_record(heard), say)
        return heard
    record = load(args.file, say)
    try:
        return from_record(record, load_edition(record.header.edition))
    except Nonsense:
        raise BadInput(f"{args.file}: {say('record-not_a_notebook')}") from None


def _laid_out(args: Namespace, say: Messages) -> Heard:
    """A new notebook by ``--seats rose=Anna,moutarde=me,violet --hand "rope, hall, …"``."""
    if not args.seats or not args.hand:
        raise BadInput(say("notebook-new", file=args.file))
    edition = edition_called(args.edition, say)
    typed = [part.partition("=") for part in args.seats.split(",")]
    suspects = places(say, edition, None, ",".join(word[0] for word in typed), 0, None).suspects
    names = tuple(name.strip() for _, _, name in typed)
    own = [at for at, name in enumerate(names) if name in say("shorthand-me").split(", ")]
    if len(own) != 1:
        raise BadInput(say("notebook-who"))
    me, voice = Seat(own[0]), Voice(say, edition, ())
    names = tuple("" if at == me else name for at, name in enumerate(names))
    hand = cards_of(card_called(word, voice) for word in args.hand.split(",") if word.strip())
    rules = settled(edition, options(say, edition, args.option or ()))
    first = None if args.first is None else _seat_of(args.first, suspects, voice)
    played = tuple(edition.deck.card(name) for name in suspects)
    try:
        return laid_out(edition, rules, played, me, hand, first, names)
    except BadTable as bad:
        raise BadInput(say(f"notebook-{bad.code}", **bad.params)) from None


def _seat_of(typed: str, suspects: tuple[str, ...], voice: Voice) -> Seat:
    deck = voice.edition.deck
    found = matching(typed, [voice.typed_card(deck.card(name)) for name in suspects])
    if len(found) != 1:
        raise BadInput(voice.say("no-such-suspect", name=typed, names=", ".join(suspects)))
    return Seat(found[0])


class _OpenNotebook:
    """One notebook on a terminal."""

    def __init__(self, path: Path, heard: Heard, say: Messages) -> None:
        self.path, self.say, self.screen = path, say, Screen()
        self.history = History(heard)
        self.voice = Voice(say, heard.edition, heard.started.suspects, heard.names)

    @property
    def heard(self) -> Heard:
        return self.history.now

    @property
    def clash(self) -> tuple[int, ...]:
        return clash(self.heard)

    # Lines

    def take_lines(self) -> int:
        """Each line is an entry, a correction or a question; the file is written after each."""
        if self.screen.is_live:
            self._obeyed(self.say("notebook-order-sheet"))
            self.screen.say(self.say("notebook-hint"), style="dim")
        for line in self._lines():
            try:
                if not self._obeyed(line):
                    self._enter(line)
            except BadInput as bad:
                self.screen.say(str(bad))
        return CLASH if self.clash else 0

    def _lines(self) -> Iterator[str]:
        while True:
            try:
                line = self.screen.read(f"{len(self.heard.jottings) + 1}> ")
            except Closed:
                return
            if line:
                yield line

    def _obeyed(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        order = self._order(word)
        if order is None:
            return False
        if order in QUESTIONS and order != "log" and self.clash:
            self.show_clash()
        else:
            ORDERS[order](self, rest.strip())
        return True

    def _order(self, word: str) -> str | None:
        for order in ORDERS:
            if word in self.say(f"notebook-order-{order}").split(", "):
                return order
        return None

    def _enter(self, line: str) -> None:
        self._to(added(self.heard, self._jotting(self.heard, line)))
        self.screen.say(told(self.voice, self.heard, len(self.heard.jottings)))
        before = until(self.heard, len(self.heard.jottings))
        if self.clash:
            self.show_clash()
        elif not clash(before):
            self._tell_news(Knowledge.of(before.view), Knowledge.of(self.heard.view))

    def _tell_news(self, before: Knowledge, after: Knowledge) -> None:
        for line in news(self.voice, self.heard, before, after):
            self.screen.say(f"→ {line}", hang="  ", style="bold")

    def _jotting(self, heard: Heard, line: str) -> Jotting:
        entry = Shorthand(self.voice, heard).read(line, expected(heard))
        try:
            return jotted(heard, entry)
        except BadEntry as bad:
            who = {name: self._named(name, value) for name, value in bad.params.items()}
            raise BadInput(self.say(f"notebook-{bad.code}", **who)) from None

    def _named(self, name: str, value: int) -> str:
        return self.voice.card(Card(value)) if name == "card" else self.voice.the_seat(Seat(value))

    def _to(self, heard: Heard) -> None:
        self.history = self.history.to(heard)
        self._keep()

    def _keep(self) -> None:
        keep(self.path, to_record(self.heard), self.say)

    # Corrections

    def undo(self, _: str) -> None:
        """Take the last change back."""
        self.history = self.history.undo()
        self._keep()
        self.show_log(None)

    def redo(self, _: str) -> None:
        """Make it again."""
        self.history = self.history.redo()
        self._keep()
        self.show_log(None)

    def edit(self, rest: str) -> None:
        """Another line at a number."""
        number, line = self._numbered(rest)
        self._to(changed(self.heard, number, self._jotting(until(self.heard, number), line)))
        self.screen.say(told(self.voice, self.heard, number))

    def insert(self, rest: str) -> None:
        """A line before a number."""
        number, line = self._numbered(rest)
        self._to(inserted(self.heard, number, self._jotting(until(self.heard, number), line)))
        self.screen.say(told(self.voice, self.heard, number))

    def delete(self, rest: str) -> None:
        """No line at a number."""
        self._to(deleted(self.heard, self._numbered(rest)[0]))
        self.show_log(None)

    def doubt(self, rest: str) -> None:
        """A line one is not sure of, or sure of again."""
        number = self._numbered(rest)[0]
        line = self.heard.jottings[number - 1]
        self._to(changed(self.heard, number, line.doubted(sure=not line.sure)))
        self.screen.say(told(self.voice, self.heard, number))

    def _numbered(self, rest: str) -> tuple[int, str]:
        word, _, line = rest.partition(" ")
        lines = len(self.heard.jottings)
        if not word.isdecimal() or not 1 <= int(word) <= lines:
            raise BadInput(self.say("notebook-no-line", lines=lines))
        return int(word), line.strip()

    # Questions

    def show_log(self, _: object) -> None:
        """All lines."""
        for number in range(1, len(self.heard.jottings) + 1):
            self.screen.say(told(self.voice, self.heard, number), hang="    ")

    def show_sheet(self, _: object) -> None:
        """The sheet and the likeliest cases."""
        view = self.heard.view
        show_sheet(self.screen, self.voice, view, Belief.of(view))

    def why(self, typed: str) -> None:
        """Where a card is, with proof."""
        card, view = Shorthand(self.voice, self.heard).card(typed), self.heard.view
        why = Why(self.voice, view, Explanation.of(Knowledge.of(view)))
        self.screen.heading(self.say("why-heading", card=self.voice.card(card)))
        for reason in why.about(card, tuple(place for place, _ in columns(self.voice, view))):
            show_reason(self.screen, reason, self.say)

    def suppose(self, typed: str) -> None:
        """What would follow if somebody had a card."""
        words, reader = typed.split(), Shorthand(self.voice, self.heard)
        if len(words) != 2:
            raise BadInput(self.say("notebook-if-how"))
        fact = Holds(hand_of(reader.seat(words[0])), reader.card(words[1]))
        known = Knowledge.of(self.heard.view)
        supposed = known.suppose([fact])
        if supposed is None:
            self.screen.say(self.say("notebook-if-never"))
            return
        self._tell_news(known, supposed)
        self.screen.say(self.say("deduce-deals", n=supposed.deals))

    def ask(self, typed: str) -> None:
        """The questions that tell most, in the rooms one can reach; own cards included."""
        reader, view = Shorthand(self.voice, self.heard), self.heard.view
        rooms = [reader.card(word.strip()) for word in typed.split(",") if word.strip()]
        if not rooms or any(room < self.heard.edition.deck.first_room for room in rooms):
            raise BadInput(self.say("notebook-ask-how"))
        asking = Asking.of(view)
        if not asking.bits:
            self.screen.say(self.say("notebook-known"))
            return
        worths = asking.every(cards_of(rooms))
        for case in nlargest(BEST, worths, key=worths.__getitem__):
            bits = f"{worths[case]:.2f}"
            self.screen.say(self.say("notebook-worth", bits=bits, case=self.voice.case(case)))
        self.screen.say(self.say("notebook-open", bits=f"{asking.bits:.2f}"), style="dim")

    def knows(self, _: object) -> None:
        """What the others must know by now."""
        view = self.heard.view
        others = Others.of(view)
        for seat in view.table.seats:
            if seat != view.viewer:
                cards = others.told(seat)
                cases = len(others.at_least(seat).envelopes)
                told = self.voice.cards(cards)
                who = self.voice.the_seat(seat)
                self.screen.say(self.say("notebook-knows", who=who, cards=told, cases=cases))

    def show_clash(self, _: object = None) -> None:
        """The lines that clash, and the mends."""
        self.screen.say(self.say("notebook-clash"), style="bold")
        for number in self.clash:
            line = self.say("notebook-own-hand") if not number else ""
            self.screen.say(line or told(self.voice, self.heard, number), indent="  ", hang="    ")
        some = mends(self.heard)
        if not some:
            self.screen.say(self.say("notebook-no-mend", n=0), indent="  ")
        for number, mend in enumerate(some, 1):
            line = told(self.voice, mend.heard, mend.number)
            text = self.say("notebook-mend", number=number, told=line)
            self.screen.say(text, indent="  ", hang="    ")

    def mend(self, rest: str) -> None:
        """Take one of the mends."""
        some = mends(self.heard)
        if not rest.isdecimal() or not 1 <= int(rest) <= len(some):
            raise BadInput(self.say("notebook-no-mend", n=len(some)))
        self._to(some[int(rest) - 1].heard)
        self.show_log(None)

    def help(self, _: str) -> None:
        """How lines are written."""
        for line in self.say("notebook-help").splitlines():
            self.screen.say(line)

    def as_json(self) -> str:
        """All of it for programs."""
        if self.clash:
            return json.dumps({"clash": self.clash})
        return as_data(self.heard.view, None)


def expected(heard: Heard) -> Seat:
    """Whose turn it probably is: the next seat that still takes turns."""
    table = heard.view.table
    turns = [jotting.seat for jotting in heard.jottings if _is_turn(jotting)]
    last = turns[-1] if turns else heard.dealt.dealer
    return table.next_active(last) if table.active else last


def _is_turn(jotting: Jotting) -> bool:
    """Whether a line is what somebody did in their turn; others may spy or show in between."""
    kinds = (e.SuggestionMade, e.AccusationMade)
    return any(isinstance(event, kinds) for event in jotting.events)


QUESTIONS: Final[Mapping[str, Callable[[_OpenNotebook, str], None]]] = {
    "log": _OpenNotebook.show_log,
    "sheet": _OpenNotebook.show_sheet,
    "why": _OpenNotebook.why,
    "if": _OpenNotebook.suppose,
    "knows": _OpenNotebook.knows,
    "ask": _OpenNotebook.ask,
}
"""What can be asked, on the command line or at the prompt."""

ORDERS: Final[Mapping[str, Callable[[_OpenNotebook, str], None]]] = {
    **QUESTIONS,
    "undo": _OpenNotebook.undo,
    "redo": _OpenNotebook.redo,
    "edit": _OpenNotebook.edit,
    "insert": _OpenNotebook.insert,
    "delete": _OpenNotebook.delete,
    "doubt": _OpenNotebook.doubt,
    "mend": _OpenNotebook.mend,
    "help": _OpenNotebook.help,
}
