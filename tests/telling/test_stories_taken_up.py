"""A story that is taken up in the middle: told once, and as it would be from the beginning."""

from collections.abc import Iterator
from itertools import islice

import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.events import PhaseBegan
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.core.visibility import PUBLIC
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.telling.scene import Teller, Told
from lenoir.telling.story import Story

NAMES = ("Ada", "", "Cléo")


def played(key: str) -> Game:
    """A game of anybody who will do something legal."""
    rng = Seeded(f"story {key}")
    game = Game(load_edition(key), 3, rng, {"turn_limit": 15})
    while (seat := game.decider) is not None:
        game.play(RandomPlayer().decide(game.view(seat), rng))
    return game


def from_the_beginning(teller: Teller, view: View, after: int) -> Iterator[Told]:
    """The plain way: every event is walked past."""
    story = Story(teller.voice(view, NAMES), view.viewer)
    for number, event in enumerate(view.stream):
        if number >= after:
            yield Told(number, event, " ".join(story.tell(event)), type(event) not in PUBLIC)
        elif type(event) is PhaseBegan:
            story.passed(event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", edition_keys())
def test_a_story_taken_up_anywhere_goes_on_as_from_the_beginning(
    key: str, language: Language
) -> None:
    game, teller = played(key), Teller(language)
    for viewer in (SPECTATOR, Seat(0), Seat(2)):
        view = game.view(viewer)
        assert tuple(teller.story(view, NAMES, 0)) == tuple(from_the_beginning(teller, view, 0))
        for after in range(0, len(view.stream) + 1, 3):
            told = tuple(islice(teller.story(view, NAMES, after), 4))
            assert told == tuple(islice(from_the_beginning(teller, view, after), 4))
