"""The problem of counting: what every place may and must hold, once the plain logic is done."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.counting.settling import Box, Clause, Draft
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase
from lenoir.deduction.layout import Layout


class CountingProblem(Struct, frozen=True):
    """By slot: the places of the layout in order, then one slot of the envelope for each kind."""

    layout: Layout
    may: tuple[int, ...]
    """The cards each slot may hold."""
    has: tuple[int, ...]
    """The cards each slot holds for sure."""
    clauses: tuple[Clause, ...] = ()
    boxes: tuple[Box, ...] = ()

    @classmethod
    def of(cls, layout: Layout) -> "CountingProblem":
        """Before anything is known."""
        return _unseen(layout)

    def learn(self, facts: Iterable[Fact]) -> "CountingProblem":
        """The problem with some facts more; `Impossible` if that can be seen at once."""
        draft = Draft(self.layout.cards, self.sizes, self.may, self.has, self.clauses, self.boxes)
        for fact in facts:
            _note(draft, self.layout, fact)
        fast = LOADER.fast
        if fast is None or not fast.settle(draft):
            draft.settle()
        may, has = tuple(draft.may), tuple(draft.has)
        return CountingProblem(self.layout, may, has, tuple(draft.clauses), tuple(draft.boxes))

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each slot holds."""
        return (*self.layout.sizes, 1, 1, 1)


@lru_cache(maxsize=64)
def _unseen(layout: Layout) -> CountingProblem:
    may = (layout.cards,) * len(layout.places) + layout.kinds
    return CountingProblem(layout, may, (0,) * len(may)).learn(())


def _note(draft: Draft, layout: Layout, fact: Fact) -> None:
    """Write a fact down; one about another game is refused."""
    if isinstance(fact, NotTheCase):
        suspect, weapon, room = (1 << card for card in fact.case)
        suspects, weapons, rooms = layout.kinds
        if not (suspect & suspects and weapon & weapons and room & rooms):
            raise ValueError(f"{fact} does not name a suspect, a weapon and a room")
        draft.boxes.append((suspect, weapon, room))
        return
    cards = 1 << fact.card if isinstance(fact, Holds) else int(fact.cards)
    if cards & ~draft.deck:
        raise ValueError(f"{fact} is about cards that are not in this game")
    if fact.place == ENVELOPE:
        _note_envelope(draft, layout, fact, cards)
        return
    try:
        slot = layout.places.index(fact.place)
    except ValueError:
        raise ValueError(f"{fact} is about a place that is not in this game") from None
    if isinstance(fact, Holds):
        draft.has[slot] |= cards
    elif isinstance(fact, HoldsNone):
        draft.may[slot] &= ~cards
    else:
        draft.clauses.append((slot, cards))


def _note_envelope(
    draft: Draft, layout: Layout, fact: Holds | HoldsNone | HoldsOneOf, cards: int
) -> None:
    """The envelope is three slots, each for a kind."""
    if isinstance(fact, HoldsOneOf):
        suspects, weapons, rooms = (kind & ~cards for kind in layout.kinds)
        draft.boxes.append((suspects, weapons, rooms))
        return
    for slot, kind in zip((-3, -2, -1), layout.kinds, strict=True):
        if isinstance(fact, HoldsNone):
            draft.may[slot] &= ~cards
        elif cards & kind:
            draft.has[slot] |= cards
