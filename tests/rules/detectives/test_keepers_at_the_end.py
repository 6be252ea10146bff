"""Keepers for the end of the turn (D-23 to D-25)."""

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Over
from tests.builders import a_game
from tests.rules.detectives.situations import (
    a_table,
    at_the_end,
    can_play,
    in_the_kitchen,
    keepers_of,
    playable,
    struck,
    told,
    told_outside,
)

# Right neighbour


def test_the_right_neighbour_shows_a_card_of_his_choice() -> None:
    """D-23: the player to the right, that is the last seat for the first."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour").holding("olive", "rope", "axe"))
    play.keeper("neighbour")
    assert play.asked == ("ShowingNeighbour", "olive")
    shown = {act.card for act in play.legal if isinstance(act, a.Show)}
    assert {play.deck.ids[card] for card in shown} == play.hand("olive")
    assert len(play.legal) == len(shown)
    play.show("axe")
    assert play.knows("moutarde", "olive") == {"axe"}


def test_what_the_neighbour_shows_is_seen_by_those_two_alone() -> None:
    """D-23: the others see that a card was shown, not which."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour").holding("olive", "rope"))
    play.keeper("neighbour").show("rope")
    assert play.knows("leblanc", "olive") == set()
    assert told(play, "leblanc", e.CardShown) == []
    assert len(told(play, "leblanc", e.CardPassed)) == 1
    assert not any(isinstance(event, e.CardShown) for event in told_outside(play))


def test_the_dead_are_passed_over_by_the_right_neighbour() -> None:
    """D-23: the dead are passed over."""
    play = struck(at_the_end(a_table().keeping("moutarde", "neighbour")), "olive")
    assert play.keeper("neighbour").asked == ("ShowingNeighbour", "leblanc")


def test_the_out_show_as_right_neighbours() -> None:
    """D-23: the out show."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour")).resign("olive")
    assert play.keeper("neighbour").asked == ("ShowingNeighbour", "olive")


def test_the_neighbour_is_not_asked_when_nobody_else_lives() -> None:
    """D-23: unplayable when nobody else lives."""
    scene = a_table().keeping("moutarde", "neighbour")
    play = struck(at_the_end(scene), "leblanc", "olive")
    assert playable(play) == set()


def test_the_neighbour_may_be_asked_when_only_the_out_live() -> None:
    """D-23: the out are living."""
    play = struck(at_the_end(a_table().keeping("moutarde", "neighbour")), "leblanc")
    assert playable(play.resign("olive")) == {"neighbour"}


def test_the_neighbour_who_resigns_shows_all_the_same() -> None:
    """D-23: the out show."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour").holding("olive", "rope"))
    play.keeper("neighbour").resign("olive")
    assert play.asked == ("ShowingNeighbour", "olive")
    assert play.show("rope").knows("moutarde", "olive") == {"rope"}


