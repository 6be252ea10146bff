"""The doorstep: by what somebody is known who comes to a door of a table, and what they may try."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath

from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.people.callers import mark_of
from lenoir.play.people.keys import KEY
from lenoir.play.refusal import Refusal
from lenoir.server.cookies import TABLE, key_in
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.whereabouts import neighbourhood

AnyRequest = Request[Any, Any, Any]

WRONG: Final = ("no_such_table", "not_invited", "not_seated", "bad_key", "no_such_replay")
"""How a code or a key is refused that leads nowhere."""

TheGroup: TypeAlias = NamedDependency[str]
TheTable: TypeAlias = NamedDependency[TableId]
TheVisitor: TypeAlias = NamedDependency["Visitor"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who shows a key at a door of a table, and as whom their household is counted."""

    table: TableId
    key: str
    group: str


def group_at(request: AnyRequest) -> str:
    """As whom all of the household are counted that asks."""
    return neighbourhood(request.client.host if request.client else "")


def table_called(table: FromPath[str]) -> TableId:
    """A table by what stands in the address: no other log has such a name."""
    if not TABLE.fullmatch(table):
        raise Refusal("no_such_table")
    return TableId(LogId(table))


async def visitor(request: AnyRequest, desk: TheDesk, found: TheTable, group: TheGroup) -> Visitor:
    """Whoever shows a key; who shows none is not even told whether there is such a table."""
    key = key_in(request, found)
    if not key:
        raise Refusal("not_seated")
    await not_banned(desk, found, key)
    return Visitor(found, key, group)


async def not_banned(desk: Desk, table: TableId, key: str) -> None:
    """Turn away whose key is that of a banned person, also at another address or device."""
    if not desk.house.bans.are_any:
        return
    try:
        session = await desk.house.tables.session(table, key)
    except Refusal:
        return  # the door itself says why
    refuse_banned(desk, table, session.person)


def refuse_banned(desk: Desk, table: TableId, person: int) -> None:
    """Turn away a person, or whoever comes in their name."""
    if desk.house.bans.is_banned((mark_of(table, person),)):
        raise Refusal("banned")


def changing(desk: TheDesk, visitor: TheVisitor) -> Visitor:
    """Somebody who wants to change something, as often as over a socket."""
    if not desk.limits.allows(("changes", visitor.key), Rate(desk.allowances.messages_per_person)):
        raise TooManyRequestsException
    return visitor


DOORSTEP: Final = {
    "group": Provide(group_at, sync_to_thread=False),
    "found": Provide(table_called, sync_to_thread=False),
    "visitor": Provide(visitor),
    "changing": Provide(changing, sync_to_thread=False),
}
"""What a door may ask for by these names."""


@contextmanager
def tried(desk: Desk, group: str, word: str) -> Iterator[None]:
    """While a code or a key is looked at; a wrong one counts as a guess.

    Who has tried too much is turned away, but not with a whole key: nobody guesses one.
    """
    guess = desk.guessing.may(group)
    if guess is None and not KEY.fullmatch(word):
        raise TooManyRequestsException
    try:
        yield
    except Refusal as refusal:
        if guess and refusal.code not in WRONG:
            desk.guessing.right(guess)
        raise
    if guess:
        desk.guessing.right(guess)


def is_heavy(desk: Desk, visitor: Visitor) -> None:
    """Turn away who has asked for too much that has to be worked out."""
    if not desk.heavy.may(visitor.group, visitor.table):
        raise TooManyRequestsException
