"""Settings: a flag, else a variable ``LENOIR_…``, else a line of ``lenoir.toml``, else the usual.

A flag becomes the variable, and so does a line of the file: whoever needs a setting asks the
environment, and workers in processes of their own do, too. Help waits for this, so that nothing
is imported before there is a file.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping, MutableMapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FILE: Final = "lenoir.toml"


class BadSettings(ValueError):
    """A settings file that cannot be used: a code of `TEXTS`, and what its text needs."""

    def __init__(self, code: str, **told: str | int) -> None:
        super().__init__(TEXTS[code].format(**told))
        self.code, self.told = code, told


TEXTS: Final = {
    "unreadable": "{file} cannot be read: {why}",
    "unknown": "{file}, line {line}: there is no setting {key}",
    "kind": "{file}, line {line}: {key} is not {kind}",
}


def _text(value: object, _: "Path") -> str:
    return value if isinstance(value, str) and value else _wrong("text")


def _language(value: object, _: "Path") -> str:
    from lenoir.core.edition import LANGUAGES

    return str(value) if value in LANGUAGES else _wrong("language")


def _number(value: object, _: "Path") -> str:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return str(value) if is_number else _wrong("number")


def _switch(value: object, _: "Path") -> str:
    return switched(value) if isinstance(value, bool) else _wrong("switch")


def _texts(value: object, _: "Path") -> str:
    return " ".join(_listed(value))


def _path(value: object, folder: "Path") -> str:
    """Beside the file, not beside whoever starts the program."""
    text = _text(value, folder)
    return str(folder.home() / text[2:] if text.startswith("~/") else folder / text)


def _paths(value: object, folder: "Path") -> str:
    return os.pathsep.join(_path(each, folder) for each in _listed(value))


def _listed(value: object) -> list[str]:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    raise _Wrong("list")


class _Wrong(TypeError):
    """Not the kind of value that a setting has."""


def _wrong(kind: str) -> str:
    raise _Wrong(kind)


LIMITS: Final = (
    *("connections", "connections_per_address", "sockets_per_address", "waiting_per_address"),
    *("sockets_per_person", "watchers_per_table", "messages_per_person", "messages_per_watcher"),
    *("reads_per_address", "changes_per_address", "heavy_per_address", "heavy_per_table"),
    *("openings_per_address", "joins_per_address", "listed_per_address", "guesses_per_address"),
    *("guesses", "waiting"),
)
"""The limits of a server, which has their usual values: each is a setting ``limit_…``."""

WITHOUT_FLAG: Final = ("editions", "metrics_token", *(f"limit_{name}" for name in LIMITS))
"""Too many for a line of commands, or a secret: other users of a machine see its flags."""

SETTINGS: Final[dict[str, Callable[[object, "Path"], str]]] = {
    "lang": _language,
    "editions": _paths,
    "host": _text,
    "port": _number,
    "data": _path,
    "database_url": _text,
    "workers": _number,
    "origins": _texts,
    "hosts": _texts,
    "proxies": _texts,
    "servers": _number,
    "metrics_token": _text,
    "browser": _switch,
    "keep_finished": _number,
    "keep_open": _number,
    "keep_running": _number,
    "keep_reports": _number,
    **{f"limit_{name}": _number for name in LIMITS},
}
"""Every setting by its key in the file; ``LENOIR_`` and the key in capitals is its variable."""


def variable(key: str) -> str:
    """The variable of a setting."""
    return f"LENOIR_{key.upper()}"


DATABASE: Final = variable("database_url")


def switched(value: bool) -> str:
    """A switch as a variable has it."""
    return "on" if value else "off"


def is_on(text: str) -> bool:
    """Whether a variable is switched on."""
    return text.lower() in ("on", "1", "yes", "true")


def take(flags: Mapping[str, object], environment: MutableMapping[str, str]) -> None:
    """Flags go before variables."""
    for key in SETTINGS:
        value = flags.get(key)
        if value is not None:
            text = switched(value) if isinstance(value, bool) else str(value)
            environment[variable(key)] = text


def fill(environment: MutableMapping[str, str], here: str) -> None:
    """What neither a flag nor a variable says, the file may say; `BadSettings` if it is no use."""
    path = settings_file(environment, here)
    if path is None:
        return
    for key, text in read(path).items():
        if not environment.get(variable(key)):
            environment[variable(key)] = text


def settings_file(environment: Mapping[str, str], here: str) -> str | None:
    """The file in the current folder, else the one in the user's own, if there is any."""
    for folder in (here, user_folder(environment)):
        path = f"{folder}{os.sep}{FILE}"
        if os.access(path, os.F_OK):
            return path
    return None


def user_folder(environment: Mapping[str, str]) -> str:
    """Where this system keeps a user's settings."""
    if sys.platform == "win32":
        return f"{environment.get('APPDATA', '')}\\lenoir"
    home = environment.get("HOME", "")
    usual = "Library/Application Support" if sys.platform == "darwin" else ".config"
    return f"{environment.get('XDG_CONFIG_HOME') or f'{home}/{usual}'}/lenoir"


def data_folder(environment: Mapping[str, str]) -> "Path":
    """Where games are kept: the folder that was named, or the usual one of this system."""
    from pathlib import Path

    named = environment.get(variable("data"))
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "lenoir"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "lenoir"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "lenoir"


def database(environment: Mapping[str, str]) -> str:
    """The address of the database: PostgreSQL if it was named, else a file in the data folder."""
    return environment.get(DATABASE) or str(data_folder(environment) / "lenoir.db")


def read(path: str) -> dict[str, str]:
    """Every setting of a file, as its variable has it."""
    import tomllib
    from pathlib import Path

    try:
        source = Path(path).read_text("utf-8")
        found = tomllib.loads(source)
    except (OSError, ValueError) as error:  # a TOML that is none says line and column
        raise BadSettings("unreadable", file=path, why=str(error)) from None
    folder, settings = Path(path).absolute().parent, {}
    for key, value in found.items():
        place: dict[str, str | int] = {"file": path, "line": _line(source, key), "key": key}
        if key not in SETTINGS:
            raise BadSettings("unknown", **place, keys=", ".join(SETTINGS))
        try:
            settings[key] = SETTINGS[key](value, folder)
        except _Wrong as wrong:
            raise BadSettings("kind", **place, kind=str(wrong)) from None
    return settings


def _line(source: str, key: str) -> int:
    """The line on which a key stands, or its table."""
    begins = re.compile(rf"\s*\[*\s*[\"']?{re.escape(key)}(?![\w-])")
    lines = source.splitlines()
    return next((n for n, line in enumerate(lines, 1) if begins.match(line)), 1)
