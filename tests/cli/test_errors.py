"""What cannot be done is refused with a sentence that says what can, in both languages."""

from pathlib import Path

import pytest

from lenoir.cli import main
from lenoir.core.edition import LANGUAGES
from tests.cli.command import lenoir

BAD: list[tuple[str, str, str]] = [
    ("editions clasic", "There are: classic,", "Il y a\u00a0: classic,"),
    ("play --edition no", "There are: classic,", "Il y a\u00a0: classic,"),
    ("play --players 7", "2 to 6 players, not 7", "de 2 à 6, pas à 7"),
    ("play --players -1", "2 to 6 players", "de 2 à 6"),
    ("play --players x", "“x” is not a whole number", "«\u202fx\u202f» n’est pas un nombre entier"),
    ("play --edition detectives --players 2", "3 to 6", "de 3 à 6"),
    ("play --people 9", "from 0 to 3", "de 0 à 3"),
    ("play --suspects rose,nobody", "“nobody”", "«\u202fnobody\u202f»"),
    ("play --suspects rose,scarlett", "rose was named twice", "rose est là deux fois"),
    ("play --suspects rose,olive --players 4", "4 players, but 2", "4 joueurs, mais 2"),
    ("play --edition miro --suspects olive,rose", "--suspects rose,olive", "--suspects rose,olive"),
    ("play --names a,b,c,d", "at most 3", "3 au plus"),
    ("play --names Anna,anna", "“anna”", "«\u202fanna\u202f»"),
    ("play --option turn_limit", "NAME=VALUE", "NOM=VALEUR"),
    ("play --option honour=on", "no option “honour”", "pas d’option «\u202fhonour\u202f»"),
    ("play --option turn_limit=-3", "0 or more", "0 ou plus"),
    ("play --option dice=3", "1 or 2", "1 ou 2"),
    ("play --edition modern --option teams=perhaps", "on or off", "on ou off"),
    ("play --edition modern --option room_cards=hall,hall,hall,hall", "four different", "quatre"),
    ("play --record game.doc", ".jsonl (data)", ".jsonl (données)"),
    ("play --record nowhere/game.txt", "Make it first", "Créez-le"),
    ("play --lang de", "“de” is not one of", ""),
    ("play --wat", "not understood: --wat", "pas compris\u00a0: --wat"),
    ("play --wat --seed 3", "lenoir play --help", "lenoir play --help"),
    ("db", "still missing: backup|restore|check", "il manque\u00a0: backup|restore|check"),
    ("sim --bots random,random --records LICENSE", "a folder is wanted", "il faut un dossier"),
    ("play --seed", "a value is missing", "il manque une valeur"),
    ("replay", "still missing: FILE", "il manque\u00a0: FICHIER"),
    ("replay nothing.jsonl", "There is no file nothing.jsonl", "pas de fichier nothing.jsonl"),
    ("replay .", ". is a folder", ". est un dossier"),
    ("verify nothing.jsonl", "There is no file", "pas de fichier"),
    ("perft --depth 0", "from 1 to 9", "de 1 à 9"),
    ("perft --players 99", "2 to 6", "de 2 à 6"),
    ("", "still missing: COMMAND", "il manque\u00a0: COMMANDE"),
    ("dance", "“dance” is not one of", "«\u202fdance\u202f» ne fait pas partie de"),
]


@pytest.mark.parametrize(("line", "english", "french"), BAD, ids=[line for line, _, _ in BAD])
def test_a_mistake_is_answered_with_what_can_be_done(
    line: str, english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        if not expected:
            continue
        asked = line.split() if "--lang" in line else [*line.split(), "--lang", language]
        try:
            code: object = main(asked)
        except SystemExit as left:
            code = left.code
        told = capsys.readouterr()
        assert code == 2
        assert expected in told.err
        assert told.out == ""
        assert "Traceback" not in told.err
        assert not told.err.isspace()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "garbage", [b"", b"\n", b"hello", b"{}", b'{"format":"lenoir"}', b"\xff\xfe", b"[", b'[A "b"]']
)
def test_a_file_that_is_no_record_is_refused_with_the_place(
    garbage: bytes, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "garbage.jsonl"
    file.write_bytes(garbage)
    for command in ("replay", "verify"):
        assert main([command, str(file), "--lang", language]) == 2
        told = capsys.readouterr()
        assert ("ligne 1" if language == "fr" else "line 1") in told.err
        assert told.out == ""


def test_a_record_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    assert main(["play", "--people", "0", "--record", str(file)]) == 2
    assert "already" in capsys.readouterr().err
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("serve --port 99999", "“99999” is no port", "«\u202f99999\u202f» n’est pas un port"),
        ("serve --data LICENSE", "a folder is wanted", "il faut un dossier"),
        ("db backup LICENSE", "LICENSE is there already", "LICENSE existe déjà"),
    ],
)
def test_a_server_that_cannot_be_says_why(line: str, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        told = lenoir(*line.split(), "--lang", language)
        assert (told.code, expected in told.err, told.out) == (2, True, ""), told.err
