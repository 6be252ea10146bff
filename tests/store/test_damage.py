"""Edited, swapped, deleted and cut-off rows are found, and only that log is lost to play."""

import pytest
from msgspec.structs import replace

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Roll
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.play.games.answers import Command, News
from lenoir.play.logs.ports import Damaged, Entry, GameId, LogId, Mark
from lenoir.store.chain import Chain, EntryRow, LogRow
from lenoir.store.schema import CannotOpen
from tests.play.games import a_referee, chance, dealt, play
from tests.play.refusing import refused
from tests.store.places import KEY, Lasting

SPOILS = {
    "an entry is edited": "UPDATE entries SET body = 'x' WHERE log = '{a}' AND seq = 3",
    "the last entry is edited": "UPDATE entries SET body = 'x' WHERE log = '{a}' AND seq = 5",
    "a command is renamed": "UPDATE entries SET cmd = 'x' WHERE log = '{a}' AND seq = 3",
    "an entry is deleted": "DELETE FROM entries WHERE log = '{a}' AND seq = 3",
    "the first is deleted": "DELETE FROM entries WHERE log = '{a}' AND seq = 0",
    "the end is cut off": "DELETE FROM entries WHERE log = '{a}' AND seq = 5",
    "all is cut off": "DELETE FROM entries WHERE log = '{a}'",
    "the end is cut off and the log told so": "DELETE FROM entries WHERE log = '{a}' AND seq = 5;"
    "UPDATE logs SET length = 5,"
    " seal = (SELECT seal FROM entries WHERE log = '{a}' AND seq = 4) WHERE id = '{a}'",
    "two are swapped": "UPDATE entries SET seq = 99 WHERE log = '{a}' AND seq = 3;"
    "UPDATE entries SET seq = 3 WHERE log = '{a}' AND seq = 4;"
    "UPDATE entries SET seq = 4 WHERE log = '{a}' AND seq = 99",
    "one is swapped with another game's": "UPDATE entries SET"
    " body = (SELECT body FROM entries WHERE log = '{b}' AND seq = 3),"
    " seal = (SELECT seal FROM entries WHERE log = '{b}' AND seq = 3)"
    " WHERE log = '{a}' AND seq = 3",
    "the promise is edited": "UPDATE logs SET founding = 'x' WHERE id = '{a}'",
    "the promise is that of another": "UPDATE logs SET founding ="
    " (SELECT founding FROM logs WHERE id = '{b}') WHERE id = '{a}'",
    "the code is edited": "UPDATE logs SET code = 'MINE' WHERE id = '{a}'",
    "the anchor is lost": "UPDATE logs SET anchor = '' WHERE id = '{a}'",
    "an entry is made up": "INSERT INTO entries VALUES ('{a}', 6, 'x', 'x', 'x')",
}


@pytest.mark.parametrize("spoil", SPOILS)
async def test_damage_is_found_and_the_others_play_on(lasting: Lasting, spoil: str) -> None:
    async with lasting.opened() as store:
        referee = a_referee(store)
        bad, good = await dealt(referee), await dealt(referee)
        for game in (bad, good):
            await play([referee], game, chance(), 5)
        for statement in SPOILS[spoil].format(a=bad, b=good).split(";"):
            await lasting.spoil(statement)
        assert set(await store.check()) == {bad}
        fresh = a_referee(store)
        command = Command("x", 6, Roll(Seat(0)))
        assert await refused(fresh.act(bad, Seat(0), command)) == "damaged"
        assert await refused(fresh.news(bad, SPECTATOR, 0)) == "damaged"
        assert await refused(fresh.record(bad, SPECTATOR)) == "damaged"
        assert isinstance(await fresh.news(good, SPECTATOR, 0), News)
        await play([fresh], good, chance(), 5)


async def test_a_log_that_loses_its_end_under_a_running_game_is_noticed(lasting: Lasting) -> None:
    async with lasting.opened() as store:
        referee = a_referee(store)
        game = await dealt(referee)
        await play([referee], game, chance(), 5)
        await lasting.spoil(f"UPDATE logs SET seal = 'x' WHERE id = '{game}'")
        prompt = await referee.prompt(game)
        assert prompt is not None
        view = await referee.view(game, prompt.seat)
        action = RandomPlayer().decide(view, chance())
        answer = await refused(referee.act(game, prompt.seat, Command("x", prompt.id, action)))
        assert answer == "damaged"


