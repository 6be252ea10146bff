"""The modern edition: how far the dice carry."""

import pytest

from lenoir.core import actions as a
from lenoir.core.legal import AnyPlace
from tests.rules.modern.deeds import three


def test_t6_a_move_in_the_corridor_is_exact() -> None:
    """T-6: two points, two squares, and never diagonally (C-4)."""
    play = three().with_options(clue_cards=False).begin().roll(1, 1)
    assert play.reach() == {"h22", "i23"}


def test_t6_no_square_is_used_twice() -> None:
    """T-6: with three points one cannot step to and fro and end next to the start."""
    play = three().with_options(clue_cards=False).begin().roll(1, 2)
    assert play.reach() == {"h21", "i22"}


def test_t6_a_detour_is_a_way_too() -> None:
    """T-6: four points may be spent going round, over four different squares."""
    play = three().begin().roll(2, 2)
    assert play.reach() == {"h20", "i21", "h22", "i23"}


def test_t6_one_never_ends_where_one_began() -> None:
    """T-6: the start is a square of the move as well."""
    play = three().standing("rose", "h21").begin().roll(2, 2)
    assert "h21" not in play.reach()


@pytest.mark.parametrize(("dice", "enters"), [((3, 4), False), ((2, 6), True), ((4, 5), True)])
def test_t6_a_room_is_entered_with_points_to_spare(dice: tuple[int, int], enters: bool) -> None:
    """T-6, C-4: the Salon is eight away; seven are too few, nine are not too many."""
    play = three().begin().roll(*dice)
    assert ("lounge" in play.reach()) is enters


def test_t6_entering_a_room_ends_the_move() -> None:
    """T-6, C-4: the points left over are lost."""
    play = three().standing("rose", "g17").begin().roll(5, 6).walk("lounge")
    assert play.place("rose") == "lounge"
    assert play.asked == ("Suggesting", "rose")


def test_t6_squares_nearer_than_the_roll_are_no_choice() -> None:
    """T-6: fewer points only by entering a room."""
    play = three().begin().roll(3, 4)
    assert play.rejects(a.Walk(play.seat, play.space("h23")))
    assert play.rejects(a.Walk(play.seat, play.space("h20")))


def test_t6_if_no_way_is_that_long_one_goes_to_the_end_of_a_longest() -> None:
    """T-6: between two tokens there is a way of two squares, and that is what six points buy."""
    scene = three().standing("moutarde", "h22").standing("pervenche", "i22")
    assert scene.begin().roll(2, 4).reach() == {"i23"}


def test_t6_if_every_end_is_occupied_one_stops_sooner() -> None:
    """T-6: both squares two points away are taken, so the longest way has one."""
    scene = three().standing("moutarde", "h22").standing("pervenche", "i23")
    assert scene.with_options(clue_cards=False).begin().roll(1, 1).reach() == {"h23"}


def test_t6_a_longest_way_is_none_if_the_roll_is_shorter() -> None:
    """T-6: with the dice at two, two squares are exact."""
    scene = three().standing("moutarde", "h21").standing("pervenche", "i22")
    play = scene.with_options(clue_cards=False).begin().roll(1, 1)
    assert play.reach() == {"h22", "i23"}


def test_t6_a_longest_way_out_of_a_room() -> None:
    """T-6: only the doorstep is free, so one may stop on it."""
    scene = three().standing("rose", "lounge").standing("moutarde", "f18")
    scene.standing("orchidee", "h18").standing("pervenche", "g17")
    assert scene.begin().roll(2, 4).reach() == {"g18"}


def test_t6_up_to_lets_one_stop_sooner() -> None:
    """T-6: the option `up_to`; still not where one stands."""
    play = three().with_options(up_to=True).begin().roll(2, 2)
    assert play.reach() == {"h23", "h22", "h21", "h20", "i23", "i22", "i21"}


def test_t6_up_to_is_no_leave_to_stay_in_the_corridor() -> None:
    """T-6: one must move if a step is possible, under `up_to` too."""
    play = three().with_options(up_to=True).begin().roll(2, 2)
    assert not play.may(a.Stay)


def test_t6_one_does_not_stop_on_an_occupied_square() -> None:
    """T-6: another's token stands on one of two ends."""
    play = three().standing("moutarde", "h22").with_options(clue_cards=False).begin().roll(1, 1)
    assert play.reach() == {"i23"}


def test_t6_one_does_not_pass_an_occupied_square() -> None:
    """T-6: the only way out of Rose's corner is shut, by a token nobody plays."""
    play = three().standing("moutarde", "h23").begin().roll(2, 4)
    assert play.reach() == set()


def test_t6_who_cannot_take_a_step_in_the_corridor_stays() -> None:
    """T-6: and the turn is over, for there is nothing to do in the corridor."""
    play = three().standing("moutarde", "h23").begin().roll(2, 4)
    assert list(play.legal) == [a.Stay(play.seat)]
    assert play.stay().asked == ("Starting", "olive")
    assert play.place("rose") == "h24"


def test_t6_in_the_corridor_one_must_move_if_one_can() -> None:
    """T-6: staying is for rooms."""
    play = three().begin().roll(2, 4)
    assert play.rejects(a.Stay(play.seat))


def test_t6_a_step_into_a_room_is_a_step() -> None:
    """T-6: on a doorstep, shut in by tokens, one must go through the door."""
    scene = three().standing("rose", "g18").standing("moutarde", "f18")
    play = scene.standing("orchidee", "h18").standing("pervenche", "g17").begin().roll(2, 4)
    assert play.reach() == {"lounge"}
    assert not play.may(a.Stay)


def test_t6_a_token_on_the_doorstep_shuts_the_door_from_outside() -> None:
    """T-6: the Salon is near enough, but has one door."""
    play = three().standing("rose", "h18").standing("moutarde", "g18").begin().roll(5, 6)
    assert "lounge" not in play.reach()


def test_t6_a_token_on_the_doorstep_shuts_the_door_from_inside() -> None:
    """T-6: who is shut in stays, may suggest and use a passage."""
    scene = three().standing("rose", "lounge").standing("moutarde", "g18")
    play = scene.begin().roll(5, 6)
    assert not any(isinstance(offer, AnyPlace) for offer in play.legal.offers)
    assert play.reach(a.TakePassage) == {"conservatory"}
    assert play.stay().may(a.Suggest)


def test_t6_another_door_stays_open() -> None:
    """T-6: the Entrée has two doorsteps; a token shuts one of them, both ways."""
    scene = three().standing("moutarde", "l17").with_options(clue_cards=False)
    inside = scene.standing("rose", "hall").begin().roll(1, 1)
    assert inside.reach() == {"n17"}
    outside = three().standing("moutarde", "l17").standing("rose", "n17").begin().roll(2, 2)
    assert "hall" in outside.reach()


def test_t6_one_does_not_go_back_into_the_room_one_has_left() -> None:
    """T-6, C-4: out by one door of the Entrée and in by the other."""
    play = three().standing("rose", "hall").begin().roll(2, 4)
    assert "hall" not in play.reach()
    assert play.reach()


def test_t6_any_number_of_tokens_fits_into_a_room() -> None:
    """T-6, C-5: a room full of people is entered like any other."""
    scene = three().standing("rose", "g17")
    for suspect in ("moutarde", "orchidee", "olive", "pervenche", "violet"):
        scene.standing(suspect, "lounge")
    assert scene.begin().roll(2, 3).walk("lounge").place("rose") == "lounge"
