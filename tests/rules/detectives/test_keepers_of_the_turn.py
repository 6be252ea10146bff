"""Keepers in general, and those played while moving (D-19 to D-22)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.keepers import KeeperName
from tests.builders import Play
from tests.rules.detectives.situations import (
    a_table,
    at_the_end,
    can_play,
    keepers_of,
    playable,
    points,
    told,
)

# All keepers


def test_a_keeper_is_known_to_the_one_who_drew_it_alone() -> None:
    """D-19: kept secretly."""
    play = a_table().begin().draws("block").roll(4, 1)
    block = play.table.edition.keeper("block")
    assert [event.keeper for event in told(play, "moutarde", e.KeeperTaken)] == [block]
    assert told(play, "leblanc", e.KeeperTaken) == told(play, "olive", e.KeeperTaken) == []
    assert play.sight("moutarde").keepers != 0
    assert play.sight("leblanc").private.taken[play.seat_of("moutarde")] == 0


def test_one_may_keep_any_number() -> None:
    """D-19: any number."""
    held: tuple[KeeperName, ...] = ("again", "again", "again", "again", "back", "back", "stay")
    play = a_table().keeping("moutarde", *held).begin().draws("spy").roll(2, 1)
    assert sorted(keepers_of(play, "moutarde")) == sorted([*held, "spy"])


def test_any_number_may_be_played() -> None:
    """D-19: any number may be played when their text allows."""
    scene = a_table().keeping("moutarde", "plus_six", "back", "again")
    play = scene.begin().roll(2, 3).keeper("plus_six").walk("kitchen").decline()
    play.keeper("back", token="olive").keeper("again")
    assert keepers_of(play, "moutarde") == []


def test_a_played_keeper_leaves_the_game() -> None:
    """D-19: it is neither in the hand nor in the pile."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour")).keeper("neighbour")
    play.do(next(iter(play.legal)))
    assert keepers_of(play, "moutarde") == []
    assert play.table.keepers[play.seat_of("moutarde")] == 0
    assert play.table.pile_size == 23
    for place in range(23):
        taken = Play(play.state).picks(place).roll(2, 1).happened(e.KeeperTaken)
        assert all(event.keeper != play.table.edition.keeper("neighbour") for event in taken)


def test_nobody_plays_a_keeper_he_does_not_hold() -> None:
    """D-19: a keeper is played from one's own hand."""
    play = at_the_end(a_table().keeping("moutarde", "back").keeping("olive", "again"))
    assert playable(play) == {"back"}
    assert play.rejects(play.playing("again"))


def test_one_copy_is_played_once() -> None:
    """D-19: a played one leaves the game, also from the hand of who may play more."""
    play = a_table().keeping("moutarde", "plus_six", "stay").begin().roll(2, 3).keeper("plus_six")
    assert not can_play(play, "plus_six")


# Stay


def test_stay_stays_and_suggests() -> None:
    """D-20: at the start of the turn, in a room: stay and suggest."""
    scene = a_table().standing("moutarde", "hall").keeping("moutarde", "stay")
    play = scene.begin().keeper("stay")
    assert play.place("moutarde") == "hall"
    assert play.asked == ("Suggesting", "moutarde")
    assert play.suggest("rose", "rope").place("rose") == "hall"


def test_stay_replaces_the_move() -> None:
    """D-20: afterwards there is neither a roll nor a passage."""
    scene = a_table().standing("moutarde", "kitchen").keeping("moutarde", "stay")
    play = scene.begin().keeper("stay")
    assert {type(action) for action in play.legal} == {a.Suggest, a.Pass}


@pytest.mark.parametrize("place", ["pool", "g21"])
def test_stay_is_for_rooms(place: str) -> None:
    """D-20: in a room (not the Piscine)."""
    play = a_table().standing("moutarde", place).keeping("moutarde", "stay").begin()
    assert playable(play) == set()


def test_stay_is_not_played_after_the_dice() -> None:
    """D-20: at the start of the turn."""
    scene = a_table().standing("moutarde", "kitchen").keeping("moutarde", "stay")
    assert playable(scene.begin().draws("clock").roll(2, 1)) == set()


