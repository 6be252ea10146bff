"""The porter: how many connections may stand before the doors, and how long each may take.

The web server underneath waits for ever for the rest of a request, and for whoever does not read.
The porter notes every connection and looks at a few of them ten times a second. All it needs of
the web server are the calls that every `asyncio.Protocol` gets and the state of ASGI: if a later
one does not hand that on, there are no such deadlines, and everything else works.
"""

import asyncio
import socket
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from time import monotonic
from typing import Final

import msgspec

from lenoir.core.edition import LANGUAGES
from lenoir.seeing.logs import LOG
from lenoir.server.guarding.allowances import A_BREATH, Allowances, Rate
from lenoir.server.guarding.each_turn import EachTurn
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.pieces import Pieces
from lenoir.server.guarding.whereabouts import circles, neighbourhood
from lenoir.server.problems import BY_STATUS, MEDIA_TYPE, problem

PORTER, VISIT = "lenoir.porter", "lenoir.visit"
"""Under what porter and visit are found in the state of the server, and of a request."""

HEAD_WITHIN: Final = 10.0
"""Seconds from the first byte of a request until its head is there, or without any byte."""
IDLE: Final = 35.0
"""Seconds between two requests: the web server itself ends it five seconds earlier."""
UNREAD: Final = 60.0
"""Seconds for which something may lie there that the other side does not read."""
CLOSED_WITHIN: Final = 15.0
"""Seconds for a socket that is over to be closed by both sides."""
READ_AT_ONCE: Final = 16 * 1024
"""Bytes: of a quarter of a megabyte, as usual, a few thousand small frames would hold up all."""
LINGER: Final = 1.0
"""Seconds for somebody who is turned away to read why."""
LINGERING: Final = 100
TOLD: Final = Rate(20, A_BREATH)
"""Those who may, at once and of one address; all others are turned away without a word."""
UNSENT_AT_MOST: Final = 128 * 1024
"""Bytes that the system keeps for one who does not read: else up to some megabytes, of everybody's
memory. It grants twice as many, for what it has to note of them."""
AT_ONCE: Final = 4
"""Pieces of requests that are read, and requests that begin, in one turn of the loop."""
LOOKS: Final = 0.1
ROUND: Final = 10
"""Seconds between two looks, and how many of them see every connection once."""
NOTED_EVERY: Final = 10.0
"""Seconds between two lines of the log about those who were turned away."""

PHRASES: Final = {
    400: "Bad Request",
    408: "Request Timeout",
    411: "Length Required",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}
PASSING: Final = (408, 429, 503)
"""What may be otherwise in a moment."""


class Visit:
    """One connection, from its first byte to its last."""

    __slots__ = ("_clock", "_is_heard", "busy", "due", "full", "group", "is_over", "transport")

    def __init__(
        self, transport: asyncio.Transport, group: str, clock: Callable[[], float]
    ) -> None:
        self.transport, self.group, self._clock = transport, group, clock
        self.busy = 0
        """Requests under way, or a socket."""
        self.due = clock() + HEAD_WITHIN
        self.full: float | None = None
        """Since when something lies there unread."""
        self.is_over = False
        """Whether it was told that it took too long: what still comes is not read."""
        self._is_heard = False

    def heard(self) -> None:
        """Something came: if it begins a request, all of the head has to come in time."""
        if not self.busy and not self._is_heard:
            self._is_heard = True
            self.due = min(self.due, self._clock() + HEAD_WITHIN)

    def begin(self) -> None:
        """The head of a request is there."""
        self.busy += 1
        self.due, self._is_heard = float("inf"), False

    def end(self, within: float = IDLE) -> None:
        """A request was answered, or a socket has ended."""
        self.busy -= 1
        if not self.busy:
            self.due = self._clock() + within

    @property
    def is_waiting(self) -> bool:
        """Whether part of a request is there."""
        return self._is_heard


