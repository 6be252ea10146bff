"""Old schemas read for ever: each step turns one schema into the next, and changes nothing else."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

Raw: TypeAlias = dict[str, object]
"""A line of a record as plain values."""


class Upcaster(NamedTuple):
    """The step from one schema to the next: pure functions of one line."""

    header: Callable[[Raw], Raw]
    event: Callable[[Raw], Iterable[Raw]]


UPCASTERS: Final[Mapping[int, Upcaster]] = {}
"""By the schema that a step reads. Schema 1 is the first, so there is none yet."""


def upcast_header(
    raw: Raw, schema: int, known: int, steps: Mapping[int, Upcaster] = UPCASTERS
) -> Raw:
    """A header of an old schema as the newest has it."""
    for number in range(schema, known):
        raw = {**steps[number].header(raw), "schema": number + 1}
    return raw


def upcast_event(
    raw: Raw, schema: int, known: int, steps: Mapping[int, Upcaster] = UPCASTERS
) -> list[Raw]:
    """An event of an old schema as the newest has it: none, one or several."""
    events = [raw]
    for number in range(schema, known):
        events = [later for earlier in events for later in steps[number].event(earlier)]
    return events
