"""Golden games: every record ever released is read, replayed, judged and written as it was."""

from collections import Counter
from pathlib import Path

import pytest

from lenoir.core.state import State
from lenoir.editions.loader import FOLDER, load_edition
from lenoir.record import codec, notation
from lenoir.record.files import read_record
from lenoir.record.verify import Verdict, verify
from tests.golden.make import GAMES, HERE

LINES = sorted(HERE.glob("*.jsonl"))
TEXTS = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", LINES, ids=lambda path: path.stem)
def test_json_lines_are_read_and_written_to_the_very_same_bytes(path: Path) -> None:
    data = path.read_bytes()
    assert codec.encode(codec.decode(data)) == data


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_texts_are_read_and_written_to_the_very_same_bytes(path: Path) -> None:
    text = path.read_bytes().decode()
    assert notation.write(notation.read(text)) == text


@pytest.mark.parametrize("path", LINES, ids=lambda path: path.stem)
def test_both_forms_tell_the_same_game(path: Path) -> None:
    assert read_record(path.read_bytes()) == read_record(path.with_suffix(".txt").read_bytes())


@pytest.mark.parametrize("path", LINES, ids=lambda path: path.stem)
def test_a_golden_game_replays_and_verifies(path: Path) -> None:
    record = codec.decode(path.read_bytes())
    assert State.of(load_edition(record.header.edition), record.events).table.solution
    assert verify(record) == Verdict(("rules", "commitment", "chance"), order="no_pledges")


def test_there_are_two_games_of_every_edition() -> None:
    assert {path.stem for path in LINES} == {game.name for game in GAMES}
    editions = Counter(codec.decode(path.read_bytes()).header.edition for path in LINES)
    for file in FOLDER.iterdir():
        if file.name.endswith(".toml"):
            assert editions[file.name.removesuffix(".toml")] >= 2
