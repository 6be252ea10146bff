"""Moving in `detectives`: the dice, the squares, leaving rooms and passages (D-7 to D-12, D-37)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.keepers import KeeperName
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import playable, points, settle, told_outside


def a_table() -> Scene:
    """Moutarde, whose turn it is, Leblanc and Olive."""
    return a_game("detectives", "moutarde", "leblanc", "olive")


def one_point(play: Play) -> Play:
    """A `?` and a 1: whoever rolls draws a clock, and has one point."""
    return play.draws("clock").roll(1, 1)


# The dice


def test_a_roll_gives_the_sum_of_both_dice() -> None:
    """D-7: two dice, and no card without a `?`."""
    play = a_table().begin().roll(3, 4)
    assert points(play) == 7
    assert play.happened(e.IntrigueDrawn) == []


def test_the_question_mark_draws_at_once_and_leaves_the_other_die() -> None:
    """D-7: draw an Intrigue card at once, then move by the other die."""
    play = a_table().begin().draws("spy").roll(4, 1)
    assert play.happened(e.IntrigueDrawn) == [e.IntrigueDrawn(play.seat_of("moutarde"), "die", 0)]
    assert points(play) == 4
    assert play.walk("h24").place("moutarde") == "h24"


def test_only_the_second_die_has_a_question_mark() -> None:
    """D-7: one ordinary die, one whose 1 is `?`."""
    play = a_table().begin().roll(1, 4)
    assert play.happened(e.IntrigueDrawn) == []
    assert points(play) == 5


def test_two_ones_are_a_question_mark_and_a_one() -> None:
    """D-7: one card is drawn, and one point is left."""
    play = one_point(a_table().begin())
    assert len(play.happened(e.IntrigueDrawn)) == 1
    assert points(play) == 1


def test_after_the_question_mark_one_need_not_move() -> None:
    """D-7: one may (need not) move."""
    play = a_table().begin().draws("clock").roll(4, 1).stay()
    assert play.place("moutarde") == "h28"
    assert play.asked == ("Starting", "leblanc")


def test_who_dies_of_the_question_mark_does_not_move() -> None:
    """D-7: who dies of it does not move."""
    play = a_table().clocks_out(7).begin().draws("clock").roll(4, 1)
    assert play.place("moutarde") == "nowhere"
    assert play.asked == ("Starting", "leblanc")


# Squares


def test_one_need_not_use_all_points() -> None:
    """D-8: every square up to the number of points, none beyond, none diagonally nearer."""
    reach = a_table().begin().roll(1, 2).reach()
    assert reach == {"h27", "h26", "h25", "i28", "i27", "i26"}


def test_occupied_squares_may_be_passed_but_not_stopped_on() -> None:
    """D-8: occupied squares may be passed, not stopped on."""
    scene = a_table().standing("leblanc", "h27").standing("olive", "i28")
    assert scene.begin().roll(1, 2).reach() == {"h26", "h25", "i27", "i26"}


def test_a_token_nobody_plays_occupies_its_square_too() -> None:
    """D-8: occupied squares are not stopped on, whoever stands there."""
    assert "h27" not in a_table().standing("violet", "h27").begin().roll(1, 2).reach()


def test_a_token_on_the_doorstep_does_not_shut_the_door() -> None:
    """D-8: occupied squares may be passed, so a door behind one is open, both ways."""
    scene = a_table().standing("leblanc", "g21")
    assert "kitchen" in scene.standing("moutarde", "h21").begin().roll(1, 2).reach()
    assert "g20" in scene.standing("moutarde", "kitchen").begin().roll(1, 2).reach()


def test_who_can_step_may_not_stand_still_in_the_corridor() -> None:
    """D-8: standing still is allowed only with no legal step, or after the `?` die."""
    play = a_table().begin().roll(1, 2)
    assert play.rejects(a.Stay(play.seat))
    assert not play.may(a.EndTurn)


def test_with_no_legal_step_one_stands_still() -> None:
    """D-8: with one point and both squares taken there is no step."""
    scene = a_table().standing("leblanc", "h27").standing("olive", "i28")
    play = one_point(scene.begin())
    assert play.reach() == set()
    assert play.stay().place("moutarde") == "h28"


def test_with_no_legal_step_one_stands_still_whatever_the_dice() -> None:
    """D-8: Moutarde's second move from n0, with the room he began in barred to him (D-29)."""
    scene = a_table().standing("moutarde", "theatre").standing("leblanc", "n1")
    play = scene.standing("olive", "n2").standing("rose", "n3").begin()
    play.dice(1, 2).power().dice(1, 2).walk("n0")
    assert play.reach() == set()
    assert play.stay().asked == ("Starting", "leblanc")


