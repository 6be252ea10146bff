"""One word per thing: no name of a class, or of a type that the page exports, is two things."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from tests.docs.rules_table import ROOT

SOURCES = ROOT / "src" / "lenoir"
PAGE = ROOT / "web" / "src"
EXPORTED = re.compile(r"^\s*export (?:interface|type|class|enum) (\w+)", re.MULTILINE)

SECOND_PROGRAM = PAGE / "deduce"
"""It says the same as `lenoir.deduction` in the words of that package, and shares no code with the
rest of the page: its names are its own."""


def classes() -> Iterator[tuple[str, str]]:
    """Every class of the package, wherever it is defined, with its module."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, path.relative_to(SOURCES).as_posix()


def exported() -> Iterator[tuple[str, str]]:
    """Every type and class that a module of the page exports, with its module."""
    for path in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        if SECOND_PROGRAM in path.parents:
            continue
        for name in EXPORTED.findall(path.read_text("utf-8")):
            yield name, path.relative_to(PAGE).as_posix()


def twice(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The names that stand for two things, and where."""
    homes = defaultdict(list)
    for name, home in named:
        homes[name].append(home)
    return {name: found for name, found in homes.items() if len(found) > 1}


def test_no_name_of_a_class_stands_for_two_things() -> None:
    assert twice(classes()) == {}


def test_no_type_that_the_page_exports_stands_for_two_things() -> None:
    assert twice(exported()) == {}


def test_a_name_given_twice_is_found() -> None:
    again = [*classes(), ("Table", "elsewhere.py"), *exported(), ("Draft", "elsewhere.ts")]
    assert {"Table", "Draft"} <= twice(again).keys()
