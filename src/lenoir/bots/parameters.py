"""Parameters: what a bot may be told, read off the signature of whatever makes it."""

import inspect
import math
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot

Maker: TypeAlias = Callable[..., Bot]
"""Makes a bot for one seat of one game: a class, or a function."""

Seconds: TypeAlias = Annotated[float, "seconds"]
"""A time, which is typed as ``50ms`` or ``1.5s``."""

Kind: TypeAlias = Literal["int", "float", "bool", "time", "str"]
KINDS: Final[Mapping[object, Kind]] = {int: "int", float: "float", bool: "bool", Seconds: "time"}

YES: Final = ("on", "true", "yes", "1", "oui")
NO: Final = ("off", "false", "no", "0", "non")
TIME: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)(ms|s)")


class Parameter(Struct, frozen=True):
    """One thing a bot may be told; it must be told what has no ``usual`` value."""

    name: str
    kind: Kind
    usual: object = inspect.Parameter.empty

    @property
    def must_be_told(self) -> bool:
        """Whether there is no usual value."""
        return self.usual is inspect.Parameter.empty

    def read(self, text: str) -> object:
        """The value that a text stands for; `ValueError` if it stands for none."""
        match self.kind:
            case "int":
                return int(text)
            case "float":
                return _finite(float(text))
            case "bool":
                return _flag(text.lower())
            case "time":
                return _seconds(text.lower())
            case "str":
                return text


def parameters_of(maker: Maker) -> dict[str, Parameter]:
    """What the bots of a maker may be told."""
    found = (item for item in _signature(maker) if item.kind in (item.KEYWORD_ONLY, _EITHER))
    return {item.name: Parameter(item.name, _kind(item), item.default) for item in found}


_EITHER: Final = inspect.Parameter.POSITIONAL_OR_KEYWORD


def told(name: str, maker: Maker, values: Mapping[str, str]) -> dict[str, object]:
    """Typed values as the maker wants them; `BadBot` says which one is wrong."""
    known = parameters_of(maker)
    for parameter in known.values():
        if parameter.must_be_told and parameter.name not in values:
            raise BadBot("missing", name=name, key=parameter.name)
    return {key: _told(name, known, key, text) for key, text in values.items()}


def _told(name: str, known: Mapping[str, Parameter], key: str, text: str) -> object:
    if not known:
        raise BadBot("no_parameters", name=name, key=key)
    if key not in known:
        raise BadBot("no_parameter", name=name, key=key, keys=", ".join(known))
    try:
        return known[key].read(text)
    except ValueError:
        raise BadBot(f"value_{known[key].kind}", name=name, key=key, value=text) from None


def _signature(maker: Maker) -> tuple[inspect.Parameter, ...]:
    try:
        return tuple(inspect.signature(maker, eval_str=True).parameters.values())
    except NameError:  # an annotation that is only there for type checkers
        return tuple(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):
        return ()


def _kind(item: inspect.Parameter) -> Kind:
    """By its annotation, else by its usual value."""
    return KINDS.get(item.annotation) or KINDS.get(type(item.default), "str")


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise ValueError(number)
    return number


def _flag(text: str) -> bool:
    if text not in YES + NO:
        raise ValueError(text)
    return text in YES


def _seconds(text: str) -> Seconds:
    found = TIME.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return float(found[1]) / (1000 if found[2] == "ms" else 1)
