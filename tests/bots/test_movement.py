"""Where a detective goes."""

import pytest

from lenoir.core.actions import (
    Accuse,
    Leap,
    LookInPool,
    Pass,
    Roll,
    Stay,
    Suggest,
    TakePassage,
    Walk,
)
from lenoir.core.board import Space
from lenoir.deduction.facts import POOL, in_room
from tests.bots.opinions import Opinion, Situation
from tests.builders import a_game

KNOWN = ("rose", "rope", "kitchen")


def test_a_detective_who_knows_the_case_walks_to_the_piscine_and_accuses_there() -> None:
    """D-13"""
    scene = Situation(a_game("detectives").standing("rose", "m18"))
    scene.then(lambda play: play.roll(2, 4))
    judge = Opinion({"dining_room": 1, "hall": 1}, case=KNOWN)
    assert scene.goal(scene.goes_on(judge)) == "pool"
    assert isinstance(scene.decision(judge), Accuse)


def test_too_far_from_the_piscine_one_who_knows_the_case_comes_nearer_each_turn() -> None:
    """D-13"""
    scene = Situation(a_game("detectives").standing("rose", "s28"))
    scene.then(lambda play: play.roll(3, 3))
    board = scene.play.table.edition.board
    before = board.distances(board.space("s28"))[board.space("pool")]
    after = scene.goal(scene.decision(Opinion({"guest_house": 1}, case=KNOWN)))
    assert board.distances(board.space(after))[board.space("pool")] == before - 6


def test_where_accusations_are_heard_in_rooms_one_who_knows_the_case_goes_to_the_nearest() -> None:
    """T-8"""
    scene = Situation(a_game("modern").standing("rose", "h18"))
    scene.then(lambda play: play.roll(3, 2))
    judge = Opinion({"hall": 1}, case=KNOWN)
    assert scene.goal(scene.goes_on(judge)) in ("lounge", "dining_room", "hall")
    assert isinstance(scene.decision(judge), Accuse)


def test_where_accusations_are_heard_anywhere_nobody_walks_before_accusing() -> None:
    """M-15, K-7"""
    for edition in ("miro", "classic"):
        scene = Situation(a_game(edition).standing("rose", "h18"))
        assert isinstance(scene.decision(Opinion(case=KNOWN)), Accuse)


def test_who_knows_the_case_does_not_give_it_away_by_a_suggestion() -> None:
    """C-6, D-13"""
    scene = Situation(a_game("detectives").summoned("rose", "spa"))
    scene.then(lambda play: play.stay())
    assert isinstance(scene.decision(Opinion({"spa": 1}, case=KNOWN)), Pass)


@pytest.mark.parametrize(("edition", "deed"), [("miro", Suggest), ("detectives", Stay)])
def test_who_was_summoned_to_a_room_he_wants_stays_and_suggests(
    edition: str, deed: type[Suggest | Stay]
) -> None:
    """M-9, D-11"""
    judge = Opinion({"kitchen": 1, "hall": 0.5})
    scene = Situation(a_game(edition).summoned("rose", "kitchen"))
    assert isinstance(scene.decision(judge), deed)


def test_after_a_roll_that_leads_nowhere_who_was_summoned_can_still_suggest() -> None:
    """M-9, M-18"""
    scene = Situation(a_game("miro").summoned("rose", "kitchen"))
    scene.then(lambda play: play.roll(1, 2))
    judge = Opinion({"kitchen": 0.5, "hall": 1})
    assert isinstance(scene.goes_on(judge), Stay)
    assert isinstance(scene.decision(judge), Suggest)


@pytest.mark.parametrize("edition", ["miro", "detectives"])
def test_who_was_summoned_to_a_room_of_no_use_leaves_it(edition: str) -> None:
    """D-11, M-9"""
    scene = Situation(a_game(edition).summoned("rose", "hall"))
    assert isinstance(scene.decision(Opinion({"dining_room": 1})), Roll)


@pytest.mark.parametrize("edition", ["miro", "classic", "detectives"])
def test_a_passage_to_the_wanted_room_is_taken(edition: str) -> None:
    """C-10"""
    other = "observatory" if edition == "detectives" else "study"
    scene = Situation(a_game(edition).standing("rose", "kitchen"))
    action = scene.decision(Opinion({other: 1}))
    assert isinstance(action, TakePassage)
    assert scene.goal(action) == other


def test_a_passage_is_a_way_to_a_room_beyond_it() -> None:
    """C-10: from the lounge the conservatory is one turn away, and the billiard room next to it."""
    scene = Situation(a_game("classic").standing("rose", "lounge"))
    assert isinstance(scene.decision(Opinion({"billiard_room": 1})), TakePassage)


def test_a_double_leads_straight_to_the_wanted_room() -> None:
    """M-14"""
    scene = Situation(a_game("miro").standing("rose", "h18"))
    scene.then(lambda play: play.roll(1, 1))
    action = scene.decision(Opinion({"conservatory": 1}))
    assert isinstance(action, Leap)
    assert scene.goal(action) == "conservatory"