class Porter:
    """The connections of one worker."""

    def __init__(
        self,
        allowances: Allowances,
        is_proxy: Callable[[str], bool] = lambda address: False,
        clock: Callable[[], float] = monotonic,
        count: Callable[[str], None] = lambda why: None,
        is_regular: Callable[[str], bool] = lambda group: False,
    ) -> None:
        self._allowances, self._is_proxy, self._clock = allowances, is_proxy, clock
        self._count, self._is_regular = count, is_regular
        self._limits = Limits(clock)
        # Who closes each connection and opens the next never has many: a second rate, by time.
        self._new = Rate(2 * allowances.connections_per_address, A_BREATH)
        self._visits: dict[Visit, None] = {}
        self._round: deque[Visit] = deque()
        self._by_group: Counter[str] = Counter()
        self._lingering = 0
        self._refused: Counter[tuple[str, str]] = Counter()
        self._noted = clock() - NOTED_EVERY
        self._is_told = False
        """Whether anybody says when a request begins: if nobody does, all would seem to be late."""
        self._looking: asyncio.TimerHandle | None = None
        self._reading = {is_first: EachTurn(AT_ONCE) for is_first in (False, True)}
        """Whose turn it is to have something read: of strangers, and of regulars."""

    def __len__(self) -> int:
        return len(self._visits)

    def come(self, transport: asyncio.Transport) -> Visit | None:
        """A new connection, unless there are too many: then it is told so and closed."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        # Whoever comes through a proxy of ours is counted where their own address is known.
        group = "" if self._is_proxy(address) else neighbourhood(address)
        status = self._objection(group)
        if status is not None:
            self._turn_away(transport, status, group)
            return None
        if group:
            self._limits.grants("new", group, self._new)
        _keep_small(transport)
        visit = Visit(transport, group, self._clock)
        self._visits[visit] = None
        self._by_group.update(name for name, _ in circles(group))
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOKS, self._look)
        return visit

    def admits(self, address: str) -> bool:
        """Whether a connection is let in: also to be told why it may not stay, but not for ever."""
        group = "" if self._is_proxy(address) else neighbourhood(address)
        status = self._objection(group)
        if status is None or self._may_be_told(group):
            return True
        self._refuse(status, group)
        return False

    def _objection(self, group: str) -> int | None:
        """The status with which a connection is turned away, if it is."""
        most = self._allowances
        if most.connections and len(self._visits) >= most.connections:
            return 503
        if not group:
            return None
        for name, many in circles(group):
            if 0 < many * most.connections_per_address <= self._by_group[name]:
                return 429
            if self._limits.is_spent(("new", name), self._new.for_many(many)):
                return 429
        return None

    def _may_be_told(self, group: str) -> bool:
        return self._lingering < LINGERING and not self._limits.is_spent(("told", group), TOLD)

    def go(self, visit: Visit) -> None:
        """A connection has ended; it may be said twice."""
        if self._visits.pop(visit, visit) is None:
            for name, _ in circles(visit.group):
                self._by_group[name] -= 1
                if not self._by_group[name]:
                    del self._by_group[name]

    def begin(self, visit: Visit) -> None:
        """The head of a request is there."""
        self._is_told = True
        visit.begin()

    def misread(self) -> None:
        """Something came that is no request."""
        self._count("unreadable")

    def pieces(
        self, visit: Visit, size: int, read: Callable[[bytes], None], wants: Callable[[], bool]
    ) -> Pieces:
        """What comes on a connection, to be read in turn; unless somebody wants nothing more."""
        turns = self._reading[self._is_regular(visit.group)]
        return Pieces(turns, visit.group, size, visit.transport, read, wants)

    # Deadlines

    def _look(self) -> None:
        self._looking = None
        if not self._round:
            self._round.extend(self._visits)
        for _ in range(min(len(self._round), 1 + len(self._visits) // ROUND)):
            self.look_at(self._round.popleft())
        if self._visits:
            self._looking = asyncio.get_running_loop().call_later(LOOKS, self._look)

    def look_at(self, visit: Visit) -> None:
        """End what takes too long, and forget what has ended."""
        transport, now = visit.transport, self._clock()
        unsent = transport.get_write_buffer_size()
        if transport.is_closing() and not unsent:
            self.go(visit)
            return
        visit.full = None if not unsent else now if visit.full is None else visit.full
        if visit.full is not None and now - visit.full > UNREAD:
            self._abort(visit, "unread")
        elif now > visit.due and self._is_told:
            if visit.is_over or visit.busy or not visit.is_waiting or transport.is_closing():
                self._abort(visit, "idle")
            else:
                self._count("too_slow")
                tell(transport, 408)
                visit.is_over, visit.due = True, now + LINGER

    def _abort(self, visit: Visit, why: str) -> None:
        self._count(why)
        visit.transport.abort()
        self.go(visit)

    # Those who are too many

    def _turn_away(self, transport: asyncio.Transport, status: int, group: str) -> None:
        """Say why, unless there are too many even for that."""
        self._refuse(status, group)
        if not self._may_be_told(group):
            transport.abort()
            return
        self._limits.allows(("told", group), TOLD)
        self._lingering += 1
        tell(transport, status)
        asyncio.get_running_loop().call_later(LINGER, self._lingered, transport)

    def _refuse(self, status: int, group: str) -> None:
        self._count("connections")
        of_one = "too many connections of one address"
        why = "all connections taken" if status == 503 else of_one
        self.refuse(why, group if status == 429 else "")

    def refuse(self, why: str, group: str) -> None:
        """Count somebody for the log who was turned away, here or further inside."""
        self._refused[why, group] += 1
        self._note()

    def _lingered(self, transport: asyncio.Transport) -> None:
        self._lingering -= 1
        transport.abort()

    def _note(self) -> None:
        """A line of the log, now and then, however many were turned away."""
        now = self._clock()
        if now - self._noted < NOTED_EVERY:
            return
        self._noted = now
        for (why, group), number in self._refused.most_common(5):
            facts = {"why": why, "refused": number, "open": len(self._visits)}
            if group:
                facts["address"] = group
            LOG.warning("turned away", extra={"facts": facts})
        self._refused.clear()


def _keep_small(transport: asyncio.Transport) -> None:
    """Let nobody fill our memory, nor the system's."""
    if hasattr(transport, "max_size"):  # what asyncio reads in one turn of the loop
        transport.max_size = READ_AT_ONCE
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_AT_MOST)


def tell(transport: asyncio.Transport, status: int) -> None:
    """Say why, and no more: it is closed later, since who writes to a closed end reads nothing."""
    transport.write(_answer(status))
    if transport.can_write_eof():
        with suppress(OSError):  # they have gone before us
            transport.write_eof()


@cache
def _answer(status: int) -> bytes:
    """A refusal before anybody could say which language they read: in all of them."""
    told = [problem(BY_STATUS[status], status, language) for language in LANGUAGES]
    title = " · ".join(each.title for each in told)
    body = msgspec.json.encode(msgspec.structs.replace(told[0], title=title))
    later = "retry-after: 5\r\n" if status in PASSING else ""
    head = (
        f"HTTP/1.1 {status} {PHRASES[status]}\r\ncontent-type: {MEDIA_TYPE}\r\n"
        f"content-length: {len(body)}\r\n{later}cache-control: no-store\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
