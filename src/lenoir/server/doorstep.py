"""The doorstep: by what somebody is known who comes to a door, and how one is turned away."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.exceptions import TooManyRequestsException

from lenoir.play.games.answers import Refused
from lenoir.play.logs.ports import LogId
from lenoir.play.people.keys import KEY
from lenoir.server.cookies import TABLE, key_in
from lenoir.server.desk import Desk
from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.whereabouts import neighbourhood

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

WRONG: Final = ("no_such_table", "not_invited", "not_seated", "bad_key")
"""How a code or a key is refused that leads nowhere."""


class Turned(Exception):
    """Somebody is turned away at a door."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code)
        self.refused = refused


def granted(answer: T | Refused) -> T:
    """What the house has answered, unless it has refused."""
    if isinstance(answer, Refused):
        raise Turned(answer)
    return answer


def group_at(request: AnyRequest) -> str:
    """As whom all of the household are counted that asks."""
    return neighbourhood(request.client.host if request.client else "")


async def tried(
    request: AnyRequest, desk: Desk, word: str, ask: Callable[[], Awaitable[T | Refused]]
) -> T:
    """What somebody gets for a code or a key; a wrong one counts as a guess.

    Who has tried too much is turned away, but not with a whole key: nobody guesses one.
    """
    guess = desk.guessing.may(group_at(request))
    if guess is None and not KEY.fullmatch(word):
        raise TooManyRequestsException
    answer = await ask()
    if guess and (not isinstance(answer, Refused) or answer.code not in WRONG):
        desk.guessing.right(guess)
    return granted(answer)


def is_heavy(request: AnyRequest, desk: Desk, table: LogId) -> None:
    """Turn away who has asked for too much that has to be worked out."""
    if not desk.heavy.may(group_at(request), table):
        raise TooManyRequestsException


def table_called(name: str) -> LogId:
    """A table by what stands in the address: no other log has such a name."""
    if not TABLE.fullmatch(name):
        raise Turned(Refused("no_such_table"))
    return LogId(name)


def changing_key(request: AnyRequest, desk: Desk, table: LogId) -> str:
    """The key of somebody who wants to change something, as often as over a socket."""
    key = shown_key(request, table)
    if not desk.limits.allows(("changes", key), Rate(desk.allowances.messages_per_person)):
        raise TooManyRequestsException
    return key


def shown_key(request: AnyRequest, table: LogId) -> str:
    """The key somebody shows; who shows none is not even told whether there is such a table."""
    key = key_in(request, table)
    if not key:
        raise Turned(Refused("not_seated"))
    return key
