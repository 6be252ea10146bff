"""Every line of play is counted, and there are as many as the files say."""

import pytest

from lenoir.editions.loader import edition_keys
from lenoir.rules.perft import perft
from tests.perft.positions import FOLDER, Position, lines, read

POSITIONS = [position for key in edition_keys() for position in read(key)]


def test_every_edition_has_its_file_and_every_file_its_edition() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(edition_keys())
    assert all(list(read(key)) for key in edition_keys())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.edition}-{p.id}")
def test_there_are_as_many_lines_of_play_as_counted(position: Position) -> None:
    assert position.counts
    found = {depth: position.count(depth) for depth in position.counts}
    assert found == position.counts


class Ones:
    """Every die shows its first face, and whatever else is left to chance falls on the first."""

    def below(self, bound: int) -> int:
        return 0


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.edition}-{p.id}")
def test_the_command_counts_the_same(position: Position) -> None:
    state, ones = position.state(), (1,) * 40
    for depth in (1, 2, 3):
        assert perft(state, depth, Ones, accusations=False) == lines(state, depth, ones)
