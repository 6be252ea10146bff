"""Motives: what suggestions betray of those who make them, which no rule says and habit does.

Most players ask in earnest: they name what may be true, so nothing they hold and nothing they were
shown. And who could accuse and does not, though nobody refuted him, holds one of the three himself.
None of this is certain, so it guides what is asked and is never a reason to accuse.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from lenoir.core.cards import NO_CARDS, Cards, cards_of
from lenoir.core.events import SuggestionMade, SuggestionRefuted, SuggestionStood, TurnBegan
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import Fact, HoldsNone, HoldsOneOf, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.rules.engine import rules_of

EARNEST: Final = 0.6
"""How likely a player is one who asks in earnest, before he has asked anything."""
LIKELIER: Final = 2.5
"""How much likelier a suggestion that may be true is to come from him than from any other."""
NEGLIGIBLE: Final = 0.01
AT_MOST: Final = 8
"""How many readings are kept."""


class Reading(NamedTuple):
    """One way to read the other players: what would be known, and the share of belief in it."""

    share: float
    known: Knowledge


def readings(view: View, known: Knowledge) -> list[Reading]:
    """Who may be asking in earnest and who not, the likeliest first; the shares add up to 1."""
    silent = known.suppose(_kept_silent(view)) or known
    found = [(1.0, silent)]
    for seat in view.table.seats_after(Seat(view.viewer)):
        number, facts = _in_earnest(view, seat)
        if number:
            weight = EARNEST * LIKELIER**number
            split = [(prior * (1 - EARNEST), known) for prior, known in found]
            for prior, known in found:
                supposed = known.suppose(facts)
                if supposed is not None:
                    split.append((prior * weight, supposed))
            found = _likeliest(split)
    total = sum(weight * known.deals for weight, known in found)
    return [Reading(weight * known.deals / total, known) for weight, known in found]


def _likeliest(found: list[tuple[float, Knowledge]]) -> list[tuple[float, Knowledge]]:
    """The more deals agree with a reading the likelier it is; what hardly matters is left out."""
    ranked = sorted(found, key=lambda one: -one[0] * one[1].deals)[:AT_MOST]
    least = NEGLIGIBLE * ranked[0][0] * ranked[0][1].deals
    return [(weight, known) for weight, known in ranked if weight * known.deals > least]


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


def _chosen(view: View, seat: Seat) -> Cards:
    """The cards which a seat names by choice: not the room, where that is the one it stands in."""
    table, deck = view.table, view.table.edition.deck
    free = rules_of(table.edition).rooms_to_name(table, seat).bit_count() > 1
    return Cards((1 << len(deck)) - 1 & (-1 if free else ~deck.room_cards))
