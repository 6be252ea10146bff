"""A replay is exact whatever Python's hash seed (R6)."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def digest_under(seed: str) -> str:
    """What the same games come to in a Python of its own."""
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.leaks.replaying"]
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_the_same_seeds_give_the_same_events_and_views_under_any_hash_seed() -> None:
    """R6: deal, dice, views, legal actions, errors and bots, in every edition."""
    digests = {digest_under(seed) for seed in ("0", "1", "12345")}
    assert len(digests) == 1
    assert len(digests.pop()) == 64
