"""What was on a screen and when, as somebody noted it, compared with the record of the game."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from lenoir.core.visibility import Seen, seen_by

TABLE = Path(__file__).parents[2] / "docs" / "following.md"

IN_AN_INQUIRY = (
    e.SuggestionMade,
    e.CannotRefute,
    e.SuggestionRefuted,
    e.SuggestionBlocked,
    e.SuggestionStood,
)

SPEEDS = ("slow", "normal", "fast")


class Times(NamedTuple):
    """How long each event has the screen, as the documentation says."""

    by_speed: dict[str, dict[str, int]]
    stays: dict[str, int]
    """How long an inquiry stays after its last answer, if no other begins."""

    def of(self, event: Event, speed: str) -> int:
        """Milliseconds; none for what appears with what comes after it."""
        kind = type(event).__name__
        if isinstance(event, e.TokenMoved):
            kind += " (walk)" if event.how == "walk" else " (other)"
        return self.by_speed[speed].get(kind, 0)


def stated() -> Times:
    """The table of the documentation."""
    found: dict[str, dict[str, int]] = {speed: {} for speed in SPEEDS}
    stays: dict[str, int] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[2].isdigit():
            kinds = re.findall(r"`([^`]+)`", cells[1])
            for speed, cell in zip(SPEEDS, cells[2:], strict=True):
                found[speed].update(dict.fromkeys(kinds, int(cell)))
                if not kinds:
                    stays[speed] = int(cell)
    return Times(found, stays)


class Shown(NamedTuple):
    """From when to when something was on the screen; without an end, it still is."""

    since: int
    until: int | None


class Notes(NamedTuple):
    """Of one page, by its own clock: what was shown is kept by its number in the viewer's story."""

    line: dict[int, Shown]
    """In the running line under the board."""
    log: dict[int, Shown]
    """In the log for screen readers."""
    inquiry: dict[int, Shown]
    """As a part of an inquiry."""
    moves: Sequence[tuple[int, int, int]]
    """When which token came to stand where."""
    speeds: Sequence[tuple[int, str]]
    """Since when the page showed how fast."""
    began: int
    """How much of the story was there when the table was first shown."""
    stopped: int
    """Since when time passed only when it was told to: before, no clock is exact."""

    def speed_at(self, when: int) -> str:
        """How fast things were shown at some moment."""
        return next(speed for since, speed in reversed(self.speeds) if since <= when)

    def troubles(self, events: tuple[Event, ...], viewer: Viewer) -> list[str]:
        """What of a record was not shown, not in its order or not for its time."""
        due = [seen for seen in seen_by(viewer, events) if seen.number >= self.began]
        times = stated()
        told = [it for it in due if times.of(it.event, "slow")]
        return [
            *(f"line: {trouble}" for trouble in self._told(told, self.line, times)),
            *(f"log: {trouble}" for trouble in self._told(told, self.log, times)),
            *(f"inquiry: {trouble}" for trouble in self._inquired(due, times)),
            *(f"board: {trouble}" for trouble in self._moved(told)),
        ]

    def _told(self, due: list[Seen], shown: dict[int, Shown], times: Times) -> Iterator[str]:
        """Each line is there for its time, and nothing else is told before it is over."""
        yield from (f"{it} is missing" for it in due if it.number not in shown)
        due = [it for it in due if it.number in shown]
        for it, after in zip(due, [*due[1:], None], strict=True):
            since, until = shown[it.number]
            ends = [shown[after.number].since] if after else []
            ends += [] if until is None else [until]
            if since < self.stopped:
                continue
            least = times.of(it.event, self.speed_at(since))
            if ends and min(ends) - since < least:
                yield f"{it} had {min(ends) - since} ms, not {least}, before {after}"

    def _inquired(self, due: list[Seen], times: Times) -> Iterator[str]:
        """The same for chips. An inquiry stays until the next one or the end takes its place."""
        shown = self.inquiry
        asked = [it for it in due if isinstance(it.event, IN_AN_INQUIRY)]
        yield from (f"{it} is missing" for it in asked if it.number not in shown)
        end = [it for it in due if isinstance(it.event, e.GameEnded)]
        shown = shown | {it.number: self.log[it.number] for it in end if it.number in self.log}
        for it, after in pairwise(it for it in (*asked, *end) if it.number in shown):
            since, until = shown[it.number]
            if since < self.stopped:
                continue
            lasted = shown[after.number].since - since
            least = times.of(it.event, self.speed_at(since))
            if lasted < least:
                yield f"{it} had {lasted} ms, not {least}, before {after}"
            if isinstance(after.event, e.SuggestionMade | e.GameEnded):
                least = min(lasted, times.stays[self.speed_at(since)])
            if until is not None and until - since < least:
                yield f"{it} was there for {until - since} ms, not {least}"

    def _moved(self, due: list[Seen]) -> Iterator[str]:
        """A token stands where the line says that it goes."""
        for it in due:
            if isinstance(it.event, e.TokenMoved) and it.number in self.line:
                until = self.line[it.number].since
                token = it.event.token
                stood = [to for when, one, to in self.moves if one == token and when <= until]
                if stood[-1:] != [it.event.to]:
                    yield f"{it}: it stands at {stood[-1:]}"
