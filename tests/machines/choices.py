"""What is true of what may be done."""

from collections.abc import Iterator
from types import NoneType
from typing import get_args

import msgspec
from msgspec.structs import replace

from lenoir.core.actions import Accuse, Action
from lenoir.core.cards import Card, Case
from lenoir.core.legal import AnyCase, AnyPlace, Legal
from lenoir.core.rng import Rng
from lenoir.core.row import changed
from lenoir.core.state import State
from lenoir.play.games.game import Game
from lenoir.rules.engine import apply, legal_actions
from tests.machines.chance import Lots

SAMPLE = 12


def only_the_decider_has_a_choice(state: State, game: Game) -> None:
    """C-12: and what may be done depends on the view alone."""
    for seat in state.table.seats:
        legal = legal_actions(state.sight(seat))
        assert bool(legal) == (seat == game.decider)
        assert legal.offers == legal_actions(game.view(seat)).offers
        if seat == game.decider:
            assert legal.offers == game.legal.offers


def a_choice_is_a_sequence(game: Game) -> None:
    """Listing, counting, picking and recognising an action agree, and no offer is empty."""
    legal = game.legal
    listed = list(legal)
    assert len(legal) == len(listed) == len(set(listed))
    assert all(action.seat == game.decider for action in listed)
    for at in range(0, len(listed), 1 + len(listed) // SAMPLE):
        assert legal[at] == listed[at]
        assert legal[at - len(listed)] == listed[at]
        assert listed[at] in legal
    assert legal[1:] == tuple(listed[1:])
    assert all(len(offer) for offer in legal.offers if isinstance(offer, AnyPlace | AnyCase))


def every_choice_can_be_made(state: State, game: Game, rng: Rng, sample: int = 3) -> None:
    """C-12: what is listed is legal, and trying it out leaves the state as it was."""
    for _ in range(sample if game.legal else 0):
        action = game.legal.any(rng)
        step = apply(state, action, Lots(rng.below(1000)))
        assert step.state != state
        assert step.state == state.then(step.events)


def near_misses(action: Action, rng: Rng) -> Iterator[Action]:
    """The action with one field changed, for each field: to a number close by, or to nothing."""
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if isinstance(value, Case):
            at = rng.below(3)
            cards = changed(value, at, Card(value[at] + rng.below(25) - 12))
            yield replace(action, case=Case(*cards))
        else:
            number = (0 if value is None else value) + rng.below(13) - 6
            yield replace(action, **{field.name: number})
        if NoneType in get_args(field.type):
            yield replace(action, **{field.name: None})


def nothing_else_is_recognised(game: Game, rng: Rng) -> None:
    """C-12: what is not listed is not legal, be it ever so close."""
    legal = game.legal
    listed = set(legal)
    for offer in legal.offers:
        action = offer[rng.below(len(offer))] if isinstance(offer, AnyPlace | AnyCase) else offer
        for other in near_misses(action, rng):
            assert (other in legal) == (other in listed), other


def calm(game: Game) -> Legal:
    """What may be done short of accusing, which so often ends the game."""
    offers = game.legal.offers
    return Legal(tuple(o for o in offers if not (isinstance(o, AnyCase) and o.deed is Accuse)))


def is_listed(game: Game, action: Action) -> bool:
    """Whether an action is legal, found without asking `Legal` to recognise it."""
    return any(type(other) is type(action) and other == action for other in game.legal)
