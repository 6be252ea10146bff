"""A notebook beside the box: a sparse stream from which the same follows as from the whole game."""

from collections.abc import Iterator

import pytest

from lenoir.core.actions import Accuse, Action, Suggest, Walk
from lenoir.core.board import ROOMS_AT_MOST
from lenoir.core.edition import Edition
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.belief import Belief
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.others import Others
from lenoir.editions.loader import load_edition
from lenoir.record.codec import decode, encode
from lenoir.record.errors import BadNotation, BadRecord, Nonsense
from lenoir.record.heard import Heard, from_record, heard_in, to_record
from lenoir.record.notation import read, write
from lenoir.record.record import record_of
from tests.machines.chance import Lots
from tests.machines.settings import any_setting

STEPS_AT_MOST = 250


def views_of_a_game(edition: Edition, players: int, seed: int) -> Iterator[View]:
    """Every seat's view of a random game with any house rules, before the envelope is opened."""
    rng = Lots(f"heard {edition.key} {players} {seed}")
    game = any_setting(rng, edition, players, 60).game(rng)
    views = [game.view(Seat(seat)) for seat in range(players)]
    for _ in range(STEPS_AT_MOST):
        game.play(_talkative(rng, list(game.legal)))
        if game.is_over:
            break
        views = [game.view(Seat(seat)) for seat in range(players)]
    yield from views


def _talkative(rng: Lots, actions: list[Action]) -> Action:
    """Into a room to suggest something, and hardly ever an accusation."""
    questions = [action for action in actions if isinstance(action, Suggest)]
    rooms = [action for action in actions if isinstance(action, Walk) and action.to < ROOMS_AT_MOST]
    others = [action for action in actions if not isinstance(action, Accuse) or not rng.below(5000)]
    some = questions or rooms or others or actions
    return some[rng.below(len(some))]


def games() -> Iterator[tuple[Edition, int]]:
    for key in ("miro", "classic", "detectives", "modern"):
        edition = load_edition(key)
        yield from ((edition, players) for players in edition.players)


def a_notebook(key: str = "classic") -> Heard:
    views = views_of_a_game(load_edition(key), 3, 1)
    return next(notebook for view in views if len((notebook := heard_in(view)).jottings) > 3)


@pytest.mark.parametrize(("edition", "players"), tuple(games()), ids=str)
def test_what_follows_from_a_notebook_is_what_follows_from_the_game(
    edition: Edition, players: int
) -> None:
    """Facts, counts, what was shown and what others know, for every seat and any options."""
    for seed in range(2):
        for view in views_of_a_game(edition, players, seed):
            noted = heard_in(view).view
            assert Knowledge.of(noted).facts == Knowledge.of(view).facts
            assert Knowledge.of(noted).counts == Knowledge.of(view).counts
            assert Belief.of(noted).answers == Belief.of(view).answers
            assert Others.of(noted).minds == Others.of(view).minds


@pytest.mark.parametrize("key", ["miro", "classic", "detectives", "modern"])
def test_a_notebook_survives_both_forms_of_paper(key: str) -> None:
    notebook = a_notebook(key)
    record = to_record(notebook)
    assert from_record(read(write(record)), notebook.edition).jottings == notebook.jottings
    assert from_record(decode(encode(record)), notebook.edition).jottings == notebook.jottings


def test_a_line_one_is_not_sure_of_is_kept_and_not_counted() -> None:
    notebook = a_notebook()
    doubted = notebook.with_jottings(
        jotting.doubted() if number == 2 else jotting
        for number, jotting in enumerate(notebook.jottings, 1)
    )
    again = from_record(read(write(to_record(doubted))), notebook.edition)
    assert [jotting.sure for jotting in again.jottings][:3] == [True, False, True]
    assert again.jottings[1].events == notebook.jottings[1].events
    assert again.view.table.turns == notebook.view.table.turns
    assert len(Knowledge.of(again.view).facts) < len(Knowledge.of(notebook.view).facts)


def test_steps_and_rolls_are_not_noted() -> None:
    text = write(to_record(a_notebook()))
    with pytest.raises(BadNotation) as refused:
        read(text.rstrip("\n") + " R3\n")
    assert refused.value.code == "not_heard"


def test_a_notebook_needs_the_hand_of_its_keeper() -> None:
    text = write(to_record(a_notebook()))
    without = "\n".join(line for line in text.splitlines() if not line.startswith("hand:"))
    with pytest.raises(BadNotation) as refused:
        read(without + "\n")
    assert refused.value.code == "no_hand"


def test_another_kind_of_record_is_no_notebook() -> None:
    views = tuple(views_of_a_game(load_edition("classic"), 3, 1))
    with pytest.raises(Nonsense) as refused:
        from_record(record_of(views[0]), views[0].table.edition)
    assert refused.value.code == "not_a_notebook"


@pytest.mark.parametrize("unsure", ["99", "0", "one"])
def test_numbers_of_unsure_lines_name_lines(unsure: str) -> None:
    notebook = a_notebook()
    text = write(to_record(notebook)).replace("\n\n", f'\n[Unsure "{unsure}"]\n\n', 1)
    with pytest.raises((BadRecord, Nonsense)):
        from_record(read(text), notebook.edition)
