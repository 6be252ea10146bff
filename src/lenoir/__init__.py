"""Lenoir: the detective game in four editions on one engine.

>>> import lenoir
>>> game = lenoir.new_game("classic", players=3, seed=7)
>>> game.decider
0

Names are loaded when they are first used, so that ``import lenoir`` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import version

    from lenoir.core import actions, events
    from lenoir.core.seats import SPECTATOR, Seat
    from lenoir.editions.loader import NoSuchEdition, edition_keys, load_edition
    from lenoir.play.games.game import Game
    from lenoir.rules.engine import IllegalAction, legal_actions
    from lenoir.rules.setup import BadSetup

    __version__ = version("lenoir")

__all__ = [
    "SPECTATOR",
    "BadSetup",
    "Game",
    "IllegalAction",
    "NoSuchEdition",
    "Seat",
    "__version__",
    "actions",
    "edition_keys",
    "events",
    "legal_actions",
    "load_edition",
    "new_game",
]

_HOMES = {
    "SPECTATOR": "core.seats",
    "Seat": "core.seats",
    "BadSetup": "rules.setup",
    "Game": "play.games.game",
    "IllegalAction": "rules.engine",
    "legal_actions": "rules.engine",
    "NoSuchEdition": "editions.loader",
    "edition_keys": "editions.loader",
    "load_edition": "editions.loader",
}


def new_game(
    edition: str = "classic",
    players: "int | list[str] | tuple[str, ...]" = 3,
    seed: int | str | None = None,
    **options: object,
) -> "Game":
    """Deal a new game.

    ``players`` is a number, or the suspects played; ``options`` are house rules. Without a seed
    nobody can predict the game.
    """
    from lenoir.editions.loader import load_edition
    from lenoir.play.games.dice import Seeded, Unforeseeable
    from lenoir.play.games.game import Game

    rng = Unforeseeable() if seed is None else Seeded(seed)
    return Game(load_edition(edition), players, rng, options)


def __getattr__(name: str) -> object:
    value: object
    if name == "__version__":
        value = import_module("importlib.metadata").version("lenoir")
    elif name in ("actions", "events"):
        value = import_module(f"lenoir.core.{name}")
    elif name in _HOMES:
        value = getattr(import_module(f"lenoir.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module 'lenoir' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
