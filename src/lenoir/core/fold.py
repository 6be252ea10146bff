"""The one fold: how an event changes what its reader knows. It decides nothing.

Whatever follows from an event is another event. Public events change the table, which all readers
share; private ones change what a reader was told in private.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.board import NOWHERE, Space
from lenoir.core.cards import Card, Cards, cards_of
from lenoir.core.events import Event, PrivateEvent, PublicEvent
from lenoir.core.keepers import Keepers, one
from lenoir.core.private import Private
from lenoir.core.row import changed
from lenoir.core.seats import Seat, Seats, seats_of
from lenoir.core.table import Table, Turn
from lenoir.core.visibility import audience


def fold_public(table: Table, event: PublicEvent) -> Table:
    """The table after an event that all see."""
    return PUBLIC_FOLDS[type(event)](table, event)


def fold_private(private: Private, event: PrivateEvent) -> Private:
    """What a reader knows in private after an event meant for that reader."""
    return PRIVATE_FOLDS[type(event)](private, event)


def fold(
    table: Table, truth: Private, minds: tuple[Private, ...], event: Event
) -> tuple[Table, Private, tuple[Private, ...]]:
    """The table, the truth and each seat's own knowledge after an event."""
    public = PUBLIC_FOLDS.get(type(event))
    if public is not None:
        return public(table, event), truth, minds
    return table, *tell(truth, minds, event)


def tell(
    truth: Private, minds: tuple[Private, ...], event: Event
) -> tuple[Private, tuple[Private, ...]]:
    """The truth and each seat's own knowledge after an event that not all see."""
    private, after = PRIVATE_FOLDS[type(event)], list(minds)
    for seat in seats_of(audience(event)):
        after[seat] = private(minds[seat], event)
    return private(truth, event), tuple(after)


# Public events


def _phase(table: Table, event: e.PhaseBegan) -> Table:
    return replace(table, phase=event.phase)


def _token(table: Table, event: e.TokenMoved) -> Table:
    tokens, seat = changed(table.tokens, event.token, event.to), table.player_of(event.token)
    if seat is None:
        return replace(table, tokens=tokens)
    passed = event.how == "passage" and table.options.passage_ends_turn
    if passed or (table.passed | table.looked) >> seat & 1:
        table = _gone(table, seat, passed)
    if table.was_summoned(seat) == (event.how == "summoned"):
        return replace(table, tokens=tokens)
    return replace(table, tokens=tokens, summoned=Seats(table.summoned ^ 1 << seat))


def _gone(table: Table, seat: Seat, passed: bool) -> Table:
    """What a seat had where its token stood is over; a passage may bring something new."""
    others = ~(1 << seat)
    return replace(
        table,
        passed=Seats(table.passed & others | passed << seat),
        looked=Seats(table.looked & others),
    )


def _weapon(table: Table, event: e.WeaponMoved) -> Table:
    at = event.weapon - table.edition.deck.first_weapon
    return replace(table, weapons=changed(table.weapons, at, event.to))


def _denial(table: Table, event: e.CannotRefute) -> Table:
    denied = Cards(table.denied[event.seat] | cards_of(event.case))
    return replace(table, denied=changed(table.denied, event.seat, denied))


def _suggestion(table: Table, event: e.SuggestionMade) -> Table:
    turn = replace(table.turn, suggestions=table.turn.suggestions + 1)
    table = replace(table, case=event.case, turn=turn)
    return _named(table, event) if table.options.named_is_summoned else table


def _named(table: Table, event: e.SuggestionMade) -> Table:
    """Being named where one stands counts as a summons to it, as an option has it."""
    seat, room = table.player_of(event.case.suspect), table.edition.room_space(event.case.room)
    if seat is None or seat == event.seat or table.place_of(seat) != room:
        return table
    return replace(table, summoned=Seats(table.summoned | 1 << seat))


def _turn(table: Table, event: e.TurnBegan) -> Table:
    turn = Turn(event.seat, table.place_of(event.seat))
    return replace(table, turn=turn, turns=table.turns + 1)


