"""Limits: how much anybody may ask for, by a clock that never goes back.

Each count is one number, the time at which what was asked for is used up again (the generic cell
rate algorithm). Asking costs the same however many are counted: nothing is ever searched through.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final

from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.whereabouts import circles

COUNTED_AT_MOST: Final = 200_000
"""Counts in memory for each length of time, about 250 bytes each. The longest untouched goes."""
SWEPT: Final = 2
"""Counts that are over and let go of whenever one is looked at: more than can be added."""


class Limits:
    """Counts what was asked for lately, and what is held now."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, at_most: int = COUNTED_AT_MOST
    ) -> None:
        self._clock, self._at_most = clock, at_most
        self._until: dict[float, OrderedDict[Hashable, float]] = {}
        """By length of time: when each will have everything again, the latest at the end."""
        self._held: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._until.values()))

    def allows(self, who: Hashable, rate: Rate) -> bool:
        """Whether one more is not too many; if so, it is counted."""
        if not rate.times:
            return True
        now, counts = self._looked_at(rate)
        until = max(now, counts.get(who, now)) + rate.each
        if until - now > rate.within + 1e-6:  # sums of fractions are not exact
            return False
        counts[who] = until
        counts.move_to_end(who)
        if len(counts) > self._at_most:
            counts.popitem(last=False)
        return True

    def grants(self, what: str, group: str, rate: Rate) -> bool:
        """The same for a household, and for everybody around it together."""
        counted: list[tuple[Hashable, Rate]] = []
        for name, times in circles(group):
            each = (what, name), rate.for_many(times)
            if not self.allows(*each):
                for one in counted:
                    self.give_back(*one)
                return False
            counted.append(each)
        return True

    def is_spent(self, who: Hashable, rate: Rate) -> bool:
        """Whether one more would be too many; nothing is counted."""
        if not rate.times:
            return False
        now, counts = self._looked_at(rate)
        return max(now, counts.get(who, now)) + rate.each - now > rate.within + 1e-6

    def give_back(self, who: Hashable, rate: Rate) -> None:
        """One that was counted should not have been."""
        if rate.times and who in (counts := self._looked_at(rate)[1]):
            counts[who] -= rate.each

    def _looked_at(self, rate: Rate) -> tuple[float, OrderedDict[Hashable, float]]:
        now = self._clock()
        counts = self._until.setdefault(rate.within, OrderedDict())
        for _ in range(SWEPT):
            first = next(iter(counts), None)
            if first is None or counts[first] > now:
                break
            del counts[first]
        return now, counts

    def plug_in(self, who: Hashable, at_most: int) -> bool:
        """Whether one more held at once is not too many; if so, it is counted. 0 is no limit."""
        if at_most and self._held[who] >= at_most:
            return False
        self._held[who] += 1
        return True

    def unplug(self, who: Hashable) -> None:
        """One of those has ended."""
        self._held[who] -= 1
        if self._held[who] <= 0:
            del self._held[who]