async def test_another_key_opens_nothing(lasting: Lasting) -> None:
    async with lasting.opened():
        pass
    with pytest.raises(CannotOpen, match="key"):
        async with lasting.opened(bytes(32)):
            pass


async def test_a_newer_database_is_refused(lasting: Lasting) -> None:
    async with lasting.opened():
        pass
    newer = {
        "InFile": "PRAGMA user_version = 99",
        "InPostgres": "INSERT INTO lenoir_version VALUES (99)",
    }
    await lasting.spoil(newer[type(lasting).__name__])
    with pytest.raises(CannotOpen, match="newer"):
        async with lasting.opened():
            pass


def test_without_the_key_nothing_can_be_sealed() -> None:
    mine, other = Chain(KEY), Chain(bytes(32))
    log, entry = GameId(LogId("g-a")), Entry("c", b"body")
    begin = mine.founded(log, b"f", None)
    assert mine.linked(log, begin, entry) != other.linked(log, begin, entry)
    assert mine.anchor(log, begin) != other.anchor(log, begin)


def test_what_stands_where_is_sealed_too() -> None:
    """No two ways to cut the same bytes into fields give the same seal."""
    chain, log, begin = Chain(KEY), GameId(LogId("g-a")), Mark(3, b"s")
    entry = Entry("ab", b"c")
    seals = {
        chain.linked(log, begin, entry).seal,
        chain.linked(log, begin, Entry("a", b"bc")).seal,
        chain.linked(GameId(LogId("g-aa")), begin, Entry("b", b"c")).seal,
        chain.linked(log, replace(begin, length=4), entry).seal,
        chain.linked(log, replace(begin, seal=b"t"), entry).seal,
    }
    assert len(seals) == 5


def test_a_chain_that_breaks_off_is_damaged() -> None:
    chain, log = Chain(KEY), GameId(LogId("g-a"))
    begin = chain.founded(log, b"f", None)
    row = chain.row(log, b"f", None, chain.linked(log, begin, Entry("a", b"1")))
    with pytest.raises(Damaged):
        chain.read(log, row, ())


class NoLinks(Chain):
    """A planted bug: each entry is sealed by itself."""

    def linked(self, log: LogId, after: Mark, entry: Entry) -> Mark:
        """Without the seal before it."""
        return super().linked(log, Mark(after.length, b""), entry)


class NoAnchor(Chain):
    """A planted bug: the end is believed."""

    def anchor(self, log: LogId, mark: Mark) -> bytes:
        """Always the same."""
        return b""


@pytest.mark.parametrize("bug", [Chain, NoLinks, NoAnchor])
def test_a_chain_without_links_or_anchor_is_caught(bug: type[Chain]) -> None:
    """Two ends of one log that a thief could put together: only the sound chain sees it."""
    chain, log = bug(KEY), GameId(LogId("g-a"))
    marks = [chain.founded(log, b"f", None)]
    told = [Entry("a", b"1"), Entry("b", b"2")]
    for entry in told:
        marks.append(chain.linked(log, marks[-1], entry))
    rows = [EntryRow(n, e.cmd_id, e.body, marks[n + 1].seal) for n, e in enumerate(told)]
    cut = chain.row(log, b"f", None, marks[2])._replace(length=1, seal=marks[1].seal)
    other = chain.linked(log, marks[0], Entry("x", b"other"))
    mixed = [EntryRow(0, "x", b"other", other.seal), rows[1]]
    whole = chain.row(log, b"f", None, marks[2])
    found = [_is_damaged(chain, log, cut, rows[:1]), _is_damaged(chain, log, whole, mixed)]
    assert found == [bug is not NoAnchor, bug is not NoLinks]


def _is_damaged(chain: Chain, log: LogId, row: LogRow, rows: list[EntryRow]) -> bool:
    try:
        chain.read(log, row, rows)
    except Damaged:
        return True
    return False
