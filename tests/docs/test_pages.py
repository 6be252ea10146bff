"""The pages are true: examples run, links lead somewhere, and the reference is complete."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from lenoir.record.codec import decode
from lenoir.sim import Experiment, play_game
from tests.docs.rules_table import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"])
FRENCH = [page for page in PAGES if page.parent.name == "fr" or page.name.endswith(".fr.md")]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```", re.MULTILINE | re.DOTALL)
DOCUMENTED = re.compile(r"^\.\. auto\w+:: (\S+)$", re.MULTILINE)
LIBRARIES = ("lenoir", "lenoir.client", "lenoir.deduction", "lenoir.envs", "lenoir.sim")


def anchors(page: Path) -> set[str]:
    """The anchors that a page has, named as the site and code hosts name them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text))
    return {heading.strip().replace(" ", "-") for heading in words}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False)
    assert failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(CODE.sub("", page.read_text("utf-8")))
    assert [link for link, _ in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_anchors_of_a_page_are_headings(page: Path) -> None:
    for link, anchor in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if anchor:
            assert anchor in anchors(page.parent / link if link else page), f"{link}#{anchor}"


def test_the_site_lists_every_page_once() -> None:
    home = ROOT / "docs" / "index.md"
    listed = [
        (home.parent / f"{line}.md").resolve()
        for tree in TOCTREE.findall(home.read_text("utf-8"))
        for line in tree.splitlines()
        if line and not line.startswith(":")
    ]
    beside = {ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")}
    every = {*(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md", *beside} - {home}
    assert sorted(listed) == sorted(every)


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_public_name_is_in_the_reference(library: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs" / "api").glob("*.md"))
    documented = set(DOCUMENTED.findall(pages))
    names = [name for name in import_module(library).__all__ if not name.startswith("_")]
    modules = {"lenoir.actions", "lenoir.events"}  # listed whole, as lenoir.core.actions
    assert {f"{library}.{name}" for name in names} - modules <= documented


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


def test_every_step_from_a_click_to_the_other_screen_is_where_the_plan_says() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = plan.partition("## From “Roll”")[2].partition("\n## ")[0]
    steps = re.findall(r"^\| \d+ \| ([^|]+) \|", table, re.MULTILINE)
    assert len(steps) > 8
    for where in steps:
        files = re.findall(r"`([\w/.]+\.\w+)`", where)
        found = [
            ROOT / file if file.startswith("web/") else ROOT / "src/lenoir" / file for file in files
        ]
        assert found
        assert all(file.is_file() for file in found), where
        for name in re.findall(r": `(\w+)`", where):
            assert re.search(rf"\b{name}\(", found[0].read_text("utf-8")), where
