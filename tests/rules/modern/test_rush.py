"""The modern edition: the clue card that makes everybody rush."""

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play, a_game
from tests.rules.modern.deeds import idle_turn, name_card, rush, three

ROOMS = {
    *("kitchen", "ballroom", "conservatory", "dining_room", "billiard_room"),
    *("library", "lounge", "hall", "study"),
}


def rushed(play: Play) -> list[tuple[str, str]]:
    """Whose tokens rushed where in the last deed, in order."""
    name = play.table.edition.board.name
    moves = (event for event in play.happened(e.TokenMoved) if event.how == "rush")
    return [(play.deck.ids[event.token], name(event.to)) for event in moves]


def test_t13_the_drawer_names_any_room() -> None:
    """T-13: and must name one."""
    play = three().begin().clue("rush").roll(1, 4)
    assert play.asked == ("Rushing", "rose")
    rooms = {play.table.edition.board.name(act.to) for act in play.legal if type(act) is a.Rush}
    assert rooms == ROOMS
    assert len(play.legal) == 9


def test_t13_the_tokens_of_all_players_go_there_and_no_others() -> None:
    """T-13: Rose, Olive and Violet; what nobody plays stays where it is."""
    play = rush(three().begin().clue("rush").roll(1, 4), "library")
    assert {play.place(suspect) for suspect in ("rose", "olive", "violet")} == {"library"}
    assert play.place("moutarde") == "a17"
    assert play.place("orchidee") == "j0"
    assert play.place("pervenche") == "x7"


def test_t13_who_is_there_already_does_not_move() -> None:
    """T-13: Olive was in the Bibliothèque; two tokens come to him."""
    play = three().standing("olive", "library").begin().clue("rush").roll(1, 4)
    assert rushed(rush(play, "library")) == [("rose", "library"), ("violet", "library")]


def test_t13_the_out_rush_too() -> None:
    """T-13: Olive has resigned, his token runs with the others."""
    play = rush(three().begin().resign("olive").clue("rush").roll(1, 4), "library")
    assert play.place("olive") == "library"


def test_t13_the_drawer_alone_decides() -> None:
    """T-13: nobody else is asked."""
    play = rush(three().begin().clue("rush").roll(1, 4), "library")
    assert play.asked == ("Moving", "rose")


def test_t13_the_drawer_goes_on_by_dice_out_of_that_room() -> None:
    """T-13, C-4: the rush was not her own move."""
    play = rush(three().begin().clue("rush").roll(1, 3), "dining_room")
    assert "lounge" in play.reach()
    assert play.walk("lounge").place("rose") == "lounge"
    assert play.asked == ("Suggesting", "rose")


def test_t13_the_drawer_may_go_back_to_the_room_the_rush_took_her_from() -> None:
    """T-13, C-4: she did not leave it by her own move."""
    play = three().standing("rose", "lounge").begin().clue("rush").roll(1, 3)
    assert "lounge" in rush(play, "dining_room").reach()


def test_t13_the_drawer_does_not_walk_out_and_back_in() -> None:
    """T-13, C-4: out of the Entrée by one door, in by the other, would be her own move."""
    play = rush(three().begin().clue("rush").roll(1, 5), "hall")
    assert play.reach()
    assert "hall" not in play.reach()


def test_t13_the_drawer_may_stay_and_suggest_there() -> None:
    """T-13, T-4: from the corridor into a room, without a step."""
    play = rush(three().begin().clue("rush").roll(1, 4), "library").stay()
    assert play.asked == ("Suggesting", "rose")
    assert a.Suggest(play.seat, play.deck.case("olive", "rope", "library")) in play.legal


def test_t13_the_drawer_may_accuse_there() -> None:
    """T-13, T-8: the token stands in a room."""
    play = rush(three().begin().clue("rush").roll(1, 4), "library")
    assert play.may(a.Accuse)


def test_t13_no_passage_from_the_room_of_the_rush() -> None:
    """T-13, T-4: the token did not stand there when the turn began."""
    play = three().standing("rose", "lounge").begin().clue("rush").roll(1, 4)
    assert not rush(play, "kitchen").may(a.TakePassage)


def test_t13_a_rush_to_where_one_began_leaves_the_passage_open() -> None:
    """T-13, T-4: the token stood there when the turn began, and still does."""
    play = three().standing("rose", "kitchen").begin().clue("rush").roll(1, 4)
    assert rush(play, "kitchen").reach(a.TakePassage) == {"study"}


def test_t13_the_others_begin_their_turns_in_the_room_of_the_rush() -> None:
    """T-13, T-4, T-7: Olive may take its passage, stay, suggest."""
    play = rush(three().begin().clue("rush").roll(1, 4), "kitchen").stay().decline()
    assert play.roll(2, 3).reach(a.TakePassage) == {"study"}
    assert play.stay().asked == ("Suggesting", "olive")


def test_t13_a_second_glass_is_resolved_after_the_rush() -> None:
    """T-13, T-5: entirely, then the next."""
    play = three().holding("violet", "rope").begin().clue("rush").roll(1, 1)
    rush(play.clue("name", "rope"), "hall")
    assert play.place("violet") == "hall"
    assert play.asked == ("Naming", "rose")
    assert name_card(play, "rope").asked == ("Moving", "rose")


def test_t13_each_chooses_by_option() -> None:
    """T-13, C-14: `rush_each_chooses` asks all from the left, the drawer last."""
    play = three().with_options(rush_each_chooses=True).begin().clue("rush").roll(1, 4)
    assert play.asked == ("Rushing", "olive")
    assert len(play.legal) == 9
    assert rush(play, "hall").asked == ("Rushing", "violet")
    assert rush(play, "study").asked == ("Rushing", "rose")
    assert rush(play, "kitchen").asked == ("Moving", "rose")
    assert rushed(play) == [("olive", "hall"), ("violet", "study"), ("rose", "kitchen")]


def test_t13_nobody_moves_before_all_have_chosen() -> None:
    """T-13, C-14: Olive has chosen; Violet does not know what."""
    play = three().with_options(rush_each_chooses=True).begin().clue("rush").roll(1, 4)
    rush(play, "hall")
    assert play.place("olive") == "o0"
    assert {type(event) for event in play.heard("violet")} == {e.PhaseBegan}


def test_t13_the_out_choose_too() -> None:
    """T-13, T-9: Olive has resigned, and is asked where to run."""
    scene = three().with_options(rush_each_chooses=True)
    play = scene.begin().resign("olive").clue("rush").roll(1, 4)
    assert play.asked == ("Rushing", "olive")
    rush(rush(rush(play, "hall"), "study"), "kitchen")
    assert play.place("olive") == "hall"


def test_t13_of_two_who_resigns_when_asked_still_chooses() -> None:
    """T-13, T-9: a table of two, and each chooses for himself (C-14)."""
    scene = a_game("modern", "rose", "olive").with_options(rush_each_chooses=True)
    play = scene.begin().clue("rush").roll(1, 4).resign("olive")
    assert play.asked == ("Rushing", "olive")
    assert rush(play, "library").asked == ("Rushing", "rose")
    assert rushed(rush(play, "hall")) == [("olive", "library"), ("rose", "hall")]


def test_t13_a_rush_is_over_when_the_next_turn_begins() -> None:
    """T-13: the tokens stay where they rushed to."""
    play = rush(three().begin().clue("rush").roll(1, 4), "library").stay().decline()
    idle_turn(play)
    assert {play.place(suspect) for suspect in ("rose", "olive", "violet")} == {"library"}
