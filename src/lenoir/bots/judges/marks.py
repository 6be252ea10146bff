"""Marks: the cards a beginner has crossed off, which are those they have seen."""

from lenoir.core.cards import Card, Cards, Deck
from lenoir.core.view import View
from lenoir.deduction.facts import POOL, Place, in_room


def crossed_off(view: View) -> Cards:
    """Every card one has seen: in a hand, in the pool, in a room, or lying open."""
    private, table = view.private, view.table
    seen = int(private.pool)
    for held in private.held:
        seen |= held
    for opened in table.opened:
        seen |= opened
    for _, card in private.in_rooms:
        seen |= 1 << card
    return Cards(seen)


def kind_of(deck: Deck, card: Card) -> int:
    """0 for a suspect, 1 for a weapon, 2 for a room."""
    return (card >= deck.first_weapon) + (card >= deck.first_room)


def cards_of_kind(deck: Deck, kind: int) -> Cards:
    """All the cards of a kind."""
    cards = deck.kinds[kind]
    return Cards((1 << cards.stop) - (1 << cards.start))


def only(cards: Cards) -> Card | None:
    """The one card of a set, if there is but one."""
    return Card(cards.bit_length() - 1) if cards.bit_count() == 1 else None


def doubt_of(cards: Cards, card: Card) -> float:
    """How uncertain one of this many equally likely cards is; 1 is even."""
    if not cards >> card & 1:
        return 0.0
    share = 1 / cards.bit_count()
    return 4 * share * (1 - share)


def unseen_at(view: View, place: Place) -> float:
    """How many cards at a place one has not seen."""
    private, table = view.private, view.table
    if place == POOL:
        return float(0 if private.pool else table.pool_size)
    if place < len(table.sizes):
        known = Cards(private.held[place] | table.opened[place])
        return float(table.sizes[place] - known.bit_count())
    return float(all(place != in_room(room) for room, _ in private.in_rooms))
