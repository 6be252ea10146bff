"""The modern edition: the course of a turn, and when one may suggest."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play
from tests.rules.modern.deeds import idle_turn, three


def kinds(play: Play) -> set[str]:
    """What kinds of things the one asked may do."""
    return {type(action).__name__ for action in play.legal}


def test_t4_a_turn_always_begins_with_the_dice() -> None:
    """T-4: no passage, staying, walking or suggesting before the roll."""
    in_a_room = three().standing("rose", "kitchen").begin()
    assert kinds(in_a_room) == {"Roll", "Accuse"}
    in_the_corridor = three().begin()
    assert kinds(in_the_corridor) == {"Roll"}


def test_t4_even_the_summoned_roll_first() -> None:
    """T-4: a suggestion is not to be had before the roll."""
    play = three().summoned("rose", "hall").begin()
    assert kinds(play) == {"Roll", "Accuse"}


def test_t4_after_the_roll_one_walks_or_takes_a_passage_or_stays() -> None:
    """T-4: in a corner room all three are open."""
    play = three().standing("rose", "kitchen").begin().roll(2, 3)
    assert play.asked == ("Moving", "rose")
    assert kinds(play) == {"Walk", "TakePassage", "Stay", "Accuse"}


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("kitchen", {"study"}),
        ("study", {"kitchen"}),
        ("conservatory", {"lounge"}),
        ("lounge", {"conservatory"}),
        ("hall", set()),
        ("ballroom", set()),
        ("dining_room", set()),
        ("billiard_room", set()),
        ("library", set()),
    ],
)
def test_t4_passages_join_opposite_corners(here: str, there: set[str]) -> None:
    """T-4, C-10: and no other room has one."""
    play = three().standing("rose", here).begin().roll(2, 3)
    assert play.reach(a.TakePassage) == there


def test_t4_a_passage_is_taken_instead_of_the_dice_and_one_may_suggest_there() -> None:
    """T-4: the token is in the other corner, and does not walk on."""
    play = three().standing("rose", "kitchen").begin().roll(2, 3).passage("study")
    assert play.place("rose") == "study"
    assert play.asked == ("Suggesting", "rose")
    assert kinds(play) == {"Suggest", "Pass", "Accuse"}


def test_t4_a_passage_also_leads_from_a_room_one_was_summoned_into() -> None:
    """T-4, C-10: the token stood there when the turn began."""
    play = three().summoned("rose", "lounge").begin().roll(2, 3)
    assert play.reach(a.TakePassage) == {"conservatory"}


def test_t4_no_passage_from_a_room_reached_in_this_turn() -> None:
    """T-4: only from where the turn began."""
    play = three().standing("rose", "g17").begin().roll(2, 3).walk("lounge")
    assert not play.may(a.TakePassage)
    assert not play.may(a.Walk)


def test_t4_no_passage_from_the_corridor() -> None:
    """T-4: not even from a doorstep."""
    play = three().standing("rose", "g18").begin().roll(2, 3)
    assert not play.may(a.TakePassage)


def test_t4_who_stays_in_a_room_may_suggest() -> None:
    """T-4: the token has not moved."""
    play = three().standing("rose", "hall").begin().roll(2, 3).stay()
    assert play.place("rose") == "hall"
    assert play.asked == ("Suggesting", "rose")


def test_t4_a_move_that_ends_in_the_corridor_ends_the_turn() -> None:
    """T-4, C-16: nothing is left to decide there."""
    play = three().begin().roll(2, 2).walk("h20")
    assert play.asked == ("Starting", "olive")


def test_t4_after_the_suggestion_there_is_only_accusing_or_the_end() -> None:
    """T-4: no move, no passage, no second suggestion."""
    play = three().holding("olive", "rope").standing("rose", "kitchen").begin().roll(2, 3).stay()
    play.suggest("violet", "rope").show("rope")
    assert play.asked == ("Closing", "rose")
    assert kinds(play) == {"EndTurn", "Accuse"}
    assert play.end().asked == ("Starting", "olive")


def test_t4_who_does_not_suggest_hands_the_dice_to_the_left() -> None:
    """T-4: the suggestion is offered, never forced."""
    play = three().standing("rose", "hall").begin()
    assert idle_turn(play).asked == ("Starting", "olive")


def test_t7_one_suggests_on_arriving() -> None:
    """T-7: by dice, with the room one has come into."""
    play = three().standing("rose", "g17").begin().roll(2, 3).walk("lounge")
    rooms = {act.case.room for act in play.legal if isinstance(act, a.Suggest)}
    assert rooms == {play.card("lounge")}


def test_t7_one_suggests_any_suspect_with_any_weapon_the_own_too() -> None:
    """T-7, C-6: six suspects and six weapons, your own cards and suspect included."""
    play = three().holding("rose", "rope").standing("rose", "hall").begin().roll(2, 3).stay()
    offered = [act for act in play.legal if isinstance(act, a.Suggest)]
    assert len(offered) == 36
    assert a.Suggest(play.seat, play.deck.case("rose", "rope", "hall")) in offered


def test_t7_another_room_cannot_be_named() -> None:
    """T-7: only where the token stands."""
    play = three().standing("rose", "hall").begin().roll(2, 3).stay()
    assert play.rejects(a.Suggest(play.seat, play.deck.case("olive", "rope", "lounge")))


def test_t7_who_was_summoned_stays_and_suggests() -> None:
    """T-7: in the room the other's suggestion has brought the token to."""
    play = three().holding("olive", "rope").standing("rose", "hall").begin().roll(2, 3).stay()
    play.suggest("olive", "rope").show("rope").end()
    assert play.roll(2, 3).stay().suggest("violet", "dagger").happened(e.SuggestionMade)
    assert play.place("olive") == "hall"


