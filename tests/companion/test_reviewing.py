"""A notebook can be reviewed like a game, from the seat that kept it."""

from pathlib import Path

import pytest

from lenoir.cli import main
from lenoir.companion.entries import BadEntry, Noticed, Question, Spied, jotted
from lenoir.companion.history import added
from lenoir.core import events as e
from lenoir.core.cards import Card, Case
from lenoir.core.seats import Seat
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.others import Others
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.record.codec import encode
from lenoir.record.heard import from_record, heard_in, to_record
from lenoir.record.notation import read, write
from lenoir.review.seat import seat_review
from lenoir.telling.shorthand import Shorthand
from lenoir.telling.voice import Voice
from tests.companion.tables import ANNA, BEN, ME, a_notebook, card
from tests.record.test_heard import views_of_a_game

CASE = Case(Card(0), Card(6), Card(15))


@pytest.mark.parametrize("key", ["miro", "classic", "detectives", "modern"])
def test_its_questions_were_worth_what_they_were_worth_in_the_game(key: str) -> None:
    """C-6"""
    view = tuple(views_of_a_game(load_edition(key), 3, 1))[1]
    noted, played = seat_review(heard_in(view).view), seat_review(view)
    assert [(q.case, round(q.asked, 9)) for q in noted.questions] == [
        (q.case, round(q.asked, 9)) for q in played.questions
    ]
    assert [c.cell for c in noted.certain] == [c.cell for c in played.certain]


def test_lenoir_review_takes_a_notebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    view = tuple(views_of_a_game(load_edition("classic"), 3, 1))[1]
    file = tmp_path / "tonight.jsonl"
    file.write_bytes(encode(to_record(heard_in(view))))
    assert main(["--lang", "en", "review", str(file)]) == 0
    assert capsys.readouterr().out


def test_a_card_seen_by_accident_is_known_to_nobody_else() -> None:
    notebook = a_notebook(Noticed(ME, BEN, card("revolver")))
    view = notebook.view
    assert Holds(hand_of(BEN), card("revolver")) in Knowledge.of(view).facts
    assert Others.of(view).minds == Others.of(a_notebook().view).minds
    again = from_record(read(write(to_record(notebook))), notebook.edition)
    assert again.jottings == notebook.jottings


def test_a_spy_at_a_suggestion_one_is_not_sure_of_tells_nothing() -> None:
    """D-26"""
    view = tuple(views_of_a_game(load_edition("detectives"), 3, 1))[1]
    empty = heard_in(view).with_jottings(())
    asked = added(empty, jotted(empty, Question(Seat(0), CASE, Seat(2))))
    spied = added(asked, jotted(asked, Spied(Seat(1))))
    doubted = spied.with_jottings((spied.jottings[0].doubted(), spied.jottings[1]))
    assert Others.of(doubted.view).minds == Others.of(empty.view).minds


def test_nobody_notes_what_another_saw_by_accident() -> None:
    with pytest.raises(BadEntry) as refused:
        jotted(a_notebook(), Noticed(ANNA, BEN, card("revolver")))
    assert refused.value.code == "not-for-you"


@pytest.mark.parametrize("line", ["notice ben revolver", "vu ben revolver"])
def test_a_card_seen_by_accident_is_a_line_in_both_languages(line: str) -> None:
    notebook = a_notebook()
    voice = Voice(Messages("en"), notebook.edition, notebook.started.suspects, notebook.names)
    entry = Shorthand(voice, notebook).read(line, ANNA)
    assert jotted(notebook, entry).events == (e.CardNoticed(ME, BEN, card("revolver")),)
