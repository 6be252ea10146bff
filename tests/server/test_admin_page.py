"""The page of whoever runs a server: shut to everybody else, and without a single card."""

import asyncio
import json
import re
from urllib.parse import urlencode

import pytest
from msgspec.structs import replace

from lenoir import wire
from lenoir.client import Device, Hung, ServerRefused, Socket
from lenoir.office.retention import DAY
from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.people.callers import mark_of
from lenoir.server.cookies import DEVICE
from tests.cli.command import lenoir
from tests.server.processes import Serving
from tests.server.raw import Answer, request
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, an_opening

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


async def posted(
    url: str, path: str, fields: dict[str, str], cookie: str = "", **headers: str
) -> Answer:
    body = urlencode(fields).encode()
    return await request(url, "POST", path, body, {**FORM, "Cookie": cookie, **headers})


async def got(url: str, path: str, cookie: str = "") -> Answer:
    return await request(url, "GET", path, headers={"Cookie": cookie})


class Office:
    """Somebody who has come in with a good word."""

    def __init__(self, server: Served, cookie: str) -> None:
        self.url, self.cookie = server.url, cookie

    async def look(self, path: str = "/admin") -> str:
        answer = await got(self.url, path, self.cookie)
        assert answer.status == 200, answer
        return answer.body.decode()

    async def mark(self, table: str) -> str:
        page = await self.look(f"/admin/table?name={table}")
        return str(re.findall(r'name="mark" value="([0-9a-f]+)"', page)[0])

    async def do(self, table: str, deed: str, **fields: str) -> Answer:
        told = {"table": table, "deed": deed, "mark": await self.mark(table), **fields}
        return await posted(self.url, "/admin/do", told, self.cookie)


async def an_office(server: Served, days: float = 1) -> Office:
    word = await server.house.admin.token("me", days)
    answer = await posted(server.url, "/admin/enter", {"word": word})
    assert (answer.status, answer.headers["location"]) == (303, "/admin")
    cookie = str(answer.headers["set-cookie"])
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=strict", "path=/admin"} <= parts
    return Office(server, cookie.partition(";")[0])


PLACES = ("", "/table?name=t-x", "/reports", "/bans", "/acts", "/do", "/style.css", "/nowhere")


async def test_without_any_word_there_is_no_such_page() -> None:
    async with a_server() as server:
        for place in PLACES:
            assert (await got(server.url, f"/admin{place}")).status == 404
        assert (await posted(server.url, "/admin/enter", {"word": "x"})).status == 404


@pytest.mark.parametrize("word", [None, "", "x", "A" * 43])
async def test_without_a_good_word_one_sees_a_door_and_nothing_else(word: str | None) -> None:
    cookie = "" if word is None else f"lenoir-admin={word}"
    async with a_server() as server:
        await a_game(server)
        await server.house.admin.token("me", 1)
        for place in PLACES:
            answer = await got(server.url, f"/admin{place}", cookie)
            assert answer.status == (200 if place in ("", "/style.css") else 403), place
            assert b"Ada" not in answer.body
        wrong = await posted(server.url, "/admin/enter", {"word": "A" * 43})
        assert (wrong.status, wrong.headers["set-cookie"]) == (403, None)


async def test_a_word_that_is_over_or_revoked_opens_nothing() -> None:
    async with a_server() as server:
        office = await an_office(server)
        await office.look()
        await server.house.admin.revoke("me")
        assert (await got(server.url, "/admin/acts", office.cookie)).status == 404
        await server.house.admin.token("me", 1)
        assert (await got(server.url, "/admin/acts", office.cookie)).status == 403
        short = await an_office(server, days=0.2 / DAY)
        await asyncio.sleep(0.25)
        assert (await got(server.url, "/admin/acts", short.cookie)).status == 403


@pytest.mark.parametrize("body", [b"&" * 5000, b"a=1&" * 21])
async def test_a_form_that_is_none_of_ours_is_refused_and_breaks_nothing(body: bytes) -> None:
    async with a_server() as server:
        assert (await request(server.url, "POST", "/admin", body, FORM)).status == 400
        office = await an_office(server)
        strange = {"mark": "é", "deed": "end"}
        assert (await posted(server.url, "/admin/do", strange, office.cookie)).status == 403


async def test_words_cannot_be_tried_for_ever() -> None:
    async with a_server() as server:
        await server.house.admin.token("me", 1)
        tried = [await posted(server.url, "/admin/enter", {"word": f"{n:043}"}) for n in range(14)]
        assert [answer.status for answer in tried] == [403] * 10 + [429] * 4


