"""The six guests' powers, each used once (D-28 to D-34)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Moving
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    can_play,
    keepers_of,
    playable,
    points,
    settle,
    told,
    told_outside,
)


def used(play: Play, suspect: str) -> bool:
    """Whether a guest's card lies with the personality side up."""
    return bool(play.table.powers_used >> play.seat_of(suspect) & 1)


# Rose


def with_rose() -> Scene:
    """Moutarde suggests in the Cuisine, Leblanc shows the rope, Rose looks on."""
    scene = a_game("detectives", "moutarde", "leblanc", "rose").standing("moutarde", "g21")
    return scene.holding("leblanc", "rope")


def shown_before_rose(scene: Scene) -> Play:
    """Leblanc has just shown the rope to Moutarde."""
    play = scene.begin().roll(2, 3).walk("kitchen").suggest("violet", "rope")
    return play.show("rope")


def test_rose_sees_a_card_shown_to_another() -> None:
    """D-28: as *spy*."""
    play = shown_before_rose(with_rose())
    assert play.asked == ("Spying", "rose")
    play.power()
    assert play.knows("rose", "leblanc") == {"rope"}
    assert used(play, "rose")
    assert told(play, "moutarde", e.CardSpied) == []
    assert len(told(play, "moutarde", e.PowerUsed)) == 1


def test_rose_may_keep_her_power() -> None:
    """D-28: who passes may look another time."""
    play = shown_before_rose(with_rose()).decline()
    assert not used(play, "rose")
    assert play.knows("rose", "leblanc") == set()


def test_rose_looks_once() -> None:
    """D-28: once; afterwards she is not asked any more."""
    scene = with_rose().keeping("moutarde", "again")
    play = scene.begin().roll(2, 3).walk("kitchen").suggest("violet", "rope").show("rope").power()
    play.keeper("again").passage("observatory").suggest("violet", "rope").show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_rose_chooses_between_power_and_spy() -> None:
    """D-28: with both she chooses which to use."""
    scene = with_rose().keeping("rose", "spy")
    play = shown_before_rose(scene)
    assert play.may(a.UsePower)
    assert playable(play) == {"spy"}
    by_keeper = shown_before_rose(scene).keeper("spy")
    assert (used(by_keeper, "rose"), keepers_of(by_keeper, "rose")) == (False, [])
    by_power = shown_before_rose(scene).power()
    assert (used(by_power, "rose"), keepers_of(by_power, "rose")) == (True, ["spy"])


def test_rose_is_not_asked_on_her_own_turn() -> None:
    """D-28: off turn: what is shown to her she sees anyway."""
    scene = a_game("detectives", "rose", "leblanc", "moutarde").standing("rose", "g21")
    play = scene.holding("leblanc", "rope").begin().roll(2, 3).walk("kitchen")
    play.suggest("violet", "rope").show("rope")
    assert play.asked == ("Starting", "leblanc")


def test_rose_is_not_asked_about_the_card_she_shows() -> None:
    """D-28: a card shown by someone else."""
    scene = a_game("detectives", "moutarde", "rose", "leblanc").standing("moutarde", "g21")
    play = scene.holding("rose", "rope").begin().roll(2, 3).walk("kitchen")
    assert play.suggest("violet", "rope").show("rope").asked == ("Starting", "rose")


def test_rose_does_not_see_what_the_neighbour_shows() -> None:
    """D-28: as *spy*: for a suggestion only (D-26)."""
    scene = a_game("detectives", "moutarde", "rose", "leblanc").standing("moutarde", "g21")
    scene.keeping("moutarde", "neighbour").holding("leblanc", "rope")
    play = scene.begin().roll(2, 3).walk("kitchen").decline().keeper("neighbour").show("rope")
    assert play.asked == ("Starting", "rose")


# Moutarde


def with_moutarde(place: str) -> Scene:
    """It is Moutarde's turn."""
    return a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", place)


def leg(play: Play) -> int:
    """Which of his two moves Moutarde makes."""
    assert isinstance(play.phase, Moving)
    return play.phase.leg


def test_moutarde_moves_twice_in_a_row() -> None:
    """D-29: two dice moves; the power is spent at once."""
    play = with_moutarde("h28").begin().dice(2, 3).power()
    assert used(play, "moutarde")
    assert points(play) == 5
    play.dice(1, 3).walk("h23")
    assert points(play) == 4
    assert play.happened(e.DiceRolled) == [e.DiceRolled(play.seat, (1, 3), 0)]
    assert play.walk("h20").asked == ("Starting", "leblanc")


