"""What a person reads, in every language that has a file in ``locales``.

`Messages` speaks whole Fluent. `plain` reads only the messages of one line without any argument,
and does so at once: the help must not wait for a Fluent parser.
"""

import re
from collections.abc import Mapping
from functools import cache
from os import listdir
from os.path import dirname
from typing import TYPE_CHECKING, Final, TypeAlias, cast

if TYPE_CHECKING:
    from lenoir.core.edition import Language

FOLDER = f"{dirname(__file__)}/locales"  # noqa: PTH120 - pathlib alone would be a third of the help

ENTRY = re.compile(r"^(([a-z][\w-]*) =.*\n(?:(?:[ }].*|)\n)*)", re.MULTILINE)
"""A message with all its lines."""

Argument: TypeAlias = str | int


BAD_INPUT: Final = 2
"""The exit code of a command that was asked for something that cannot be done."""


KEPT: Final = 4096
"""Texts that are kept of a language, some 300 bytes each."""


class BadInput(ValueError):
    """What a person asked for cannot be done; the text says so, and what can be, in their words."""


def source(language: "Language") -> str:
    """The text of a language's file."""
    with open(f"{FOLDER}/{language}.ftl", encoding="utf-8") as file:  # noqa: PTH123
        return file.read()


@cache
def languages() -> "tuple[Language, ...]":
    """Those that have a file."""
    files = listdir(FOLDER)  # noqa: PTH208 - as above
    tags = sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))
    return cast("tuple[Language, ...]", tuple(tags))


@cache
def plain(language: "Language") -> Mapping[str, str]:
    """The messages of one line without arguments."""
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", source(language), re.MULTILINE))


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> "Language":
    """The language asked for, then that of ``LENOIR_LANG``, then the locale's; else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(environment.get, names)), "")
    wishes = (asked, environment.get("LENOIR_LANG"), re.split(r"[^a-z]", locale)[0])
    found = (language for wish in wishes for language in languages() if language == wish)
    return next(found, "en")


class Messages:
    """Says a thing in one language. A message is parsed when it is first said."""

    def __init__(self, language: "Language") -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        self._unread = {found[2]: found[1] for found in ENTRY.finditer(source(language))}

    def __contains__(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """A message with its arguments filled in; the same thing is said again and again."""
        said = key, *arguments.items()
        text = self._said.get(said)
        if text is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            text = self._said[said] = self._worded(key, arguments)
        return text

    def _worded(self, key: str, arguments: dict[str, Argument]) -> str:
        if key in self._unread:
            self._read(key)
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has no value"
        text, _ = self._bundle.format_pattern(message.value, arguments)
        return str(text)

    def _read(self, key: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(self._unread.pop(key)))


@cache
def messages_in(language: "Language") -> Messages:
    """The messages of a language, read once in a process."""
    return Messages(language)
