"""The fields of an event, an action or a phase, each with the type that says what it means."""

from functools import cache
from typing import Final, get_args, get_type_hints

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.phases import Phase

EVENTS: Final[dict[str, type[Struct]]] = {kind.__name__: kind for kind in get_args(Event)}
PHASES: Final[dict[str, type[Struct]]] = {kind.__name__: kind for kind in get_args(Phase)}
ACTIONS: Final[dict[str, type[Struct]]] = {kind.__name__: kind for kind in get_args(Action)}


@cache
def fields_of(kind: type[Struct]) -> dict[str, object]:
    """The annotation of every field, in order."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def without_none(hint: object) -> object:
    """The other type of an optional one."""
    return next((kind for kind in get_args(hint) if kind is not type(None)), hint)
