"""`lenoir notebook`: entered at a prompt or asked once, saved after every line."""

import io
import json
from pathlib import Path

import pytest

from lenoir.cli import main

HAND = "plum,dagger,rope,kitchen,lib,hall"
NEW = ("--seats", "rose=Anna,moutarde=me,violet=Ben", "--hand", HAND)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tonight.txt")


def typed(
    monkeypatch: pytest.MonkeyPatch, file: str, *lines: str, more: tuple[str, ...] = NEW
) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return main(["notebook", file, "--lang", "en", *more])


def test_an_evening_is_entered_line_by_line(
    monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, file, "plum rope hall me:rope", "me: wh cand lou -", "sheet") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Mrs White, the Candlestick and the Lounge are in the envelope." in out
    assert main(["notebook", file, "--lang", "en", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [len(data["cases"]), data["turn"]] == [1, 2]


def test_what_was_typed_is_there_after_a_restart(
    monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, file, "plum rope hall me:rope")
    typed(monkeypatch, file, "undo", "olive rev study ben", more=())
    capsys.readouterr()
    assert main(["notebook", file, "--lang", "en", "--log"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line[:2] for line in told if line[:1].isdigit()] == ["1.", "2."]


def test_lines_that_clash_are_named_with_mends_and_one_is_taken(
    monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, file, "plum rope hall ben") == 1
    assert "These lines cannot all be true" in capsys.readouterr().out
    assert main(["notebook", file, "--lang", "en", "--sheet"]) == 1
    assert "mend 1: 1. Anna suggests" in capsys.readouterr().out
    assert typed(monkeypatch, file, "mend 1", more=()) == 0


def test_corrections_keep_the_other_lines(
    monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("olive rev study ben", "me: wh cand lou -", "edit 1 olive rev study -", "doubt 2")
    assert typed(monkeypatch, file, *lines, "insert 1 ben: scar rev bal anna", "delete 2") == 0
    capsys.readouterr()
    main(["notebook", file, "--lang", "en", "--log"])
    first, second = capsys.readouterr().out.split("\n2. ")
    assert first.startswith("1. Ben suggests: Miss\u00a0Scarlett")
    assert second.startswith("(not sure)")


def test_questions_are_answered_once(
    monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, file, "olive rev study ben")
    capsys.readouterr()
    asked = ["--why", "rope", "--if", "ben revolver", "--knows", "--ask", "study,lounge"]
    assert main(["notebook", file, "--lang", "en", *asked]) == 0
    out = capsys.readouterr().out
    for says in ("Why: Rope", "deals", "Anna has seen of yours", "bits"):
        assert says in out


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ([], "To begin one, say who plays"),
        (["--seats", "rose,moutarde,violet", "--hand", "rope"], "Mark your own seat"),
        (["--seats", "rose=me,moutarde,violet", "--hand", "rope"], "You named one card"),
        (["--seats", "rose=me,moutarde,violet", "--hand", "spoon"], "There is no card “spoon”"),
    ],
)
def test_a_notebook_that_cannot_be_begun_says_what_to_do(
    file: str, more: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["notebook", file, "--lang", "en", *more]) == 2
    assert says in " ".join(capsys.readouterr().err.split())
    assert not Path(file).exists()


def test_another_file_is_not_overwritten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,")
    assert typed(monkeypatch, str(file), "plum rope hall ben") == 2
    assert file.read_text() == "Dear Anna,"
