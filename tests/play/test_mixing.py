"""The mix: pledges first, then nonces, then the deal; nobody can choose last, nobody can block."""

import asyncio

import msgspec
import pytest

from lenoir import compose
from lenoir.client.minding import Receipts
from lenoir.core.seats import SPECTATOR
from lenoir.play.games.answers import Prompt
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.people.keys import digest, new_key
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.mixing import PLEDGED_WITHIN, REVEALED_WITHIN
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import (
    ChooseSuspect,
    FreeChair,
    GoOn,
    Leave,
    LetIn,
    Park,
    Pledge,
    Rematch,
    Reveal,
    SeatBot,
    SitToo,
    Start,
    Wish,
)
from lenoir.record.fairness import FIXED_WORD
from lenoir.record.receipt import Receipt
from lenoir.record.record import Record
from lenoir.record.verify import verify
from lenoir.store.memory import MemoryStore
from tests.play.games import chance, play
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table


async def tick(table: ATable, after: float = 0.0) -> None:
    """Time passes, and the worker looks."""
    table.house.now += after
    await table.house.attendance.tick(table.id)
    await table.house.attendance.tick(table.id)


async def a_mix(people: int = 3, opening: NewTable | None = None) -> ATable:
    """Everybody has pledged, the host has started, and nobody has revealed yet."""
    table = await a_table(people=people, opening=opening)
    await table.mind()
    assert (await table.wish(0, Start())).stage == "revealing"
    return table


def noted(table: ATable, person: int) -> Receipt:
    receipt = table.receipts[person].of(table.opened.game)
    assert receipt is not None
    return receipt


async def over(table: ATable) -> Record:
    """The record of the game, played to its end."""
    game = (await table.view()).game
    await play([table.house.referee], game, chance())
    record = await table.house.referee.record(game)
    assert isinstance(record, Record), record
    return record


async def test_cards_are_dealt_as_soon_as_everybody_has_revealed() -> None:
    table = await a_mix()
    for person, stage in ((2, "revealing"), (0, "revealing"), (1, "playing")):
        await table.mind(person)
        assert (await table.view()).stage == stage
    assert isinstance(await table.house.referee.prompt(table.opened.game), Prompt)


async def test_whoever_plays_against_bots_alone_waits_for_nobody() -> None:
    table = await a_table()
    for chair in (1, 2):
        await table.wish(0, SeatBot(chair))
    assert (await table.deal()).stage == "playing"
    assert verify(await over(table), noted(table, 0)).order == "proved"


async def test_everybody_sees_all_pledges_and_no_nonce() -> None:
    table = await a_mix()
    pledges = [noted(table, person).pledge for person in range(3)]
    watching = await table.tables.view(table.id, table.opened.watch)
    assert isinstance(watching, TableView)
    assert [chair.pledge for chair in watching.chairs] == pledges
    await table.mind(0)
    seen = msgspec.json.encode(await table.view(1)).decode()
    assert noted(table, 0).nonce not in seen


async def test_a_missing_pledge_is_waited_for_but_not_for_long() -> None:
    table = await a_table(people=3)
    await table.mind(0, 1)
    assert (await table.wish(0, Start())).stage == "pledging"
    await tick(table)
    await tick(table, PLEDGED_WITHIN - 0.1)
    assert (await table.view()).stage == "pledging"
    await tick(table, 0.2)
    assert (await table.view()).stage == "revealing"
    await table.mind(2)
    assert (await table.view()).chairs[2].pledge == "", "too late: they are published"
    await table.mind(0, 1)
    record = await over(table)
    tags = record.header.tags
    assert (tags["Nonce2"], tags.get("Pledge2"), tags.get("Withheld")) == (FIXED_WORD, None, None)
    assert verify(record, noted(table, 0)).order == "proved"
    assert verify(record, table.receipts[2].of(table.opened.game)).order == "no_nonce"


