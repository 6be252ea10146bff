"""``import lenoir``: a game in five lines, and nothing loaded before it is used."""

import doctest
import subprocess
import sys

import pytest

import lenoir


def test_the_five_lines_run() -> None:
    assert doctest.testmod(lenoir).failed == 0


def test_a_person_has_a_game_in_five_lines() -> None:
    game = lenoir.new_game("modern", players=4, seed=7, turn_limit=5)
    while not game.is_over:
        game.play(game.legal[0])
    assert game.view(lenoir.SPECTATOR).table.turns == 5


def test_the_same_seed_gives_the_same_game() -> None:
    hands = {lenoir.new_game(seed=seed).view(lenoir.Seat(0)).hand for seed in (5, 5, 5)}
    assert len(hands) == 1


def test_every_name_promised_is_there() -> None:
    for name in lenoir.__all__:
        assert getattr(lenoir, name) is not None
        assert name in dir(lenoir)
    with pytest.raises(AttributeError, match="nothing"):
        lenoir.nothing  # noqa: B018


def test_mistakes_say_what_is_possible() -> None:
    with pytest.raises(lenoir.NoSuchEdition, match="classic"):
        lenoir.new_game("clasic")
    with pytest.raises(lenoir.BadSetup, match="2 to 6"):
        lenoir.new_game(players=9)
    with pytest.raises(lenoir.BadSetup, match="turn_limit"):
        lenoir.new_game(limit=3)


def test_importing_lenoir_imports_nothing_else() -> None:
    script = (
        "import sys, importlib, typing; before = set(sys.modules); import lenoir;"
        "print(sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['lenoir']"
