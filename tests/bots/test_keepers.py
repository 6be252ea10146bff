"""When a detective draws, and plays a keeper."""

from lenoir.core.actions import (
    Draw,
    EndTurn,
    Pass,
    PlayKeeper,
    Roll,
    Show,
    Stay,
    Walk,
)
from lenoir.core.keepers import KeeperName
from lenoir.core.seats import Seat
from lenoir.deduction.facts import hand_of
from tests.bots.opinions import Opinion, Situation
from tests.builders import Play, a_game

KNOWN = ("rose", "rope", "kitchen")


def is_keeper(scene: Situation, action: object, name: KeeperName) -> bool:
    edition = scene.play.table.edition
    return isinstance(action, PlayKeeper) and edition.keepers[action.keeper].name == name


def test_a_summoned_player_draws_until_the_last_clock_may_strike() -> None:
    """D-14, D-17"""
    for clocks, deed in ((0, Draw), (6, Draw), (7, Pass)):
        table = a_game("detectives").standing("rose", "spa").standing("moutarde", "hall")
        scene = Situation(table.clocks_out(clocks))
        scene.then(lambda play: play.passage("guest_house"))
        scene.then(lambda play: play.suggest("moutarde", "rope"))
        assert isinstance(scene.decision(Opinion()), deed)


def test_who_knows_the_case_and_may_go_anywhere_goes_to_the_piscine() -> None:
    """D-21, D-13"""
    scene = Situation(a_game("detectives").standing("rose", "spa").keeping("rose", "anywhere"))
    action = scene.decision(Opinion({"spa": 1}, case=KNOWN))
    assert is_keeper(scene, action, "anywhere")
    assert scene.goal(action) == "pool"


def test_going_anywhere_is_for_the_room_one_wants_when_it_is_far() -> None:
    """D-21"""
    scene = Situation(a_game("detectives").standing("rose", "s28").keeping("rose", "anywhere"))
    action = scene.decision(Opinion({"spa": 1}))
    assert is_keeper(scene, action, "anywhere")
    assert scene.goal(action) == "spa"


def test_a_keeper_is_not_spent_on_a_room_one_is_about_to_reach() -> None:
    """D-21, D-19"""
    scene = Situation(a_game("detectives").standing("rose", "g20").keeping("rose", "anywhere"))
    assert isinstance(scene.decision(Opinion({"kitchen": 1})), Roll)


def test_the_keeper_to_stay_is_played_in_the_room_one_wants() -> None:
    """D-20"""
    scene = Situation(a_game("detectives").standing("rose", "spa").keeping("rose", "stay"))
    assert is_keeper(scene, scene.decision(Opinion({"spa": 1})), "stay")
    assert not is_keeper(scene, scene.decision(Opinion({"guest_house": 1})), "stay")


def test_who_was_summoned_needs_no_keeper_to_stay() -> None:
    """D-11, D-20"""
    scene = Situation(a_game("detectives").summoned("rose", "spa").keeping("rose", "stay"))
    assert isinstance(scene.decision(Opinion({"spa": 1})), Stay)


def test_plus_six_is_played_when_it_leads_into_the_room_and_the_dice_do_not() -> None:
    """D-22"""
    scene = Situation(a_game("detectives").standing("rose", "j19").keeping("rose", "plus_six"))
    scene.then(lambda play: play.roll(1, 2))
    assert is_keeper(scene, scene.decision(Opinion(case=KNOWN)), "plus_six")
    near = Situation(a_game("detectives").standing("rose", "j19").keeping("rose", "plus_six"))
    near.then(lambda play: play.roll(6, 6))
    assert near.goal(near.decision(Opinion(case=KNOWN))) == "pool"


def test_another_turn_is_taken_at_once_and_the_last_things_come_before_it() -> None:
    """D-24, D-38"""
    scene = Situation(
        a_game("detectives").standing("rose", "spa").keeping("rose", "again", "neighbour")
    )
    scene.then(lambda play: play.passage("guest_house"), lambda play: play.decline())
    assert is_keeper(scene, scene.decision(Opinion()), "again")
    curious = Opinion(wishes={hand_of(Seat(2)): 3})
    assert is_keeper(scene, scene.decision(curious), "neighbour")


def test_the_neighbour_is_not_asked_for_what_one_has_seen() -> None:
    """D-23"""
    scene = Situation(a_game("detectives").standing("rose", "spa").keeping("rose", "neighbour"))
    scene.then(lambda play: play.passage("guest_house"), lambda play: play.decline())
    assert isinstance(scene.decision(Opinion()), EndTurn)


