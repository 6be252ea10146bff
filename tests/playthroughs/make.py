"""Write the playthroughs anew: ``python -m tests.playthroughs.make``, then read what changed."""

from lenoir.editions.loader import edition_keys, load_edition
from tests import toy
from tests.playthroughs.playthrough import FOLDER, Played


def main() -> None:
    """Rewrite every file by the game its first line names; a missing one gets a first game."""
    toy.lay_out()
    for key in edition_keys():
        file = FOLDER / f"{key}.txt"
        played = Played.read(key) if file.exists() else first(key)
        file.write_text(played.text(), encoding="utf-8")


def first(key: str) -> Played:
    """A game to begin with: change the first line of its file for one that shows more."""
    edition = load_edition(key)
    return Played(key, 0, 4, edition.deck.suspects[: max(3, edition.players[0])])


if __name__ == "__main__":
    main()
