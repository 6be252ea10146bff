"""The engine's story, told by somebody else: most leaks are a word too many."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from lenoir.core.events import Event
from lenoir.rules import engine
from lenoir.rules.engine import Step
from lenoir.rules.now import Now

Teller: TypeAlias = Callable[[Now, Iterator[Event]], Iterator[Event]]
"""Events as they happen, and as they are told; ``now`` is the moment before each."""


def retold(teller: Teller) -> Callable[[pytest.MonkeyPatch], None]:
    """Let a teller come between the rules and the log."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = engine._run

        def run(now: Now, happenings: Iterator[Event]) -> Step:
            return honest(now, teller(now, happenings))

        patch.setattr(engine, "_run", run)

    return plant
