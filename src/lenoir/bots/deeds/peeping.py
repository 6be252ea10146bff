"""Peeping: seeing a card that is shown to another, by a keeper or a power."""

from lenoir.bots.moment import Moment
from lenoir.core.actions import Action, Pass
from lenoir.core.cards import cards_of
from lenoir.core.events import SuggestionRefuted
from lenoir.core.legal import Legal
from lenoir.core.seats import Seat


def spy(moment: Moment) -> Action:
    """Look if the card must be news: two of the named cards in doubt, none seen at that player's.

    With one card in doubt there is nothing to see that one could not think out.
    """
    idle, ways = Pass(moment.seat), [o for o in Legal(moment.offers) if type(o) is not Pass]
    case = moment.table.case
    if not ways or case is None:
        return idle
    by = _who_showed(moment)
    known = moment.view.private.held[by] | moment.table.opened[by]
    doubtful = sum(moment.judgement.doubt(card) > 0 for card in case)
    return ways[0] if doubtful >= 2 and not known & cards_of(case) else idle


def _who_showed(moment: Moment) -> Seat:
    events = reversed(tuple(moment.view.stream))
    return next(event.by for event in events if type(event) is SuggestionRefuted)
