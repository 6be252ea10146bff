"""The Intrigue pile: draws of the summoned, the out, clocks and deaths (D-14 to D-18)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Drawing, Over
from lenoir.editions.loader import load_edition
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    a_table,
    can_play,
    in_the_kitchen,
    keepers_of,
    playable,
    points,
    settle,
    struck,
    told,
)

# Summoned


def test_the_summoned_may_draw_before_anybody_is_asked() -> None:
    """D-14: at once; and the table sees why."""
    play = in_the_kitchen(a_table().holding("leblanc", "rope")).suggest("olive", "rope")
    assert play.asked == ("Drawing", "olive")
    play.draw("clock")
    assert play.happened(e.IntrigueDrawn) == [e.IntrigueDrawn(play.seat_of("olive"), "summoned", 1)]
    assert play.asked == ("Refuting", "leblanc")


def test_the_summoned_may_decline_and_declined_is_declined() -> None:
    """D-14: may draw; declined is declined."""
    play = in_the_kitchen(a_table().holding("leblanc", "rope")).suggest("olive", "rope")
    play.decline()
    assert play.table.pile_size == 24
    assert play.asked == ("Refuting", "leblanc")
    assert not any(isinstance(phase, Drawing) for phase in settle(play))


def test_the_summoned_draws_one_card() -> None:
    """D-14: one Intrigue card."""
    play = in_the_kitchen(a_table()).suggest("olive", "rope").draw("stay")
    assert keepers_of(play, "olive") == ["stay"]
    assert play.table.pile_size == 23


def test_who_is_already_there_does_not_draw() -> None:
    """D-14: none if already there."""
    play = in_the_kitchen(a_table().standing("olive", "kitchen")).suggest("olive", "rope")
    assert play.asked[0] != "Drawing"


def test_a_token_nobody_plays_draws_nothing() -> None:
    """D-14: none for tokens nobody plays; it is moved all the same (C-3)."""
    play = in_the_kitchen(a_table()).suggest("violet", "rope")
    assert play.asked[0] != "Drawing"
    assert play.place("violet") == "kitchen"


def test_who_is_out_does_not_draw() -> None:
    """D-14: none for who is out."""
    play = in_the_kitchen(a_table()).resign("olive").suggest("olive", "rope")
    assert play.asked[0] != "Drawing"
    assert play.place("olive") == "kitchen"


@pytest.mark.parametrize(
    ("draws_from", "places"),
    [
        ("anywhere", {"a9", "i23", "pool", "hall"}),
        ("rooms_and_pool", {"pool", "hall"}),
        ("rooms", {"hall"}),
    ],
)
def test_it_depends_on_the_table_from_where_a_summons_draws(
    draws_from: str, places: set[str]
) -> None:
    """D-14: option `draws_from`; moved one is in any case."""
    for place in ("a9", "i23", "pool", "hall"):
        scene = a_table().standing("olive", place).with_options(draws_from=draws_from)
        play = in_the_kitchen(scene).suggest("olive", "rope")
        assert (play.asked == ("Drawing", "olive")) is (place in places)
        assert play.place("olive") == "kitchen"


def test_in_new_games_rooms_and_the_piscine_count() -> None:
    """D-14: the Piscine is counted among the rooms by the card that leads anywhere (D-21)."""
    assert load_edition("detectives").options.draws_from == "rooms_and_pool"


def test_a_table_may_have_the_summoned_draw_unasked() -> None:
    """D-14: option `must_draw`; whoever does not come from a room still draws nothing."""
    scene = a_table().holding("leblanc", "rope").standing("olive", "hall")
    scene.with_options(must_draw=True, draws_from="rooms")
    play = in_the_kitchen(scene).draws("clock").suggest("olive", "rope")
    assert play.happened(e.IntrigueDrawn) == [e.IntrigueDrawn(play.seat_of("olive"), "summoned", 1)]
    assert play.asked == ("Refuting", "leblanc")
    scene = a_table().holding("leblanc", "rope").standing("olive", "a9")
    scene.with_options(must_draw=True, draws_from="rooms")
    assert in_the_kitchen(scene).suggest("olive", "rope").happened(e.IntrigueDrawn) == []


def test_who_must_draw_may_die_of_it_and_the_suggestion_goes_on() -> None:
    """D-14, D-17: option `must_draw`."""
    scene = a_table().holding("leblanc", "rope").with_options(must_draw=True).clocks_out(7)
    play = in_the_kitchen(scene).draws("clock").suggest("olive", "rope")
    assert play.table.is_dead(play.seat_of("olive"))
    assert play.asked == ("Refuting", "leblanc")


def test_a_block_just_drawn_is_played_in_this_very_suggestion() -> None:
    """D-14: *block* in this very suggestion."""
    scene = a_table().envelope("olive", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("olive", "rope").draw("block")
    assert play.asked == ("Refuting", "olive")
    play.keeper("block")
    assert len(play.happened(e.SuggestionBlocked)) == 1


def test_a_spy_just_drawn_is_played_in_this_very_suggestion() -> None:
    """D-14: *spy* in this very suggestion."""
    scene = a_table().holding("leblanc", "rope")
    play = in_the_kitchen(scene).suggest("olive", "rope").draw("spy").show("rope")
    assert play.asked == ("Spying", "olive")
    play.keeper("spy")
    assert play.knows("olive", "leblanc") == {"rope"}


def test_a_plus_six_just_drawn_is_played_in_this_very_move() -> None:
    """D-14: *plus six* in this very move."""
    play = a_table().begin().draws("plus_six").roll(4, 1).keeper("plus_six")
    assert points(play) == 10


# Out


def out_with(scene: Scene) -> Play:
    """Olive has resigned, and Moutarde is in the Cuisine."""
    return in_the_kitchen(scene).resign("olive")


def test_the_out_take_no_turn() -> None:
    """D-15: no moves, suggestions."""
    play = out_with(a_table().standing("leblanc", "b19")).decline()
    play.roll(2, 2).walk("c19")
    assert play.asked == ("Starting", "moutarde")


def test_the_out_still_refute() -> None:
    """D-15: still refutes."""
    play = out_with(a_table().holding("olive", "rope")).suggest("violet", "rope")
    assert play.asked == ("Refuting", "olive")
    play.show("rope")
    assert play.knows("moutarde", "olive") == {"rope"}


def test_the_out_do_not_block() -> None:
    """D-15: no keepers: all know it, so who is out and holds no named card is not even asked."""
    scene = a_table().envelope("violet", "rope", "kitchen").keeping("olive", "block")
    play = out_with(scene).suggest("violet", "rope")
    denied = {event.seat for event in play.happened(e.CannotRefute)}
    assert play.seat_of("olive") in denied
    assert play.asked == ("Starting", "leblanc")


def test_the_out_do_not_block_when_they_hold_a_named_card() -> None:
    """D-15: no keepers."""
    scene = a_table().holding("olive", "rope").keeping("olive", "block")
    play = out_with(scene).suggest("violet", "rope")
    assert play.asked == ("Refuting", "olive")
    assert playable(play) == set()


def test_who_resigns_when_asked_shows_and_does_not_block() -> None:
    """D-15: still refutes, and no keepers from that moment on."""
    scene = a_table().holding("leblanc", "rope").keeping("leblanc", "block")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert can_play(play, "block")
    assert play.resign("leblanc").asked == ("Refuting", "leblanc")
    assert list(play.legal) == [a.Show(play.seat, play.card("rope"))]


def test_the_out_do_not_spy() -> None:
    """D-15: no keepers."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "spy")
    play = out_with(scene).suggest("violet", "rope").show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_the_keepers_of_the_out_stay_unseen_in_the_hand() -> None:
    """D-15: his keepers stay unseen in his hand, and do not go back to the pile."""
    play = out_with(a_table().keeping("olive", "block"))
    assert keepers_of(play, "olive") == ["block"]
    assert play.table.keepers[play.seat_of("olive")] == 1
    assert play.table.pile_size == 23


