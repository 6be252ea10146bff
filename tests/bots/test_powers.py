"""When a detective uses the power of his guest."""

from lenoir.core.actions import Pass, Roll, Suggest, UsePower
from lenoir.core.seats import Seat
from lenoir.deduction.facts import hand_of
from tests.bots.opinions import Opinion, Situation
from tests.builders import a_game

KNOWN = ("rose", "rope", "kitchen")


def test_rose_looks_once_when_the_card_must_be_news() -> None:
    """D-28"""
    scene = Situation(a_game("detectives").turn_of("moutarde").standing("moutarde", "spa"))
    scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("violet", "rope"),
    )
    shown = next(iter(scene.play.hand("leblanc") & {"violet", "rope", "guest_house"}))
    scene.then(lambda play: play.show(shown))
    assert scene.play.asked == ("Spying", "rose")
    judge = Opinion(doubts=("violet", "rope", "guest_house"))
    assert isinstance(scene.decision(judge), UsePower)
    assert isinstance(scene.decision(Opinion(doubts=("rope",))), Pass)


def test_moutarde_moves_twice_when_one_roll_will_not_do() -> None:
    """D-29"""
    far = Situation(a_game("detectives", "moutarde", "rose", "olive").standing("moutarde", "h28"))
    assert isinstance(far.decision(Opinion(case=KNOWN)), UsePower)
    near = Situation(a_game("detectives", "moutarde", "rose", "olive").standing("moutarde", "o10"))
    assert isinstance(near.decision(Opinion({"living_room": 1})), Roll)


def test_with_the_first_of_two_moves_moutarde_does_not_enter_what_he_would_have_to_leave() -> None:
    """D-29"""
    scene = Situation(a_game("detectives", "moutarde", "rose", "olive").standing("moutarde", "m18"))
    scene.then(lambda play: play.dice(6, 6).power())
    judge = Opinion(case=KNOWN)
    assert scene.goal(scene.decision(judge)) != "pool"
    scene.then(lambda play: play.dice(6, 5).do(scene.decision(judge)))
    assert scene.goal(scene.decision(judge)) == "pool"


def test_leblanc_goes_straight_to_the_piscine_when_she_knows_the_case() -> None:
    """D-30, D-13"""
    scene = Situation(a_game("detectives", "leblanc", "rose", "olive").standing("leblanc", "spa"))
    action = scene.decision(Opinion({"hall": 1}, case=KNOWN))
    assert isinstance(action, UsePower)
    assert scene.goal(action) == "pool"


def test_leblanc_keeps_her_power_when_the_room_is_near() -> None:
    """D-30"""
    scene = Situation(a_game("detectives", "leblanc", "rose", "olive").standing("leblanc", "s13"))
    assert isinstance(scene.decision(Opinion({"hall": 1})), Roll)


def olive_at(place: str) -> Situation:
    return Situation(a_game("detectives", "olive", "rose", "violet").standing("olive", place))


def test_olive_suggests_from_the_corridor_in_the_room_he_wants() -> None:
    """D-31"""
    scene = olive_at("j20").then(lambda play: play.roll(1, 2), lambda play: play.walk("j19"))
    action = scene.decision(Opinion({"spa": 1}))
    assert isinstance(action, Suggest)
    assert action.case.room == scene.play.card("spa")
    assert isinstance(scene.decision(Opinion()), Pass)


def test_in_a_room_olive_names_another_only_if_it_is_worth_his_power() -> None:
    """D-31"""
    scene = olive_at("spa").then(lambda play: play.passage("guest_house"))
    for here, room in ((1.0, "guest_house"), (0.8, "guest_house"), (0.1, "kitchen")):
        action = scene.decision(Opinion({"guest_house": here, "kitchen": 0.9}))
        assert isinstance(action, Suggest)
        assert action.case.room == scene.play.card(room)


def test_pervenche_looks_in_return_while_most_of_a_hand_is_unknown_to_her() -> None:
    """D-32"""
    scene = Situation(
        a_game("detectives", "rose", "pervenche", "olive")
        .standing("rose", "spa")
        .holding("pervenche", "rope")
    )
    scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("rose", "rope"),
        lambda play: play.show("rope"),
    )
    assert scene.play.asked == ("Glimpsing", "pervenche")
    hand = hand_of(Seat(0))
    assert isinstance(scene.decision(Opinion(wishes={hand: 7})), UsePower)
    assert isinstance(scene.decision(Opinion(wishes={hand: 2})), Pass)


def test_violet_suggests_a_second_time_if_there_is_still_something_to_win() -> None:
    """D-33"""
    scene = Situation(
        a_game("detectives", "violet", "rose", "olive")
        .standing("violet", "spa")
        .holding("violet", "rope", "guest_house", "violet")
    )
    scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("violet", "rope"),
    )
    assert scene.play.asked == ("Suggesting", "violet")
    assert isinstance(scene.decision(Opinion({"guest_house": 1})), Suggest)
    assert isinstance(scene.decision(Opinion({"guest_house": 0.05, "spa": 1})), Pass)
