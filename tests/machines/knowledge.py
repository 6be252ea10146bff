"""What is true of what each viewer knows."""

from lenoir.core.private import Private
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.state import State
from lenoir.core.view import View
from lenoir.play.games.game import Game


def knowledge_is_true(state: State) -> None:
    """What a seat was told, and what lies open, is so; who denies a card has none (M-16 apart)."""
    truth, table = state.truth, state.table
    for mind in state.minds:
        is_part(mind, truth)
    for seat in table.seats:
        assert state.minds[seat].held[seat] == truth.held[seat]
        assert state.minds[seat].taken[seat] == truth.taken[seat]
        assert not table.opened[seat] & ~truth.held[seat]
        assert table.options.honour or not table.denied[seat] & truth.held[seat]
    assert table.solution in (None, state.solution)


def knowledge_only_grows(before: State, after: State) -> None:
    """Nobody forgets, what lies open stays open, and what is spent stays spent."""
    for old, new in zip((before.truth, *before.minds), (after.truth, *after.minds), strict=True):
        is_part(old, new)
    was, now = before.table, after.table
    for few, many in zip(
        (*was.opened, *was.denied, was.out, was.dead, was.powers_used),
        (*now.opened, *now.denied, now.out, now.dead, now.powers_used),
        strict=True,
    ):
        assert not few & ~many
    assert was.turns <= now.turns <= was.turns + 1


def is_part(some: Private, more: Private) -> None:
    """One's knowledge is among another's."""
    assert all(not few & ~many for few, many in zip(some.held, more.held, strict=True))
    assert all(few <= many for few, many in zip(some.taken, more.taken, strict=True))
    assert not some.pool & ~more.pool
    assert set(some.in_rooms) <= set(more.in_rooms)
    assert some.envelope in (None, more.envelope)
    assert all(one in (None, other) for one, other in zip(some.written, more.written, strict=True))


def untold(game: Game) -> dict[Viewer, View]:
    """The views of all seats and of a spectator who were told nothing yet."""
    viewers = (*game.table.seats, SPECTATOR)
    return {viewer: View.of(game.table.edition, viewer) for viewer in viewers}


def told(game: Game, views: dict[Viewer, View]) -> dict[Viewer, View]:
    """The views after the news: each viewer's own stream, without gaps, makes the view."""
    return {viewer: _told(game.view(viewer), old) for viewer, old in views.items()}


def _told(view: View, old: View) -> View:
    seen = view.seen
    assert [item.number for item in seen] == list(range(len(view.stream)))
    assert seen[: len(old.stream)] == old.seen, "what was seen does not change"
    new = old.then(seen[len(old.stream) :])
    assert new == view
    return new