def test_moutarde_decides_before_rolling() -> None:
    """D-29: before rolling."""
    play = with_moutarde("h28").begin()
    assert play.may(a.UsePower)
    assert not play.roll(2, 3).may(a.UsePower)


def test_moutarde_moves_twice_once() -> None:
    """D-29, D-34: a power is used once, in a further turn too."""
    play = with_moutarde("h28").keeping("moutarde", "again").begin()
    play.dice(2, 3).power().dice(2, 3).walk("h24").walk("h22").keeper("again")
    assert not play.may(a.UsePower)


def test_moutarde_does_not_suggest_between() -> None:
    """D-29: no suggestion between; the room reached by the first is left by the second."""
    play = with_moutarde("g21").begin().dice(2, 3).power().dice(2, 3).walk("kitchen")
    assert leg(play) == 2
    assert not play.may(a.Suggest)
    assert not play.may(a.Stay)
    assert "kitchen" not in play.reach()
    assert play.reach()


def test_moutarde_does_not_act_in_the_piscine_between() -> None:
    """D-29: nor act in the Piscine between, which he leaves and does not enter again."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "rose")
    play = scene.standing("moutarde", "k17").begin().dice(2, 3).power().dice(6, 6).walk("pool")
    assert leg(play) == 2
    assert not any(play.may(kind) for kind in (a.LookInPool, a.Accuse, a.Stay))
    assert "pool" not in play.reach()


def test_moutarde_does_not_return_to_the_room_he_began_in() -> None:
    """D-29: nor the room he began in is entered by the second."""
    play = with_moutarde("kitchen").begin().dice(2, 3).power().dice(6, 6).walk("g20")
    assert leg(play) == 2
    assert "kitchen" not in play.reach()


def test_moutarde_does_not_return_through_another_room() -> None:
    """D-29: neither the room between nor the one he began in."""
    play = with_moutarde("kitchen").begin().dice(3, 3).power().dice(6, 6).walk("patio")
    assert not play.reach() & {"kitchen", "patio"}
    assert {"pool", "spa"} <= play.reach()


def test_moutarde_may_return_to_the_square_he_began_on() -> None:
    """D-29: only rooms are barred to the second move."""
    play = with_moutarde("h28").begin().dice(2, 3).power().dice(2, 3).walk("h26")
    assert "h28" in play.reach()


def test_moutarde_may_return_to_a_question_mark_he_began_on() -> None:
    """D-29: he comes to it anew, so D-10 applies."""
    play = with_moutarde("i23").begin().dice(2, 3).power().dice(2, 3).walk("i24")
    play.draws("clock").walk("i23")
    assert play.table.clocks == 1
    assert play.asked == ("Starting", "leblanc")


def test_moutarde_may_end_the_second_move_in_a_room_and_suggest() -> None:
    """D-29: after the second move the turn goes on as usual."""
    play = with_moutarde("h23").begin().dice(1, 2).power().dice(2, 3).walk("h21").walk("kitchen")
    assert play.asked == ("Suggesting", "moutarde")


def test_moutarde_may_accuse_where_the_second_move_leads() -> None:
    """D-29: no act in the Piscine between, but after."""
    play = with_moutarde("l18").begin().dice(1, 2).power().dice(2, 3).walk("k18").walk("pool")
    assert play.may(a.Accuse)


def test_moutarde_on_a_question_mark_has_no_second_move() -> None:
    """D-29: stopping on a `?` square with the first ends the turn, the power spent."""
    play = with_moutarde("i22").begin().dice(1, 2).power().draws("clock").walk("i23")
    assert play.happened(e.DiceRolled) == []
    assert used(play, "moutarde")
    assert play.asked == ("Starting", "leblanc")


def test_each_question_mark_of_the_dice_draws() -> None:
    """D-29: each `?` die draws."""
    play = with_moutarde("h28").begin().dice(3, 1).draws("clock").power()
    assert (points(play), play.table.clocks) == (3, 1)
    play.dice(4, 1).draws("clock").walk("h25")
    assert (points(play), play.table.clocks) == (4, 2)
    assert leg(play) == 2


@pytest.mark.parametrize("first", [True, False])
def test_plus_six_may_go_to_either_move(first: bool) -> None:
    """D-29: *plus six* may go to either, and only to one."""
    play = with_moutarde("h28").keeping("moutarde", "plus_six").begin().dice(2, 3).power()
    if first:
        assert points(play.keeper("plus_six")) == 11
        assert points(play.dice(2, 3).walk("h25")) == 5
        assert not can_play(play, "plus_six")
    else:
        assert points(play.dice(2, 3).walk("h25").keeper("plus_six")) == 11
        assert leg(play) == 2


def test_the_second_move_is_by_dice() -> None:
    """D-29: no passage, no keeper instead of the second roll."""
    scene = with_moutarde("g21").keeping("moutarde", "stay", "anywhere")
    play = scene.begin().dice(2, 3).power().dice(2, 3).walk("kitchen")
    assert len(play.happened(e.DiceRolled)) == 1
    assert {type(action) for action in play.legal} == {a.Walk}


def test_the_second_roll_is_not_optional() -> None:
    """D-29: the dice are rolled again as soon as the first move has ended."""
    play = with_moutarde("h28").begin().dice(2, 3).power().dice(2, 3).walk("h26")
    assert [type(action) for action in play.legal].count(a.Walk) == len(play.legal)


def test_after_a_second_question_mark_moutarde_leaves_the_room_all_the_same() -> None:
    """D-29: after a `?` die on it too he leaves the room if he can."""
    play = with_moutarde("g21").begin().dice(2, 3).power()
    play.dice(4, 1).draws("clock").walk("kitchen")
    assert leg(play) == 2
    assert not play.may(a.Stay)
    assert play.reach()


def test_moutarde_remains_when_he_cannot_leave() -> None:
    """D-29: if he can; and who remains so does not suggest (D-11)."""
    scene = with_moutarde("h21").standing("leblanc", "g21")
    play = scene.begin().dice(2, 3).power().dice(1, 1).draws("clock").walk("kitchen")
    assert play.reach() == set()
    assert play.stay().asked == ("Starting", "leblanc")


def test_moutarde_leaves_over_the_square_he_began_on() -> None:
    """D-29: he leaves the room if he can: with one point the doorstep he came from is the way."""
    play = with_moutarde("g21").begin().dice(2, 3).power()
    play.dice(1, 1).draws("clock").walk("kitchen")
    assert play.reach() == {"g21"}
    assert not play.may(a.Stay)


def test_after_a_second_question_mark_moutarde_may_stand_still_in_the_corridor() -> None:
    """D-29: it is the room that is left; in the corridor D-8 applies."""
    play = with_moutarde("h28").begin().dice(2, 3).power()
    play.dice(4, 1).draws("clock").walk("h26")
    assert play.stay().place("moutarde") == "h26"
    assert play.asked == ("Starting", "leblanc")


def test_moutarde_who_stands_still_on_the_first_move_rolls_again() -> None:
    """D-29: the second roll is not optional, whatever the first move was."""
    play = with_moutarde("h28").begin().dice(4, 1).draws("clock").power().dice(2, 3).stay()
    assert leg(play) == 2
    assert points(play) == 5


def test_moutarde_who_remained_on_the_first_move_leaves_on_the_second() -> None:
    """D-29: with the second move he leaves the room, and may not come back."""
    play = with_moutarde("kitchen").begin().dice(4, 1).draws("clock").power()
    play.dice(3, 1).draws("clock").stay()
    assert not play.may(a.Stay)
    assert play.reach()


@pytest.mark.parametrize("first", [True, False])
def test_moutarde_may_die_of_either_roll(first: bool) -> None:
    """D-29: each `?` die draws, and who dies moves no more."""
    play = with_moutarde("h28").clocks_out(7).begin()
    if first:
        play.dice(3, 1).draws("clock").power()
    else:
        play.dice(2, 3).power().dice(3, 1).draws("clock").walk("h26")
    assert play.place("moutarde") == "nowhere"
    assert play.asked == ("Starting", "leblanc")


# Leblanc


def with_leblanc(place: str) -> Scene:
    """It is Leblanc's turn."""
    return a_game("detectives", "leblanc", "moutarde", "olive").standing("leblanc", place)


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


