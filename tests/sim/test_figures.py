"""The figures mean what they say: shares with their intervals, bits and times."""

from math import log2, sqrt

import pytest

import lenoir
from lenoir.core import events as e
from lenoir.core.actions import Action, Show
from lenoir.core.cards import Case, cards_of
from lenoir.core.events import Event
from lenoir.core.legal import AnyCase
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.sim import simulate
from lenoir.sim.measuring import Meter, hidden
from lenoir.sim.shares import share, student
from lenoir.sim.times import Times
from tests.sim.bots import FILE, Keen


def test_independent_games_have_wilsons_interval() -> None:
    found = share([1, 0] * 50, 1)
    assert found.share == 0.5
    assert found.low == pytest.approx(0.404, abs=0.005)
    assert found.high == pytest.approx(0.596, abs=0.005)


def test_rotations_that_all_end_alike_count_as_one_game() -> None:
    """Ten rotations of a deal whose winner is settled by the deal tell no more than one."""
    once, tenfold = share([1, 0, 0, 1] * 10, 1), share([10, 0, 0, 10] * 10, 10)
    assert tenfold == pytest.approx(once)


def test_rotations_in_which_luck_cancels_tell_more_than_independent_games() -> None:
    even = share([1, 1, 1, 2, 0, 1] * 20, 3)
    assert even.high - even.low < 2 * 1.96 * sqrt(1 / 3 * 2 / 3 / 360)


def test_intervals_stay_between_none_and_all() -> None:
    for wins in ([0] * 5, [3] * 5, [2], [0], [3, 3, 2]):
        low, high = share(wins, 3)[1:]
        assert 0 <= low < high <= 1


@pytest.mark.parametrize(("freedom", "expected"), [(5, 2.571), (10, 2.228), (100, 1.984)])
def test_student_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.02)


def test_times_are_known_to_one_per_cent() -> None:
    times = Times()
    for micros in range(1, 101):
        times.add(micros * 1000)
    assert times.quantile(0.5) == pytest.approx(50e-6, rel=0.02)
    assert times.quantile(0.99) == pytest.approx(99e-6, rel=0.02)
    assert times.worst == 100_000
    assert Times().quantile(0.5) == 0


# Bits


def measured(seed: int = 3) -> tuple[Meter, list[tuple[Event, ...]], Game]:
    """A game of keen bots, with everything that happened."""
    game = lenoir.new_game("boardless", 3, seed=seed)
    meter = Meter([game.view(seat) for seat in game.table.seats])
    rng, bots, told = Seeded(seed), [Keen() for _ in range(3)], list[tuple[Event, ...]]()
    while (seat := game.decider) is not None:
        told.append(game.play(bots[seat].decide(game.view(seat), rng)))
        meter.hear(told[-1])
    return meter, told, game


def test_before_anything_is_said_the_envelope_hides_the_cases_of_unseen_cards() -> None:
    meter, _, game = measured()
    for seat, bits in enumerate(meter.bits):
        unseen = 1
        for kind in game.table.edition.deck.kinds:
            unseen *= sum(not game.view(game.table.seats[seat]).hand >> card & 1 for card in kind)
        if seat == 0:
            assert bits.curve[0] == pytest.approx(log2(unseen), abs=0.3)
        assert bits.curve == sorted(bits.curve, reverse=True)


def test_the_curve_is_what_each_seat_can_know_from_its_own_view() -> None:
    """A meter that heard what is not for a seat's eyes would see less hidden from it."""
    game = lenoir.new_game("boardless", 4, seed=2)
    meter = Meter([game.view(seat) for seat in game.table.seats])
    rng, bots = Seeded(2), [Keen() for _ in range(4)]
    curves = [[hidden(Knowledge.of(game.view(game.table.seats[0])))], [], [], []]
    while (seat := game.decider) is not None and not game.is_over:
        turn = game.table.turns
        meter.hear(game.play(bots[seat].decide(game.view(seat), rng)))
        if game.table.turns > turn:
            begins = game.table.turn.seat
            curves[begins].append(hidden(Knowledge.of(game.view(begins))))
    for bits, curve in zip(meter.bits, curves, strict=True):
        assert bits.curve[: len(curve)] == pytest.approx(curve)


def test_the_winner_knows_all_in_the_end() -> None:
    meter, _, game = measured()
    assert game.winner is not None
    assert meter.bits[game.winner].curve[-1] == 0


def test_suggestions_and_answers_are_counted_as_they_happened() -> None:
    meter, told, _ = measured()
    events = [event for step in told for event in step]
    asked = [event for event in events if type(event) is e.SuggestionMade]
    shown = [event for event in events if type(event) is e.CardShown]
    assert sum(bits.suggestions for bits in meter.bits) == len(asked)
    assert sum(bits.answers for bits in meter.bits) == len(shown)


def test_what_a_suggestion_wins_is_what_the_asker_then_knows_more() -> None:
    """Played by hand: one suggestion, measured from the views before and after it."""
    game = lenoir.new_game("boardless", 3, seed=5)
    meter = Meter([game.view(seat) for seat in game.table.seats])
    before = hidden(Knowledge.of(game.view(game.table.seats[0])))
    two = _two_cards_of_the_left_neighbour(game)
    meter.hear(game.play(two))
    refuted = hidden(Knowledge.of(game.view(game.table.seats[0])))
    shows = [action for action in game.legal if type(action) is Show]
    assert len(shows) == 2
    after = {action: _entropy_after(action) for action in shows}
    meter.hear(game.play(shows[1]))
    asker, teller = meter.bits[0], meter.bits[1]
    assert asker.won == pytest.approx(before - after[shows[1]])
    assert teller.choices == 1
    assert teller.told == pytest.approx(_refuted_hidden(two) - after[shows[1]])
    mean = sum(after.values()) / 2
    assert teller.told_by_chance == pytest.approx(_refuted_hidden(two) - mean)
    assert refuted >= after[shows[1]]


def _two_cards_of_the_left_neighbour(game: Game) -> Action:
    hand, deck = game.view(game.table.seats[1]).hand, game.table.edition.deck
    own = game.view(game.table.seats[0]).hand
    (offer,) = game.legal.offers
    assert isinstance(offer, AnyCase)
    for action in offer:
        case: Case = action.case  # type: ignore[union-attr]
        held = cards_of(case) & hand
        if held.bit_count() == 2 and not cards_of(case) & own:
            return action
    raise AssertionError(deck.names(hand))


def _entropy_after(show: Action) -> float:
    game = lenoir.new_game("boardless", 3, seed=5)
    game.play(_two_cards_of_the_left_neighbour(game))
    game.play(show)
    return hidden(Knowledge.of(game.view(game.table.seats[0])))


def _refuted_hidden(suggest: Action) -> float:
    """What is hidden once it is known that the neighbour has one of the three."""
    from lenoir.deduction.facts import HoldsOneOf, Place

    game = lenoir.new_game("boardless", 3, seed=5)
    known = Knowledge.of(game.view(game.table.seats[0]))
    case: Case = suggest.case  # type: ignore[union-attr]
    return hidden(known.learn([HoldsOneOf(Place(1), cards_of(case))]))


@pytest.mark.parametrize("edition", ["classic", "miro", "detectives", "modern", "boardless"])
def test_every_edition_is_measured(edition: str) -> None:
    limit = {"turn_limit": 45}
    bots = f"{FILE}:Keen,random,random"
    results = simulate(edition, bots, 3, options=limit, jobs=1, measure=3)
    assert results.measured == 3
    keen = results.bots[0]
    assert len(keen.entropy) > 1
    assert keen.entropy[0] > keen.entropy[-1] >= 0
