"""The compiled ways, loaded when it is time: only where game after game is played.

A server has better things to do meanwhile than to load Numba, so by itself nothing is.
"""

from math import inf
from typing import Final, Protocol

from lenoir.core.board import Board, Space, Spaces
from lenoir.core.loading import Loader

LOADING: Final = 40_000
"""The ways of about a second: to import Numba and load what it kept on disk."""
COMPILING: Final = 400_000
"""The ways of about ten seconds: to compile, where nothing is kept yet."""


class Compiled(Protocol):
    """What `lenoir.core.fast.ways` can do."""

    def ends_of_ways(
        self, board: Board, start: Space, steps: int, walls: Spaces
    ) -> tuple[Spaces, Spaces]:
        """As in `lenoir.core.ways`."""
        ...


def load(compiling: bool) -> Compiled | None:
    """The compiled ways, if they are kept or are to be compiled."""
    from lenoir.core.fast import ways

    if not (compiling or ways.entry.are_kept()):
        return None
    ways.warm_up()
    return ways


LOADER: Final = Loader(load, patience=inf, compiling=COMPILING)
"""The one of this process."""


def load_in_time() -> None:
    """From now on, load it once that pays: for a process that plays game after game."""
    LOADER.patience = min(LOADER.patience, LOADING)
