"""``lenoir deduce``: positions in, numbers out; a record in, a sheet out."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from lenoir.cli import main
from tests.cli.command import lenoir

POSITIONS = Path(__file__).parents[1] / "data" / "positions.jsonl"
SMALL = {"id": 1, "categories": [[0, 1], [2], [3, 4]], "hand_sizes": [1, 1]}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    options = ["--edition", "modern", "--players", "2", "--people", "0", "--seed", "1"]
    assert lenoir("play", "--bots", "random", *options, "--record", str(file)).code == 0
    return file


def test_positions_are_answered_in_order_with_the_time_each_took() -> None:
    lines = POSITIONS.read_text().splitlines()[:20]
    answer = lenoir("deduce", "--states", "-", typed="\n".join(lines))
    assert answer.code == 0
    for asked, told in zip(map(json.loads, lines), answer.out.splitlines(), strict=True):
        answered = json.loads(told)
        assert answered.pop("micros") > 0
        assert answered == {"id": asked["id"], **asked["truth"]}


def test_facts_that_contradict_each_other_leave_no_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "states.jsonl"
    file.write_text(json.dumps({**SMALL, "has": [[0, 0], [1, 0]]}))
    assert main(["deduce", "--states", str(file)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["total"] == 0
    assert answer["envelope_joint"] == []
    assert answer["counts"] == [[0] * 5] * 4


BAD: list[tuple[str, str, str]] = [
    ("hello", "line 2: this is not a JSON object", "ligne 2\u00a0: ce n’est pas un objet JSON"),
    ("[]", "line 2", "ligne 2"),
    ('{"id": 2}', "categories is missing", "categories manque"),
    (json.dumps({**SMALL, "has": [[0]]}), "$.has[0]", "$.has[0]"),
    (json.dumps({**SMALL, "hand_sizes": [9]}), "do not add up", "ne font pas le compte"),
    (json.dumps({**SMALL, "has": [[5, 0]]}), "a fact names a seat", "un fait nomme une place"),
    (json.dumps({**SMALL, "has_none": [[0, [63]]]}), "a fact names", "un fait nomme"),
    (json.dumps({**SMALL, "not_envelope": [[2, 0, 3]]}), "or a case", "ou une affaire"),
]


@pytest.mark.parametrize(("line", "english", "french"), BAD, ids=[line for line, _, _ in BAD])
def test_a_bad_position_is_refused_with_its_line(
    line: str, english: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "states.jsonl"
    file.write_text(f"{json.dumps(SMALL)}\n{line}\n")
    for language, expected in (("en", english), ("fr", french)):
        assert main(["deduce", "--states", str(file), "--lang", language]) == 2
        told = capsys.readouterr()
        assert expected in told.err
        assert len(told.out.splitlines()) == 1


MISTAKES: list[tuple[str, str]] = [
    ("deduce", "one of the two"),
    ("deduce {record} --states x.jsonl", "one of the two"),
    ("deduce --states x.jsonl --seat 1", "go with a record"),
    ("deduce --states nothing.jsonl", "no file nothing.jsonl"),
    ("deduce --states .", "is a folder"),
    ("deduce {record} --seat 9", "no seat"),
    ("deduce {record} --turn 9999", "--turn goes from 0 to"),
    ("deduce {record} --turn -1", "--turn goes from 0 to"),
    ("deduce --states x.jsonl --why rope", "go with a record"),
    ("deduce {record} --why umbrella", "no card “umbrella” in this game. There are: Miss"),
    ("deduce {record} --why d", "“d” could be"),
]


@pytest.mark.parametrize(("line", "expected"), MISTAKES)
def test_a_mistake_is_answered_with_what_can_be_done(
    line: str, expected: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.format(record=record).split(), "--lang", "en"]) == 2
    assert expected in capsys.readouterr().err


def test_a_seat_is_sure_of_its_own_cards(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deduce", str(record), "--seat", "0", "--turn", "0", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "after turn 0" in out
    assert out.count("●") == 7 + 1  # seven cards of two players', and the legend


def test_the_sheet_tells_whose_column_is_whose(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.jsonl")
    line = ["--edition", "modern", "--players", "2", "--people", "0", "--names", "Anna,Ben"]
    assert main(["play", *line, "--seed", "1", "--record", file, "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["deduce", file, "--seat", "0", "--turn", "0", "--lang", "en"]) == 0
    assert "Sc Anna   Mu Ben" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "deals agree"), ("fr", "donnes s’accordent")]
)
def test_a_spectator_gets_a_sheet_in_both_languages(
    language: str, words: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deduce", str(record), "--seat", "spectator", "--lang", language]) == 0
    assert words in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Chances assume", "Why: Rope", "does not hold the Rope", "so it was dealt")),
        (
            "fr",
            (
                "Les chances supposent",
                "Pourquoi\u00a0: Corde",
                "n’a pas la carte «\u202fCorde\u202f»",
                "c’est la donne",
            ),
        ),
    ],
)
def test_why_proves_what_is_certain_about_a_card(
    language: str, words: tuple[str, ...], record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the deal nothing is certain but the hand."""
    argv = ["deduce", str(record), "--seat", "0", "--turn", "0", "--lang", language]
    seats = [[*argv, "--why", "rope"], [*argv[:3], "1", *argv[4:], "--why", "rope"]]
    told = ""
    for line in seats:
        assert main(line) == 0
        told += capsys.readouterr().out
    assert all(word in told for word in words)


def test_a_card_can_be_named_in_any_language(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("rope", "corde", "ROPE"):
        assert main(["deduce", str(record), "--turn", "3", "--why", name, "--lang", "en"]) == 0
        assert "Why: Rope" in capsys.readouterr().out


def test_json_has_deals_chances_and_proofs(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["deduce", str(record), "--seat", "0", "--turn", "12", "--why", "rope", "--json"]
    assert main(argv) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["viewer"] == 0
    assert found["turn"] == 12
    assert sum(case["deals"] for case in found["cases"]) == found["deals"]
    assert sum(Fraction(case["chance"]) for case in found["cases"]) == 1
    rope = {place: row["rope"] for place, row in found["cells"].items()}
    assert sum(rope.values()) == found["deals"]
    for cell in found["why"]:
        certain = rope[cell["place"]] in (0, found["deals"])
        assert (cell["there"] is not None) == certain
        if certain:
            assert cell["steps"][-1]["there"] == cell["there"]
            assert all(fact["turn"] <= 12 for fact in cell["facts"])
