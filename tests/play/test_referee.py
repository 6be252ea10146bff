"""The referee keeps R2 to R5 and R8: one effect, one order, stored before told, no gap."""

import asyncio
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Accuse, Action, Resign, Roll
from lenoir.core.cards import Card, Case
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.editions.loader import edition_keys
from lenoir.play.games.answers import Command, Done, News, Promised, Prompt, Setting
from lenoir.play.games.entries import decode_line
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, LogId
from lenoir.play.refusal import Refusal
from lenoir.record import codec
from lenoir.record.fairness import FairRng
from lenoir.record.record import Record
from lenoir.record.verify import verify
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.play.games import a_referee, a_setting, a_wish, chance, dealt, play, somebody_else
from tests.play.refusing import refused


@dataclass
class Asked:
    """A game whose table waits for an answer."""

    store: Faulty
    referee: Referee
    game: GameId
    prompt: Prompt
    action: Action

    def command(self, name: str = "mine") -> Command:
        return Command(name, self.prompt.id, self.action)

    async def length(self) -> int:
        return (await self.store.store.lengths([self.game]))[self.game]

    async def other(self) -> Referee:
        """Another worker on the same store."""
        return a_referee(self.store.store)


async def asked(steps: int = 5) -> Asked:
    store = Faulty(MemoryStore())
    referee = a_referee(store)
    game = await dealt(referee)
    await play([referee], game, chance(), steps)
    wish = await a_wish(referee, game, chance())
    assert wish is not None
    return Asked(store, referee, game, *wish)


async def test_a_command_takes_effect_once_however_often_it_is_sent() -> None:
    """R2"""
    at = await asked()
    before = await at.length()
    answers = [await at.referee.act(at.game, at.prompt.seat, at.command()) for _ in range(3)]
    later = await (await at.other()).act(at.game, at.prompt.seat, at.command())
    assert {*answers, later} == {Done("mine", at.prompt.id)}
    assert await at.length() == before + 1


async def test_two_tabs_at_once_have_one_effect() -> None:
    """R2: the same command by both gets the same answer, another one comes late."""
    at = await asked()
    seat, act = at.prompt.seat, at.referee.act
    tabs = [act(at.game, seat, at.command(name)) for name in ("a", "a", "b")]
    *same, late = await asyncio.gather(*tabs, return_exceptions=True)
    assert same == [Done("a", at.prompt.id)] * 2
    assert isinstance(late, Refusal)
    assert late.code == "stale"


async def test_a_late_answer_is_stale_and_one_to_a_prompt_to_come_as_well() -> None:
    at = await asked()
    for prompt in (0, at.prompt.id - 1, at.prompt.id + 1, -5, 10**9):
        command = replace(at.command(), prompt=prompt)
        answer = await refused(at.referee.act(at.game, at.prompt.seat, command))
        assert answer == "stale"
    assert await at.length() == at.prompt.id


async def test_the_seat_is_that_of_the_session_whatever_the_command_says() -> None:
    at = await asked()
    other = somebody_else(at.prompt.seat)
    assert await refused(at.referee.act(at.game, other, at.command())) == "not_asked"
    forged = replace(at.command(), action=replace(at.action, seat=other))
    assert isinstance(await at.referee.act(at.game, at.prompt.seat, forged), Done)


async def test_a_name_that_another_seat_has_used_is_free() -> None:
    """Nobody learns from his own command names what others have sent."""
    at = await asked()
    assert isinstance(await at.referee.act(at.game, at.prompt.seat, at.command()), Done)
    other = somebody_else(at.prompt.seat)
    answer = await refused(at.referee.act(at.game, other, at.command()))
    assert answer == "stale"


async def test_a_name_is_not_given_to_another_command() -> None:
    """Else its sender would think that it was carried out."""
    at = await asked()
    assert isinstance(await at.referee.act(at.game, at.prompt.seat, at.command("same")), Done)
    for _ in range(40):
        wish = await a_wish(at.referee, at.game, chance())
        assert wish is not None
        prompt, action = wish
        if prompt.seat == at.prompt.seat:
            break
        await at.referee.act(at.game, prompt.seat, Command(f"c{prompt.id}", prompt.id, action))
    again = Command("same", prompt.id, action)
    assert await refused(at.referee.act(at.game, prompt.seat, again)) == "reused"
    other = Command("other", prompt.id, action)
    assert await at.referee.act(at.game, prompt.seat, other) == Done("other", prompt.id)


