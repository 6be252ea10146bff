"""Settling a table: edition, options, chairs and pace; the deal, and the game after it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import SettingsChanged
from lenoir.play.tables.mixing import mixing
from lenoir.play.tables.orders import NO_ORDERS
from lenoir.play.tables.publishing import playing
from lenoir.play.tables.seating import Assistance, Chair, Offer, Seating
from lenoir.play.tables.sitting import (
    before_the_deal,
    chair_at,
    own_chair,
    without_asks,
    without_leavers,
)
from lenoir.rules.setup import BadSetup, seated, settled

PACE_AT_LEAST: Final = 10
"""Seconds: a shorter clock would only hand decisions to somebody who stands in."""
PACE_AT_MOST: Final = 86_400
GAMES_AT_MOST: Final = 200
"""At one table, one after the other."""


SETTINGS: Final = ("edition", "options", "pace", "assistance")
"""What is announced when it changes; the rest is seen at the chairs and in the chat."""


class SetTable(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Change the settings."""

    edition: str | None = None
    options: dict[str, object] | None = None
    chairs: int | None = None
    listed: bool | None = None
    pace: int | None = None
    free_text: bool | None = None
    assistance: Assistance | None = None


def set_up(table: Seating, wish: SetTable) -> Seating:
    """The table with some settings changed: the chat at any time, the rest before the deal.

    During a game the clock and the help are everybody's: they are voted on.
    """
    if wish.free_text is not None:
        table = replace(table, free_text=wish.free_text)
    if table.stage != "open" and (wish.pace is not None or wish.assistance is not None):
        raise Refusal("needs_vote")
    rest = (wish.edition, wish.options, wish.chairs, wish.listed, wish.pace, wish.assistance)
    if all(value is None for value in rest):
        return table
    before_the_deal(table)
    before = table
    if wish.pace is not None:
        table = replace(table, pace=checked_pace(wish.pace))
    if wish.listed is not None:
        table = replace(table, listed=wish.listed)
    if wish.assistance is not None:
        table = replace(table, assistance=wish.assistance)
    if wish.edition is not None and wish.edition != table.edition:
        chairs = tuple(replace(chair, suspect="") for chair in table.chairs)
        table = replace(table, edition=wish.edition, options={}, chairs=chairs)
    if wish.options is not None:
        table = replace(table, options=wish.options)
    if wish.chairs is not None:
        table = _with_so_many_chairs(table, wish.chairs)
    checked(table)
    if not table.has_teams:
        table = without_asks(table)  # there is nobody to sit with any more
    changes = tuple(s for s in SETTINGS if getattr(before, s) != getattr(table, s))
    return table.announcing(SettingsChanged(changes)) if changes else table


def checked_pace(seconds: int) -> int:
    """No clock, or one that somebody can play by."""
    if seconds and not PACE_AT_LEAST <= seconds <= PACE_AT_MOST:
        raise Refusal("bad_setup")
    return seconds


def _with_so_many_chairs(table: Seating, count: int) -> Seating:
    """More chairs at the end, or fewer, if they are free."""
    if not 1 <= count <= 6:
        raise Refusal("bad_setup")
    if any(not chair.is_free for chair in table.chairs[count:]):
        raise Refusal("taken")
    more = (Chair(),) * max(0, count - len(table.chairs))
    return replace(table, chairs=(*table.chairs[:count], *more))


def checked(table: Seating) -> None:
    """Refuse a table that could never be dealt."""
    try:
        edition = load_edition(table.edition)
        settled(edition, table.options)
    except (BadSetup, NoSuchEdition):
        raise Refusal("bad_setup") from None
    if len(table.chairs) not in edition.players:
        raise Refusal("bad_setup")
    if not table.has_teams and any(len(chair.sitters) > 1 for chair in table.chairs):
        raise Refusal("seated_together")


def suspect_chosen(table: Seating, who: int, at: int, suspect: str) -> Seating:
    """Somebody plays a suspect; the host chooses for bots and free chairs too."""
    before_the_deal(table)
    chair = chair_at(table, at)
    if chair.sitters or who != table.host:
        own_chair(table, who, at)
    if suspect and suspect not in load_edition(table.edition).deck.suspects:
        raise Refusal("bad_setup")
    if suspect and any(other.suspect == suspect for other in table.chairs if other != chair):
        raise Refusal("taken")
    return table.with_chair(at, replace(chair, suspect=suspect))


def started(table: Seating) -> Seating:
    """Everybody has a suspect, the chairs stand as the edition has it, and the mix begins."""
    before_the_deal(table)
    table = without_asks(table)
    if any(chair.is_free for chair in table.chairs):
        raise Refusal("unfilled")
    checked(table)
    edition = load_edition(table.edition)
    order = edition.deck.suspects
    left = [suspect for suspect in order if suspect not in {c.suspect for c in table.chairs}]
    chairs = [replace(chair, suspect=chair.suspect or left.pop(0)) for chair in table.chairs]
    if edition.seated_in_token_order:
        chairs.sort(key=lambda chair: order.index(chair.suspect))
    try:
        seated(edition, [chair.suspect for chair in chairs])
    except BadSetup:
        raise Refusal("bad_setup") from None
    return mixing(replace(table, chairs=tuple(chairs), offers=_unseated(table)))


def _unseated(table: Seating) -> tuple[Offer, ...]:
    """Offers of chairs end when the chairs are moved; those for devices stay."""
    return tuple(offer for offer in table.offers if offer.chair is None)


def rematched(table: Seating, game: GameId, commitment: str) -> Seating:
    """The same people before a new deal, with a new promise and new pledges."""
    if len(table.past) + 1 >= GAMES_AT_MOST:
        raise Refusal("spent")
    chairs = tuple(replace(chair, nonce="", pledge="", orders=NO_ORDERS) for chair in table.chairs)
    past, played = (*table.past, table.game), (*table.played, playing(table))
    return without_leavers(
        replace(
            table,
            chairs=chairs,
            game=game,
            commitment=commitment,
            stage="open",
            past=past,
            played=played,
            pace_from=0,
            standing_from=-1,
            proposal=None,
        )
    )
