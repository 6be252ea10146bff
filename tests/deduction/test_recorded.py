"""The positions on which the page's counter is tested are what Python counts today."""

from tests.deduction.recorded import FILE, positions


def test_the_recorded_positions_are_up_to_date() -> None:
    written = FILE.read_bytes().splitlines()
    assert written == [*positions()], "run python -m tests.deduction.recorded"


def test_they_come_from_every_edition_and_have_every_kind_of_fact() -> None:
    text = FILE.read_text("utf-8")
    for edition in ("miro", "classic", "detectives", "modern"):
        assert f'"id":"{edition}' in text
    for kind in ("Holds", "HoldsNone", "HoldsOneOf", "NotTheCase"):
        assert f'"type":"{kind}"' in text
