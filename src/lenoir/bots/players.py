"""Players: bots by their specs, from the catalogue, from another package or from a file."""

import inspect
import pickle
import sys
from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.catalogue import BUILT_IN, make
from lenoir.bots.parameters import Maker
from lenoir.bots.scripts import maker_in, source_of
from lenoir.bots.spec import Spec, one_spec, specs

GROUP: Final = "lenoir.bots"
"""The group of entry points in which other packages offer bots."""


class Player(Struct, frozen=True):
    """Somebody to play against: a spec, and the text of the file if it names one.

    From Python it may be a class, or another maker of bots, which goes by its own name.
    """

    spec: Spec
    source: str | None = None
    maker: Maker | None = None

    def __str__(self) -> str:
        return str(self.spec)

    @classmethod
    def of(cls, spec: Spec) -> "Player":
        """A player who can be had; `BadBot` says why not."""
        player = cls(spec, None if spec.place is None else source_of(spec.place[0]))
        player.bot()
        return player

    def bot(self) -> Bot:
        """A bot for one seat of one game."""
        return make(self.spec, self._maker)

    @property
    def can_be_sent(self) -> bool:
        """Whether another process can make this bot.

        It finds a class by its name, so not one made within a function or typed at a prompt.
        """
        if self.maker is None:
            return True
        main = sys.modules["__main__"]
        if self.maker.__module__ == "__main__" and not hasattr(main, "__file__"):
            return False
        try:
            pickle.dumps(self.maker)
        except (pickle.PicklingError, AttributeError, TypeError):
            return False
        return True

    @property
    def _maker(self) -> Maker:
        if self.maker is not None:
            return self.maker
        if self.spec.place is None or self.source is None:
            return maker_called(self.spec.name)
        file, name = self.spec.place
        return maker_in(file, self.source, name)


def players(asked: str | Iterable[object]) -> tuple[Player, ...]:
    """The players that a text asks for, set apart by commas; or each by a text or by its maker."""
    if isinstance(asked, str):
        return tuple(map(Player.of, specs(asked)))
    names: dict[str, Maker] = {}
    return tuple(player for one in asked for player in _asked(one, names))


def _asked(one: object, names: dict[str, Maker]) -> Iterator[Player]:
    """What somebody in a list asks for; two makers of one name are told apart by a number."""
    if isinstance(one, str):
        yield from players(one)
        return
    if not callable(one):
        kinds = "names, or classes and functions that make one for each game"
        raise TypeError(f"bots are {kinds}; {one!r} is neither")
    name = plain = _name(one)
    while names.setdefault(name, one) != one:
        name = f"{plain} {len(names) + 1}"
    player = Player(Spec(name), maker=one)
    player.bot()
    yield player


def _name(maker: Maker) -> str:
    if isinstance(maker, partial):
        values = ",".join(f"{key}={value}" for key, value in maker.keywords.items())
        return f"{_name(maker.func)}:{values}" if values else _name(maker.func)
    return getattr(maker, "__name__", type(maker).__name__)


def one_player(text: str) -> Player:
    """The player that a text asks for."""
    return Player.of(one_spec(text))


def maker_called(name: str) -> Maker:
    """A bot of the catalogue, or one that a package offers."""
    return BUILT_IN[name] if name in BUILT_IN else _offered(name)


@cache
def _offered(name: str) -> Maker:
    offers = offered()
    if name not in offers:
        raise BadBot("no_such", name=name, names=", ".join((*BUILT_IN, *offers)))
    try:
        maker: Maker = offers[name].load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot("bad_entry_point", name=name, why=why) from error
    return maker


def about(maker: Maker) -> str:
    """What a bot says of itself: the first line of its docstring."""
    return (inspect.getdoc(maker) or "").partition("\n")[0]


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer; a name of the catalogue cannot be taken."""
    return {offer.name: offer for offer in entry_points(group=GROUP) if offer.name not in BUILT_IN}
