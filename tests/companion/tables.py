"""A notebook at a table of three: Anna plays Rose, we Moutarde, Ben Violet."""

from lenoir.companion.entries import Entry, jotted
from lenoir.companion.history import added
from lenoir.companion.setup import laid_out
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.record.heard import Heard

CLASSIC = load_edition("classic")
ANNA, ME, BEN = map(Seat, range(3))
HAND = ("violet", "dagger", "rope", "kitchen", "library", "hall")


def card(name: str) -> Card:
    return CLASSIC.deck.card(name)


def case(*names: str) -> Case:
    suspect, weapon, room = map(card, names)
    return Case(suspect, weapon, room)


def a_notebook(*entries: Entry) -> Heard:
    suspects = tuple(map(card, ("rose", "moutarde", "violet")))
    hand = cards_of(map(card, HAND))
    heard = laid_out(CLASSIC, CLASSIC.options, suspects, ME, hand, names=("Anna", "", "Ben"))
    for entry in entries:
        heard = added(heard, jotted(heard, entry))
    return heard
