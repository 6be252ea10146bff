"""``lenoir review``: a game that is over, from one seat, from all, or many games in a table."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lenoir.cli import main
from lenoir.editions.loader import load_edition
from tests.cli.command import lenoir


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    options = ["--edition", "classic", "--players", "3", "--people", "0", "--seed", "4"]
    bots = ["--bots", "logician,novice,notebook"]
    assert lenoir("play", *bots, *options, "--record", str(file)).code == 0
    return file


def test_a_seat_reads_three_facts_its_moments_and_what_it_could_know(record: Path) -> None:
    english = lenoir("review", str(record), "--seat", "rose", "--lang", "en")
    french = lenoir("review", str(record), "--seat", "rose", "--lang", "fr")
    assert (english.code, french.code) == (0, 0)
    for heading in ("Moments to look at again", "What you could know", "Where the bits went"):
        assert heading in english.out
    for heading in ("Moments à revoir", "Ce que vous pouviez savoir", "Où sont passés les bits"):
        assert heading in french.out
    assert re.search(r"Accuracy \d+\.", english.out)
    assert re.search(r"Chance [+−]?\d,\d", " ".join(french.out.split()))  # noqa: RUF001


def test_a_moment_shows_what_each_answer_would_leave_open(record: Path) -> None:
    told = lenoir("review", str(record), "--seat", "rose", "--moment", "1", "--lang", "en")
    assert told.out.count(" bits\n") + told.out.count(" bits ") >= 3
    shown = [*map(int, re.findall(r"\((\d+) %\)", told.out.split("Best:")[0]))]
    assert 97 <= sum(shown) <= 103


def test_whoever_tries_again_is_asked_before_anything_is_told(record: Path) -> None:
    command = ("review", str(record), "--seat", "rose", "--try", "--lang", "en")
    tried = lenoir(*command, typed="nobody\nplum, nothing\ngreen, spanner\n")
    first, _, rest = tried.out.partition("The best is")
    assert "What would you ask?" in first
    assert first.count("with commas between them") == 2
    assert "Turn" not in first
    assert "Lenoir’s choice" in rest


def test_json_has_every_number_choice_and_proof(record: Path) -> None:
    data = json.loads(lenoir("review", str(record), "--json").out)
    assert data["cards"] == list(load_edition("classic").deck.ids)
    assert len(data["seats"]) == 3
    for seat in data["seats"]:
        assert {"account", "accuracy", "questions", "answers", "certain", "moments"} <= set(seat)
        for question in seat["questions"]:
            assert len(question["choices"]) == 36
        for certain in seat["certain"]:
            assert certain["proof"]["steps"]


def test_the_card_to_share_names_no_card_and_nobody(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "card.svg"
    command = ("review", str(record), "--seat", "rose", "--card", str(file), "--lang", "en")
    assert lenoir(*command).code == 0
    picture = file.read_text("utf-8")
    ElementTree.fromstring(picture)
    texts = load_edition("classic").texts
    for card in load_edition("classic").deck.ids:
        for language in ("fr", "en"):
            assert not re.search(rf"\b{re.escape(texts[card][language])}\b", picture)
    again = lenoir(*command)
    assert (again.code, file.read_text("utf-8")) == (2, picture)


def test_all_cards_are_open_only_for_who_asks(record: Path) -> None:
    closed = lenoir("review", str(record), "--seat", "rose", "--lang", "en").out
    opened = lenoir("review", str(record), "--seat", "rose", "--open", "--lang", "en").out
    assert "The case was" not in closed
    assert "The case was" in opened
    assert opened.count("could be certain") + opened.count("could not be certain") >= 3


def test_many_games_are_a_table_by_player(record: Path) -> None:
    told = lenoir("review", str(record), str(record), "--lang", "en")
    head, *players = told.out.splitlines()
    assert head.split() == ["player", "games", "questions", "accuracy", "luck", "per", "question"]
    assert len(players) == 3
    assert all(" 2 " in player for player in players)
    assert lenoir("review", str(record.parent), "--lang", "en").code == 0


WRONG = [
    (["--moment", "1"], "--seat", "--seat"),
    (["--seat", "rose", "--moment", "9"], "no moment 9", "pas de moment 9"),
    (["--seat", "spectator"], "--seat", "--seat"),
    (["--seat", "rose", "--card", "card.png"], ".svg", ".svg"),
]


@pytest.mark.parametrize(("arguments", "english", "french"), WRONG)
def test_what_cannot_be_done_is_refused_in_both_languages(
    arguments: list[str], english: str, french: str, record: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    for language, words in (("en", english), ("fr", french)):
        assert main(["review", str(record), *arguments, "--lang", language]) == 2
        assert words in capsys.readouterr().err


def test_a_running_game_has_no_review(record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header.update(kind="public")
    cut = tmp_path / "running.jsonl"
    cut.write_text("\n".join([json.dumps(header), *lines[1:3]]) + "\n", "utf-8")
    told = lenoir("review", str(cut), "--lang", "en")
    assert (told.code, told.out) == (2, "")


def test_a_record_that_does_not_verify_is_refused_with_its_line(
    record: Path, tmp_path: Path
) -> None:
    text = record.read_text("utf-8")
    dice = re.search(r'"dice":\[(\d)\]', text)
    assert dice is not None
    face = "1" if dice[1] != "1" else "2"
    forged = tmp_path / "forged.jsonl"
    forged.write_text(text.replace(dice[0], f'"dice":[{face}]', 1), "utf-8")
    told = lenoir("review", str(forged), "--lang", "en")
    assert told.code == 2
    assert "event" in told.err
