"""Cards from what was typed on the command line."""

from lenoir.core.cards import Card
from lenoir.messages import BadInput
from lenoir.telling.voice import Voice
from lenoir.telling.words import matching


def card_called(typed: str, voice: Voice) -> Card:
    """A card by any beginning of its name, in any language."""
    cards = tuple(map(Card, range(len(voice.edition.deck))))
    found = matching(typed, [voice.typed_card(card) for card in cards])
    if len(found) == 1:
        return cards[found[0]]
    if found:
        names = ", ".join(voice.card(cards[at]) for at in found)
        raise BadInput(voice.say("ambiguous", text=typed, names=names))
    names = ", ".join(map(voice.card, cards))
    raise BadInput(voice.say("no-such-card", name=typed, names=names))
