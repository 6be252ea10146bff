"""What one viewer may know: built from their own stream, so it has nothing to hide."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import islice
from operator import itemgetter
from typing import overload

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.cards import NO_CARDS, Cards
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.fold import PRIVATE_FOLDS, PUBLIC_FOLDS
from lenoir.core.keepers import NO_KEEPERS, Keepers
from lenoir.core.private import Private
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.table import Table
from lenoir.core.visibility import Seen


class Sight(Struct, frozen=True, gc=False):
    """What a viewer knows now: the table, and what they were told in private."""

    viewer: Viewer
    table: Table
    private: Private

    @property
    def hand(self) -> Cards:
        """The viewer's own cards; a spectator has none."""
        return NO_CARDS if self.viewer == SPECTATOR else self.private.held[self.viewer]

    @property
    def keepers(self) -> Keepers:
        """The viewer's own keepers not yet played."""
        if self.viewer == SPECTATOR:
            return NO_KEEPERS
        return Keepers(self.private.taken[self.viewer] - self.table.played[self.viewer])


class Stream(Struct, frozen=True, eq=False, gc=False):
    """A viewer's events in order: the public ones are kept once for all viewers.

    It only ever grows, and a stream that was handed out keeps its length.
    """

    _public: list[Event]
    _asides: list[tuple[int, Event]]
    """Each with the number of events the viewer had seen before it."""
    _length: int

    def __len__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"<{self._length} events>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, at: int | slice) -> Event | tuple[Event, ...]:
        return tuple(self)[at]

    def __iter__(self) -> Iterator[Event]:
        return self.since(0)

    def since(self, number: int) -> Iterator[Event]:
        """The events from a number on, without going through those before."""
        asides = self._asides
        if not asides or asides[-1][0] < number:  # all that is left is public
            taken = number - len(asides)
            return iter(self._public[taken : taken + self._length - number])
        return self._with_asides(number)

    def _with_asides(self, number: int) -> Iterator[Event]:
        first = bisect_left(self._asides, number, key=itemgetter(0))
        taken = number - first
        for at, aside in islice(self._asides, first, None):
            if at >= self._length:
                break
            yield from self._public[taken : taken + at - number]
            taken, number = taken + at - number, at + 1
            yield aside
        yield from self._public[taken : taken + self._length - number]


class View(Sight, frozen=True, gc=False):
    """A viewer's sight and the events which made it."""

    stream: Stream | tuple[Event, ...] = ()

    @classmethod
    def of(cls, edition: Edition, viewer: Viewer) -> "View":
        """The view of somebody who has been told nothing yet."""
        return cls(viewer, Table(edition, edition.options), Private())

    @property
    def seen(self) -> tuple[Seen, ...]:
        """The stream, numbered without gaps."""
        return tuple(self.news(0))

    def news(self, after: int) -> Iterator[Seen]:
        """What was seen after so many events: for who has followed so far."""
        stream = self.stream
        rest = stream[after:] if isinstance(stream, tuple) else stream.since(after)
        return (Seen(self.viewer, number, event) for number, event in enumerate(rest, after))

    def then(self, news: Iterable[Seen]) -> "View":
        """The view after some news; news meant for somebody else is refused."""
        table, private, told = self.table, self.private, []
        for item in news:
            if item.viewer != self.viewer:
                raise ValueError(f"news of viewer {item.viewer} handed to viewer {self.viewer}")
            fold = PUBLIC_FOLDS.get(type(item.event))
            if fold is not None:
                table = fold(table, item.event)
            else:
                private = PRIVATE_FOLDS[type(item.event)](private, item.event)
            told.append(item.event)
        return replace(self, table=table, private=private, stream=(*self.stream, *told))
