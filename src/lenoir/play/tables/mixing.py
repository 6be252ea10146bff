"""The mix, between the start and the deal: pledges are published, then nonces revealed.

Nobody may choose a nonce after seeing another's, the operator least of all. So the seats are
frozen, then the pledges, and only then does a device reveal what it pledged. If it does
not in time, it has the fixed word: a start cannot be blocked.
"""

from typing import Final

from msgspec.structs import replace

from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.seating import Chair, Seating
from lenoir.record.fairness import DIGEST, FIXED_WORD, WORD, pledge_of

PLEDGED_WITHIN: Final = 3.0
"""Seconds from the start for the pledges of those who are there and have given none yet."""
REVEALED_WITHIN: Final = 8.0
"""Seconds from their publication for the nonces."""


def mixing(table: Seating) -> Seating:
    """The seats are frozen. Whoever is away is not waited for: their pledge goes unpublished."""
    chairs = tuple(
        replace(chair, nonce="", pledge=chair.pledge if _is_there(table, chair) else "")
        for chair in table.chairs
    )
    return went_on(replace(table, chairs=chairs, stage="pledging"))


def pledged(table: Seating, who: int, pledge: str) -> Seating:
    """A device pledges its nonce, for all chairs of its person; the last one before the mix counts.

    During the mix only what is missing can be given.
    """
    if table.stage not in ("open", "pledging"):
        raise Refusal("not_open")
    strange = any(chair.pledge == pledge and who not in chair.sitters for chair in table.chairs)
    if strange or not DIGEST.fullmatch(pledge):  # another's pledge is none of one's own
        raise Refusal("bad_pledge")
    for at in table.seats_of(who):
        chair = table.chairs[at]
        if table.stage == "open" or not chair.pledge:
            table = table.with_chair(at, replace(chair, pledge=pledge))
    return went_on(table)


def revealed(table: Seating, who: int, nonce: str) -> Seating:
    """A device reveals the nonce that it pledged; told again, it is known already."""
    if not WORD.fullmatch(nonce) or nonce == FIXED_WORD:
        raise Refusal("bad_nonce")
    if table.stage in ("open", "pledging"):
        raise Refusal("too_early")
    pledge = pledge_of(table.game, table.commitment, nonce)
    seats = [at for at in table.seats_of(who) if table.chairs[at].pledge == pledge]
    if not seats:
        raise Refusal("bad_nonce")
    if all(table.chairs[at].nonce == nonce for at in seats):
        return table
    if table.stage != "revealing":
        raise Refusal("not_open")
    for at in seats:
        table = table.with_chair(at, replace(table.chairs[at], nonce=nonce))
    return went_on(table)


def went_on(table: Seating) -> Seating:
    """A mix goes on as soon as nobody is waited for."""
    if table.stage == "pledging" and not any(_owes_pledge(table, c) for c in table.chairs):
        table = replace(table, stage="revealing")
    if table.stage == "revealing" and not any(map(_owes_nonce, table.chairs)):
        table = _mixed(table)
    return table


def out_of_time(table: Seating, game: GameId, stage: str) -> Seating:
    """A mix goes on, whoever is missing: the time for this stage of this game is over."""
    if (table.game, table.stage) != (game, stage):
        return table
    if table.stage == "pledging":
        return went_on(replace(table, stage="revealing"))
    return _mixed(table)


def _mixed(table: Seating) -> Seating:
    chairs = tuple(replace(chair, nonce=chair.nonce or FIXED_WORD) for chair in table.chairs)
    return replace(table, chairs=chairs, stage="playing")


def _is_there(table: Seating, chair: Chair) -> bool:
    return any(table.people[sitter].away is None for sitter in chair.sitters)


def _owes_pledge(table: Seating, chair: Chair) -> bool:
    return not chair.pledge and _is_there(table, chair)


def _owes_nonce(chair: Chair) -> bool:
    """Even somebody who has just lost the connection may be back in time."""
    return bool(chair.sitters and chair.pledge and not chair.nonce)
