"""The page about the wire says what the types say."""

from typing import get_args

from lenoir import wire
from lenoir.core.events import Event
from tests.docs.wire_page import PAGE, page
from tests.docs.wire_types import FILE, text


def test_the_page_is_written_from_the_types() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.docs.wire_page"


def test_the_types_of_the_page_are_written_from_ours() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.docs.wire_types"


def test_every_message_and_event_is_on_the_page() -> None:
    headings = {line.strip("# ") for line in page().splitlines() if line.startswith("#")}
    kinds = (*get_args(wire.ToServer), *get_args(wire.FromServer), *get_args(Event))
    assert {kind.__name__ for kind in kinds} <= headings
