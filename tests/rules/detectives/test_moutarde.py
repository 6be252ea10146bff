"""Moutarde's power: two moves in a row (D-29)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Moving
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    can_play,
    points,
    told_outside,
    used,
)


def with_moutarde(place: str) -> Scene:
    """It is Moutarde's turn."""
    return a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", place)


def leg(play: Play) -> int:
    """Which of his two moves Moutarde makes."""
    assert isinstance(play.phase, Moving)
    return play.phase.leg


def test_moutarde_moves_twice_in_a_row() -> None:
    """D-29: two dice moves; the power is spent at once."""
    play = with_moutarde("h28").begin().dice(2, 3).power()
    assert used(play, "moutarde")
    assert points(play) == 5
    play.dice(1, 3).walk("h23")
    assert points(play) == 4
    assert play.happened(e.DiceRolled) == [e.DiceRolled(play.seat, (1, 3), 0)]
    assert play.walk("h20").asked == ("Starting", "leblanc")


def test_moutarde_decides_before_rolling() -> None:
    """D-29: before rolling."""
    play = with_moutarde("h28").begin()
    assert play.may(a.UsePower)
    assert not play.roll(2, 3).may(a.UsePower)


def test_moutarde_moves_twice_once() -> None:
    """D-29, D-34: a power is used once, in a further turn too."""
    play = with_moutarde("h28").keeping("moutarde", "again").begin()
    play.dice(2, 3).power().dice(2, 3).walk("h24").walk("h22").keeper("again")
    assert not play.may(a.UsePower)


def test_moutarde_does_not_suggest_between() -> None:
    """D-29: no suggestion between; the room reached by the first is left by the second."""
    play = with_moutarde("g21").begin().dice(2, 3).power().dice(2, 3).walk("kitchen")
    assert leg(play) == 2
    assert not play.may(a.Suggest)
    assert not play.may(a.Stay)
    assert "kitchen" not in play.reach()
    assert play.reach()


