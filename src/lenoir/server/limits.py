"""Limits: how much anybody may ask for, by a clock that never goes back."""

from collections import Counter, deque
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final

WINDOW: Final = 20.0
"""Seconds."""
FOR_SEATS: Final = 100
FOR_WATCHERS: Final = 50
FOR_ADDRESSES: Final = 400
"""Requests that change something or try a code, from one address: several people may share it."""
SOCKETS: Final = 5
"""Connections of one person to a table."""
AT_THE_DOOR: Final = 100
"""Connections from one address that have not shown a ticket yet."""
WATCHERS: Final = 100
"""Connections of those who look on at a table."""


class Limits:
    """Counts what was asked for lately."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}
        self._sockets: Counter[Hashable] = Counter()

    def allows(self, who: Hashable, at_most: int) -> bool:
        """Whether one more is not too many; if so, it is counted."""
        now = self._clock()
        if len(self._times) > 10_000:
            self._forget(now)
        times = self._times.setdefault(who, deque())
        while times and times[0] <= now - WINDOW:
            times.popleft()
        if len(times) >= at_most:
            return False
        times.append(now)
        return True

    def _forget(self, now: float) -> None:
        for who, times in tuple(self._times.items()):
            if not times or times[-1] <= now - WINDOW:
                del self._times[who]

    def plug_in(self, who: Hashable, at_most: int) -> bool:
        """Whether one more connection is not too many; if so, it is counted."""
        if self._sockets[who] >= at_most:
            return False
        self._sockets[who] += 1
        return True

    def unplug(self, who: Hashable) -> None:
        """A connection has ended."""
        self._sockets[who] -= 1
        if self._sockets[who] <= 0:
            del self._sockets[who]
