"""The powers that show cards: Rose's and Pervenche's (D-28, D-32)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    keepers_of,
    playable,
    told,
    told_outside,
    used,
)

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


def test_roses_card_says_what_she_may_look_at() -> None:
    """D-28: as *spy*, so for a suggestion only (D-26), in both languages."""
    texts = with_rose().begin().table.edition.texts
    for key in ("keeper.spy.text", "power.spy.text"):
        assert "suggestion" in texts[key].en
        assert "hypothèse" in texts[key].fr


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


@pytest.mark.parametrize("answer", ["looks", "passes", "resigns"])
def test_the_suggestion_goes_on_whatever_pervenche_does(answer: str) -> None:
    """D-32, D-36: Violet's second comes after Pervenche, who may look, pass or resign."""
    scene = a_game("detectives", "violet", "pervenche", "leblanc").standing("violet", "g21")
    play = shown_by_pervenche(scene.holding("pervenche", "rope"))
    assert play.asked == ("Glimpsing", "pervenche")
    match answer:
        case "looks":
            play.picks(0).power()
        case "passes":
            play.decline()
        case _:
            play.resign("pervenche")
    assert play.asked == ("Suggesting", "violet")


@pytest.mark.parametrize("resigns", [True, False])
def test_the_turn_goes_on_ending_when_pervenche_does_not_look(resigns: bool) -> None:
    """D-32, D-38: as a neighbour; Moutarde has another keeper to play."""
    scene = a_game("detectives", "moutarde", "leblanc", "pervenche").standing("moutarde", "g21")
    scene.holding("pervenche", "rope").keeping("moutarde", "neighbour", "again")
    play = scene.begin().roll(2, 3).walk("kitchen").decline().keeper("neighbour").show("rope")
    play.resign("pervenche") if resigns else play.decline()
    assert play.asked == ("Closing", "moutarde")
    assert playable(play) == {"again"}
