"""What one seat was told of some games, word for word, with what follows from it: for the second
program in the page.

python -m tests.companion.streams    # write tests/data/streams.jsonl anew
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from lenoir.deduction.knowledge import Knowledge
from lenoir.editions.loader import load_edition
from tests.companion.notebooks import digest
from tests.record.test_heard import views_of_a_game

FILE: Final = Path(__file__).parents[1] / "data" / "streams.jsonl"
GAMES: Final = (("miro", 3), ("classic", 4), ("detectives", 3), ("modern", 2))


def streams() -> Iterator[bytes]:
    """A line for each game."""
    for key, players in GAMES:
        edition = load_edition(key)
        view = next(iter(views_of_a_game(edition, players, 3)))
        known = Knowledge.of(view)
        yield msgspec.json.encode(
            {
                "edition": key,
                "kinds": [len(kind) for kind in edition.deck.kinds],
                "keepers": [keeper.name for keeper in edition.keepers],
                "powers": edition.powers,
                "seat": view.viewer,
                "events": list(view.stream),
                "total": str(known.deals),
                "counts": digest(known),
            }
        )


def main() -> None:
    """Write the file."""
    FILE.write_bytes(b"".join(line + b"\n" for line in streams()))


if __name__ == "__main__":
    main()
