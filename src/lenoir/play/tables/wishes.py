"""What people may ask of a table, and what comes of it: pure decisions, refused by a code."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import BotTookOver
from lenoir.play.tables.arranging import SetTable, set_up, started, suspect_chosen
from lenoir.play.tables.mixing import pledged, revealed, went_on
from lenoir.play.tables.naming import fresh_name
from lenoir.play.tables.orders import CARDS_AT_MOST, Orders
from lenoir.play.tables.publishing import being_named, unpublished
from lenoir.play.tables.seating import Amendment, Seating
from lenoir.play.tables.sitting import (
    PLAIN,
    before_the_deal,
    chair_at,
    left,
    let_in,
    own_chair,
    sat_down,
    sent_on,
    stepped_in,
    stepped_out,
    without_sitters,
)
from lenoir.play.tables.voting import proposed, tallied, voted


class _Wish(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The base of all wishes."""


class SitToo(_Wish, frozen=True):
    """Take one more chair, for somebody at the same device; on a chair of others one asks them."""

    name: str
    chair: int | None = None


class SitWith(_Wish, frozen=True):
    """Move to another chair: to a free one at once, to one of others when all there agree."""

    chair: int


class LetIn(_Wish, frozen=True):
    """Agree that somebody who asks sits on your own chair too: they will see its cards."""

    chair: int
    person: int


class TurnAway(_Wish, frozen=True):
    """Decline that, for everybody on the chair."""

    chair: int
    person: int


class Leave(_Wish, frozen=True):
    """Give a chair up, or ask no more. Without a chair: everywhere.

    In a game a bot goes on, and the chair is lost: to come back later, use `StepOut`.
    """

    chair: int | None = None


class StepOut(_Wish, frozen=True):
    """Get up during a game: a stand-in plays until one returns, and the chair stays one's own.

    Whoever connects again has returned. The stand-in never accuses, and spends no power or keeper.
    """


class StepIn(_Wish, frozen=True):
    """Return to one's chair on a device that has been connected all along."""


class GiveOrders(_Wish, frozen=True):
    """Have something answered for one's own chair; it takes the place of the orders before.

    Orders count for somebody alone with bots, and where `StandingAnswers` were agreed on.
    """

    chair: int
    orders: Orders


class ChooseSuspect(_Wish, frozen=True):
    """Choose whom to play; an empty word for anybody."""

    chair: int
    suspect: str


class Pledge(_Wish, frozen=True):
    """Pledge a nonce for the next game, once its commitment is stored on this device.

    The pledge is the SHA-256, in hexadecimal, of ``lenoir pledge 1|GAME|COMMITMENT|NONCE``. It is
    for all chairs of this person, and may be replaced until `Start`.
    """

    pledge: str


class Reveal(_Wish, frozen=True):
    """Reveal the nonce that was pledged, once all pledges are published and noted."""

    nonce: str


class SeatBot(_Wish, frozen=True):
    """Let a bot play on a chair; whoever sits there is sent away, but not the host (``own_chair``).

    During a game only if they were waited for in vain; somebody who is there needs a vote.
    """

    chair: int
    bot: str = PLAIN


class FreeChair(_Wish, frozen=True):
    """Make a chair free; whoever sits there is sent away, but not the host (``own_chair``)."""

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
    """Freeze the seats and mix the nonces; the deal follows by itself.

    A pledge that comes with it is the same as a `Pledge` before it.
    """

    pledge: str = ""


class Park(_Wish, frozen=True):
    """Let the game rest, once for each decision: no clock runs and no bot answers."""


class GoOn(_Wish, frozen=True):
    """Take a parked game up again. Everybody seated may, so that no host can hold a game up."""


class Propose(_Wish, frozen=True):
    """Put a change to the vote, during a game: one at a time."""

    amendment: Amendment


class Agree(_Wish, frozen=True):
    """Agree to the proposal with this number."""

    proposal: int


class Decline(_Wish, frozen=True):
    """Decline it; withdraw it, if it is one's own."""

    proposal: int


class TakeOverAsHost(_Wish, frozen=True):
    """Be host in place of one who was waited for in vain."""


class Rematch(_Wish, frozen=True):
    """After a game, another one with the same people."""


class Publish(_Wish, frozen=True):
    """Let strangers see a game again that is over, by a link that `TableView` then has.

    Only its players can. They appear as the guests they played; ``named`` agrees to one's own name.
    """

    game: str
    named: bool = False


class Unpublish(_Wish, frozen=True):
    """End that: the link leads nowhere from then on. Whoever published it can.

    If they have left the table, its host can.
    """

    game: str


class BeNamed(_Wish, frozen=True):
    """Agree to one's own name in a published game, or take that back."""

    game: str
    on: bool = True