@pytest.mark.parametrize("guest", ["rose", "pervenche"])
def test_the_out_use_no_power(guest: str) -> None:
    """D-15: no power: neither Rose when Leblanc shows, nor Pervenche when she shows herself."""
    scene = a_game("detectives", "moutarde", "leblanc", guest).standing("moutarde", "g21")
    scene.holding(guest if guest == "pervenche" else "leblanc", "rope")
    play = in_the_kitchen(scene).resign(guest)
    play.suggest("violet", "rope").show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_the_out_still_show_to_the_left_neighbour() -> None:
    """D-15: still shows for D-23."""
    play = out_with(a_table().holding("olive", "rope").keeping("moutarde", "neighbour"))
    play.decline().keeper("neighbour")
    assert play.asked == ("ShowingNeighbour", "olive")
    assert play.show("rope").knows("moutarde", "olive") == {"rope"}


def test_the_token_of_the_out_can_be_sent_back() -> None:
    """D-15: token can be summoned and sent back."""
    play = out_with(a_table().standing("olive", "hall").keeping("moutarde", "back"))
    play.decline().keeper("back", token="olive")
    assert play.place("olive") == "a9"


def test_who_resigns_instead_of_drawing_does_not_draw() -> None:
    """D-15: out: no draws, and the suggestion goes on."""
    play = in_the_kitchen(a_table().holding("leblanc", "rope")).suggest("olive", "rope")
    play.resign("olive")
    assert play.asked == ("Refuting", "leblanc")
    assert play.table.pile_size == 24


