"""What contributors are told to run exists, and is what they are told."""

import re
from pathlib import Path

import pytest
import yaml

from tests.docs.rules_table import ROOT
from tests.docs.test_pages import CODE, PAGES

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z]+):.*##", MAKEFILE, re.MULTILINE))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def test_every_target_that_a_page_names_exists() -> None:
    named = {
        target
        for page in PAGES
        for code in CODE.findall(page.read_text("utf-8"))
        for target in re.findall(r"^`?make ([a-z]+)\b", code, re.MULTILINE)
    }
    assert named <= TARGETS


def test_contributors_changes_are_tested_as_ours_are() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    steps = workflow["jobs"]["test"]["steps"]
    commands = [step["run"] for step in steps if "run" in step]
    assert commands == ["make test", "make docs"]
    tested = next(step for step in steps if step.get("run") == "make test")
    assert tested["env"]["BROWSER_TESTS"] == "required"
    assert workflow["permissions"] == {"contents": "read"}


def test_hooks_download_nothing() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repo["repo"] for repo in hooks["repos"]] == ["local"]
    for hook in hooks["repos"][0]["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/"), hook["id"]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_forms_for_issues_are_well_formed(form: Path) -> None:
    written = yaml.safe_load(form.read_text("utf-8"))
    if "body" in written:
        ids = [field["id"] for field in written["body"] if field["type"] != "markdown"]
        assert len(ids) == len(set(ids)) > 0
