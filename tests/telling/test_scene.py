"""A scene offers exactly what is legal, in words, and is told from the viewer's own stream."""

import re

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Accuse, Action, Suggest
from lenoir.core.cards import Card, Case
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.engine import legal_actions
from lenoir.telling.scene import Cases, Choice, Places, Scene, Teller

EDITIONS = ("miro", "classic", "detectives", "modern")


def spelled_out(scene: Scene, seat: Seat, view: View) -> set[Action]:
    """Every action that a page could make of the choices."""
    found: set[Action] = set()
    suspects, weapons, _ = view.table.edition.deck.kinds
    for choice in scene.choices:
        match choice:
            case Choice(action):
                found.add(action)
            case Places(example, to):
                found.update(replace(example, to=space) for space in to)
            case Cases(deed, rooms):
                kind = Suggest if deed == "Suggest" else Accuse
                found.update(
                    kind(seat, Case(Card(suspect), Card(weapon), room))
                    for room in rooms
                    for suspect in suspects
                    for weapon in weapons
                )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_choices_are_what_is_legal_and_only_the_one_who_is_asked_has_any(
    key: str, language: Language
) -> None:
    teller, rng = Teller(language), Seeded(7)
    game = Game(load_edition(key), players=3, rng=rng)
    for _ in range(120):
        seat = game.decider
        if seat is None:
            break
        for viewer in (*game.table.seats, SPECTATOR):
            view = game.view(viewer)
            scene = teller.scene(view, ())
            if viewer == seat:
                assert scene.question
                assert all(choice.label for choice in scene.choices)
                assert spelled_out(scene, seat, view) == set(legal_actions(view))
            else:
                assert (scene.question, scene.choices) == ("", ())
        game.play(legal_actions(game.view(seat)).any(rng))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_story_can_be_taken_up_anywhere(key: str, language: Language) -> None:
    teller, rng = Teller(language), Seeded(11)
    game = Game(load_edition(key), players=4, rng=rng)
    while game.decider is not None and len(game.view(SPECTATOR).stream) < 150:
        game.play(legal_actions(game.view(game.decider)).any(rng))
    view = game.view(Seat(1))
    whole = tuple(teller.story(view, ("", "Zoé"), 0))
    assert [told.number for told in whole] == list(range(len(view.stream)))
    assert not any("{" in told.text for told in whole)
    assert any("Zoé" in told.text for told in whole)
    for after in range(0, len(whole), 7):
        assert tuple(teller.story(view, ("", "Zoé"), after)) == whole[after:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_have_no_names_where_the_board_is_in_sight(language: Language) -> None:
    teller, rng = Teller(language), Seeded(3)
    game = Game(load_edition("classic"), players=3, rng=rng)
    square = re.compile(r"\b[a-x]\d{1,2}\b")
    words: list[str] = []
    while game.decider is not None and len(words) < 80:
        words.append(teller.scene(game.view(game.decider), ()).question)
        game.play(legal_actions(game.view(game.decider)).any(rng))
    words += [told.text for told in teller.story(game.view(SPECTATOR), (), 0)]
    assert not [text for text in words if square.search(text)]
