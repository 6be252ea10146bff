"""What the page is built with and held against is what Python says today."""

from tests.companion import boxes, notebooks


def test_the_notebooks_for_the_page_are_up_to_date() -> None:
    written = notebooks.FILE.read_bytes().splitlines()
    made = [*notebooks.notebooks(1, every_seat=False)]
    assert written == made, "run python -m tests.companion.notebooks"


def test_the_boxes_that_the_page_knows_are_up_to_date() -> None:
    assert boxes.FILE.read_bytes() == boxes.boxes(), "run python -m tests.companion.boxes"
