"""A detective: plays every edition, wherever thinking is asked for, by its judge."""

from lenoir.bots.judgement import Judge
from lenoir.core.actions import Accuse, Action, Show, Suggest
from lenoir.core.cards import Cards
from lenoir.core.legal import AnyCase
from lenoir.core.phases import Refuting
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions


class Detective:
    """Movement, keepers, powers and clue cards are here; what to ask and to tell is judged."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action."""
        legal, seat = legal_actions(view), Seat(view.viewer)
        judgement = self._judge.judge(view, rng)
        if type(view.table.phase) is Refuting:
            cards = sum(1 << offer.card for offer in legal.offers if type(offer) is Show)
            if cards:
                return Show(seat, judgement.to_show(Cards(cards), view.table.turn.seat))
            return legal.any(rng)
        for offer in legal.offers:
            if type(offer) is AnyCase and offer.deed is Accuse:
                case = judgement.accusation()
                if case is not None:
                    return Accuse(seat, case)
        for offer in legal.offers:
            if type(offer) is AnyCase and offer.deed is Suggest:
                return Suggest(seat, judgement.suggestion(offer.rooms))
        return next(iter(legal))
