"""Who comes again because the answer was lost is the same person, on the same chair."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lenoir.client import Device, Unreachable
from lenoir.play.keys import new_key
from lenoir.play.ports import LogId
from lenoir.play.tables import Opening
from lenoir.play.wishes import Leave
from lenoir.wire import Claim, Join, Offering, Wishing
from tests.leaks.visitor import Visitor
from tests.server.indoors import Indoors, a_table_indoors
from tests.server.inside import Answer
from tests.server.serving import a_server

WORD = "a-word-that-nobody-else-has"


class AnOpenTable:
    """A table with two free chairs, and somebody whose answers get lost."""

    def __init__(self, indoors: Indoors, opened: dict[str, Any], host: Visitor) -> None:
        self.id, self.host, self._indoors = opened["table"], host, indoors
        self.join = Join(opened["invite"], "Zoé", device=WORD)

    async def ask(self, door: str, body: object) -> Answer:
        """A request of a device without a cookie."""
        visitor = Visitor(self.host.way)
        return await visitor.ask("POST", f"/api/tables/{self.id}/{door}", body)

    async def sitters(self) -> list[list[int]]:
        """Who sits on each chair."""
        view = await self.host.do("GET", f"/api/tables/{self.id}")
        return [chair["sitters"] for chair in view["chairs"]]

    async def stored(self) -> bytes:
        """All that is kept of the table."""
        log = await self._indoors.desk.house.store.load(LogId(self.id))
        assert log is not None
        return b"".join((log.founding, *(entry.cmd.encode() + entry.body for entry in log.entries)))


@asynccontextmanager
async def an_open_table() -> AsyncIterator[AnOpenTable]:
    async with a_table_indoors() as indoors:
        host = Visitor(indoors.seats[0].way)
        opened = await host.do("POST", "/api/tables", Opening("classic", 3, "Ada"))
        yield AnOpenTable(indoors, opened, host)


def person_in(answer: Answer) -> int:
    assert answer.status == 200, answer
    person: int = json.loads(answer.body)["you"]
    return person


async def test_joining_again_with_the_same_word_gives_the_same_chair_and_the_cookie() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        chairs = await table.sitters()
        again = await table.ask("join", table.join)
        assert person_in(again) == person_in(first)
        assert again.header(b"set-cookie") == first.header(b"set-cookie") != b""
        assert await table.sitters() == chairs


async def test_other_words_are_other_people() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        other = await table.ask("join", Join(table.join.invite, "Zoé", device=WORD[:-1]))
        without = await table.ask("join", Join(table.join.invite, "Zoé"))
        assert person_in(other) != person_in(first)
        assert without.status == 409  # all chairs are taken


async def test_a_word_means_nothing_without_an_invitation_or_at_another_table() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        opened = await table.host.do("POST", "/api/tables", Opening("classic", 3, "Ada"))
        elsewhere = Visitor(table.host.way)
        join = Join(opened["invite"], "Zoé", device=WORD)
        answer = await elsewhere.ask("POST", f"/api/tables/{opened['table']}/join", join)
        key = answer.header(b"set-cookie").partition(b"=")[2][:43]
        assert key not in first.header(b"set-cookie")
        stranger = await table.ask("join", Join(new_key(), "Zoé", device="another-word-of-nobody"))
        assert stranger.status == 403


async def test_a_link_that_works_once_works_again_for_the_same_device() -> None:
    async with an_open_table() as table:
        at = f"/api/tables/{table.id}"
        offered = await table.host.do("POST", f"{at}/offer", Offering())
        claim = Claim(offered["offer"], device=WORD)
        first, again = await table.ask("claim", claim), await table.ask("claim", claim)
        assert person_in(first) == person_in(again) == 0
        assert again.header(b"set-cookie") == first.header(b"set-cookie")
        other = await table.ask("claim", Claim(offered["offer"], device=WORD[:-1]))
        assert other.status == 403


async def test_who_has_left_is_not_let_in_by_the_old_word() -> None:
    async with an_open_table() as table:
        zoe = Visitor(table.host.way)
        await zoe.do("POST", f"/api/tables/{table.id}/join", table.join)
        await zoe.do("POST", f"/api/tables/{table.id}/wish", Wishing("l", Leave()))
        again = await table.ask("join", table.join)
        assert again.status == 403
        assert not again.header(b"set-cookie")


@pytest.mark.parametrize("word", ["short", "x" * 65, "no spaces are allowed", "é" * 20])
async def test_a_word_that_can_be_guessed_or_is_odd_is_refused(word: str) -> None:
    async with an_open_table() as table:
        answer = await table.ask("join", Join(table.join.invite, "Zoé", device=word))
        assert json.loads(answer.body)["code"] == "bad_key"


async def test_neither_word_nor_key_is_stored_or_told() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        key = first.header(b"set-cookie").partition(b"=")[2][:43]
        seen = (await table.host.ask("GET", f"/api/tables/{table.id}")).whole
        for secret in (WORD.encode(), key):
            assert secret not in await table.stored()
            assert secret not in seen
            assert secret not in first.body


async def test_the_client_from_python_tries_again_with_the_same_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_server() as server:
        opened = await server.device().open(Opening("classic", 3, "Ada"))
        device, honest = server.device(), Device._ask

        def lost(self: Device, method: str, path: str, body: bytes) -> tuple[int, bytes]:
            honest(self, method, path, body)
            self.cookies.clear()
            raise Unreachable(self.server)

        monkeypatch.setattr(Device, "_ask", lost)
        with pytest.raises(Unreachable):
            await device.join(opened.table, opened.invite, "Zoé")
        monkeypatch.undo()
        view = await device.join(opened.table, opened.invite, "Zoé")
        assert view.you == 1
        assert sum(not chair.sitters for chair in view.chairs) == 1
