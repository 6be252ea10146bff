"""The first case can be played by anybody who follows it, and it is won."""

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Accuse, Action, Suggest
from lenoir.core.cards import each
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.events import EverythingOpened
from lenoir.core.phases import Over
from lenoir.telling.first_case import ENVELOPE, LEARNER, LessonStep, first_case
from lenoir.telling.scene import Cases, Choice, Places


def is_offered(step: LessonStep, action: Action) -> bool:
    """Whether the page could make this action of the choices."""
    for choice in step.scene.choices:
        match choice:
            case Choice(offered) if offered == action:
                return True
            case Places(example, to) if any(replace(example, to=x) == action for x in to):
                return True
            case Cases(deed, rooms) if isinstance(action, Suggest | Accuse):
                if deed == type(action).__name__ and action.case.room in rooms:
                    return True
            case _:
                pass
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_the_learner_is_among_the_choices_of_its_step(language: Language) -> None:
    deeds = [(step, step.action) for step in first_case(language).steps if step.action]
    assert len(deeds) == 7
    assert all(action.seat == LEARNER and is_offered(step, action) for step, action in deeds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_ends_with_the_learner_winning(language: Language) -> None:
    last = first_case(language).steps[-1].scene
    assert last.phase == Over(LEARNER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_once_and_in_order(language: Language) -> None:
    steps = first_case(language).steps
    numbers = [told.number for step in steps for told in step.told]
    assert numbers == list(range(steps[-1].scene.seq))
    assert not any("{" in told.text for step in steps for told in step.told)


def test_what_is_marked_in_the_notebook_is_true() -> None:
    steps = first_case("en").steps
    solution = steps[-1].scene.solution
    assert solution is not None
    told = [told.event for told in steps[-1].told]
    (opened,) = (event for event in told if isinstance(event, EverythingOpened))
    held = {ENVELOPE: tuple(solution)}
    held |= {seat: tuple(each(hand)) for seat, hand in enumerate(opened.hands)}
    for mark in (mark for step in steps for mark in step.marks):
        assert (mark.card in held[mark.place]) == mark.there, mark


def test_the_two_languages_tell_of_the_same_game() -> None:
    french, english = first_case("fr"), first_case("en")
    assert [(one.lesson, one.action, one.marks) for one in french.steps] == [
        (one.lesson, one.action, one.marks) for one in english.steps
    ]
    assert french.names != english.names
