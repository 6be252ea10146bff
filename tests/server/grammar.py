"""Messages made from their types, and what can be done to spoil them."""

import json
from collections.abc import Callable
from typing import Any, Final, get_args, get_type_hints

import msgspec

from lenoir.core.actions import Action
from lenoir.core.cards import Card, Case
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.wire import Act, Enter, Resume, Say

SEATS: Final = 3
ODD: Final[tuple[Any, ...]] = (
    *(
        None,
        True,
        -1,
        0,
        7,
        2**31,
        2**63,
        2**70,
        -(2**70),
        1.5,
        1e300,
        "",
        "A",
        "é",
        "\x00",
        "\ud800",
    ),
    *("x" * 300, [], {}, [[]], [0] * 50, {"type": "Roll"}, {"a": {"b": {"c": {}}}}, "g-other"),
)


def an_action(rng: Rng) -> Action:
    """Any action, of any seat, with any numbers."""
    kind: type[Any] = pick(rng, get_args(Action))
    values = {name: _value(hint, rng) for name, hint in get_type_hints(kind).items()}
    action: Action = kind(**values)
    return action


def _value(hint: object, rng: Rng) -> Case | int:
    if hint is Case:
        return Case(*(Card(rng.below(24) - 1) for _ in range(3)))
    return rng.below(SEATS + 1) if "Seat" in str(hint) else rng.below(24) - 1


def a_message(rng: Rng, game: str) -> Act | Resume | Say | Enter:
    """A message of its type: it may be refused, and it makes sense."""
    name = f"m{rng.below(40)}"
    match rng.below(8):
        case 0 | 1 | 2:
            return Act(name, rng.below(12), an_action(rng))
        case 3 | 4 | 5:
            return Resume(
                pick(rng, (game, game, "g-other")), Seat(rng.below(9) - 2), rng.below(60) - 2
            )
        case 6:
            return Say(name, pick(rng, ("hello", "thanks", "no such phrase", "")), "")
        case _:
            return Enter("A" * rng.below(200), rng.below(5) - 1)


def spoilt(message: object, rng: Rng) -> str | bytes:
    """A message with something wrong with it, as text or bytes."""
    data = json.loads(msgspec.json.encode(message))
    for _ in range(1 + rng.below(2)):
        pick(rng, SPOILERS)(data, rng)
    text = json.dumps(data)
    match rng.below(10):
        case 0:
            return text[: rng.below(len(text))]
        case 1:
            at = rng.below(len(text))
            return text[:at] + pick(rng, ('"', "}", "{", ",", "\x01", "NaN", "\\u0000")) + text[at:]
        case 2:
            return text[:-1] + ", " + text[1:]  # every key twice
        case 3:
            return text.encode()  # no text but bytes
        case 4:
            return "[" * rng.below(2000) + text
        case _:
            return text


def _drop(data: dict[str, Any], rng: Rng) -> None:
    if data:
        del data[pick(rng, tuple(data))]


def _replace(data: dict[str, Any], rng: Rng) -> None:
    if data:
        data[pick(rng, tuple(data))] = pick(rng, ODD)


def _add(data: dict[str, Any], rng: Rng) -> None:
    data[pick(rng, ("seat", "more", "viewer", "__class__", ""))] = pick(rng, ODD)


def _inside(data: dict[str, Any], rng: Rng) -> None:
    if isinstance(data.get("action"), dict):
        pick(rng, (_drop, _replace, _add))(data["action"], rng)
    else:
        _replace(data, rng)


SPOILERS: Final[tuple[Callable[[dict[str, Any], Rng], None], ...]] = (
    *(_drop, _replace, _replace, _add, _inside, _inside),
)
