"""What stands between the world and the house: origins, cookies, headers, sizes, strictness."""

import asyncio
import json

import pytest

from lenoir import wire
from lenoir.client import Hung
from lenoir.core.actions import Resign
from lenoir.core.seats import Seat
from lenoir.play.logs.ports import LogId, TableId, Unavailable
from lenoir.play.tables.seating import BotInstead
from lenoir.play.tables.wishes import Agree, Propose
from lenoir.server.guarding.allowances import USUAL, Allowances, Rate
from lenoir.server.guarding.limits import Limits
from lenoir.server.tickets import LIFE, Tickets
from lenoir.store.memory import MemoryStore
from tests.server.ends import end_of
from tests.server.indoors import a_table_indoors, the_app
from tests.server.inside import Line, settled
from tests.server.raw import JSON, closed_with, request
from tests.server.serving import a_server
from tests.server.tables import a_game, an_opening

OPENING = b'{"edition": "classic", "chairs": 3, "name": "Ada"}'


async def test_every_answer_has_the_headers_and_is_not_stored() -> None:
    async with a_server() as server:
        for method, path in (
            ("GET", "/api/tables"),
            ("GET", "/api/nowhere"),
            ("PUT", "/api/tables"),
        ):
            headers = (await request(server.url, method, path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["cache-control"] == "no-store"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["server"] is None


async def test_a_key_is_a_cookie_that_no_script_and_no_other_table_sees() -> None:
    async with a_server() as server:
        answer = await request(server.url, "POST", "/api/tables", OPENING)
        cookie, opened = answer.headers["set-cookie"], json.loads(answer.body)
        parts = {part.strip().lower() for part in cookie.split(";")}
        assert {"httponly", "samesite=strict"} <= parts
        assert f"path=/api/tables/{opened['table']}".lower() in parts
        key = cookie.partition("=")[2].partition(";")[0]
        assert key.encode() not in answer.body


@pytest.mark.parametrize(("origin", "status"), [("http://evil.example", 403), ("", 201)])
async def test_another_page_may_ask_for_nothing(origin: str, status: int) -> None:
    async with a_server() as server:
        headers = {**JSON, "Origin": origin or server.url}
        answer = await request(server.url, "POST", "/api/tables", OPENING, headers)
        assert answer.status == status


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"edition": "classic", "chairs": 3}',
        b'{"edition": "classic", "chairs": 3, "name": "A", "name": "B"}',
        b'{"edition": "classic", "chairs": 3, "name": "A", "more": 1}',
        b'{"edition": "classic", "chairs": "3", "name": "A"}',
        b'{"edition": "classic", "chairs": 3.5, "name": "A"}',
        b'{"edition": "classic", "chairs": NaN, "name": "A"}',
        b'{"edition": "classic", "chairs": 3, "name": "\\ud800"}',
        b'{"edition": "classic", "chairs": 3, "name": "\\u0007"}',
        b'{"edition": "classic", "chairs": 3, "name": "\xff"}',
        b'{"edition": "classic", "chairs": 3, "name": "A", "options": '
        + b"[" * 20
        + b"]" * 20
        + b"}",
    ],
)
async def test_a_body_is_understood_in_one_way_or_refused(body: bytes) -> None:
    async with a_server() as server:
        answer = await request(server.url, "POST", "/api/tables", body, JSON)
        assert answer.status == 400
        problem = json.loads(answer.body)
        assert (problem["code"], answer.headers["content-type"]) == (
            "malformed",
            "application/problem+json",
        )
        assert b"classic" not in answer.body


async def test_too_much_at_once_is_refused() -> None:
    async with a_server() as server:
        body = b'{"name": "' + b"a" * wire.BODY_AT_MOST + b'"}'
        assert (await request(server.url, "POST", "/api/tables", body)).status == 413
        assert await closed_with(server.url, "x" * (wire.FRAME_AT_MOST + 1)) == 1009


async def test_other_logs_are_not_reached_as_tables() -> None:
    async with a_server() as server:
        table = await a_game(server)
        game = (await table.host.look(table.id)).game
        for name in (game, f"{table.id}.chat", "t-x", "%2e%2e"):
            answer = await request(server.url, "GET", f"/api/tables/{name}")
            assert json.loads(answer.body)["code"] in ("no_such_table", "not_found")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", wire.BAD_TICKET),
        ("{}", wire.BAD_TICKET),
        ('{"type": "enter", "ticket": "no"}', wire.BAD_TICKET),
        ('{"type": "enter", "ticket": "é"}', wire.BAD_TICKET),
        ('{"type": "resume", "game": "g", "viewer": 0}', wire.BAD_TICKET),
        (b"\x00\x01", wire.BAD_TICKET),
    ],
)
async def test_a_socket_begins_with_a_ticket(frame: str | bytes, code: int) -> None:
    async with a_server() as server:
        assert await closed_with(server.url, frame) == code


