"""A player who does a bit of everything, so that a script has every kind of action in it."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, get_args

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.core.board import Space, Spaces
from lenoir.core.cards import Card, Case
from lenoir.core.keepers import Keeper
from lenoir.core.legal import AnyCase, AnyPlace, Offer
from lenoir.core.phases import AtPool
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.play.games.game import Game

Bare: TypeAlias = (
    a.Draw | a.EndTurn | a.LookInPool | a.Pass | a.Roll | a.SayNone | a.Stay | a.UsePower
)
"""Actions that name nothing."""
BARE: Final[tuple[type[Bare], ...]] = get_args(Bare)

WEIGHTS: Final[dict[type, int]] = {
    a.Accuse: 3,
    a.Suggest: 360,
    a.Challenge: 240,
    a.Draw: 240,
    a.PlayKeeper: 240,
    a.TakePassage: 160,
    a.Stay: 20,
    a.Pass: 60,
    a.EndTurn: 60,
}
"""How much a kind of action is liked."""
NO_MATTER: Final = 120
"""How much the others are."""

ONE_IN_RESIGNS: Final = 160


def wish(game: Game, solution: Case, rng: Rng) -> Action:
    """What somebody does now: mostly the seat to decide, now and then one that resigns."""
    active = game.table.active
    if rng.below(ONE_IN_RESIGNS) == 0:
        return a.Resign(pick(rng, active))
    at_pool = isinstance(game.table.phase, AtPool)
    offer = _weighed(game.legal.offers, WEIGHTS | {a.Accuse: 60} if at_pool else WEIGHTS, rng)
    if isinstance(offer, AnyPlace):
        rooms = Spaces(offer.spaces & game.table.edition.board.all_rooms)
        if rooms and rng.below(3):
            offer = AnyPlace(offer.example, rooms)
        return offer[rng.below(len(offer))]
    if isinstance(offer, AnyCase):
        if offer.deed is a.Accuse and rng.below(4) == 0:
            return a.Accuse(offer.seat, solution)
        return offer[rng.below(len(offer))]
    return offer


def kind_of(offer: Offer) -> type:
    """The kind of action that is offered."""
    if isinstance(offer, AnyPlace):
        return type(offer.example)
    return offer.deed if isinstance(offer, AnyCase) else type(offer)


def _weighed(offers: Sequence[Offer], likes: Mapping[type, int], rng: Rng) -> Offer:
    weights = [likes.get(kind_of(offer), NO_MATTER) for offer in offers]
    at = rng.below(sum(weights))
    for offer, weight in zip(offers, weights, strict=True):
        if at < weight:
            return offer
        at -= weight
    raise AssertionError("the weights add up")


def hostile(game: Game, seat: Seat, rng: Rng) -> Action:
    """Something a seat tries its luck with; as a rule it is not legal."""
    deck = game.table.edition.deck
    card, other = Card(rng.below(len(deck))), pick(rng, game.table.seats)
    match rng.below(8):
        case 0:
            return a.Show(seat, card)
        case 1:
            return a.LayOpen(seat, card)
        case 2:
            return a.Challenge(seat, other, card)
        case 3:
            return a.Accuse(seat, Case(*(Card(pick(rng, kind)) for kind in deck.kinds)))
        case 4:
            return a.PlayKeeper(seat, Keeper(rng.below(8)))
        case 5:
            return a.NameCard(seat, card)
        case 6:
            return a.Walk(seat, Space(rng.below(16)))
        case _:
            return pick(rng, BARE)(seat)
