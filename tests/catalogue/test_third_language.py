"""A further language is its files, a word and a field: a copy of Lenoir with one speaks it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import lenoir
from lenoir.core.edition import LANGUAGES
from lenoir.core.options import Options
from lenoir.messages import languages
from tests.catalogue.pseudo import TAG, accented, lenoir_with_a_third_language

ROOT: Final = Path(__file__).parents[2]
RULE: Final = re.compile(r"\b[A-Z]-\d+\b")
"""The id of a rule is the same in every language."""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
NAMES: Final = frozenset({"Cluedo", "Lenoir"})


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a Lenoir with a third language can be imported from."""
    folder = tmp_path_factory.mktemp("third")
    lenoir_with_a_third_language(Path(lenoir.__file__).parent, folder / "lenoir")
    return folder


def run(place: Path, *command: str) -> str:
    """What that Lenoir prints."""
    path = os.pathsep.join((str(place), str(ROOT)))
    ours = {name: value for name, value in os.environ.items() if not name.startswith("LENOIR_")}
    environment = {**ours, "PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "400"}
    told = subprocess.run(
        (sys.executable, "-m", *command),
        cwd=place,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def untranslated(text: str) -> set[str]:
    """The words in plain letters: the third language has none."""
    return set(WORD.findall(RULE.sub("", text))) - NAMES


def test_every_language_has_its_files() -> None:
    assert set(languages()) == set(LANGUAGES)
    assert {folder.name for folder in (ROOT / "src/lenoir/locales/page").iterdir()} == set(
        LANGUAGES
    )


def test_the_server_says_everything_in_a_third_language(place: Path) -> None:
    told = run(place, "tests.catalogue.speaking", TAG)
    assert len(told) > 20_000
    assert untranslated(told) == set()


def test_the_page_is_sent_with_its_words_in_a_third_language(place: Path) -> None:
    told = run(place, "tests.catalogue.preloading", TAG)
    assert told.strip() == f"</assets/{TAG}-1a2b.js>; rel=modulepreload"


def test_the_terminal_speaks_a_third_language(place: Path) -> None:
    typed = {word for name in Options.__struct_fields__ for word in name.split("_")}
    told = run(place, "lenoir", "editions", "classic", "--lang", TAG)
    assert untranslated(told) <= {"classic", *typed}
    assert accented("Suspects") in told
    chosen = run(place, "lenoir", "--lang", TAG, "editions")
    assert untranslated(chosen) == {"classic", "miro", "detectives", "modern"}
