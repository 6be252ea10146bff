"""What is true of every game at every moment."""

from collections.abc import Iterable, Sequence

from lenoir.core.board import NOWHERE, Space
from lenoir.core.cards import Card, cards_of
from lenoir.core.events import Event, PhaseBegan, TokenMoved
from lenoir.core.keepers import Keeper, Keepers, count, each_keeper
from lenoir.core.phases import (
    Opening,
    Over,
    PassingLeft,
    Refuting,
    Rushing,
    Setup,
    ShowingNeighbour,
    Spying,
    decider,
)
from lenoir.core.state import State
from tests.machines.knowledge import knowledge_is_true

OUT_ANSWER = (Refuting, ShowingNeighbour, Opening, PassingLeft, Rushing)
"""C-7, D-15, T-9: the phases in which one who is out is still asked."""


def all_at_once(state: State, log: Sequence[Event]) -> None:
    """Everything that can be said of a single moment."""
    every_card_is_in_one_place(state)
    every_keeper_is_in_one_place(state)
    every_token_has_its_place(state, log)
    every_weapon_lies_in_a_room(state)
    the_table_waits_for_one(state)
    knowledge_is_true(state)


def every_card_is_in_one_place(state: State) -> None:
    """C-1, C-2: the hands, the envelope, the pool and the rooms share the deck out."""
    truth, table = state.truth, state.table
    laid = cards_of(card for _, card in truth.in_rooms)
    heaps = [*truth.held, cards_of(state.solution), truth.pool, laid]
    assert sum(heaps) == (1 << len(table.edition.deck)) - 1
    assert sum(heap.bit_count() for heap in heaps) == len(table.edition.deck)
    assert table.edition.deck.is_case(state.solution)
    assert table.sizes == tuple(state.hand(seat).bit_count() for seat in table.seats)
    assert table.pool_size == truth.pool.bit_count()
    assert table.in_rooms == tuple(room for room, _ in truth.in_rooms)


def every_keeper_is_in_one_place(state: State) -> None:
    """D-16, D-17, D-19: the pile and the hands are what was not drawn and not played."""
    table, edition, taken = state.table, state.table.edition, state.truth.taken
    left = 0
    for number, kind in enumerate(edition.keepers):
        drawn = sum(count(hand, Keeper(number)) for hand in taken)
        assert drawn <= kind.copies
        left += kind.copies - drawn
    for seat in table.seats:
        assert is_part(table.played[seat], taken[seat])
        held = 0 if table.is_dead(seat) else len(list(each_keeper(state.keepers(seat))))
        assert table.keepers[seat] == held
    if edition.clocks:
        last_always_there = max(1, edition.clocks - table.clocks)
        assert table.pile_size == left + last_always_there


def is_part(some: Keepers, more: Keepers) -> bool:
    """Whether one hand of keepers is among another."""
    return all(count(some, keeper) <= count(more, keeper) for keeper in each_keeper(some))


def every_token_has_its_place(state: State, log: Sequence[Event]) -> None:
    """C-3, C-5, D-17, D-25: one token to a square, but for one that was sent back to it."""
    table, board = state.table, state.table.edition.board
    assert len(table.tokens) == len(table.edition.deck.suspects)
    for token, place in enumerate(table.tokens):
        player = table.player_of(Card(token))
        dead = player is not None and table.is_dead(player)
        spare = player is None and table.options.only_players_tokens
        assert place == NOWHERE if dead or spare else is_space(state, place)
    squares = [place for place in table.tokens if place >= 0 and not board.is_room(place)]
    for square in {place for place in squares if squares.count(place) > 1}:
        sharing = [Card(token) for token, place in enumerate(table.tokens) if place == square]
        at_home = [token for token in sharing if board.starts[token] == square]
        assert (len(sharing), len(at_home)) == (2, 1)
        assert how_it_came(at_home[0], log) == "sent_back"


def is_space(state: State, place: Space) -> bool:
    """Whether a token can stand there."""
    board = state.table.edition.board
    return 0 <= place < len(board.rooms) or (place >= 0 and bool(board.corridor >> place & 1))


def how_it_came(token: Card, log: Iterable[Event]) -> str | None:
    """How a token came to where it is."""
    moves = (event for event in log if isinstance(event, TokenMoved) and event.token == token)
    return [None, *(move.how for move in moves)][-1]


def every_weapon_lies_in_a_room(state: State) -> None:
    """M-2, D-4"""
    table = state.table
    assert len(table.weapons) == len(table.edition.deck.weapons)
    assert all(0 <= place < len(table.edition.board.rooms) for place in table.weapons)


def the_table_waits_for_one(state: State) -> None:
    """C-9, C-14, C-16: one living seat decides, unless the game is over; the out only answer."""
    table, seat = state.table, decider(state.table.phase)
    assert not isinstance(table.phase, Setup)
    assert (seat is None) == isinstance(table.phase, Over)
    if seat is not None:
        assert seat in table.seats
        assert not table.is_dead(seat)
        spies = table.options.out_keep_keepers and isinstance(table.phase, Spying)
        assert table.is_active(seat) or spies or isinstance(table.phase, OUT_ANSWER)
    assert isinstance(table.phase, Over) or table.active
    limit = table.options.turn_limit
    assert not limit or table.turns <= limit


def a_step_ends_with_its_phase(events: Sequence[Event]) -> None:
    """Whatever happened, the last event says what the table waits for, and no other does."""
    assert [type(event) for event in events].count(PhaseBegan) == 1
    assert isinstance(events[-1], PhaseBegan)
