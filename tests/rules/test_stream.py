"""A viewer's stream can be followed from any number on."""

import pytest
from msgspec.structs import replace

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.events import HandDealt
from lenoir.core.private import Private
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import GrowingStream, View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game


def test_news_go_on_where_one_has_left_off_and_old_views_keep_their_length() -> None:
    """C-15: for every viewer, from every number, without gap or repeat."""
    rng, bot = Seeded(5), RandomPlayer()
    game = Game(load_edition("detectives"), 3, rng, {"turn_limit": 12})
    old = [(view, view.seen) for view in map(game.view, (*game.table.seats, SPECTATOR))]
    while (seat := game.decider) is not None:
        game.play(bot.decide(game.view(seat), rng))
    for early, seen in old:
        assert early.seen == seen
        view = game.view(early.viewer)
        assert view.seen[: len(seen)] == seen
        assert [item.number for item in view.seen] == list(range(len(view.stream)))
        for after in range(len(view.stream) + 2):
            assert tuple(view.news(after)) == view.seen[after:]


def test_a_view_stays_what_it_was_whatever_is_told_later() -> None:
    """C-15"""
    rng, bot = Seeded(5), RandomPlayer()
    game = Game(load_edition("classic"), 3, rng)
    view = game.view(Seat(0))
    text, events = repr(view), tuple(view.stream)
    for _ in range(20):
        seat = game.decider
        assert seat is not None
        game.play(bot.decide(game.view(seat), rng))
    assert repr(view) == text
    assert tuple(view.stream) == events
    assert tuple(reversed(view.stream)) == events[::-1]
    assert f"<{len(events)} events>" in text


def test_views_are_the_same_when_all_that_is_seen_is() -> None:
    game = Game(load_edition("classic"), 3, Seeded(5))
    view = game.view(Seat(0))
    again = View.of(game.table.edition, Seat(0)).then(view.seen)
    assert View.of(game.table.edition, Seat(0), view.stream) == again
    assert again == view
    assert not again != view  # noqa: SIM202  (a struct has an answer of its own to this)
    assert not again.stream != view.stream  # noqa: SIM202
    assert hash(again) == hash(view)
    assert replace(again, viewer=Seat(1)) != view
    assert replace(again, private=Private()) != view
    assert (
        replace(again, table=game.table.__class__(game.table.edition, game.table.options)) != view
    )
    assert replace(again, told=GrowingStream([], []), heard=0) != view
    assert again != view.seen


def test_a_log_that_is_cut_off_in_a_step_is_no_game() -> None:
    """C-15: else somebody would know what was not in their own stream."""
    edition = load_edition("classic")
    game = Game(edition, 3, Seeded(5))
    cut = [number for number, event in enumerate(game._log) if type(event) is HandDealt][-1]
    for log in (game._log[: cut + 1], game._log[:1]):
        with pytest.raises(ValueError, match="cut off") as refused:
            Game.of(edition, log, Seeded(0))
        assert "cards=" not in str(refused.value)
    before = game.view(Seat(0))
    with pytest.raises(ValueError, match="cut off"):
        game.follow(game._log[: cut + 1])
    assert game.view(Seat(0)) == before