def rooms_named(play: Play) -> set[str]:
    """The rooms that may be suggested."""
    return {play.deck.ids[act.case.room] for act in play.legal if isinstance(act, a.Suggest)}


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
    play = with_olive("b9").begin().roll(2, 3).walk("c9").suggest("leblanc", "rope", "spa")
    assert play.asked == ("Drawing", "leblanc")


# Pervenche


def with_pervenche() -> Scene:
    """Moutarde suggests in the Cuisine, and Pervenche holds the rope."""
    scene = a_game("detectives", "moutarde", "pervenche", "leblanc")
    return scene.standing("moutarde", "g21").holding("pervenche", "rope")


def shown_by_pervenche(scene: Scene) -> Play:
    """Pervenche has just shown the rope to Moutarde."""
    play = scene.begin().roll(2, 3).walk("kitchen").suggest("violet", "rope")
    return play.show("rope")


def test_pervenche_sees_a_card_in_return() -> None:
    """D-32: one random card of X's hand is shown to her."""
    play = shown_by_pervenche(with_pervenche())
    assert play.asked == ("Glimpsing", "pervenche")
    play.picks(6).power()
    assert len(play.knows("pervenche", "moutarde")) == 1
    assert play.knows("pervenche", "moutarde") <= play.hand("moutarde")
    assert used(play, "pervenche")


