"""The bot every other bot must beat."""

from typing import Final

from lenoir.core.actions import Accuse, Action, EndTurn, Pass, Stay
from lenoir.core.legal import AnyCase, Offer, one_of
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

IDLE: Final = (Stay, Pass, EndTurn)


class Chance:
    """Plays at random: rather something than nothing, and accuses only when there is no choice."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Any kind of lively action, else any idle one."""
        legal = legal_actions(view)
        calm = [offer for offer in legal.offers if not _stakes_all(offer)]
        lively = [offer for offer in calm if type(offer) not in IDLE]
        return one_of(pick(rng, lively or calm or legal.offers), rng)


def _stakes_all(offer: Offer) -> bool:
    return type(offer) is AnyCase and offer.deed is Accuse
