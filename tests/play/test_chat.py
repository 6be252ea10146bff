"""Talk is no part of the game: phrases for all, text where the host allows it, and silence."""

import pytest

from lenoir import compose
from lenoir.core.seats import Seat
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import LogId
from lenoir.play.logs.shelf import IDLE
from lenoir.play.people.keys import new_key
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Ignore, Mute
from lenoir.play.talk.chat import KEPT, PHRASES, Said, Talk
from lenoir.store.memory import MemoryStore
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table


async def heard(table: ATable, key: str) -> list[tuple[int, str]]:
    said = await table.house.chat.heard(table.id, key)
    assert isinstance(said, tuple)
    return [(line.person, line.phrase or line.text) for line in said]


async def test_a_phrase_is_heard_by_all() -> None:
    table = await a_table(people=2)
    said = await table.house.chat.say(table.id, table.keys[1], "a", Talk("hello"))
    assert said == Said(0, 1, "hello", "", table.house.time_of_day)
    for key in (*table.keys, table.opened.watch):
        assert await heard(table, key) == [(1, "hello")]


async def test_what_is_sent_twice_is_said_once() -> None:
    table = await a_table(people=2)
    lines = [
        await table.house.chat.say(table.id, table.keys[0], "same", Talk("aha")) for _ in range(3)
    ]
    assert lines[0] == lines[1] == lines[2]
    assert await heard(table, table.keys[1]) == [(0, "aha")]


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
async def test_setting_the_time_of_day_neither_empties_nor_keeps_what_is_in_memory(
    jump: float,
) -> None:
    ticks, day = 1000.0, 1_700_000_000.0
    house = compose.house(MemoryStore(), Alone(), None, lambda: day, lambda: ticks)
    key = new_key()
    opened = await house.tables.open(NewTable("classic", 3, "Ada"), key)
    await house.chat.say(opened.table, key, "a", Talk("hello"))
    await house.notes.logs.opened(LogId("g-1.notes.0"))
    await house.callers.note(opened.table, 0, ("digest",))
    await house.bans.add("ban", ("digest",), 10.0)
    shelves = house.logs[1:]  # no game is dealt

    day += jump
    assert [logs.rest() for logs in shelves] == [1] * len(shelves)
    ticks += IDLE + 1
    assert [logs.rest() for logs in shelves] == [0] * len(shelves)


async def test_text_is_for_the_host_to_allow() -> None:
    table = await a_table(people=2)
    text = Talk(text="bonsoir à tous")
    assert await refused(table.house.chat.say(table.id, table.keys[1], "a", text)) == "muted"
    await table.wish(0, SetTable(free_text=True))
    assert isinstance(await table.house.chat.say(table.id, table.keys[1], "a", text), Said)


@pytest.mark.parametrize(
    "talk",
    [
        Talk("no_such_phrase"),
        Talk(),
        Talk(text="  "),
        Talk(text="x" * 201),
        Talk(text="a\x00b"),
        Talk(text="a\nb"),
        Talk("hello", "and more"),
        Talk(text="\u3164"),
        Talk(text="\u115f \u2800"),
        Talk(text="e" + "\u0301" * 150),
    ],
)
async def test_what_cannot_be_shown_is_not_said(talk: Talk) -> None:
    table = await a_table()
    await table.wish(0, SetTable(free_text=True))
    assert await refused(table.house.chat.say(table.id, table.keys[0], "a", talk)) == "bad_text"


async def test_who_is_muted_is_silent_until_he_may_speak_again() -> None:
    table = await a_table(people=2)
    await table.wish(0, Mute(1))
    phrase = Talk("hurry")
    assert await refused(table.house.chat.say(table.id, table.keys[1], "a", phrase)) == "muted"
    await table.wish(0, Mute(1, on=False))
    assert isinstance(await table.house.chat.say(table.id, table.keys[1], "a", phrase), Said)


async def test_who_is_ignored_is_heard_by_the_others() -> None:
    table = await a_table(people=3)
    await table.wish(2, Ignore(1))
    await table.house.chat.say(table.id, table.keys[1], "a", Talk("hurry"))
    assert await heard(table, table.keys[0]) == [(1, "hurry")]
    assert await heard(table, table.keys[2]) == []


async def test_a_spectator_and_a_stranger_say_nothing() -> None:
    table = await a_table()
    for key in (table.opened.watch, table.opened.invite, new_key()):
        say = table.house.chat.say(table.id, key, "a", Talk("hello"))
        assert await refused(say) == "not_seated"
    assert await refused(table.house.chat.heard(table.id, new_key())) == "not_seated"


async def test_talk_does_not_count_in_the_game() -> None:
    table = await a_game()
    before = await table.tables.news(table.id, table.keys[0], Seat(0), 0)
    await table.house.chat.say(table.id, table.keys[1], "a", Talk("thinking"))
    assert await table.tables.news(table.id, table.keys[0], Seat(0), 0) == before


async def test_talk_passes_between_workers_and_only_the_last_is_kept() -> None:
    table = await a_table(people=2)
    other = ATable(House(table.house.store), table.opened, table.keys)
    await heard(other, table.keys[1])
    for number in range(KEPT + 5):
        phrase = PHRASES[number % len(PHRASES)]
        at = (table, other)[number % 2]
        assert isinstance(
            await at.house.chat.say(table.id, table.keys[number % 2], f"n{number}", Talk(phrase)),
            Said,
        )
    await other.house.poll()
    said = await other.house.chat.heard(table.id, table.keys[0], KEPT)
    assert isinstance(said, tuple)
    assert [line.number for line in said] == list(range(KEPT, KEPT + 5))
