"""Every route for every role: the status is as the table below says, and no route has no row."""

import pytest

from lenoir import wire
from lenoir.server.app import web_app
from tests.leaks.server_doors import NO_KEY, a_note, filled
from tests.server.indoors import DESKS, Indoors, a_table_indoors
from tests.server.inside import routes_of

ROLES = ("nobody", "stranger", "spectator", "player", "host")
"""Without a key; with the key of another table; looking on; on seat 1; on seat 0, and host."""

OPENING = '{"edition": "classic", "chairs": 3, "name": "Zoé"}'
TABLE = "/api/tables/{table}"
ALL = (200, 200, 200, 200, 200)
NONE = (404, 404, 404, 404, 404)
PRESENT = (403, 403, 200, 200, 200)
SEATED = (403, 403, 403, 200, 200)
HOST = (403, 403, 403, 403, 200)

Row = tuple[str, tuple[int, int, int, int, int]]

# The game is on: whoever sits here joins and claims without effect, nobody else can.
MATRIX: dict[str, Row] = {
    "GET /api/tables": ("", ALL),
    "POST /api/tables": (OPENING, (201, 201, 201, 201, 201)),
    "GET /api/codes/{code}": ("", ALL),
    "GET /api/screens/{code}": ("", NONE),
    f"GET {TABLE}": ("", PRESENT),
    f"POST {TABLE}/join": ('{"invite": "{invite}", "name": "Zoé"}', (409, 409, 409, 200, 200)),
    f"POST {TABLE}/claim": (f'{{"offer": "{NO_KEY}", "name": "Zoé"}}', SEATED),
    f"POST {TABLE}/spectate": ('{"watch": "{watch}"}', ALL),
    f"POST {TABLE}/spectate?": (f'{{"watch": "{NO_KEY}"}}', (403, 403, 403, 403, 403)),
    f"POST {TABLE}/offer": ("{}", SEATED),
    f"POST {TABLE}/offer?": ('{"watch": true}', SEATED),
    f"POST {TABLE}/wish": ('{"cmd_id": "a", "wish": {"type": "Park"}}', HOST),
    f"POST {TABLE}/wish?": ('{"cmd_id": "a", "wish": {"type": "Leave"}}', SEATED),
    f"POST {TABLE}/ticket": ("", PRESENT),
    f"GET {TABLE}/record": ("", PRESENT),
    f"GET {TABLE}/record?seat=1": ("", (403, 403, 403, 200, 403)),
    f"GET {TABLE}/record?game=g-other": ("", (403, 403, 404, 404, 404)),
    f"GET {TABLE}/replay": ("", (403, 403, 409, 409, 409)),
    f"GET {TABLE}/replay?viewer=1": ("", (403, 403, 409, 409, 409)),
    f"GET {TABLE}/published": ("", NONE),
    f"GET {TABLE}/review": ("", (403, 403, 409, 409, 409)),
    f"GET {TABLE}/hindsight?seat=1": ("", (403, 403, 403, 409, 403)),
    f"GET {TABLE}/hindsight": ("", (403, 403, 403, 409, 409)),
    f"GET {TABLE}/choices?seat=1&moment=3": ("", (403, 403, 403, 409, 403)),
    f"GET {TABLE}/notes?seat=1": ("", (403, 403, 403, 200, 403)),
    f"POST {TABLE}/notes": (a_note("1", "2"), (403, 403, 403, 200, 403)),
    f"POST {TABLE}/report": ('{"person": 2, "reason": "language"}', SEATED),
    f"GET {TABLE}/knowledge?seat=1": ("", (403, 403, 403, 200, 403)),
    f"GET {TABLE}/learned?seat=1&since=0": ("", (403, 403, 403, 200, 403)),
    f"GET {TABLE}/why?seat=1&card=2&place=7": ("", (403, 403, 403, 200, 403)),
    "GET /api/catalogue": ("", ALL),
    "GET /api/first-case": ("", ALL),
    "GET /api/puzzles": ("", ALL),
    "GET /api/puzzles/{volume}": ("", ALL),
    "GET /api/readings?edition=classic": ("", ALL),
    "GET /healthz": ("", ALL),
    "GET /readyz": ("", ALL),
    "GET /metrics": ("", NONE),
    "GET /api/schema": ("", ALL),
    "GET /api/schema/openapi.json": ("", ALL),
    "GET /api/schema/{path}": ("", NONE),
    "SOCKET /api/socket": ("", (wire.BAD_TICKET, wire.BAD_TICKET, 0, 0, 0)),
}


def test_every_route_has_a_row() -> None:
    rows = {row.partition("?")[0] for row in MATRIX}
    assert rows == routes_of(web_app(lambda: DESKS[-1])) | {"SOCKET /api/socket"}


async def status(indoors: Indoors, role: str, row: str, body: str) -> int:
    """What comes of it; of a socket the code with which it is closed, 0 if it is not."""
    method, _, path = row.partition(" ")
    visitor, words = indoors.by_role[role], {**indoors.words, "path": "swagger", "volume": "1"}
    if method != "SOCKET":
        data = filled(body, words).encode()
        return (await visitor.ask(method, filled(path, words).rstrip("?"), data)).status
    ticket = await visitor.ask("POST", filled(f"{TABLE}/ticket", words))
    line = await visitor.way.line()
    text = ticket.body.decode().strip("{}") if ticket.status == 200 else '"ticket": "none"'
    line.send(f'{{"type": "enter", {text}}}')
    await visitor.way.settle()
    came = line.taken()
    await line.hang_up()
    return int(came[-1].split()[-1]) if came[-1].startswith(b"closed with") else 0


@pytest.mark.parametrize("row", MATRIX)
async def test_each_role_gets_what_it_may(row: str) -> None:
    body, expected = MATRIX[row]
    found = []
    for role in ROLES:
        async with a_table_indoors() as indoors:
            before = await indoors.state()
            found.append(await status(indoors, role, row, body))
            if found[-1] >= 400:
                assert await indoors.state() == before, f"{role} has changed something"
    assert tuple(found) == expected