# Entrances


def test_the_guest_house_is_entered_diagonally_for_one_point() -> None:
    """D-9: one entrance, diagonal, cost 1."""
    play = one_point(a_table().standing("moutarde", "u20").begin())
    assert play.reach() == {"guest_house", "u19", "t20"}


@pytest.mark.parametrize("square", ["t20", "u19", "v19"])
def test_the_guest_house_has_no_other_entrance(square: str) -> None:
    """D-9: the Chambre d'amis has one entrance."""
    play = one_point(a_table().standing("moutarde", square).begin())
    assert "guest_house" not in play.reach()


def test_the_guest_house_is_left_by_the_same_diagonal() -> None:
    """D-9: used both ways, cost 1."""
    play = one_point(a_table().standing("moutarde", "guest_house").begin())
    assert play.reach() == {"u20"}


@pytest.mark.parametrize("square", ["f10", "i12", "i16", "f18"])
def test_the_patio_is_entered_over_its_four_white_squares(square: str) -> None:
    """D-9: the white squares are room cells: one step, and one is inside."""
    play = one_point(a_table().standing("moutarde", square).begin())
    assert "patio" in play.reach()


@pytest.mark.parametrize("square", ["i11", "i13", "i14", "i15", "i17", "e10", "g10", "e18"])
def test_the_patio_is_not_entered_elsewhere(square: str) -> None:
    """D-9: four doors, and the brown step is none of them."""
    play = one_point(a_table().standing("moutarde", square).begin())
    assert "patio" not in play.reach()


def test_the_patio_is_left_by_its_four_doors() -> None:
    """D-9: the same four doors."""
    play = one_point(a_table().standing("moutarde", "patio").begin())
    assert play.reach() == {"f10", "i12", "i16", "f18"}


@pytest.mark.parametrize("square", ["o10", "k17", "r17"])
def test_the_piscine_is_entered_by_three_entrances(square: str) -> None:
    """D-9: the Piscine has three entrances."""
    play = one_point(a_table().standing("moutarde", square).begin())
    assert "pool" in play.reach()


def test_the_piscine_is_left_by_its_three_entrances() -> None:
    """D-9: three, and no more."""
    play = one_point(a_table().standing("moutarde", "pool").begin())
    assert play.reach() == {"o10", "k17", "r17"}


def test_elsewhere_no_step_is_diagonal() -> None:
    """D-9: the sole exception to C-4; m18 is the doorstep of the Salle à manger."""
    play = one_point(a_table().standing("moutarde", "l17").begin())
    assert play.reach() == {"k17", "m17", "l18"}


# Question marks on the board


def test_stopping_on_a_question_mark_draws_and_ends_the_turn() -> None:
    """D-10: the move ends, one must draw, and the turn is over."""
    play = a_table().standing("moutarde", "i22").begin().roll(2, 3).draws("clock").walk("i23")
    drawn = e.IntrigueDrawn(play.seat_of("moutarde"), "square", 1)
    assert play.happened(e.IntrigueDrawn) == [drawn]
    assert play.asked == ("Starting", "leblanc")


def test_olive_does_not_use_his_power_after_a_question_mark() -> None:
    """D-10: no suggestion, no power."""
    scene = a_table().standing("olive", "i22").turn_of("olive")
    play = scene.begin().roll(2, 3).draws("clock").walk("i23")
    assert play.asked == ("Starting", "moutarde")


def test_with_a_keeper_from_the_question_mark_only_the_end_of_the_turn_is_left() -> None:
    """D-10: D-23 to D-25 may still be played, with the very keeper that was drawn."""
    scene = a_table().standing("olive", "i22").turn_of("olive")
    play = scene.begin().roll(2, 3).draws("again").walk("i23")
    assert play.asked == ("Closing", "olive")
    assert not play.may(a.Suggest)
    assert playable(play) == {"again"}
    assert play.may(a.EndTurn)


def test_passing_over_a_question_mark_does_nothing() -> None:
    """D-10: passing over it does nothing."""
    play = a_table().standing("moutarde", "i22").begin().roll(1, 3).walk("i25")
    assert play.happened(e.IntrigueDrawn) == []
    assert play.table.pile_size == 24


def test_standing_still_on_a_question_mark_gives_no_second_draw() -> None:
    """D-10: only coming to it draws."""
    play = a_table().standing("moutarde", "i23").begin().draws("clock").roll(2, 1).stay()
    assert play.happened(e.IntrigueDrawn) == []
    assert play.table.pile_size == 23


