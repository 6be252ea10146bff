"""Counting: compiled if that is loaded and the numbers fit into 64 bits, else in plain Python."""

from lenoir.deduction.counting.counts import Count
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.counting.numbering import Numbered
from lenoir.deduction.counting.problem import CountingProblem


def count_of(problem: CountingProblem) -> Count:
    """A problem counted."""
    fast = LOADER.fast
    found = fast.count(problem) if fast else None
    if found is not None:
        return found
    plain = Numbered(problem)
    LOADER.worked(plain.steps)
    LOADER.load_in_time()
    return plain
