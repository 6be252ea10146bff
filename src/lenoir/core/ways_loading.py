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


class Compiled(Protocol):
    """What `lenoir.core.fast.ways` can do."""

    def ends_of_ways(self, board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
        """As in `lenoir.core.ways`."""
        ...


LOADER: Final[Loader[Compiled]] = Loader(
    "lenoir.core.fast.ways", patience=LOADING, compiling=COMPILING
)
"""The one of this process."""
