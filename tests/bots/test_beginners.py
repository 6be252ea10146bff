"""What beginners make of what they see."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judge
from lenoir.bots.judges.notebook_keeper import NotebookKeeper, Tidy
from lenoir.bots.judges.novice import Novice
from lenoir.core.cards import Cards, Case, cards_of
from lenoir.core.events import CardPassed, CardShown
from lenoir.core.phases import Refuting
from lenoir.core.seats import Seat
from lenoir.deduction.facts import POOL
from tests.bots.opinions import Situation
from tests.builders import Play, a_game
from tests.machines.chance import Lots

BEGINNERS: list[Callable[[], Judge]] = [Novice, NotebookKeeper]


def cards(play: Play, *names: str) -> Cards:
    return cards_of(play.card(name) for name in names)


@pytest.mark.parametrize("beginner", BEGINNERS)
def test_who_has_seen_all_but_one_of_each_kind_accuses(beginner: Callable[[], Judge]) -> None:
    """E-9: one of each is left when all others were seen."""
    scene = Situation(
        a_game("classic", "rose", "olive")
        .envelope("violet", "spanner", "study")
        .holding("rose", "rose", "moutarde", "leblanc", "dagger", "rope", "kitchen", "hall")
        .holding("rose", "lounge", "library")
        .summoned("rose", "kitchen")
    )
    judge = beginner()
    assert judge.judge(scene.view(), Lots(0)).accusation() is None
    everything = sorted(scene.play.hand("olive"))
    view = scene.view()
    held = (view.private.held[0], cards(scene.play, *everything), *view.private.held[2:])
    private = type(view.private)(held=held)
    knowing = replace(view, private=private)
    assert judge.judge(knowing, Lots(0)).accusation() == scene.play.deck.case(
        "violet", "spanner", "study"
    )


def test_a_notebook_keeper_asks_only_for_what_is_not_crossed_off() -> None:
    """C-13"""
    scene = Situation(a_game("classic").holding("rose", "rose", "rope", "hall"))
    view = scene.view()
    for chance in range(20):
        case = NotebookKeeper().judge(view, Lots(chance)).suggestion(cards(scene.play, "hall"))
        assert not view.hand & cards_of(case[:2])


def test_a_novice_sometimes_names_a_card_of_his_own() -> None:
    """C-6"""
    scene = Situation(a_game("classic").holding("rose", "rose", "moutarde", "rope"))
    view, hall = scene.view(), cards(scene.play, "hall")
    named = [Novice().judge(view, Lots(chance)).suggestion(hall) for chance in range(30)]
    slips = sum(bool(view.hand & cards_of(case[:2])) for case in named)
    assert 0 < slips < 25


def asked_twice(*second: str) -> Situation:
    """Moutarde has shown Rose the rope, and is asked by her again."""
    scene = Situation(
        a_game("classic", "rose", "moutarde")
        .holding("moutarde", "rope", "hall", "dagger", "moutarde")
        .summoned("rose", "hall")
    )
    suspect, weapon = second
    return scene.then(
        lambda play: play.suggest("rose", "rope"),
        lambda play: play.show("rope"),
        lambda play: play.stay(),
        lambda play: play.end(),
        lambda play: play.suggest(suspect, weapon),
    )


def test_the_card_a_neighbour_already_saw_is_shown_again() -> None:
    """C-7"""
    scene = asked_twice("moutarde", "rope")
    assert isinstance(scene.play.phase, Refuting)
    choice = cards(scene.play, "moutarde", "rope", "hall")
    for chance in range(10):
        judgement = NotebookKeeper().judge(scene.view(), Lots(chance))
        assert judgement.to_show(choice, Seat(0)) == scene.play.card("rope")


def test_a_card_that_others_have_seen_is_laid_open_first() -> None:
    """T-10"""
    scene = asked_twice("moutarde", "dagger")
    choice = cards(scene.play, "moutarde", "rope", "hall")
    for chance in range(10):
        judgement = NotebookKeeper().judge(scene.view(), Lots(chance))
        assert judgement.to_open(choice) == scene.play.card("rope")


def test_a_notebook_keeper_has_found_what_nobody_could_show() -> None:
    """E-13: with a weapon and a room of your own, nobody showing, the suspect did it."""
    scene = Situation(
        a_game("classic")
        .envelope("violet", "spanner", "study")
        .holding("rose", "rope", "kitchen")
        .summoned("rose", "kitchen")
    )
    scene.then(lambda play: play.suggest("violet", "rope"))
    judgement = NotebookKeeper().judge(scene.view(), Lots(0))
    suspects = scene.play.deck.kinds[0]
    assert [judgement.doubt(scene.play.card(name)) for name in scene.play.deck.ids[:6]] == [
        0.0
    ] * len(suspects)


def test_with_cards_in_the_piscine_unseen_what_nobody_could_show_is_not_found() -> None:
    """D-2"""
    scene = Situation(
        a_game("detectives", "rose", "moutarde", "leblanc", "olive")
        .envelope("violet", "rope", "spa")
        .holding("rose", "dagger", "guest_house")
        .summoned("rose", "guest_house")
    )
    scene.then(lambda play: play.stay(), lambda play: play.suggest("violet", "dagger"))
    judgement = NotebookKeeper().judge(scene.view("rose"), Lots(0))
    assert judgement.doubt(scene.play.card("violet")) > 0
    assert judgement.wish(POOL) == 1


def test_the_same_view_and_the_same_chance_give_the_same_case() -> None:
    scene = Situation(a_game("classic"))
    hall = cards(scene.play, "hall")
    cases: set[Case] = {
        judge().judge(scene.view(), Lots(7)).suggestion(hall) for judge in [NotebookKeeper] * 5
    }
    assert len(cases) == 1


def test_what_who_asks_has_seen_goes_before_what_most_have_seen() -> None:
    """C-7"""
    five = a_game("classic", "rose", "moutarde", "leblanc", "olive", "pervenche")
    scene = Situation(five.holding("moutarde", "rope", "hall", "moutarde"))
    play, me, view = scene.play, Seat(1), scene.view("moutarde")
    diary = Diary().read(view)
    for seat, name in ((0, "rope"), (2, "hall"), (3, "hall")):
        diary.hear([CardPassed(me, Seat(seat)), CardShown(me, Seat(seat), play.card(name))])
    tidy = Tidy(view, Lots(0), diary)
    choice = cards(play, "moutarde", "rope", "hall")
    assert tidy.to_show(choice, Seat(0)) == play.card("rope")
    assert tidy.to_show(choice, Seat(4)) == play.card("hall")


@pytest.mark.parametrize("beginner", BEGINNERS)
def test_a_card_that_lies_open_is_crossed_off(beginner: Callable[[], Judge]) -> None:
    """T-9"""
    scene = Situation(a_game("modern").holding("moutarde", "rope"))
    rope = scene.play.card("rope")
    assert beginner().judge(scene.view("rose"), Lots(0)).doubt(rope) > 0
    scene.then(lambda play: play.clue("reveal", "rope").roll(1, 2))
    assert beginner().judge(scene.view("rose"), Lots(0)).doubt(rope) == 0


def test_a_diary_begins_anew_with_another_game_or_another_player() -> None:
    scene, other = asked_twice("moutarde", "rope"), Situation(a_game("classic"))
    other.then(*[lambda play: play.stay(), lambda play: play.end()] * 6)
    diary = Diary()
    assert diary.read(scene.view("moutarde")).seen_by(Seat(0))
    assert not diary.read(scene.view("rose")).seen_by(Seat(1))
    assert diary.read(scene.view("rose")).asked
    assert not diary.read(other.view("rose")).asked
