"""The two ways of counting, to be tested side by side."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

from lenoir.deduction.counting.loading import LOADER

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
WAYS: Final = (PLAIN, COMPILED)


@contextmanager
def counting(way: str) -> Iterator[None]:
    """For a while everything is counted this way."""
    before = LOADER.fast, LOADER.patience
    try:
        LOADER.fast, LOADER.patience = None, inf
        assert way == PLAIN or LOADER.prepare()
        yield
    finally:
        LOADER.fast, LOADER.patience = before
