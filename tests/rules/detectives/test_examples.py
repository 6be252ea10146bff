"""The examples of the French text of this edition, played literally (E-1 to E-7)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Drawing
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import points, settle

ALL = ("rose", "moutarde", "leblanc", "pervenche", "violet", "olive")


def test_rose_suspects_olive_with_the_trophy_in_the_spa() -> None:
    """E-1: Olive's token and the Trophée stand in the Spa."""
    play = a_game("detectives", "rose", "olive", "violet").standing("rose", "f6").begin()
    play.roll(2, 3).walk("spa").suggest("olive", "trophy")
    assert play.place("olive") == "spa"
    assert play.weapon_place("trophy") == "spa"


def draws_offered(play: Play, room: str) -> int:
    """Somebody names Olive in a room, and the turn passes; how many draws Olive is offered."""
    play.roll(2, 3).walk(room).suggest("olive", "rope")
    olive = play.seat_of("olive")
    return settle(play).count(Drawing(olive))


def test_olive_is_summoned_four_times_between_two_turns() -> None:
    """E-2: Hall → Spa → Cuisine → Spa → Chambre d'amis: 4 draws offered."""
    scene = a_game("detectives", *ALL).standing("olive", "hall")
    scene.standing("rose", "f6").standing("moutarde", "g21")
    play = scene.standing("leblanc", "g6").standing("pervenche", "u20").begin()
    rooms = ("spa", "kitchen", "spa", "guest_house")
    assert [draws_offered(play, room) for room in rooms] == [1, 1, 1, 1]
    assert play.place("olive") == "guest_house"


def test_olive_named_where_he_stands_is_offered_nothing() -> None:
    """E-3: Hall → Spa → Cuisine → named again in the Cuisine → Chambre d'amis: 3 draws."""
    scene = a_game("detectives", *ALL).standing("olive", "hall")
    scene.standing("rose", "f6").standing("moutarde", "g21")
    play = scene.standing("leblanc", "g20").standing("pervenche", "u20").begin()
    rooms = ("spa", "kitchen", "kitchen", "guest_house")
    assert [draws_offered(play, room) for room in rooms] == [1, 1, 0, 1]


ENTRANCES = [
    ("f6", "spa"),
    ("n2", "theatre"),
    ("q9", "living_room"),
    ("v8", "observatory"),
    ("w10", "hall"),
    ("u20", "guest_house"),
    ("m18", "dining_room"),
    ("g21", "kitchen"),
    ("f10", "patio"),
    ("f10", "g10"),
]


def accuser(square: str) -> Scene:
    """Moutarde is about to enter a room."""
    scene = a_game("detectives", "moutarde", "leblanc", "violet").standing("moutarde", square)
    return scene.envelope("rose", "poison", "living_room")


@pytest.mark.parametrize(("square", "place"), ENTRANCES)
def test_no_accusation_outside_the_piscine(square: str, place: str) -> None:
    """E-4: Rose, Salon, Poison: legal in the Piscine only."""
    play = accuser(square).begin()
    moutarde = play.seat
    wish = a.Accuse(moutarde, play.deck.case("rose", "poison", "living_room"))
    assert play.rejects(wish)
    assert play.roll(2, 3).rejects(wish)
    assert play.walk(place).rejects(wish)


def test_the_accusation_in_the_piscine() -> None:
    """E-4: Rose, Salon, Poison, in the Piscine."""
    play = accuser("k17").begin().roll(2, 3).walk("pool")
    moutarde = play.seat
    assert play.accuse("rose", "poison", "living_room").table.winner == moutarde


def test_moutarde_stops_on_a_question_mark_with_his_first_move() -> None:
    """E-5: draws, no second roll, power spent, turn over."""
    scene = a_game("detectives", "moutarde", "leblanc", "violet").standing("moutarde", "i22")
    play = scene.begin().dice(2, 3).power().draws("clock").walk("i23")
    assert len(play.happened(e.IntrigueDrawn)) == 1
    assert play.happened(e.DiceRolled) == []
    assert play.table.power_of(play.seat_of("moutarde")) is None
    assert play.asked == ("Starting", "leblanc")


def test_leblanc_goes_to_the_piscine() -> None:
    """E-6: may look or accuse."""
    play = a_game("detectives", "leblanc", "rose", "olive", "violet").begin().power(to="pool")
    assert play.place("leblanc") == "pool"
    assert {type(action) for action in play.legal} == {a.LookInPool, a.Accuse, a.Pass}


def test_the_question_mark_and_plus_six() -> None:
    """E-7: draw, then other die + 6."""
    scene = a_game("detectives", "rose", "olive", "violet").keeping("rose", "plus_six")
    play = scene.begin().draws("stay").roll(4, 1)
    assert len(play.happened(e.IntrigueDrawn)) == 1
    assert points(play.keeper("plus_six")) == 10
