"""Checks of a machine on which Lenoir is to run. None changes anything, and none tells a secret."""

import asyncio
import json
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from platform import python_version
from typing import Final, Literal, TypeAlias
from urllib.request import urlopen

from msgspec import Struct

from lenoir import __version__
from lenoir.bots.bad_bot import BadBot
from lenoir.bots.catalogue import BUILT_IN
from lenoir.bots.players import maker_called, offered
from lenoir.commands.serve import address, bound, own_url
from lenoir.commands.typed.casting import reason
from lenoir.commands.typed.places import flaws_told
from lenoir.compose import (
    KEY_FILE,
    NEWEST,
    CannotOpen,
    check_sqlite,
    is_open_to_others,
    is_postgres,
    key_at,
    tried_out,
    version_of,
)
from lenoir.editions.bad_edition import BadEdition
from lenoir.editions.loader import edition_keys, load_edition, missing_folders
from lenoir.messages import BadInput, Messages
from lenoir.settings import data_folder, database, settings_file
from lenoir.terminal.screen import Screen, shows_all_signs

State: TypeAlias = Literal["good", "notice", "broken"]
EXTRAS: Final = {
    "fast": "numba",
    "postgres": "asyncpg",
    "cluster": "distributed",
    "plot": "matplotlib",
}
"""What may be installed, and the package that shows it is."""
LITTLE, TOO_LITTLE = 500, 20
"""Megabytes of free space."""
NARROW: Final = 80
WITHIN: Final = 3.0
"""Seconds to wait for whoever has the port."""


class Finding(Struct, frozen=True):
    """What one check has found."""

    check: str
    state: State
    text: str
    advice: str = ""


