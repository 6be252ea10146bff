"""What people may ask of a table, and what comes of it: pure decisions, refused by a code."""

from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.play.seating import Chair, Offer, Person, Seating
from lenoir.play.shelf import Stop
from lenoir.record.fairness import WORD
from lenoir.rules.setup import BadSetup, seated, settled

NAME_AT_MOST: Final = 24
PLAIN: Final = "plain"
"""The bot that takes over: it declines, shows and walks at random."""
NO_NONCE: Final = "none"
"""The word of a seat that gave none: a fixed one, so that nobody can try several."""
PACE_AT_MOST: Final = 86_400
OFFERS_AT_MOST: Final = 20
DEVICES_AT_MOST: Final = 10


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


class SetTable(_Wish, frozen=True):
    """Change the settings."""

    edition: str | None = None
    options: dict[str, object] | None = None
    chairs: int | None = None
    listed: bool | None = None
    pace: int | None = None
    free_text: bool | None = None


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
            return _left(table, who, chair)
        case ChooseSuspect(chair, suspect):
            return _chosen(table, who, chair, suspect)
        case GiveNonce(nonce):
            return _with_nonce(table, who, nonce)
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
            return _without_sitters(table, at, bot)
        case FreeChair(at):
            _before_the_deal(table)
            return _without_sitters(table, at, "")
        case SetTable():
            return _set(table, wish)
        case Mute(person, on):
            quiet = table.people[_person(table, person)]
            return table.with_person(person, replace(quiet, muted=on))
        case Start():
            return _started(table)
        case Park() if table.stage == "playing":
            return replace(table, stage="parked")
        case GoOn() if table.stage == "parked":
            return replace(table, stage="playing")
        case Park() | GoOn():
            raise Stop("not_dealt" if table.stage == "open" else "stale")
        case Rematch():
            raise Stop("not_over")


# Sitting down and getting up


def joined(table: Seating, chair: int | None, name: str, key: str, nonce: str) -> Seating:
    """Somebody new takes a chair, the first free one if none is named."""
    person = Person(checked_name(name), (key,))
    table = replace(table, people=(*table.people, person))
    who = len(table.people) - 1
    table = sat_down(table, who, chair, "")
    return _with_nonce(table, who, nonce) if nonce else table


def sat_down(table: Seating, who: int, at: int | None, name: str) -> Seating:
    """A chair is taken: a free one, or in a game of teams one more place on it."""
    _before_the_deal(table)
    if at is None:
        at = next((n for n, chair in enumerate(table.chairs) if chair.is_free), None)
        if at is None:
            raise Stop("taken")
    chair = _chair(table, at)
    joins_a_team = bool(table.options.get("teams")) and not chair.bot and who not in chair.sitters
    if not chair.is_free and not joins_a_team:
        raise Stop("taken")
    return table.with_chair(at, replace(chair, sitters=(*chair.sitters, who), name=name))


def _left(table: Seating, who: int, at: int | None) -> Seating:
    chairs = table.seats_of(who) if at is None else (at,)
    for n in chairs:
        chair = _own_chair(table, who, n)
        rest = tuple(other for other in chair.sitters if other != who)
        if rest:
            table = table.with_chair(n, replace(chair, sitters=rest))
        else:
            table = _without_sitters(table, n, "" if table.stage == "open" else PLAIN)
    return _gone_if_unseated(table, who)


def _without_sitters(table: Seating, at: int, bot: str) -> Seating:
    """A chair for a bot or for nobody; whoever sat there has no key any more."""
    chair = _chair(table, at)
    nonce = chair.nonce if table.stage != "open" else ""
    table = table.with_chair(at, Chair((), bot, chair.suspect, "", nonce))
    for who in chair.sitters:
        table = _gone_if_unseated(table, who)
    return table


def _gone_if_unseated(table: Seating, who: int) -> Seating:
    """Who sits nowhere has gone for good; the host's office passes on."""
    if table.seats_of(who):
        return table
    table = table.with_person(who, replace(table.people[who], keys=(), away=None))
    table = replace(table, offers=tuple(offer for offer in table.offers if offer.by != who))
    if who == table.host:
        table = replace(table, host=next(iter(table.seated), -1))
    return table


# Links that work once


def offered(table: Seating, who: int, chair: int | None, key: str) -> Seating:
    """A link for another device of one's own, or for somebody who takes over a chair."""
    if chair is not None:
        _own_chair(table, who, chair)
    offers = (*table.offers, Offer(key, who, chair))
    return replace(table, offers=offers[-OFFERS_AT_MOST:])


def claimed(table: Seating, offer: str, key: str, name: str) -> Seating:
    """Somebody has come with such a link."""
    found = next((other for other in table.offers if other.key == offer), None)
    if found is None:
        raise Stop("not_invited")
    table = replace(table, offers=tuple(other for other in table.offers if other != found))
    if found.chair is None:
        person = table.people[found.by]
        if len(person.keys) >= DEVICES_AT_MOST:
            raise Stop("taken")
        return table.with_person(found.by, replace(person, keys=(*person.keys, key)))
    chair = _own_chair(table, found.by, found.chair)
    table = replace(table, people=(*table.people, Person(checked_name(name), (key,))))
    who = len(table.people) - 1
    others = tuple(who if other == found.by else other for other in chair.sitters)
    table = table.with_chair(found.chair, replace(chair, sitters=others, name=""))
    if found.by == table.host and not table.seats_of(found.by):
        table = replace(table, host=who)
    return _gone_if_unseated(table, found.by)


