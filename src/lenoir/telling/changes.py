"""What changes from one scene to the next: all that a page that has the one needs for the other."""

from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, replace

from lenoir.core.board import Space
from lenoir.core.cards import Card, Case
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.keepers import Keeper
from lenoir.core.seats import Seat
from lenoir.telling.scene import Chosen, Mine, Scene, Shared
from lenoir.telling.why_not import WhyNot


class Spoken(Struct, frozen=True, array_like=True):
    """An event and its words, as a list: `[event]`, `[event, text]` or `[event, text, true]`.

    The last says that it is told to this viewer alone, or to few.
    """

    event: Event
    text: str = ""
    private: bool = False


class TurnChange(Struct, frozen=True):
    """What has changed of the turn."""

    seat: Seat | UnsetType = UNSET
    began_at: Space | UnsetType = UNSET
    dice: tuple[int, ...] | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    suggestions: int | UnsetType = UNSET
    rolls: int | UnsetType = UNSET
    moves_twice: bool | UnsetType = UNSET


class TableChange(Struct, frozen=True):
    """What has changed for everybody. The new phase is that of the last event told."""

    tokens: tuple[Space, ...] | UnsetType = UNSET
    weapons: tuple[Space, ...] | UnsetType = UNSET
    dealer: Seat | UnsetType | None = UNSET
    sizes: tuple[int, ...] | UnsetType = UNSET
    pool_size: int | UnsetType = UNSET
    in_rooms: tuple[Space, ...] | UnsetType = UNSET
    opened: tuple[tuple[Card, ...], ...] | UnsetType = UNSET
    turns: int | UnsetType = UNSET
    turn: TurnChange | UnsetType = UNSET
    out: tuple[Seat, ...] | UnsetType = UNSET
    dead: tuple[Seat, ...] | UnsetType = UNSET
    case: Case | UnsetType | None = UNSET
    keepers: tuple[int, ...] | UnsetType = UNSET
    played: tuple[tuple[Keeper, ...], ...] | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    clocks: int | UnsetType = UNSET
    powers_used: tuple[Seat, ...] | UnsetType = UNSET
    clues: tuple[int, ...] | UnsetType = UNSET
    extra_passage: Space | UnsetType | None = UNSET
    winner: Seat | UnsetType | None = UNSET
    solution: Case | UnsetType | None = UNSET


class OwnChange(Struct, frozen=True):
    """What has changed of what the viewer knows and not everybody."""

    hand: tuple[Card, ...] | UnsetType = UNSET
    keepers: tuple[Keeper, ...] | UnsetType = UNSET
    keepers_say: tuple[str, ...] | UnsetType = UNSET
    held: tuple[tuple[Card, ...], ...] | UnsetType = UNSET
    pool: tuple[Card, ...] | UnsetType = UNSET
    in_rooms: tuple[tuple[Space, Card], ...] | UnsetType = UNSET
    envelope: Case | UnsetType | None = UNSET
    written: Case | UnsetType | None = UNSET


class ViewerChange(Struct, frozen=True):
    """What has changed for this viewer alone."""

    question: str | UnsetType = UNSET
    choices: tuple[Chosen, ...] | UnsetType = UNSET
    missing: tuple[WhyNot, ...] | UnsetType = UNSET
    may_resign: bool | UnsetType = UNSET
    own: OwnChange | UnsetType = UNSET


C = TypeVar("C", TurnChange, TableChange, OwnChange, ViewerChange)

NOTHING_OF_THE_TABLE, NOTHING_OF_THE_VIEWER = TableChange(), ViewerChange()


def table_change(before: Shared, now: Shared) -> TableChange:
    """What has changed for everybody."""
    turn = UNSET if before.turn is now.turn else _change(TurnChange, before.turn, now.turn)
    return _change(TableChange, before, now, turn=turn)


def viewer_change(before: Mine, now: Mine) -> ViewerChange:
    """What has changed for a viewer."""
    own = UNSET if before.own is now.own else _change(OwnChange, before.own, now.own)
    return _change(ViewerChange, before, now, own=own)


def changed(
    scene: Scene, told: tuple[Event, ...], table: TableChange, viewer: ViewerChange
) -> Scene:
    """The next scene: what a page makes of the one it has."""
    last = told[-1]
    assert isinstance(last, PhaseBegan), "with which every step ends"
    after: dict[str, Any] = {**_set(table), **_set(viewer)}
    for part in ("turn", "own"):
        if part in after:
            after[part] = replace(getattr(scene, part), **_set(after[part]))
    return replace(scene, seq=scene.seq + len(told), phase=last.phase, **after)


def _change(kind: type[C], before: Struct, now: Struct, **parts: Struct | UnsetType) -> C:
    """The fields of two values that differ; of a part, only what differs in it."""
    differ: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            differ[name] = parts.get(name, new)
    return kind(**differ)


def _set(change: Struct) -> dict[str, Any]:
    return {name: value for name, value in asdict(change).items() if value is not UNSET}
