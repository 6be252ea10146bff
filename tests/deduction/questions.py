"""Questions of recorded games, and their worth by direct summation over every deal."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import lcm

from lenoir.bots.players import one_player
from lenoir.core.actions import Suggest
from lenoir.core.cards import Case
from lenoir.core.view import View
from lenoir.deduction.asking import Asking
from lenoir.deduction.bits import entropy
from lenoir.deduction.facts import ENVELOPE, hand_of
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

Answers = defaultdict[tuple[int, int] | None, defaultdict[int, int]]
"""By who shows which card, how much each envelope weighs."""

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("miro", 3, {}),
    ("miro", 4, {"honour": True}),
    ("classic", 3, {}),
    ("classic", 6, {}),
    ("detectives", 3, {}),
    ("detectives", 4, {}),
    ("modern", 3, {}),
    ("modern", 5, {}),
    ("boardless", 4, {}),
]
"""With a pool, cards in rooms, blocks, spies and lies among them."""


def suggestions(
    key: str, players: int, options: Mapping[str, object], seed: int, bots: Sequence[str]
) -> Iterator[tuple[View, Case]]:
    """The views of those who suggest, just before they do, and what they suggest."""
    rng = Seeded(f"questions {key} {players} {seed}")
    game = Game(load_edition(key), players, rng, {"turn_limit": 80, **options})
    minds = [one_player(bots[seat % len(bots)]).bot() for seat in game.table.seats]
    while game.decider is not None:
        view = game.view(game.decider)
        action = minds[game.decider].decide(view, rng)
        if isinstance(action, Suggest):
            yield view, action.case
        game.play(action)


class Summation:
    """Every deal is asked; its weight goes to each answer as often as that is given in it."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        belief, deals = asking.belief, asking.belief.knowledge.all_deals()
        weights = [belief.weight(deal) for deal in deals]
        scale = 6 * lcm(*(weight.denominator for weight in weights))
        self.deals = [
            (int(weight * scale), deal[ENVELOPE], [deal[hand_of(seat)] for seat in asking.asked])
            for weight, deal in zip(weights, deals, strict=True)
        ]

    def worth(self, case: Case) -> float:
        """What is open now, less what is open after each answer, as likely as that is."""
        told: Answers = defaultdict(lambda: defaultdict(int))
        alone: Answers = defaultdict(lambda: defaultdict(int))
        sealed: defaultdict[int, int] = defaultdict(int)
        for weight, envelope, hands in self.deals:
            sealed[envelope] += weight
            nobody = True
            for place, hand in enumerate(hands):
                held = [card for card in case if hand >> card & 1]
                for card in held:
                    alone[place, card][envelope] += weight // len(held)
                    if nobody:
                        told[place, card][envelope] += weight // len(held)
                nobody = nobody and not held
            if nobody:
                told[None][envelope] += weight
        alone[None] = sealed
        total, learnt = sum(sealed.values()), alone if self.asking.honour else told
        left = sum(
            sum(chances.values()) / total * entropy(learnt[answer].values())
            for answer, chances in told.items()
        )
        return entropy(sealed.values()) - left
