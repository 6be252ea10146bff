"""Which method asks in a phase, does an action or unseals a window: pairs that are type-checked.

A module lists its own in ``phases``, ``actions`` and ``windows``. A method that is missing, or that
takes another phase than the one it is listed for, does not type-check; nor does an ``@override``
of a question that the standard rules do not ask.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.legal import Offer
from lenoir.core.phases import Phase, Window
from lenoir.core.view import Sight
from lenoir.rules.now import Now

P = TypeVar("P", bound=Phase)
A = TypeVar("A", bound=Action)
W = TypeVar("W", bound=Window)

Asks: TypeAlias = tuple[type[Struct], Callable[[Sight, Any], Iterable[Offer]]]
Does: TypeAlias = tuple[type[Struct], Callable[[Now, Any], None]]
Unseals: TypeAlias = tuple[type[Struct], Callable[[Now, Any], None]]


def asks(phase: type[P], question: Callable[[Sight, P], Iterable[Offer]]) -> Asks:
    """What may be done in a phase."""
    return phase, question


def does(action: type[A], deed: Callable[[Now, A], None]) -> Does:
    """What comes of an action."""
    return action, deed


def unseals(window: type[W], deed: Callable[[Now, W], None]) -> Unseals:
    """What comes of all the answers that were given in a window."""
    return window, deed
