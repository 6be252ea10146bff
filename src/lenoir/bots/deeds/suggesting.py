"""Suggesting: whether to, and in which room."""

from lenoir.bots.deeds import powers
from lenoir.bots.moment import Moment
from lenoir.core.actions import Accuse, Action, LookInPool, Pass, Suggest
from lenoir.core.cards import Cards
from lenoir.core.legal import AnyCase
from lenoir.deduction.facts import POOL


def suggest(moment: Moment) -> Action:
    """Suggest whenever it costs nothing or is worth a power, unless the case is known."""
    offer = next(o for o in moment.offers if type(o) is AnyCase and o.deed is Suggest)
    here, rooms = _here(moment), offer.rooms
    if moment.solved is not None:
        return Pass(moment.seat)
    if moment.table.turn.suggestions and not powers.second_pays(moment, rooms):
        return Pass(moment.seat)
    if not rooms & here and not powers.elsewhere_pays(moment, rooms, here):
        return Pass(moment.seat)
    return suggestion(moment, offer)


def suggestion(moment: Moment, offer: AnyCase) -> Action:
    """The best suggestion; one elsewhere only if it is worth a power."""
    here, rooms = _here(moment), offer.rooms
    if rooms & here and powers.can_name_elsewhere(moment):
        rooms = rooms if powers.elsewhere_pays(moment, rooms, here) else here
    return Suggest(moment.seat, moment.judgement.suggestion(rooms))


def _here(moment: Moment) -> Cards:
    """The card of the room one is in."""
    table = moment.table
    if not table.in_room(moment.seat) or moment.here == table.edition.pool:
        return Cards(0)
    return Cards(1 << table.edition.room_card(moment.here))


def at_the_pool(moment: Moment) -> Action:
    """Accuse when the case is solved, else look if there is something left to see."""
    if moment.solved is not None:
        return Accuse(moment.seat, moment.solved)
    look = moment.offered(LookInPool)
    return look if look and moment.judgement.wish(POOL) > 0 else Pass(moment.seat)
