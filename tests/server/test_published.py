"""A published game as strangers open it: over HTTP, with a link and nothing else."""

import re

import msgspec
import pytest

from lenoir.client import ServerRefused
from lenoir.core.seats import SPECTATOR
from lenoir.play.people.keys import new_key
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import BeNamed, Publish, Unpublish
from lenoir.server.guarding.allowances import Allowances
from lenoir.wire import Replay, Say
from tests.server.raw import Answer, request
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, over

NAMES = ("Xaver-Canary", "Bob", "Cléo")


async def a_published_game(server: Served) -> tuple[Seated, str]:
    """Played by people, published by the second; the key of its link."""
    table = await a_game(server, NewTable("classic", 3, NAMES[0], {"turn_limit": 8}))
    async with table.host.enter(table.id) as socket:
        await socket.send(Say("s", phrase="hello"))
    view = await table.devices[1].wish(table.id, Publish(await over(server, table)))
    return table, view.publications[0].link


async def opened(server: Served, table: str, key: str, query: str = "") -> Answer:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return await request(
        server.url, "GET", f"/api/tables/{table}/published{query}", headers=headers
    )


async def test_a_stranger_sees_the_game_with_anybodys_eyes() -> None:
    async with a_server() as server:
        table, link = await a_published_game(server)
        for viewer in (SPECTATOR, 0, 1, 2):
            answer = await opened(server, table.id, link, f"?viewer={viewer}&language=fr")
            whole = msgspec.json.decode(answer.body, type=Replay)
            assert whole.viewer == viewer
            assert whole.length == len(whole.told) == whole.scene.seq
            then = await opened(server, table.id, link, f"?viewer={viewer}&at=3")
            assert msgspec.json.decode(then.body, type=Replay).scene.seq == 3


async def test_no_name_is_in_the_bytes_without_consent() -> None:
    async with a_server() as server:
        table, link = await a_published_game(server)

        async def named() -> set[str]:
            bodies = [
                (await opened(server, table.id, link, f"?viewer={viewer}{at}&language={spoken}"))
                for viewer in (-1, 0, 1, 2)
                for at in ("", "&at=0", "&at=5")
                for spoken in ("en", "fr")
            ]
            assert all(answer.status == 200 for answer in bodies)
            whole = b"".join(answer.body for answer in bodies).decode()
            return {name for name in (*NAMES, "hello") if name in whole}

        assert await named() == set()
        game = (await table.host.look(table.id)).game
        await table.host.wish(table.id, BeNamed(game))
        assert await named() == {NAMES[0]}
        await table.host.wish(table.id, BeNamed(game, on=False))
        assert await named() == set()


@pytest.mark.parametrize("strangers_first", [True, False])
async def test_a_stranger_is_spoken_to_as_nobody_and_a_player_as_you(
    strangers_first: bool,
) -> None:
    """Though both look through the same eyes, at a game in which everybody is named."""
    async with a_server() as server:
        table, link = await a_published_game(server)
        game = (await table.host.look(table.id)).game
        for device in table.devices:
            await device.wish(table.id, BeNamed(game))

        async def strangers() -> bool:
            return addressed((await opened(server, table.id, link, "?viewer=0")).body)

        async def players() -> bool:
            path = f"/api/tables/{table.id}/replay?viewer=0"
            return addressed((await table.host.ask("GET", path))[1])

        both = (strangers, players) if strangers_first else (players, strangers)
        assert {one.__name__: await one() for one in both} == {"strangers": False, "players": True}


def addressed(body: bytes) -> bool:
    """Whether the story speaks to its reader."""
    whole = msgspec.json.decode(body, type=Replay)
    return any(re.search(r"\byour?\b", line.text, re.IGNORECASE) for line in whole.told)


async def test_it_is_not_listed_by_search_engines_and_is_kept_by_its_reader_alone() -> None:
    async with a_server() as server:
        table, link = await a_published_game(server)
        answer = await opened(server, table.id, link)
        assert answer.headers["x-robots-tag"] == "noindex, nofollow"
        assert answer.headers["cache-control"] == "private, no-cache"
        assert answer.headers["vary"] == "Accept-Language, Authorization"
        places = (f"replay/{table.id}", f"review/{table.id}/g-1", "screen/ABCDEFGH2345")
        for place in (f"table/{table.id}", *places):
            shell = await request(server.url, "GET", f"/{place}")
            assert shell.headers["x-robots-tag"] == "noindex, nofollow", place
        for place in ("", "rules/classic", "puzzles"):
            assert "x-robots-tag" not in (await request(server.url, "GET", f"/{place}")).headers


async def test_who_has_it_already_is_told_so_until_it_is_taken_back() -> None:
    async with a_server() as server:
        table, link = await a_published_game(server)
        first = await opened(server, table.id, link)
        headers = {"authorization": f"Bearer {link}", "if-none-match": first.headers["etag"]}
        path = f"/api/tables/{table.id}/published"
        assert (await request(server.url, "GET", path, headers=headers)).status == 304
        game = (await table.host.look(table.id)).game
        await table.devices[1].wish(table.id, Unpublish(game))
        assert (await request(server.url, "GET", path, headers=headers)).status == 404


async def test_nobody_finds_out_what_there_is() -> None:
    """A wrong key, none at all, a table that is not there: one answer, byte for byte."""
    async with a_server() as server:
        table, link = await a_published_game(server)
        unpublished = await a_game(server)
        wrong = [
            await opened(server, where, key)
            for where in (table.id, unpublished.id, "t-" + "A" * 22)
            for key in (new_key(), "", table.opened.watch, table.opened.invite)
        ]
        wrong.append(await opened(server, unpublished.id, link))
        assert {answer.status for answer in wrong} == {404}
        assert len({answer.body for answer in wrong}) == 1


async def test_whoever_guesses_is_slowed_down() -> None:
    async with a_server(allowances=Allowances(guesses_per_address=5)) as server:
        table, link = await a_published_game(server)
        found = [(await opened(server, table.id, f"guess{n}")).status for n in range(8)]
        assert found == [404] * 5 + [429] * 3
        assert (await opened(server, table.id, link)).status == 200  # with a whole key


async def test_its_link_opens_nothing_else_of_the_table() -> None:
    async with a_server() as server:
        table, link = await a_published_game(server)
        stranger = server.device()
        stranger.cookies = dict.fromkeys(table.host.cookies, link)
        for door in ("", "/replay", "/record", "/review", "/notes?seat=0"):
            with pytest.raises(ServerRefused) as refused:
                await stranger.ask("GET", f"/api/tables/{table.id}{door}")
            assert refused.value.code == "not_seated", door
        with pytest.raises(ServerRefused) as refused:
            await stranger.join(table.id, link, "Zoé")
        assert refused.value.code == "not_invited"
