"""What people may ask of a table, and what comes of it: pure decisions, refused by a code."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.play.naming import checked_name
from lenoir.play.seating import Seating
from lenoir.play.settling import SetTable, set_up, started, suspect_chosen
from lenoir.play.shelf import Stop
from lenoir.play.sitting import PLAIN, before_the_deal, left, sat_down, with_nonce, without_sitters


class _Wish(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The base of all wishes."""


class SitToo(_Wish, frozen=True):
    """Take one more chair, for somebody at the same device."""

    name: str
    chair: int | None = None


class Leave(_Wish, frozen=True):
    """Get up; in a game a bot goes on. Without a chair: from all of them."""

    chair: int | None = None


class ChooseSuspect(_Wish, frozen=True):
    """Choose whom to play; an empty word for anybody."""

    chair: int
    suspect: str


class GiveNonce(_Wish, frozen=True):
    """Add a word to the chance of the next game."""

    nonce: str


class SeatBot(_Wish, frozen=True):
    """Let a bot play on a chair; whoever sits there is sent away."""

    chair: int
    bot: str = PLAIN


class FreeChair(_Wish, frozen=True):
    """Make a chair free; whoever sits there is sent away."""

    chair: int


class Mute(_Wish, frozen=True):
    """Let somebody be silent, or speak again."""

    person: int
    on: bool = True


class Ignore(_Wish, frozen=True):
    """Not to read what somebody says, or to read it again."""

    person: int
    on: bool = True


class Start(_Wish, frozen=True):
    """Deal."""


class Park(_Wish, frozen=True):
    """Let the game rest: no clock runs and no bot answers."""


class GoOn(_Wish, frozen=True):
    """Take a parked game up again."""


class Rematch(_Wish, frozen=True):
    """After a game, another one with the same people."""


Wish: TypeAlias = (
    SitToo
    | Leave
    | ChooseSuspect
    | GiveNonce
    | SeatBot
    | FreeChair
    | SetTable
    | Mute
    | Ignore
    | Start
    | Park
    | GoOn
    | Rematch
)


def decided(table: Seating, who: int, wish: Wish) -> Seating:
    """The table after somebody's wish, or the table itself where nothing changes.

    A rematch needs a new promise, which `rematched` is handed.
    """
    match wish:
        case SitToo(name, chair):
            return sat_down(table, who, chair, checked_name(name))
        case Leave(chair):
            return left(table, who, chair)
        case ChooseSuspect(chair, suspect):
            return suspect_chosen(table, who, chair, suspect)
        case GiveNonce(nonce):
            return with_nonce(table, who, nonce)
        case Ignore(person, on):
            mine = table.people[who]
            return table.with_person(
                who, replace(mine, ignores=_switched(mine.ignores, _person(table, person), on))
            )
        case _:
            if who != table.host:
                raise Stop("not_host")
            return _by_host(table, wish)


def _by_host(
    table: Seating,
    wish: SeatBot | FreeChair | SetTable | Mute | Start | Park | GoOn | Rematch,
) -> Seating:
    match wish:
        case SeatBot(at, bot):
            return without_sitters(table, at, bot)
        case FreeChair(at):
            before_the_deal(table)
            return without_sitters(table, at, "")
        case SetTable():
            return set_up(table, wish)
        case Mute(person, on):
            quiet = table.people[_person(table, person)]
            return table.with_person(person, replace(quiet, muted=on))
        case Start():
            return started(table)
        case Park() if table.stage == "playing":
            return replace(table, stage="parked")
        case GoOn() if table.stage == "parked":
            return replace(table, stage="playing")
        case Park() | GoOn():
            raise Stop("not_dealt" if table.stage == "open" else "stale")
        case Rematch():
            raise Stop("not_over")


def _person(table: Seating, number: int) -> int:
    if not 0 <= number < len(table.people):
        raise Stop("no_such_person")
    return number


def _switched(row: tuple[int, ...], item: int, on: bool) -> tuple[int, ...]:
    rest = tuple(other for other in row if other != item)
    return (*rest, item) if on else rest
