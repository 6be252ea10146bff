"""What the page must know of each box to keep a notebook beside it, without asking a server.

python -m tests.companion.boxes    # write web/src/companion/boxes.json anew
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from lenoir.core.cards import Card
from lenoir.core.edition import LANGUAGES, Edition, Language
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.telling.shorthand import SPECIAL
from lenoir.telling.voice import Voice
from lenoir.telling.words import simple
from tests.companion.notebooks import spy_of

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "companion" / "boxes.json"
EDITIONS: Final = ("classic", "miro", "detectives", "modern")
"""Those that most people own first."""


def boxes() -> bytes:
    """All of them, as they are kept in the page's sources."""
    found = {"boxes": [_box(load_edition(key)) for key in EDITIONS], "verbs": _verbs()}
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def _box(edition: Edition) -> dict[str, object]:
    deck = edition.deck
    voices = {language: Voice(Messages(language), edition, ()) for language in LANGUAGES}
    suspects, weapons, rooms = (
        [_card(edition, voices, Card(card)) for card in kind] for kind in deck.kinds
    )
    for suspect, colour in zip(suspects, edition.colours, strict=True):
        suspect["colour"] = colour
    pool = edition.pool
    return {
        "key": edition.key,
        "title": edition.texts["title"],
        "players": [min(edition.players), max(edition.players)],
        "suspects": suspects,
        "weapons": weapons,
        "rooms": rooms,
        "equal_hands": edition.equal_hands,
        "pool": None
        if pool is None
        else {
            "space": pool,
            "name": {language: voice.place(pool) for language, voice in voices.items()},
            "the": {language: voice.the_place(pool) for language, voice in voices.items()},
        },
        "powers": edition.powers,
        "spy": spy_of(edition),
        "block": any(keeper.name == "block" for keeper in edition.keepers),
        "clues": bool(edition.clues),
        "room_cards": "room_cards" in edition.changeable,
        "honour": "honour" in edition.changeable,
        "written": not edition.options.spoken_accusation,
        "options": msgspec.to_builtins(edition.options),
    }


def _verbs() -> dict[str, list[str]]:
    """The words of the shorthand in both languages."""
    says = [Messages(language) for language in LANGUAGES]
    return {
        verb: sorted({simple(word) for say in says for word in say(f"shorthand-{verb}").split(",")})
        for verb in (*SPECIAL, "block", "me")
    }


def _card(edition: Edition, voices: Mapping[Language, Voice], card: Card) -> dict[str, object]:
    return {
        "id": edition.deck.ids[card],
        "name": {language: voice.card(card) for language, voice in voices.items()},
        "the": {language: voice.the_card(card) for language, voice in voices.items()},
    }


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(boxes())


if __name__ == "__main__":
    main()
