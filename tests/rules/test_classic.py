"""The short classic rules (K-1 to K-8), and the examples that belong to them."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import start
from lenoir.rules.setup import BadSetup, seated, settled
from tests.builders import a_game

CLASSIC = load_edition("classic")


def test_two_to_six_play_and_all_cards_are_dealt() -> None:
    """K-1: as evenly as possible."""
    for players in range(2, 7):
        step = start(CLASSIC, seated(CLASSIC, players), settled(CLASSIC, {}), Seeded(1))
        sizes = step.state.table.sizes
        assert sum(sizes) == 18
        assert max(sizes) - min(sizes) <= 1
    with pytest.raises(BadSetup):
        seated(CLASSIC, 7)


def test_any_player_takes_any_token_and_rose_begins() -> None:
    """K-2, M-6: or the next in order if nobody plays her. Weapons lie in six rooms."""
    step = start(CLASSIC, seated(CLASSIC, ["violet", "rose"]), settled(CLASSIC, {}), Seeded(1))
    assert step.state.table.turn.seat == 1
    step = start(CLASSIC, seated(CLASSIC, ["violet", "leblanc"]), settled(CLASSIC, {}), Seeded(1))
    assert step.state.table.turn.seat == 1
    assert len(set(step.state.table.weapons)) == 6
    with pytest.raises(BadSetup, match="only once"):
        seated(CLASSIC, ["rose", "rose"])


def test_there_is_one_die_or_two_where_the_table_says_so() -> None:
    """K-3, option dice."""
    play = a_game("classic").begin().roll(5)
    assert play.happened(e.DiceRolled)[0].dice == (5,)
    play = a_game("classic").with_options(dice=2).begin().roll(5, 2)
    assert play.happened(e.DiceRolled)[0].dice == (5, 2)


def test_one_may_move_fewer_squares_than_rolled_also_none() -> None:
    """K-4."""
    play = a_game("classic").begin().roll(4)
    assert {"h23", "h22", "h21", "h20"} <= play.reach()
    assert play.may(a.Stay)
    play.stay()
    assert play.place("rose") == "h24"


def test_occupied_squares_are_not_passed() -> None:
    """K-4, M-8: a token in the narrow way stops the one behind it."""
    play = a_game("classic").standing("violet", "h22").begin().roll(6)
    assert play.reach() == {"h23", "i23"} | play.reach()
    assert "h22" not in play.reach()
    dead_end = a_game("classic").standing("rose", "a7").standing("violet", "b7").begin().roll(6)
    assert dead_end.reach() == set()


def test_next_turn_one_leaves_by_any_open_door() -> None:
    """K-4: the ballroom has four doors, one of them shut by a token."""
    scene = a_game("classic").standing("rose", "ballroom").standing("violet", "h5")
    assert scene.begin().roll(1).reach() == {"q5", "j8", "o8"}


@pytest.mark.parametrize("how", ["arriving", "staying", "summoned"])
def test_whoever_ends_his_move_in_a_room_may_suggest_every_turn(how: str) -> None:
    """K-5: by arriving, by staying there, or having been summoned."""
    scene = a_game("classic").standing("rose", "g17" if how == "arriving" else "lounge")
    if how == "summoned":
        scene = a_game("classic").summoned("rose", "lounge")
    play = scene.begin()
    if how == "arriving":
        play.roll(3).walk("lounge")
    assert play.may(a.Suggest)
    if how == "staying":
        play.roll(2).stay()
        assert play.asked == ("Suggesting", "rose")


def test_a_passage_instead_of_the_die() -> None:
    """K-6: kitchen and study, conservatory and lounge."""
    play = a_game("classic").standing("rose", "kitchen").begin()
    assert play.reach(a.TakePassage) == {"study"}
    assert not play.roll(3).may(a.TakePassage)


def test_when_a_card_was_shown_the_turn_has_passed() -> None:
    """K-7, E-12: Violet, dagger, lounge; the asked player has only the dagger."""
    scene = a_game("classic").standing("rose", "lounge").holding("moutarde", "dagger")
    play = scene.holding("leblanc", "violet", "lounge").begin().suggest("violet", "dagger")
    assert play.asked == ("Refuting", "moutarde")
    assert list(play.legal) == [a.Show(Seat(1), play.card("dagger"))]
    play.show("dagger")
    assert play.knows("rose", of="moutarde") == {"dagger"}
    assert play.asked == ("Starting", "moutarde")


def test_the_turn_has_passed_also_when_one_who_is_out_has_shown() -> None:
    """K-7, C-7."""
    scene = a_game("classic").standing("rose", "lounge").holding("moutarde", "dagger")
    play = scene.begin().suggest("violet", "dagger").resign("moutarde").show("dagger")
    assert play.asked == ("Starting", "leblanc")


def test_one_accuses_before_suggesting_or_without_or_after_an_unanswered_suggestion() -> None:
    """K-7: the accusation is spoken."""
    scene = a_game("classic").standing("rose", "lounge").envelope("olive", "rope", "lounge")
    play = scene.begin()
    assert play.may(a.Accuse)
    play.roll(1).stay()
    assert play.may(a.Accuse)
    play.suggest("olive", "rope")
    assert play.asked == ("Closing", "rose")
    assert play.may(a.Accuse)
    play.accuse("violet", "rope", "lounge")
    assert play.happened(e.CaseClaimed)


def test_a_token_that_would_shut_a_doorway_for_good_is_put_into_the_room() -> None:
    """K-7, M-17."""
    play = a_game("classic").standing("leblanc", "e7").begin().resign("leblanc")
    assert play.place("leblanc") == "kitchen"


def test_a_turn_in_its_order() -> None:
    """K-8: as M-18, without doubles."""
    play = a_game("classic").with_options(dice=2).begin().roll(6, 6)
    assert {type(action) for action in play.legal} == {a.Walk, a.Stay, a.Accuse}
    play = a_game("classic").standing("rose", "lounge").begin()
    kinds = {a.Roll, a.Stay, a.TakePassage, a.Suggest, a.Accuse}
    assert {type(action) for action in play.legal} == kinds


def test_own_weapon_and_own_room_and_nobody_shows() -> None:
    """E-13: so the named suspect did it: nobody holds him, and he is not one's own."""
    scene = a_game("classic").standing("rose", "lounge").holding("rose", "rope", "lounge")
    play = scene.envelope("moutarde", "dagger", "hall").begin().suggest("moutarde", "rope")
    assert play.happened(e.SuggestionStood)
    denied = [play.names(play.table.denied[seat]) for seat in (1, 2)]
    assert all("moutarde" in cards for cards in denied)
    assert "moutarde" not in play.hand("rose")
    assert play.state.solution.suspect == play.card("moutarde")
