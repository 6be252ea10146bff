"""What a detective does with a clue card, and when asked by one."""

from lenoir.core.actions import LayOpen, NameCard, PickSeat, PlacePassage, Rush, Show
from lenoir.core.seats import Seat
from lenoir.deduction.facts import hand_of
from tests.bots.opinions import Opinion, Situation
from tests.builders import a_game


def test_the_card_in_most_doubt_is_named() -> None:
    """T-10"""
    scene = Situation(a_game("modern"))
    scene.then(lambda play: play.clue("name", "rope").roll(1, 2))
    action = scene.decision(Opinion(doubts=("revolver",)))
    assert action == NameCard(Seat(0), scene.play.card("revolver"))


def test_whoever_holds_most_unknown_cards_is_most_suspicious() -> None:
    """T-10"""
    scene = Situation(a_game("modern"))
    scene.then(lambda play: play.clue("suspicious").roll(1, 2))
    judge = Opinion(wishes={hand_of(Seat(1)): 2, hand_of(Seat(2)): 5})
    assert scene.decision(judge) == PickSeat(Seat(0), Seat(2))


def test_the_new_passage_is_put_where_one_stands_or_will_soon_be() -> None:
    """T-12"""
    scene = Situation(a_game("modern").standing("rose", "library"))
    scene.then(lambda play: play.clue("passage").roll(1, 2))
    assert scene.decision(Opinion()) == PlacePassage(Seat(0), scene.play.space("library"))
    corridor = Situation(a_game("modern").standing("rose", "l17"))
    corridor.then(lambda play: play.clue("passage").roll(1, 2))
    assert corridor.decision(Opinion()) == PlacePassage(Seat(0), corridor.play.space("hall"))


def test_a_new_passage_is_used_by_who_wants_a_corner_room() -> None:
    """T-12, T-4"""
    scene = Situation(a_game("modern").standing("rose", "library"))
    scene.then(lambda play: play.clue("passage").roll(1, 2))
    judge = Opinion({"kitchen": 1})
    scene.goes_on(judge)
    assert scene.goal(scene.decision(judge)) == "kitchen"


def test_all_rush_to_the_room_one_wants() -> None:
    """T-13"""
    scene = Situation(a_game("modern"))
    scene.then(lambda play: play.clue("rush").roll(1, 2))
    assert scene.decision(Opinion({"study": 1})) == Rush(Seat(0), scene.play.space("study"))


def test_where_each_chooses_each_rushes_to_the_room_he_wants() -> None:
    """T-13, C-14"""
    scene = Situation(a_game("modern").with_options(rush_each_chooses=True))
    scene.then(lambda play: play.clue("rush").roll(1, 2))
    assert scene.play.seat == Seat(1)
    assert scene.decision(Opinion({"hall": 1})) == Rush(Seat(1), scene.play.space("hall"))


def test_the_judge_says_which_card_is_laid_open() -> None:
    """T-10"""
    scene = Situation(a_game("modern"))
    scene.then(lambda play: play.clue("everybody").roll(1, 2))
    action = scene.decision(Opinion())
    assert isinstance(action, LayOpen)
    assert action.card == min(map(scene.play.card, scene.play.hand("moutarde")))


def test_to_the_left_one_shows_a_card_that_lies_open_anyway() -> None:
    """T-11"""
    scene = Situation(a_game("modern").holding("moutarde", "rope"))
    scene.then(lambda play: play.clue("reveal", "rope").clue("left").roll(1, 1))
    assert scene.play.asked == ("PassingLeft", "moutarde")
    assert scene.decision(Opinion()) == Show(Seat(1), scene.play.card("rope"))
