"""Writes ``web/src/wire/types.ts`` from the types of `lenoir.wire` and of what the doors answer.

python -m tests.docs.wire_types
"""

from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from lenoir import wire
from lenoir.core.actions import Action
from lenoir.core.cards import Case
from lenoir.core.edition import LANGUAGES
from lenoir.core.events import Event
from lenoir.core.phases import Phase
from lenoir.deduction import facts
from lenoir.play.refusal import Code
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Wish
from lenoir.play.talk.chat import PHRASES
from lenoir.play.talk.notes import Change
from lenoir.telling.scene import Chosen
from lenoir.telling.sheets import Catalogue
from tests.docs.rules_table import ROOT
from tests.docs.wire_page import BODIES

FILE = ROOT / "web" / "src" / "wire" / "types.ts"

UNIONS: dict[object, str] = {
    wire.ToServer: "ToServer",
    wire.FromServer: "FromServer",
    Action: "Action",
    Phase: "Phase",
    Event: "GameEvent",
    Wish: "Wish",
    Chosen: "Chosen",
    Change: "Change",
    Code: "Code",
}
INBOUND = (
    *(NewTable, wire.Join, wire.Claim, wire.Offering, wire.Spectate, wire.Wishing),
    wire.Pencilling,
    wire.Reporting,
    wire.Reported,
    *(*get_args(wire.ToServer), *get_args(Wish)),
)
"""What a client sends may leave things out."""
CONSTANTS = (
    *("BAD_MESSAGE", "BAD_TICKET", "SENT_AWAY", "TOO_SLOW"),
    *("TOO_MANY", "TRY_AGAIN", "STOPPING"),
)


def text() -> str:
    """The whole file."""
    return "\n".join(_Types().lines()) + "\n"


class _Types:
    def __init__(self) -> None:
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.aliases: set[str] = set()

    def lines(self) -> Iterator[str]:
        yield "// Written from the types of Python by `python -m tests.docs.wire_types`."
        yield ""
        unions = [
            f"export type {name} =\n  | " + "\n  | ".join(map(self._type, get_args(union))) + ";\n"
            for union, name in UNIONS.items()
        ]
        for kind in (*BODIES, Catalogue):
            self._struct(kind)
        written: set[str] = set()
        bodies: list[str] = []
        while rest := [name for name in self.structs if name not in written]:
            for name in rest:
                written.add(name)
                bodies.extend(self._interface(name, self.structs[name]))
        yield "/** Suspect, weapon and room, each by its number. */"
        yield "export type Case = [number, number, number];"
        for name in sorted(self.aliases):
            yield f"export type {name} = number;"
        yield ""
        yield from unions
        yield from bodies
        for name in CONSTANTS:
            yield f"export const {name} = {getattr(wire, name)};"
        for place in ("POOL", "ENVELOPE"):
            yield f"export const {place}: Place = {getattr(facts, place)};"
        told = ", ".join(f'"{phrase}"' for phrase in PHRASES)
        yield f"export const PHRASES = [{told}] as const;"
        spoken = ", ".join(f'"{language}"' for language in LANGUAGES)
        yield f"export const LANGUAGES = [{spoken}] as const;"

    def _interface(self, name: str, kind: type[msgspec.Struct]) -> Iterator[str]:
        about = " ".join((getdoc(kind) or "").split()).replace("`", "")
        yield f"/** {about} */"
        if kind.__struct_config__.array_like:
            yield f"export type {name} = [{', '.join(self._list(kind))}];\n"
            return
        yield f"export interface {name} {{"
        tag = kind.__struct_config__.tag
        if tag is not None:
            yield f'  type: "{tag}";'
        hints = get_type_hints(kind)
        for field in msgspec.structs.fields(kind):
            is_left_out = field.default is msgspec.UNSET
            optional = "?" if is_left_out or (kind in INBOUND and not field.required) else ""
            yield f"  {field.encode_name}{optional}: {self._type(hints[field.name])};"
        yield "}\n"

    def _list(self, kind: type[msgspec.Struct]) -> Iterator[str]:
        """A struct that travels as a list; what it ends with may be left out."""
        hints = get_type_hints(kind)
        for field in msgspec.structs.fields(kind):
            optional = "" if field.required else "?"
            yield f"{self._type(hints[field.name])}{optional}"

    def _struct(self, kind: type[msgspec.Struct]) -> str:
        name = kind.__name__
        assert self.structs.setdefault(name, kind) is kind, f"two types are called {name}"
        return name

    def _type(self, hint: Any) -> str:  # noqa: ANN401 - a type is anything
        if isinstance(hint, str):
            return f'"{hint}"'
        if hint in UNIONS and get_origin(hint) is not None:
            return UNIONS[hint]
        if isinstance(hint, NewType):
            if hint.__supertype__ is int:
                self.aliases.add(hint.__name__)
                return hint.__name__
            return self._type(hint.__supertype__)
        if hint is Case:
            return "Case"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._struct(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin is tuple:
            if inner[-1] is ...:
                part = self._type(inner[0])
                return f"({part})[]" if "|" in part else f"{part}[]"
            return f"[{', '.join(map(self._type, inner))}]"
        if origin is dict:
            return f"Record<string, {self._type(inner[1])}>"
        if origin is Union or type(hint).__name__ == "UnionType":
            kinds = [one for one in inner if one is not msgspec.UnsetType]
            for union, name in UNIONS.items():  # which falls apart when something is added to it
                if set(get_args(union)) < set(inner):
                    kinds = [one for one in kinds if one not in get_args(union)]
                    return " | ".join([name, *dict.fromkeys(map(self._type, kinds))])
            return " | ".join(dict.fromkeys(map(self._type, kinds)))
        return {
            int: "number",
            float: "number",
            str: "string",
            bool: "boolean",
            type(None): "null",
            object: "unknown",
        }[hint]


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")
