"""The two letters by which the Speed Clue contest calls each card."""

from typing import Final

from lenoir.core.cards import Card, Case
from lenoir.editions.loader import load_edition

EDITION: Final = "boardless"

NAMES: Final[dict[str, str]] = {
    "Gr": "olive",
    "Mu": "moutarde",
    "Pe": "pervenche",
    "Pl": "violet",
    "Sc": "rose",
    "Wh": "leblanc",
    "Ca": "candlestick",
    "Kn": "dagger",
    "Pi": "lead_pipe",
    "Re": "revolver",
    "Ro": "rope",
    "Wr": "spanner",
    "Ba": "ballroom",
    "Bi": "billiard_room",
    "Co": "conservatory",
    "Di": "dining_room",
    "Ha": "hall",
    "Ki": "kitchen",
    "Li": "library",
    "Lo": "lounge",
    "St": "study",
}

CARDS: Final[dict[str, Card]] = {
    code: load_edition(EDITION).deck.card(name) for code, name in NAMES.items()
}
CODES: Final[dict[Card, str]] = {card: code for code, card in CARDS.items()}


def case_text(case: Case) -> str:
    """A case as the contest writes it."""
    return " ".join(CODES[card] for card in case)
