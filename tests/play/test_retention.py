"""How long tables are kept: those in use for as long as they are, the others for a stated time."""

import pytest

from lenoir.core.actions import Resign
from lenoir.core.seats import Seat
from lenoir.office.retention import DAY, Retention, outdated, prune, state_of
from lenoir.play.games.answers import Command, Done
from lenoir.play.refusal import Refusal
from lenoir.play.tables.belongings import belongings
from lenoir.play.tables.tables import NewTable
from lenoir.play.talk.chat import Talk, chat_of
from lenoir.play.talk.notes import Notebook, PencilMark
from lenoir.store.memory import MemoryStore
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_table

NOW = 1_000_000.0


class Clock:
    """A time of day that is set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> MemoryStore:
    return MemoryStore(clock)


async def a_game(store: MemoryStore) -> ATable:
    table = await a_table(House(store), NewTable("classic", 3, "Ada"), people=3)
    await table.deal()
    return table


async def over(table: ATable) -> None:
    game = (await table.house.register.seating(table.id)).game
    for seat in (Seat(0), Seat(1), Seat(2)):
        command = Command(f"enough{seat}", 0, Resign(seat))
        answer = await outcome(table.house.referee.act(game, seat, command))
        assert not isinstance(answer, Refusal) or answer.code == "over"


async def names(store: MemoryStore) -> set[str]:
    return set(store._founding)


async def test_an_open_table_is_deleted_after_two_days_and_not_before(
    store: MemoryStore, clock: Clock
) -> None:
    table = await a_table(House(store))
    assert not await prune(store, Retention(), NOW + 2 * DAY - 1)
    assert table.id in await names(store)
    assert await prune(store, Retention(), NOW + 2 * DAY) == {"open": 1}
    assert await names(store) == set()


async def test_a_game_under_way_is_kept_for_thirty_days_after_its_last_move(
    store: MemoryStore, clock: Clock
) -> None:
    table = await a_game(store)
    clock.now += 29 * DAY
    game = (await table.house.register.seating(table.id)).game
    answer = await table.house.referee.act(game, Seat(0), Command("c", 0, Resign(Seat(0))))
    assert isinstance(answer, Done)
    assert not await prune(store, Retention(), NOW + 58 * DAY), "a move is a change of the table"
    assert await prune(store, Retention(), NOW + 59 * DAY) == {"running": 1}


async def test_games_talk_and_notes_go_with_their_table(store: MemoryStore) -> None:
    table, other = await a_game(store), await a_game(store)
    await table.house.chat.say(table.id, table.keys[0], "hello", Talk("hello"))
    notes = table.house.notes
    mark = PencilMark(0, 7, "yes")  # type: ignore[arg-type]
    book = await notes.pencil(table.id, table.keys[1], Seat(1), "n", (mark,))
    assert isinstance(book, Notebook)
    seating = await table.house.register.seating(table.id)
    mine = {log for log in await names(store) if log in belongings(table.id, seating)}
    assert len(mine) == 4, "table, game, talk and notes"
    await store.delete(belongings(table.id, seating))
    assert not mine & await names(store)
    assert other.id in await names(store)


async def test_a_finished_game_may_be_kept_for_another_time_than_one_under_way(
    store: MemoryStore,
) -> None:
    done, running = await a_game(store), await a_game(store)
    await over(done)
    seating = await done.house.register.seating(done.id)
    assert await state_of(store, seating) == "finished"
    rules = Retention(finished=5, open=0, running=0)
    assert await prune(store, rules, NOW + 400 * DAY, dry=True) == {"finished": 1}
    assert done.id in await names(store), "it was only counted"
    assert await prune(store, rules, NOW + 400 * DAY) == {"finished": 1}
    assert running.id in await names(store)


async def test_zero_keeps_for_ever(store: MemoryStore) -> None:
    await a_table(House(store))
    assert not await prune(store, Retention(0, 0, 0, 0), NOW + 9999 * DAY)


async def test_who_comes_back_at_the_last_moment_loses_nothing(
    store: MemoryStore, clock: Clock
) -> None:
    """The pass has seen an old table; before it deletes, somebody says something."""
    table = await a_game(store)
    clock.now = later = NOW + 31 * DAY
    found = [each async for each in outdated(store, Retention(), later) if each]
    assert [each.log for each in found] == [table.id]
    await table.house.chat.say(table.id, table.keys[0], "back", Talk("hello"))
    assert not await store.delete(found[0].logs, later - found[0].idle)
    assert table.id in await names(store)


async def test_a_promise_without_a_table_is_forgotten_and_one_with_a_table_is_not(
    store: MemoryStore,
) -> None:
    house = House(store)
    promised = await house.referee.promise()
    table = await a_table(house)
    rules = Retention(open=2, finished=0, running=0)
    seating = await house.register.seating(table.id)
    found = [each async for each in outdated(store, rules, NOW + 3 * DAY) if each]
    assert {each.log for each in found} == {table.id, promised.game}
    assert seating.game not in {each.log for each in found}


async def test_a_deleted_table_sends_its_people_away(store: MemoryStore) -> None:
    table = await a_game(store)
    seating = await table.house.register.seating(table.id)
    await store.delete(belongings(table.id, seating))
    await table.house.poll()
    assert await refused(table.tables.view(table.id, table.keys[0])) == "no_such_table"
    assert table.house.register.held(table.id) is None
    assert await store.load(chat_of(table.id)) is None