# Clocks


@pytest.mark.parametrize("before", range(7))
def test_the_first_seven_clocks_are_laid_out_and_do_nothing(before: int) -> None:
    """D-17: clocks 1 to 7 are laid out for all to see."""
    play = a_table().clocks_out(before).begin().draws("clock").roll(4, 1)
    moutarde = play.seat_of("moutarde")
    drawn = [e.IntrigueDrawn(moutarde, "die", before + 1)]
    assert told(play, "olive", e.IntrigueDrawn) == drawn
    assert play.table.clocks == before + 1
    assert play.table.dead == 0
    assert play.asked == ("Moving", "moutarde")


def struck_by_the_die(scene: Scene) -> Play:
    """Moutarde draws the 8th clock in his own turn."""
    return scene.clocks_out(7).begin().draws("clock").roll(4, 1)


def test_the_eighth_clock_kills_on_the_own_turn_and_ends_it() -> None:
    """D-17: whoever draws it; the token leaves the game."""
    play = struck_by_the_die(a_table().keeping("moutarde", "again"))
    assert play.table.is_dead(play.seat_of("moutarde"))
    assert play.place("moutarde") == "nowhere"
    assert play.asked == ("Starting", "leblanc")


def test_the_hand_of_the_dead_lies_open_for_all() -> None:
    """D-17: his hand lies open for all for good."""
    play = struck_by_the_die(a_table().holding("moutarde", "rope", "hall"))
    moutarde = play.seat_of("moutarde")
    assert told(play, "olive", e.SeatDied)[0].hand == play.state.hand(moutarde)
    assert play.table.opened[moutarde] == play.state.hand(moutarde)
    assert {"rope", "hall"} <= play.names(play.table.opened[moutarde])


def test_the_keepers_of_the_dead_leave_the_game_unseen() -> None:
    """D-17: his keepers leave the game; no one else sees which, and nobody draws them again."""
    play = struck_by_the_die(a_table().keeping("moutarde", "stay"))
    moutarde = play.seat_of("moutarde")
    assert play.table.keepers[moutarde] == 0
    assert told(play, "olive", e.KeeperTaken) == []
    assert told(play, "olive", e.KeeperPlayed) == []
    assert play.table.pile_size == 16
    for place in range(16):
        taken = Play(play.state).picks(place).roll(2, 1).happened(e.KeeperTaken)
        assert all(event.keeper != play.table.edition.keeper("stay") for event in taken)


