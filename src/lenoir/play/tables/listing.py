"""Listing: which open tables strangers are shown, so that no household fills the list alone."""

from collections import OrderedDict
from collections.abc import Iterable
from itertools import chain, zip_longest
from typing import Final

from lenoir.play.logs.ports import TableId
from lenoir.play.tables.seating import Seating

HOUSEHOLDS: Final = 10_000
"""Those whose tables are remembered; the longest unchanged are forgotten first."""


class Showcase:
    """What each household shows at a worker. Further tables wait until one of its own is gone."""

    def __init__(self, at_most: int = 0) -> None:
        self.at_most = at_most
        """Tables of one household; 0 is no limit."""
        self._shown: OrderedDict[str, set[TableId]] = OrderedDict()

    def shows(self, table: TableId, seating: Seating) -> bool:
        """Whether a table may be found by strangers from now on."""
        whose, wants = seating.opener, seating.is_on_show
        if not whose or not self.at_most:
            return wants
        shown = self._shown.setdefault(whose, set())
        self._shown.move_to_end(whose)
        if not wants:
            shown.discard(table)
        elif table in shown or len(shown) < self.at_most:
            shown.add(table)
        if not shown:
            del self._shown[whose]
        elif len(self._shown) > HOUSEHOLDS:
            self._shown.popitem(last=False)
        return table in shown


def fair(found: Iterable[Seating], each: int, at_most: int) -> tuple[Seating, ...]:
    """Tables where somebody is, then the others; one of each household before its second.

    They come in the order of their last change, at most ``each`` of one household.
    """
    by_household: dict[str, list[Seating]] = {}
    for number, seating in enumerate(found):
        by_household.setdefault(seating.opener or f"#{number}", []).append(seating)
    tidy = (sorted(own, key=_is_empty)[: each or None] for own in by_household.values())
    in_turn = chain.from_iterable(zip_longest(*tidy))
    shown = (seating for seating in in_turn if seating is not None)
    return tuple(sorted(shown, key=_is_empty)[:at_most])


def _is_empty(seating: Seating) -> bool:
    return not seating.present
