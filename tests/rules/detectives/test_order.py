"""The order of a turn, and what the table sees of Intrigue (D-6, D-35, D-38)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.keepers import KeeperName
from tests.builders import a_game
from tests.rules.detectives.situations import (
    a_table,
    can_play,
    in_the_kitchen,
    playable,
    spent,
    told,
    told_outside,
)

# The turn


def test_a_turn_is_move_then_suggestion_then_keepers() -> None:
    """D-6: each part in its place."""
    scene = a_table().keeping("moutarde", "back").envelope("violet", "rope", "kitchen")
    play = scene.begin()
    assert play.asked == ("Starting", "moutarde")
    assert play.roll(2, 3).asked == ("Moving", "moutarde")
    assert play.walk("kitchen").asked == ("Suggesting", "moutarde")
    assert play.suggest("violet", "rope").asked == ("Closing", "moutarde")
    assert play.end().asked == ("Starting", "leblanc")


def test_one_may_leave_the_suggestion_out() -> None:
    """D-6: then one may suggest."""
    assert in_the_kitchen(a_table()).decline().asked == ("Starting", "leblanc")


def test_one_suggests_in_rooms_only() -> None:
    """D-6: in a room; a turn that ends on a square has no suggestion."""
    assert a_table().begin().roll(2, 3).walk("g20").asked == ("Starting", "leblanc")


def test_one_suggests_the_room_one_stands_in() -> None:
    """D-6: the room in which the suggester stands (C-6)."""
    play = in_the_kitchen(a_table())
    rooms = {act.case.room for act in play.legal if isinstance(act, a.Suggest)}
    assert rooms == {play.card("kitchen")}


@pytest.mark.parametrize("refuted", [True, False])
def test_after_a_suggestion_only_keepers_for_the_end_are_left(refuted: bool) -> None:
    """D-6: refuted or not: no accusation, no second suggestion, no move."""
    scene = a_table().keeping("moutarde", "again")
    if refuted:
        play = in_the_kitchen(scene.holding("leblanc", "rope")).suggest("violet", "rope")
        play.show("rope")
    else:
        scene.envelope("violet", "rope", "kitchen")
        play = in_the_kitchen(scene).suggest("violet", "rope")
    assert play.asked == ("Closing", "moutarde")
    assert {type(action) for action in play.legal} == {a.EndTurn, a.PlayKeeper}


def test_violet_does_not_accuse_after_suggesting() -> None:
    """D-6: never both a suggestion and an accusation in one turn."""
    scene = a_game("detectives", "violet", "moutarde", "leblanc").standing("violet", "g21")
    play = in_the_kitchen(scene.envelope("rose", "rope", "kitchen")).suggest("rose", "rope")
    assert {type(action) for action in play.legal} == {a.Suggest, a.Pass}


# What the table sees of Intrigue


def test_all_see_who_draws_why_and_how_much_is_left() -> None:
    """D-35: who draws and why; clock or keeper; the size of the pile and of every hand."""
    play = in_the_kitchen(a_table()).suggest("olive", "rope").draw("block")
    olive = play.seat_of("olive")
    drawn = e.IntrigueDrawn(olive, "summoned", 0)
    assert drawn in told_outside(play)
    assert drawn in play.heard("moutarde")
    assert play.table.keepers[olive] == 1
    assert play.table.keepers[play.seat_of("leblanc")] == 0
    assert play.table.pile_size == 23


def test_all_see_a_clock_and_its_number() -> None:
    """D-35: the clock's number; a clock is in nobody's hand."""
    play = a_table().clocks_out(4).begin().draws("clock").roll(2, 1)
    assert e.IntrigueDrawn(play.seat_of("moutarde"), "die", 5) in told_outside(play)
    assert play.table.pile_size == 19
    assert not any(play.table.keepers)


def test_which_keeper_was_drawn_is_told_to_the_drawer_alone() -> None:
    """D-35: private to the drawer: the others hear the same whatever it was."""
    kinds: tuple[KeeperName, ...] = (
        *("stay", "anywhere", "plus_six", "neighbour"),
        *("again", "back", "spy", "block"),
    )
    heard = []
    for kind in kinds:
        play = in_the_kitchen(a_table()).suggest("olive", "rope").draw(kind)
        assert len(told(play, "olive", e.KeeperTaken)) == 1
        heard.append((play.heard("moutarde"), play.heard("leblanc"), told_outside(play)))
    assert all(streams == heard[0] for streams in heard)


def test_every_keeper_played_is_seen_by_all() -> None:
    """D-35: every keeper played, by whom, on whom."""
    play = in_the_kitchen(a_table().standing("olive", "hall").keeping("moutarde", "back"))
    moutarde = play.seat
    play.decline().keeper("back", token="olive")
    back = play.table.edition.keeper("back")
    assert back is not None
    seen = told_outside(play)
    assert e.KeeperPlayed(moutarde, back) in seen
    assert e.TokenMoved(play.card("olive"), play.space("a9"), "sent_back") in seen


def test_all_see_upon_whom_a_neighbour_is_played() -> None:
    """D-35: on whom."""
    play = in_the_kitchen(a_table().keeping("moutarde", "neighbour").holding("olive", "axe"))
    moutarde = play.seat
    play.decline().keeper("neighbour").show("axe")
    assert e.CardPassed(play.seat_of("olive"), moutarde) in told_outside(play)


# The end of the turn


def test_keepers_for_the_end_are_played_in_any_order_and_number() -> None:
    """D-38: D-23, D-24, D-25 in any order and number, one at a time."""
    scene = a_table().keeping("moutarde", "back", "back", "neighbour").holding("olive", "axe")
    play = in_the_kitchen(scene).decline()
    assert playable(play) == {"back", "neighbour"}
    play.keeper("back", token="rose").keeper("neighbour").show("axe")
    assert playable(play) == {"back"}
    assert play.keeper("back", token="violet").asked == ("Starting", "leblanc")


def test_keepers_for_the_end_are_played_without_a_suggestion() -> None:
    """D-38: without a suggestion, and in the corridor."""
    play = a_table().keeping("moutarde", "again").begin().roll(2, 3).walk("g20")
    assert play.asked == ("Closing", "moutarde")
    assert can_play(play, "again")


def test_keepers_for_the_end_are_played_by_who_has_not_moved() -> None:
    """D-38: also after standing still (D-8) or remaining (D-11)."""
    scene = a_table().keeping("moutarde", "again")
    assert scene.begin().draws("clock").roll(2, 1).stay().asked == ("Closing", "moutarde")
    scene.standing("moutarde", "kitchen")
    assert scene.begin().draws("clock").roll(2, 1).stay().asked == ("Closing", "moutarde")


@pytest.mark.parametrize("keeper", ["stay", "anywhere", "plus_six", "spy", "block"])
def test_no_other_keeper_is_played_at_the_end(keeper: KeeperName) -> None:
    """D-38: but who holds any keeper ends his turn himself (C-11)."""
    play = in_the_kitchen(a_table().keeping("moutarde", keeper)).decline()
    assert play.asked == ("Closing", "moutarde")
    assert list(play.legal) == [a.EndTurn(play.seat)]


def test_who_holds_no_keeper_has_nothing_to_end() -> None:
    """D-38: a turn with nothing left to decide ends by itself (C-16)."""
    play = in_the_kitchen(a_table()).decline()
    assert len(play.happened(e.TurnEnded)) == 1
    assert play.asked == ("Starting", "leblanc")


def test_after_the_last_keeper_the_turn_ends_by_itself() -> None:
    """D-38: the hand is empty, as all can see."""
    play = in_the_kitchen(a_table().keeping("moutarde", "back")).decline()
    assert play.keeper("back", token="rose").asked == ("Starting", "leblanc")


def test_who_has_just_gone_out_plays_no_keeper() -> None:
    """D-38: not for who has just gone out."""
    scene = a_table().standing("moutarde", "k17").keeping("moutarde", "again")
    play = scene.envelope("rose", "rope", "spa").begin().roll(2, 3).walk("pool")
    assert play.accuse("rose", "rope", "hall").asked == ("Starting", "leblanc")


def test_who_resigns_at_the_end_of_the_turn_plays_no_keeper() -> None:
    """D-38: not for who has just gone out."""
    play = in_the_kitchen(a_table().keeping("moutarde", "again")).decline().resign("moutarde")
    assert play.asked == ("Starting", "leblanc")


def test_who_resigns_while_others_answer_plays_no_keeper() -> None:
    """D-38: the suggestion is dealt with, and the turn passes."""
    scene = a_table().holding("leblanc", "rope").keeping("moutarde", "again")
    play = in_the_kitchen(scene).suggest("violet", "rope").resign("moutarde")
    assert play.asked == ("Refuting", "leblanc")
    assert play.show("rope").asked == ("Starting", "leblanc")


def test_who_has_just_died_plays_no_keeper() -> None:
    """D-38: not for who has just died."""
    scene = a_table().keeping("moutarde", "again").clocks_out(7)
    assert scene.begin().draws("clock").roll(2, 1).asked == ("Starting", "leblanc")


SEVEN: tuple[KeeperName, ...] = ("neighbour", "back", "back", "again", "again", "again", "again")


@pytest.mark.parametrize("left", ["neighbour", "back", "again"])
def test_while_one_keeper_for_the_end_is_left_its_possible_holders_end_the_turn(
    left: KeeperName,
) -> None:
    """D-38: all the other keepers for the end were played; who holds any keeper may hold this."""
    played = [name for name in SEVEN if name != left]
    play = in_the_kitchen(a_table().keeping("moutarde", "stay", *played))
    assert spent(play, "moutarde", *played).decline().asked == ("Closing", "moutarde")


def test_violet_does_not_suggest_again_after_a_keeper_for_the_end() -> None:
    """D-38: what Pervenche sees as a neighbour (D-32) leads back to the end of the turn."""
    scene = a_game("detectives", "violet", "moutarde", "pervenche").standing("violet", "g21")
    scene.keeping("violet", "neighbour", "stay").envelope("rose", "rope", "kitchen")
    play = in_the_kitchen(scene.holding("pervenche", "axe")).suggest("rose", "rope").decline()
    play.keeper("neighbour").show("axe")
    assert play.picks(0).power().asked == ("Closing", "violet")