def test_after_the_neighbour_the_turn_goes_on_ending() -> None:
    """D-23: at the end of your own turn, before other keepers or after them."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour", "again").holding("olive", "rope"))
    assert play.keeper("neighbour").show("rope").asked == ("Closing", "moutarde")


# Play again


def test_play_again_gives_a_whole_further_turn() -> None:
    """D-24: at the end of your own turn, with roll, move and suggestion."""
    play = at_the_end(a_table().keeping("moutarde", "again")).keeper("again")
    assert play.asked == ("Starting", "moutarde")
    play.passage("observatory")
    assert play.may(a.Suggest)
    play.decline()
    assert play.asked == ("Starting", "leblanc")


def test_who_plays_again_suggests_again() -> None:
    """D-24: with D-6 anew: a suggestion in each of the turns."""
    scene = a_table().keeping("moutarde", "again").envelope("violet", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("violet", "rope").keeper("again")
    play.passage("observatory").suggest("violet", "rope")
    assert play.place("violet") == "observatory"


def test_who_plays_again_must_leave_the_room() -> None:
    """D-24: with D-11 anew."""
    play = at_the_end(a_table().keeping("moutarde", "again")).keeper("again")
    assert not play.may(a.Stay)
    assert not play.roll(2, 3).may(a.Stay)


def test_a_summons_is_over_when_one_plays_again() -> None:
    """D-24: with D-11 anew: the turn in which you remained was your last one."""
    scene = a_table().summoned("moutarde", "kitchen").keeping("moutarde", "again")
    play = scene.begin().stay().decline().keeper("again")
    assert not play.may(a.Stay)


def test_who_plays_again_may_enter_the_room_left_in_the_turn_before() -> None:
    """D-24: with C-4 anew."""
    scene = a_table().standing("moutarde", "kitchen").keeping("moutarde", "again")
    play = scene.begin().roll(2, 3).walk("g21").keeper("again").roll(2, 3)
    assert "kitchen" in play.reach()


def test_further_turns_come_one_at_a_time() -> None:
    """D-24: two of them make two further turns, one after the other."""
    play = at_the_end(a_table().keeping("moutarde", "again", "again")).keeper("again")
    assert keepers_of(play, "moutarde") == ["again"]
    play.passage("observatory").decline().keeper("again")
    assert play.asked == ("Starting", "moutarde")
    assert play.passage("kitchen").decline().asked == ("Starting", "leblanc")


# Back to start


def test_a_further_turn_counts_like_any_other() -> None:
    """D-24, C-9: a whole further turn, so there is none after the last of a limit."""
    scene = a_table().with_options(turn_limit=2).keeping("moutarde", "again", "again")
    play = at_the_end(scene).keeper("again")
    assert play.asked == ("Starting", "moutarde")
    play.passage("observatory").decline().keeper("again")
    assert play.phase == Over(None)
    assert play.happened(e.GameEnded)[0].because == "turn_limit"


def test_back_sends_any_other_token_to_its_start_square() -> None:
    """D-25: played or not, never your own."""
    scene = a_table().standing("olive", "hall").standing("violet", "spa")
    play = at_the_end(scene.keeping("moutarde", "back"))
    tokens = {act.token for act in play.legal if isinstance(act, a.PlayKeeper)}
    assert {play.deck.ids[token] for token in tokens if token is not None} == {
        *("rose", "leblanc", "olive", "pervenche", "violet")
    }
    play.keeper("back", token="violet")
    assert play.place("violet") == "u0"
    assert play.place("olive") == "hall"


def test_the_dead_are_not_sent_back() -> None:
    """D-25: any other token on the board."""
    play = struck(at_the_end(a_table().keeping("moutarde", "back")), "olive")
    assert not can_play(play, "back", token="olive")
    assert can_play(play, "back", token="leblanc")


def test_back_lets_nobody_draw() -> None:
    """D-25: no draw."""
    play = at_the_end(a_table().standing("olive", "hall").keeping("moutarde", "back"))
    play.keeper("back", token="olive")
    assert play.asked == ("Starting", "leblanc")


def test_back_makes_a_summons_forgotten() -> None:
    """D-25: who was summoned and sent back starts on his square as anybody does."""
    scene = a_table().summoned("leblanc", "hall").keeping("moutarde", "back")
    play = at_the_end(scene).keeper("back", token="leblanc")
    assert play.place("leblanc") == "a19"
    assert not play.may(a.Stay)


def test_sent_back_a_token_shares_its_square_with_one_that_stands_there() -> None:
    """D-25: it shares that square."""
    scene = a_table().standing("leblanc", "a9").standing("olive", "hall")
    play = at_the_end(scene.keeping("moutarde", "back")).keeper("back", token="olive")
    assert play.place("olive") == play.place("leblanc") == "a9"


def test_nobody_else_stops_on_a_shared_square() -> None:
    """D-25: until one moves, and after that the other still stands there."""
    scene = a_table().standing("leblanc", "a9").standing("olive", "hall")
    scene.keeping("moutarde", "back", "again")
    play = at_the_end(scene).keeper("back", token="olive").keeper("again")
    play.roll(2, 3).walk("g21")
    assert "a9" not in play.roll(2, 2).reach()
    play.walk("b9")
    assert play.roll(2, 2).reach() >= {"a8", "c9"}
    assert play.place("olive") == "a9"


def test_a_shared_square_is_barred_for_a_third() -> None:
    """D-25: nobody else may stop there, but all may pass (D-8)."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "rose")
    scene.standing("moutarde", "a8").standing("rose", "a9").standing("olive", "hall")
    scene.standing("leblanc", "c8").keeping("moutarde", "anywhere", "back")
    play = scene.begin().keeper("anywhere", to="kitchen").decline().keeper("back", token="olive")
    assert "a9" not in play.roll(2, 3).reach()
    assert "a8" in play.reach()
