"""A viewer's stream cut off at an earlier moment: what was known then, and no more."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from lenoir.core.view import View

STRETCH: Final = 64
"""Events folded at once, in a fraction of a millisecond."""


def replayed(view: View, events: int) -> View:
    """The view as it was after a number of events."""
    then = View.of(view.table.edition, view.viewer)
    for then in replaying(view, events):  # noqa: B007
        pass
    return then


def replaying(view: View, events: int) -> Iterator[View]:
    """The views that lead there, with some events between one and the next."""
    then = View.of(view.table.edition, view.viewer)
    for first in range(0, events, STRETCH):
        then = then.then(islice(view.news(first), min(STRETCH, events - first)))
        yield then
