"""A hasty ``lenoir`` that tells everybody which card was shown: this must be noticed."""

import sys

from lenoir.core import events as e
from lenoir.core import fold, visibility
from lenoir.core.events import Event
from lenoir.core.seats import EVERYONE, Seats
from lenoir.play.games import game

honest = visibility.audience


def audience(event: Event) -> Seats:
    """As it should be, but for one kind of event."""
    return EVERYONE if isinstance(event, e.CardShown) else honest(event)


for module in (visibility, fold, game):
    module.audience = audience  # type: ignore[attr-defined]

if __name__ == "__main__":
    from lenoir.cli import main
    from tests.browser import hasty

    assert hasty
    sys.exit(main())
