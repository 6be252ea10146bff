"""A screen for all: let in by a code that can be typed, and a spectator like any other."""

import json

import pytest
from msgspec.json import encode

from lenoir import wire
from lenoir.office.admin import ended
from lenoir.play.people.keys import digest
from lenoir.play.tables.screens import MORE, screen_code
from lenoir.play.tables.wishes import Park
from tests.leaks.visitor import Visitor
from tests.server.indoors import Indoors, a_table_indoors


async def code_of(indoors: Indoors, role: str = "host") -> str:
    """The code for screens, as somebody is told it."""
    view = await indoors.by_role[role].ask("GET", f"/api/tables/{indoors.words['table']}")
    return str(json.loads(view.body)["screen"])


async def a_screen(indoors: Indoors, code: str) -> tuple[Visitor, int]:
    """A new device that comes with a code, and the status of the answer."""
    device = Visitor(indoors.by_role["nobody"].way)
    answer = await device.ask("GET", f"/api/screens/{code}")
    if answer.status == 200:
        found = json.loads(answer.body)
        key = wire.Spectate(found["watch"])
        await device.do("POST", f"/api/tables/{found['table']}/spectate", key)
    return device, answer.status


async def test_a_screen_is_let_in_by_its_code_and_sees_what_a_spectator_sees() -> None:
    async with a_table_indoors() as indoors:
        screen, status = await a_screen(indoors, await code_of(indoors))
        assert status == 200
        at = f"/api/tables/{indoors.words['table']}"
        view = await screen.ask("GET", at)
        told = json.loads(view.body)
        assert told == json.loads((await indoors.by_role["spectator"].ask("GET", at)).body)
        assert (told["you"], told["seats"], told["code"], told["screen"]) == (None, [], "", "")


async def test_a_screen_can_do_nothing_but_look_on() -> None:
    async with a_table_indoors() as indoors:
        screen, _ = await a_screen(indoors, await code_of(indoors))
        before, at = await indoors.state(), f"/api/tables/{indoors.words['table']}"
        for door, body in (
            ("offer", b"{}"),
            ("offer", b'{"watch": true}'),
            ("wish", encode(wire.Wishing("a", Park()))),
            ("report", b'{"person": 1, "reason": "language"}'),
        ):
            assert (await screen.ask("POST", f"{at}/{door}", body)).status == 403, door
        for door in ("notes?seat=1", "knowledge?seat=1", "record?seat=1"):
            assert (await screen.ask("GET", f"{at}/{door}")).status == 403, door
        assert await indoors.state() == before


@pytest.mark.parametrize("role", ["spectator", "player"])
async def test_only_people_at_the_table_are_told_its_code(role: str) -> None:
    async with a_table_indoors() as indoors:
        assert bool(await code_of(indoors, role)) == (role == "player")


async def test_the_tables_own_code_does_not_open_the_game() -> None:
    """The attack: a stranger notes the code of a listed table, and watches later.

    Planted: `screen_code` without its letters.
    """
    async with a_table_indoors() as indoors:
        own, right = indoors.words["code"], await code_of(indoors)
        assert right.startswith(own)
        assert len(right) == len(own) + MORE
        wrong = [own, f"{own}AAAA", f"{own}{right[-MORE:-1]}", f"{right}A", "A" * 12, "%00"]
        for code in wrong:
            _, status = await a_screen(indoors, code)
            assert status == 404, code


async def test_a_code_is_read_as_people_type_it() -> None:
    async with a_table_indoors() as indoors:
        code = (await code_of(indoors)).lower()
        _, status = await a_screen(indoors, f"{code[:4]}-{code[4:8]}-{code[8:]}")
        assert status == 200


async def test_who_sits_at_the_table_keeps_their_seat_on_that_device() -> None:
    """A host may open the screen on the very device that holds the host's key."""
    async with a_table_indoors() as indoors:
        player, at = indoors.by_role["player"], f"/api/tables/{indoors.words['table']}"
        found = await player.do("GET", f"/api/screens/{await code_of(indoors)}")
        await player.do("POST", f"{at}/spectate", wire.Spectate(found["watch"]))
        assert (await player.do("GET", at))["seats"] == [1]


async def test_screens_add_nothing_to_what_is_stored() -> None:
    """The attack: the door is opened again and again to fill the table's log."""
    async with a_table_indoors() as indoors:
        before, code = await indoors.state(), await code_of(indoors)
        for _ in range(20):
            assert (await a_screen(indoors, code))[1] == 200
        assert await indoors.state() == before


async def test_no_screen_looks_on_at_a_table_that_was_ended() -> None:
    """Planted: a key derived from the empty word, which is the same at every such table."""
    async with a_table_indoors() as indoors:
        seating = await indoors.desk.house.register.seating(indoors.words["table"])  # type: ignore[arg-type]
        assert seating.may_watch(digest(seating.screen_key))
        over = ended(seating)
        assert not over.may_watch(digest(over.screen_key))
        assert screen_code(seating) != screen_code(over)
