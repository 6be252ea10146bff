"""Consent: to sit with others you ask them, and all of them have to agree.

Whoever sits on a chair sees its cards. So nobody comes to sit with others by a setting, by a wish
of the host's, or by a link of one of them alone.
"""

from typing import Final

from msgspec.structs import replace

from lenoir.play.refusal import Refusal
from lenoir.play.tables.orders import NO_ORDERS
from lenoir.play.tables.seating import Ask, Chair

ASKS_AT_MOST: Final = 8
"""At one chair."""


def with_ask(chair: Chair, ask: Ask) -> Chair:
    """Somebody asks; asking again begins anew."""
    rest = tuple(other for other in chair.asks if other.who != ask.who)
    if chair.bot or ask.who in chair.sitters or len(rest) >= ASKS_AT_MOST:
        raise Refusal("taken")
    return replace(chair, asks=(*rest, ask))


def with_consent(chair: Chair, who: int, person: int) -> Chair:
    """One of those on a chair lets somebody in."""
    ask = _asked_of(chair, who, person)
    more = replace(ask, agreed=(*(other for other in ask.agreed if other != who), who))
    return replace(chair, asks=tuple(more if other == ask else other for other in chair.asks))


def turned_away(chair: Chair, who: int, person: int) -> Chair:
    """One of those on a chair does not want somebody there."""
    _asked_of(chair, who, person)
    return without_ask(chair, person)


def without_ask(chair: Chair, person: int) -> Chair:
    """Somebody asks no more."""
    asks = tuple(ask for ask in chair.asks if ask.who != person)
    return chair if asks == chair.asks else replace(chair, asks=asks)


def agreed_ask(chair: Chair) -> Ask | None:
    """The first ask to which everybody has agreed who sits there now; a link is its maker's word.

    Where nobody sits there is nobody to ask.
    """
    for ask in chair.asks:
        if set(chair.sitters) <= {*ask.agreed, ask.instead}:
            return ask
    return None


def with_sitter(chair: Chair, ask: Ask) -> Chair:
    """The chair with who asked on it, by name beside the others or in somebody's place."""
    names = {n: chair.called(n) for n in chair.sitters if chair.called(n)}
    if ask.instead is None:
        sitters = (*chair.sitters, ask.who)
    else:
        sitters = tuple(ask.who if n == ask.instead else n for n in chair.sitters)
        names.pop(ask.instead, None)
    if ask.name:
        names[ask.who] = ask.name
    # What somebody asked for instead of the one who was replaced has lost its reason.
    asks = tuple(o for o in chair.asks if o != ask and o.instead in (None, *sitters))
    # Orders end when a chair changes hands: they are those of whoever gave them.
    orders = chair.orders if ask.instead is None else NO_ORDERS
    return replace(chair, sitters=sitters, name="", names=names, asks=asks, orders=orders)


def without_sitter(chair: Chair, who: int) -> Chair:
    """The chair after one of several has got up."""
    names = {n: chair.called(n) for n in chair.sitters if n != who and chair.called(n)}
    sitters = tuple(n for n in chair.sitters if n != who)
    asks = tuple(ask for ask in chair.asks if ask.instead in (None, *sitters))
    return replace(chair, sitters=sitters, name="", names=names, asks=asks)


def _asked_of(chair: Chair, who: int, person: int) -> Ask:
    if who not in chair.sitters:
        raise Refusal("not_seated")
    for ask in chair.asks:
        if ask.who == person:
            return ask
    raise Refusal("withdrawn")
