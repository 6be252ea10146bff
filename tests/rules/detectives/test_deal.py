"""The deal of `detectives`: guests, cards, the Piscine, the pile and who begins (D-1 to D-5)."""

from collections import Counter

import pytest

from lenoir.core import events as e
from lenoir.core.cards import NO_CARDS
from lenoir.editions.loader import load_edition
from lenoir.rules.setup import BadSetup, seated
from tests.builders import Play, a_game
from tests.rules.detectives.situations import dealt, settle

GUESTS = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
ROLLS = ((6, 6), (2, 2), (2, 2), (2, 2), (2, 2), (2, 2))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play(players: int) -> None:
    """D-1: 3 to 6 players."""
    assert len(seated(load_edition("detectives"), players)) == players


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_than_three_or_more_than_six_do_not_play(players: int) -> None:
    """D-1: 3 to 6 players."""
    with pytest.raises(BadSetup):
        seated(load_edition("detectives"), players)


def test_there_are_six_suspects_nine_weapons_and_nine_rooms() -> None:
    """D-1: the cards, by name."""
    deck = load_edition("detectives").deck
    assert set(deck.suspects) == set(GUESTS)
    assert set(deck.weapons) == {
        *("dagger", "candlestick", "revolver", "rope"),
        *("poison", "trophy", "bat", "axe", "dumbbell"),
    }
    assert set(deck.rooms) == {
        *("kitchen", "dining_room", "hall", "guest_house", "patio"),
        *("spa", "theatre", "living_room", "observatory"),
    }


def test_the_piscine_is_a_place_and_no_card() -> None:
    """D-1: the Piscine is a place, not a card."""
    edition = load_edition("detectives")
    assert edition.pool == edition.board.space("pool")
    assert "pool" not in edition.deck.ids


@pytest.mark.parametrize(
    ("players", "each", "left_over"), [(3, 7, 0), (4, 5, 1), (5, 4, 1), (6, 3, 3)]
)
def test_hands_are_equal_and_the_rest_lies_in_the_piscine(
    players: int, each: int, left_over: int
) -> None:
    """D-2: 3 players 7+0, 4: 5+1, 5: 4+1, 6: 3+3."""
    play = dealt(GUESTS[:players], *ROLLS[:players])
    hands = [play.hand(guest) for guest in GUESTS[:players]]
    assert [len(hand) for hand in hands] == [each] * players
    assert play.table.sizes == (each,) * players
    assert play.table.pool_size == left_over
    assert len(play.names(play.state.truth.pool)) == left_over


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_card_is_in_one_place(players: int) -> None:
    """D-2: envelope, hands and Piscine make up the whole deck."""
    play = dealt(GUESTS[:players], *ROLLS[:players])
    cards = [card for guest in GUESTS[:players] for card in play.hand(guest)]
    cards += play.names(play.state.truth.pool)
    cards += [play.deck.ids[card] for card in play.state.solution]
    assert Counter(cards) == Counter(play.deck.ids)


def test_what_lies_in_the_piscine_is_seen_by_nobody_at_the_deal() -> None:
    """D-2: face down."""
    play = dealt(GUESTS, *ROLLS)
    assert all(play.sight(guest).private.pool == NO_CARDS for guest in GUESTS)


def test_nobody_plays_a_guest_that_another_has_chosen() -> None:
    """D-3: each player chooses a different guest."""
    with pytest.raises(BadSetup):
        seated(load_edition("detectives"), ("rose", "olive", "rose"))


def test_guests_sit_in_any_order() -> None:
    """D-3: each player chooses."""
    edition = load_edition("detectives")
    suspects = seated(edition, ("violet", "rose", "olive"))
    assert [edition.deck.ids[card] for card in suspects] == ["violet", "rose", "olive"]


def test_every_guest_card_begins_with_the_power_side_up() -> None:
    """D-3: its card lies power side up for all to see."""
    table = dealt(GUESTS, *ROLLS).table
    assert [table.power_of(seat) for seat in table.seats] == [
        *("spy", "two_moves", "leap", "far_suggestion", "glimpse", "second")
    ]


def test_all_nine_weapons_start_in_the_piscine() -> None:
    """D-4: all nine weapons start in the Piscine."""
    play = dealt(GUESTS[:3], *ROLLS[:3])
    assert [play.weapon_place(weapon) for weapon in play.deck.weapons] == ["pool"] * 9