def test_a_room_worth_more_is_worth_a_longer_way_and_one_worth_little_is_not() -> None:
    """K-4"""
    scene = Situation(a_game("classic").standing("rose", "i17"))
    scene.then(lambda play: play.roll(4))  # the dining room is in reach, the hall too
    assert scene.goal(scene.decision(Opinion({"dining_room": 0.2, "hall": 1}))) == "hall"
    assert scene.goal(scene.decision(Opinion({"dining_room": 1, "hall": 0.2}))) == "dining_room"
    far = Opinion({"dining_room": 0.5, "conservatory": 0.6})
    assert scene.goal(scene.decision(far)) == "dining_room"


def test_with_no_room_in_reach_one_stops_where_the_next_turn_reaches_most() -> None:
    """K-4: after one point from the kitchen's door the ballroom is as near as it can be."""
    scene = Situation(a_game("classic").standing("rose", "h7"))
    scene.then(lambda play: play.roll(1))
    board = scene.play.table.edition.board
    to = board.space(scene.goal(scene.decision(Opinion({"ballroom": 1}))))
    assert board.distances(to)[board.space("ballroom")] == 2


def test_in_a_room_worth_asking_in_one_stays_and_asks_again() -> None:
    """K-5, T-7"""
    judge = Opinion({"kitchen": 1, "ballroom": 0.9, "study": 0.9})
    classic = Situation(a_game("classic").standing("rose", "kitchen"))
    classic.then(lambda play: play.roll(6))
    assert isinstance(classic.goes_on(judge), Stay)
    assert isinstance(classic.decision(judge), Suggest)
    modern = Situation(a_game("modern").standing("rose", "kitchen"))
    modern.then(lambda play: play.roll(6, 6))
    assert isinstance(modern.goes_on(judge), Stay)


def test_where_staying_gives_no_suggestion_one_goes_to_the_next_room() -> None:
    """M-9"""
    scene = Situation(a_game("miro").standing("rose", "kitchen"))
    scene.then(lambda play: play.roll(6, 5))
    judge = Opinion({"kitchen": 1, "ballroom": 0.9})
    assert scene.goal(scene.decision(judge)) == "ballroom"


def test_cards_in_the_piscine_are_looked_at_once_nothing_else_is_left_to_ask() -> None:
    """D-2, D-13"""
    scene = Situation(
        a_game("detectives", "rose", "moutarde", "leblanc", "olive").standing("rose", "m18")
    )
    scene.then(lambda play: play.roll(2, 4))
    judge = Opinion({"dining_room": 0.05}, wishes={POOL: 1})
    assert scene.goal(scene.goes_on(judge)) == "pool"
    assert isinstance(scene.decision(judge), LookInPool)


def test_a_piscine_already_looked_into_is_no_aim() -> None:
    """D-13"""
    scene = Situation(
        a_game("detectives", "rose", "moutarde", "leblanc", "olive").standing("rose", "m18")
    )
    scene.then(lambda play: play.roll(2, 4))
    assert scene.goal(scene.decision(Opinion({"dining_room": 0.5}))) == "dining_room"


def test_the_card_that_lies_in_a_room_is_a_reason_to_go_there() -> None:
    """T-14"""
    scene = Situation(
        a_game("modern", "rose", "olive")
        .card_in("lounge", "dagger")
        .card_in("hall", "rope")
        .card_in("study", "hall")
        .card_in("kitchen", "moutarde")
        .standing("rose", "i17")
    )
    scene.then(lambda play: play.roll(3, 3))
    lounge = in_room(Space(scene.play.space("lounge")))
    judge = Opinion({"lounge": 0.3, "hall": 0.5, "dining_room": 0.5}, wishes={lounge: 1})
    assert scene.goal(scene.decision(judge)) == "lounge"


def test_a_question_mark_is_taken_on_the_way_but_not_when_the_last_clock_may_strike() -> None:
    """D-10, D-17"""
    for clocks, stops in ((0, True), (7, False)):
        scene = Situation(a_game("detectives").standing("rose", "i20").clocks_out(clocks))
        scene.then(lambda play: play.roll(1, 2))
        judge = Opinion({"observatory": 1})
        mark = scene.play.table.edition.board.question_marks
        to = scene.play.space(scene.goal(scene.decision(judge)))
        assert bool(mark >> to & 1) is stops


def test_not_even_who_knows_the_case_stops_where_the_last_clock_may_strike() -> None:
    """D-10, D-17: three points from t10 nothing is nearer to the Piscine than the mark at q10."""
    for clocks, goal in ((6, True), (7, False)):
        scene = Situation(a_game("detectives").standing("rose", "t10").clocks_out(clocks))
        scene.then(lambda play: play.roll(1, 2))
        assert (scene.goal(scene.decision(Opinion(case=KNOWN))) == "q10") is goal


def test_who_has_stood_still_in_the_corridor_for_long_moves_on() -> None:
    """K-4, M-8: whoever bars the way may be waiting as well."""
    scene = Situation(
        a_game("classic", "rose", "moutarde").standing("rose", "q20").standing("moutarde", "r20")
    )
    judge, deeds = Opinion({"study": 1}), []
    for _ in range(3):
        scene.then(lambda play: play.roll(1))
        deeds.append(type(scene.goes_on(judge)))
        scene.then(lambda play: play.end(), lambda play: play.stay(), lambda play: play.end())
    assert deeds == [Stay, Stay, Walk]
