"""The page that tells how to add an edition shows the toy as it is."""

import re
from pathlib import Path

from lenoir.editions.file import EditionFile
from tests.toy import HERE

PAGE = Path(__file__).parents[2].joinpath("docs", "add-an-edition.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_every_line_of_data_on_the_page_is_in_the_toys_file() -> None:
    file = HERE.joinpath("tiny.toml").read_text("utf-8").splitlines()
    shown = [line for block in blocks("toml") for line in block.splitlines() if line]
    assert shown
    assert [line for line in shown if line not in file] == []


def test_the_module_on_the_page_is_the_toys() -> None:
    assert blocks("python") == [HERE.joinpath("hall_only.py").read_text("utf-8")]


def test_every_field_of_a_data_file_is_on_the_page() -> None:
    named = set(re.findall(r"`\[?([a-z_.]+)\]?`", PAGE))
    assert set(EditionFile.__struct_fields__) <= named