def test_each_card_of_the_hand_may_be_the_one() -> None:
    """D-32: random, of the whole hand, and never a keeper."""
    scene = with_pervenche().keeping("moutarde", "stay", "again")
    seen = set()
    for place in range(7):
        play = shown_by_pervenche(scene).picks(place).power()
        seen |= play.knows("pervenche", "moutarde")
    assert seen == play.hand("moutarde")
    assert play.sight("pervenche").private.taken[play.seat_of("moutarde")] == 0


def test_the_card_is_given_back() -> None:
    """D-32: and given back."""
    play = shown_by_pervenche(with_pervenche())
    before = play.hand("moutarde")
    assert play.picks(0).power().hand("moutarde") == before


def test_the_other_sees_which_and_the_rest_only_that_it_happened() -> None:
    """D-32: X sees which, the others only that it happened."""
    play = shown_by_pervenche(with_pervenche()).picks(0).power()
    assert len(told(play, "pervenche", e.CardGlimpsed)) == 1
    assert len(told(play, "moutarde", e.CardGlimpsed)) == 1
    assert told(play, "leblanc", e.CardGlimpsed) == []
    assert not any(isinstance(event, e.CardGlimpsed) for event in told_outside(play))
    assert len(told(play, "leblanc", e.PowerUsed)) == 1


def test_pervenche_may_keep_her_power() -> None:
    """D-32: who passes may look another time."""
    play = shown_by_pervenche(with_pervenche()).decline()
    assert not used(play, "pervenche")
    assert play.knows("pervenche", "moutarde") == set()
    assert play.asked == ("Starting", "pervenche")


def test_pervenche_looks_once() -> None:
    """D-32, D-34: a power is used once."""
    play = shown_by_pervenche(with_pervenche().keeping("moutarde", "again")).picks(0).power()
    play.keeper("again").passage("observatory").suggest("violet", "rope").show("rope")
    assert play.asked == ("Starting", "pervenche")


def test_pervenche_looks_after_showing_as_a_neighbour_too() -> None:
    """D-32: right after showing a card to X (suggestion or D-23)."""
    scene = a_game("detectives", "moutarde", "leblanc", "pervenche").standing("moutarde", "g21")
    scene.holding("pervenche", "rope").keeping("moutarde", "neighbour", "again")
    play = scene.begin().roll(2, 3).walk("kitchen").decline().keeper("neighbour").show("rope")
    assert play.asked == ("Glimpsing", "pervenche")
    play.picks(0).power()
    assert len(play.knows("pervenche", "moutarde")) == 1
    assert play.asked == ("Closing", "moutarde")


def test_pervenche_does_not_look_when_another_shows() -> None:
    """D-32: after showing a card herself."""
    scene = a_game("detectives", "moutarde", "leblanc", "pervenche").standing("moutarde", "g21")
    play = scene.holding("leblanc", "rope").begin().roll(2, 3).walk("kitchen")
    assert play.suggest("violet", "rope").show("rope").asked == ("Starting", "leblanc")


def test_pervenche_does_not_look_when_she_blocks() -> None:
    """D-32: after showing a card."""
    play = with_pervenche().keeping("pervenche", "block").begin().roll(2, 3).walk("kitchen")
    play.suggest("violet", "rope").keeper("block")
    assert play.asked == ("Starting", "pervenche")


def test_pervenche_who_resigns_does_not_look() -> None:
    """D-32: out: no power (D-15)."""
    play = shown_by_pervenche(with_pervenche()).resign("pervenche")
    assert play.asked == ("Starting", "leblanc")
    assert not used(play, "pervenche")


# Violet


def with_violet() -> Scene:
    """It is Violet's turn, at the Cuisine's door."""
    scene = a_game("detectives", "violet", "moutarde", "leblanc").standing("violet", "g21")
    return scene.envelope("rose", "rope", "kitchen")


