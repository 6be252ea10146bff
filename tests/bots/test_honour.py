"""A detective is honest, and does not let others be otherwise."""

import pytest

from lenoir.core.actions import Challenge, SayNone, Show
from lenoir.core.seats import Seat
from tests.bots.opinions import Opinion, Situation
from tests.builders import a_game


@pytest.mark.parametrize("honour", [False, True])
def test_a_detective_who_holds_a_named_card_shows_it(honour: bool) -> None:
    """C-7, M-16"""
    scene = Situation(
        a_game("miro")
        .with_options(honour=honour)
        .summoned("rose", "kitchen")
        .holding("moutarde", "rope")
    )
    scene.then(lambda play: play.suggest("rose", "rope"))
    assert scene.decision(Opinion()) == Show(Seat(1), scene.play.card("rope"))


def test_a_detective_who_holds_none_of_the_cards_says_so() -> None:
    """C-7, M-16"""
    scene = Situation(
        a_game("miro")
        .with_options(honour=True)
        .summoned("rose", "kitchen")
        .holding("rose", "rope", "kitchen", "rose")
    )
    scene.then(lambda play: play.suggest("rose", "rope"))
    assert scene.decision(Opinion()) == SayNone(Seat(1))


def test_a_detective_challenges_who_withheld_a_card_he_has_seen() -> None:
    """M-16"""
    scene = Situation(
        a_game("miro")
        .with_options(honour=True)
        .summoned("rose", "kitchen")
        .holding("moutarde", "rope")
    )
    scene.then(
        lambda play: play.suggest("rose", "rope"),
        lambda play: play.show("rope"),
        lambda play: play.end(),
        lambda play: play.stay(),
        lambda play: play.end(),
        lambda play: play.roll(6, 6),
        lambda play: play.leap("hall"),
        lambda play: play.suggest("rose", "rope"),
        lambda play: play.none(),
        lambda play: play.none(),
        lambda play: play.end(),
    )
    assert scene.play.asked == ("Starting", "rose")
    assert scene.decision(Opinion({"kitchen": 1})) == Challenge(
        Seat(0), Seat(1), scene.play.card("rope")
    )
