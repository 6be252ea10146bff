"""Specs: how a bot is asked for, such as ``random`` or ``my_bot.py:Mine:depth=3``."""

import re
from typing import Final

from msgspec import Struct

from lenoir.bots.bad_bot import BadBot

SPEC: Final = re.compile(r"(?P<name>.+\.py:\w+|[\w.-]+)(?::(?P<values>.+))?")
VALUE: Final = re.compile(r"(\w+)=(.*)")


class Spec(Struct, frozen=True):
    """The name of a bot, and what it is told."""

    name: str
    values: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        values = ",".join(f"{key}={value}" for key, value in self.values)
        return f"{self.name}:{values}" if values else self.name

    @property
    def place(self) -> tuple[str, str] | None:
        """The file and the name in it, if the bot is in a file."""
        file, colon, name = self.name.rpartition(":")
        return (file, name) if colon else None


def one_spec(text: str) -> Spec:
    """The bot that a text asks for; `BadBot` if it asks for none or for several."""
    asked = specs(text)
    if len(asked) != 1:
        raise BadBot("form", text=text)
    return asked[0]


def specs(text: str) -> tuple[Spec, ...]:
    """The bots that a text asks for, set apart by commas, as are what each is told."""
    parts: list[str] = []
    for piece in (piece.strip() for piece in text.split(",")):
        if parts and VALUE.fullmatch(piece):
            parts[-1] += f",{piece}"
        else:
            parts.append(piece)
    return tuple(map(_spec, parts))


def _spec(text: str) -> Spec:
    if text.endswith(".py"):
        raise BadBot("no_name", file=text)
    found = SPEC.fullmatch(text)
    if found is None:
        raise BadBot("form", text=text)
    values: dict[str, str] = {}
    for part in (found["values"] or "").split(",") if found["values"] else ():
        pair = VALUE.fullmatch(part.strip())
        if pair is None:
            raise BadBot("form", text=text)
        if pair[1] in values:
            raise BadBot("twice", name=found["name"], key=pair[1])
        values[pair[1]] = pair[2].strip()
    return Spec(found["name"], tuple(values.items()))
