"""The page about records knows every token, and what it shows can be read."""

import re
from pathlib import Path

import pytest

from lenoir.core import events as e
from lenoir.record.errors import TEXTS
from lenoir.record.fields import EVENTS
from lenoir.record.notation import read, write
from lenoir.record.record import RESERVED
from lenoir.record.tokens import TOKENS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)


def matching(text: str) -> list[str]:
    """The kinds of events that are written like this, as a reader tries them."""
    return [token.kind.__name__ for token in TOKENS if token.pattern.fullmatch(text)]


def test_every_kind_of_event_is_shown_with_its_token() -> None:
    assert {kind for kind, _, _ in ROWS if kind in EVENTS} == set(EVENTS)


def test_every_token_shown_is_one_of_its_kind() -> None:
    for kind, token, _ in ROWS:
        if kind in EVENTS and kind != "PhaseBegan":
            assert matching(token.replace("\\|", "|"))[0] == kind


def test_every_way_of_moving_is_shown() -> None:
    shown = " ".join(f"`{token}` {text}" for kind, token, text in ROWS if kind == "TokenMoved")
    words = re.findall(r"`([^`]+)`", shown.replace("\\|", "|"))
    ways = [token for token in TOKENS if token.kind is e.TokenMoved]
    assert all(any(way.pattern.fullmatch(word) for word in words) for way in ways)


def test_the_tags_that_are_taken_are_listed() -> None:
    assert all(f"`{name}`" in PAGE for name in RESERVED)


def test_the_game_that_is_shown_can_be_read_but_has_no_end() -> None:
    (text,) = re.findall(r"```\n(\[Lenoir.+?)```", PAGE, re.DOTALL)
    open_game = re.sub(r"^(envelope|hand).*\n", "", text, flags=re.MULTILINE)
    open_game = open_game.replace('"full"', '"public"').replace(" inside:moutarde/rope/hall", "")
    open_game = open_game.replace(" moutarde:spanner", "") + "4.rose;\n"
    assert write(read(open_game)).split("\n\n")[1].strip() == open_game.split("\n\n")[1].strip()


def test_it_is_said_plainly_that_the_operator_could_look() -> None:
    page = " ".join((DOCS / "fairness.md").read_text("utf-8").split())
    assert "could see every card while the game runs" in page
    assert all(f"`{check}`" in page for check in ("rules", "commitment", "chance"))


@pytest.mark.parametrize("code", TEXTS)
def test_every_error_has_a_text_that_can_be_filled_in(code: str) -> None:
    assert TEXTS[code].strip() == TEXTS[code]
    sources = Path(__file__).parents[2] / "src" / "lenoir" / "record"
    assert any(f'"{code}"' in path.read_text("utf-8") for path in sources.glob("*.py"))