def test_the_eighth_clock_kills_off_turn_and_the_suggestion_goes_on() -> None:
    """D-17: on or off turn."""
    scene = a_table().holding("leblanc", "rope").clocks_out(7)
    play = in_the_kitchen(scene).suggest("olive", "rope").draw("clock")
    assert play.place("olive") == "nowhere"
    assert play.asked == ("Refuting", "leblanc")
    play.show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_who_has_just_died_is_not_asked_to_refute() -> None:
    """D-17: no longer asked to refute: the cards lie open, and nothing is said of them."""
    scene = a_table().holding("olive", "rope").envelope("olive", "axe", "kitchen").clocks_out(7)
    play = in_the_kitchen(scene).suggest("olive", "rope").draw("clock")
    assert play.happened(e.CannotRefute) == [
        e.CannotRefute(play.seat_of("leblanc"), play.deck.case("olive", "rope", "kitchen"))
    ]
    assert len(play.happened(e.SuggestionStood)) == 1


def test_the_dead_take_no_turn() -> None:
    """D-17: he no longer plays."""
    play = struck(in_the_kitchen(a_table()), "leblanc").decline()
    assert play.asked == ("Starting", "olive")


def test_the_guest_of_the_dead_may_be_named_without_a_token_to_move() -> None:
    """D-17: his guest may still be named; nobody draws, and the weapon moves."""
    play = struck(in_the_kitchen(a_table()), "olive").suggest("olive", "rope")
    assert play.happened(e.TokenMoved) == []
    assert play.place("olive") == "nowhere"
    assert play.weapon_place("rope") == "kitchen"
    assert play.asked[0] != "Drawing"


