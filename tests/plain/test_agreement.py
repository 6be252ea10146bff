"""The engine against the plain second implementation, on random games of every edition."""

import pytest

from lenoir.editions.loader import load_edition
from tests.plain.agreement import play_both
from tests.plain.game import EDITIONS


@pytest.mark.parametrize("key", sorted(EDITIONS))
@pytest.mark.parametrize("seed", range(6))
def test_both_implementations_ask_and_allow_the_same(key: str, seed: int) -> None:
    """C-1 to T-16: who is asked what, what is legal, and what comes of it, at every step."""
    edition = load_edition(key)
    for players in edition.players:
        play_both(edition, players, seed)
