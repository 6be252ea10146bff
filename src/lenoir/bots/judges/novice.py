"""The novice: crosses off what it sees, and names whatever comes to mind."""

from typing import Final

from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judgement
from lenoir.bots.judges.marks import cards_of_kind, crossed_off, doubt_of, kind_of, only, unseen_at
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import Place

SLIPS_IN: Final = 3
"""One name in this many is any name at all, even a card of its own hand."""
SUSPECTS: Final = 0
WEAPONS: Final = 1
ROOMS: Final = 2


class Novice:
    """As people play their first game."""

    def __init__(self) -> None:
        self._diary = Diary()

    def judge(self, view: View, rng: Rng) -> Judgement:
        """Look at the sheet, and remember."""
        return FirstGame(view, rng, self._diary.read(view))


class FirstGame:
    """What a novice makes of a view."""

    def __init__(self, view: View, rng: Rng, diary: Diary) -> None:
        self.view, self.rng, self.diary = view, rng, diary
        self.deck, self.own = view.table.edition.deck, view.hand
        seen = crossed_off(view)
        self.left = [Cards(cards_of_kind(self.deck, kind) & ~seen) for kind in range(3)]
        """By kind, the cards that may be in the envelope."""

    def accusation(self) -> Case | None:
        """The case, when one card of each kind is left."""
        suspect, weapon, room = map(only, self.left)
        if suspect is None or weapon is None or room is None:
            return None
        return Case(suspect, weapon, room)

    def suggestion(self, rooms: Cards) -> Case:
        """Anyone with anything, mostly not yet crossed off."""
        room = Cards(rooms & self.left[ROOMS]) or rooms
        return Case(self.name(SUSPECTS), self.name(WEAPONS), pick(self.rng, tuple(each(room))))

    def name(self, kind: int) -> Card:
        """A card of a kind to name."""
        slip = self.rng.below(SLIPS_IN) == 0
        cards = cards_of_kind(self.deck, kind) if slip else self.left[kind]
        return pick(self.rng, tuple(each(cards)))

    def worth(self, room: Card) -> float:
        """New rooms are worth seeing; a card seen at another's will be shown again."""
        if self.left[ROOMS] >> room & 1:
            return 0.3 if self.diary.unrefuted >> room & 1 else 1.0
        return 0.5 if self.own >> room & 1 else 0.1

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """A random card: a beginner does not ask what it gives away."""
        return pick(self.rng, tuple(each(cards)))

    def to_open(self, cards: Cards) -> Card:
        """A random card, as when showing one."""
        return pick(self.rng, tuple(each(cards)))

    def doubt(self, card: Card) -> float:
        """By how many of the kind are left."""
        return doubt_of(self.left[kind_of(self.deck, card)], card)

    def wish(self, place: Place) -> float:
        """The cards one has not seen."""
        return unseen_at(self.view, place)
