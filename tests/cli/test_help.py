"""Help: everywhere, with an example, in both languages, and at once."""

import subprocess
import sys

import pytest

from lenoir.cli import COMMANDS, main
from lenoir.core.edition import LANGUAGES
from tests.cli.command import lenoir


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)])
def test_every_help_has_an_example(
    command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, "--help", "--lang", language])
    out = capsys.readouterr().out
    heading = "exemple\u00a0:" if language == "fr" else "example:"
    example = out.split(heading)[1].strip()
    assert left.value.code == 0
    assert example.startswith(" ".join(("lenoir", *command)))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_is_understood(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    from lenoir.cli import parser
    from lenoir.messages import plain

    for language in LANGUAGES:
        texts = plain(language)
        words = texts[f"help-{command}-example"].split()
        assert parser(texts).parse_args(words[1:]).command == command
    assert capsys.readouterr().err == ""


def test_french_help_is_french(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "montrer cette aide" in out
    assert "show this help" not in out
    assert "'" not in out


def test_help_imports_neither_the_game_nor_fluent() -> None:
    script = (
        "import sys\n"
        "from lenoir.cli import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'msgspec', 'fluent', 'random', 'pathlib'} | {"
        "'lenoir.core', 'lenoir.commands', 'lenoir.terminal'}\n"
        "sys.stderr.write(' '.join(sorted(heavy & set(sys.modules))))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", script.replace("import sys\n", _path(), 1)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


def _path() -> str:
    return f"import sys\nsys.path[:] = {sys.path!r}\n"


def test_the_version_is_that_of_the_package() -> None:
    from lenoir import __version__

    assert lenoir("--version").out == f"lenoir {__version__}\n"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "Classic,"),
        ({"LANG": "fr_FR.UTF-8"}, "Classique,"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "Classic,"),
        ({"LANG": "fr_FR.UTF-8", "LENOIR_LANG": "en"}, "Classic,"),
        ({"LENOIR_LANG": "fr"}, "Classique,"),
        ({"LENOIR_LANG": "xx"}, "Classic,"),
    ],
)
def test_the_language_is_asked_for_or_found(environment: dict[str, str], expected: str) -> None:
    assert expected in lenoir("editions", **environment).out
    assert "Classique," in lenoir("editions", "--lang", "fr", **environment).out