async def test_another_page_can_do_nothing_with_the_cookie_of_an_office() -> None:
    """Cross-site: a form elsewhere has neither our origin nor the mark."""
    async with a_server() as server:
        table = await a_game(server)
        office = await an_office(server)
        fields = {"table": table.id, "deed": "delete", "sure": "yes"}
        mark = await office.mark(table.id)
        evil = {"Origin": "http://evil.example"}
        answer = await posted(
            server.url, "/admin/do", {**fields, "mark": mark}, office.cookie, **evil
        )
        assert answer.status == 403
        for wrong in ("", "0" * 64, mark[:-1]):
            answer = await posted(server.url, "/admin/do", {**fields, "mark": wrong}, office.cookie)
            assert answer.status == 403
        unsure = await office.do(table.id, "delete")
        assert (unsure.status, b"undone" in unsure.body) == (200, True)
        assert (await table.host.look(table.id)).table == table.id, "it is still there"


async def test_the_pages_run_no_script_and_are_framed_nowhere() -> None:
    async with a_server() as server:
        office = await an_office(server)
        for cookie in (office.cookie, ""):
            answer = await got(server.url, "/admin", cookie)
            policy = answer.headers.get_all("content-security-policy")
            assert policy is not None
            (told,) = policy
            assert "script-src" not in told
            assert "default-src 'none'" in told
            assert "frame-ancestors 'none'" in told
            assert answer.headers.get_all("referrer-policy") == ["same-origin"], "see the page"
            assert b"<script" not in answer.body
            assert answer.headers["cache-control"] == "no-store"


async def test_a_name_is_text_and_no_markup() -> None:
    async with a_server() as server:
        host = server.device()
        opened = await host.open(replace(an_opening(), name='<b>"Eve"&'))
        office = await an_office(server)
        for path in ("/admin", f"/admin/table?name={opened.table}"):
            page = await office.look(path)
            assert "<b>" not in page
            assert "&lt;b&gt;&quot;Eve&quot;&amp;" in page


async def test_tables_are_found_shown_ended_and_deleted_and_it_is_noted() -> None:
    async with a_server() as server:
        table, other = await a_game(server), await a_game(server)
        office = await an_office(server)
        assert table.opened.code in await office.look("/admin?text=ada")
        assert table.opened.code not in await office.look("/admin?text=nobody")
        assert "Cléo" in await office.look(f"/admin/table?name={table.id}")
        assert (await office.do(table.id, "end", sure="yes")).status == 303
        with pytest.raises(ServerRefused) as refused:
            await table.host.look(table.id)
        assert refused.value.code == "not_seated"
        assert (await office.do(other.id, "delete", sure="yes")).status == 303
        assert await server.house.store.load(LogId(other.id)) is None
        acts = await office.look("/admin/acts")
        assert "delete" in acts
        assert "end" in acts
        assert (await office.do(table.id, "nonsense", sure="yes")).status == 409


async def test_an_office_never_shows_a_card() -> None:
    """The canary: with labels of cards that stand nowhere else, no page has one of them."""
    async with a_server() as server:
        table = await a_game(server)
        office = await an_office(server)
        await table.devices[1].ask(
            "POST",
            f"/api/tables/{table.id}/report",
            b'{"person": 0, "reason": "cheating", "text": "look"}',
        )
        pages = [
            await office.look(path)
            for path in ("/admin", f"/admin/table?name={table.id}", "/admin/reports", "/admin/acts")
        ]
        seen = json.dumps(pages)
        deck = {"rope", "dagger", "candlestick", "revolver", "library", "kitchen", "HandDealt"}
        assert not [card for card in deck if card in seen]
        keys = [value for device in table.devices for value in device.cookies.values()]
        links = (table.opened.invite, table.opened.watch)
        assert not [key for key in (*keys, *links) if key in seen]
        assert "look" in pages[2]


async def cut_off(device: Device, table: Seated) -> int:
    """The code with which somebody's open socket is closed."""
    async with device.enter(table.id) as socket:
        return await ended(socket)


async def ended(socket: Socket) -> int:
    """The code with which a socket is closed."""
    try:
        while True:
            await socket.receive()
    except Hung as hung:
        return hung.code


