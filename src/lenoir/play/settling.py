"""Settling a table: edition, options, chairs and pace; the deal, and the game after it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.play.seating import Assistance, Chair, Offer, Seating
from lenoir.play.shelf import Stop
from lenoir.play.sitting import before_the_deal, chair_at, own_chair
from lenoir.rules.setup import BadSetup, seated, settled

NO_NONCE: Final = "none"
"""The word of a seat that gave none: a fixed one, so that nobody can try several."""
PACE_AT_MOST: Final = 86_400


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
    """The table with some settings changed: chat and pace at any time, the rest before the deal."""
    if wish.free_text is not None:
        table = replace(table, free_text=wish.free_text)
    if wish.pace is not None:
        if not 0 <= wish.pace <= PACE_AT_MOST:
            raise Stop("bad_setup")
        table = replace(table, pace=wish.pace)
    rest = (wish.edition, wish.options, wish.chairs, wish.listed, wish.assistance)
    if all(value is None for value in rest):
        return table
    before_the_deal(table)
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


def suspect_chosen(table: Seating, who: int, at: int, suspect: str) -> Seating:
    """Somebody plays a suspect; the host chooses for bots too."""
    before_the_deal(table)
    chair = own_chair(table, who, at) if who != table.host else chair_at(table, at)
    if suspect and suspect not in load_edition(table.edition).deck.suspects:
        raise Stop("bad_setup")
    if suspect and any(other.suspect == suspect for other in table.chairs if other != chair):
        raise Stop("taken")
    return table.with_chair(at, replace(chair, suspect=suspect))


def started(table: Seating) -> Seating:
    """Everybody has a suspect and a word, the chairs stand as the edition has it."""
    before_the_deal(table)
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