def test_the_dead_neither_block_nor_spy() -> None:
    """D-17: his keepers leave the game."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "block", "spy")
    play = struck(in_the_kitchen(scene), "olive").suggest("violet", "rope")
    assert play.asked == ("Refuting", "leblanc")
    assert play.show("rope").asked == ("Starting", "leblanc")


def test_a_dead_rose_sees_nothing_more() -> None:
    """D-17: he no longer plays: no power either."""
    scene = a_game("detectives", "moutarde", "leblanc", "rose").standing("moutarde", "g21")
    play = struck(in_the_kitchen(scene.holding("leblanc", "rope")), "rose")
    assert play.suggest("violet", "rope").show("rope").asked == ("Starting", "leblanc")


def test_the_eighth_clock_goes_back_and_kills_again() -> None:
    """D-17: shuffled back into the pile each time."""
    play = struck_by_the_die(a_table())
    assert play.table.pile_size == 17
    play.draws("clock").roll(4, 1)
    assert play.happened(e.IntrigueDrawn) == [e.IntrigueDrawn(play.seat_of("leblanc"), "die", 8)]
    assert play.table.is_dead(play.seat_of("leblanc"))
    assert play.table.pile_size == 17


def test_the_pile_is_never_empty() -> None:
    """D-17: even if the 8th clock was its last card."""
    scene = a_table().keeping("leblanc", "stay", "neighbour", "again", "again", "again", "again")
    scene.keeping("olive", "anywhere", "anywhere", "plus_six", "plus_six", "back", "back")
    scene.keeping("olive", "spy", "spy", "block", "block")
    play = struck_by_the_die(scene)
    assert play.table.is_dead(play.seat_of("moutarde"))
    assert play.table.pile_size == 1
    play.picks(0).roll(4, 1)
    assert play.table.is_dead(play.seat_of("leblanc"))
    assert play.table.pile_size == 1


@pytest.mark.parametrize(("out", "left"), [(0, 8), (3, 5), (6, 2), (7, 1), (8, 1)])
def test_every_card_of_the_pile_is_as_likely_as_any_other(out: int, left: int) -> None:
    """D-16, D-17: of 8 clocks those that are not laid out, and always the 8th; 16 keepers."""
    scene = a_table().clocks_out(out)
    assert scene.begin().table.pile_size == left + 16
    drawn = [scene.begin().picks(place).roll(2, 1) for place in range(left + 16)]
    clocks = [play.happened(e.IntrigueDrawn)[0].clock for play in drawn]
    assert sum(number > 0 for number in clocks) == left
    with pytest.raises(AssertionError, match="were possible"):
        scene.begin().picks(left + 16).roll(2, 1)


def test_death_ends_further_turns_too() -> None:
    """D-17: dying in your own turn ends it, further turns included."""
    scene = a_table().standing("moutarde", "h27").keeping("moutarde", "again", "again")
    play = scene.clocks_out(7).begin().roll(2, 2).walk("h26").keeper("again")
    assert play.asked == ("Starting", "moutarde")
    play.draws("clock").roll(4, 1)
    assert play.asked == ("Starting", "leblanc")


# The end


def test_when_all_are_dead_nobody_wins() -> None:
    """D-18: all dead: nobody wins, and the envelope is opened (C-9)."""
    scene = a_table().envelope("rose", "poison", "living_room").clocks_out(7)
    play = struck(scene.begin(), "leblanc", "olive").draws("clock").roll(4, 1)
    assert play.phase == Over(None)
    ended = e.GameEnded(None, play.deck.case("rose", "poison", "living_room"), "nobody_left")
    assert play.happened(e.GameEnded) == [ended]


def test_the_last_to_die_on_a_question_mark_ends_the_game() -> None:
    """D-18, D-10: nobody has a turn after that."""
    scene = a_table().standing("moutarde", "h23").clocks_out(7)
    play = struck(scene.begin(), "leblanc", "olive").roll(2, 2).draws("clock").walk("i23")
    assert play.phase == Over(None)
    assert play.happened(e.TurnEnded) == []


def test_with_one_left_alive_the_game_goes_on() -> None:
    """D-18: until he wins, errs or dies (C-9)."""
    play = struck(a_table().begin(), "leblanc", "olive").roll(2, 2).walk("h21")
    assert play.asked == ("Starting", "moutarde")


def test_with_the_dead_and_the_out_alone_nobody_wins() -> None:
    """D-18: a mix of dead and out: C-9."""
    scene = a_table().standing("moutarde", "k17").envelope("rose", "poison", "living_room")
    play = struck(scene.begin(), "leblanc").resign("olive")
    play.roll(2, 2).walk("pool").accuse("rose", "poison", "hall")
    assert play.phase == Over(None)


def test_the_last_to_die_off_turn_ends_a_game_of_the_out() -> None:
    """D-18: a mix of dead and out, when the suggester resigns and the summoned dies."""
    scene = a_table().clocks_out(7)
    play = struck(in_the_kitchen(scene), "leblanc").suggest("olive", "rope").resign("moutarde")
    play.draw("clock")
    assert play.phase == Over(None)


@pytest.mark.parametrize("where", ["die", "square", "summoned"])
def test_by_option_the_last_alive_wins_at_once(where: str) -> None:
    """D-17, C-9: option `last_detective_wins`, whatever the draw was for."""
    scene = a_table().with_options(last_detective_wins=True).clocks_out(7)
    if where == "square":
        scene.standing("moutarde", "h23")
    play = struck(scene.begin(), "leblanc")
    match where:
        case "die":
            play.draws("clock").roll(4, 1)
        case "square":
            play.roll(2, 2).draws("clock").walk("i23")
        case _:
            play.roll(2, 3).walk("kitchen").suggest("olive", "rope").draw("clock")
    assert play.phase == Over(play.seat_of("moutarde" if where == "summoned" else "olive"))
    assert play.happened(e.GameEnded)[0].because == "last_detective"