def test_stay_is_not_played_at_the_end() -> None:
    """D-20: at the start of the turn."""
    assert playable(at_the_end(a_table().keeping("moutarde", "stay"))) == set()


# Move anywhere


def test_anywhere_leads_to_every_room_the_piscine_and_every_free_square() -> None:
    """D-21: any room, the Piscine or any free square; not where one already is."""
    scene = a_table().standing("moutarde", "kitchen").keeping("moutarde", "anywhere")
    play = scene.begin()
    board = play.table.edition.board
    offered = {act.to for act in play.legal if isinstance(act, a.PlayKeeper)}
    names = {board.name(to) for to in offered if to is not None}
    assert set(board.rooms) - names == {"kitchen"}
    squares = {name for name in names if name not in board.rooms}
    taken = {"s28", "a19", "a9", "g0", "u0"}
    assert len(squares) == 232 - len(taken)
    assert not squares & taken


def test_anywhere_does_not_lead_to_where_one_already_is() -> None:
    """D-21: neither to the room nor to the square you are on."""
    play = a_table().keeping("moutarde", "anywhere").begin()
    assert play.rejects(play.playing("anywhere", to="g21"))
    assert not play.rejects(play.playing("anywhere", to="h28"))


def test_anywhere_into_a_room_lets_one_suggest() -> None:
    """D-21: instead of rolling; the rest of the turn is as usual."""
    play = a_table().keeping("moutarde", "anywhere").begin().keeper("anywhere", to="spa")
    assert play.place("moutarde") == "spa"
    assert {type(action) for action in play.legal} == {a.Suggest, a.Pass}


def test_anywhere_onto_a_question_mark_draws_and_ends_the_turn() -> None:
    """D-21: a `?` square works as D-10."""
    play = a_table().keeping("moutarde", "anywhere").begin().draws("clock")
    play.keeper("anywhere", to="i23")
    assert play.happened(e.IntrigueDrawn) == [
        e.IntrigueDrawn(play.seat_of("moutarde"), "square", 1)
    ]
    assert play.asked == ("Starting", "leblanc")


def test_anywhere_is_not_played_after_the_dice() -> None:
    """D-21: instead of rolling."""
    assert playable(a_table().keeping("moutarde", "anywhere").begin().roll(2, 3)) == set()


# Plus six


def test_plus_six_adds_six_points() -> None:
    """D-22: after rolling, before moving."""
    play = a_table().keeping("moutarde", "plus_six").begin()
    assert playable(play) == set()
    play.roll(2, 3)
    assert points(play.keeper("plus_six")) == 11
    assert playable(play.walk("kitchen")) == set()


def test_plus_six_carries_six_squares_further() -> None:
    """D-22: the points are for walking: the Patio is 5 from the Piscine, the Cuisine 10."""
    scene = a_table().standing("moutarde", "pool").keeping("moutarde", "plus_six")
    play = scene.begin().roll(1, 3)
    assert "kitchen" not in play.reach()
    assert play.keeper("plus_six").walk("kitchen").place("moutarde") == "kitchen"


def test_plus_six_is_added_to_the_other_die() -> None:
    """D-22: also with the `?` die (other die + 6), and moving stays optional."""
    play = a_table().keeping("moutarde", "plus_six").begin().draws("clock").roll(4, 1)
    play.keeper("plus_six")
    assert points(play) == 10
    assert play.may(a.Stay)


def test_two_plus_six_add_up() -> None:
    """D-22: two of them add up."""
    play = a_table().keeping("moutarde", "plus_six", "plus_six").begin().roll(2, 3)
    assert points(play.keeper("plus_six").keeper("plus_six")) == 17


def test_plus_six_gives_no_right_to_stand_still() -> None:
    """D-22: it adds points and nothing else."""
    play = a_table().keeping("moutarde", "plus_six").begin().roll(2, 3).keeper("plus_six")
    assert not play.may(a.Stay)