async def test_a_pledge_that_comes_after_the_start_lets_the_mix_go_on() -> None:
    table = await a_table(people=3)
    await table.mind(0, 1)
    await table.wish(0, Start())
    await table.mind(2)
    assert (await table.view()).stage == "revealing"


async def test_a_pledge_can_be_replaced_until_the_start_and_not_afterwards() -> None:
    table = await a_table(people=3)
    await table.wish(0, Pledge("0" * 64))
    assert (await table.wish(0, Pledge("1" * 64))).chairs[0].pledge == "1" * 64
    assert (await table.wish(0, Start())).stage == "pledging"
    assert (await table.wish(0, Pledge("2" * 64))).chairs[0].pledge == "1" * 64
    await tick(table)
    await tick(table, PLEDGED_WITHIN)
    assert await table.refused(0, Pledge("2" * 64)) == "not_open"
    assert (await table.view()).chairs[0].pledge == "1" * 64


@pytest.mark.parametrize("pledge", ["", "0" * 63, "g" * 64, "A" * 64])
async def test_a_pledge_is_a_hash(pledge: str) -> None:
    table = await a_table()
    assert await table.refused(0, Pledge(pledge)) == "bad_pledge"


async def test_nobody_pledges_what_somebody_else_has_pledged() -> None:
    table = await a_table(people=2)
    await table.mind(0)
    assert await table.refused(1, Pledge(noted(table, 0).pledge)) == "bad_pledge"


async def test_a_nonce_is_not_taken_before_the_pledges_are_published() -> None:
    table = await a_table(people=3)
    await table.mind(0, 1)
    assert await table.refused(0, Reveal(noted(table, 0).nonce)) == "too_early"
    await table.wish(0, Start())
    assert await table.refused(0, Reveal(noted(table, 0).nonce)) == "too_early"


async def test_only_the_nonce_that_was_pledged_is_taken_and_only_from_its_seat() -> None:
    table = await a_mix()
    assert await table.refused(0, Reveal("another-word")) == "bad_nonce"
    assert await table.refused(0, Reveal("a|b")) == "bad_nonce"
    assert await table.refused(0, Reveal(FIXED_WORD)) == "bad_nonce"
    assert await table.refused(1, Reveal(noted(table, 0).nonce)) == "bad_nonce"


async def test_a_nonce_told_again_is_known_and_one_that_comes_too_late_is_refused() -> None:
    """R2"""
    table = await a_mix()
    await table.mind(0)
    assert (await table.wish(0, Reveal(noted(table, 0).nonce))).stage == "revealing"
    await tick(table)
    await tick(table, REVEALED_WITHIN)
    assert (await table.wish(0, Reveal(noted(table, 0).nonce))).stage == "playing"
    assert await table.refused(1, Reveal(noted(table, 1).nonce)) == "not_open"


async def test_whoever_does_not_reveal_in_time_blocks_nobody_and_the_record_says_so() -> None:
    table = await a_mix()
    await table.mind(0, 2)
    await tick(table)
    await tick(table, REVEALED_WITHIN - 0.1)
    assert (await table.view()).stage == "revealing"
    await tick(table, 0.2)
    assert (await table.view()).stage == "playing"
    record = await over(table)
    assert record.header.tags["Nonce1"] == FIXED_WORD
    assert record.header.tags["Withheld"] == "1"
    assert verify(record, noted(table, 0)).order == "proved"


FROZEN: tuple[tuple[int, Wish], ...] = (
    (1, SitToo("Zoé")),
    (1, ChooseSuspect(1, "violet")),
    (0, SeatBot(1)),
    (0, FreeChair(1)),
    (0, SetTable(edition="miro")),
    (0, SetTable(options={"turn_limit": 3})),
    (0, SetTable(chairs=4)),
    (0, Start()),
    (0, Park()),
    (0, GoOn()),
)