def test_the_highest_roll_begins() -> None:
    """D-5: the highest roll begins."""
    assert dealt(GUESTS[:3], (2, 3), (2, 2), (5, 4)).asked == ("Starting", "leblanc")


def test_the_question_mark_counts_nothing_when_rolling_for_the_first_turn() -> None:
    """D-5: the `?` die counts 0 here, so 5+`?` is less than 2+4 and ties with nothing."""
    play = dealt(GUESTS[:3], (5, 1), (2, 4), (2, 2))
    assert play.asked == ("Starting", "moutarde")
    assert [lots.rolls for lots in play.happened(e.LotsRolled)] == [(5, 6, 4)]


def test_the_ordinary_die_has_no_question_mark() -> None:
    """D-5: only one of the dice has a `?` (D-7); a 1 on the other is a 1."""
    assert dealt(GUESTS[:3], (1, 4), (2, 2), (3, 1)).asked == ("Starting", "rose")


def test_the_question_mark_draws_nothing_when_rolling_for_the_first_turn() -> None:
    """D-5: it draws nothing."""
    play = dealt(GUESTS[:3], (6, 1), (2, 2), (2, 2))
    assert play.happened(e.IntrigueDrawn) == []
    assert play.table.pile_size == 24


def test_only_the_tied_roll_again() -> None:
    """D-5: the tied roll again; a higher second roll of theirs decides."""
    play = dealt(GUESTS[:3], (4, 4), (2, 2), (5, 3), (2, 2), (6, 6))
    lots = play.happened(e.LotsRolled)
    assert [roll.seats for roll in lots] == [(0, 1, 2), (0, 2)]
    assert [roll.purpose for roll in lots] == ["begin", "begin"]
    assert play.asked == ("Starting", "leblanc")


def test_the_tied_roll_again_until_one_is_higher() -> None:
    """D-5: the tied roll again."""
    play = dealt(GUESTS[:3], (3, 3), (3, 3), (2, 2), (4, 4), (4, 4), (2, 2), (2, 3))
    assert play.asked == ("Starting", "moutarde")


def test_the_turn_goes_to_the_left() -> None:
    """D-5: then to the left, and round to the first seat again."""
    play = dealt(("leblanc", "moutarde", "rose"), (2, 2), (2, 2), (6, 6))
    assert play.asked == ("Starting", "rose")
    assert settled_after_a_step(play, "s27") == ("Starting", "leblanc")
    assert settled_after_a_step(play, "b19") == ("Starting", "moutarde")
    assert settled_after_a_step(play, "h27") == ("Starting", "rose")


def settled_after_a_step(play: Play, to: str) -> tuple[str, str]:
    play.roll(2, 2).walk(to)
    settle(play)
    return play.asked


def test_the_intrigue_pile_has_eight_clocks_and_sixteen_keepers() -> None:
    """D-16: 8 clocks and 16 keepers, with the copies that D-20 to D-27 name."""
    play = a_game("detectives", "moutarde", "leblanc", "olive").begin()
    assert play.table.pile_size == 24
    assert Counter(every_draw(play)) == {
        "clock": 8,
        "stay": 1,
        "anywhere": 2,
        "plus_six": 2,
        "neighbour": 1,
        "again": 4,
        "back": 2,
        "spy": 2,
        "block": 2,
    }


def test_what_was_drawn_is_not_drawn_again() -> None:
    """D-16: the pile gets smaller with every card but the 8th clock."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive")
    play = scene.clocks_out(3).keeping("leblanc", "stay", "spy").begin()
    assert play.table.pile_size == 19
    left = Counter(every_draw(play))
    assert (left["clock"], left["stay"], left["spy"], left["block"]) == (5, 0, 1, 2)


def every_draw(play: Play) -> list[str]:
    """What each card of the pile is, by drawing it with the `?` die in a game of its own."""
    found: list[str] = []
    for place in range(play.table.pile_size):
        drawn = Play(play.state).picks(place).roll(2, 1)
        keepers = drawn.happened(e.KeeperTaken)
        kinds = play.table.edition.keepers
        found.append(kinds[keepers[0].keeper].name if keepers else "clock")
    return found