def test_moutarde_does_not_act_in_the_piscine_between() -> None:
    """D-29: nor act in the Piscine between, which he leaves and does not enter again."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "rose")
    play = scene.standing("moutarde", "k17").begin().dice(2, 3).power().dice(6, 6).walk("pool")
    assert leg(play) == 2
    assert not any(play.may(kind) for kind in (a.LookInPool, a.Accuse, a.Stay))
    assert "pool" not in play.reach()


def test_moutarde_does_not_return_to_the_room_he_began_in() -> None:
    """D-29: nor the room he began in is entered by the second."""
    play = with_moutarde("kitchen").begin().dice(2, 3).power().dice(6, 6).walk("g20")
    assert leg(play) == 2
    assert "kitchen" not in play.reach()


def test_moutarde_does_not_return_through_another_room() -> None:
    """D-29: neither the room between nor the one he began in."""
    play = with_moutarde("kitchen").begin().dice(3, 3).power().dice(6, 6).walk("patio")
    assert not play.reach() & {"kitchen", "patio"}
    assert {"pool", "spa"} <= play.reach()


def test_moutarde_may_return_to_the_square_he_began_on() -> None:
    """D-29: only rooms are barred to the second move."""
    play = with_moutarde("h28").begin().dice(2, 3).power().dice(2, 3).walk("h26")
    assert "h28" in play.reach()


def test_moutarde_may_return_to_a_question_mark_he_began_on() -> None:
    """D-29: he comes to it anew, so D-10 applies."""
    play = with_moutarde("i23").begin().dice(2, 3).power().dice(2, 3).walk("i24")
    play.draws("clock").walk("i23")
    assert play.table.clocks == 1
    assert play.asked == ("Starting", "leblanc")


def test_moutarde_may_end_the_second_move_in_a_room_and_suggest() -> None:
    """D-29: after the second move the turn goes on as usual."""
    play = with_moutarde("h23").begin().dice(1, 2).power().dice(2, 3).walk("h21").walk("kitchen")
    assert play.asked == ("Suggesting", "moutarde")


def test_moutarde_may_accuse_where_the_second_move_leads() -> None:
    """D-29: no act in the Piscine between, but after."""
    play = with_moutarde("l18").begin().dice(1, 2).power().dice(2, 3).walk("k18").walk("pool")
    assert play.may(a.Accuse)


def test_moutarde_on_a_question_mark_has_no_second_move() -> None:
    """D-29: stopping on a `?` square with the first ends the turn, the power spent."""
    play = with_moutarde("i22").begin().dice(1, 2).power().draws("clock").walk("i23")
    assert play.happened(e.DiceRolled) == []
    assert used(play, "moutarde")
    assert play.asked == ("Starting", "leblanc")


def test_each_question_mark_of_the_dice_draws() -> None:
    """D-29: each `?` die draws."""
    play = with_moutarde("h28").begin().dice(3, 1).draws("clock").power()
    assert (points(play), play.table.clocks) == (3, 1)
    play.dice(4, 1).draws("clock").walk("h25")
    assert (points(play), play.table.clocks) == (4, 2)
    assert leg(play) == 2


@pytest.mark.parametrize("first", [True, False])
def test_plus_six_may_go_to_either_move(first: bool) -> None:
    """D-29: *plus six* may go to either, and only to one."""
    play = with_moutarde("h28").keeping("moutarde", "plus_six").begin().dice(2, 3).power()
    if first:
        assert points(play.keeper("plus_six")) == 11
        assert points(play.dice(2, 3).walk("h25")) == 5
        assert not can_play(play, "plus_six")
    else:
        assert points(play.dice(2, 3).walk("h25").keeper("plus_six")) == 11
        assert leg(play) == 2


def test_the_second_move_is_by_dice() -> None:
    """D-29: no passage, no keeper instead of the second roll."""
    scene = with_moutarde("g21").keeping("moutarde", "stay", "anywhere")
    play = scene.begin().dice(2, 3).power().dice(2, 3).walk("kitchen")
    assert len(play.happened(e.DiceRolled)) == 1
    assert {type(action) for action in play.legal} == {a.Walk}


def test_the_second_roll_is_not_optional() -> None:
    """D-29: the dice are rolled again as soon as the first move has ended."""
    play = with_moutarde("h28").begin().dice(2, 3).power().dice(2, 3).walk("h26")
    assert [type(action) for action in play.legal].count(a.Walk) == len(play.legal)


def test_after_a_second_question_mark_moutarde_leaves_the_room_all_the_same() -> None:
    """D-29: after a `?` die on it too he leaves the room if he can."""
    play = with_moutarde("g21").begin().dice(2, 3).power()
    play.dice(4, 1).draws("clock").walk("kitchen")
    assert leg(play) == 2
    assert not play.may(a.Stay)
    assert play.reach()


def test_moutarde_remains_when_he_cannot_leave() -> None:
    """D-29: if he can; and who remains so does not suggest (D-11)."""
    scene = with_moutarde("h21").standing("leblanc", "g21")
    play = scene.begin().dice(2, 3).power().dice(1, 1).draws("clock").walk("kitchen")
    assert play.reach() == set()
    assert play.stay().asked == ("Starting", "leblanc")


def test_moutarde_leaves_over_the_square_he_began_on() -> None:
    """D-29: he leaves the room if he can: with one point the doorstep he came from is the way."""
    play = with_moutarde("g21").begin().dice(2, 3).power()
    play.dice(1, 1).draws("clock").walk("kitchen")
    assert play.reach() == {"g21"}
    assert not play.may(a.Stay)


def test_after_a_second_question_mark_moutarde_may_stand_still_in_the_corridor() -> None:
    """D-29: it is the room that is left; in the corridor D-8 applies."""
    play = with_moutarde("h28").begin().dice(2, 3).power()
    play.dice(4, 1).draws("clock").walk("h26")
    assert play.stay().place("moutarde") == "h26"
    assert play.asked == ("Starting", "leblanc")


def test_moutarde_who_stands_still_on_the_first_move_rolls_again() -> None:
    """D-29: the second roll is not optional, whatever the first move was."""
    play = with_moutarde("h28").begin().dice(4, 1).draws("clock").power().dice(2, 3).stay()
    assert leg(play) == 2
    assert points(play) == 5
    assert e.Stayed(play.seat) in told_outside(play)


def test_moutarde_who_remained_on_the_first_move_leaves_on_the_second() -> None:
    """D-29: with the second move he leaves the room, and may not come back."""
    play = with_moutarde("kitchen").begin().dice(4, 1).draws("clock").power()
    play.dice(3, 1).draws("clock").stay()
    assert not play.may(a.Stay)
    assert play.reach()


@pytest.mark.parametrize("first", [True, False])
def test_moutarde_may_die_of_either_roll(first: bool) -> None:
    """D-29: each `?` die draws, and who dies moves no more."""
    play = with_moutarde("h28").clocks_out(7).begin()
    if first:
        play.dice(3, 1).draws("clock").power()
    else:
        play.dice(2, 3).power().dice(3, 1).draws("clock").walk("h26")
    assert play.place("moutarde") == "nowhere"
    assert play.asked == ("Starting", "leblanc")
