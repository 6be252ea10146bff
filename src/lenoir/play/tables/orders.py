"""Standing answers: what somebody wants answered for them, and what comes of it (C-11).

Alone with bots, a forced answer is given at once. With several people every answer, forced or
chosen, is released to the table at a moment that was drawn before anybody looked at a card, so
its time tells nothing.
"""

from typing import Final

from msgspec import Struct

from lenoir.core.actions import Action, EndTurn, LayOpen, Pass, SayNone, Show
from lenoir.core.cards import Card
from lenoir.core.events import CardShown
from lenoir.core.phases import Closing, Phase, Refuting, ShowingNeighbour, decider
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight, View
from lenoir.play.games.entries import By
from lenoir.rules.absence import answer_in_absence
from lenoir.rules.engine import legal_actions

CARDS_AT_MOST: Final = 30
"""In a list of what to show: more than any edition has cards."""
WITHOUT_CLOCK: Final = 4.0
"""Seconds before which no answer is released where there is no clock."""
AT_LEAST, AT_MOST = 2.0, 6.0
"""The same where there is one: a quarter of it, within these bounds."""


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a chair's people want answered for them; nobody else ever sees it."""

    show: tuple[Card, ...] = ()
    """Which card to show, the first of these that may be shown."""
    again: bool = False
    """Before that: the card that was shown to the same asker before."""
    end_turn: bool = False
    """End the turn as soon as that is all there is to ask."""
    pass_from: int = -1
    """Decline what is optional for the round that begins with this turn of the game."""

    def passes(self, table: Table) -> bool:
        """Whether this is a round in which everything is declined."""
        return self.pass_from >= 0 and 0 <= table.turns - self.pass_from < len(table.seats)


NO_ORDERS: Final = Orders()


def is_answer(table: Table, seat: Seat) -> bool:
    """Whether a seat is asked in somebody else's turn."""
    return decider(table.phase) == seat != table.turn.seat


def is_released(table: Table, seat: Seat, orders: Orders) -> bool:
    """Whether a prompt is answered at a drawn moment; it never depends on a hand."""
    return is_answer(table, seat) or (orders.end_turn and type(table.phase) is Closing)


def span(pace: int) -> tuple[float, float]:
    """The seconds between which an answer is released: the clock of the table sets them."""
    low = max(AT_LEAST, min(AT_MOST, pace / 4)) if pace else WITHOUT_CLOCK
    return low, 2 * low


def forced(sight: Sight) -> Action | None:
    """The one legal answer in another's turn, if there is but one."""
    seat = decider(sight.table.phase)
    if seat is None or not is_answer(sight.table, seat):
        return None
    legal = legal_actions(sight)
    return legal[0] if len(legal) == 1 else None


def at_once(view: View, orders: Orders) -> Action | None:
    """What is answered at once for somebody who plays alone: what is forced, or ordered."""
    seat, table = decider(view.table.phase), view.table
    if seat is None:
        return None
    if orders.end_turn and type(table.phase) is Closing:
        return EndTurn(seat)
    if not is_answer(table, seat):
        return None
    return forced(view) or _ordered(view, orders)


def released(view: View, orders: Orders, luck: Rng) -> tuple[Action, By]:
    """What is answered for somebody who has not chosen: by their order, or at random (C-17)."""
    if type(view.table.phase) is Closing:
        return EndTurn(Seat(view.viewer)), "order"
    ordered = _ordered(view, orders)
    if ordered is not None:
        return ordered, "order"
    answer = answer_in_absence(view, luck)
    return (answer or pick(luck, legal_actions(view))), "clock"


def _ordered(view: View, orders: Orders) -> Action | None:
    """The answer that an order names, if it is legal."""
    legal, seat = legal_actions(view), Seat(view.viewer)
    cards = {act.card: act for act in legal if isinstance(act, Show | LayOpen)}
    wanted = (*_shown_before(view, orders), *orders.show)
    chosen = next((cards[card] for card in wanted if card in cards), None)
    if chosen is not None:
        return chosen
    decline = next((act for act in (Pass(seat), SayNone(seat)) if act in legal), None)
    return decline if not cards and orders.passes(view.table) else None


def _shown_before(view: View, orders: Orders) -> tuple[Card, ...]:
    """The card last shown to whoever asks now, if it is wanted again."""
    asker = _asker(view.table.phase, view.table)
    if not orders.again or asker is None:
        return ()
    shown = (
        event.card
        for event in reversed(tuple(view.stream))
        if type(event) is CardShown and event.by == view.viewer and event.to == asker
    )
    return tuple(shown)


def _asker(phase: Phase, table: Table) -> Seat | None:
    if type(phase) is Refuting:
        return table.turn.seat
    return phase.to if type(phase) is ShowingNeighbour else None