@pytest.mark.parametrize(("who", "wish"), FROZEN, ids=lambda w: type(w).__name__)
async def test_seats_and_settings_are_frozen_during_the_mix(who: int, wish: Wish) -> None:
    table = await a_mix()
    before = await table.view()
    assert await table.refused(who, wish) in ("not_open", "not_dealt")
    assert await table.view() == before


async def test_nobody_joins_or_takes_over_a_chair_during_the_mix() -> None:
    table = await a_mix()
    joining = await refused(table.tables.join(table.id, table.opened.invite, new_key(), "Zoé"))
    assert joining == "not_open"
    offer = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(offer, str)
    assert await refused(table.tables.claim(table.id, offer, new_key(), "Zoé")) == "not_open"


async def test_a_game_cannot_be_seen_or_played_during_the_mix() -> None:
    table = await a_mix()
    assert await refused(table.tables.door(table.id, table.keys[0], SPECTATOR)) == "not_dealt"


async def test_whoever_leaves_during_the_mix_is_not_waited_for() -> None:
    table = await a_mix()
    await table.mind(0, 1)
    await table.wish(2, Leave())
    assert (await table.view()).stage == "playing"
    record = await over(table)
    assert record.header.tags["Withheld"] == "2"
    assert verify(record, noted(table, 0)).order == "proved"


async def test_whoever_leaves_before_the_pledges_are_published_takes_theirs_along() -> None:
    table = await a_table(people=3)
    await table.mind(0, 1)
    await table.wish(0, Start())
    await table.wish(1, Leave())
    await table.mind(2)
    view = await table.view()
    assert (view.stage, view.chairs[1].pledge, view.chairs[1].bot) == ("revealing", "", "plain")


async def test_a_nonce_that_was_revealed_counts_even_if_its_people_leave() -> None:
    table = await a_mix()
    await table.mind(1)
    await table.wish(1, Leave())
    await table.mind(0, 2)
    record = await over(table)
    assert record.header.tags["Nonce1"] == noted(table, 1).nonce
    assert "Withheld" not in record.header.tags


async def test_whoever_is_away_at_the_start_is_not_waited_for() -> None:
    table = await a_table(people=3)
    await table.mind()
    await table.house.attendance.arrive(table.id, 2)
    await table.house.attendance.depart(table.id, 2)
    view = await table.wish(0, Start())
    assert (view.stage, view.chairs[2].pledge) == ("revealing", "")
    await table.mind(0, 1)
    assert (await table.view()).stage == "playing"


async def test_whoever_loses_the_connection_during_the_mix_may_come_back_in_time() -> None:
    table = await a_mix()
    await table.house.attendance.arrive(table.id, 2)
    await table.house.attendance.depart(table.id, 2)
    await table.mind(0, 1)
    await tick(table, 1)
    assert (await table.view()).stage == "revealing"
    await table.mind(2)
    assert (await table.view()).stage == "playing"


async def test_one_device_pledges_for_all_its_chairs() -> None:
    table = await a_table(people=2)
    await table.mind()
    await table.wish(1, SitToo("Zoé"))
    await table.deal()
    record = await over(table)
    tags = record.header.tags
    assert tags["Nonce1"] == tags["Nonce2"] == noted(table, 1).nonce
    assert noted(table, 1).seats == (1, 2)
    assert verify(record, noted(table, 1)).order == "proved"
    assert verify(record, noted(table, 0)).order == "proved"


async def test_the_device_that_came_last_pledges_for_its_person() -> None:
    """Only a device that is there can reveal, and only the one that pledged."""
    table = await a_table(people=3)
    await table.mind()
    offer = await table.tables.offer(table.id, table.keys[1])
    assert isinstance(offer, str)
    phone = new_key()
    assert isinstance(await table.tables.claim(table.id, offer, phone), TableView)
    table.keys.append(phone)
    await table.mind(3)
    await table.mind(1)
    assert (await table.view()).chairs[1].pledge == noted(table, 3).pledge, "no fight about it"
    await table.deal()
    record = await over(table)
    assert record.header.tags["Nonce1"] == noted(table, 3).nonce
    assert verify(record, noted(table, 3)).order == "proved"
    assert verify(record, noted(table, 1)).order == "not_published"


