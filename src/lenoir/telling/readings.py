"""How an edition's rulebook is read where it is silent or contradicts itself, for players.

Each reading says what the rulebook has, what was chosen and why, and which house rules change it.
The data is in ``editions/readings``, a file for each edition and one for what all share.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from lenoir.core.edition import LANGUAGES, Edition, Language, Text
from lenoir.core.options import ACCEPTED
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages

FOLDER = files("lenoir.editions") / "readings"
COMMON = "common"


class ReadingFile(Text, frozen=True, kw_only=True):
    """A reading as it is written."""

    rule: str
    options: tuple[str, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    reading: tuple[ReadingFile, ...]


class Reading(Struct, frozen=True):
    """How a rule is read."""

    rule: str
    """Its number."""
    text: Text
    options: tuple[Text, ...]
    """The house rules that change it."""


class HowWePlay(Struct, frozen=True):
    """All readings of an edition."""

    edition: str
    heading: Text
    lead: Text
    house_rules: Text
    """What stands before the house rules of a reading."""
    readings: tuple[Reading, ...]
    options: dict[str, Text]
    """Each house rule in a sentence, by its name; and what it may be, by ``name-value``."""


@cache
def how_we_play(key: str) -> HowWePlay:
    """The page of an edition, in every language."""
    edition = load_edition(key)
    say: dict[Language, Messages] = {language: Messages(language) for language in LANGUAGES}
    written = (*written_for(key), *written_for(COMMON))
    title = edition.texts["title"]
    heading = Text.of(lambda language: say[language]("how-heading", edition=title[language]))
    return HowWePlay(
        key,
        heading,
        _both(say, "how-lead"),
        _both(say, "how-options"),
        tuple(_reading(edition, one, say) for one in written),
        {key: _both(say, f"option-{key}") for key in _option_keys(edition)},
    )


def _option_keys(edition: Edition) -> Iterator[str]:
    for name in edition.changeable:
        yield name
        yield from (f"{name}-{value}" for value in ACCEPTED[name].choices)


def written_for(key: str) -> tuple[ReadingFile, ...]:
    """What the file of an edition has; one from elsewhere has none."""
    file = FOLDER / f"{key}.toml"
    if not file.is_file():
        return ()
    return msgspec.toml.decode(file.read_text("utf-8"), type=_File).reading


def _reading(edition: Edition, one: ReadingFile, say: dict[Language, Messages]) -> Reading:
    offered = (f"option-{name}" for name in one.options if name in edition.changeable)
    options = tuple(_both(say, key) for key in offered)
    return Reading(one.rule, Text.of(one.__getitem__), options)


def _both(say: dict[Language, Messages], key: str) -> Text:
    return Text.of(lambda language: say[language](key))
