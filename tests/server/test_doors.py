"""Every role at every door over HTTP, and no door is forgotten."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from lenoir.client import Device, ServerRefused
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.seating import NewPace
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Leave, Park, Propose, SeatBot
from lenoir.server.routes import ROUTES
from tests.server.serving import a_server
from tests.server.tables import Seated, a_game, over

HELPED = NewTable("classic", 3, "Ada", {"turn_limit": 8}, assistance="odds")
"""A table where everything may be asked."""
ROLES = ("host", "seat 1", "has left", "watcher", "stranger")
EVERYBODY = frozenset(ROLES)
SEATED = frozenset({"host", "seat 1"})
PRESENT = SEATED | {"watcher"}
HOST = frozenset({"host"})
ONE = frozenset({"seat 1"})
NOBODY: frozenset[str] = frozenset()

HMM = b'{"seat":%d,"cmd_id":"n","changes":[{"type":"note","card":null,"text":"hmm"}]}'

Door: TypeAlias = Callable[[Seated, Device], Awaitable[object]]


async def asked(table: Seated, device: Device, what: str) -> object:
    return await device.ask("GET", f"/api/tables/{table.id}/{what}")


async def pencilled(table: Seated, device: Device, seat: int) -> object:
    return await device.ask("POST", f"/api/tables/{table.id}/notes", HMM % seat)


async def reported(table: Seated, device: Device, person: int) -> object:
    body = b'{"person":%d,"reason":"name"}' % person
    return await device.ask("POST", f"/api/tables/{table.id}/report", body)


# Who has joined already is told so, whatever he says the second time.
DOORS: dict[str, tuple[Door, frozenset[str]]] = {
    "open_table": (lambda t, d: d.open(NewTable("classic", 3, "Zoé")), EVERYBODY),
    "listed": (lambda t, d: d.listed(), EVERYBODY),
    "find": (lambda t, d: d.find(t.opened.code), EVERYBODY),
    "screen by the table's code": (
        lambda t, d: d.ask("GET", f"/api/screens/{t.opened.code}"),
        NOBODY,
    ),
    "published with no link": (lambda t, d: asked(t, d, "published"), NOBODY),
    "look": (lambda t, d: d.look(t.id), PRESENT),
    "join": (lambda t, d: d.join(t.id, "A" * 43, "Zoé"), ONE),
    "claim": (lambda t, d: d.claim(t.id, "A" * 43, "Zoé"), SEATED),
    "spectate": (lambda t, d: d.spectate(t.id, t.opened.watch), EVERYBODY),
    "spectate with another key": (lambda t, d: d.spectate(t.id, t.opened.invite), NOBODY),
    "offer": (lambda t, d: d.offer(t.id), SEATED),
    "offer chair 1": (lambda t, d: d.offer(t.id, 1), ONE),
    "wish to leave": (lambda t, d: d.wish(t.id, Leave()), SEATED),
    "wish to send away": (lambda t, d: d.wish(t.id, SeatBot(1)), NOBODY),
    "wish to change a bot": (lambda t, d: d.wish(t.id, SeatBot(2)), HOST),
    "wish to set the clock": (lambda t, d: d.wish(t.id, SetTable(pace=60)), NOBODY),
    "wish to propose": (lambda t, d: d.wish(t.id, Propose(NewPace(60))), SEATED),
    "wish to park": (lambda t, d: d.wish(t.id, Park()), HOST),
    "ticket": (lambda t, d: d.ask("POST", f"/api/tables/{t.id}/ticket"), PRESENT),
    "record for all": (lambda t, d: d.record(t.id), PRESENT),
    "record of seat 0": (lambda t, d: d.record(t.id, 0), HOST),
    "record of seat 1": (lambda t, d: d.record(t.id, 1), ONE),
    "record of seat 2": (lambda t, d: d.record(t.id, 2), NOBODY),
    "record of another game": (lambda t, d: d.record(t.id, -1, "g-other"), NOBODY),
    "replay": (lambda t, d: d.ask("GET", f"/api/tables/{t.id}/replay?viewer=2"), PRESENT),
    "replay of another game": (
        lambda t, d: d.ask("GET", f"/api/tables/{t.id}/replay?game=g-other"),
        NOBODY,
    ),
    "review": (lambda t, d: d.ask("GET", f"/api/tables/{t.id}/review"), PRESENT),
    "hindsight of seat 0": (lambda t, d: asked(t, d, "hindsight?seat=0"), HOST),
    "hindsight of seat 1": (lambda t, d: asked(t, d, "hindsight?seat=1&language=fr"), ONE),
    "hindsight of nobody": (lambda t, d: asked(t, d, "hindsight?seat=-2"), NOBODY),
    "choices where nothing was asked": (
        lambda t, d: asked(t, d, "choices?seat=1&moment=3"),
        NOBODY,
    ),
    "the_first_case": (lambda t, d: d.ask("GET", "/api/first-case"), EVERYBODY),
    "the_puzzles": (lambda t, d: d.ask("GET", "/api/puzzles"), EVERYBODY),
    "the_volume": (lambda t, d: d.ask("GET", "/api/puzzles/1"), EVERYBODY),
    "notes of seat 1": (lambda t, d: asked(t, d, "notes?seat=1"), ONE),
    "notes of seat 2": (lambda t, d: asked(t, d, "notes?seat=2"), NOBODY),
    "notes of nobody": (lambda t, d: asked(t, d, "notes?seat=-1"), NOBODY),
    "pencil for seat 0": (lambda t, d: pencilled(t, d, 0), HOST),
    "pencil for seat 2": (lambda t, d: pencilled(t, d, 2), NOBODY),
    "pencil for nobody": (lambda t, d: pencilled(t, d, -1), NOBODY),
    "report of seat 2": (lambda t, d: reported(t, d, 2), SEATED),
    "report of nobody": (lambda t, d: reported(t, d, 77), NOBODY),
    "knowledge of seat 0": (lambda t, d: asked(t, d, "knowledge?seat=0"), HOST),
    "knowledge of seat 2": (lambda t, d: asked(t, d, "knowledge?seat=2"), NOBODY),
    "knowledge of nobody": (lambda t, d: asked(t, d, "knowledge?seat=-1"), NOBODY),
    "what_was_learned by seat 1": (lambda t, d: asked(t, d, "learned?seat=1&since=0"), ONE),
    "what_was_learned by nobody": (lambda t, d: asked(t, d, "learned?seat=-1&since=0"), NOBODY),
    "why for seat 1": (lambda t, d: asked(t, d, "why?seat=1&card=0&place=0&language=fr"), ONE),
    "why for nobody": (lambda t, d: asked(t, d, "why?seat=-1&card=0&place=0"), NOBODY),
    "why about no card": (lambda t, d: asked(t, d, "why?seat=1&card=99&place=0"), NOBODY),
    "why about a negative card": (lambda t, d: asked(t, d, "why?seat=1&card=-1&place=0"), NOBODY),
    "why about no place": (lambda t, d: asked(t, d, "why?seat=1&card=0&place=5"), NOBODY),
    "why in another language": (
        lambda t, d: asked(t, d, "why?seat=1&card=0&place=0&language=de"),
        NOBODY,
    ),
    "readings": (lambda t, d: d.ask("GET", "/api/readings?edition=miro"), EVERYBODY),
    "whole_catalogue": (lambda t, d: d.ask("GET", "/api/catalogue"), EVERYBODY),
    "healthz": (lambda t, d: d.ask("GET", "/healthz"), EVERYBODY),
    "readyz": (lambda t, d: d.ask("GET", "/readyz"), EVERYBODY),
    "metrics": (lambda t, d: d.ask("GET", "/metrics"), NOBODY),
}
AFTERWARDS = ("replay", "review", "hindsight", "choices")
"""Only once the game is over."""


async def devices(table: Seated, watcher: Device, stranger: Device) -> dict[str, Device]:
    """Ada is host, Bob sits on seat 1, Cléo has left seat 2."""
    await table.devices[2].wish(table.id, Leave())
    await watcher.spectate(table.id, table.opened.watch)
    return dict(zip(ROLES, (*table.devices, watcher, stranger), strict=True))


@pytest.mark.parametrize("name", DOORS)
async def test_a_door_opens_for_those_it_is_for(name: str) -> None:
    door, allowed = DOORS[name]
    async with a_server() as server:
        for role in ROLES:
            table = await a_game(server, HELPED)
            by_role = await devices(table, server.device(), server.device())
            if name.split()[0] in AFTERWARDS:
                await over(server, table)
            before = await table.host.look(table.id)
            if role in allowed:
                await door(table, by_role[role])
                continue
            with pytest.raises(ServerRefused) as refused:
                await door(table, by_role[role])
            assert refused.value.status in (400, 403, 404), role
            assert await table.host.look(table.id) == before, f"{role} has changed something"


def test_no_door_is_forgotten() -> None:
    assert {name.split()[0] for name in DOORS} == {
        str(route.handler_name).rpartition(".")[2] for route in ROUTES
    }
