"""When compiled code is loaded: once plain Python has worked about as long as that takes.

So a new process answers at once, and one with much to do takes at most twice as long as if it had
known so from the start. Both give the same answers: nobody but a clock can tell which it was.
"""

from importlib import import_module
from math import inf
from typing import Generic, TypeVar, cast

T = TypeVar("T")


class Loader(Generic[T]):
    """Loads a module of compiled code when it is time; without Numba it never is.

    Its ``is_kept`` says whether it was compiled before and kept on disk, ``warm_up`` has it loaded.
    """

    def __init__(self, module: str, *, patience: float, compiling: float) -> None:
        self.fast: T | None = None
        """What was loaded; whoever has it uses it."""
        self.patience = patience
        """How much is done in plain Python before the next attempt."""
        self._module, self._compiling, self._done = module, compiling, 0

    def worked(self, steps: int) -> None:
        """Count steps that were done in plain Python."""
        self._done += steps

    def load_in_time(self) -> None:
        """Load now if that would have paid by now: for a moment in which nobody waits."""
        if self.fast is None and self._done > self.patience:
            self._try(compiling=self._done > self._compiling)

    def hurry(self) -> None:
        """Load now if it was compiled before, for those who will need it before long."""
        if self.fast is None and self.patience < self._compiling:
            self._try(compiling=False)

    def prepare(self) -> bool:
        """Load now, and compile if need be, for those with much to do; false without Numba."""
        if self.fast is None:
            self._try(compiling=True)
        return self.fast is not None

    def _try(self, *, compiling: bool) -> None:
        try:
            module = import_module(self._module)
            if compiling or module.is_kept():
                module.warm_up()
                self.fast = cast(T, module)
            self.patience = self._compiling
        except Exception:
            self.patience = inf
