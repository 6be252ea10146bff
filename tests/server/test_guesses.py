"""Codes are short enough to type on a television, so guessing them is slow."""

import json

import pytest

from lenoir.client import ServerRefused
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Leave
from lenoir.server.guarding.allowances import AN_HOUR, Allowances
from lenoir.server.guarding.guessing import FIRST, Guessing
from lenoir.server.guarding.limits import Limits
from tests.server.raw import JSON, request
from tests.server.serving import a_server
from tests.server.test_limits import Clock

OPENING = NewTable("classic", 3, "Ada")
A_KEY = "k" * 43


async def test_wrong_invitations_and_links_are_guesses_too() -> None:
    """Planted: `granted` in place of `guessed` at any of the doors."""
    async with a_server(allowances=Allowances(guesses_per_address=4)) as server:
        host, guest = server.device(), server.device()
        opened = await host.open(OPENING)
        for try_it in (
            lambda: guest.find("NOSUCHCO"),
            lambda: guest.join(opened.table, "NOSUCHCO", "Bob"),
            lambda: guest.claim(opened.table, A_KEY, "Bob"),
            lambda: guest.spectate(opened.table, A_KEY),
        ):
            with pytest.raises(ServerRefused) as wrong:
                await try_it()
            assert wrong.value.status in (403, 404)
        for try_it in (
            lambda: guest.find(opened.code),
            lambda: guest.join(opened.table, opened.code, "Bob"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await try_it()
            assert refused.value.status == 429, "even the right code, or it would be a guess"
        assert await guest.join(opened.table, opened.invite, "Bob"), "nobody guesses a whole key"


async def test_a_right_code_costs_nothing() -> None:
    async with a_server(allowances=Allowances(guesses_per_address=2)) as server:
        host = server.device()
        opened = await host.open(OPENING)
        for _ in range(5):
            assert await host.find(opened.code) == opened.table


@pytest.mark.parametrize(
    "path", ["//codes/", "/codes//", "/./codes/", "/x/../codes/", "/%2fcodes/"]
)
async def test_no_other_way_to_write_it_escapes_the_count(path: str) -> None:
    """Planted: a guard that counts by how a path begins, before a router that tidies it up."""
    async with a_server(allowances=Allowances(guesses_per_address=2)) as server:
        opened = await server.device().open(OPENING)
        for code in (opened.code, f"{opened.code}/", "NOSUCHCO"):
            answer = await request(server.url, "GET", f"/api{path}{code}")
            assert answer.status == 404
        assert (await request(server.url, "GET", f"/api/codes/{opened.code}/")).status == 404
        assert (await request(server.url, "GET", f"/api/codes/{opened.code}")).status == 200


def test_all_addresses_together_are_slowed_down_but_nobody_is_shut_out() -> None:
    clock = Clock()
    guessing = Guessing(Limits(clock), Allowances(guesses=100, guesses_per_address=10))
    guessed = 0
    for address in map(str, range(1000)):
        while guessing.may(address):
            guessed += 1
    assert guessed == 100 + FIRST.times * (1000 - 100 // 10)
    assert guessing.may("somebody at a television")
    clock.now = AN_HOUR
    assert guessing.may("0")


def test_guesses_under_way_at_once_are_counted_before_they_are_answered() -> None:
    """Planted: counted once they are known to be wrong, so that fifty at once are one."""
    guessing = Guessing(Limits(Clock()), Allowances(guesses_per_address=10))
    under_way = [guess for _ in range(50) if (guess := guessing.may("Eve"))]
    assert len(under_way) == 10


def test_a_right_one_gives_back_what_it_cost_and_no_more() -> None:
    guessing = Guessing(Limits(Clock()), Allowances(guesses=2, guesses_per_address=10))
    for _ in range(20):
        guess = guessing.may("Ada")
        assert guess is not None
        guessing.right(guess)
    left = sum(guessing.may(f"Eve{n}") is not None for n in range(2) for _ in range(10))
    assert left == 2 + FIRST.times - 2 + FIRST.times


async def test_an_address_opens_some_tables_an_hour() -> None:
    async with a_server(allowances=Allowances(openings_per_address=2)) as server:
        device = server.device()
        for _ in range(2):
            await device.open(OPENING)
        with pytest.raises(ServerRefused) as refused:
            await device.open(OPENING)
        assert refused.value.status == 429


async def test_an_address_comes_to_a_table_some_times_an_hour_and_others_find_room() -> None:
    """Somebody who came and went a hundred times once used up all the room there is at a table."""
    async with a_server(allowances=Allowances(joins_per_address=3)) as server:
        opened = await server.device().open(OPENING)
        for n in range(3):
            guest = server.device()
            await guest.join(opened.table, opened.code, f"N{n}")
            await guest.wish(opened.table, Leave())
        body = json.dumps({"invite": opened.code, "name": "Eve"}).encode()
        path = f"/api/tables/{opened.table}/join"
        assert (await request(server.url, "POST", path, body)).status == 429
        elsewhere = {**JSON, "X-Forwarded-For": "203.0.113.7"}
        assert (await request(server.url, "POST", path, body, elsewhere)).status == 200
        other = await server.device().open(OPENING)
        await server.device().join(other.table, other.code, "Eve")
