"""Shorthand: what happened, in as few letters as will do, in either language.

``[WHO:] SUSPECT WEAPON ROOM [ANSWER]``, the cards in any order and by any beginning of their names.
The answer is who showed a card, ``-`` for nobody, ``ben:rope`` for a card one has seen.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

from lenoir.companion import entries as n
from lenoir.companion.entries import Entry
from lenoir.core.board import spaces_of
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.edition import LANGUAGES
from lenoir.core.seats import Seat
from lenoir.messages import BadInput, Messages
from lenoir.record.heard import Heard
from lenoir.telling.voice import Voice
from lenoir.telling.words import Name, matching, simple

NOBODY: Final = ("-", "–")


class Shorthand:
    """Reads lines for one notebook."""

    def __init__(self, voice: Voice, heard: Heard) -> None:
        self.voice, self.heard, self.say = voice, heard, voice.say
        self.deck = voice.edition.deck
        self.cards = tuple(map(Card, range(len(self.deck))))
        self.seats = tuple(map(Seat, range(len(heard.started.suspects))))

    def read(self, line: str, expected: Seat) -> Entry:
        """The entry that a line stands for; ``expected`` is whose turn it probably is."""
        seat, words = self._who(line.split(), expected)
        if not words:
            raise BadInput(self.say("shorthand-empty"))
        special = SPECIAL.get(_verb(words[0]) or "")
        return special(self, seat, words[1:]) if special else self._question(seat, words)

    def _who(self, words: Sequence[str], expected: Seat) -> tuple[Seat, Sequence[str]]:
        if words and words[0].endswith(":"):
            return self.seat(words[0][:-1]), words[1:]
        return expected, words

    # A suggestion

    def _question(self, seat: Seat, words: Sequence[str]) -> n.Question:
        if len(words) < 3:
            raise BadInput(self.say("shorthand-three"))
        case, rest = self.case(words[:3]), words[3:]
        if not rest:  # no default is a fact
            raise BadInput(self.say("shorthand-no-answer"))
        if rest[0] in NOBODY:
            self._no_more(rest[1:])
            return n.Question(seat, case)
        if _verb(rest[0]) == "block":
            return n.Question(seat, case, blocked=self._last_seat(rest[1:]))
        by, _, card = rest[0].partition(":")
        self._no_more(rest[1:])
        return n.Question(seat, case, self.seat(by), self.card(card, case) if card else None)

    def case(self, words: Sequence[str]) -> Case:
        """Three cards, one of each kind, in any order; each need only be clear within its kind."""
        kinds = self.deck.kinds
        found: dict[Case, None] = {}
        for order in permutations(words):
            ways = [self._among(word, kind) for word, kind in zip(order, kinds, strict=True)]
            if all(len(way) == 1 for way in ways):
                found[Case(*(way[0] for way in ways))] = None
        if len(found) == 1:
            return next(iter(found))
        for word in words:
            self.card(word)  # says what is wrong with it, if that is all
        raise BadInput(self.say("shorthand-three"))

    def _among(self, word: str, kind: Sequence[int]) -> list[Card]:
        cards = tuple(map(Card, kind))
        return [cards[at] for at in matching(word, [self.voice.typed_card(c) for c in cards])]

    # Everything else

    def accuse(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A wrong accusation, aloud or in writing."""
        return n.Wrong(seat, self.case(words) if words else None)

    def open(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A card laid open."""
        return n.Open(self.seat(self._word(words, 0)), self.card(self._word(words, 1)))

    def nobody(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A card that nobody has."""
        return n.Missing(seat, self.card(self._word(words, 0)))

    def pass_(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A card shown from hand to hand."""
        by, to = self.seat(self._word(words, 0)), self.seat(self._word(words, 1))
        return n.Passed(by, to, self.card(words[2]) if len(words) > 2 else None)

    def spy(self, seat: Seat, words: Sequence[str]) -> Entry:
        """Who saw the last card, too."""
        card = self.card(words[1]) if len(words) > 1 else None
        return n.Spied(self.seat(self._word(words, 0)), card)

    def glimpse(self, seat: Seat, words: Sequence[str]) -> Entry:
        """Who saw a card of the one that was just shown one."""
        card = self.card(words[1]) if len(words) > 1 else None
        return n.Glimpsed(self.seat(self._word(words, 0)), card)

    def look(self, seat: Seat, words: Sequence[str]) -> Entry:
        """The cards of the pool, or the card in a room."""
        edition = self.voice.edition
        spaces = tuple(spaces_of(edition.board.all_rooms))
        if edition.pool is not None:
            spaces = (*spaces, edition.pool)
        found = matching(self._word(words, 0), [self.voice.typed_place(at) for at in spaces])
        if len(found) != 1:
            raise BadInput(self.say("shorthand-no-place", text=words[0]))
        place = spaces[found[0]]
        cards = self._cards(words[1:]) if words[1:] else None
        return n.Looked(seat, None if place == edition.pool else place, cards)

    def died(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A hand open to all."""
        return n.Died(self.seat(self._word(words, 0)), self._cards(words[1:]))

    def notice(self, seat: Seat, words: Sequence[str]) -> Entry:
        """A card one saw by accident."""
        of, card = self.seat(self._word(words, 0)), self.card(self._word(words, 1))
        return n.Noticed(self.heard.me, of, card)

    def left(self, seat: Seat, words: Sequence[str]) -> Entry:
        """Who takes no more turns."""
        return n.Left(self._last_seat(words))

    # Words

    def seat(self, typed: str) -> Seat:
        """A seat by name, by suspect, or oneself."""
        if _verb(typed) == "me":
            return self.heard.me
        names = [self._names(seat) for seat in self.seats]
        return self.seats[self._one(typed, names, "shorthand-no-seat")]

    def _names(self, seat: Seat) -> Name:
        suspect = self.voice.typed_card(self.heard.started.suspects[seat])
        return Name(self.voice.seat(seat), (self.voice.seat(seat), *suspect.names))

    def card(self, typed: str, among: Sequence[Card] | None = None) -> Card:
        """A card by any beginning of its name."""
        cards = self.cards if among is None else tuple(among)
        return cards[self._one(typed, list(map(self.voice.typed_card, cards)), "shorthand-no-card")]

    def _cards(self, words: Sequence[str]) -> Cards:
        return cards_of(map(self.card, words))

    def _one(self, typed: str, names: Sequence[Name], missing: str) -> int:
        found = matching(typed, names)
        if len(found) == 1:
            return found[0]
        listed = ", ".join(names[at].label for at in found or range(len(names)))
        raise BadInput(self.say("ambiguous" if found else missing, text=typed, names=listed))

    def _word(self, words: Sequence[str], at: int) -> str:
        if at >= len(words):
            raise BadInput(self.say("shorthand-too-short"))
        return words[at]

    def _last_seat(self, words: Sequence[str]) -> Seat:
        self._no_more(words[1:])
        return self.seat(self._word(words, 0))

    def _no_more(self, words: Sequence[str]) -> None:
        if words:
            raise BadInput(self.say("shorthand-too-long", text=" ".join(words)))


SPECIAL: Final[Mapping[str, Callable[[Shorthand, Seat, Sequence[str]], Entry]]] = {
    "accuse": Shorthand.accuse,
    "open": Shorthand.open,
    "nobody": Shorthand.nobody,
    "pass": Shorthand.pass_,
    "spy": Shorthand.spy,
    "glimpse": Shorthand.glimpse,
    "look": Shorthand.look,
    "died": Shorthand.died,
    "left": Shorthand.left,
    "notice": Shorthand.notice,
}
"""By the verb a line begins with; the message ``shorthand-…`` of each language has its words."""


def _verb(word: str) -> str | None:
    return _verbs().get(simple(word))


@cache
def _verbs() -> Mapping[str, str]:
    return dict(_spoken())


def _spoken() -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        say = Messages(language)
        for verb in (*SPECIAL, "block", "me"):
            for word in say(f"shorthand-{verb}").split(","):
                yield simple(word), verb
