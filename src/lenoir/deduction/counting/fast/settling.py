"""Settling in arrays: what `lenoir.deduction.counting.settling` does, compiled."""

from lenoir.core.fast.compiled import part
from lenoir.deduction.counting.fast.compiled import Ints, entry, size


@entry
def settled(deck: int, sheet: Ints, clauses: Ints, boxes: Ints) -> tuple[bool, Ints, Ints]:
    """Settle in place; whether anything is possible, and the clauses and boxes left."""
    sizes, may, has = sheet
    while True:
        before = _known(may, has)
        if not (_cards(deck, may, has) and _places(sizes, may, has)):
            break
        clauses, may_be = _open_clauses(may, has, clauses)
        if not may_be:
            break
        boxes, may_be = _open_boxes(may, boxes)
        if not may_be:
            break
        if before == _known(may, has):
            return True, _strongest(clauses), boxes
    return False, clauses, boxes


@part
def _known(may: Ints, has: Ints) -> int:
    """How much is known: it only ever grows."""
    known = 0
    for slot in range(len(may)):
        known += size(has[slot]) - size(may[slot])
    return known


@part
def _cards(deck: int, may: Ints, has: Ints) -> bool:
    """A card is in one place only; one that can be in one place is there."""
    owned = once = twice = 0
    for held in has:
        if owned & held:
            return False
        owned |= held
    for slot in range(len(may)):
        if has[slot] & ~may[slot]:
            return False
        may[slot] = may[slot] & ~owned | has[slot]
        twice |= once & may[slot]
        once |= may[slot]
    lone = once & ~twice & ~owned
    for slot in range(len(may)):
        has[slot] |= may[slot] & lone
    return bool(once == deck)


@part
def _places(sizes: Ints, may: Ints, has: Ints) -> bool:
    """A full place takes no more; one with just enough to choose from has it all."""
    for slot in range(len(sizes)):
        most, least = size(may[slot]), size(has[slot])
        if most < sizes[slot] or least > sizes[slot]:
            return False
        if least == sizes[slot]:
            may[slot] = has[slot]
        elif most == sizes[slot]:
            has[slot] = may[slot]
    return True


@part
def _open_clauses(may: Ints, has: Ints, clauses: Ints) -> tuple[Ints, bool]:
    """Of those that say something yet, what is left of each."""
    left = 0
    for one in range(len(clauses)):
        slot, cards = clauses[one]
        if cards & has[slot]:
            continue
        cards &= may[slot]
        if not cards:
            return clauses, False
        if cards & cards - 1:
            clauses[left, 0], clauses[left, 1] = slot, cards
            left += 1
        else:
            has[slot] |= cards
    return clauses[:left], True


@part
def _open_boxes(may: Ints, boxes: Ints) -> tuple[Ints, bool]:
    """When two of the three are sure to be of the box, the third is not."""
    left = 0
    for one in range(len(boxes)):
        loose, which, is_open = 0, 0, True
        for kind in range(3):
            boxes[left, kind] = boxes[one, kind] & may[kind - 3]
            is_open = is_open and boxes[left, kind] != 0
            if boxes[left, kind] != may[kind - 3]:
                loose, which = loose + 1, kind
        if is_open and loose == 0:
            return boxes, False
        if is_open and loose == 1:
            may[which - 3] &= ~boxes[left, which]
        elif is_open:
            left += 1
    return boxes[:left], True


@part
def _strongest(clauses: Ints) -> Ints:
    """Without those that follow from another, the smallest first."""
    kept = 0
    for one in range(len(clauses)):
        slot, cards = clauses[one]
        at = one
        while at > 0 and _comes_before(slot, cards, clauses[at - 1]):
            clauses[at] = clauses[at - 1]
            at -= 1
        clauses[at, 0], clauses[at, 1] = slot, cards
    for one in range(len(clauses)):
        slot, cards = clauses[one]
        follows = False
        for other in range(kept):
            follows = follows or (slot == clauses[other, 0] and not clauses[other, 1] & ~cards)
        if not follows:
            clauses[kept, 0], clauses[kept, 1] = slot, cards
            kept += 1
    return clauses[:kept]


@part
def _comes_before(slot: int, cards: int, clause: Ints) -> bool:
    """By size, then by slot, then by the cards."""
    if size(cards) != size(clause[1]):
        return bool(size(cards) < size(clause[1]))
    return bool(slot < clause[0] or (slot == clause[0] and cards < clause[1]))
