"""Over HTTP: tables are opened, found, joined and started; refusals are told in one's language."""

import json

import pytest

from lenoir.client import ServerRefused
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import SeatBot, Start
from tests.server.raw import request
from tests.server.serving import a_server
from tests.server.tables import dealt

A_TABLE = NewTable("classic", 3, "Ada", {"turn_limit": 12})


async def test_a_table_is_opened_found_joined_and_started() -> None:
    async with a_server() as server:
        ada, bob = server.device(), server.device()
        opened = await ada.open(A_TABLE)
        table = await bob.find(opened.code.lower())
        assert table == opened.table
        seen = await bob.join(table, opened.code, "Bob")
        assert seen.you == 1
        assert [person.name for person in seen.people] == ["Ada", "Bob"]
        assert (await bob.join(table, opened.code, "Bob")).you == 1, "asked twice, seated once"
        await ada.wish(table, SeatBot(2))
        started = await dealt([ada, bob], table)
        assert started.stage == "playing"
        assert (await bob.look(table)).commitment == opened.commitment


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en-GB", "Only the host of the table may do that."),
        ("de, fr;q=0.8, en;q=0.5", "Seul l’hôte de la table peut le faire."),
    ],
)
async def test_a_refusal_is_told_in_the_language_asked_for(language: str, title: str) -> None:
    async with a_server() as server:
        ada, bob = server.device(), server.device(language)
        opened = await ada.open(A_TABLE)
        await bob.join(opened.table, opened.invite, "Bob")
        with pytest.raises(ServerRefused, match=title) as refused:
            await bob.wish(opened.table, Start())
        assert (refused.value.code, refused.value.status) == ("not_host", 403)


async def test_the_doors_are_described_as_openapi_and_nothing_is_loaded_from_elsewhere() -> None:
    async with a_server() as server:
        answer = await request(server.url, "GET", "/api/schema/openapi.json")
        schema = json.loads(answer.body)
        assert schema["openapi"].startswith("3.1")
        assert "/api/tables/{table}/join" in schema["paths"]
        for page in ("", "/swagger", "/scalar", "/redoc", "/elements", "/rapidoc"):
            body = (await request(server.url, "GET", f"/api/schema{page}")).body
            assert b"<script" not in body
