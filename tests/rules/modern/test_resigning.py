"""The modern edition: resigning, and the doorways that must not stay shut."""

import pytest

from lenoir.core import events as e
from tests.rules.modern.deeds import lay_open, rush, three

DOORSTEPS = [
    ("kitchen", "e7"),
    *(("ballroom", square) for square in ("h5", "q5", "j8", "o8")),
    ("conservatory", "s6"),
    *(("dining_room", square) for square in ("i12", "g16")),
    *(("billiard_room", square) for square in ("r9", "w13")),
    *(("library", square) for square in ("q16", "u13")),
    ("lounge", "g18"),
    *(("hall", square) for square in ("l17", "m17")),
    ("study", "r20"),
]


@pytest.mark.parametrize(("room", "doorstep"), DOORSTEPS)
def test_t16_who_resigns_on_a_doorstep_is_put_into_the_room(room: str, doorstep: str) -> None:
    """T-16, M-17: at that moment, before anybody else moves."""
    play = three().standing("olive", doorstep).begin().resign("olive")
    assert play.place("olive") == room


def test_t16_the_door_is_open_again() -> None:
    """T-16: Rose gets into the Salon, which Olive had shut."""
    play = three().standing("rose", "h18").standing("olive", "g18").begin()
    play.resign("olive").roll(2, 3)
    assert "lounge" in play.reach()


def test_t16_elsewhere_the_token_of_who_resigns_stays() -> None:
    """T-16: in the corridor and in rooms."""
    play = three().standing("olive", "h18").standing("violet", "study").begin()
    play.resign("olive").resign("violet")
    assert play.place("olive") == "h18"
    assert play.place("violet") == "study"


def test_t16_resigning_on_the_own_turn_hands_the_dice_on() -> None:
    """T-16: and the token leaves the doorway first."""
    play = three().standing("rose", "g18").begin().resign("rose")
    assert play.place("rose") == "lounge"
    assert play.asked == ("Starting", "olive")


def test_t16_who_resigns_does_not_see_the_envelope() -> None:
    """T-16: all learn that she is out, and nothing of her cards."""
    play = three().begin().resign("rose")
    assert play.sight("rose").private.envelope is None
    assert e.SeatOut(play.seat_of("rose"), "resigned") in play.heard("olive")


def test_t16_a_token_put_into_a_room_is_still_that_of_a_seat() -> None:
    """T-16, T-13: it rushes like the others."""
    play = three().standing("olive", "g18").begin().resign("olive").clue("rush").roll(1, 4)
    assert rush(play, "library").place("olive") == "library"


def test_t9_who_resigns_when_asked_must_still_lay_a_card_open() -> None:
    """T-9: the out take part."""
    play = three().holding("olive", "rope").begin().clue("everybody").roll(1, 4).resign("olive")
    assert play.asked == ("Opening", "olive")
    assert lay_open(play, "rope").asked == ("Opening", "violet")


def test_t9_a_drawer_who_resigns_draws_no_second_card() -> None:
    """T-9, T-5: what she drew is obeyed to the end, then her turn is over."""
    scene = three().holding("olive", "rope").holding("violet", "dagger").holding("rose", "spanner")
    play = scene.begin().clue("everybody").roll(1, 1).resign("rose")
    lay_open(lay_open(lay_open(play, "rope"), "dagger"), "spanner")
    assert len(play.happened(e.CardOpened)) == 3
    assert play.happened(e.ClueDrawn) == []
    assert play.asked == ("Starting", "olive")


@pytest.mark.parametrize(
    ("kind", "card"),
    [("name", "rope"), ("suspicious", None), ("passage", None), ("rush", None)],
)
def test_t9_a_drawer_who_resigns_instead_of_choosing_hands_the_dice_on(
    kind: str, card: str | None
) -> None:
    """T-9: nobody names, picks, opens a passage or rushes."""
    play = three().begin().clue(kind, card).roll(1, 4).resign("rose")
    assert play.asked == ("Starting", "olive")
    assert {type(event) for event in play.told} == {
        *(e.SeatOut, e.TurnEnded, e.TurnBegan, e.PhaseBegan)
    }


def test_t9_an_answer_to_one_card_is_none_to_the_next() -> None:
    """T-9: Rose has laid a card open for the first glass and resigns when asked for the second."""
    scene = three().holding("olive", "rope").holding("violet", "dagger").holding("rose", "spanner")
    play = scene.begin().clue("everybody").roll(1, 1)
    lay_open(lay_open(lay_open(play, "rope"), "dagger").clue("rush"), "spanner")
    assert play.asked == ("Rushing", "rose")
    assert play.resign("rose").happened(e.CardOpened) == []
    assert play.asked == ("Starting", "olive")


def test_t7_who_resigns_when_asked_to_refute_still_refutes() -> None:
    """T-7, C-7: Olive is out, and the table still waits for his card."""
    play = three().holding("olive", "rope").standing("rose", "hall").begin().roll(2, 3).stay()
    play.suggest("moutarde", "rope").resign("olive")
    assert play.asked == ("Refuting", "olive")
    assert play.show("rope").asked == ("Closing", "rose")
    assert "rope" in play.knows("rose", of="olive")
