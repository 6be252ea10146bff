"""A few letters in either language say what happened at the table."""

import pytest

from lenoir.companion import entries as n
from lenoir.companion.entries import Entry
from lenoir.core.board import Space
from lenoir.core.edition import Language
from lenoir.messages import BadInput, Messages
from lenoir.telling.shorthand import Shorthand
from lenoir.telling.voice import Voice
from tests.companion.tables import ANNA, BEN, ME, a_notebook, card, case

PLUM = case("violet", "rope", "hall")


def read(line: str, language: Language = "en") -> Entry:
    heard = a_notebook()
    voice = Voice(Messages(language), heard.edition, heard.started.suspects, heard.names)
    return Shorthand(voice, heard).read(line, ANNA)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("pl ro ha ben", n.Question(ANNA, PLUM, BEN)),
        ("hall plum rope ben", n.Question(ANNA, PLUM, BEN)),
        ("violet corde hall ben", n.Question(ANNA, PLUM, BEN)),
        ("plum rope hall -", n.Question(ANNA, PLUM)),
        ("ben: plum rope hall anna", n.Question(BEN, PLUM, ANNA)),
        ("me: plum rope hall ben:ha", n.Question(ME, PLUM, BEN, card("hall"))),
        ("moi: violet corde hall ben", n.Question(ME, PLUM, BEN)),
        ("plum rope hall me:rope", n.Question(ANNA, PLUM, ME, card("rope"))),
        ("plum rope hall block ben", n.Question(ANNA, PLUM, blocked=BEN)),
        ("anna: accuse plum rope hall", n.Wrong(ANNA, PLUM)),
        ("ben: accuse", n.Wrong(BEN)),
        ("montre ben corde", n.Open(BEN, card("rope"))),
        ("nobody rope", n.Missing(ANNA, card("rope"))),
        ("pass anna ben", n.Passed(ANNA, BEN)),
        ("ben: look hall", n.Looked(BEN, Space(7))),
        ("left ben", n.Left(BEN)),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_lines_are_read_in_both_languages(line: str, entry: Entry, language: Language) -> None:
    assert read(line, language) == entry


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("plum rope hall", "Who showed a card?"),
        ("plum rope", "A suggestion names"),
        ("plum rope ballroom zoe", "Nobody here is called “zoe”"),
        ("plum rope hall ben anna", "What does “anna”"),
        ("plum spoon hall ben", "There is no card “spoon”"),
        ("open ben", "Something is missing"),
        ("anna:", "There is nothing after the name"),
        ("look cellar", "There is no room “cellar”"),
    ],
)
def test_what_cannot_be_read_is_said_with_what_to_do(line: str, says: str) -> None:
    with pytest.raises(BadInput, match=says.replace("?", r"\?")):
        read(line)
