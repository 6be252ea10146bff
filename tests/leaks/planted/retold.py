"""The rules' story, told by somebody else: most leaks are a word too many."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from lenoir.core.events import Event
from lenoir.rules.now import Now

Teller: TypeAlias = Callable[[Now, Event], Iterator[Event]]
"""What is told instead of an event; ``now`` is the moment before it, and moves on with each."""


def retold(teller: Teller) -> Callable[[pytest.MonkeyPatch], None]:
    """Let a teller come between the rules and the log."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Now.tell

        def tell(self: Now, event: Event) -> None:
            for told in teller(self, event):
                honest(self, told)

        patch.setattr(Now, "tell", tell)

    return plant