async def test_a_device_that_has_lost_its_nonce_pledges_anew() -> None:
    table = await a_table(people=3)
    await table.mind()
    table.receipts[1] = Receipts()
    await table.deal()
    assert verify(await over(table), noted(table, 1)).order == "proved"


async def test_whoever_takes_over_a_chair_pledges_anew() -> None:
    table = await a_table(people=3)
    await table.mind()
    offer = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(offer, str)
    hers = new_key()
    view = await table.tables.claim(table.id, offer, hers, "Zoé")
    assert isinstance(view, TableView)
    assert view.chairs[1].pledge == ""
    table.keys.append(hers)
    await table.deal()
    record = await over(table)
    assert record.header.tags["Nonce1"] == noted(table, 3).nonce
    assert verify(record, noted(table, 3)).order == "proved"


async def test_a_team_has_one_pledge_and_whoever_sits_down_pledges_anew() -> None:
    opening = NewTable(
        "modern", 3, "Ada", {"teams": True, "turn_limit": 6}, bots=("plain", "plain")
    )
    table = await a_table(opening=opening)
    await table.mind()
    bob = await table.join("Bob", 0)
    view = await table.wish(0, LetIn(0, bob))
    assert (view.chairs[0].sitters, view.chairs[0].pledge) == ((0, bob), "")
    await table.mind(0)
    await table.mind(bob)
    assert (await table.view()).chairs[0].pledge == noted(table, bob).pledge
    await table.deal()
    record = await over(table)
    assert verify(record, noted(table, bob)).order == "proved"
    assert verify(record, noted(table, 0)).order == "not_published"


async def test_a_rematch_has_a_promise_and_pledges_of_its_own() -> None:
    table = await a_game()
    await over(table)
    view = await table.wish(0, Rematch())
    assert view.stage == "open"
    assert not any(chair.pledge or chair.revealed for chair in view.chairs)
    await table.deal()
    record = await over(table)
    for receipts in table.receipts.values():
        assert verify(record, receipts.of(view.game)).order == "proved"
        old = receipts.of(table.opened.game)
        assert old is not None
        assert verify(record, old).wrong is not None


async def test_a_rematch_asked_for_again_during_its_mix_changes_nothing() -> None:
    table = await a_game()
    await over(table)
    await table.wish(0, Rematch())
    await table.mind()
    await table.wish(0, Start())
    before = await table.view()
    assert await table.wish(0, Rematch()) == before


async def test_a_mix_goes_on_after_a_restart() -> None:
    """R1: the time counts anew, and those who come back can still reveal."""
    store = MemoryStore()
    table = await a_table(House(store), people=3)
    await table.mind()
    await table.wish(0, Start())
    await table.mind(0)
    again = ATable(House(store), table.opened, table.keys, receipts=table.receipts)
    await tick(again)
    await again.mind(1)
    assert (await again.view()).stage == "revealing"
    await tick(again, REVEALED_WITHIN)
    assert (await again.view()).stage == "playing"
    record = await over(again)
    assert record.header.tags["Withheld"] == "2"
    assert verify(record, noted(again, 1)).order == "proved"


async def test_two_workers_end_a_mix_once() -> None:
    """R3"""
    store = MemoryStore()
    table = await a_table(House(store), people=3)
    await table.mind()
    await table.wish(0, Start())
    other = ATable(House(store), table.opened, table.keys)
    for worker in (table, other):
        await tick(worker)
        worker.house.now += REVEALED_WITHIN
    await asyncio.gather(*(w.house.attendance.tick(table.id) for w in (table, other)))
    await asyncio.gather(*(w.house.attendance.tick(table.id) for w in (table, other)))
    log, game = await store.load(table.id), await store.load(table.opened.game)
    assert log is not None
    assert game is not None
    assert [entry.cmd_id for entry in log.entries if entry.cmd_id.startswith("mix/")] == [
        f"mix/{table.opened.game}/revealing"
    ]
    assert len(game.entries) == 1, "dealt once"


