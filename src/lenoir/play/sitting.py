"""Sitting down, getting up, and links that work once."""

from typing import Final

from msgspec.structs import replace

from lenoir.play.naming import checked_name
from lenoir.play.seating import Chair, Offer, Person, Seating
from lenoir.play.shelf import Stop
from lenoir.record.fairness import WORD

PLAIN: Final = "plain"
"""The bot that takes over: it declines, shows and walks at random."""
OFFERS_AT_MOST: Final = 20
PEOPLE_AT_MOST: Final = 100
"""Who has left counts too, so that coming and going cannot fill the store."""
DEVICES_AT_MOST: Final = 10


def joined(table: Seating, chair: int | None, name: str, key: str, nonce: str) -> Seating:
    """Somebody new takes a chair, the first free one if none is named."""
    person = Person(checked_name(name), (key,))
    if len(table.people) >= PEOPLE_AT_MOST:
        raise Stop("taken")
    table = replace(table, people=(*table.people, person))
    who = len(table.people) - 1
    table = sat_down(table, who, chair, "")
    return with_nonce(table, who, nonce) if nonce else table


def sat_down(table: Seating, who: int, at: int | None, name: str) -> Seating:
    """A chair is taken: a free one, or in a game of teams one more place on it."""
    before_the_deal(table)
    if at is None:
        at = next((n for n, chair in enumerate(table.chairs) if chair.is_free), None)
        if at is None:
            raise Stop("taken")
    chair = chair_at(table, at)
    joins_a_team = bool(table.options.get("teams")) and not chair.bot and who not in chair.sitters
    if not chair.is_free and not joins_a_team:
        raise Stop("taken")
    return table.with_chair(at, replace(chair, sitters=(*chair.sitters, who), name=name))


def left(table: Seating, who: int, at: int | None) -> Seating:
    """Somebody gets up, from one chair or from all; in a game a bot goes on."""
    chairs = table.seats_of(who) if at is None else (at,)
    for n in chairs:
        chair = own_chair(table, who, n)
        rest = tuple(other for other in chair.sitters if other != who)
        if rest:
            table = table.with_chair(n, replace(chair, sitters=rest))
        else:
            table = without_sitters(table, n, "" if table.stage == "open" else PLAIN)
    return _gone_if_unseated(table, who)


def without_sitters(table: Seating, at: int, bot: str) -> Seating:
    """A chair for a bot or for nobody; whoever sat there has no key any more."""
    chair = chair_at(table, at)
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


def offered(table: Seating, who: int, chair: int | None, key: str) -> Seating:
    """A link for another device of one's own, or for somebody who takes over a chair."""
    if chair is not None:
        own_chair(table, who, chair)
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
    chair = own_chair(table, found.by, found.chair)
    table = replace(table, people=(*table.people, Person(checked_name(name), (key,))))
    who = len(table.people) - 1
    others = tuple(who if other == found.by else other for other in chair.sitters)
    table = table.with_chair(found.chair, replace(chair, sitters=others, name=""))
    if found.by == table.host and not table.seats_of(found.by):
        table = replace(table, host=who)
    return _gone_if_unseated(table, found.by)


def with_nonce(table: Seating, who: int, nonce: str) -> Seating:
    """The same word on all chairs of one device."""
    before_the_deal(table)
    if not WORD.fullmatch(nonce):
        raise Stop("bad_nonce")
    for at in table.seats_of(who):
        table = table.with_chair(at, replace(table.chairs[at], nonce=nonce))
    return table


def seen(table: Seating, person: int, away: float | None) -> Seating:
    """Somebody has come (None), or gone at a time."""
    known = table.people[person]
    if away is not None and known.away is not None:
        return table  # the first time counts
    return table.with_person(person, replace(known, away=away))


def before_the_deal(table: Seating) -> None:
    """Refuse what can only be done before the cards are dealt."""
    if table.stage != "open":
        raise Stop("not_open")


def chair_at(table: Seating, at: int) -> Chair:
    """A chair there is."""
    if not 0 <= at < len(table.chairs):
        raise Stop("no_such_seat")
    return table.chairs[at]


def own_chair(table: Seating, who: int, at: int) -> Chair:
    """A chair somebody sits on."""
    chair = chair_at(table, at)
    if who not in chair.sitters:
        raise Stop("not_seated")
    return chair