async def test_what_is_illegal_changes_nothing_and_is_not_explained() -> None:
    """C-12"""
    at = await asked()
    nonsense = Accuse(at.prompt.seat, Case(Card(99), Card(-3), Card(0)))
    command = replace(at.command(), action=nonsense)
    before = await at.referee.news(at.game, at.prompt.seat, 0)
    assert await refused(at.referee.act(at.game, at.prompt.seat, command)) == "illegal"
    assert await at.referee.news(at.game, at.prompt.seat, 0) == before
    assert isinstance(await at.referee.act(at.game, at.prompt.seat, at.command()), Done)


@pytest.mark.parametrize("name", ["", "a b", "a" * 65, "x\n", "é"])
async def test_a_command_has_a_plain_name(name: str) -> None:
    at = await asked()
    answer = await refused(at.referee.act(at.game, at.prompt.seat, at.command(name)))
    assert answer == "bad_command"


async def test_resigning_answers_no_prompt_and_happens_once() -> None:
    at = await asked()
    other, resign = somebody_else(at.prompt.seat), Command("bye", 0, Resign(Seat(0)))
    first = await at.referee.act(at.game, other, resign)
    assert first == Done("bye", at.prompt.id) == await at.referee.act(at.game, other, resign)
    again = Command("once-more", 0, Resign(Seat(0)))
    assert await refused(at.referee.act(at.game, other, again)) == "illegal"


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_storage_error_is_no_answer_and_the_command_can_be_sent_again(when: str) -> None:
    """R1, R8: whether it was stored or not, resending leads to one effect."""
    at = await asked()
    at.store.fails = "before" if when == "before" else "after"
    why = await refused(at.referee.act(at.game, at.prompt.seat, at.command()))
    assert why == "try_again"
    at.store.fails = ""
    if when == "before":
        assert await at.length() == at.prompt.id, "nothing was stored, so nothing is known"
    else:
        news = await at.referee.news(at.game, SPECTATOR, 0)
        assert isinstance(news, News)
        assert news.prompt is None or news.prompt.id == at.prompt.id + 1
    done = await at.referee.act(at.game, at.prompt.seat, at.command())
    assert done == Done("mine", at.prompt.id)
    assert await at.length() == at.prompt.id + 1