def test_an_occupied_question_mark_is_not_stopped_on() -> None:
    """D-10: a free `?` square."""
    scene = a_table().standing("moutarde", "i22").standing("leblanc", "i23")
    assert "i23" not in scene.begin().roll(2, 3).reach()


def test_the_question_mark_of_the_die_and_of_the_square_both_draw() -> None:
    """D-10: stopping there is the end of a move by the `?` die too."""
    play = a_table().standing("moutarde", "i22").begin().draws("clock").roll(2, 1)
    play.draws("clock").walk("i23")
    assert play.table.clocks == 2
    assert play.asked == ("Starting", "leblanc")


def test_who_dies_on_a_question_mark_has_no_end_of_turn() -> None:
    """D-10: the turn passes, whatever keepers he held (D-38)."""
    scene = a_table().standing("moutarde", "i22").keeping("moutarde", "again").clocks_out(7)
    play = scene.begin().roll(2, 3).draws("clock").walk("i23")
    assert play.place("moutarde") == "nowhere"
    assert play.asked == ("Starting", "leblanc")


# Leaving rooms


def test_one_must_leave_the_room_one_starts_in() -> None:
    """D-11: neither at the start nor after the dice may one stay; nor suggest there."""
    play = a_table().standing("moutarde", "kitchen").begin()
    assert not play.may(a.Stay)
    assert not play.may(a.Suggest)
    play.roll(2, 3)
    assert not play.may(a.Stay)
    assert play.reach()


def test_one_must_leave_the_piscine_too() -> None:
    """D-11: the Piscine counts as a room (D-13)."""
    play = a_table().standing("moutarde", "pool").begin()
    assert not play.may(a.Stay)
    assert not play.roll(2, 3).may(a.Stay)


def test_the_summoned_may_remain_instead_of_rolling_and_suggest() -> None:
    """D-11: unless summoned into it."""
    play = a_table().summoned("moutarde", "kitchen").begin().stay()
    assert play.asked == ("Suggesting", "moutarde")
    play.suggest("moutarde", "rope")
    assert play.weapon_place("rope") == "kitchen"


def test_the_summoned_who_rolls_must_leave() -> None:
    """D-11: remaining after a summons is chosen instead of rolling."""
    play = a_table().summoned("moutarde", "kitchen").begin().roll(2, 3)
    assert not play.may(a.Stay)


@pytest.mark.parametrize("summoned", [False, True])
def test_who_remains_after_the_question_mark_does_not_suggest(summoned: bool) -> None:
    """D-11: after the `?` die leaving is optional, and who remains does not suggest."""
    scene = a_table()
    scene = scene.summoned("moutarde", "kitchen") if summoned else scene
    scene = scene if summoned else scene.standing("moutarde", "kitchen")
    play = scene.begin().draws("clock").roll(4, 1).stay()
    assert play.place("moutarde") == "kitchen"
    assert play.asked == ("Starting", "leblanc")


def test_with_no_legal_exit_one_remains_and_does_not_suggest() -> None:
    """D-11: likewise with no legal exit."""
    scene = a_table().standing("moutarde", "kitchen").standing("leblanc", "g21")
    play = one_point(scene.begin())
    assert play.reach() == set()
    assert play.stay().asked == ("Starting", "leblanc")


def test_all_see_that_one_remains() -> None:
    """D-11: after a summons or after the dice; what one does with a move is public (C-15)."""
    for play in (
        a_table().summoned("moutarde", "kitchen").begin().stay(),
        a_table().standing("moutarde", "kitchen").begin().draws("clock").roll(4, 1).stay(),
    ):
        assert e.Stayed(play.seat_of("moutarde")) in told_outside(play)


def test_each_keeps_the_own_summons_and_gets_no_other() -> None:
    """D-11: two were summoned, two walked; one's turn or death changes nothing for the others."""
    scene = a_game("detectives", "moutarde", "rose", "leblanc", "olive", "violet")
    scene.standing("rose", "theatre").summoned("moutarde", "kitchen").summoned("leblanc", "hall")
    play = scene.standing("olive", "spa").clocks_out(7).begin()
    assert play.may(a.Stay)
    play.stay().decline()
    assert play.asked == ("Starting", "rose")
    assert not play.may(a.Stay)
    play.draws("clock").roll(4, 1)
    assert play.asked == ("Starting", "leblanc")
    assert play.may(a.Stay)
    play.stay().decline()
    assert play.asked == ("Starting", "olive")
    assert not play.may(a.Stay)


def test_a_summons_lasts_for_one_turn() -> None:
    """D-11: who remained once must leave the next time."""
    play = a_table().summoned("moutarde", "kitchen").begin().stay().decline()
    play.roll(2, 2).walk("b19")
    settle(play.roll(2, 2).walk("b9"))
    assert play.asked == ("Starting", "moutarde")
    assert play.place("moutarde") == "kitchen"
    assert not play.may(a.Stay)


