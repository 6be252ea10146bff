"""``lenoir editions``: every edition there is, with all its names and its board."""

import json
from pathlib import Path

import pytest

from lenoir.cli import main
from lenoir.core.edition import LANGUAGES, Language
from lenoir.editions.loader import edition_keys, load_edition
from tests.cli.command import lenoir
from tests.toy import HERE


def test_all_editions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    out = capsys.readouterr().out
    assert all(f"\n{key} " in f"\n{out}" for key in edition_keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", edition_keys())
def test_one_edition_shows_all_its_names_and_options(
    key: str,
    language: Language,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["editions", key, "--lang", language]) == 0
    out = capsys.readouterr().out
    edition = load_edition(key)
    flat = " ".join(out.replace("\u00a0", " ").split())
    for name in edition.deck.ids:
        assert edition.texts[name][language].replace("\u00a0", " ") in flat
    assert all(option in flat for option in edition.changeable)
    assert all(len(line) <= 80 for line in out.splitlines())
    for prefix in ("keeper.", "clue.", "power."):
        names = (name for name in edition.texts if name.startswith(prefix) and ".text." not in name)
        texts = (edition.text_under(name, edition.options) for name in names)
        assert all(text[language].replace("\u00a0", " ") in flat for text in texts)


@pytest.mark.parametrize("key", edition_keys())
def test_an_edition_as_json_has_its_cards_and_board(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["editions", key, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    edition = load_edition(key)
    assert list(data["suspects"]) == list(edition.deck.suspects)
    assert list(data["options"]) == list(edition.changeable)
    assert data["board"]["map"] == list(edition.board.rows)
    assert set(data["board"]["doors"]) == set(edition.board.rooms)


def test_all_editions_as_json_are_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "--json"]) == 0
    assert [e["key"] for e in json.loads(capsys.readouterr().out)] == list(edition_keys())


def test_a_file_that_makes_no_game_is_named_and_hides_no_edition(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("title = 3\n")
    folders = f"{tmp_path}:{tmp_path / 'none'}"
    told = lenoir("editions", "--lang", "en", LENOIR_EDITIONS=folders)
    assert told.code == 2
    assert "classic     " in told.out
    assert "modern      " in told.out
    assert str(tmp_path / "odd.toml") in told.err
    assert f"{tmp_path / 'none'}, which is no folder" in told.err


def test_a_server_says_before_anybody_comes_that_an_edition_makes_no_game(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("title = 3\n")
    told = lenoir("serve", "--data", str(tmp_path), "--lang", "en", LENOIR_EDITIONS=str(tmp_path))
    assert told.code == 2
    assert told.err.startswith(
        f"lenoir serve: The edition “odd” cannot be played. In {tmp_path / 'odd.toml'}: "
    )


def test_what_is_wrong_with_an_edition_is_said_in_french_too(tmp_path: Path) -> None:
    tiny = HERE.joinpath("tiny.toml").read_text("utf-8")
    wrong = tiny.replace("players = [2, 3]", "players = [2, 9]").replace("rope = {", "rose = {")
    (tmp_path / "odd.toml").write_text(wrong, encoding="utf-8")
    told = lenoir("editions", "odd", "--lang", "fr", LENOIR_EDITIONS=str(tmp_path))
    assert told.code == 2
    assert told.err.replace("\N{NO-BREAK SPACE}", " ") == (
        "lenoir editions : L’édition «\u202fodd\u202f» n’est pas jouable. "
        f"Dans {tmp_path / 'odd.toml'} : "
        "Il faut de 2 à 3 joueurs, et non de 2 à 9. «\u202frose\u202f» désigne deux choses.\n"
    )
