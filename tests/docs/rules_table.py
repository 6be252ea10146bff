"""The table of docs/rules-we-follow.md: ``python -m tests.docs.rules_table`` writes it anew."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules-we-follow.md"
RULE = re.compile(r"^\| ([CMKDTE]-\d+) \| (.+?) \|", re.MULTILINE)
CITED = re.compile(r"\b([CMKDTE]-\d+)(?: to ([CMKDTE])-(\d+))?\b")

HEAD = """# The rules we follow

Every rule of [rules.md](rules.md), where it is implemented and which tests would fail without it.
Written by `python -m tests.docs.rules_table`; a test checks that it is up to date, that each rule
is cited in the source and by a test, and that nothing cites a rule that does not exist. Examples
(E) are played in tests only.

| id | rule | implemented in | tested in |
|---|---|---|---|
"""


class Rule(NamedTuple):
    """A rule as docs/rules.md states it."""

    id: str
    text: str


def rules() -> list[Rule]:
    """Every rule and example, in order."""
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    return [Rule(*match) for match in RULE.findall(page)]


def cited(text: str) -> Iterator[str]:
    """The ids a text cites; ``D-19 to D-27`` cites them all."""
    for first, letter, last in CITED.findall(text):
        yield first
        if letter == first[0]:
            yield from (f"{letter}-{n}" for n in range(int(first[2:]) + 1, int(last) + 1))


def sources() -> dict[str, set[str]]:
    """For each rule, the files of the package that cite it."""
    found: dict[str, set[str]] = {}
    package = ROOT / "src" / "lenoir"
    told = package / "editions" / "readings"  # which explains rules and follows none
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        if path.parent == told:
            continue
        for rule in cited(path.read_text("utf-8")):
            found.setdefault(rule, set()).add(path.relative_to(package).as_posix())
    return found


def proofs() -> dict[str, list[str]]:
    """For each rule, the test functions that cite it in their docstring, as file and name."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = f"{path.relative_to(ROOT / 'tests').as_posix()}::{node.name}"
                for rule in sorted(set(cited(ast.get_docstring(node) or ""))):
                    found.setdefault(rule, []).append(name)
    return found


def table() -> str:
    """The page."""
    places, tested_by = sources(), proofs()
    lines = []
    for rule in rules():
        text = rule.text if len(rule.text) <= 90 else rule.text[:88].rsplit(" ", 1)[0] + " …"
        where = ", ".join(f"`{path}`" for path in sorted(places.get(rule.id, ())))
        counts: dict[str, int] = {}
        for name in tested_by.get(rule.id, ()):
            file = name.split("::")[0]
            counts[file] = counts.get(file, 0) + 1
        tested = ", ".join(f"`{file}` ({n})" for file, n in counts.items())
        lines.append(f"| {rule.id} | {text} | {where or '–'} | {tested} |\n")
    return HEAD + "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(table(), "utf-8")