def test_a_summons_is_used_up_by_leaving_too() -> None:
    """D-11: a room entered by your own move is no room you were summoned into."""
    play = a_table().summoned("moutarde", "kitchen").begin().passage("observatory").decline()
    play.roll(2, 2).walk("b19")
    settle(play.roll(2, 2).walk("b9"))
    assert play.asked == ("Starting", "moutarde")
    assert not play.may(a.Stay)


def test_a_token_named_where_it_stands_is_not_summoned() -> None:
    """D-11: being named where one already stands is no summons."""
    scene = a_table().standing("moutarde", "g21").standing("leblanc", "kitchen")
    play = scene.begin().roll(2, 2).walk("kitchen").suggest("leblanc", "rope")
    settle(play)
    assert play.asked == ("Starting", "leblanc")
    assert not play.may(a.Stay)


def test_a_token_named_where_it_stands_keeps_its_summons() -> None:
    """D-11: being named where one already stands ends no summons."""
    scene = a_table().standing("moutarde", "g21").summoned("leblanc", "kitchen")
    play = scene.begin().roll(2, 2).walk("kitchen").suggest("leblanc", "rope")
    settle(play)
    assert play.asked == ("Starting", "leblanc")
    assert play.may(a.Stay)


def test_a_room_left_is_not_entered_again_in_the_same_turn() -> None:
    """D-11: leaving by one door of the Patio and coming in by another is no way to stay."""
    reach = a_table().standing("moutarde", "patio").begin().roll(6, 6).reach()
    assert "patio" not in reach
    assert {"pool", "kitchen", "spa", "theatre", "dining_room"} <= reach


# Passages


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("kitchen", "observatory"),
        ("observatory", "kitchen"),
        ("spa", "guest_house"),
        ("guest_house", "spa"),
    ],
)
def test_a_passage_leads_to_the_opposite_corner(here: str, there: str) -> None:
    """D-12: Cuisine-Observatoire, Spa-Chambre d'amis; then one may suggest."""
    play = a_table().standing("moutarde", here).begin()
    assert play.reach(a.TakePassage) == {there}
    play.passage(there)
    assert play.place("moutarde") == there
    assert play.asked == ("Suggesting", "moutarde")


@pytest.mark.parametrize("room", ["hall", "dining_room", "patio", "theatre", "living_room", "pool"])
def test_the_other_rooms_have_no_passage(room: str) -> None:
    """D-12: only the four corner rooms have one."""
    assert not a_table().standing("moutarde", room).begin().may(a.TakePassage)


def test_a_passage_is_taken_from_a_room_one_was_summoned_into() -> None:
    """D-12: also from a room one was summoned into (C-10)."""
    play = a_table().summoned("moutarde", "spa").begin()
    assert play.passage("guest_house").place("moutarde") == "guest_house"


def test_no_passage_after_the_dice() -> None:
    """D-12: instead of moving by dice (C-10)."""
    play = a_table().standing("moutarde", "kitchen").begin().roll(2, 3)
    assert not play.may(a.TakePassage)


# The start of a turn


def test_in_the_corridor_a_turn_starts_with_the_dice_and_nothing_else() -> None:
    """D-37: nobody passes his move."""
    play = a_table().turn_of("olive").begin()
    assert list(play.legal) == [a.Roll(play.seat)]


def test_a_turn_starts_in_one_of_seven_ways() -> None:
    """D-37: roll; passage; *stay*; *move anywhere*; the power; or, if summoned, remain."""
    scene = a_table().summoned("moutarde", "kitchen").keeping("moutarde", "stay", "anywhere")
    play = scene.begin()
    assert {type(action) for action in play.legal} == {
        *(a.Roll, a.TakePassage, a.PlayKeeper, a.UsePower, a.Stay)
    }
    assert playable(play) == {"stay", "anywhere"}


def test_leblanc_may_start_with_her_power() -> None:
    """D-37: Leblanc."""
    play = a_table().turn_of("leblanc").begin()
    assert {type(action) for action in play.legal} == {a.Roll, a.UsePower}


@pytest.mark.parametrize("keeper", ["plus_six", "neighbour", "again", "back", "spy", "block"])
def test_no_other_keeper_is_played_at_the_start_of_a_turn(keeper: KeeperName) -> None:
    """D-37: only *stay* and *move anywhere* are."""
    scene = a_table().standing("olive", "kitchen").turn_of("olive")
    play = scene.keeping("olive", keeper).begin()
    assert playable(play) == set()
