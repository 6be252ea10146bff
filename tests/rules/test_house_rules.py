"""House rules that editions share: tokens, points, passages, doorways, and who was named."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.board import NOWHERE
from lenoir.core.options import Options
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.setup import settled
from tests.builders import a_game
from tests.toy import published

ONLY_PLAYERS = [key for key in published() if "only_players_tokens" in load_edition(key).changeable]


@pytest.mark.parametrize("key", ONLY_PLAYERS)
def test_a_table_may_leave_the_tokens_nobody_plays_in_the_box(key: str) -> None:
    """C-3: option `only_players_tokens`; such a suspect is named, and nothing moves."""
    edition = load_edition(key)
    game = Game(edition, 3, Seeded(1), {"only_players_tokens": True})
    played = [game.table.tokens[token] for token in game.table.suspects]
    spare = [at for token, at in enumerate(game.table.tokens) if token not in game.table.suspects]
    assert all(at != NOWHERE for at in played)
    assert set(spare) == {NOWHERE}
    play = a_game(key, "rose", "moutarde", "violet").with_options(only_players_tokens=True).begin()
    assert play.table.tokens[play.card("olive")] == NOWHERE


def test_a_suspect_without_a_token_is_named_all_the_same() -> None:
    """C-3, C-6."""
    scene = a_game("classic", "rose", "moutarde", "violet").with_options(only_players_tokens=True)
    play = scene.holding("moutarde", "rope").standing("rose", "hall").begin()
    play.suggest("olive", "rope")
    assert play.happened(e.TokenMoved) == []
    assert play.weapon_place("rope") == "hall"
    assert play.asked == ("Refuting", "moutarde")


def test_a_table_may_let_one_move_fewer_squares() -> None:
    """M-7: option `up_to`."""
    rolled = a_game("miro").begin().roll(2, 3).reach()
    fewer = a_game("miro").with_options(up_to=True).begin().roll(2, 3).reach()
    assert rolled < fewer
    assert fewer == set().union(
        *(a_game("miro").begin().roll(*dice).reach() for dice in ((1, 1), (1, 2), (2, 2), (2, 3))),
        a_game("classic").begin().roll(1).reach(),
    )


def test_a_table_may_have_all_points_used() -> None:
    """K-4: option `exact`; one may still stay (M-12)."""
    fewer = a_game("classic").begin().roll(4).reach()
    play = a_game("classic").with_options(exact=True).begin().roll(4)
    assert play.reach() < fewer
    assert play.may(a.Stay)


def test_a_table_may_let_a_square_be_passed_twice() -> None:
    """M-7: option `squares_twice`: to and fro in a blind alley, back past the start too."""
    once = a_game("miro").begin().roll(1, 2).reach()
    twice = a_game("miro").with_options(squares_twice=True).begin().roll(1, 2).reach()
    assert twice - once == {"h23"}
    assert once < twice
    start = a_game("miro").begin().place("rose")
    assert start not in twice, "a move ends elsewhere"


def test_a_table_may_have_a_passage_be_the_turn() -> None:
    """M-13: option `passage_ends_turn`: the suggestion waits for the next turn, and is not lost."""
    scene = a_game("miro", "rose", "moutarde").standing("rose", "kitchen")
    play = scene.with_options(passage_ends_turn=True).begin().passage("study")
    assert play.asked == ("Closing", "rose")
    assert play.may(a.Accuse)
    play.end().stay().end()
    assert play.asked == ("Starting", "rose")
    assert play.may(a.Suggest)
    play.stay().decline().stay().end()
    assert not play.may(a.Suggest), "the right ended with that turn"


def test_who_is_called_away_meanwhile_suggests_there_and_not_where_the_passage_led() -> None:
    """M-13, M-9: option `passage_ends_turn`."""
    scene = a_game("miro", "rose", "moutarde").standing("rose", "kitchen")
    scene.standing("moutarde", "hall").summoned("moutarde", "hall").holding("rose", "rope")
    play = scene.with_options(passage_ends_turn=True).begin().passage("study").end()
    play.suggest("rose", "rope").show("rope").end()
    assert play.place("rose") == "hall"
    assert not play.table.passed
    assert play.may(a.Suggest)


def test_a_table_may_leave_a_token_in_its_doorway() -> None:
    """M-17, K-7, T-16: option `sweep_doorways` off."""
    for key in ("miro", "classic", "modern"):
        scene = a_game(key, "rose", "olive", "violet").standing("violet", "g18")
        assert scene.begin().resign("violet").place("violet") == "lounge"
        scene = a_game(key, "rose", "olive", "violet").standing("violet", "g18")
        play = scene.with_options(sweep_doorways=False).begin().resign("violet")
        assert play.place("violet") == "g18"


@pytest.mark.parametrize("counts", [False, True])
def test_a_table_may_count_being_named_where_one_stands_as_a_summons(counts: bool) -> None:
    """M-9: option `named_is_summoned`."""
    scene = a_game("miro", "rose", "moutarde").standing("rose", "hall").summoned("rose", "hall")
    scene.standing("moutarde", "hall").holding("moutarde", "rope")
    play = scene.with_options(named_is_summoned=counts).begin()
    play.suggest("moutarde", "rope").show("rope").end()
    assert play.asked == ("Starting", "moutarde")
    assert play.may(a.Suggest) is counts


# Stored games (R9)


def test_what_a_stored_game_does_not_say_is_as_it_was_played_then() -> None:
    """R9: games stored before these options were played so, and are played on so for ever."""
    old = Options()
    assert (old.draws_from, old.sends_back) == ("anywhere", "any")
    assert old.sweep_doorways
    later = (
        *("must_draw", "look_once", "accuse_from_pool", "stay_in_pool", "leave_after_question"),
        *("out_keep_keepers", "block_ends_turn", "named_is_summoned", "only_players_tokens"),
        *("exact", "squares_twice", "passage_ends_turn", "stay_unrolled"),
    )
    assert not any(getattr(old, name) for name in later)


@pytest.mark.parametrize(("once", "now"), [(True, "rooms"), (False, "anywhere")])
def test_a_table_that_was_set_up_with_a_renamed_option_is_dealt(once: bool, now: str) -> None:
    """R9, D-14: what was `draw_only_from_rooms` is `draws_from`."""
    options = settled(load_edition("detectives"), {"draw_only_from_rooms": once})
    assert options.draws_from == now
    assert not options.draw_only_from_rooms


def test_a_stored_game_goes_on_under_the_name_its_option_had() -> None:
    """R9, D-14."""
    assert Options(draw_only_from_rooms=True).summons_draw_from == "rooms"
    assert Options().summons_draw_from == "anywhere"
