"""Sitting down, asking those who sit there, getting up, and links that work once."""

from typing import Final

from msgspec.structs import replace

from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import AnotherDevice, OnOneDevice, SatDownWith, TookOver
from lenoir.play.tables.consent import (
    agreed_ask,
    turned_away,
    with_ask,
    with_consent,
    with_sitter,
    without_ask,
    without_sitter,
)
from lenoir.play.tables.naming import fresh_name
from lenoir.play.tables.seating import Ask, Chair, Lost, Offer, Person, Seating

PLAIN: Final = "plain"
"""The bot that takes over: it declines, shows and walks at random."""
OFFERS_AT_MOST: Final = 20
WATCHES_AT_MOST: Final = 20
"""Links to look on with; the oldest of them ends when there is one more."""
DEVICES_AT_MOST: Final = 10


STANDING_AT_MOST: Final = 12
"""Those who have come and have no chair yet."""


def joined(table: Seating, chair: int | None, name: str, key: str) -> Seating:
    """Somebody new takes a chair, the first free one if none is named.

    On a chair of others they ask. Where there are teams and no chair is free they stand, see the
    table, and choose whom to ask.
    """
    before_the_deal(table)
    table, who = _with_newcomer(table, name, key)
    if chair is None and table.has_teams and not any(c.is_free for c in table.chairs):
        if len(table.standing) > STANDING_AT_MOST:
            raise Refusal("taken")
        return table
    return sat_down(table, who, chair, "")


def _with_newcomer(
    table: Seating, name: str, key: str, instead_of: int | None = None
) -> tuple[Seating, int]:
    """Somebody nobody knows yet, and their number; whoever they replace may have the same name."""
    person = Person(fresh_name(name, table.names(but=instead_of)), (key,))
    if table.is_crowded:
        raise Refusal("crowded")
    return replace(table, people=(*table.people, person)), len(table.people)


def sat_down(table: Seating, who: int, at: int | None, name: str) -> Seating:
    """A chair is taken if it is free; in a game of teams one asks those who sit there.

    Under a name it is for somebody else at the same device; without one it is for oneself.
    """
    before_the_deal(table)
    if at is None:
        at = next((n for n, chair in enumerate(table.chairs) if chair.is_free), None)
        if at is None:
            raise Refusal("taken")
    chair = chair_at(table, at)
    if not chair.is_free and not table.has_teams:
        raise Refusal("taken")
    return _counted(table.with_chair(at, with_ask(chair, Ask(who, name))), at)


def let_in(table: Seating, who: int, at: int, person: int) -> Seating:
    """One of those on a chair lets somebody sit with them, who does once all have agreed."""
    _while_chairs_stand(table)
    chair = with_consent(chair_at(table, at), who, person)
    return _swept(_counted(table.with_chair(at, chair), at))


def sent_on(table: Seating, who: int, at: int, person: int) -> Seating:
    """One of those on a chair turns somebody away: before the deal they may ask elsewhere."""
    return _swept(table.with_chair(at, turned_away(chair_at(table, at), who, person)))


def _counted(table: Seating, at: int) -> Seating:
    """Those sit down whom everybody on a chair has let in."""
    chair = table.chairs[at]
    ask = agreed_ask(chair)
    if ask is None:
        return table
    table = table.with_chair(at, _to_pledge(table, with_sitter(chair, ask)))
    if ask.instead is not None:
        table = table.announcing(TookOver(ask.who, ask.instead, chair.called(ask.instead)))
        table = _gone_if_unseated(_with_host(table, ask.who), ask.instead, "handed_over")
        table = replace(table, standing_from=-1)  # whoever has come has not agreed to it
    elif chair.sitters:
        table = table.announcing(SatDownWith(ask.who, chair.sitters))
    if ask.name:
        table = table.announcing(OnOneDevice(ask.who, ask.name))
    else:
        table = _moved(table, ask.who, at)
    # Whoever has sat down has a say about the others who asked.
    return _counted(_with_host(table, ask.who), at)


def _with_host(table: Seating, who: int) -> Seating:
    """A table whose host has gone, or that everybody had left, has who sits down as its host."""
    return table if table.sits_anywhere(table.host) else replace(table, host=who)


def _moved(table: Seating, who: int, to: int) -> Seating:
    """Nobody is at two places under their own name: to sit down elsewhere is to get up."""
    for n, chair in enumerate(table.chairs):
        if n != to and who in chair.sitters and not chair.called(who):
            table = _without_sitter(table, who, n)
        elif n != to:
            table = table.with_chair(n, _without_own_ask(chair, who))
    return table


def _without_own_ask(chair: Chair, who: int) -> Chair:
    own = any(ask.who == who and not ask.name for ask in chair.asks)
    return without_ask(chair, who) if own else chair


def left(table: Seating, who: int, at: int | None) -> Seating:
    """Somebody gets up or asks no more, at one chair or at all; in a game a bot goes on."""
    if at is not None and not any(ask.who == who for ask in chair_at(table, at).asks):
        own_chair(table, who, at)
    for n, chair in enumerate(table.chairs):
        if at in (None, n):
            table = table.with_chair(n, without_ask(table.chairs[n], who))
            if who in chair.sitters:
                table = _without_sitter(table, who, n)
    return _swept(_gone_if_unseated(table, who))


def _without_sitter(table: Seating, who: int, at: int) -> Seating:
    chair = table.chairs[at]
    if len(chair.sitters) == 1:
        return without_sitters(table, at, "" if table.stage == "open" else PLAIN)
    return _counted(table.with_chair(at, _to_pledge(table, without_sitter(chair, who))), at)