def _end_of_turn(table: Table, event: e.TurnEnded) -> Table:
    seat = event.seat
    if table.came_by_passage(seat) and table.place_of(seat) == table.turn.began_at:
        table = replace(table, passed=Seats(table.passed & ~(1 << seat)))
    if not table.was_summoned(seat):
        return table
    return replace(table, summoned=Seats(table.summoned & ~(1 << seat)))


def _roll(table: Table, event: e.DiceRolled) -> Table:
    turn = table.turn
    return replace(
        table, turn=replace(turn, dice=event.dice, draws=event.draws, rolls=turn.rolls + 1)
    )


def _start(table: Table, event: e.GameStarted) -> Table:
    return replace(
        table,
        options=event.options,
        seats=tuple(Seat(n) for n in range(len(event.suspects))),
        suspects=event.suspects,
        tokens=_places(table.edition.board.starts, event),
        weapons=event.weapons,
    )


def _places(starts: tuple[Space, ...], event: e.GameStarted) -> tuple[Space, ...]:
    """Every token on its start, or only those that are played (C-3)."""
    if not event.options.only_players_tokens:
        return starts
    return tuple(at if n in event.suspects else NOWHERE for n, at in enumerate(starts))


def _deal(table: Table, event: e.CardsDealt) -> Table:
    return replace(
        table,
        dealer=event.dealer,
        sizes=event.sizes,
        pool_size=event.pool,
        in_rooms=event.in_rooms,
    )


def _out(table: Table, event: e.SeatOut) -> Table:
    out, mistaken = 1 << event.seat, (event.because == "accused") << event.seat
    return replace(table, out=Seats(table.out | out), mistaken=Seats(table.mistaken | mistaken))


def _draw(table: Table, event: e.IntrigueDrawn) -> Table:
    turn = replace(table.turn, draws=table.turn.draws - (event.why == "die"))
    if event.clock:
        return replace(table, clocks=event.clock, turn=turn)
    keepers = changed(table.keepers, event.seat, table.keepers[event.seat] + 1)
    return replace(table, keepers=keepers, keepers_drawn=table.keepers_drawn + 1, turn=turn)


def _keeper(table: Table, event: e.KeeperPlayed) -> Table:
    seat, held = event.seat, table.keepers[event.seat]
    played = Keepers(table.played[seat] + one(event.keeper))
    return replace(
        table,
        keepers=changed(table.keepers, seat, held - 1),
        played=changed(table.played, seat, played),
    )


def _power(table: Table, event: e.PowerUsed) -> Table:
    turn = table.turn
    if table.power_of(event.seat) == "two_moves":
        turn = replace(turn, moves_twice=True)
    return replace(table, powers_used=Seats(table.powers_used | 1 << event.seat), turn=turn)


def _death(table: Table, event: e.SeatDied) -> Table:
    seat = event.seat
    return replace(
        table,
        dead=Seats(table.dead | 1 << seat),
        opened=changed(table.opened, seat, event.hand),
        keepers=changed(table.keepers, seat, 0),
        tokens=changed(table.tokens, table.suspects[seat], NOWHERE),
        summoned=Seats(table.summoned & ~(1 << seat)),
    )


def _clue(table: Table, event: e.ClueDrawn) -> Table:
    turn = replace(table.turn, draws=table.turn.draws - 1)
    return replace(table, clues=(*table.clues, event.clue), turn=turn)


def _opened(table: Table, event: e.CardOpened) -> Table:
    opened = Cards(table.opened[event.seat] | 1 << event.card)
    return replace(table, opened=changed(table.opened, event.seat, opened))


def _passage(table: Table, event: e.PassageOpened) -> Table:
    return replace(table, extra_passage=event.room)


def _end(table: Table, event: e.GameEnded) -> Table:
    return replace(table, winner=event.winner, solution=event.case)


def _look(table: Table, event: e.RoomCardLooked) -> Table:
    return replace(table, looked=Seats(table.looked | 1 << event.seat))


def _nothing(table: Table, event: PublicEvent) -> Table:
    """For what was said and done without changing the table."""
    return table


# Private events


