"""The pages keep their word: examples run, and links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from lenoir.record.codec import decode
from lenoir.sim import Experiment, play_game
from tests.docs.rules_table import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FRENCH = [page for page in PAGES if page.parent.name == "fr" or page.name.endswith(".fr.md")]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False)
    assert failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_page_on_records_has_the_tags_that_name_players() -> None:
    experiment = Experiment.of("boardless", "random,random,random", games=1, seed=1)
    written = play_game(experiment, 0, record=True).record
    assert written is not None
    names = {tag for tag in decode(written).header.tags if re.fullmatch(r"[A-Z][a-z]+\d", tag)}
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    assert names == {"Name0", "Name1", "Name2"}
    assert set(re.findall(r"\b[A-Z][a-z]+\d\b", page)) <= names


def test_the_readme_has_examples() -> None:
    assert doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: page.name)
def test_french_pages_have_spaces_that_do_not_break(page: Path) -> None:
    text = CODE.sub("", page.read_text("utf-8"))
    assert re.findall(r".{0,20} [:;?!»](?![-:])|« .{0,20}", text) == []
    assert re.findall(r".{0,20}\w'\w.{0,20}", text) == []
