"""The bot every other bot must beat."""

from typing import Final

from lenoir.core.actions import Accuse, Action, Challenge, EndTurn, Pass, Show, Stay
from lenoir.core.legal import AnyCase, Offer, one_of
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

IDLE: Final = (Stay, Pass, EndTurn)
DUTIES: Final = (Show, Challenge)
"""What a bot does on its honour whenever it can (M-16)."""


class RandomPlayer:
    """Plays at random, but honestly: rather something than nothing, and accuses only if it must."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Any kind of lively action, else any idle one."""
        legal = legal_actions(view)
        if view.table.options.honour:
            duties = [offer for offer in legal.offers if type(offer) in DUTIES]
            if duties:
                return one_of(pick(rng, duties), rng)
        calm = [offer for offer in legal.offers if not _stakes_all(offer)]
        lively = [offer for offer in calm if type(offer) not in IDLE]
        return one_of(pick(rng, lively or calm or legal.offers), rng)


def _stakes_all(offer: Offer) -> bool:
    return type(offer) is AnyCase and offer.deed is Accuse
