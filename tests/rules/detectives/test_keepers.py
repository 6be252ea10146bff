"""The eight kinds of keepers, each at its moment (D-19 to D-27)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.keepers import KeeperName
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    can_play,
    keepers_of,
    playable,
    points,
    settle,
    spent,
    struck,
    told,
    told_outside,
)


def a_table() -> Scene:
    """Moutarde, whose turn it is, at the Cuisine's door; Leblanc and Olive."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive")
    return scene.standing("moutarde", "g21")


def in_the_kitchen(scene: Scene) -> Play:
    """Moutarde goes in and may suggest."""
    return scene.begin().roll(2, 3).walk("kitchen")


def at_the_end(scene: Scene) -> Play:
    """Moutarde has been to the Cuisine, and his turn ends."""
    return in_the_kitchen(scene).decline()


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
    """D-21: neither to the own room nor to the own square."""
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
    """D-23: at the end of the own turn, before other keepers or after them."""
    play = at_the_end(a_table().keeping("moutarde", "neighbour", "again").holding("olive", "rope"))
    assert play.keeper("neighbour").show("rope").asked == ("Closing", "moutarde")


# Play again


def test_play_again_gives_a_whole_further_turn() -> None:
    """D-24: at the end of the own turn, with roll, move and suggestion."""
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
    """D-24: with D-11 anew: the turn in which one remained was the own last turn."""
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


def test_back_sends_any_other_token_to_its_start_square() -> None:
    """D-25: played or not, never the own one."""
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
