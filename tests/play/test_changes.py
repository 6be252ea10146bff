"""A table's log has what changed and no copy of the rest; whole tables are read for ever."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lenoir.play.logs.ports import START, Damaged, Entry, GameId, LogId
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.changes import begun, change, changed, founding
from lenoir.play.tables.seating import Chair, Offer, Person, Seating
from lenoir.play.tables.wishes import ChooseSuspect, Leave
from tests.play.tables import House, a_table

GAME = GameId(LogId("g"))
BEGUN = Seating(
    "classic", {}, (Chair((0,)), Chair()), (Person("Ada", ("k0",)),), "i", "w", "C", GAME, "c"
)

people = st.builds(
    Person,
    st.sampled_from(["Ada", "Bob", "Zoé"]),
    st.lists(st.sampled_from(["k1", "k2"]), max_size=2).map(tuple),
    st.none() | st.just(12.5),
    st.booleans(),
)
chairs = st.builds(
    Chair,
    st.lists(st.integers(0, 5), max_size=2).map(tuple),
    st.sampled_from(["", "novice"]),
    st.sampled_from(["", "rose"]),
)
seatings = st.builds(
    Seating,
    st.sampled_from(["classic", "modern"]),
    st.dictionaries(st.sampled_from(["teams", "turn_limit"]), st.integers(0, 3)),
    st.lists(chairs, max_size=6).map(tuple),
    st.lists(people, max_size=6).map(tuple),
    st.just("i"),
    st.just("w"),
    st.just("C"),
    st.sampled_from(["g1", "g2"]),
    st.sampled_from(["c1", "c2"]),
    host=st.integers(-1, 3),
    pace=st.sampled_from([0, 30]),
    past=st.lists(st.sampled_from(["g1"]), max_size=2).map(tuple),
    offers=st.lists(st.builds(Offer, st.just("o"), st.just(0), st.none()), max_size=2).map(tuple),
)


@given(st.lists(seatings, min_size=1, max_size=5))
def test_the_changes_lead_to_the_same_table(ways: list[Seating]) -> None:
    bodies, before = [], BEGUN
    for after in ways:
        bodies.append(change(before, after))
        before = after
    assert changed(begun(founding(BEGUN)), bodies) == ways[-1]


@given(seatings, seatings, seatings)
def test_a_log_of_whole_tables_is_read_and_goes_on_with_changes(
    first: Seating, second: Seating, third: Seating
) -> None:
    """R9: the entries of the first release are tables as they stood."""
    whole = msgspec.json.encode
    assert changed(first, [whole(second)]) == second
    assert changed(first, [whole(first), whole(second), change(second, third)]) == third


def test_a_table_stored_by_the_first_release_is_read() -> None:
    """R9: its bytes, as they were written then."""
    stored = (
        b'{"edition":"classic","options":{"turn_limit":12},"chairs":[{"sitters":[0],"nonce":"adas-'
        b'word"},{"sitters":[1]},{}],"people":[{"name":"Ada","keys":["a1"]},{"name":"Bob","keys":['
        b'"b2"],"away":1000.0}],"invite":"i3","watch":"w4","code":"ABCD2345","game":"g-5","commitm'
        b'ent":"c6","stage":"playing","pace":30}'
    )
    table = changed(BEGUN, [stored])
    assert [person.name for person in table.people] == ["Ada", "Bob"]
    assert (table.people[1].away, table.pace, table.stage) == (1000.0, 30, "playing")
    assert table.chairs[2].is_free


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b'{"change":{"fields":{"host":"nobody"}}}',
        b'{"change":{"rows":{"chairs":{"length":4,"parts":{}}}}}',
        b'{"change":{"rows":{"windows":{"length":0,"parts":{}}}}}',
    ],
)
def test_a_change_that_makes_no_sense_is_damage(body: bytes) -> None:
    with pytest.raises(Damaged):
        changed(BEGUN, [body])


async def stored(house: House, table: str) -> tuple[Entry, ...]:
    log = await house.store.load(table, START)  # type: ignore[arg-type]
    assert log is not None
    return log.entries


async def test_a_change_takes_no_more_room_where_many_people_sit() -> None:
    """Each change once stored all people: 126 MB in three minutes, by one device."""
    table = await a_table(people=3)
    many = replace(
        (await table.house.register.seating(table.id)),
        people=tuple(Person(f"Guest {n}", (f"{n:064}",)) for n in range(100)),
    )
    small, large = (
        change(seating, replace(seating, pace=30))
        for seating in (await table.house.register.seating(table.id), many)
    )
    assert len(small) == len(large) < 60


async def test_the_log_of_a_table_grows_by_what_changes() -> None:
    table = await a_table(people=3)
    await table.wish(0, SetTable(pace=30))
    await table.wish(1, ChooseSuspect(1, "olive"))
    await table.wish(2, Leave())
    bodies = [entry.body for entry in await stored(table.house, table.id)]
    assert b'"pace":30' in bodies[-3]
    assert b"chairs" not in bodies[-3]
    assert b"people" not in bodies[-3]
    assert all(len(body) < 300 for body in bodies)
    again = House(table.house.store)
    assert await again.register.seating(table.id) == await table.house.register.seating(table.id)