# Settings


def _set(table: Seating, wish: SetTable) -> Seating:
    if wish.free_text is not None:
        table = replace(table, free_text=wish.free_text)
    if wish.pace is not None:
        if not 0 <= wish.pace <= PACE_AT_MOST:
            raise Stop("bad_setup")
        table = replace(table, pace=wish.pace)
    rest = (wish.edition, wish.options, wish.chairs, wish.listed)
    if all(value is None for value in rest):
        return table
    _before_the_deal(table)
    if wish.listed is not None:
        table = replace(table, listed=wish.listed)
    if wish.edition is not None and wish.edition != table.edition:
        chairs = tuple(replace(chair, suspect="") for chair in table.chairs)
        table = replace(table, edition=wish.edition, options={}, chairs=chairs)
    if wish.options is not None:
        table = replace(table, options=wish.options)
    if wish.chairs is not None:
        table = _with_so_many_chairs(table, wish.chairs)
    checked(table)
    return table


def _with_so_many_chairs(table: Seating, count: int) -> Seating:
    """More chairs at the end, or fewer, if they are free."""
    if any(not chair.is_free for chair in table.chairs[max(count, 0) :]):
        raise Stop("taken")
    more = (Chair(),) * max(0, min(count, 6) - len(table.chairs))
    return replace(table, chairs=(*table.chairs[: max(count, 0)], *more))


def checked(table: Seating) -> None:
    """Refuse a table that could never be dealt."""
    try:
        edition = load_edition(table.edition)
        settled(edition, table.options)
    except (BadSetup, NoSuchEdition):
        raise Stop("bad_setup") from None
    if len(table.chairs) not in edition.players:
        raise Stop("bad_setup")


def checked_name(name: str) -> str:
    """A name fit to be shown."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= NAME_AT_MOST or not tidy.isprintable():
        raise Stop("bad_name")
    return tidy


def _chosen(table: Seating, who: int, at: int, suspect: str) -> Seating:
    _before_the_deal(table)
    chair = _own_chair(table, who, at) if who != table.host else _chair(table, at)
    if suspect and suspect not in load_edition(table.edition).deck.suspects:
        raise Stop("bad_setup")
    if suspect and any(other.suspect == suspect for other in table.chairs if other != chair):
        raise Stop("taken")
    return table.with_chair(at, replace(chair, suspect=suspect))


def _with_nonce(table: Seating, who: int, nonce: str) -> Seating:
    """The same word on all chairs of one device."""
    _before_the_deal(table)
    if not WORD.fullmatch(nonce):
        raise Stop("bad_nonce")
    for at in table.seats_of(who):
        table = table.with_chair(at, replace(table.chairs[at], nonce=nonce))
    return table


# Games


def _started(table: Seating) -> Seating:
    """Everybody has a suspect and a word, the chairs stand as the edition has it."""
    _before_the_deal(table)
    if any(chair.is_free for chair in table.chairs):
        raise Stop("unfilled")
    checked(table)
    edition = load_edition(table.edition)
    order = edition.deck.suspects
    left = [suspect for suspect in order if suspect not in {c.suspect for c in table.chairs}]
    chairs = [
        replace(
            chair,
            suspect=chair.suspect or left.pop(0),
            nonce=chair.nonce or ("bot" if chair.bot else NO_NONCE),
        )
        for chair in table.chairs
    ]
    if edition.seated_in_token_order:
        chairs.sort(key=lambda chair: order.index(chair.suspect))
    try:
        seated(edition, [chair.suspect for chair in chairs])
    except BadSetup:
        raise Stop("bad_setup") from None
    return replace(table, chairs=tuple(chairs), stage="playing", offers=_unseated(table))


def _unseated(table: Seating) -> tuple[Offer, ...]:
    """Offers of chairs end when the chairs are moved; those for devices stay."""
    return tuple(offer for offer in table.offers if offer.chair is None)


def rematched(table: Seating, game: str, commitment: str) -> Seating:
    """The same people before a new deal, with a new promise and new words."""
    chairs = tuple(replace(chair, nonce="") for chair in table.chairs)
    past = (*table.past, table.game)
    return replace(table, chairs=chairs, game=game, commitment=commitment, stage="open", past=past)


def seen(table: Seating, person: int, away: float | None) -> Seating:
    """Somebody has come (None), or gone at a time."""
    known = table.people[person]
    if away is not None and known.away is not None:
        return table  # the first time counts
    return table.with_person(person, replace(known, away=away))


def _before_the_deal(table: Seating) -> None:
    if table.stage != "open":
        raise Stop("not_open")


def _chair(table: Seating, at: int) -> Chair:
    if not 0 <= at < len(table.chairs):
        raise Stop("no_such_seat")
    return table.chairs[at]


def _own_chair(table: Seating, who: int, at: int) -> Chair:
    chair = _chair(table, at)
    if who not in chair.sitters:
        raise Stop("not_seated")
    return chair


def _person(table: Seating, number: int) -> int:
    if not 0 <= number < len(table.people):
        raise Stop("no_such_person")
    return number


def _switched(row: tuple[int, ...], item: int, on: bool) -> tuple[int, ...]:
    rest = tuple(other for other in row if other != item)
    return (*rest, item) if on else rest
