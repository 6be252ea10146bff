"""The plain player: answers at once, for when a bot does not."""

from lenoir.contest.contestant import new_suggestion
from lenoir.core import actions as a
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.phases import Refuting, Starting
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions


class Plain:
    """Strikes out what was seen, suggests what is left, and accuses when one case is left."""

    def decide(self, view: View, rng: Rng) -> a.Action:
        """Choose a legal action of the edition ``boardless``."""
        seat, phase = Seat(view.viewer), view.table.phase
        if type(phase) is Starting:
            return a.Suggest(seat, new_suggestion(view, rng))
        if type(phase) is Refuting:
            return legal_actions(view)[0]
        left = unseen(view)
        return a.Accuse(seat, left) if left is not None else a.EndTurn(seat)


def unseen(view: View) -> Case | None:
    """The case of the cards not seen, if there is one of each kind."""
    seen = 0
    for held in view.private.held:
        seen |= held
    left = [[n for n in kind if not seen >> n & 1] for kind in view.table.edition.deck.kinds]
    if any(len(cards) != 1 for cards in left):
        return None
    suspect, weapon, room = (Card(cards[0]) for cards in left)
    case = Case(suspect, weapon, room)
    return None if cards_of(case) & view.hand else case
