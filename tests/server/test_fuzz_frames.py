"""Wrong frames and noise at a real server: the right code, no trace in the log, and it goes on."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from lenoir import wire
from lenoir.client import Device
from lenoir.core.rng import Rng, pick
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import SeatBot, Start
from tests.server.frames import BYTES, HANDSHAKE, PING, WRONG, close_code, frame
from tests.server.processes import Serving

NOISE = 60


async def after(url: str, *pieces: bytes, hang_up: bool = False) -> bytes:
    """All that comes back for some bytes, until it closes; or nothing, if we hang up."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        came = b""
        for piece in pieces:
            writer.write(piece)
            with suppress(ConnectionError):
                await writer.drain()
                if piece.endswith(HANDSHAKE[-4:]):
                    came = await reader.readuntil(b"\r\n\r\n")
        if hang_up:
            return b""
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(20):
                while close_code(came) is None and (more := await reader.read(65536)):
                    came += more
        return came
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def entering(device: Device, table: str) -> bytes:
    """The frame with a good ticket."""
    _, ticket = await device.ask("POST", f"/api/tables/{table}/ticket")
    return frame(json.dumps({"type": "enter", **json.loads(ticket)}).encode())


def noise(rng: Rng, enter: bytes) -> list[bytes]:
    """A few frames, right or wrong, cut anywhere and with some bytes changed; then the end."""
    pieces = [enter] if rng.below(2) else []
    for _ in range(1 + rng.below(4)):
        data = bytearray(
            pick(rng, [*(wrong for wrong, _ in WRONG.values()), frame(b"{}"), frame(b"", PING)])
        )[:400]
        for _ in range(rng.below(4)):
            data[rng.below(len(data))] = rng.below(256)
        pieces.append(bytes(data[: 1 + rng.below(len(data))]))
    return pieces


async def test_wrong_frames_and_noise_do_no_harm(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    host = Device(await server.start())
    try:
        opened = await host.open(NewTable("classic", 3, "Ada"))
        for chair in (1, 2):
            await host.wish(opened.table, SeatBot(chair, "plain"))
        await host.wish(opened.table, Start())
        table, before = opened.table, await host.record(opened.table, 0)
        codes = {}
        for name, (wrong, _) in WRONG.items():
            codes[name] = close_code(await after(server.url, HANDSHAKE, wrong))
        assert codes == {name: code for name, (_, code) in WRONG.items()}
        for wrong, code in WRONG.values():
            enter = await entering(host, table)
            assert close_code(await after(server.url, HANDSHAKE, enter, wrong)) == code
        await in_pieces(server, host, table)
        rng = Seeded("noise")
        for _ in range(NOISE):
            enter = await entering(host, table) if rng.below(4) == 0 else frame(b"{}")
            await after(server.url, HANDSHAKE, *noise(rng, enter), hang_up=True)
            junk = bytes(rng.below(256) for _ in range(rng.below(200)))
            await after(server.url, HANDSHAKE[: rng.below(len(HANDSHAKE))] + junk, hang_up=True)
        assert await host.record(table, 0) == before, "nobody has moved"
        assert (await host.ask("GET", "/readyz"))[0] == 200
        async with host.enter(table) as socket:
            assert isinstance(await socket.receive(), wire.TableMessage)
    finally:
        await server.end()
    assert b"Traceback" not in server.said
    lines = [json.loads(line) for line in server.said.splitlines() if line.startswith(b"{")]
    assert not [line for line in lines if line["level"] in ("error", "critical") or "error" in line]


async def in_pieces(server: Serving, host: Device, table: str) -> None:
    """What is right is understood in pieces, with pings in between; bytes are no text."""
    enter = await entering(host, table)
    text = enter[8:]
    pieces = frame(text[:9], last=False) + frame(b"", PING) + frame(text[9:], 0)
    came = await after(server.url, HANDSHAKE, pieces, frame(b"nonsense"))
    assert close_code(came) == wire.BAD_MESSAGE
    assert close_code(await after(server.url, HANDSHAKE, frame(text, BYTES))) == wire.BAD_TICKET
    slowly = [bytes([byte]) for byte in frame(b"{}")]
    assert close_code(await after(server.url, HANDSHAKE, *slowly)) == wire.BAD_TICKET
