"""Keepers for another's suggestion (D-26, D-27)."""

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    a_table,
    at_the_end,
    in_the_kitchen,
    keepers_of,
    playable,
    settle,
    spent,
    told,
)

# Spy


def shown_to_moutarde(scene: Scene) -> Play:
    """Leblanc shows the rope to Moutarde for a suggestion."""
    play = in_the_kitchen(scene.holding("leblanc", "rope")).suggest("violet", "rope")
    return play.show("rope")


def test_a_spy_sees_the_card_too() -> None:
    """D-26: when someone shows a card to another for a suggestion, see it too."""
    play = shown_to_moutarde(a_table().keeping("olive", "spy"))
    assert play.asked == ("Spying", "olive")
    play.keeper("spy")
    assert play.knows("olive", "leblanc") == {"rope"}
    assert len(told(play, "moutarde", e.KeeperPlayed)) == 1
    assert told(play, "moutarde", e.CardSpied) == []


def test_a_spy_may_wait() -> None:
    """D-26: who passes keeps the spy, and has seen nothing."""
    play = shown_to_moutarde(a_table().keeping("olive", "spy")).decline()
    assert keepers_of(play, "olive") == ["spy"]
    assert play.knows("olive", "leblanc") == set()


def test_any_number_of_players_may_spy() -> None:
    """D-26: any number of players may."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "violet")
    scene.standing("moutarde", "g21").standing("violet", "kitchen")
    scene.keeping("olive", "spy").keeping("violet", "spy")
    play = shown_to_moutarde(scene).keeper("spy").keeper("spy")
    assert play.knows("olive", "leblanc") == play.knows("violet", "leblanc") == {"rope"}


def test_nobody_spies_on_what_the_neighbour_shows() -> None:
    """D-26: not for D-23."""
    scene = a_table().keeping("leblanc", "spy").keeping("moutarde", "neighbour")
    play = at_the_end(scene.holding("olive", "rope")).keeper("neighbour").show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_nobody_spies_on_what_pervenche_sees_in_return() -> None:
    """D-26: not for D-32."""
    scene = a_game("detectives", "moutarde", "pervenche", "olive").standing("moutarde", "g21")
    scene.holding("pervenche", "rope").keeping("olive", "spy")
    play = in_the_kitchen(scene).suggest("violet", "rope").show("rope").decline()
    play.picks(0).power()
    assert play.asked == ("Starting", "pervenche")


def test_nobody_spies_when_no_card_is_shown() -> None:
    """D-26: when someone shows a card."""
    scene = a_table().keeping("olive", "spy").envelope("violet", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert play.asked == ("Refuting", "olive")
    assert playable(play) == set()
    assert play.none().asked == ("Starting", "leblanc")


# Block


def test_a_block_leaves_the_suggestion_unanswered() -> None:
    """D-27: nobody shows anything, later seats are not asked."""
    scene = a_table().holding("leblanc", "rope").holding("olive", "kitchen")
    play = in_the_kitchen(scene.keeping("leblanc", "block")).suggest("violet", "rope")
    assert play.asked == ("Refuting", "leblanc")
    play.keeper("block")
    assert len(play.happened(e.SuggestionBlocked)) == 1
    assert play.happened(e.SuggestionRefuted) == []
    assert play.happened(e.CannotRefute) == []
    assert play.knows("moutarde", "leblanc") == play.knows("moutarde", "olive") == set()
    assert play.asked == ("Starting", "leblanc")


def test_one_may_block_without_a_named_card() -> None:
    """D-27: holding a named card or not."""
    scene = a_table().holding("olive", "rope").keeping("leblanc", "block")
    scene.envelope("violet", "axe", "kitchen")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert play.asked == ("Refuting", "leblanc")
    assert play.keeper("block").asked == ("Starting", "leblanc")


def test_a_block_tells_nothing_of_ones_cards() -> None:
    """D-27: the others hear the same with a named card as without."""
    heard = []
    for card in ("rope", "bat"):
        scene = a_table().holding("leblanc", card).envelope("violet", "axe", "kitchen")
        scene.holding("olive", "bat" if card == "rope" else "rope").keeping("leblanc", "block")
        play = in_the_kitchen(scene).suggest("violet", "rope").keeper("block")
        assert play.table.denied[play.seat_of("leblanc")] == 0
        heard.append(play.heard("moutarde"))
    assert heard[0] == heard[1]


def test_one_blocks_when_it_is_ones_turn_to_answer() -> None:
    """D-27: not before: Leblanc, who is first, shows, and Olive is not asked."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "block")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert play.asked == ("Refuting", "leblanc")
    assert play.show("rope").asked == ("Spying", "olive")
    assert playable(play) == set()


def test_a_later_seat_may_block_after_an_earlier_none() -> None:
    """D-27: what was said before stays said."""
    scene = a_table().holding("olive", "rope").keeping("olive", "block")
    play = in_the_kitchen(scene.envelope("violet", "axe", "kitchen")).suggest("violet", "rope")
    assert [event.seat for event in play.happened(e.CannotRefute)] == [play.seat_of("leblanc")]
    assert play.keeper("block").asked == ("Starting", "leblanc")


def test_who_may_hold_a_block_is_asked_even_without_a_named_card() -> None:
    """D-27: a window is put to all of whom the table cannot know (C-11): Leblanc has no block."""
    scene = a_table().keeping("leblanc", "stay").envelope("violet", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("violet", "rope")
    assert play.asked == ("Refuting", "leblanc")
    assert [type(action) for action in play.legal] == [a.SayNone]


def test_who_holds_no_keeper_says_none_at_once() -> None:
    """D-27: "none" may come at once where no *block* is possible (C-11)."""
    play = in_the_kitchen(a_table().envelope("violet", "rope", "kitchen"))
    play.suggest("violet", "rope")
    assert len(play.happened(e.CannotRefute)) == 2
    assert play.asked == ("Starting", "leblanc")


def test_when_both_blocks_were_played_none_comes_at_once() -> None:
    """D-27: all copies played is a public fact (C-11)."""
    scene = a_table().keeping("leblanc", "block", "stay").keeping("olive", "block")
    play = in_the_kitchen(scene.envelope("violet", "rope", "kitchen"))
    spent(spent(play, "leblanc", "block"), "olive", "block").suggest("violet", "rope")
    assert len(play.happened(e.CannotRefute)) == 2


def test_while_one_block_is_left_the_possible_holders_are_asked() -> None:
    """D-27: one of two copies played settles nothing (C-11)."""
    scene = a_table().keeping("leblanc", "block", "stay")
    play = in_the_kitchen(scene.envelope("violet", "rope", "kitchen"))
    assert spent(play, "leblanc", "block").suggest("violet", "rope").asked[0] == "Refuting"


def test_a_blocked_suggestion_has_moved_token_and_weapon() -> None:
    """D-27: only the asking ends."""
    scene = a_table().keeping("leblanc", "block")
    play = in_the_kitchen(scene).suggest("violet", "rope").keeper("block")
    assert (play.place("violet"), play.weapon_place("rope")) == ("kitchen", "kitchen")
    assert settle(play) == []
