"""Leaks planted on purpose: each is a way in which a game like this has leaked, or easily could."""

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from tests.leaks.planted import audiences, carriers, disclosures, doors, questions, windows

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
"""Spoil the engine until the patch is undone."""

LEAKS: Final[dict[str, Plant]] = {
    **audiences.LEAKS,
    **carriers.LEAKS,
    **disclosures.LEAKS,
    **doors.LEAKS,
    **questions.LEAKS,
    **windows.LEAKS,
}
