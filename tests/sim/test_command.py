"""``lenoir sim`` and ``lenoir bots``: tables, data, files, and every mistake in both languages."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lenoir.cli import COMMANDS, main, parser
from lenoir.commands import sim as command
from lenoir.core.edition import LANGUAGES
from lenoir.messages import plain
from lenoir.record.files import read_record
from lenoir.record.verify import verify
from lenoir.sim import WorkersLost
from lenoir.sim.experiment import MEASURED
from tests.docs.rules_table import ROOT
from tests.sim.bots import FILE

KEEN = f"{FILE}:Keen,random,random"
SMALL = ["sim", "--bots", KEEN, "--games", "4", "--measure", "3", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LENOIR_LANG", "en")


def flat(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def test_the_tables_tell_who_won_and_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    out = flat(capsys.readouterr().out)
    for words in (
        "6 games: 2 deals, each played 3 times",
        "4 were asked for; 6 make whole deals",
        "95 % interval",
        "Every game had a winner",
        "Wins by seat, the first one first: 2, 2, 2",
        "measured in 3 games",
        "CPU time of a decision",
    ):
        assert words in out


def test_the_tables_are_french_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "intervalle à 95\u00a0%" in out
    assert "33,3\u00a0%" in out
    assert not re.search(r"\d\.\d", out)
    assert "'" not in out


def test_the_usual_number_of_measured_games_is_the_same_from_python() -> None:
    assert parser(plain("en")).parse_args(["sim", "--bots", "x"]).measure == MEASURED


def test_a_terminal_sees_a_bar_and_a_pipe_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(SMALL) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert main(SMALL) == 0
    told = capsys.readouterr()
    assert "6/6" in told.err
    assert "━" in told.err
    assert "━" not in told.out


def test_data_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--json"]) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert figures["bots"][0]["wins"] == figures["games"] == 6
    assert set(figures["cpu"]["random"]) == {"decisions", "median", "p99", "worst"}
    assert told.err == ""


def test_records_are_kept_and_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    assert main([*SMALL, "--records", str(folder)]) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{n:06}.jsonl" for n in range(6)]
    assert all(verify(read_record(file.read_bytes())).ok for file in files)
    assert main([*SMALL, "--records", str(folder)]) == 2
    assert "There are games in" in capsys.readouterr().err


@pytest.mark.parametrize(("suffix", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_a_picture_is_drawn(suffix: str, start: bytes, tmp_path: Path) -> None:
    file = tmp_path / f"curve.{suffix}"
    assert main([*SMALL, "--plot", str(file), "--lang", "fr"]) == 0
    drawn = file.read_bytes()
    assert drawn.startswith(start)
    if suffix == "svg":
        assert "tour du joueur" in drawn.decode()
        assert "Keen" in drawn.decode()


BAD: list[tuple[str, str, str]] = [
    ("", "still missing: --bots", "il manque\u00a0: --bots"),
    ("--bots holmes,random", "There is no bot “holmes”", "pas de robot «\u202fholmes\u202f»"),
    ("--bots random:x=1,random", "no parameters", "pas de paramètres"),
    ("--bots random", "for 2 to 6 players, not 1", "de 2 à 6, pas à 1"),
    ("--bots nowhere.py:Mine,random", "no file nowhere.py", "pas de fichier nowhere.py"),
    ("--bots random,random --edition no", ", boardless.", ", boardless."),
    ("--bots random,random --games 0", "--games is a whole number, 1", "--games est un nombre"),
    ("--bots random,random --jobs 0", "--jobs is", "--jobs est"),
    ("--bots random,random --measure -1", "0 or more", "0 ou plus"),
    ("--bots random,random --option honour=on", "no option", "pas d’option"),
    ("--bots random,random --option turn_limit=0", "may never end", "ne jamais finir"),
    ("--bots mine.py,random", "such as mine.py:Name", "comme mine.py:Nom"),
    ("--bots random,random --cluster nonsense", "No Dask scheduler", "Aucun ordonnanceur"),
    ("--bots random,random --jobs 1 --cluster x", "not both", "pas les deux"),
    ("--bots random,random --records a/b/c", "no folder", "pas de dossier"),
    ("--bots random,random --plot x.pdf", ".svg or .png", ".svg ou .png"),
    ("--bots random,random --plot no/x.svg", "no folder no", "pas de dossier no"),
    ("--bots random,random --plot x.svg --measure 0", "nothing to draw", "rien à dessiner"),
    ("--bots random,random --cluster tcp://127.0.0.1:9", "No Dask scheduler", "Aucun ordonnanceur"),
]


@pytest.mark.parametrize(("line", "english", "french"), BAD, ids=[line for line, _, _ in BAD])
def test_a_mistake_is_answered_with_what_can_be_done(
    line: str, english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        try:
            code: object = main(["sim", *line.split(), "--lang", language])
        except SystemExit as left:
            code = left.code
        told = capsys.readouterr()
        assert (code, told.out) == (2, "")
        assert expected in told.err
        assert "Traceback" not in told.err
        assert told.err.startswith("lenoir sim:" if language == "en" else "lenoir sim\u00a0:")


def test_one_deal_is_one_deal(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (
        ("en", "3 games: one deal, played 3 times"),
        ("fr", "une donne, jouée"),
    ):
        assert main([*SMALL, "--games", "3", "--measure", "0", "--lang", language]) == 0
        assert words in flat(capsys.readouterr().out)


@pytest.mark.parametrize("package", ["distributed", "matplotlib"])
def test_a_package_that_is_missing_is_named(
    package: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    wish = ["--cluster", "tcp://127.0.0.1:1"]
    if package == "matplotlib":
        wish = ["--plot", str(tmp_path / "x.svg")]
    assert main(["sim", "--bots", KEEN, *wish]) == 2
    extra = {"distributed": "lenoir[cluster]", "matplotlib": "lenoir[plot]"}[package]
    assert extra in capsys.readouterr().err


@pytest.mark.parametrize(("language", "words"), [("en", "crashed"), ("fr", "a échoué")])
def test_a_bot_that_crashes_is_named_with_game_and_seed(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{FILE}:Crashing,random"
    line = ["sim", "--bots", bots, "--seed", "77", "--jobs", "1", "--lang", language]
    assert main(line) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err
    assert "ZeroDivisionError: no idea" in told.err
    assert f"{FILE}:Crashing" in told.err
    assert " 77" in told.err
    assert "play_game(experiment, 0)" in told.err


def test_a_worker_that_dies_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def dying(*_: object) -> None:
        raise WorkersLost

    monkeypatch.setattr(command, "run_experiment", dying)
    assert main(SMALL) == 1
    assert "A worker has died" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupt_tells_what_was_counted(sent: signal.Signals, code: int, jobs: int) -> None:
    run = started(jobs)
    run.send_signal(sent)
    out, err = run.communicate(timeout=60)
    assert run.returncode == code
    assert "Stopped early" in out
    assert "Interrupted." in err
    assert "Traceback" not in err
    assert gone(run.pid)


def test_processes_end_with_the_one_that_started_them() -> None:
    """Even if that one had no time to end them."""
    run = started(jobs=2)
    run.kill()
    run.communicate(timeout=60)  # which ends once nobody holds the pipes any more
    assert gone(run.pid)


def started(jobs: int) -> "subprocess.Popen[str]":
    """A long run, in a session of its own, of which some games have come in."""
    line = ["sim", "--bots", "random,random,random", "--games", "30000", "--measure", "0"]
    run = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, *line, "--jobs", str(jobs), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stderr is not None
    for _ in range(6):  # so that the first deals are among those that have come in
        assert "games" in run.stderr.readline()
    return run


def gone(session: int) -> bool:
    """Whether nobody of a session is left; some seconds are for a busy machine."""
    for _ in range(50):
        try:
            os.killpg(session, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    os.killpg(session, signal.SIGKILL)
    return False


INTERRUPTED = """
import sys
from lenoir.cli import COMMANDS, main, parser
from lenoir.commands.printed import progress
if __name__ == "__main__":
    progress.EVERY = 0.0
    sys.exit(main(sys.argv[1:]))
