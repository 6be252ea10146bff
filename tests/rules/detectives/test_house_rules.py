"""House rules of the edition of 2008: every reading of its rulebook that a family may prefer."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    a_table,
    at_the_end,
    can_play,
    in_the_kitchen,
    playable,
    used,
)


def in_the_pool(scene: Scene) -> Play:
    """Moutarde's turn begins in the Piscine, to which he came in an earlier one."""
    return scene.standing("moutarde", "pool").begin()


# The Piscine


def test_who_begins_a_turn_in_the_piscine_does_not_accuse_there() -> None:
    """D-13: one has to move there first; he leaves it."""
    assert not in_the_pool(a_table()).may(a.Accuse)


def test_a_table_may_let_one_accuse_where_the_turn_begins() -> None:
    """D-13: option `accuse_from_pool`, in the Piscine and nowhere else; if wrong the turn ends."""
    scene = a_table().with_options(accuse_from_pool=True).envelope("rose", "rope", "spa")
    play = in_the_pool(scene)
    assert play.may(a.Accuse)
    assert play.may(a.Roll)
    assert not play.may(a.LookInPool)
    play.accuse("olive", "rope", "spa")
    assert play.asked == ("Starting", "leblanc")
    for place in ("kitchen", "g21"):
        assert (
            not a_table()
            .with_options(accuse_from_pool=True)
            .standing("moutarde", place)
            .begin()
            .may(a.Accuse)
        )
    rolled = in_the_pool(a_table().with_options(accuse_from_pool=True)).roll(2, 3)
    assert not rolled.may(a.Accuse), "the turn has begun otherwise"


def test_a_table_may_let_one_stay_in_the_piscine() -> None:
    """D-20: option `stay_in_pool`; then as if one had just come there (D-13)."""
    keeps = a_table().keeping("moutarde", "stay")
    assert not can_play(in_the_pool(keeps), "stay")
    keeps = a_table().keeping("moutarde", "stay").with_options(stay_in_pool=True)
    play = in_the_pool(keeps).keeper("stay")
    assert play.asked == ("AtPool", "moutarde")
    assert play.may(a.Accuse)
    kept = a_table().keeping("moutarde", "stay").with_options(stay_in_pool=True)
    play = kept.standing("moutarde", "kitchen").begin().keeper("stay")
    assert play.asked == ("Suggesting", "moutarde")


# Staying in a room


def test_a_table_may_have_rooms_left_after_a_question_mark_too() -> None:
    """D-11: option `leave_after_question`; in the corridor one may still stand (D-8)."""
    for must, stays in ((False, True), (True, False)):
        scene = a_table().with_options(leave_after_question=must).standing("moutarde", "kitchen")
        assert scene.begin().draws("clock").roll(3, 1).may(a.Stay) is stays
    scene = a_table().with_options(leave_after_question=True)
    assert scene.begin().draws("clock").roll(3, 1).may(a.Stay)


@pytest.mark.parametrize("counts", [False, True])
def test_a_table_may_count_being_named_where_one_stands_as_a_summons(counts: bool) -> None:
    """D-11, D-14: option `named_is_summoned`: Leblanc may remain and suggest, but draws nothing."""
    scene = a_table().standing("leblanc", "kitchen").with_options(named_is_summoned=counts)
    play = in_the_kitchen(scene.envelope("leblanc", "rope", "kitchen")).suggest("leblanc", "rope")
    assert play.asked == ("Starting", "leblanc")
    assert play.happened(e.IntrigueDrawn) == []
    assert play.may(a.Stay) is counts


