"""``lenoir doctor``: good news, bad news, advice, and no secret."""

import json
from pathlib import Path
from shutil import copy

from lenoir.client import Device
from tests.cli.command import Answer, lenoir
from tests.golden.make_database import HERE as GOLDEN
from tests.server.processes import Serving
from tests.store.places import InPostgres

FREE = ("--port", "0")


def seen(done: Answer) -> dict[str, str]:
    """The state of each check; the worst of several by the same name."""
    order = ("good", "notice", "broken")
    states: dict[str, str] = {}
    for finding in json.loads(done.out)["findings"]:
        before = states.get(finding["check"], "good")
        states[finding["check"]] = max(before, finding["state"], key=order.index)
    return states


def words(done: Answer) -> str:
    """What was said, however its lines are broken."""
    return " ".join(done.out.split())


def doctor(data: Path, *arguments: str, **environment: str) -> Answer:
    where = () if "--port" in arguments else FREE
    return lenoir("doctor", "--data", str(data), *where, *arguments, **environment)


def test_a_sound_machine_is_told_so_and_nothing_is_left_behind(tmp_path: Path) -> None:
    for language, well in (("en", "Everything a game"), ("fr", "Tout ce qu’il faut")):
        done = doctor(tmp_path / "new", "--lang", language)
        assert (done.code, well in words(done)) == (0, True), done
    assert not list(tmp_path.iterdir())


def test_json_has_every_finding(tmp_path: Path) -> None:
    done = doctor(tmp_path, "--json")
    states = seen(done)
    assert set(states) >= {"program", "sqlite", "data", "key", "database", "port", "page"}
    assert (done.code, json.loads(done.out)["ok"]) == (0, True)
    assert states["editions"] == states["data"] == "good"


def test_a_data_folder_that_is_a_file_is_broken(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    done = doctor(place, "--json")
    assert (done.code, seen(done)["data"]) == (1, "broken")
    assert "--data" in words(doctor(place, "--lang", "en"))


def test_keys_and_databases_that_are_not_as_they_should_be(tmp_path: Path) -> None:
    (tmp_path / "lenoir.key").write_bytes(b"short")
    (tmp_path / "lenoir.db").write_text("dear diary " * 100)
    states = seen(doctor(tmp_path, "--json"))
    assert (states["key"], states["database"]) == ("broken", "broken")
    (tmp_path / "lenoir.key").write_bytes(bytes(32))
    (tmp_path / "lenoir.key").chmod(0o644)
    copy(GOLDEN / "database-1.db", tmp_path / "lenoir.db")
    states = seen(doctor(tmp_path, "--json"))
    assert (states["key"], states["database"]) == ("notice", "notice")
    assert "lenoir db migrate" in words(doctor(tmp_path, "--lang", "en"))


def test_editions_that_cannot_be_played_are_named(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("title = 3\n")
    done = doctor(tmp_path, "--lang", "en", LENOIR_EDITIONS=f"{tmp_path}:{tmp_path / 'none'}")
    assert done.code == 1
    assert "The edition “odd” cannot be played" in words(done)
    assert "which is no folder" in words(done)


async def test_a_port_is_free_or_lenoirs_or_taken(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    port = (await server.start()).rpartition(":")[2]
    try:
        await Device(server.url).listed()
        done = doctor(tmp_path, "--port", port, "--lang", "en")
        assert (done.code, "A Lenoir answers already" in words(done)) == (0, True), done.out
        other = doctor(tmp_path, "--port", port, "--host", "192.0.2.7", "--json")
        assert (other.code, seen(other)["port"]) == (1, "broken")
    finally:
        await server.end()


async def test_a_postgresql_is_asked_for_its_version_and_nothing_is_told_of_its_address(
    postgres: str, tmp_path: Path
) -> None:
    place = InPostgres(postgres)
    url = await place.url()
    done = doctor(tmp_path, "--lang", "en", **named(url))
    assert "are made when the server first" in words(done)
    async with place.opened():
        pass
    done = doctor(tmp_path, "--lang", "en", **named(url))
    assert (done.code, "Database: PostgreSQL, version" in words(done)) == (0, True), done.out
    secret = "postgresql://ada:s3cret/word@127.0.0.1:9/lenoir"
    for language in ("en", "fr"):
        for form in ((), ("--json",)):
            done = doctor(tmp_path, "--lang", language, *form, **named(secret))
            assert done.code == 1
            for part in ("s3cret", "word@", "ada", "127.0.0.1:9"):
                assert part not in done.out + done.err


def named(url: str) -> dict[str, str]:
    return {"LENOIR_DATABASE_URL": url}