"""


# The bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_bots_are_listed_with_a_line_each(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "random\n  " in out
    assert ("hasard" if language == "fr" else "at random") in out
    assert main(["bots", "--json", "--lang", language]) == 0
    listed = {bot["name"]: bot for bot in json.loads(capsys.readouterr().out)}
    assert listed["random"]["parameters"] == {}


def test_people_play_against_the_bots_they_ask_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["play", "--edition", "boardless", "--people", "0", "--seed", "3", "--json"]
    assert main([*line, "--bots", f"{FILE}:Keen,random,random,random"]) == 0
    told = capsys.readouterr()
    result = json.loads(told.out)
    assert len(result["seats"]) == 4
    assert result["winner"] == 0
    assert result["bots"] == [f"{FILE}:Keen", "random", "random", "random"]
    assert "Bots: " in told.err


@pytest.mark.parametrize(("language", "words"), [("en", "2 bots for 3 seats"), ("fr", "2 robots")])
def test_bots_for_more_or_fewer_seats_than_there_are_are_refused(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["play", "--players", "4", "--bots", "random,random", "--lang", language]
    assert main(line) == 2
    assert words in capsys.readouterr().err


def test_a_bot_that_fails_ends_a_game_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["play", "--edition", "boardless", "--people", "0", "--bots", f"{FILE}:Rolling"]
    assert main(line) == 1
    assert "A bot has failed" in capsys.readouterr().err


# The page


def test_the_bot_of_the_page_wins_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = ROOT.joinpath("docs", "write-a-bot.md").read_text("utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    line = re.search(r"^lenoir (sim --bots my_bot.py:Mine.*)$", page, re.MULTILINE)
    assert code is not None
    assert line is not None
    tmp_path.joinpath("my_bot.py").write_text(code[1])
    monkeypatch.chdir(tmp_path)
    small = ["--games", "9", "--measure", "0", "--jobs", "1", "--json"]
    assert main([*line[1].split(), *small]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [bot["wins"] for bot in figures["bots"]] == [9, 0]


@pytest.mark.parametrize("page", ["simulate.md", "write-a-bot.md", "speed-clue.md", "operate.md"])
def test_every_command_on_a_page_is_understood(page: str) -> None:
    text = ROOT.joinpath("docs", page).read_text("utf-8")
    lines = re.findall(r"^lenoir .*$", text, re.MULTILINE)
    assert lines
    for line in lines:
        words = shlex.split(line, comments=True)
        assert parser(plain("en")).parse_args(words[1:]).command in COMMANDS


def test_every_option_of_sim_is_on_its_page() -> None:
    text = ROOT.joinpath("docs", "simulate.md").read_text("utf-8")
    top = parser(plain("en"))
    assert top._subparsers is not None
    choices = top._subparsers._group_actions[0].choices
    assert isinstance(choices, dict)
    for option in re.findall(r"--[a-z-]+", choices["sim"].format_usage()):
        assert option in text or option in ("--help", "--lang")
