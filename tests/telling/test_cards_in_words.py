"""Keepers, powers and clue cards in words: with their targets, other sides and cards."""

import pytest

from lenoir.core import actions as a
from lenoir.core.edition import LANGUAGES, Language
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.telling.offers import worded
from lenoir.telling.sheets import EditionSheet, sheet
from lenoir.telling.voice import Voice
from tests.rules.detectives.situations import a_table, at_the_end


def in_both(key: str) -> EditionSheet:
    return sheet(load_edition(key), {language: Messages(language) for language in LANGUAGES})


@pytest.mark.parametrize(
    ("language", "nobody"), [("en", "on Miss\u00a0Scarlett"), ("fr", "sur Mlle\u00a0Rose")]
)
def test_a_keeper_names_the_person_behind_the_token(language: Language, nobody: str) -> None:
    """D-25: Chloé plays Olive, a bot plays Leblanc, and nobody plays Rose."""
    play = at_the_end(a_table().keeping("moutarde", "back"))
    names = ("Ben", "", "Chloé")
    voice = Voice(Messages(language), play.table.edition, play.table.suspects, names)
    sight = play.state.sight(play.seat)
    labels = {
        play.deck.ids[act.token]: worded(voice, sight, act)[0]
        for act in play.legal
        if isinstance(act, a.PlayKeeper) and act.token is not None
    }
    olive = voice.card(play.card("olive"))
    assert labels["olive"].endswith(f" Chloé ({olive})")
    assert labels["rose"].endswith(nobody)
    assert "(" not in labels["leblanc"]


def test_the_sheet_has_both_sides_of_every_power() -> None:
    """D-34"""
    for power in in_both("detectives").powers:
        assert power is not None
        assert len({power.text.fr, power.text.en, power.personality.fr, power.personality.en}) == 4


def test_a_clue_that_reveals_a_card_says_which() -> None:
    edition = in_both("modern")
    cards = len(edition.suspects) + len(edition.weapons) + len(edition.rooms)
    revealed = [clue.card for clue in edition.clues if clue.id == "clue.reveal"]
    assert sorted(card for card in revealed if card is not None) == list(range(cards))
    assert all(clue.card is None for clue in edition.clues if clue.id != "clue.reveal")
