"""Violet's second suggestion, and what holds for every power (D-33, D-34)."""

from lenoir.core import events as e
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    rooms_named,
    settle,
    told_outside,
    used,
    with_leblanc,
)

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
    scene = with_violet().standing("leblanc", "patio")
    play = first_suggestion(scene).suggest("leblanc", "rope")
    assert play.asked == ("Drawing", "leblanc")


def test_who_came_with_the_first_suggestion_does_not_draw_for_the_second() -> None:
    """D-33: D-14 applies anew: none if already there."""
    scene = with_violet().standing("leblanc", "patio")
    play = scene.begin().roll(2, 3).walk("kitchen").suggest("leblanc", "rope").decline()
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


def test_a_power_that_was_used_stays_used() -> None:
    """D-34: a power is used once, whoever uses another one afterwards."""
    play = with_leblanc("a19").begin().power(to="hall").decline()
    play.dice(2, 2).power().dice(2, 2).walk("h26").walk("h24")
    assert used(play, "leblanc")
    assert used(play, "moutarde")
    assert not used(play, "olive")
