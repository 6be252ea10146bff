"""Each turn of the loop: it begins a limited amount of work, and everybody gets a share."""

import asyncio
from collections.abc import Callable

from lenoir.thinking.turns import Turns


class EachTurn:
    """At most ``at_once`` pieces of work in one turn of the loop, shared among households.

    The loop does all that has come before it looks for more: two hundred requests of one address
    were once begun together, and everybody else waited for the last of them.
    """

    def __init__(self, at_once: int) -> None:
        self._turns = Turns(at_once)

    @property
    def waiting(self) -> int:
        """How many pieces wait."""
        return self._turns.waiting

    async def take(self, whose: str) -> None:
        """Wait for a turn; it is handed on by itself."""
        await self._turns.take(whose)
        self._hand_on()

    def is_now(self, whose: str, work: Callable[[], None]) -> bool:
        """Whether one may work at once; if not, the work is done when it is its turn."""

        def call() -> bool:
            self._hand_on()
            work()
            return True

        if not self._turns.has_taken(whose, call):
            return False
        self._hand_on()
        return True

    def _hand_on(self) -> None:
        asyncio.get_running_loop().call_soon(self._turns.give)
