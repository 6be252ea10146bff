"""The doorstep: by what somebody is known who comes to a door, and how one is turned away."""

from typing import Any, TypeVar

from litestar import Request

from lenoir.play.answers import Refused
from lenoir.play.ports import LogId
from lenoir.server.cookies import TABLE, key_in

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


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


def table_called(name: str) -> LogId:
    """A table by what stands in the address: no other log has such a name."""
    if not TABLE.fullmatch(name):
        raise Turned(Refused("no_such_table"))
    return LogId(name)


def shown_key(request: AnyRequest, table: LogId) -> str:
    """The key somebody shows; who shows none is not even told whether there is such a table."""
    key = key_in(request, table)
    if not key:
        raise Turned(Refused("not_seated"))
    return key
