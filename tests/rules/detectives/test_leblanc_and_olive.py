"""The powers of place: Leblanc's and Olive's (D-30, D-31)."""

import pytest

from lenoir.core import actions as a
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import rooms_named, used, with_leblanc

# Leblanc


def leaps(play: Play) -> set[str]:
    """Where Leblanc's power leads."""
    board = play.table.edition.board
    wishes = [act.to for act in play.legal if isinstance(act, a.UsePower)]
    return {board.name(to) for to in wishes if to is not None}


def test_leblanc_goes_to_the_rooms_without_a_passage_and_the_piscine() -> None:
    """D-30: Hall, Salle à manger, Patio, Salle de projection, Salon or the Piscine."""
    assert leaps(with_leblanc("a19").begin()) == {
        *("hall", "dining_room", "patio", "theatre", "living_room", "pool")
    }


@pytest.mark.parametrize("place", ["hall", "pool"])
def test_leblanc_does_not_go_where_she_is(place: str) -> None:
    """D-30: not the one she is in."""
    play = with_leblanc(place).begin()
    assert place not in leaps(play)
    assert len(leaps(play)) == 5


def test_leblanc_goes_instead_of_rolling_and_suggests() -> None:
    """D-30: instead of moving by dice."""
    play = with_leblanc("a19").begin().power(to="hall")
    assert play.place("leblanc") == "hall"
    assert used(play, "leblanc")
    assert {type(action) for action in play.legal} == {a.Suggest, a.Pass}


def test_leblanc_does_not_go_after_rolling() -> None:
    """D-30: instead of moving by dice."""
    assert not with_leblanc("a19").begin().roll(2, 3).may(a.UsePower)


def test_leblanc_goes_once() -> None:
    """D-30, D-34: a power is used once."""
    play = with_leblanc("a19").keeping("leblanc", "again").begin().power(to="hall").decline()
    assert not play.keeper("again").may(a.UsePower)


# Olive


def with_olive(place: str) -> Scene:
    """It is Olive's turn."""
    return a_game("detectives", "olive", "moutarde", "leblanc").standing("olive", place)


def test_olive_names_a_room_he_is_not_in() -> None:
    """D-31: from a room; suspect and weapon move there, he stays."""
    play = with_olive("g21").begin().roll(2, 3).walk("kitchen")
    assert rooms_named(play) == set(play.deck.rooms)
    play.suggest("rose", "rope", "hall")
    assert (play.place("rose"), play.weapon_place("rope")) == ("hall", "hall")
    assert play.place("olive") == "kitchen"
    assert used(play, "olive")


def test_olive_suggests_from_the_corridor() -> None:
    """D-31: from a room or the corridor."""
    play = with_olive("b9").begin().roll(2, 3).walk("c9")
    assert rooms_named(play) == set(play.deck.rooms)
    play.suggest("rose", "rope", "spa")
    assert play.place("rose") == "spa"
    assert used(play, "olive")


def test_olive_may_keep_his_power_in_the_corridor() -> None:
    """D-31: may; who passes has not used it."""
    play = with_olive("b9").begin().roll(2, 3).walk("c9").decline()
    assert not used(play, "olive")
    assert play.asked == ("Starting", "moutarde")


def test_olive_naming_the_room_he_is_in_uses_no_power() -> None:
    """D-31: a room he is not in."""
    play = with_olive("g21").begin().roll(2, 3).walk("kitchen").suggest("rose", "rope")
    assert not used(play, "olive")


def test_olive_names_a_far_room_once() -> None:
    """D-31, D-34: a power is used once."""
    scene = with_olive("b9").keeping("olive", "again").envelope("rose", "rope", "spa")
    play = scene.begin().roll(2, 3).walk("c9").suggest("rose", "rope", "spa").keeper("again")
    play.roll(2, 3).walk("c8")
    assert play.asked == ("Starting", "moutarde")


def test_olive_with_his_power_used_names_the_room_he_is_in() -> None:
    """D-31, D-34: afterwards he suggests as all do."""
    scene = with_olive("b9").keeping("olive", "again", "anywhere")
    play = scene.envelope("rose", "rope", "spa").begin().roll(2, 3).walk("c9")
    play.suggest("rose", "rope", "spa").keeper("again").keeper("anywhere", to="hall")
    assert rooms_named(play) == {"hall"}


def test_olive_does_not_suggest_from_the_piscine() -> None:
    """D-31: not from the Piscine."""
    assert not with_olive("k17").begin().roll(2, 3).walk("pool").may(a.Suggest)


def test_nobody_but_olive_suggests_from_the_corridor() -> None:
    """D-31: this is his power alone."""
    play = with_olive("b9").turn_of("moutarde").begin().roll(2, 3).walk("h26")
    assert play.asked == ("Starting", "leblanc")


def test_olive_who_remained_after_the_question_mark_does_not_suggest() -> None:
    """D-31: not when he remained under D-11's last sentence."""
    play = with_olive("kitchen").begin().draws("clock").roll(4, 1).stay()
    assert play.asked == ("Starting", "moutarde")


def test_olive_who_stood_still_in_the_corridor_may_suggest() -> None:
    """D-31: from the corridor; D-11's last sentence speaks of rooms."""
    play = with_olive("b9").begin().draws("clock").roll(4, 1).stay()
    assert rooms_named(play) == set(play.deck.rooms)


def test_olive_who_remained_after_a_summons_may_name_a_far_room() -> None:
    """D-31: this turn's suggestion."""
    scene = a_game("detectives", "olive", "moutarde", "leblanc").summoned("olive", "kitchen")
    assert "hall" in rooms_named(scene.begin().stay())


def test_olive_does_not_name_the_piscine() -> None:
    """D-31: never the Piscine itself."""
    play = with_olive("b9").begin().roll(2, 3).walk("c9")
    rooms = [
        play.table.edition.room_space(act.case.room)
        for act in play.legal
        if isinstance(act, a.Suggest)
    ]
    assert play.space("pool") not in rooms


def test_olive_naming_himself_moves_his_token_without_a_draw() -> None:
    """D-31: naming himself moves his token, without a draw."""
    play = with_olive("b9").envelope("olive", "rope", "spa").begin().roll(2, 3).walk("c9")
    play.suggest("olive", "rope", "spa")
    assert play.place("olive") == "spa"
    assert play.asked == ("Starting", "moutarde")
    assert play.table.pile_size == 24


def test_olive_naming_himself_is_not_summoned() -> None:
    """D-31: it is no summons: the next turn he must leave."""
    scene = with_olive("b9").envelope("olive", "rope", "spa").keeping("olive", "again")
    play = scene.begin().roll(2, 3).walk("c9").suggest("olive", "rope", "spa").keeper("again")
    assert play.place("olive") == "spa"
    assert not play.may(a.Stay)


def test_who_olive_summons_from_afar_may_draw() -> None:
    """D-31: the named suspect is summoned as by any suggestion (D-14)."""
    scene = with_olive("b9").standing("leblanc", "patio")
    play = scene.begin().roll(2, 3).walk("c9").suggest("leblanc", "rope", "spa")
    assert play.asked == ("Drawing", "leblanc")
