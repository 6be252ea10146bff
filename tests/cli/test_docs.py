"""The pages about playing: what they tell to type is understood, and nothing is left out."""

import re
import shlex
from pathlib import Path

import pytest

from lenoir.cli import COMMANDS, parser
from lenoir.messages import plain

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("play.md", "fr/jouer.md")


@pytest.mark.parametrize("page", PAGES)
def test_every_command_on_the_page_is_understood(page: str) -> None:
    text = DOCS.joinpath(page).read_text("utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.strip()]
    assert len(lines) >= 7
    for line in lines:
        words = shlex.split(line, comments=True)
        assert parser(plain("en")).parse_args(words[1:]).command in COMMANDS


@pytest.mark.parametrize("page", PAGES)
def test_every_option_of_play_is_on_the_page(page: str) -> None:
    text = DOCS.joinpath(page).read_text("utf-8")
    for option in re.findall(r"--[a-z]+", _help_of_play()):
        assert option in text or option == "--edition" or option == "--help"


def _help_of_play() -> str:
    top = parser(plain("en"))
    assert top._subparsers is not None
    choices = top._subparsers._group_actions[0].choices
    assert isinstance(choices, dict)
    return str(choices["play"].format_usage())
