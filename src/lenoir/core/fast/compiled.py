"""Compiled functions: those that are called from Python, and their parts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


class Entries:
    """The functions of a package that are called from Python: compiled once, then kept on disk.

    Numba looks for changes in the file of the entry alone; so each has its helpers beside it. It
    keeps the result in `__pycache__` or, if the package lies where one may not write, in the user's
    own cache. Where there is neither, every process compiles anew.
    """

    def __init__(self) -> None:
        self._all: list[Any] = []

    def __call__(self, function: F) -> F:
        """One more entry."""
        try:
            found = _compiled(function, cache=True)
        except RuntimeError:
            found = _compiled(function)
        self._all.append(found)
        return found

    def are_kept(self) -> bool:
        """Whether all of them lie on disk, so that they need only be loaded."""
        paths = [(one.__name__, one.stats.cache_path) for one in self._all]
        return all(path and any(Path(path).glob(f"*.{name}-*.nbi")) for name, path in paths)


def part(function: F) -> F:
    """Called by compiled functions only."""
    return _compiled(function, no_cpython_wrapper=True)


def _compiled(function: F, **options: bool) -> F:
    decorator: Any = njit
    found: F = decorator(error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    return found
