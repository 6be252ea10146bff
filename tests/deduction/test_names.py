"""What the page on deduction names can be had from `lenoir.deduction`."""

import re

import pytest

from lenoir import deduction
from tests.docs.rules_table import ROOT

PAGE = ROOT.joinpath("docs", "deduction.md").read_text("utf-8")


@pytest.mark.parametrize("name", deduction.__all__)
def test_every_name_can_be_had_from_the_package(name: str) -> None:
    assert getattr(deduction, name) is not None


def test_every_name_on_the_page_can_be_had_from_the_package() -> None:
    code = "".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    named = set(re.findall(r"\b([A-Z]\w+)(?:\.of)?\(", code))
    assert named <= set(deduction.__all__)
    assert {"Knowledge", "Belief", "Explanation", "Others"} <= named


def test_what_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Guess'"):
        _ = deduction.Guess
