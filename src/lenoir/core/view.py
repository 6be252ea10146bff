"""What one viewer may know: built from their own stream, so it has nothing to hide."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import overload

from msgspec import Struct

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


class GrowingStream(Struct, eq=False, gc=False):
    """All that a viewer is told, as it grows: the public events are kept once for all viewers."""

    public: list[Event]
    asides: list[tuple[int, Event]]
    """What only some are told, each with the number of public events before it."""


class Stream(Struct, frozen=True, eq=False, gc=False):
    """A viewer's events in order. What is told later does not make it longer."""

    _told: GrowingStream
    _heard: int
    """The public events heard, and with them the asides before the last: a step ends in public."""

    def __len__(self) -> int:
        return self._heard + self._asides_heard

    def __repr__(self) -> str:
        return f"<{len(self)} events>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream | tuple) and tuple(self) == tuple(other)

    def __ne__(self, other: object) -> bool:  # a struct brings one that does not ask __eq__
        return not self == other

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

    @property
    def first(self) -> Event | None:
        """The first event that everybody heard, by which one game is told from another."""
        return self._told.public[0] if self._heard else None

    def __reversed__(self) -> Iterator[Event]:
        return reversed(tuple(self))

    def since(self, seq: int) -> Iterator[Event]:
        """The events from a number on, without going through those before."""
        public, asides = self._told.public, self._told.asides
        last = self._asides_heard
        first = bisect_left(range(last), seq, key=lambda aside: asides[aside][0] + aside)
        taken = seq - first
        if first == last:
            return iter(public[taken : self._heard])
        return self._with_asides(taken, asides[first:last])

    def public_before(self, seq: int) -> int:
        """How many of the events before a number everybody heard."""
        asides = self._told.asides
        return seq - bisect_left(
            range(len(asides)), seq, key=lambda aside: asides[aside][0] + aside
        )

    def _with_asides(self, taken: int, asides: Iterable[tuple[int, Event]]) -> Iterator[Event]:
        public = self._told.public
        for before, aside in asides:
            yield from public[taken:before]
            yield aside
            taken = before
        yield from public[taken : self._heard]

    @property
    def _asides_heard(self) -> int:
        return bisect_left(self._told.asides, self._heard, key=itemgetter(0))


class View(Sight, frozen=True, eq=False, gc=False):
    """A viewer's sight and the events which made it."""

    told: GrowingStream
    heard: int
    """How many of the public events had been told."""

    @classmethod
    def of(cls, edition: Edition, viewer: Viewer, events: Iterable[Event] = ()) -> "View":
        """The view of somebody who was told these events, and nothing before."""
        empty = cls(viewer, Table(edition, edition.options), Private(), GrowingStream([], []), 0)
        return empty.after(events)

    def __repr__(self) -> str:
        return f"View{self._all}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._all == other._all

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._all)

    @property
    def _all(self) -> tuple[object, ...]:
        return self.viewer, self.table, self.private, self.stream

    @property
    def stream(self) -> Stream:
        """The events, in order."""
        return Stream(self.told, self.heard)

    @property
    def seen(self) -> tuple[Seen, ...]:
        """The stream, numbered without gaps."""
        return tuple(self.news(0))

    def news(self, after: int) -> Iterator[Seen]:
        """What was seen after a number of events: for a follower who has the rest."""
        rest = enumerate(self.stream.since(after), after)
        return (Seen(self.viewer, number, event) for number, event in rest)

    def then(self, news: Iterable[Seen]) -> "View":
        """The view after some news; news meant for somebody else is refused."""
        return self.after(map(self._own, news))

    def _own(self, item: Seen) -> Event:
        if item.viewer != self.viewer:
            raise ValueError(f"news of viewer {item.viewer} handed to viewer {self.viewer}")
        return item.event

    def after(self, events: Iterable[Event]) -> "View":
        """The view after some more events of the viewer's own stream."""
        table, private, told = self.table, self.private, list(self.stream)
        for event in events:
            fold = PUBLIC_FOLDS.get(type(event))
            if fold is not None:
                table = fold(table, event)
            else:
                private = PRIVATE_FOLDS[type(event)](private, event)
            told.append(event)
        return View(self.viewer, table, private, GrowingStream(told, []), len(told))