async def test_who_is_banned_is_cut_off_and_let_in_no_more_on_that_device() -> None:
    async with a_server() as server:
        table = await a_game(server)
        bob = table.devices[1]
        waiting = asyncio.create_task(cut_off(bob, table))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        office = await an_office(server)
        server.house.callers.forget(TableId(LogId(table.id)))
        digests = await server.house.callers.digests(TableId(LogId(table.id)), 1)
        assert len(digests) == 2, "an address and a device"
        # All here share one address: the ban is of the device alone.
        await server.house.admin.ban_address("me", digests[1:], 1)
        async with asyncio.timeout(5):
            assert await waiting == wire.SENT_AWAY
        with pytest.raises(ServerRefused) as refused:
            await bob.look(table.id)
        assert (refused.value.code, refused.value.status) == ("banned", 403)
        with pytest.raises(ServerRefused) as refused:
            await bob.open(an_opening())
        assert refused.value.code == "banned"
        assert (await table.host.look(table.id)).table == table.id
        assert "lift" in await office.look("/admin/bans")


async def test_no_key_and_no_link_of_a_banned_person_opens_the_table_elsewhere() -> None:
    """Without the cookie of the device and from another address both once did.

    Planted: doors that look at the request alone; a claim that asks not whose link it is.
    """
    async with a_server() as server:
        table = await a_game(server)
        name, bob = TableId(LogId(table.id)), table.devices[1]
        offers = [await bob.offer(table.id), await bob.offer(table.id, 1)]
        await server.house.bans.opened()
        async with asyncio.timeout(20), bob.enter(table.id) as socket:
            await socket.receive()
            # All here share one address: of the ban only what stands for the person is tried.
            await server.house.admin.ban_address("me", [mark_of(name, 1)], 1)
            assert await ended(socket) == wire.SENT_AWAY
        del bob.cookies[DEVICE]
        assert await code_of(bob, table.id) == "banned"
        for offer in offers:
            with pytest.raises(ServerRefused) as refused:
                await server.device().claim(table.id, offer, "Somebody")
            assert (refused.value.code, refused.value.status) == ("banned", 403)
        assert await code_of(table.host, table.id) == ""


async def test_a_banned_address_reaches_no_door_but_health() -> None:
    async with a_server() as server:
        table = await a_game(server)
        await server.house.bans.opened()
        assert await server.house.admin.ban("me", table.id, 1, 1) == 0
        for device in (*table.devices, server.device()):
            with pytest.raises(ServerRefused) as refused:
                await device.listed()
            assert refused.value.code == "banned"
        assert (await got(server.url, "/healthz")).status == 200


async def code_of(device: Device, table: str) -> str:
    """With what somebody is refused who looks at a table, if so."""
    try:
        await device.look(table)
    except ServerRefused as problem:
        return problem.code
    return ""


async def test_the_command_acts_beside_a_running_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = tmp_path_factory.mktemp("data")
    server = Serving(data)
    host, guest = (Device(url) for url in [await server.start()] * 2)
    at = ("--data", str(data), "--lang", "en")
    try:
        opened = await host.open(an_opening())
        await guest.join(opened.table, opened.invite, "Wilhelmina")
        found = await asyncio.to_thread(lenoir, "admin", "tables", "--search", "wilhel", *at)
        assert opened.code in found.out
        for deed in (("silence", opened.code, "1"), ("erase", opened.code, "1")):
            done = await asyncio.to_thread(lenoir, "admin", *deed, *at)
            assert done.code == 0, done.err
        async with asyncio.timeout(10):
            while (await host.look(opened.table)).people[1].name != "N. N.":
                await asyncio.sleep(0.1)
        assert not [f for f in data.iterdir() if b"Wilhelmina" in f.read_bytes()]
        word = (await asyncio.to_thread(lenoir, "admin", "token", *at)).out.strip()
        assert (await posted(server.url, "/admin/enter", {"word": word})).status == 303
        banned = await asyncio.to_thread(lenoir, "admin", "ban", "--address", "127.0.0.1", *at)
        assert banned.code == 0, banned.err
        async with asyncio.timeout(10):
            while await code_of(host, opened.table) != "banned":
                await asyncio.sleep(0.1)
        acts = await asyncio.to_thread(lenoir, "admin", "acts", "--json", *at)
        deeds = [act["deed"] for act in json.loads(acts.out)]
        assert deeds == ["silence", "erase", "token", "ban address"]
        wrong = await asyncio.to_thread(lenoir, "admin", "erase", opened.code, *at)
        assert (wrong.code, "needs something else" in wrong.err) == (2, True)
    finally:
        await server.end()
