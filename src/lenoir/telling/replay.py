"""A viewer's stream cut off at an earlier moment: what was known then, and no more."""

from itertools import islice

from lenoir.core.view import View


def replayed(view: View, events: int) -> View:
    """The view as it was after so many events."""
    first = View.of(view.table.edition, view.viewer)
    return first.then(islice(view.news(0), events))
