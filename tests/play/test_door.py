"""A door is worked out once, and anew whenever the table has changed."""

from lenoir.core.seats import Seat
from lenoir.play.logs.ports import LogId
from lenoir.play.tables.door import Door
from lenoir.play.tables.wishes import Leave, Park
from tests.play.refusing import refused
from tests.play.tables import ATable, a_game


def door_of(table: ATable, person: int, seat: int) -> Door:
    house = table.house
    return Door(house.register, house.tables, table.id, table.keys[person], Seat(seat))


def known(door: Door) -> LogId | None:
    """Asked for anew: it changes with the table."""
    return door.known


async def test_what_a_door_has_answered_is_known_until_the_table_changes() -> None:
    table = await a_game()
    door = door_of(table, 1, 1)
    assert known(door) is None
    game = await door.game()
    assert game == known(door) == (await table.view()).game
    await table.wish(0, Park())
    assert known(door) is None
    assert await door.game() == game == known(door)


async def test_a_door_is_shut_for_who_has_lost_the_seat() -> None:
    table = await a_game()
    mine, other = door_of(table, 1, 1), door_of(table, 0, 0)
    game = await mine.game()
    assert await other.game() == game
    await table.wish(1, Leave())
    assert known(mine) is None
    assert await refused(mine.game()) == "not_seated"
    assert known(mine) is None
    assert await other.game() == game


async def test_a_door_is_asked_anew_when_the_table_was_forgotten() -> None:
    table = await a_game()
    door = door_of(table, 1, 1)
    game = await door.game()
    table.house.register.logs.rest(-1)
    assert known(door) is None
    assert await door.game() == game


async def test_nobody_else_has_the_door() -> None:
    table = await a_game()
    assert await refused(door_of(table, 1, 0).game()) == "not_seated"