def without_sitters(table: Seating, at: int, bot: str, lost: Lost = "") -> Seating:
    """A chair for a bot or for nobody; whoever sat there has no key any more."""
    chair = chair_at(table, at)
    asks = () if bot else tuple(ask for ask in chair.asks if ask.instead is None)
    empty = Chair((), bot, chair.suspect, "", chair.nonce, chair.pledge, asks=asks)
    table = table.with_chair(at, _to_pledge(table, empty))
    for who in chair.sitters:
        table = _gone_if_unseated(table, who, lost)
    return _swept(_counted(table, at))


def _to_pledge(table: Seating, chair: Chair) -> Chair:
    """A chair with other people, who pledge anew as long as pledges are not published."""
    if table.stage not in ("open", "pledging"):
        return chair
    return replace(chair, nonce="", pledge="")


def without_asks(table: Seating) -> Seating:
    """Those who wait or stand when the cards are dealt have come too late."""
    chairs = tuple(replace(chair, asks=()) if chair.asks else chair for chair in table.chairs)
    table = replace(table, chairs=chairs)
    for who in table.standing:
        table = _gone_if_unseated(table, who)
    return table


def _swept(table: Seating) -> Seating:
    """During a game nobody stands about whose asking has come to nothing."""
    if table.stage != "open":
        for who in table.standing:
            table = _gone_if_unseated(table, who)
    return table


def _gone_if_unseated(table: Seating, who: int, lost: Lost = "") -> Seating:
    """Those who sit nowhere and ask nowhere have gone for good; the host's office passes on."""
    if table.sits_anywhere(who) or table.asks(who):
        return table
    known = table.people[who]
    former = known.keys if lost else ()
    unseated = replace(known, keys=(), away=None, gone=False, left=False, lost=lost, former=former)
    table = table.with_person(who, unseated)
    table = replace(table, offers=tuple(offer for offer in table.offers if offer.by != who))
    if who == table.host:
        table = replace(table, host=next(iter(table.seated), -1))
    return table


def offered(table: Seating, who: int, chair: int | None, key: str) -> Seating:
    """A link for another device of one's own, or for somebody who takes over a chair."""
    if not table.seats_of(who):
        raise Refusal("not_seated")
    if chair is not None:
        own_chair(table, who, chair)
    offers = (*table.offers, Offer(key, who, chair))
    return replace(table, offers=offers[-OFFERS_AT_MOST:])


def claimed(table: Seating, offer: str, key: str, name: str) -> Seating:
    """Somebody has come with such a link; others on the chair have to agree."""
    found = next((other for other in table.offers if other.key == offer), None)
    if found is None:
        raise Refusal("not_invited")
    table = replace(table, offers=tuple(other for other in table.offers if other != found))
    if found.chair is None:
        person = table.people[found.by]
        if len(person.keys) >= DEVICES_AT_MOST:
            raise Refusal("taken")
        table = table.with_person(found.by, replace(person, keys=(*person.keys, key)))
        return table.announcing(AnotherDevice(found.by))
    _while_chairs_stand(table)
    chair = own_chair(table, found.by, found.chair)
    table, who = _with_newcomer(table, name, key, instead_of=found.by)
    ask = Ask(who, instead=found.by)
    return _swept(_counted(table.with_chair(found.chair, with_ask(chair, ask)), found.chair))


def seen(table: Seating, person: int, away: float | None) -> Seating:
    """Somebody has come (None), or gone at a time."""
    known = table.people[person]
    if away is not None and known.away is not None:
        return table  # the first time counts
    left = known.left and away is not None
    return table.with_person(person, replace(known, away=away, gone=left, left=left))


def stepped_out(table: Seating, who: int) -> Seating:
    """Somebody gets up during a game: a stand-in plays for them, and the chair stays theirs."""
    if not table.is_dealt:
        raise Refusal("not_dealt")
    table = table.with_person(who, replace(table.people[who], gone=True, left=True))
    heir = next(iter(table.voters), who)
    return replace(table, host=heir) if who == table.host else table


def stepped_in(table: Seating, who: int) -> Seating:
    """Somebody is back on their chair; the next decision is theirs."""
    return table.with_person(who, replace(table.people[who], gone=False, left=False))


def without_leavers(table: Seating) -> Seating:
    """A chair is kept for who stepped out until the game ends, and no longer."""
    for who in table.seated:
        if table.people[who].left:
            table = left(table, who, None)
    return table


def watched(table: Seating, who: int, key: str) -> Seating:
    """One more link to look on with: all it shows is what the whole table sees."""
    if not table.seats_of(who):
        raise Refusal("not_seated")
    return replace(table, watches=(*table.watches, key)[-WATCHES_AT_MOST:])


def _while_chairs_stand(table: Seating) -> None:
    """Refuse other people on a chair during the mix."""
    if table.is_mixing:
        raise Refusal("not_open")


def waited_for(table: Seating, person: int) -> Seating:
    """Somebody was waited for in vain, unless they have come back meanwhile."""
    known = table.people[person]
    if known.away is None or known.gone:
        return table
    return table.with_person(person, replace(known, gone=True))


def before_the_deal(table: Seating) -> None:
    """Refuse what can only be done before the cards are dealt."""
    if table.stage != "open":
        raise Refusal("not_open")


def during_the_game(table: Seating) -> Seating:
    """A table whose cards are dealt; what can only be done then is refused at any other."""
    if not table.is_dealt:
        raise Refusal("not_dealt")
    return table


def chair_at(table: Seating, at: int) -> Chair:
    """A chair there is."""
    if not 0 <= at < len(table.chairs):
        raise Refusal("no_such_seat")
    return table.chairs[at]


def own_chair(table: Seating, who: int, at: int) -> Chair:
    """A chair somebody sits on."""
    chair = chair_at(table, at)
    if who not in chair.sitters:
        raise Refusal("not_seated")
    return chair
