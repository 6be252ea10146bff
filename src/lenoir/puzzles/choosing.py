"""Choosing: which discoveries become the cases of a year, harder from Monday to Saturday.

On Sunday the whole case is asked for. Editions take turns; no two puzzles have the same canonical
form, and no game gives more than two.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from lenoir.puzzles.calendar import WEEK
from lenoir.puzzles.canonical import form
from lenoir.puzzles.finding import Discovery
from lenoir.puzzles.puzzle import Grade

A_GAME: Final = 2
"""The most puzzles from one game."""


class Day(Struct, frozen=True):
    """What a day of the week asks for."""

    grades: tuple[Grade, ...]
    is_case: bool = False
    name_card: bool = False


DAYS_OF_WEEK: Final[tuple[Day, ...]] = (
    Day((1,), name_card=True),
    Day((2,)),
    Day((3,), name_card=True),
    Day((3,)),
    Day((4,)),
    Day((5, 6)),
    Day((4, 5, 6), is_case=True),
)
"""From Monday on."""
assert len(DAYS_OF_WEEK) == WEEK


class Chosen(Struct, frozen=True):
    """A discovery, and the game it is from."""

    discovery: Discovery
    source: str

    @property
    def edition(self) -> str:
        """The key of its edition."""
        return self.discovery.heard.edition.key


class Chooser:
    """Takes discoveries as they come, and gives out days once there are enough."""

    def __init__(self, weeks: int) -> None:
        self.weeks = weeks
        self._forms: set[str] = set()
        self._games: Counter[str] = Counter()
        self._kept: dict[int, list[Chosen]] = {day: [] for day in range(WEEK)}

    def take(self, discovery: Discovery, source: str) -> bool:
        """Keep a discovery if a day can use it and it is like none before."""
        day = self._day(discovery.heard.edition.key, discovery.is_case, discovery.grade)
        if day is None or not discovery.is_fit or self._games[source] >= A_GAME:
            return False
        heard, facts = discovery.heard, discovery.known.facts
        asked = (card for _, card in discovery.found)
        this = form(discovery.known.layout, heard.me, facts, asked)
        if this in self._forms:
            return False
        self._forms.add(this)
        self._games[source] += 1
        self._kept[day].append(Chosen(discovery, source))
        return True

    def wants(self, edition: str, is_case: bool, grade: Grade) -> bool:
        """Whether some day still lacks such a discovery."""
        return self._day(edition, is_case, grade) is not None

    def _day(self, edition: str, is_case: bool, grade: Grade) -> int | None:
        """The day that has the fewest of those it could be for; none if these have plenty."""
        days = [
            day
            for day, wish in enumerate(DAYS_OF_WEEK)
            if is_case == wish.is_case and grade in wish.grades
        ]
        day = min(days, key=lambda day: len(self._kept[day]), default=None)
        if day is None:
            return None
        here = Counter(one.edition for one in self._kept[day])
        plenty = len(self._kept[day]) >= self.weeks and here[edition] * 4 >= self.weeks
        return None if plenty else day

    @property
    def missing(self) -> dict[int, int]:
        """For each day of the week how many discoveries it lacks."""
        return {day: max(0, self.weeks - len(kept)) for day, kept in self._kept.items()}

    @property
    def is_full(self) -> bool:
        """Whether every day has enough."""
        return not any(self.missing.values())

    def days(self) -> Iterator[tuple[Day, Chosen]]:
        """Day by day, the edition first that was there least so far."""
        used: Counter[str] = Counter()
        left = {day: list(kept) for day, kept in self._kept.items()}
        # What is scarce is given out first, so that the plentiful days even the editions out.
        given: dict[tuple[int, int], Chosen] = {}
        for day in sorted(left, key=lambda day: len({one.edition for one in left[day]})):
            for week in range(self.weeks):
                if not left[day]:
                    raise ValueError(f"there are not enough discoveries for day {day} of the week")
                best = min(left[day], key=lambda one: used[one.edition])
                left[day].remove(best)
                used[best.edition] += 1
                given[week, day] = best
        for week in range(self.weeks):
            for day, wish in enumerate(DAYS_OF_WEEK):
                yield wish, given[week, day]
