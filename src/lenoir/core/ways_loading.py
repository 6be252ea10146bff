"""The compiled ways, loaded between two games where game after game is played.

In a server somebody always waits: there they are never loaded.
"""

from typing import Final, Protocol

from lenoir.core.board import Board, Space, Spaces
from lenoir.core.loading import Loader

LOADING: Final = 40_000
"""The ways of about a second: to import Numba and load what it kept on disk."""
COMPILING: Final = 400_000
"""The ways of about ten seconds: to compile, where nothing is kept yet."""


class WaysFrom(Protocol):
    """The ways of a number of steps from a place, as in `lenoir.core.ways`."""

    def __init__(self, board: Board, start: Space, steps: int) -> None: ...

    def past(self, walls: Spaces) -> Spaces:
        """The squares to which a way passes none in ``walls``; the rooms beside it."""
        ...


class CompiledWays(Protocol):
    """What `lenoir.core.fast.ways` has."""

    @property
    def FastWays(self) -> type[WaysFrom]:
        """The compiled ones."""
        ...


LOADER: Final[Loader[CompiledWays]] = Loader(
    "lenoir.core.fast.ways", patience=LOADING, compiling=COMPILING
)
"""The one of this process."""
