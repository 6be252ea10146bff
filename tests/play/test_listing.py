"""The list for strangers: one household cannot push the others off it."""

from msgspec.structs import replace

from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.people.keys import new_key
from lenoir.play.tables.listing import Showcase, fair
from lenoir.play.tables.seating import EVER_AT_MOST, PEOPLE_AT_MOST, Chair, Person, Seating
from lenoir.play.tables.tables import NewTable
from tests.play.tables import House

LISTED = NewTable("classic", 3, "Ada", listed=True)


GAME = GameId(LogId("g"))


def a_seating(code: str, opener: str, away: float | None = None) -> Seating:
    host = Person(code, ("key",), away=away)
    chairs = (Chair((0,)), Chair())
    return Seating(
        "classic", {}, chairs, (host,), "", "", code, GAME, "", listed=True, opener=opener
    )


def test_one_of_each_household_comes_before_the_second_of_any() -> None:
    """Planted: the latest change first, and nothing else."""
    found = [a_seating(f"F{n}", "flood") for n in range(9)]
    found += [a_seating("A1", "Ada"), a_seating("B1", "Bob"), a_seating("A2", "Ada")]
    assert [seating.code for seating in fair(found, 2, 50)] == ["F0", "A1", "B1", "F1", "A2"]
    assert [seating.code for seating in fair(found, 2, 3)] == ["F0", "A1", "B1"]


def test_tables_where_somebody_is_come_first() -> None:
    found = [a_seating("E", "Eve", away=1.0), a_seating("F", "flood", 1.0), a_seating("A", "Ada")]
    assert [seating.code for seating in fair(found, 2, 50)] == ["A", "E", "F"]


def test_further_tables_of_a_household_wait_until_one_is_gone() -> None:
    showing, seating = Showcase(2), a_seating("A", "Ada")
    assert [showing.shows(TableId(LogId(f"t{n}")), seating) for n in range(3)] == [
        True,
        True,
        False,
    ]
    assert showing.shows(TableId(LogId("other")), a_seating("B", "Bob"))
    assert not showing.shows(TableId(LogId("t0")), replace(seating, stage="playing"))
    assert showing.shows(TableId(LogId("t2")), seating)
    assert showing.shows(TableId(LogId("old")), a_seating("O", "")), (
        "opened before households were known"
    )


def test_a_table_to_which_nobody_more_may_come_is_not_shown() -> None:
    """Strangers who come and go a hundred times once left it in the list, for nobody."""
    seating = a_seating("A", "Ada")
    crowd = tuple(Person(f"P{n}", ("key",)) for n in range(PEOPLE_AT_MOST - 1))
    left = tuple(Person(f"L{n}", ()) for n in range(EVER_AT_MOST - 1))
    for too_many in (crowd, left):
        assert replace(seating, people=(*seating.people, *too_many[1:])).is_on_show
        assert not replace(seating, people=(*seating.people, *too_many)).is_on_show


async def test_fifty_empty_tables_of_one_address_leave_the_others_where_they_are() -> None:
    house = House()
    house.tables._register.showing.at_most = 2
    first = await house.tables.open(LISTED, new_key(), "Ada's")
    for _ in range(60):
        await house.tables.open(LISTED, new_key(), "flooder's")
    listed = await house.tables.listed()
    assert first.code in [notice.code for notice in listed]
    assert len(listed) == 3


async def test_no_address_is_stored_but_a_word_for_it() -> None:
    from tests.server.indoors import a_table_indoors

    async with a_table_indoors() as indoors:
        table = await indoors.desk.house.store.load(LogId(indoors.words["table"]))
        assert table is not None
        assert b"203.0.113.7" not in table.founding
        assert indoors.desk.household("203.0.113.7").encode() in table.founding


async def test_who_opens_again_from_another_address_has_the_same_table() -> None:
    house, key = House(), new_key()
    first, second = [await house.tables.open(LISTED, key, whose) for whose in ("home", "train")]
    assert first == second