def test_naming_oneself_is_no_summons() -> None:
    """D-11, D-31: nor is it with option `named_is_summoned`."""
    scene = a_table().with_options(named_is_summoned=True).envelope("moutarde", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("moutarde", "rope")
    assert not play.table.summoned


# Keepers


def mistaken(play: Play) -> Play:
    """Olive has accused wrongly, in his own turn; it is Moutarde's again."""
    olive = play.seat_of("olive")
    play.state = play.state.after(e.SeatOut(olive, "accused"))
    return play


def test_a_table_may_let_the_mistaken_block() -> None:
    """D-15: option `out_keep_keepers`; asked with or without a named card, as anybody is (C-11)."""
    scene = a_table().envelope("violet", "rope", "kitchen").keeping("olive", "block")
    play = mistaken(in_the_kitchen(scene.with_options(out_keep_keepers=True)))
    play.suggest("violet", "rope")
    assert play.asked == ("Refuting", "olive")
    play.keeper("block")
    assert play.asked == ("Starting", "leblanc")


def test_a_table_may_let_the_mistaken_spy() -> None:
    """D-15: option `out_keep_keepers`."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "spy")
    play = mistaken(in_the_kitchen(scene.with_options(out_keep_keepers=True)))
    play.suggest("violet", "rope").show("rope")
    assert play.asked == ("Spying", "olive")
    play.keeper("spy")
    assert play.knows("olive", "leblanc") == {"rope"}


def test_the_mistaken_neither_draw_nor_move_whatever_the_table_says() -> None:
    """D-14, D-15: option `out_keep_keepers` is about keepers alone."""
    scene = a_table().standing("olive", "hall").envelope("olive", "rope", "kitchen")
    play = mistaken(in_the_kitchen(scene.with_options(out_keep_keepers=True)))
    play.suggest("olive", "rope")
    assert play.happened(e.IntrigueDrawn) == []
    assert play.asked == ("Starting", "leblanc")
    assert play.table.next_active(play.seat) == play.seat_of("moutarde")


def test_who_has_resigned_plays_no_keepers_whatever_the_table_says() -> None:
    """D-15: option `out_keep_keepers` is for who accused wrongly: the others have left."""
    scene = a_table().envelope("violet", "rope", "kitchen").keeping("olive", "block")
    play = in_the_kitchen(scene.with_options(out_keep_keepers=True)).resign("olive")
    assert play.suggest("violet", "rope").asked == ("Starting", "leblanc")


def test_a_table_may_have_a_block_end_the_turn() -> None:
    """D-27, D-33, D-38: option `block_ends_turn`: no second suggestion, nothing at the end."""
    scene = a_game("detectives", "violet", "moutarde", "leblanc").standing("violet", "g21")
    scene.envelope("rose", "rope", "kitchen").keeping("moutarde", "block")
    scene.keeping("violet", "again").with_options(block_ends_turn=True)
    play = in_the_kitchen(scene).suggest("rose", "rope").keeper("block")
    assert play.asked == ("Starting", "moutarde")
    assert not used(play, "violet")


def test_only_other_players_away_from_their_start_are_sent_back() -> None:
    """D-25: as new games are played, option `sends_back`; Rose and Violet are played by nobody."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "g21")
    scene.keeping("moutarde", "back").standing("olive", "hall").standing("rose", "spa")
    play = at_the_end(scene)
    assert {play.deck.ids[act.token] for act in play.legal if sends(act)} == {"olive"}  # type: ignore[union-attr, index]


def sends(action: a.Action) -> bool:
    """Whether an action sends a token back."""
    return isinstance(action, a.PlayKeeper) and action.token is not None


def test_the_token_of_one_who_is_out_may_be_sent_back() -> None:
    """D-25: it is another player's."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "g21")
    play = at_the_end(scene.keeping("moutarde", "back", "again").standing("olive", "hall"))
    assert can_play(play.resign("olive"), "back", token="olive")


def test_with_everybody_at_their_start_nobody_is_sent_back() -> None:
    """D-25: it is kept for another turn."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "g21")
    play = at_the_end(scene.keeping("moutarde", "back"))
    assert play.asked == ("Closing", "moutarde")
    assert playable(play) == set()


# Moving


def test_a_table_may_have_all_points_used() -> None:
    """D-8: option `exact`: the corridor at that distance, and the rooms on the way."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "g21")
    play = scene.with_options(exact=True).begin().roll(1, 2)
    reached = play.reach()
    assert "kitchen" in reached
    assert "g19" not in reached
    assert "g18" in reached


def test_all_points_may_be_used_to_and_fro_if_the_table_likes() -> None:
    """D-8, M-7: options `exact` and `squares_twice`: one step there, one back, one there."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "g21")
    play = scene.with_options(exact=True, squares_twice=True).begin().roll(1, 2)
    assert {"g20", "g18"} <= play.reach()
    assert "g21" not in play.reach()
