"""Nobody can be taken for somebody else by their name."""

import pytest

from lenoir.play.people.keys import new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.naming import checked_name, fresh_name
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Leave, SitToo
from tests.play.refusing import refused
from tests.play.tables import a_table


@pytest.mark.parametrize(
    "name",
    [
        "Zoë 🚀",
        "Jean-Luc",
        "O'Neil",
        "Đặng Thị",
        "田中さん",
        "Анна",
        "김민준",
        "مريم",
        "नेहा",
        "❤️ Max",
        "👩\u200d🚀",
    ],
)
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800",
        "A\u034fda",
        "Ada\ufe0f",
        "A\u202eda",
        "A\u200bda",
        "a\u0301\u0301\u0301\u0301da",
        "A\u043d\u043d\u0430",
        "p\u0430ul",
        "x" * 25,
    ],
)
def test_a_name_is_legible_of_one_script_and_has_nothing_unseen(name: str) -> None:
    with pytest.raises(Refusal, match="bad_name"):
        checked_name(name)


@pytest.mark.parametrize(
    ("mine", "yours"),
    [
        ("Ada", "ada"),
        ("Ada", " A d a "),
        ("Zoé", "Zoe"),
        ("Max", "\u041c\u0430\u0445"),
        ("Bill", "BiII"),
        ("Burn", "Bum"),
        ("O0", "0O"),
        ("Ada", "\U0001d400\U0001d41d\U0001d41a"),
        ("Ada", "\u1d00\u1d05\u1d00"),
        ("Ada", "Ada."),
        ("Ada", "A\u00b7da"),
        ("Ada", "Ada\u0640"),
        ("!?", "! ?"),
    ],
)
def test_a_name_that_looks_like_another_is_refused(mine: str, yours: str) -> None:
    with pytest.raises(Refusal, match="name_taken"):
        fresh_name(yours, [mine])


async def test_nobody_joins_under_a_name_that_looks_like_one_at_the_table() -> None:
    table = await a_table(people=2)
    key = new_key()
    why = await refused(table.tables.join(table.id, table.opened.invite, key, "\u0430da"))
    assert why == "bad_name", "two scripts"
    like_bob = table.tables.join(table.id, table.opened.invite, key, "B0b")
    assert await refused(like_bob) == "name_taken"
    seated = await table.tables.join(table.id, table.opened.invite, key, "Rob")
    assert isinstance(seated, TableView)


async def test_nor_is_a_chair_of_a_shared_device_named_after_somebody_else() -> None:
    table = await a_table(people=2)
    why = await refused(table.tables.wish(table.id, table.keys[0], "w", SitToo("bob")))
    assert why == "name_taken"


async def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    table = await a_table(people=2)
    await table.wish(1, Leave())
    assert await table.join("Bob") == 2


async def test_whoever_takes_over_a_chair_may_have_the_name_of_whoever_hands_it_on() -> None:
    table = await a_table(people=2)
    offer = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(offer, str)
    taken = await table.tables.claim(table.id, offer, new_key(), "Bob")
    assert isinstance(taken, TableView)