def test_t7_one_may_suggest_in_the_same_room_every_turn() -> None:
    """T-7: staying on gives the right anew."""
    scene = three().holding("olive", "rope").standing("rose", "hall")
    play = scene.standing("olive", "study").standing("violet", "library").begin()
    play.roll(2, 3).stay().suggest("moutarde", "rope").show("rope").end()
    idle_turn(idle_turn(play))
    assert play.roll(2, 3).stay().suggest("moutarde", "rope").asked == ("Refuting", "olive")


def test_t7_nobody_suggests_in_the_corridor() -> None:
    """T-7: neither before moving nor after."""
    play = three().standing("rose", "g17").begin().roll(2, 3)
    assert not play.may(a.Suggest)


def test_t7_suspect_and_weapon_come_and_stay() -> None:
    """T-7, C-6: nobody goes back afterwards."""
    play = three().holding("olive", "rope").standing("rose", "hall").lying("rope", "study").begin()
    play.roll(2, 3).stay().suggest("moutarde", "rope").show("rope").end()
    assert play.place("moutarde") == "hall"
    assert play.weapon_place("rope") == "hall"


def test_t7_the_first_from_the_left_who_can_refute_must() -> None:
    """T-7, C-7: the one before him is known to have none, the one after is not asked."""
    scene = three().holding("violet", "rope").envelope("moutarde", "dagger", "hall")
    play = scene.standing("rose", "hall").begin().roll(2, 3).stay().suggest("moutarde", "rope")
    assert play.asked == ("Refuting", "violet")
    assert [event.seat for event in play.happened(e.CannotRefute)] == [play.seat_of("olive")]
    assert play.rejects(a.SayNone(play.seat))
    play.show("rope")
    assert play.knows("rose", of="violet") == {"rope"}
    assert play.knows("olive", of="violet") == set()
    assert [event.by for event in play.heard("olive") if isinstance(event, e.SuggestionRefuted)]
    assert not [event for event in play.heard("olive") if isinstance(event, e.CardShown)]


def test_a_table_may_let_who_stays_in_a_room_do_without_the_dice() -> None:
    """T-4: option `stay_unrolled`; in the corridor one rolls."""
    assert not three().standing("rose", "hall").begin().may(a.Stay)
    scene = three().standing("rose", "hall").with_options(stay_unrolled=True)
    play = scene.begin().stay()
    assert play.asked == ("Suggesting", "rose")
    assert not three().with_options(stay_unrolled=True).begin().may(a.Stay)