Wish: TypeAlias = (
    SitToo
    | SitWith
    | LetIn
    | TurnAway
    | Leave
    | StepOut
    | StepIn
    | GiveOrders
    | ChooseSuspect
    | Pledge
    | Reveal
    | SeatBot
    | FreeChair
    | SetTable
    | Mute
    | Ignore
    | Start
    | Park
    | GoOn
    | Propose
    | Agree
    | Decline
    | TakeOverAsHost
    | Rematch
    | Publish
    | Unpublish
    | BeNamed
)


def decided(table: Seating, who: int, wish: Wish, prompt: int = 0) -> Seating:
    """The table after somebody's wish, or the table itself where nothing changes.

    ``prompt`` is the number of the question on the table of a game. A rematch needs a new promise,
    which `rematched` is handed, and a publication a key, which `published` is.
    """
    if not table.sits_anywhere(who) and not isinstance(wish, SitWith | Leave):
        raise Refusal("not_seated")
    return tallied(_decided(table, who, wish, prompt), prompt)


def _decided(table: Seating, who: int, wish: Wish, prompt: int) -> Seating:
    match wish:
        case SitToo(name, chair):
            return sat_down(table, who, chair, fresh_name(name, table.names()))
        case SitWith(chair):
            return sat_down(table, who, chair, "")
        case LetIn(chair, person):
            return let_in(table, who, chair, person)
        case TurnAway(chair, person):
            return sent_on(table, who, chair, person)
        case Leave(chair):
            return went_on(left(table, who, chair))
        case StepOut():
            return stepped_out(table, who)
        case StepIn():
            return stepped_in(table, who)
        case GiveOrders(at, orders):
            own = own_chair(table, who, at)
            if len(orders.show) > CARDS_AT_MOST:
                raise Refusal("bad_setup")
            return table.with_chair(at, replace(own, orders=orders))
        case Propose(amendment):
            return proposed(table, who, amendment, prompt)
        case Agree(proposal):
            return voted(table, who, proposal, True, prompt)
        case Decline(proposal):
            return voted(table, who, proposal, False, prompt)
        case TakeOverAsHost():
            if table.sits_anywhere(table.host) and not table.people[table.host].gone:
                raise Refusal("not_host")
            return replace(table, host=who)
        case GoOn():
            if table.stage != "parked":
                raise Refusal("stale" if table.is_dealt else "not_dealt")
            return replace(table, stage="playing", rested=prompt)
        case ChooseSuspect(chair, suspect):
            return suspect_chosen(table, who, chair, suspect)
        case Pledge(pledge):
            return pledged(table, who, pledge)
        case Reveal(nonce):
            return revealed(table, who, nonce)
        case Unpublish(game):
            return unpublished(table, who, game)
        case BeNamed(game, on):
            return being_named(table, who, game, on)
        case Publish():
            raise Refusal("not_over")
        case Ignore(person, on):
            mine = table.people[who]
            return table.with_person(
                who, replace(mine, ignores=_switched(mine.ignores, _person(table, person), on))
            )
        case _:
            if who != table.host:
                raise Refusal("not_host")
            return _by_host(table, wish, prompt)


def _by_host(
    table: Seating,
    wish: SeatBot | FreeChair | SetTable | Mute | Start | Park | Rematch,
    prompt: int,
) -> Seating:
    match wish:
        case SeatBot() if table.is_mixing:
            raise Refusal("not_open")
        case SeatBot(at, bot):
            people = chair_at(table, at).sitters
            if table.stage == "open" or not people:
                return _still_hosted(without_sitters(table, at, bot), table.host)
            if any(not table.people[person].gone for person in people):
                raise Refusal("needs_vote")
            return without_sitters(table, at, bot, "replaced").announcing(BotTookOver(people))
        case FreeChair(at):
            before_the_deal(table)
            return _still_hosted(without_sitters(table, at, ""), table.host)
        case SetTable():
            return set_up(table, wish)
        case Mute(person, on):
            quiet = table.people[_person(table, person)]
            return table.with_person(person, replace(quiet, muted=on))
        case Start(pledge):
            return started(pledged(table, table.host, pledge) if pledge else table)
        case Park() if table.stage == "playing":
            if prompt == table.rested:  # else a host could park it again and again
                raise Refusal("rested")
            return replace(table, stage="parked")
        case Park():
            raise Refusal("stale" if table.is_dealt else "not_dealt")
        case Rematch():
            raise Refusal("not_over")


def _still_hosted(table: Seating, host: int) -> Seating:
    """Refuse a wish by which a host would lose the table unawares; a host can still leave."""
    if not table.sits_anywhere(host):
        raise Refusal("own_chair")
    return table


def _person(table: Seating, number: int) -> int:
    if not 0 <= number < len(table.people):
        raise Refusal("no_such_person")
    return number


def _switched(row: tuple[int, ...], item: int, on: bool) -> tuple[int, ...]:
    rest = tuple(other for other in row if other != item)
    return (*rest, item) if on else rest
