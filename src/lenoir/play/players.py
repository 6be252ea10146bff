"""Players: bots by their specs, from the catalogue, from another package or from a file."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.catalogue import BUILT_IN, make
from lenoir.bots.parameters import Maker
from lenoir.bots.spec import Spec, one_spec, specs
from lenoir.play.scripts import maker_in, source_of

GROUP: Final = "lenoir.bots"
"""The group of entry points in which other packages offer bots."""


class Player(Struct, frozen=True):
    """Somebody to play against: a spec, and the text of the file if it names one."""

    spec: Spec
    source: str | None = None

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
    def _maker(self) -> Maker:
        if self.spec.place is None or self.source is None:
            return maker_called(self.spec.name)
        file, name = self.spec.place
        return maker_in(file, self.source, name)


def players(text: str) -> tuple[Player, ...]:
    """The players that a text asks for, set apart by commas."""
    return tuple(map(Player.of, specs(text)))


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


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer; a name of the catalogue cannot be taken."""
    return {offer.name: offer for offer in entry_points(group=GROUP) if offer.name not in BUILT_IN}
