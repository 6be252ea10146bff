"""No answer in time: what is optional is declined, a card is drawn at random (C-17)."""

import pytest

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.play.games.dice import Seeded
from lenoir.rules.absence import answer_in_absence
from tests.builders import Play, a_game
from tests.rules.detectives.situations import a_table, at_the_end, can_play, in_the_kitchen
from tests.rules.modern.deeds import already_open, pick_player, three


def answers(play: Play) -> set[Action | None]:
    """All that is ever answered for the one who is asked."""
    view = play.state.sight(play.seat)
    return {answer_in_absence(view, Seeded(number)) for number in range(60)}


def test_who_is_away_does_not_block() -> None:
    """C-17, D-27: *block* is optional; any of the named cards is shown."""
    scene = a_table().holding("leblanc", "rope", "violet").keeping("leblanc", "block")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert can_play(play, "block")
    assert answers(play) == {a.Show(play.seat, play.card(card)) for card in ("rope", "violet")}


def test_who_is_away_and_might_have_blocked_says_none() -> None:
    """C-17, D-27: asked for the sake of secrecy (C-11), and with nothing to show."""
    scene = a_table().envelope("violet", "rope", "kitchen").keeping("leblanc", "block")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert answers(play) == {a.SayNone(play.seat)}


def test_who_is_away_does_not_spy() -> None:
    """C-17, D-26, D-28: neither with a keeper nor with Rose's power."""
    scene = a_game("detectives", "moutarde", "leblanc", "rose").standing("moutarde", "g21")
    scene.holding("leblanc", "rope").keeping("rose", "spy")
    play = in_the_kitchen(scene).suggest("violet", "rope").show("rope")
    assert play.asked == ("Spying", "rose")
    assert answers(play) == {a.Pass(play.seat)}


def test_for_who_is_away_no_power_is_spent() -> None:
    """C-17, D-32: Pervenche looks another time."""
    scene = a_game("detectives", "moutarde", "pervenche", "olive").standing("moutarde", "g21")
    play = in_the_kitchen(scene.holding("pervenche", "rope")).suggest("violet", "rope")
    assert play.show("rope").asked == ("Glimpsing", "pervenche")
    assert answers(play) == {a.Pass(play.seat)}


def test_a_neighbour_who_is_away_shows_any_card() -> None:
    """C-17, D-23: at random among the whole hand."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour")).keeper("neighbour")
    assert play.asked == ("ShowingNeighbour", "olive")
    assert answers(play) == {a.Show(play.seat, play.card(card)) for card in play.hand("olive")}


@pytest.mark.parametrize("kind", ["everybody", "suspicious"])
def test_who_is_away_lays_open_any_card_that_is_still_hidden(kind: str) -> None:
    """C-17, T-10: at random among the allowed ones."""
    play = three().holding("olive", "rope").begin()
    already_open(play, "olive", "rope").clue(kind).roll(1, 4)
    play = pick_player(play, "olive") if kind == "suspicious" else play
    assert play.asked == ("Opening", "olive")
    hidden = play.hand("olive") - {"rope"}
    assert answers(play) == {a.LayOpen(play.seat, play.card(card)) for card in hidden}


def test_who_is_away_shows_any_card_to_the_left() -> None:
    """C-17, T-11: an open one too."""
    play = three().begin().clue("left").roll(1, 4)
    assert answers(play) == {a.Show(play.seat, play.card(card)) for card in play.hand("olive")}


@pytest.mark.parametrize("kind", ["rush", "passage", "suspicious"])
def test_what_the_drawer_chooses_is_for_a_bot_to_choose(kind: str) -> None:
    """C-17, T-10, T-12, T-13: it is their own turn."""
    play = three().begin().clue(kind).roll(1, 4)
    assert play.seat == play.seat_of("rose")
    assert answers(play) == {None}
