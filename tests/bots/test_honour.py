"""A bot is honest, and does not let others be otherwise."""

import pytest

from lenoir.bots.catalogue import BUILT_IN, make
from lenoir.bots.spec import Spec
from lenoir.core.actions import Action, Challenge, SayNone, Show
from lenoir.core.seats import Seat
from tests.bots.opinions import Opinion, Situation
from tests.builders import a_game
from tests.machines.chance import Lots


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


def caught() -> Situation:
    """Moutarde has shown Rose the rope and then denied it; her turn begins."""
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
    return scene


def test_a_detective_challenges_who_withheld_a_card_he_has_seen() -> None:
    """M-16"""
    scene = caught()
    assert scene.decision(Opinion({"kitchen": 1})) == Challenge(
        Seat(0), Seat(1), scene.play.card("rope")
    )


def decisions(bot: str, scene: Situation) -> set[Action]:
    """What a bot may do now, as chance has it."""
    maker, chances = BUILT_IN[bot], range(30 if bot == "random" else 2)
    return {make(Spec(bot), maker).decide(scene.view(), Lots(chance)) for chance in chances}


@pytest.mark.parametrize("bot", BUILT_IN)
def test_no_bot_ever_withholds_a_card(bot: str) -> None:
    """M-16: not even one that plays at random."""
    scene = Situation(
        a_game("miro")
        .with_options(honour=True)
        .summoned("rose", "kitchen")
        .holding("moutarde", "rope", "violet")
    )
    scene.then(lambda play: play.suggest("violet", "rope"))
    assert SayNone(Seat(1)) in scene.play.legal
    assert {type(action) for action in decisions(bot, scene)} == {Show}


@pytest.mark.parametrize("bot", BUILT_IN)
def test_every_bot_challenges_when_it_can(bot: str) -> None:
    """M-16"""
    scene = caught()
    assert decisions(bot, scene) == {Challenge(Seat(0), Seat(1), scene.play.card("rope"))}
