"""The history of a notebook: every state it was in, to go back to and forth again."""

from msgspec import Struct
from msgspec.structs import replace

from lenoir.record.heard import Heard, Jotting


class History(Struct, frozen=True):
    """A notebook with what was before it and what was undone. Nothing is ever lost."""

    now: Heard
    before: tuple[Heard, ...] = ()
    undone: tuple[Heard, ...] = ()

    def to(self, heard: Heard) -> "History":
        """A change; what was undone before it is given up."""
        return History(heard, (*self.before, self.now))

    def undo(self) -> "History":
        """One step back, if there is one."""
        if not self.before:
            return self
        return History(self.before[-1], self.before[:-1], (*self.undone, self.now))

    def redo(self) -> "History":
        """One step forth again, if there is one."""
        if not self.undone:
            return self
        return History(self.undone[-1], (*self.before, self.now), self.undone[:-1])


def added(heard: Heard, jotting: Jotting) -> Heard:
    """With one more line at the end."""
    return heard.with_jottings((*heard.jottings, jotting))


def inserted(heard: Heard, number: int, jotting: Jotting) -> Heard:
    """With one more line before line ``number``."""
    lines = heard.jottings
    return heard.with_jottings((*lines[: number - 1], jotting, *lines[number - 1 :]))


def changed(heard: Heard, number: int, jotting: Jotting) -> Heard:
    """With another line at that number."""
    lines = heard.jottings
    return heard.with_jottings((*lines[: number - 1], jotting, *lines[number:]))


def deleted(heard: Heard, number: int) -> Heard:
    """Without a line."""
    lines = heard.jottings
    return heard.with_jottings((*lines[: number - 1], *lines[number:]))


def until(heard: Heard, number: int) -> Heard:
    """Only the lines before a number."""
    return replace(heard, jottings=heard.jottings[: number - 1])
