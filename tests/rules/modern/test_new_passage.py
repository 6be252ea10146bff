"""The modern edition: the clue card that opens a new passage."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play
from tests.rules.modern.deeds import place_passage, three

CORNERS = {"kitchen", "conservatory", "study", "lounge"}


def opened_in(room: str, standing: str) -> Play:
    """Rose stands somewhere, draws the card and puts the passage into a room."""
    return place_passage(
        three().standing("rose", standing).begin().clue("passage").roll(1, 4), room
    )


def test_t12_the_passage_goes_into_any_room_but_a_corner() -> None:
    """T-12: five rooms to choose from, and it must be one."""
    play = three().standing("rose", "hall").begin().clue("passage").roll(1, 4)
    assert play.asked == ("Placing", "rose")
    rooms = {
        play.table.edition.board.name(act.to) for act in play.legal if type(act) is a.PlacePassage
    }
    assert rooms == {"ballroom", "dining_room", "billiard_room", "library", "hall"}
    assert len(play.legal) == 5
    assert play.rejects(a.PlacePassage(play.seat, play.space("kitchen")))


def test_t12_the_drawer_places_it_wherever_he_is() -> None:
    """T-12: from the corridor into a room far away; all see it, and the turn goes on."""
    play = opened_in("library", standing="h24")
    told = e.PassageOpened(play.seat_of("rose"), play.space("library"))
    assert told in play.heard("violet")
    assert play.asked == ("Moving", "rose")
    assert not play.may(a.TakePassage)


def test_t12_that_room_is_joined_with_each_corner_at_once() -> None:
    """T-12: Rose began her turn there."""
    assert opened_in("hall", standing="hall").reach(a.TakePassage) == CORNERS


@pytest.mark.parametrize(
    ("corner", "partner"),
    [
        ("kitchen", "study"),
        ("study", "kitchen"),
        ("conservatory", "lounge"),
        ("lounge", "conservatory"),
    ],
)
def test_t12_a_corner_is_joined_with_it_keeps_its_partner_and_gets_no_other(
    corner: str, partner: str
) -> None:
    """T-12: both ways, and the corners are not otherwise joined."""
    assert opened_in("hall", standing=corner).reach(a.TakePassage) == {"hall", partner}


def test_t12_other_rooms_have_no_passage() -> None:
    """T-12: the passage is in one room."""
    assert opened_in("hall", standing="library").reach(a.TakePassage) == set()


def test_t12_the_passage_stays_for_the_rest_of_the_game() -> None:
    """T-12: for everybody, in turns to come."""
    scene = three().standing("rose", "hall").standing("olive", "kitchen")
    play = place_passage(scene.begin().clue("passage").roll(1, 4), "hall")
    play.passage("lounge").decline()
    assert play.roll(2, 3).reach(a.TakePassage) == {"hall", "study"}
    play.passage("hall").decline()
    assert play.place("olive") == "hall"
    assert play.roll(2, 3).reach(a.TakePassage) == set()


def test_t12_one_suggests_where_the_new_passage_leads() -> None:
    """T-12, T-4: as after any passage."""
    play = opened_in("hall", standing="hall").passage("lounge")
    assert play.asked == ("Suggesting", "rose")


def test_t12_no_new_passage_from_a_room_reached_in_this_turn() -> None:
    """T-12, T-4: only from where the turn began."""
    play = opened_in("hall", standing="l17").walk("hall")
    assert not play.may(a.TakePassage)
