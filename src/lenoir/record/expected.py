"""The phase that usually follows what happened, so that the notation need not spell it out.

It is part of the notation and no rule: it may be wrong, and then the phase is written. It looks
at public events alone, so that full, public and one-seat records are written alike. Since texts
once written must stay readable, it changes only together with the schema.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core import phases as p
from lenoir.core.edition import Clue
from lenoir.core.events import PublicEvent
from lenoir.core.keepers import KeeperName
from lenoir.core.phases import Phase
from lenoir.core.seats import Seat
from lenoir.core.table import Table

WINDOWS = (p.Spying, p.Opening, p.PassingLeft, p.Rushing)


def expected(table: Table, since: Sequence[PublicEvent]) -> Phase:
    """The phase one would expect; ``since`` is what everyone saw since the last one began."""
    told = [event for event in since if not isinstance(event, e.RoomCardLooked)]
    seat = table.turn.seat
    match told[-1] if told else None:
        case None:
            return _next_asked(table)
        case e.TurnBegan():
            return p.Starting(seat)
        case e.DiceRolled() | e.IntrigueDrawn(why="die"):
            return _moving(table, told)
        case e.SuggestionMade() | e.WeaponMoved() | e.TokenMoved(how="summoned" | "named"):
            return _asked(table, told)
        case e.CannotRefute() | e.IntrigueDrawn(why="summoned"):
            return _asked(table, told)
        case e.Stayed() | e.TokenMoved(how="walk" | "passage" | "leap" | "keeper" | "power"):
            return _arrived(table)
        case e.Declined() if isinstance(table.phase, p.Drawing):
            return _asked(table, told)
        case e.KeeperPlayed(_, keeper):
            return _kept(table, table.edition.keepers[keeper].name)
        case e.SeatOut():
            return table.phase
        case e.ClueDrawn(_, clue):
            return _obeying(table, table.edition.clues[clue])
        case e.SeatPicked(_, target):
            return p.Opening(target, (target,))
        case e.CardOpened() | e.NobodyHolds() | e.PassageOpened() | e.TokenMoved(how="rush"):
            return p.Moving(seat, sum(table.turn.dice))
        case e.CardPassed() if isinstance(table.phase, p.PassingLeft):
            return p.Moving(seat, sum(table.turn.dice))
        case e.GameEnded() | e.EverythingOpened() | e.CardWithheld():
            return p.Over(table.winner)
        case _:
            return p.Closing(seat)


def _next_asked(table: Table) -> Phase:
    """Nobody saw anything: an answer was sealed, and the next seat is asked."""
    phase = table.phase
    if isinstance(phase, WINDOWS):
        rest = phase.asked[phase.asked.index(phase.seat) + 1 :]
        if rest:
            return replace(phase, seat=rest[0])
        if not isinstance(phase, p.Spying):
            return p.Moving(table.turn.seat, sum(table.turn.dice))
    return p.Closing(table.turn.seat)


def _moving(table: Table, told: Sequence[PublicEvent]) -> Phase:
    """A move by dice; with a power it is the first or the second of two."""
    seat, turn = table.turn.seat, table.turn
    first, second = isinstance(told[0], e.PowerUsed), isinstance(told[0], e.TokenMoved | e.Stayed)
    leg = 1 if first else 2 if second else 0
    drawn = sum(isinstance(event, e.IntrigueDrawn) for event in told)
    return p.Moving(seat, max(0, sum(turn.dice) - drawn), leg, may_stay=bool(drawn))


def _arrived(table: Table) -> Phase:
    seat = table.turn.seat
    if table.place_of(seat) == table.edition.pool:
        return p.AtPool(seat)
    far = table.power_of(seat) == "far_suggestion"
    return p.Suggesting(seat) if far or table.in_room(seat) else p.Closing(seat)


def _asked(table: Table, told: Sequence[PublicEvent]) -> Phase:
    """The summoned player where there is a pile to draw from, else the next who may refute."""
    denied = [event.seat for event in told if isinstance(event, e.CannotRefute)]
    fresh = not denied and isinstance(told[0], e.SuggestionMade | e.PowerUsed)
    if fresh and table.edition.keepers:
        for event in told:
            if isinstance(event, e.TokenMoved) and event.how == "summoned":
                player = table.player_of(event.token)
                if player is not None and table.is_active(player):
                    return p.Drawing(player)
    return _refuting(table, denied[-1] if denied else table.turn.seat)


def _refuting(table: Table, after: Seat) -> Phase:
    for seat in table.seats_after(after):
        if seat == table.turn.seat:
            break
        if not table.is_dead(seat):
            return p.Refuting(seat)
    return p.Closing(table.turn.seat)


def _kept(table: Table, name: KeeperName) -> Phase:
    """What a keeper leads to that moves no token."""
    seat = table.turn.seat
    closing = p.Closing(seat)
    match name:
        case "stay":
            return p.Suggesting(seat)
        case "plus_six":
            phase = table.phase
            return replace(phase, steps=phase.steps + 6) if type(phase) is p.Moving else closing
        case "neighbour":
            right = reversed(table.seats_after(seat))
            shower = next((other for other in right if not table.is_dead(other)), seat)
            return p.ShowingNeighbour(shower, seat)
        case "anywhere" | "again" | "back" | "spy" | "block":
            return closing


def _obeying(table: Table, clue: Clue) -> Phase:
    """What a clue card asks for."""
    seat = table.turn.seat
    round_table = (*table.seats_after(seat), seat)
    match clue.kind:
        case "reveal":
            return p.Moving(seat, sum(table.turn.dice))
        case "name":
            return p.Naming(seat, clue.names)
        case "suspicious":
            return p.Picking(seat)
        case "passage":
            return p.Placing(seat)
        case "everybody":
            return p.Opening(round_table[0], round_table)
        case "left":
            return p.PassingLeft(round_table[0], round_table)
        case "rush":
            each = table.options.rush_each_chooses
            return p.Rushing(round_table[0], round_table) if each else p.Rushing(seat, (seat,))
