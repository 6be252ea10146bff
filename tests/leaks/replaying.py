"""Plays fixed seeds in every edition and prints a digest of all that happened and left."""

from hashlib import sha256

import msgspec

from lenoir.editions.loader import edition_keys, load_edition
from tests.leaks.played import play, viewers_of
from tests.leaks.tables import setups_of

GAMES = 6


def digest() -> str:
    """One digest over all games, events and what left for every viewer."""
    total = sha256()
    for key in edition_keys():
        for number, setup in zip(range(GAMES), setups_of(load_edition(key)), strict=False):
            played = play(setup, f"replay {number}", viewers_of(setup), longest=80)
            total.update(msgspec.json.encode(played.log(len(played.steps))))
            for exits in played.exits.values():
                total.update(b"".join(part for at in exits for part in at.values()))
    return total.hexdigest()


if __name__ == "__main__":
    print(digest())