def test_whoever_stands_nearest_to_the_piscine_is_sent_back() -> None:
    """D-25"""
    scene = Situation(
        a_game("detectives")
        .standing("rose", "spa")
        .standing("moutarde", "o10")
        .standing("leblanc", "kitchen")
        .standing("violet", "pool")
        .keeping("rose", "back")
    )
    scene.then(lambda play: play.passage("guest_house"), lambda play: play.decline())
    action = scene.decision(Opinion())
    assert is_keeper(scene, action, "back")
    assert isinstance(action, PlayKeeper)
    assert action.token == scene.play.card("moutarde")


def test_nobody_is_sent_back_who_is_still_far_from_the_piscine() -> None:
    """D-25"""
    scene = Situation(a_game("detectives").standing("rose", "spa").keeping("rose", "back"))
    scene.then(lambda play: play.passage("guest_house"), lambda play: play.decline())
    assert isinstance(scene.decision(Opinion()), EndTurn)


def spied_on(*doubts: str) -> tuple[Situation, Opinion]:
    """Leblanc sees Moutarde show one of three cards to Rose, and may look too."""
    scene = Situation(
        a_game("detectives")
        .standing("rose", "spa")
        .holding("moutarde", "rope")
        .keeping("leblanc", "spy")
    )
    scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("rose", "rope"),
        lambda play: play.show("rope"),
    )
    return scene, Opinion(doubts=doubts)


def test_a_spy_looks_when_the_card_must_be_news() -> None:
    """D-26"""
    scene, judge = spied_on("rose", "rope", "guest_house")
    assert scene.play.asked == ("Spying", "leblanc")
    assert is_keeper(scene, scene.decision(judge), "spy")


def test_a_spy_is_saved_when_one_can_think_out_which_card_it_was() -> None:
    """D-26"""
    scene, judge = spied_on("rope")
    assert isinstance(scene.decision(judge), Pass)


def test_a_spy_is_saved_when_it_may_be_a_card_seen_before() -> None:
    """D-26"""
    scene = Situation(
        a_game("detectives")
        .turn_of("leblanc")
        .standing("leblanc", "spa")
        .standing("rose", "observatory")
        .holding("moutarde", "rope")
        .holding("leblanc", "violet", "guest_house")
        .keeping("leblanc", "spy")
    )
    scene.then(
        lambda play: play.passage("guest_house"), lambda play: play.suggest("violet", "rope")
    )
    while scene.play.asked != ("Starting", "rose"):
        rope = scene.play.asked == ("Refuting", "moutarde")
        scene.then((lambda play: play.show("rope")) if rope else _get_on)
    scene.then(lambda play: play.passage("kitchen"), lambda play: play.suggest("rose", "rope"))
    while scene.play.asked[0] != "Spying":
        scene.then(lambda play: play.show("rope"))
    assert scene.play.knows("leblanc", "moutarde") == {"rope"}
    assert isinstance(scene.decision(Opinion(doubts=("rose", "kitchen", "rope"))), Pass)


def answering() -> Situation:
    """Moutarde, who can block, is asked for a card he holds."""
    scene = Situation(
        a_game("detectives")
        .standing("rose", "spa")
        .holding("moutarde", "rope", "guest_house")
        .keeping("moutarde", "block")
    )
    return scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("rose", "rope"),
    )


def test_a_suggestion_is_blocked_rather_than_a_new_card_shown() -> None:
    """D-27"""
    scene = answering()
    assert is_keeper(scene, scene.decision(Opinion()), "block")


def test_a_card_which_who_asks_has_seen_is_shown_again_and_nothing_blocked() -> None:
    """D-27, C-7"""
    scene = answering().then(lambda play: play.show("rope"))
    while scene.play.asked != ("Starting", "rose"):
        scene.then(_get_on)
    scene.then(lambda play: play.passage("spa"), lambda play: play.suggest("rose", "rope"))
    assert scene.play.asked == ("Refuting", "moutarde")
    assert isinstance(scene.decision(Opinion()), Show)


def test_who_holds_none_of_the_cards_does_not_block() -> None:
    """D-27"""
    scene = Situation(
        a_game("detectives")
        .standing("rose", "spa")
        .holding("leblanc", "rope", "guest_house")
        .keeping("moutarde", "block")
    )
    scene.then(
        lambda play: play.passage("guest_house"),
        lambda play: play.suggest("rose", "rope"),
    )
    assert not is_keeper(scene, scene.decision(Opinion()), "block")


def _get_on(play: Play) -> None:
    """Whatever leads to the next turn soonest."""
    kind, _ = play.asked
    if kind == "Starting":
        play.roll(1, 2)
    elif kind == "Moving":
        play.do(next(action for action in play.legal if isinstance(action, Walk)))
    elif kind == "Closing":
        play.end()
    else:
        play.decline()
