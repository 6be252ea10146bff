"""The bot every other bot must beat."""

from lenoir.core.actions import Accuse, Action
from lenoir.core.legal import AnyCase, Legal
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions


class Chance:
    """Plays at random, and never accuses while it can do anything else."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Any legal action which does not stake the game."""
        legal = legal_actions(view)
        calm = tuple(offer for offer in legal.offers if not _stakes_all(offer))
        return Legal(calm or legal.offers).any(rng)


def _stakes_all(offer: object) -> bool:
    return isinstance(offer, AnyCase) and offer.deed is Accuse
