"""Cards that are alike to somebody who asks: naming one tells as much as naming the other."""

from collections import Counter
from collections.abc import Mapping, Sequence

from lenoir.core.cards import Card, Case, each
from lenoir.core.seats import Seat
from lenoir.deduction.belief import Belief
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import hand_of


def alike(belief: Belief, asked: Sequence[Seat]) -> Mapping[Card, Card]:
    """For each card the first of its kind that is like it, when these seats are asked.

    Cards that none of them can hold are alike, and so are those that one of them surely holds: all
    that matters of these is who has them. Of the others, two are alike if everything known and
    every answer seen stays what it is when they are exchanged.
    """
    problem = belief.knowledge.problem
    hands = [problem.layout.places.index(hand_of(seat)) for seat in asked]
    found: dict[Card, Card] = {}
    for kind in problem.layout.kinds:
        first: list[Card] = []
        for card in each(kind):
            like = (
                one
                for one in first
                if _settled_alike(problem, hands, one, card) or _exchangeable(belief, one, card)
            )
            found[card] = next(like, card)
            if found[card] == card:
                first.append(card)
    return found


def _settled_alike(problem: CountingProblem, hands: Sequence[int], one: Card, other: Card) -> bool:
    """Whether it is known of both who of those asked holds them, and that it is the same."""
    who, them = _holder(problem, hands, one), _holder(problem, hands, other)
    return who is not None and who == them


def _holder(problem: CountingProblem, hands: Sequence[int], card: Card) -> int | None:
    """The hand that surely holds a card, -1 if surely none does, None if that is open."""
    for slot in hands:
        if problem.has[slot] >> card & 1:
            return slot
    return None if any(problem.may[slot] >> card & 1 for slot in hands) else -1


def _exchangeable(belief: Belief, one: Card, other: Card) -> bool:
    """Whether nothing changes when two cards of a kind are exchanged."""
    problem, pair = belief.knowledge.problem, 1 << one | 1 << other

    def swapped(cards: int) -> int:
        both = cards & pair
        return cards if both in (0, pair) else cards ^ pair

    if any(swapped(cards) != cards for cards in (*problem.may, *problem.has)):
        return False
    clauses = {(slot, swapped(cards)) for slot, cards in problem.clauses}
    boxes = {tuple(map(swapped, box)) for box in problem.boxes}
    if clauses != set(problem.clauses) or boxes != set(problem.boxes):
        return False
    turned = {one: other, other: one}

    def renamed(card: Card) -> Card:
        return turned.get(card, card)

    answers = Counter((a.by, a.case, a.card) for a in belief.answers)
    after = Counter((a.by, Case(*map(renamed, a.case)), renamed(a.card)) for a in belief.answers)
    return answers == after
