"""Write golden games that are not there yet: ``python -m tests.golden.make``.

They are written once and kept for ever: every later version must read them, find them played by
the rules, and write them again to the very same bytes.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from lenoir.editions.loader import load_edition
from lenoir.record.codec import encode
from lenoir.record.notation import write
from tests.record.games import finished

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A game to keep."""

    name: str
    edition: str
    players: int
    seed: int
    options: Mapping[str, object]


GAMES = (
    Golden("classic-one-die", "classic", 3, 10, {"turn_limit": 16}),
    Golden("classic-two-dice", "classic", 5, 102, {"turn_limit": 16, "dice": 2}),
    Golden("miro", "miro", 4, 0, {"turn_limit": 16, "last_detective_wins": True}),
    Golden(
        "miro-honour", "miro", 3, 62, {"turn_limit": 20, "honour": True, "spoken_accusation": True}
    ),
    Golden("detectives-three", "detectives", 3, 15, {"turn_limit": 16}),
    Golden(
        "detectives-six", "detectives", 6, 144, {"turn_limit": 16, "draw_only_from_rooms": True}
    ),
    Golden("modern-two", "modern", 2, 13, {"turn_limit": 12, "room_cards": "corners"}),
    Golden(
        "modern-teams",
        "modern",
        4,
        91,
        {"turn_limit": 14, "teams": True, "rush_each_chooses": True},
    ),
    Golden("detectives-pool", "detectives", 4, 18, {"turn_limit": 20}),
    Golden(
        "detectives-readings",
        "detectives",
        5,
        41,
        {
            "turn_limit": 20,
            "draws_from": "rooms",
            "must_draw": True,
            "named_is_summoned": True,
            "out_keep_keepers": True,
            "accuse_from_pool": True,
        },
    ),
    Golden(
        "miro-readings",
        "miro",
        3,
        7,
        {"turn_limit": 20, "passage_ends_turn": True, "squares_twice": True},
    ),
    Golden(
        "modern-readings",
        "modern",
        2,
        3,
        {"turn_limit": 14, "stay_unrolled": True, "only_players_tokens": True},
    ),
)


def main() -> None:
    """Play, and write both forms."""
    for game in GAMES:
        record = finished(load_edition(game.edition), game.players, game.seed, game.options).full
        for path, data in (
            (HERE / f"{game.name}.jsonl", encode(record)),
            (HERE / f"{game.name}.txt", write(record).encode()),
        ):
            if not path.exists():
                path.write_bytes(data)


if __name__ == "__main__":
    main()
