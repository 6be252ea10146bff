"""Announcements: what everybody at a table is told, above all who has come to see a seat."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

KEPT: Final = 24
"""How many are kept. They tell no time of day."""


class AnotherDevice(Struct, frozen=True, tag=True):
    """Somebody has brought another device, which sees all that they see."""

    person: int
    number: int = 0


class SatDownWith(Struct, frozen=True, tag=True):
    """Somebody shares a chair with others now, who let them in."""

    person: int
    others: tuple[int, ...]
    number: int = 0


class TookOver(Struct, frozen=True, tag=True):
    """Somebody has taken the place of another, by a link of theirs."""

    person: int
    instead: int
    name: str = ""
    """Of who had shared that person's device, if it was theirs."""
    number: int = 0


class OnOneDevice(Struct, frozen=True, tag=True):
    """A chair is played on the device of somebody who has another one."""

    person: int
    name: str
    number: int = 0


class BotTookOver(Struct, frozen=True, tag=True):
    """A bot plays on for people who were sent away during a game."""

    people: tuple[int, ...]
    number: int = 0


class SettingsChanged(Struct, frozen=True, tag=True):
    """The table is played otherwise now."""

    settings: tuple[str, ...]
    number: int = 0


class ProposalFailed(Struct, frozen=True, tag=True):
    """A proposal has failed."""

    person: int
    """Whose it was."""
    number: int = 0


class Published(Struct, frozen=True, tag=True):
    """Somebody has published a game of this table."""

    person: int
    number: int = 0


Announcement: TypeAlias = (
    AnotherDevice
    | SatDownWith
    | TookOver
    | OnOneDevice
    | BotTookOver
    | SettingsChanged
    | ProposalFailed
    | Published
)


def with_news(
    before: tuple[Announcement, ...], news: Sequence[Announcement]
) -> tuple[Announcement, ...]:
    """The last announcements, numbered on.

    What is said again takes the place of what was said before: otherwise somebody could change a
    setting a dozen times, and nobody would read who sees their cards.
    """
    number = before[-1].number + 1 if before else 1
    for new in news:
        again = [old for old in before if _is_again(old, new)]
        if isinstance(new, SettingsChanged):
            settings = {s: None for old in (*again, new) for s in _settings(old)}
            new = SettingsChanged(tuple(settings))
        rest = (old for old in before if old not in again)
        before = (*rest, replace(new, number=number))
        number += 1
    return before[-KEPT:]


def _is_again(old: Announcement, new: Announcement) -> bool:
    if isinstance(new, SettingsChanged | ProposalFailed):
        return type(old) is type(new)
    return replace(old, number=0) == replace(new, number=0)


def _settings(announcement: Announcement) -> tuple[str, ...]:
    return announcement.settings if isinstance(announcement, SettingsChanged) else ()