async def test_who_gives_up_waiting_leaves_nothing_half_done() -> None:
    """R8: the one who sent it went away while it was being stored."""
    at = await asked()
    at.store.first = asyncio.Event().wait
    task = asyncio.create_task(at.referee.act(at.game, at.prompt.seat, at.command()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert isinstance(await at.referee.act(at.game, at.prompt.seat, at.command()), Done)


async def test_nothing_is_told_before_it_is_stored() -> None:
    """R4"""
    at = await asked()
    before = await at.referee.news(at.game, SPECTATOR, 0)
    told: list[object] = []

    async def look() -> None:
        told.append(await at.referee.news(at.game, SPECTATOR, 0))

    at.store.first = look
    await at.referee.act(at.game, at.prompt.seat, at.command())
    assert told == [before]
    assert await at.referee.news(at.game, SPECTATOR, 0) != before


async def test_a_faster_worker_makes_a_command_stale() -> None:
    """R3: two workers, one order."""
    at = await asked()
    other = await at.other()

    async def faster() -> None:
        done = await other.act(at.game, at.prompt.seat, at.command("faster"))
        assert isinstance(done, Done)

    at.store.first = faster
    slow = await refused(at.referee.act(at.game, at.prompt.seat, at.command("slow")))
    assert slow == "stale"
    assert await at.length() == at.prompt.id + 1


async def test_workers_by_turns_play_one_game_with_the_promised_chance() -> None:
    """R3, R6: the stream of chance goes on where another worker has left it."""
    store = MemoryStore()
    workers = [a_referee(store) for _ in range(3)]
    game = await dealt(workers[0])
    await play(workers, game, chance())
    record = await workers[1].record(game)
    assert isinstance(record, Record)
    assert verify(record).checked == ("rules", "commitment", "chance")
    assert verify(codec.decode(codec.encode(record))).ok


async def test_news_of_another_worker_come_by_polling() -> None:
    """R3, R5: hints may get lost."""
    at = await asked()
    other = await at.other()
    follower = other.follow(at.game, SPECTATOR, 0)
    first = await anext(follower)
    assert isinstance(first, News)
    waiting = asyncio.ensure_future(anext(follower))
    await at.referee.act(at.game, at.prompt.seat, at.command())
    await asyncio.sleep(0)
    assert not waiting.done()
    await other.logs.poll()
    more = await waiting
    assert isinstance(more, News)
    assert (more.seq, bool(more.events)) == (first.next_seq, True)
    await follower.aclose()


@pytest.mark.parametrize("key", edition_keys())
async def test_a_stream_can_be_resumed_from_every_number(key: str) -> None:
    """R5: no gap, no duplicate, and the same from a worker that has only the log."""
    store = MemoryStore()
    referee = a_referee(store)
    game = await dealt(referee, a_setting(key))
    await play([referee], game, chance(), 40)
    fresh = a_referee(store)
    for viewer in (SPECTATOR, Seat(0), Seat(1), Seat(2)):
        whole = await referee.news(game, viewer, 0)
        assert isinstance(whole, News)
        for after in range(whole.next_seq + 1):
            tail = await fresh.news(game, viewer, after)
            assert tail == News(viewer, after, whole.events[after:], whole.prompt)
        assert await refused(fresh.news(game, viewer, whole.next_seq + 1)) == "no_such_number"
        assert await refused(fresh.news(game, viewer, -1)) == "no_such_number"


async def test_a_follower_gets_each_event_once_and_then_the_end() -> None:
    """R5"""
    referee = a_referee()
    game = await dealt(referee)
    got: list[object] = []

    async def follow() -> None:
        async for news in referee.follow(game, Seat(1), 0):
            assert isinstance(news, News)
            assert news.seq == len(got)
            got.extend(news.events)
            await asyncio.sleep(0)

    follower = asyncio.create_task(follow())
    await play([referee], game, chance())
    await follower
    whole = await referee.news(game, Seat(1), 0)
    assert isinstance(whole, News)
    assert got == list(whole.events)


@pytest.mark.parametrize("full_at", [0, 1, 3])
async def test_an_ear_and_its_follower_get_each_event_once_between_them(full_at: int) -> None:
    """R5: what cannot be taken at once is not lost, and the end is yielded."""
    referee = a_referee()
    game = await dealt(referee)
    got: list[object] = []
    at_once, yielded = [0], [0]

    def take(news: News) -> bool:
        at_once[0] += 1
        if full_at and at_once[0] % full_at == 0:
            return False
        assert news.seq == len(got)
        got.extend(news.events)
        return True

    async def follow() -> None:
        async for news in referee.follow(game, Seat(1), 0, take):
            assert isinstance(news, News)
            assert news.seq == len(got)
            got.extend(news.events)
            yielded[0] += 1

    follower, luck = asyncio.create_task(follow()), chance()
    await asyncio.sleep(0)
    while await play([referee], game, luck, 1):
        await asyncio.sleep(0)
    await follower
    whole = await referee.news(game, Seat(1), 0)
    assert isinstance(whole, News)
    assert got == list(whole.events)
    assert (yielded[0] == 2) is (full_at == 0)


async def test_what_goes_wrong_in_an_ear_is_its_followers_and_nobody_elses() -> None:
    referee = a_referee()
    game = await dealt(referee)

    def broken(_: News) -> bool:
        raise OSError("broken")

    follower = referee.follow(game, Seat(1), 0, broken)
    await anext(follower)
    waiting = asyncio.ensure_future(anext(follower))
    await asyncio.sleep(0)
    await play([referee], game, chance(), 1)
    with pytest.raises(OSError, match="broken"):
        await waiting


async def test_an_idle_game_leaves_memory_and_comes_back() -> None:
    now, store = [0.0], MemoryStore()
    referee = Referee(store, Alone(), clock=lambda: now[0])
    game = await dealt(referee)
    await play([referee], game, chance(), 10)
    before = await referee.news(game, Seat(0), 0)
    now[0] = 599
    assert referee.logs.rest(600) == 1
    now[0] = 601
    assert referee.logs.rest(600) == 0
    assert await referee.news(game, Seat(0), 0) == before
    await play([referee], game, chance())
    record = await referee.record(game)
    assert isinstance(record, Record)
    assert verify(record).ok


async def test_a_game_that_is_watched_stays_in_memory() -> None:
    now = [0.0]
    referee = Referee(MemoryStore(), Alone(), clock=lambda: now[0])
    game = await dealt(referee)
    follower = referee.follow(game, SPECTATOR, 0)
    await anext(follower)
    waiting = asyncio.ensure_future(anext(follower))
    await asyncio.sleep(0)
    now[0] = 10_000
    assert referee.logs.rest(600) == 1
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert referee.logs.rest(600) == 0


async def test_a_game_is_dealt_once() -> None:
    referee = a_referee()
    promised = await referee.promise()
    assert isinstance(promised, Promised)
    game = promised.game
    assert await refused(referee.prompt(game)) == "not_dealt"
    await referee.deal(game, a_setting())
    first = await referee.prompt(game)
    await referee.deal(game, a_setting(players=5))
    assert await referee.prompt(game) == first
    view = await referee.view(game, SPECTATOR)
    assert isinstance(view, View)
    assert len(view.table.seats) == 3


async def test_the_secret_stays_in_the_drawer_until_the_end() -> None:
    """R7: neither in an entry of the log nor in anybody's record."""
    store = MemoryStore()
    referee = a_referee(store)
    game = await dealt(referee)
    await play([referee], game, chance(), 20)
    log = await store.load(game)
    assert log is not None
    records = [await referee.record(game, viewer) for viewer in (SPECTATOR, Seat(0))]
    assert all(isinstance(r, Record) and "Secret" not in r.header.tags for r in records)
    assert await refused(referee.record(game)) == "not_over"
    await play([referee], game, chance())
    full = await referee.record(game)
    assert isinstance(full, Record)
    secret = full.header.tags["Secret"]
    told = b"".join(entry.body for entry in log.entries)
    assert secret.encode() not in told
    assert bytes.fromhex(secret) not in told


@pytest.mark.parametrize(
    "setting",
    [
        a_setting(options={"no_such": 1}),
        replace(a_setting(), edition="nowhere"),
        replace(a_setting(), suspects=("scarlett",)),
        replace(a_setting(), nonces=("a|b", "c", "d")),
    ],
)
async def test_a_table_that_cannot_be_set_up_is_refused(setting: Setting) -> None:
    referee = a_referee()
    promised = await referee.promise()
    assert isinstance(promised, Promised)
    game = promised.game
    assert await refused(referee.deal(game, setting)) == "bad_setup"
    await referee.deal(game, a_setting())
    assert isinstance(await referee.prompt(game), Prompt)


async def test_nobody_plays_a_game_that_is_not_there() -> None:
    referee, game = a_referee(), GameId(LogId("g-none"))
    command = Command("x", 1, Roll(Seat(0)))
    assert await refused(referee.act(game, Seat(0), command)) == "no_such_game"
    assert await refused(referee.news(game, Seat(0), 0)) == "no_such_game"
    assert await refused(referee.record(game)) == "no_such_game"


async def test_an_outsider_gets_nothing() -> None:
    """C-11"""
    at = await asked()
    for outsider in (-7, -2, 3, 99):
        seat = Seat(outsider)
        assert await refused(at.referee.news(at.game, seat, 0)) == "not_seated"
        assert await refused(at.referee.view(at.game, seat)) == "not_seated"
        assert await refused(at.referee.record(at.game, seat)) == "not_seated"
        answer = await refused(at.referee.act(at.game, seat, at.command()))
        assert answer == "not_asked"
        bye = Command("bye", 0, Resign(Seat(0)))
        assert await refused(at.referee.act(at.game, seat, bye)) == "illegal"


def test_chance_goes_on_from_any_place_as_if_it_had_never_stopped() -> None:
    bounds = [6, 21, 9, 324, 2**31 + 1] * 12
    whole = FairRng(bytes(32), "game", ("a", "b"))
    for bound in bounds:
        again = FairRng(bytes(32), "game", ("a", "b"), whole.used)
        assert again.below(bound) == whole.below(bound)
        assert again.used == whole.used


async def test_an_entry_says_its_schema() -> None:
    """R9: so that it can be read for ever."""
    at = await asked()
    log = await at.store.load(at.game)
    assert log is not None
    assert {decode_line(entry.body).schema for entry in log.entries} == {1}
