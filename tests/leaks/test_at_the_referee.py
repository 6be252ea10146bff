"""What leaves by the referee's doors depends only on what its reader may know (R7).

Live, resumed from any number, after a restart, as a spectator, the view, refusals and records.
"""

from itertools import islice

import pytest

from tests.leaks.at_the_referee import at_the_referee
from tests.leaks.pairs import first_difference, pairs
from tests.leaks.planted import audiences, doors
from tests.leaks.planted import referee as planted
from tests.leaks.tables import setups

PAIRS = 60
WITHIN = 200
LEAKS = {**planted.LEAKS, **audiences.LEAKS, **doors.LEAKS}


def test_no_viewer_can_tell_two_worlds_apart_by_any_door() -> None:
    """C-11, C-15"""
    tables = map(at_the_referee, setups(2))
    found = tuple(islice(pairs(tables, 2), PAIRS))
    told = [str(pair) for pair in found if pair.difference is not None]
    assert not told, f"{len(told)} of {len(found)} pairs; the first: {told[0]}"


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_at_the_referee_is_found(leak: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        LEAKS[leak](patch)
        found = first_difference(pairs(map(at_the_referee, setups(1)), 1), WITHIN)
    assert found is not None, f"{leak}: not found in {WITHIN} pairs"