async def test_a_nonce_and_the_end_of_the_time_race_at_two_workers() -> None:
    """R3: either it counts, and the device is told so, or it does not, and it is told that."""
    for _ in range(10):
        store = MemoryStore()
        table = await a_table(House(store), people=3)
        await table.mind()
        await table.wish(0, Start())
        await table.mind(0, 1)
        other = ATable(House(store), table.opened, table.keys)
        await tick(other)
        other.house.now += REVEALED_WITHIN
        reveal = Reveal(noted(table, 2).nonce)
        answer, _ = await asyncio.gather(
            table.tables.wish(table.id, table.keys[2], "last", reveal),
            other.house.attendance.tick(table.id),
        )
        await other.house.poll()
        await other.house.attendance.tick(table.id)
        record = await over(other)
        counted = record.header.tags["Nonce2"] == reveal.nonce
        assert counted == isinstance(answer, TableView)


async def test_the_time_of_a_mix_is_not_that_of_the_day() -> None:
    """A jump of the wall clock takes nobody's nonce."""
    day, ticks = 1000.0, 5.0
    house = compose.house(MemoryStore(), Alone(), None, lambda: day, lambda: ticks)
    table = await a_table(House(house.store), people=3)
    await table.mind()
    await table.wish(0, Start())
    due = await house.attendance.tick(table.id)
    assert due == ticks + REVEALED_WITHIN
    day += 10_000
    assert await house.attendance.tick(table.id) == due
    assert (await house.register.seating(table.id)).stage == "revealing"
    ticks += REVEALED_WITHIN
    await house.attendance.tick(table.id)
    assert (await house.register.seating(table.id)).stage == "playing"


@pytest.mark.parametrize("stage", ["open", "playing", "parked"])
async def test_a_table_stored_before_there_were_pledges_goes_on(stage: str) -> None:
    """R9: nonces given too early do not count; a game that was dealt with them is played on."""
    store = MemoryStore()
    house = House(store)
    keys = [new_key(), new_key()]
    promised = await house.referee.promise()
    chairs: list[dict[str, object]] = [
        {"sitters": [0], "nonce": "adas-word"},
        {"sitters": [1], "nonce": "bobs-word"},
        {"bot": "plain"},
    ]
    if stage != "open":
        chairs[2]["nonce"] = "bot"
        for chair, suspect in zip(chairs, ("rose", "moutarde", "leblanc"), strict=True):
            chair["suspect"] = suspect
    stored = {
        "edition": "classic",
        "options": {"turn_limit": 6},
        "code": "ABCDEFGH",
        "chairs": chairs,
        "people": [{"name": n, "keys": [digest(k)]} for n, k in zip("AB", keys, strict=True)],
        "invite": digest(new_key()),
        "watch": digest(new_key()),
        "game": promised.game,
        "commitment": promised.commitment,
        **({} if stage == "open" else {"stage": stage}),
    }
    await store.create(TableId(LogId("t-old")), msgspec.json.encode(stored))
    other = await a_table(house)
    table = ATable(
        house, msgspec.structs.replace(other.opened, table=TableId(LogId("t-old"))), keys
    )
    if stage == "open":
        assert (await table.deal()).stage == "playing"
    elif stage == "parked":
        await table.wish(0, GoOn())
    assert isinstance(await table.tables.door(table.id, keys[0], SPECTATOR), str)
    record = await over(table)
    words = [record.header.tags[f"Nonce{seat}"] for seat in range(3)]
    verdict = verify(record, table.receipts[0].of(promised.game) if stage == "open" else None)
    if stage == "open":
        assert "adas-word" not in words
        assert verdict.order == "proved"
    else:
        assert words == ["adas-word", "bobs-word", "bot"]
        assert (verdict.ok, verdict.order) == (True, "no_pledges")
