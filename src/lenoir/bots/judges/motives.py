"""Motives: what suggestions betray of those who make them, which no rule says and habit does.

Most players ask in earnest: they name what may be true, so nothing they hold and nothing they were
shown. Cunning ones like to name one card of their own, so that the answer is about the others. And
a player who could accuse after nobody refuted them, and does not, holds one of the three. None of
this is certain: it says what is likely.
"""

from collections.abc import Iterable, Iterator
from math import prod
from typing import Final, NamedTuple

from lenoir.core.cards import NO_CARDS, Cards, cards_of
from lenoir.core.events import SuggestionMade, SuggestionRefuted, SuggestionStood, TurnBegan
from lenoir.core.seats import NOBODY, Seat, Seats
from lenoir.core.view import View
from lenoir.deduction.facts import Fact, HoldsNone, HoldsOneOf, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.rules.engine import rules_of

EARNEST: Final = 0.6
"""How likely a player is to ask in earnest, before they have asked anything."""
LIKELIER: Final = 2.5
"""How much likelier a suggestion that may be true is to come from such a player."""
CUNNING: Final = (0.6, 1.7, 0.35, 0.1)
"""How much likelier other players name none, one, two, three of their own cards than if they named
any cards; measured on players who ask what tells them most."""
NEGLIGIBLE: Final = 0.01
AT_MOST: Final = 8
"""How many readings are kept."""


class PlayerReading(NamedTuple):
    """One way to read the other players: what would be known, and the share of belief in it."""

    share: float
    known: Knowledge
    earnest: Seats
    """Who asks in earnest."""


def readings(view: View, known: Knowledge) -> list[PlayerReading]:
    """Who may be asking in earnest and who not, the likeliest first; the shares add up to 1."""
    silent = known.suppose(_kept_silent(view)) or known
    found = [PlayerReading(1.0, silent, NOBODY)]
    for seat in view.table.seats_after(Seat(view.viewer)):
        number, facts = _in_earnest(view, seat)
        if number:
            found = _likeliest([*_either_way(found, seat, number, facts)])
    total = sum(map(_weight, found))
    return [one._replace(share=_weight(one) / total) for one in found]


def _either_way(
    found: Iterable[PlayerReading], seat: Seat, number: int, facts: Iterable[Fact]
) -> Iterator[PlayerReading]:
    """Each reading with a seat that asks in earnest, if it can be, and with one that does not."""
    for share, known, earnest in found:
        yield PlayerReading(share * (1 - EARNEST), known, earnest)
        supposed = known.suppose(facts)
        if supposed is not None:
            weight = EARNEST * LIKELIER**number
            yield PlayerReading(share * weight, supposed, Seats(earnest | 1 << seat))


def _weight(reading: PlayerReading) -> float:
    """The more deals agree with a reading the likelier it is."""
    return reading.share * reading.known.deals


def _likeliest(found: list[PlayerReading]) -> list[PlayerReading]:
    """Without those that hardly matter."""
    ranked = sorted(found, key=_weight, reverse=True)[:AT_MOST]
    return [one for one in ranked if _weight(one) > NEGLIGIBLE * _weight(ranked[0])]


def _kept_silent(view: View) -> Iterator[Fact]:
    """Of those whose suggestion stood and who might have accused: one of the three is their own.

    Not where cards lie elsewhere than in hands: then nobody could be sure.
    """
    table, stood = view.table, None
    if table.pool_size or table.in_rooms or table.edition.pool is not None:
        return
    for event in view.stream:
        if type(event) is SuggestionStood and event.seat != view.viewer:
            stood = event
        elif type(event) is TurnBegan and stood is not None:
            yield HoldsOneOf(hand_of(stood.seat), cards_of(stood.case))
            stood = None


def _in_earnest(view: View, seat: Seat) -> tuple[int, Iterable[Fact]]:
    """How often a seat has asked; and what is so if it never named a card of which it knew."""
    chosen = _chosen(view, seat)
    number, named, facts = 0, NO_CARDS, []
    for event in reversed(view.stream):
        if type(event) is SuggestionRefuted and event.to == seat and event.by != view.viewer:
            facts.append(HoldsOneOf(hand_of(event.by), Cards(cards_of(event.case) & ~named)))
        elif type(event) is SuggestionMade and event.seat == seat:
            named = Cards(named | cards_of(event.case) & chosen)
            number += 1
    return number, (HoldsNone(hand_of(seat), named), *facts)


def named_by(view: View, seat: Seat) -> list[Cards]:
    """The cards a seat has named by choice, suggestion by suggestion."""
    chosen = _chosen(view, seat)
    return [
        Cards(cards_of(event.case) & chosen)
        for event in view.stream
        if type(event) is SuggestionMade and event.seat == seat
    ]


def likelihood(hand: Cards, named: Iterable[Cards]) -> float:
    """How likely one who is not in earnest, and may be cunning or not, names this with a hand."""
    cunning = prod([CUNNING[(hand & cards).bit_count()] for cards in named])
    return (1 + cunning) / 2


def _chosen(view: View, seat: Seat) -> Cards:
    """The cards which a seat names by choice: not the room, where that is the one it stands in."""
    deck = view.table.edition.deck
    return Cards((1 << len(deck)) - 1 & (-1 if _is_anywhere(view, seat) else ~deck.room_cards))


def _is_anywhere(view: View, seat: Seat) -> bool:
    """Whether a seat may name any room, wherever it is."""
    return rules_of(view.table.edition).rooms_to_name(view.table, seat).bit_count() > 1