def first_suggestion(scene: Scene) -> Play:
    """Violet has named a case in the Cuisine."""
    return scene.begin().roll(2, 3).walk("kitchen").suggest("rose", "rope")


def test_violet_suggests_twice_in_the_same_room() -> None:
    """D-33: a second one in the same turn, same room."""
    play = first_suggestion(with_violet())
    assert play.asked == ("Suggesting", "violet")
    assert rooms_named(play) == {"kitchen"}
    assert not used(play, "violet")
    play.suggest("olive", "axe")
    assert used(play, "violet")
    assert (play.place("olive"), play.weapon_place("axe")) == ("kitchen", "kitchen")


def test_violet_has_no_third_suggestion() -> None:
    """D-33: a second one, no more."""
    play = first_suggestion(with_violet()).suggest("rose", "rope")
    assert play.asked == ("Starting", "moutarde")


def test_violet_may_suggest_again_when_refuted() -> None:
    """D-33: refuted."""
    scene = a_game("detectives", "violet", "moutarde", "leblanc").standing("violet", "g21")
    play = first_suggestion(scene.holding("moutarde", "rope")).show("rope")
    assert play.asked == ("Suggesting", "violet")


def test_violet_may_suggest_again_when_blocked() -> None:
    """D-33: blocked."""
    play = first_suggestion(with_violet().keeping("moutarde", "block")).keeper("block")
    assert play.asked == ("Suggesting", "violet")


def test_violet_may_leave_it_at_one_suggestion() -> None:
    """D-33: may; the power is kept."""
    play = first_suggestion(with_violet()).decline()
    assert not used(play, "violet")
    assert play.asked == ("Starting", "moutarde")


def test_violet_who_does_not_suggest_has_no_second_either() -> None:
    """D-33: after a suggestion."""
    play = with_violet().begin().roll(2, 3).walk("kitchen").decline()
    assert play.asked == ("Starting", "moutarde")


def test_the_second_suggestion_summons_anew() -> None:
    """D-33: D-14 applies anew."""
    play = first_suggestion(with_violet()).suggest("leblanc", "rope")
    assert play.asked == ("Drawing", "leblanc")


def test_who_came_with_the_first_suggestion_does_not_draw_for_the_second() -> None:
    """D-33: D-14 applies anew: none if already there."""
    play = with_violet().begin().roll(2, 3).walk("kitchen").suggest("leblanc", "rope").decline()
    settle_first(play)
    assert play.asked == ("Suggesting", "violet")
    assert play.suggest("leblanc", "axe").asked[0] != "Drawing"


def settle_first(play: Play) -> None:
    """Whoever holds a named card shows it."""
    while play.asked[0] == "Refuting":
        play.do(next(iter(play.legal)))


def test_violet_suggests_twice_in_one_turn_only() -> None:
    """D-33, D-34: a power is used once."""
    play = first_suggestion(with_violet().keeping("violet", "again")).suggest("rose", "rope")
    play.keeper("again").passage("observatory").suggest("rose", "rope")
    settle_first(play)
    assert play.asked == ("Starting", "moutarde")


def test_nobody_but_violet_suggests_twice() -> None:
    """D-33: this is his power alone; a suggestion is made once a turn (C-6)."""
    scene = a_game("detectives", "moutarde", "violet", "leblanc").standing("moutarde", "g21")
    play = first_suggestion(scene.envelope("rose", "rope", "kitchen"))
    assert play.asked == ("Starting", "violet")


# All powers


def test_a_used_power_is_seen_by_all() -> None:
    """D-34: its card is turned for all to see, the spectator included."""
    play = with_leblanc("a19").begin().power(to="hall")
    turned = e.PowerUsed(play.seat_of("leblanc"))
    assert turned in told_outside(play)
    assert all(turned in play.heard(guest) for guest in ("leblanc", "moutarde", "olive"))


def test_the_personality_side_is_a_text() -> None:
    """D-34: a text without effect, in both languages, for each guest."""
    edition = with_leblanc("a19").begin().table.edition
    for guest in edition.deck.suspects:
        text = edition.texts[f"personality.{guest}"]
        assert text.fr
        assert text.en


def test_powers_are_used_up_one_by_one() -> None:
    """D-34: one guest's used power leaves the others' as they were."""
    play = with_leblanc("a19").begin().power(to="hall").decline()
    table = play.table
    powers = [table.power_of(seat) for seat in table.seats]
    assert powers == [None, "two_moves", "far_suggestion"]
    assert settle(play) == []
