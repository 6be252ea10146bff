"""Says everything there is to say in a language, and prints it: run by the test of a third one."""

import sys
from collections.abc import Iterator
from typing import cast

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.edition import Language
from lenoir.core.phases import decider
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.server.problems import CODES, asked_language, problem
from lenoir.telling.first_case import first_case
from lenoir.telling.readings import how_we_play
from lenoir.telling.scene import Teller
from lenoir.telling.sheets import catalogue

DECISIONS = 100
"""Of one game of each edition."""


def everything(language: Language) -> Iterator[str]:
    """Sentences of the server: stories, questions, choices, refusals, sheets, lessons."""
    for code in CODES:
        yield problem(code, 400, asked_language(f"{language}-XX, en;q=0.5")).title
    teller = Teller(language)
    for key in edition_keys():
        yield from _a_game(teller, key)
        page = how_we_play(key)
        yield from (page.heading[language], page.lead[language], page.house_rules[language])
        yield from (reading.text[language] for reading in page.readings)
        yield from (text[language] for text in page.options.values())
    sheets = catalogue()
    yield from (bot.about[language] for bot in sheets.bots)
    for sheet in sheets.editions:
        yield from (sheet.title[language], sheet.about[language])
        yield from (text[language] for text in sheet.differences)
    for step in first_case(language).steps:
        yield from (told.text for told in step.told)


def _a_game(teller: Teller, key: str) -> Iterator[str]:
    game, bot, chance = Game(load_edition(key), 3, Seeded(1)), RandomPlayer(), Seeded(1)
    for _ in range(DECISIONS):
        seat = decider(game.table.phase)
        if seat is None:
            break
        scene = teller.scene(game.view(seat), ())
        yield scene.question
        for choice in scene.choices:
            yield from (choice.label, getattr(choice, "note", ""))
        for missing in scene.missing:
            yield from (missing.question, missing.answer)
        game.play(bot.decide(game.view(seat), chance))
    for viewer in (SPECTATOR, Seat(0)):
        yield from (told.text for told in teller.story(game.view(viewer), (), 0))


if __name__ == "__main__":
    for sentence in everything(cast("Language", sys.argv[1])):
        print(sentence)
