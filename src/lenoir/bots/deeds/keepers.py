"""Keepers: when to draw for one, and when to play it."""

from collections.abc import Iterator
from typing import Final

from lenoir.bots.moment import Moment
from lenoir.bots.walking.outlook import Outlook
from lenoir.core.actions import Action, Draw, EndTurn, Pass, PlayKeeper
from lenoir.core.cards import Cards
from lenoir.core.keepers import KeeperName
from lenoir.core.phases import Moving
from lenoir.deduction.facts import hand_of

PRICE: Final = 0.2
"""What a keeper spent to move must win: about what it would win another time."""
DRAW: Final = 0.1
"""What a keeper is worth to one who has none yet to play."""
SENT_BACK: Final = 1.5
"""How many turns nearer to the accusation somebody must be to be sent back for it."""


def draw(moment: Moment) -> Action:
    """Draw while no clock can be the last: one keeper is not worth a life."""
    return Pass(moment.seat) if _deadly(moment) else Draw(moment.seat)


def worth_of_a_draw(moment: Moment, outlook: Outlook) -> float:
    """What stopping for a card wins: a keeper if it is one; one's life is worth more."""
    table = moment.table
    left = sum(kind.copies for kind in table.edition.keepers) - table.keepers_drawn
    return -1.0 if _deadly(moment) else DRAW * outlook.spare * left / max(table.pile_size, 1)


def _deadly(moment: Moment) -> bool:
    return moment.table.clocks >= moment.table.edition.clocks - 1


def name_of(moment: Moment, play: PlayKeeper) -> KeeperName:
    """Which keeper it is."""
    return moment.table.edition.keepers[play.keeper].name


def playable(moment: Moment, name: KeeperName) -> Iterator[PlayKeeper]:
    """The ways in which a keeper may be played now."""
    for offer in moment.offers:
        if type(offer) is PlayKeeper and name_of(moment, offer) == name:
            yield offer


def hurried(moment: Moment, outlook: Outlook, without: float) -> Action | None:
    """Plus six, if they lead into a room that is worth more than where the dice lead."""
    play, phase = next(playable(moment, "plus_six"), None), moment.table.phase
    if play is None or type(phase) is not Moving or phase.leg == 1:
        return None
    points, barred = moment.ground.points[moment.here], moment.table.turn.began_at
    reach = (room for room in moment.ground.rooms if points[room] <= phase.steps + 6)
    best = max((outlook.rooms[room] for room in reach if room != barred), default=0.0)
    return play if best > without + PRICE * outlook.spare else None


def block(moment: Moment, cards: Cards) -> Action | None:
    """Block rather than show a card that is news to the asker; nothing is lost by showing others.

    Without a named card there is no need to block: the others' answer is news to all.
    """
    asker = moment.table.turn.seat
    if not cards or cards & moment.diary.seen_by(asker):
        return None
    return next(playable(moment, "block"), None)


def last_things(moment: Moment) -> Action:
    """A look at the neighbour's card, somebody sent away, then another turn: all at once.

    A further turn is worth the same at any time, and sooner is better than later.
    """
    return (
        _neighbour(moment)
        or _back(moment)
        or next(playable(moment, "again"), None)
        or EndTurn(moment.seat)
    )


def _neighbour(moment: Moment) -> Action | None:
    """The neighbour's card, if there is one that this seat has not seen."""
    for play in playable(moment, "neighbour"):
        table = moment.table
        living = (s for s in reversed(table.seats_after(moment.seat)) if not table.is_dead(s))
        if moment.judgement.wish(hand_of(next(living))) > 0:
            return play
    return None


def _back(moment: Moment) -> Action | None:
    """Whoever of the others has come nearest to the pool, if it costs them some turns."""
    table, turns = moment.table, moment.ground.turns
    starts, pool = table.edition.board.starts, table.edition.pool
    found: list[tuple[float, PlayKeeper]] = []
    for play in playable(moment, "back"):
        assert play.token is not None
        player = table.player_of(play.token)
        if pool is not None and player is not None and table.is_active(player):
            lost = turns[starts[play.token]][pool] - turns[table.tokens[play.token]][pool]
            found.append((lost, play))
    lost, best = max(found, key=lambda one: one[0], default=(0.0, None))
    return best if lost >= SENT_BACK else None
