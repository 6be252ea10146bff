"""Standing answers tell nothing: bytes and times are equal in two worlds (C-11)."""

import pytest

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Prompt
from lenoir.play.logs.ports import GameId, TableId
from lenoir.play.people.attendance import Attendance
from lenoir.play.tables.orders import forced, span
from lenoir.play.tables.seating import Seating
from tests.leaks.standing import FORCED, FREE, World, asked, told


async def in_world(
    world: World, answers_after: float | None, seed: int
) -> list[tuple[float, bytes]]:
    with pytest.MonkeyPatch.context() as patch:
        return await told(await asked(world, patch, seed), answers_after)


async def both(answers_after: float | None, seed: int = 5) -> list[list[tuple[float, bytes]]]:
    return [await in_world(world, answers_after, seed) for world in (FORCED, FREE)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("answers_after", [0.0, 1.5, 3.0])
async def test_a_choice_is_released_at_a_moment_that_knows_no_card(
    answers_after: float, seed: int
) -> None:
    """C-11: Bob may show one card or two; who looks on reads the same bytes at the same time."""
    one, two = await both(answers_after, seed)
    assert one == two
    assert len(one) == 2, "the question, then the answer"
    low, high = span(0)
    assert low <= one[1][0] <= high + 0.25


@pytest.mark.parametrize("seed", range(3))
async def test_whoever_has_not_chosen_is_answered_for_at_the_same_moment(seed: int) -> None:
    """C-11, C-17"""
    one, two = await both(None, seed)
    assert one == two
    assert len(one) == 2


async def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """C-11: an answer that comes sooner when there is no choice."""
    honest = Attendance._release_at

    async def sooner(
        self: Attendance, table: TableId, game: GameId, prompt: Prompt, seating: Seating
    ) -> float | None:
        moment = await honest(self, table, game, prompt, seating)
        view = await self._referee.view(game, Seat(prompt.seat))
        return moment if moment is None or forced(view) is None else moment - 1.5

    monkeypatch.setattr(Attendance, "_release_at", sooner)
    one, two = await both(None)
    assert one != two


async def test_the_moment_does_not_depend_on_when_bob_chose() -> None:
    moments = (0.0, 1.5, 3.0, None)
    times = {(await in_world(FREE, after, 5))[1][0] for after in moments}
    assert len(times) == 1