@pytest.mark.parametrize(
    "frame",
    [
        "nonsense",
        '{"type": "act"}',
        '{"type": "enter", "ticket": "again"}',
        '{"type": "say", "cmd_id": "a", "phrase": "hello", "phrase": "bye"}',
        '{"type": "say", "cmd_id": "a", "text": "\\u0000"}',
        '{"type": "act", "cmd_id": "a", "prompt_id": true, "action": {"type": "Roll", "seat": 0}}',
        b'{"type": "say", "cmd_id": "a", "phrase": "hello"}',
    ],
)
async def test_a_message_that_makes_no_sense_ends_the_connection(frame: str | bytes) -> None:
    async with a_server() as server:
        table = await a_game(server)
        ticket = (await table.host.ask("POST", f"/api/tables/{table.id}/ticket"))[1]
        enter = json.dumps({"type": "enter", **json.loads(ticket)})
        assert await closed_with(server.url, enter, frame) == wire.BAD_MESSAGE
        assert await closed_with(server.url, enter) == wire.BAD_TICKET, "a ticket works once"


async def test_a_ticket_is_good_for_its_table_once_at_all_workers_and_for_a_while() -> None:
    now, key, store = 100.0, "k" * 42 + "A", MemoryStore()
    one, two = (Tickets(b"secret", store.spend, lambda: now) for _ in range(2))
    ticket = one.new(TableId(LogId("t-one")), key)
    assert await Tickets(b"other", store.spend, lambda: now).take(ticket) is None
    assert await one.take(ticket[:-4] + "AAAA") is None
    assert key not in ticket
    assert await two.take(ticket) == ("t-one", key)
    assert await one.take(ticket) is None
    assert await two.take(ticket) is None
    late = one.new(TableId(LogId("t-one")), key)
    now += LIFE + 2
    assert await one.take(late) is None


async def test_a_ticket_is_not_taken_while_nobody_knows_whether_it_was_used() -> None:
    async def unknown(name: str, until: int) -> bool:
        raise Unavailable("disk")

    tickets = Tickets(b"secret", unknown)
    with pytest.raises(Unavailable):
        await tickets.take(tickets.new(TableId(LogId("t-one")), "k" * 42 + "A"))


def test_a_limit_is_for_a_while() -> None:
    now = 0.0
    limits = Limits(lambda: now)
    assert [limits.allows("Ada", Rate(3)) for _ in range(4)] == [True, True, True, False]
    assert limits.allows("Bob", Rate(3))
    now = 20.5
    assert limits.allows("Ada", Rate(3))


async def test_codes_cannot_be_tried_for_ever() -> None:
    async with a_server(allowances=Allowances(guesses_per_address=5)) as server:
        tried = [await request(server.url, "GET", f"/api/codes/{n:08}") for n in range(6)]
        assert [answer.status for answer in tried] == [404] * 5 + [429]
        assert (await request(server.url, "GET", "/api/tables")).status == 200


async def test_who_sends_too_much_or_comes_too_often_is_cut_off() -> None:
    async with a_server() as server:
        table = await a_game(server)
        async with table.host.enter(table.id) as socket:
            resign = wire.Act("bye", 0, Resign(Seat(1)))
            for _ in range(USUAL.messages_per_person + 1):
                socket._sent.clear()
                await socket.send(resign)
            assert await end_of(socket) == wire.TOO_MANY
        sockets = [table.devices[1].enter(table.id) for _ in range(USUAL.sockets_per_person + 1)]
        opened = [await socket.__aenter__() for socket in sockets]
        codes = []
        for line in opened:
            try:
                async with asyncio.timeout(5):
                    await line.receive()
            except Hung as cut:
                codes.append(cut.code)
        assert codes == [wire.TOO_MANY]
        for socket_ in sockets:
            await socket_.__aexit__(None, None, None)


async def test_who_is_sent_away_is_cut_off_at_once_and_a_bot_goes_on() -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening())
        async with table.devices[1].enter(table.id) as socket:
            await socket.receive()
            await table.host.wish(table.id, Propose(BotInstead(1, "plain")))
            await table.devices[2].wish(table.id, Agree(1))
            assert await end_of(socket) == wire.SENT_AWAY


async def test_few_may_stand_at_the_door_without_a_ticket() -> None:
    async with a_table_indoors() as indoors:
        indoors.desk.allowances = Allowances(waiting_per_address=3)
        waiting = [Line(the_app()) for _ in range(4)]
        elsewhere = Line(the_app(), client=("203.0.113.8", 1))
        await settled()
        assert [line.closed for line in waiting] == [None, None, None, wire.TOO_MANY]
        assert elsewhere.closed is None
        await waiting[0].hang_up()
        line, _ = await indoors.seats[0].enter(indoors.words["table"])
        assert line.taken()[0].startswith(b'{"type":"table"'), "who has entered has left the door"
        for other in (*waiting[1:], elsewhere, line):
            await other.hang_up()
