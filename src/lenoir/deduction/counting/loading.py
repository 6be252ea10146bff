"""The compiled counter, loaded when it is time."""

from typing import TYPE_CHECKING, Final, Protocol

from lenoir.core.loading import Loader

if TYPE_CHECKING:
    from lenoir.deduction.counting.counts import Count
    from lenoir.deduction.counting.problem import CountingProblem
    from lenoir.deduction.counting.settling import Draft

LOADING: Final = 400_000
"""The work of about a second: to import Numba and load what it kept on disk."""
COMPILING: Final = 12_000_000
"""The work of about half a minute: to compile, where nothing is kept yet."""


class CompiledCounting(Protocol):
    """What `lenoir.deduction.counting.fast.counting` can do."""

    def settle(self, draft: "Draft") -> bool:
        """Settle a draft; false and nothing done if it does not fit."""
        ...

    def count(self, problem: "CountingProblem") -> "Count | None":
        """Count a problem; nothing if it does not fit."""
        ...


LOADER: Final[Loader[CompiledCounting]] = Loader(
    "lenoir.deduction.counting.fast.counting", patience=LOADING, compiling=COMPILING
)
"""The one of this process."""