def _shown(private: Private, event: e.CardShown) -> Private:
    shown = (event.by, event.to, event.card)
    return replace(private, held=_adding(private, event.by, event.card), shown=shown)


def _spied(private: Private, event: e.CardSpied) -> Private:
    return replace(private, held=_adding(private, event.by, event.card))


def _glimpsed(private: Private, event: e.CardGlimpsed | e.CardNoticed) -> Private:
    return replace(private, held=_adding(private, event.of, event.card))


def _sealed(private: Private, event: e.AnswerSealed) -> Private:
    return replace(private, sealed=changed(private.sealed, event.seat, event.answer))


def _hand(private: Private, event: e.HandDealt) -> Private:
    return replace(private, held=changed(private.held, event.seat, event.cards))


def _taken(private: Private, event: e.KeeperTaken) -> Private:
    taken = Keepers(private.taken[event.seat] + one(event.keeper))
    return replace(private, taken=changed(private.taken, event.seat, taken))


def _envelope(private: Private, event: e.EnvelopeSealed | e.EnvelopeSeen) -> Private:
    return replace(private, envelope=event.case)


def _written(private: Private, event: e.CaseWritten) -> Private:
    return replace(private, written=changed(private.written, event.seat, event.case))


def _pool(private: Private, event: e.PoolFilled | e.PoolSeen) -> Private:
    return replace(private, pool=event.cards)


def _room_card(private: Private, event: e.RoomCardLaid | e.RoomCardSeen) -> Private:
    found = (event.room, event.card)
    known = found in private.in_rooms
    return private if known else replace(private, in_rooms=(*private.in_rooms, found))


def _adding(private: Private, seat: Seat, card: Card) -> tuple[Cards, ...]:
    return changed(private.held, seat, Cards(private.held[seat] | 1 << card))


# By kind, not by a `match`: a class pattern that fails costs ten times one that holds.
PUBLIC_FOLDS: Final[dict[type[Event], Callable[[Table, Any], Table]]] = {
    e.PhaseBegan: _phase,
    e.TokenMoved: _token,
    e.WeaponMoved: _weapon,
    e.CannotRefute: _denial,
    e.SuggestionMade: _suggestion,
    e.TurnBegan: _turn,
    e.TurnEnded: _end_of_turn,
    e.DiceRolled: _roll,
    e.GameStarted: _start,
    e.CardsDealt: _deal,
    e.SeatOut: _out,
    e.IntrigueDrawn: _draw,
    e.KeeperPlayed: _keeper,
    e.PowerUsed: _power,
    e.SeatDied: _death,
    e.ClueDrawn: _clue,
    e.CardOpened: _opened,
    e.PassageOpened: _passage,
    e.GameEnded: _end,
    e.LotsRolled: _nothing,
    e.Stayed: _nothing,
    e.Declined: _nothing,
    e.SuggestionRefuted: _nothing,
    e.SuggestionStood: _nothing,
    e.SuggestionBlocked: _nothing,
    e.CardPassed: _nothing,
    e.AccusationMade: _nothing,
    e.CaseClaimed: _nothing,
    e.AccusationFailed: _nothing,
    e.CardWithheld: _nothing,
    e.SeatChallenged: _nothing,
    e.EverythingOpened: _nothing,
    e.PoolLooked: _nothing,
    e.CardNamed: _nothing,
    e.SeatPicked: _nothing,
    e.NobodyHolds: _nothing,
    e.RoomCardLooked: _look,
}

PRIVATE_FOLDS: Final[dict[type[Event], Callable[[Private, Any], Private]]] = {
    e.CardShown: _shown,
    e.CardSpied: _spied,
    e.CardGlimpsed: _glimpsed,
    e.CardNoticed: _glimpsed,
    e.AnswerSealed: _sealed,
    e.HandDealt: _hand,
    e.KeeperTaken: _taken,
    e.EnvelopeSealed: _envelope,
    e.EnvelopeSeen: _envelope,
    e.CaseWritten: _written,
    e.PoolFilled: _pool,
    e.PoolSeen: _pool,
    e.RoomCardLaid: _room_card,
    e.RoomCardSeen: _room_card,
}
