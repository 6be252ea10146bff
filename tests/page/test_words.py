"""Every message of the page is said somewhere in ``web/src``, and all that is said there exists."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.terminal.test_messages import entries, variables

SOURCES = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"""\bt\(\s*["'`]([\w-]+)["'`]\s*(?:\)|,\s*(\{[^{}]*\})?)""")
PUT_TOGETHER = re.compile(r"\bt\(\s*`([\w-]+)\$\{")
QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")


def texts() -> Iterator[str]:
    """The code of the page, without its tests."""
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            yield file.read_text("utf-8")


def test_every_message_the_page_says_exists_and_gets_its_arguments() -> None:
    english = entries("en", "page")
    said = [found for text in texts() for found in SAID.findall(text)]
    assert said
    for key, arguments in said:
        assert key in english, key
        if arguments and "..." not in arguments:
            names = set(re.findall(r"(?:^\{|,)\s*(\w+)", arguments))
            assert names >= variables(english[key]), key


def test_a_key_that_is_put_together_begins_like_one_that_exists() -> None:
    keys = entries("en", "page")
    for lead in (lead for text in texts() for lead in PUT_TOGETHER.findall(text)):
        assert any(key.startswith(lead) for key in keys), lead


def test_every_message_of_the_page_is_said() -> None:
    quoted = {key for text in texts() for key in QUOTED.findall(text)}
    leads = tuple(lead for text in texts() for lead in PUT_TOGETHER.findall(text))
    for key in entries("en", "page"):
        assert key in quoted or (leads and key.startswith(leads)), key
