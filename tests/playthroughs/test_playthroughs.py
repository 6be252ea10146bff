"""What each viewer is told, game by game, is what the files show."""

import pytest

from lenoir.editions.loader import edition_keys
from tests.playthroughs.playthrough import FOLDER, Played


def test_every_edition_has_its_playthrough_and_every_playthrough_its_edition() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(edition_keys())


@pytest.mark.parametrize("key", edition_keys())
def test_a_playthrough_shows_what_each_viewer_is_told(key: str) -> None:
    """C-11, C-15: to write it anew, ``python -m tests.playthroughs.make``"""
    text = FOLDER.joinpath(f"{key}.txt").read_text("utf-8")
    assert Played.read(key).text() == text
    assert len(text.splitlines()) < 200
