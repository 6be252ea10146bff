"""When compiled code is loaded: once plain Python has worked about as long as that takes.

So a new process answers at once, and one with much to do takes at most twice as long as if it had
known so from the start. Both give the same answers: nobody but a clock can tell which it was.
"""

from math import inf
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from lenoir.deduction.counts import Count
    from lenoir.deduction.problem import Problem
    from lenoir.deduction.settling import Draft

LOADING: Final = 400_000
"""The work of about a second: to import Numba and load what it kept on disk."""
COMPILING: Final = 12_000_000
"""The work of about half a minute: to compile, where nothing is kept yet."""


class Compiled(Protocol):
    """What `lenoir.deduction.fast.counting` can do."""

    def settle(self, draft: "Draft") -> bool:
        """Settle a draft; false and nothing done if it does not fit."""
        ...

    def count(self, problem: "Problem") -> "Count | None":
        """Count a problem; nothing if it does not fit."""
        ...


class Loader:
    """Loads `lenoir.deduction.fast` when it is time; without Numba it never is."""

    def __init__(self, patience: float = LOADING) -> None:
        self.fast: Compiled | None = None
        """What was loaded; whoever has it uses it."""
        self.patience = patience
        """How much is done in plain Python before the next attempt."""
        self._done = 0

    def worked(self, steps: int) -> None:
        """So much was done in plain Python."""
        self._done += steps
        if self.fast is None and self._done > self.patience:
            self._load(compiling=self._done > COMPILING)

    def hurry(self) -> None:
        """Load now if it was compiled before, for those who will count before long."""
        if self.fast is None and self.patience < COMPILING:
            self._load(compiling=False)

    def prepare(self) -> bool:
        """Load now, and compile if need be, for those who will count much; false without Numba."""
        if self.fast is None:
            self._load(compiling=True)
        return self.fast is not None

    def _load(self, *, compiling: bool) -> None:
        try:
            from lenoir.deduction.fast import compiled, counting

            self.patience = COMPILING
            if compiling or compiled.is_kept():
                counting.warm_up()
                self.fast = counting
        except (ImportError, OSError):  # no Numba; or a disk that is full
            self.patience = inf


LOADER: Final = Loader()
"""The one of this process."""
