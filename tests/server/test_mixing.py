"""The mix at a real server: it ends though nobody is connected, and devices keep receipts."""

import asyncio
from pathlib import Path
from secrets import token_urlsafe

import pytest

from lenoir import wire
from lenoir.client import Device, Receipts
from lenoir.play.people import attendance
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Start
from lenoir.record.receipt import read_receipt
from tests.server.serving import a_server
from tests.server.tables import a_table, dealt


async def started_and_gone(host: Device, table: str) -> None:
    """The host starts, and whatever would have been revealed is not."""
    wishing = wire.Wishing(token_urlsafe(8), Start())
    await host._asked(TableView, "POST", f"/api/tables/{table}/wish", wishing)


async def test_a_mix_ends_in_time_though_nobody_is_connected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attendance, "REVEALED_WITHIN", 0.3)
    async with a_server() as server:
        table = await a_table(server)
        await started_and_gone(table.host, table.id)
        async with asyncio.timeout(20):
            while (await server.house.register.seating(table.opened.table)).is_mixing:
                await asyncio.sleep(0.05)
        seating = await server.house.register.seating(table.opened.table)
        assert (seating.stage, {chair.nonce for chair in seating.chairs}) == ("playing", {"none"})


async def test_receipts_are_kept_in_a_folder_before_anything_is_given_away(tmp_path: Path) -> None:
    async with a_server() as server:
        table = await a_table(server, people=2)
        receipts = tmp_path / "receipts"
        receipts.mkdir()
        zoe = Device(server.url, receipts=Receipts(receipts))
        await zoe.join(table.id, table.opened.invite, "Zoé")
        file = receipts / f"{table.opened.game}.json"
        before = read_receipt(file.read_bytes())
        assert (before.commitment, bool(before.nonce)) == (table.opened.commitment, True)
        assert before.pledges == ()
        await dealt([*table.devices, zoe], table.id)
        after = read_receipt(file.read_bytes())
        assert after == zoe.receipts.of(table.opened.game)
        assert after.acknowledged
        assert after.pledges[2] == after.pledge
