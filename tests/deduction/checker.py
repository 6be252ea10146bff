"""A checker of proofs: knows what each rule allows, and nothing of how proofs are found."""

from collections.abc import Collection, Sequence

from lenoir.core.cards import Card, each
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep


class WrongProof(AssertionError):
    """A step is wrong or missing."""


def check(layout: Layout, known: Collection[Fact], proof: Proof) -> None:
    """Go through a proof from facts that are known; `WrongProof` if it does not hold."""
    if not set(proof.facts) <= set(known):
        raise WrongProof("it uses a fact that nobody told")
    if used(proof.steps) != set(proof.facts):
        raise WrongProof("its facts are not those of its steps")
    if not proof.steps or proof.steps[-1].conclusion != proof.cell:
        raise WrongProof("it ends elsewhere")
    _follow(layout, proof.steps, set())


def used(steps: Sequence[ProofStep]) -> set[Fact]:
    """The facts some steps use."""
    found = {fact for step in steps for fact in step.facts}
    return found.union(*(used(step.inside) for step in steps))


def _follow(layout: Layout, steps: Sequence[ProofStep], before: set[Cell]) -> set[Cell]:
    """Everything that stands after some steps."""
    stands = set(before)
    for step in steps:
        if not set(step.premises) <= stands:
            raise WrongProof(f"{step} rests on something not shown before")
        if not _right(layout, step, stands):
            raise WrongProof(f"{step} is wrong")
        stands.add(step.conclusion)
    return stands


def _right(layout: Layout, step: ProofStep, stands: set[Cell]) -> bool:
    place, card, there = step.conclusion.place, step.conclusion.card, step.conclusion.there
    if place not in layout.everywhere or not layout.cards >> card & 1:
        return False
    if step.rule != "suppose" and step.inside:
        return False
    if len(step.facts) != 1 and step.rule in ("told", "one_of", "wrong_case"):
        return False
    given = step.premises
    match step.rule:
        case "told":
            return not given and _told(step)
        case "elsewhere":
            return not there and any(
                cell.card == card and cell.there and cell.place != place for cell in given
            )
        case "full":
            taken = {
                cell.card
                for cell in given
                if cell.there and cell.place == place and cell.card in _alike(layout, place, card)
            }
            return not there and card not in taken and len(taken) >= _size(layout, place)
        case "last_place":
            gone = {cell.place for cell in given if cell.card == card and not cell.there}
            others = {p for p in layout.everywhere if _size(layout, p)} - {place}
            return there and others <= gone
        case "rest":
            cards = _alike(layout, place, card)
            gone_cards = {cell.card for cell in given if cell.place == place and not cell.there}
            left = cards - gone_cards | {card}
            return there and len(left) <= _size(layout, place)
        case "one_of":
            (fact,) = step.facts
            if not isinstance(fact, HoldsOneOf) or fact.place != place or not there:
                return False
            away = {cell.card for cell in given if cell.place == place and not cell.there}
            return set(each(fact.cards)) - away <= {card}
        case "taken":
            return not there and place != ENVELOPE and _taken(layout, step)
        case "wrong_case":
            (fact,) = step.facts
            if not isinstance(fact, NotTheCase) or place != ENVELOPE or there:
                return False
            sealed = {cell.card for cell in given if cell.place == ENVELOPE and cell.there}
            return card in fact.case and set(fact.case) - {card} <= sealed
        case "suppose":
            supposed = Cell(place, card, not there)
            after = _follow(layout, step.inside, stands | {supposed})
            return bool(step.inside) and any(
                Cell(cell.place, cell.card, not cell.there) in after for cell in after
            )


def _taken(layout: Layout, step: ProofStep) -> bool:
    """Whether sets without a common card, one of each being there, fill a place."""
    place = step.conclusion.place
    away = {cell.card for cell in step.premises if cell.place == place and not cell.there}
    sets = [{cell.card} for cell in step.premises if cell.place == place and cell.there]
    for fact in step.facts:
        if not isinstance(fact, HoldsOneOf) or fact.place != place:
            return False
        sets.append(set(each(fact.cards)) - away)
    every = [card for some in sets for card in some]
    apart = len(every) == len(set(every))
    return apart and step.conclusion.card not in every and len(sets) >= _size(layout, place)


def _told(step: ProofStep) -> bool:
    cell, (fact,) = step.conclusion, step.facts
    if isinstance(fact, Holds):
        return cell == Cell(fact.place, fact.card, True)
    if isinstance(fact, HoldsNone):
        return fact.place == cell.place and not cell.there and bool(fact.cards >> cell.card & 1)
    return False


def _size(layout: Layout, place: Place) -> int:
    return 1 if place == ENVELOPE else dict(zip(layout.places, layout.sizes, strict=True))[place]


def _alike(layout: Layout, place: Place, card: Card) -> set[Card]:
    """The cards that compete with one for a place."""
    if place != ENVELOPE:
        return set(each(layout.cards))
    return next({*each(kind)} for kind in layout.kinds if kind >> card & 1)
