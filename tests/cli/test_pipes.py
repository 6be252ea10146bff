"""A good citizen of the shell: pipes that close, interrupts, an end of input, no colours."""

import os
import pty
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from lenoir.commands.printed.figures import PipedConsole
from tests.cli.command import lenoir

COMMAND = f"{sys.executable} -m lenoir"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    assert (
        lenoir(
            "play", "--bots", "random", "--people", "0", "--seed", "1", "--record", str(file)
        ).code
        == 0
    )
    return file


@pytest.mark.parametrize(
    "command",
    [
        "editions",
        "editions detectives",
        "editions --json",
        "play --people 0 --seed 1",
        "replay {record}",
        "replay {record} --json",
        "verify {record}",
        "perft --depth 3",
        "--help",
    ],
)
def test_a_reader_who_leaves_early_hears_no_complaint(command: str, record: Path) -> None:
    line = f"{COMMAND} {command.format(record=record)} | head -n 1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize("command", ["--help", "editions", "play --help"])
def test_a_reader_who_never_came_hears_no_complaint(command: str) -> None:
    line = f"{COMMAND} {command} | true"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_a_reader_who_leaves_in_the_middle_of_a_table_is_told_from_a_failure() -> None:
    """Whoever is left by its reader ends with 141, and a bot that failed with 1."""

    class Gone(StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        PipedConsole(file=Gone()).print("17 %")


@pytest.mark.parametrize("command", ["editions modern", "play --people 0 --seed 1"])
def test_a_disk_that_is_full_is_told_in_a_sentence(command: str) -> None:
    line = f"{COMMAND} {command} --lang en > /dev/full"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("lenoir: What is printed cannot be written there: No space")
    assert len(done.stderr.splitlines()) == 1


def test_who_closes_the_output_hears_nothing() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{COMMAND} editions >&-"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_without_our_signs_is_told_what_helps(language: str) -> None:
    ascii_only = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    for command, enough in (("play", "PYTHONUTF8=1"), ("doctor", "PYTHONUTF8=1")):
        done = subprocess.run(
            [sys.executable, "-m", "lenoir", command, "--lang", language],
            env={**os.environ, **ascii_only},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        assert enough in done.stdout.decode("ascii")


@pytest.mark.parametrize(("language", "word"), [("en", "unfinished"), ("fr", "inachevée")])
def test_the_end_of_input_ends_a_game_politely(language: str, word: str) -> None:
    answer = lenoir("play", "--seed", "1", "--lang", language, typed="1\n")
    assert answer.code == 0
    assert word in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(("language", "word"), [("en", "Interrupted."), ("fr", "Interrompu.")])
def test_an_interrupt_ends_with_130_and_one_word(language: str, word: str) -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "lenoir", "play", "--lang", language],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    while game.stdout.read(1) != ">":
        pass
    time.sleep(0.1)
    game.send_signal(signal.SIGINT)
    _, told = game.communicate(timeout=20)
    assert game.returncode == 130
    assert told.strip() == word


def _on_a_terminal(**environment: str) -> str:
    """What ``lenoir editions classic`` writes to a terminal."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", **environment}
    with subprocess.Popen(
        [sys.executable, "-m", "lenoir", "editions", "classic"], stdout=theirs, env=env
    ) as command:
        os.close(theirs)
        told = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:
                break
            if not part:
                break
            told += part
        command.wait()
    os.close(ours)
    return told.decode()


def test_colours_are_for_terminals_which_want_them() -> None:
    assert "\x1b[" in _on_a_terminal(NO_COLOR="")
    assert "\x1b[" not in _on_a_terminal(NO_COLOR="1")
    assert "\x1b[" not in lenoir("editions", "classic").out


def test_a_result_as_json_stands_alone_on_the_standard_output() -> None:
    import json

    answer = lenoir("play", "--bots", "random", "--people", "0", "--seed", "1", "--json")
    result = json.loads(answer.out)
    assert result["winner"] is None
    assert len(result["envelope"]) == 3
    assert "envelope" in answer.err