class Checks:
    """Everything that is looked at, in one language."""

    def __init__(self, say: Messages, screen: Screen) -> None:
        self._say, self._screen = say, screen

    def all(self) -> Iterator[Finding]:
        """One after the other, from the program to the terminal."""
        yield from self._program()
        yield from self._extras()
        yield from self._data()
        yield from self._key()
        yield from self._database()
        yield from self._port()
        yield from self._editions()
        yield from self._bots()
        yield from self._page()
        yield from self._terminal()

    def _program(self) -> Iterator[Finding]:
        say = self._say
        text = say("doctor-program", lenoir=__version__, python=python_version())
        yield Finding("program", "good", text)
        file = settings_file(os.environ, str(Path.cwd()))
        told = say("doctor-settings", file=file) if file else say("doctor-no-settings")
        yield Finding("settings", "good", told)

    def _extras(self) -> Iterator[Finding]:
        needed = is_postgres(database(os.environ))
        for extra, package in EXTRAS.items():
            use = self._say(f"doctor-use-{extra}")
            if find_spec(package) is not None:
                text = self._say("doctor-extra", package=package, use=use)
                yield Finding(extra, "good", text)
                continue
            state: State = "broken" if extra == "postgres" and needed else "notice"
            text = self._say("doctor-extra-missing", package=package, use=use)
            advice = self._say("doctor-extra-advice", extra=extra, python=sys.executable)
            yield Finding(extra, state, text, advice)

    def _data(self) -> Iterator[Finding]:
        say, folder = self._say, data_folder(os.environ)
        try:
            yield Finding("sqlite", "good", say("doctor-sqlite", version=check_sqlite()))
        except CannotOpen as error:
            yield Finding("sqlite", "broken", str(error))
            return
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        try:
            seconds = asyncio.run(tried_out(there))
            free = shutil.disk_usage(there).free // 10**6
        except (OSError, CannotOpen) as error:
            why = getattr(error, "strerror", None) or str(error)
            text = say("doctor-data-broken", folder=str(folder), why=why)
            yield Finding("data", "broken", text, say("doctor-data-advice"))
            return
        text = say("doctor-data", folder=str(folder), ms=max(1, round(seconds * 1000)))
        yield Finding("data", "good", text)
        space: State = "broken" if free < TOO_LITTLE else "notice" if free < LITTLE else "good"
        advice = "" if space == "good" else say("doctor-space-advice")
        yield Finding("space", space, say("doctor-space", free=free), advice)

    def _key(self) -> Iterator[Finding]:
        say, folder = self._say, data_folder(os.environ)
        path = folder / KEY_FILE
        if not path.exists():
            yield Finding("key", "good", say("doctor-key-new"))
            return
        try:
            key_at(path)
        except (CannotOpen, OSError) as error:
            yield Finding("key", "broken", str(error))
            return
        if is_open_to_others(path):
            text = say("doctor-key-open", file=str(path))
            yield Finding("key", "notice", text, say("doctor-key-advice", file=str(path)))
        else:
            yield Finding("key", "good", say("doctor-key"))

    def _database(self) -> Iterator[Finding]:
        say, where = self._say, database(os.environ)
        place = "PostgreSQL" if is_postgres(where) else where
        try:
            version = asyncio.run(version_of(where))
        except CannotOpen as error:
            text = say("doctor-database-broken", place=place, why=str(error))
            advice = "doctor-postgres-advice" if is_postgres(where) else "doctor-database-advice"
            yield Finding("database", "broken", text, say(advice))
            return
        told: dict[str, str | int] = {"place": place, "version": version, "newest": NEWEST}
        if version == 0:
            yield Finding("database", "good", say("doctor-database-new", place=place))
        elif version < NEWEST:
            advice = say("doctor-database-old-advice")
            yield Finding("database", "notice", say("doctor-database-old", **told), advice)
        elif version > NEWEST:
            advice = say("doctor-database-newer-advice")
            yield Finding("database", "broken", say("doctor-database-newer", **told), advice)
        else:
            yield Finding("database", "good", say("doctor-database", **told))
        if not is_postgres(where) and is_open_to_others(Path(where)):
            text = say("doctor-database-open", file=where)
            yield Finding("database", "notice", text, say("doctor-key-advice", file=where))

    def _port(self) -> Iterator[Finding]:
        say = self._say
        try:
            host, port = address(say)
        except BadInput as bad:
            yield Finding("port", "broken", str(bad))
            return
        try:
            bound(host, port).close()
        except OSError as error:
            if _is_lenoir(own_url(host, port)):
                yield Finding("port", "good", say("doctor-port-lenoir", url=own_url(host, port)))
                return
            why = error.strerror or str(error)
            text = say("serve-cannot-listen", host=host, port=str(port), why=why)
            yield Finding("port", "broken", text)
        else:
            yield Finding("port", "good", say("doctor-port", host=host, port=str(port)))

    def _editions(self) -> Iterator[Finding]:
        sound = []
        for key in edition_keys():
            try:
                load_edition(key)
                sound.append(key)
            except BadEdition as bad:
                advice = self._say("doctor-edition-advice")
                yield Finding("editions", "broken", flaws_told(bad, self._say), advice)
        for folder in missing_folders():
            text = self._say("doctor-editions-missing", folder=str(folder))
            yield Finding("editions", "broken", text)
        yield Finding("editions", "good", self._say("doctor-editions", keys=", ".join(sound)))

    def _bots(self) -> Iterator[Finding]:
        sound = list(BUILT_IN)
        for name in offered():
            try:
                maker_called(name)
                sound.append(name)
            except BadBot as bad:
                yield Finding("bots", "notice", reason(bad, self._say))
        yield Finding("bots", "good", self._say("doctor-bots", names=", ".join(sound)))

    def _page(self) -> Iterator[Finding]:
        if files("lenoir").joinpath("page", "index.html").is_file():
            yield Finding("page", "good", self._say("doctor-page"))
        else:
            advice = self._say("doctor-page-advice")
            yield Finding("page", "notice", self._say("doctor-page-missing"), advice)

    def _terminal(self) -> Iterator[Finding]:
        say, width = self._say, shutil.get_terminal_size().columns
        colour = "on" if self._screen.colour else "off"
        text = say("doctor-terminal", width=width, colour=colour)
        if not shows_all_signs(sys.stdout):
            yield Finding("terminal", "notice", text, say("terminal-signs"))
        elif sys.stdout.isatty() and width < NARROW:
            yield Finding("terminal", "notice", text, say("doctor-terminal-advice", width=NARROW))
        else:
            yield Finding("terminal", "good", text)
        yield Finding("language", "good", say("doctor-language"))


def _is_lenoir(url: str) -> bool:
    """Whether the one who has the port is a Lenoir."""
    try:
        with urlopen(f"{url}api/schema/openapi.json", timeout=WITHIN) as answer:
            return bool(json.load(answer)["info"]["title"] == "Lenoir")
    except (OSError, ValueError, LookupError, TypeError):
        return False
