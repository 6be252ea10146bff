"""Pruning a proof: what stands is not shown again, and what nothing rests on is left out."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from lenoir.deduction.proving.proof import Cell, ProofStep


def pruned(steps: Sequence[ProofStep]) -> tuple[ProofStep, ...]:
    """The steps to the last one's conclusion of which none can be left out."""
    return _leading_to(steps[-1].conclusion, _new(steps, ()))


def _new(steps: Sequence[ProofStep], before: Collection[Cell]) -> list[ProofStep]:
    """The steps that show something new, each supposition pruned, up to a contradiction."""
    stands, kept = set(before), []
    for step in steps:
        if step.conclusion in stands:
            continue
        kept.append(_with_pruned_inside(step, stands) if step.inside else step)
        if step.conclusion.opposite in stands:
            break
        stands.add(step.conclusion)
    return kept


def _with_pruned_inside(step: ProofStep, stands: Collection[Cell]) -> ProofStep:
    """A supposition that takes no step more than its contradiction needs."""
    supposed = step.conclusion.opposite
    inside = _new(step.inside, {*stands, supposed})
    clash = inside[-1].conclusion
    kept = _leading_to(clash, inside, clash.opposite)
    shown = {supposed, *(one.conclusion for one in kept)}
    needed = {clash.opposite, *(premise for one in kept for premise in one.premises)}
    return replace(step, inside=kept, premises=tuple(sorted(needed - shown)))


def _leading_to(goal: Cell, steps: Sequence[ProofStep], *others: Cell) -> tuple[ProofStep, ...]:
    """The steps on which a conclusion, and others, rest."""
    needed, kept = {goal, *others}, []
    for step in reversed(steps):
        if step.conclusion in needed:
            kept.append(step)
            needed.update(step.premises)
    return tuple(reversed(kept))
