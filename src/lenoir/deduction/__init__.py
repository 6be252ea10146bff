"""What can be known from what was seen, counted exactly; why; and what others know.

Names are loaded when they are first used: most who count need only one of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lenoir.deduction.asking import Asking, Outcome
    from lenoir.deduction.belief import Belief, TooManyTerms, Unbelievable
    from lenoir.deduction.facts import (
        ENVELOPE,
        POOL,
        Holds,
        HoldsNone,
        HoldsOneOf,
        NotTheCase,
        Place,
        in_room,
    )
    from lenoir.deduction.knowledge import Knowledge
    from lenoir.deduction.layout import Layout
    from lenoir.deduction.minds.others import Others
    from lenoir.deduction.proving.contradiction import Contradiction
    from lenoir.deduction.proving.explain import Explanation, Uncertain
    from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
    from lenoir.deduction.showing import Habitual, LeastRevealing, Uniform
    from lenoir.deduction.sources import sources_of
    from lenoir.deduction.undecided import settlers

__all__ = [
    "ENVELOPE",
    "POOL",
    "Asking",
    "Belief",
    "Cell",
    "Contradiction",
    "Explanation",
    "Habitual",
    "Holds",
    "HoldsNone",
    "HoldsOneOf",
    "Knowledge",
    "Layout",
    "LeastRevealing",
    "NotTheCase",
    "Others",
    "Outcome",
    "Place",
    "Proof",
    "ProofStep",
    "TooManyTerms",
    "Unbelievable",
    "Uncertain",
    "Uniform",
    "in_room",
    "settlers",
    "sources_of",
]

_HOMES = {
    "asking": (
        "Asking",
        "Outcome",
    ),
    "belief": (
        "Belief",
        "TooManyTerms",
        "Unbelievable",
    ),
    "proving.contradiction": ("Contradiction",),
    "proving.explain": (
        "Explanation",
        "Uncertain",
    ),
    "facts": (
        "ENVELOPE",
        "POOL",
        "Holds",
        "HoldsNone",
        "HoldsOneOf",
        "NotTheCase",
        "Place",
        "in_room",
    ),
    "knowledge": ("Knowledge",),
    "layout": ("Layout",),
    "minds.others": ("Others",),
    "proving.proof": (
        "Cell",
        "Proof",
        "ProofStep",
    ),
    "showing": (
        "Habitual",
        "LeastRevealing",
        "Uniform",
    ),
    "sources": ("sources_of",),
    "undecided": ("settlers",),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(f"lenoir.deduction.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'lenoir.deduction' has no attribute {name!r}")
