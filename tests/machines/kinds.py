"""The kinds of actions, events and phases that games of an edition have come to."""

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct, field

from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.phases import Phase, Setup
from lenoir.core.rng import pick
from tests.machines import wander
from tests.machines.chance import Lots
from tests.machines.settings import any_setting


class Kinds(Struct, forbid_unknown_fields=True):
    """By name; an event that tells how or why is a kind for each such word."""

    actions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)


WORDS: dict[type[Event], tuple[str, tuple[str, ...]]] = {
    e.TokenMoved: ("how", get_args(e.How)),
    e.IntrigueDrawn: ("why", get_args(e.Why)),
    e.SeatOut: ("because", get_args(e.OutBecause)),
    e.GameEnded: ("because", get_args(e.EndedBecause)),
    e.LotsRolled: ("purpose", ("deal", "begin")),
}


def all_kinds() -> Kinds:
    """Every kind there is in any edition; `Setup` is over before a game has begun."""
    events = set[str]()
    for kind in (*get_args(e.PublicEvent), *get_args(e.PrivateEvent)):
        _, words = WORDS.get(kind, ("", ()))
        events.update(f"{kind.__name__} {word}" for word in words)
        if not words:
            events.add(kind.__name__)
    return Kinds(
        actions={kind.__name__ for kind in get_args(Action)},
        events=events,
        phases={kind.__name__ for kind in get_args(Phase) if kind is not Setup},
    )


def name(event: Event) -> str:
    """The kind of an event."""
    if type(event) in WORDS:
        word, _ = WORDS[type(event)]
        return f"{type(event).__name__} {getattr(event, word)}"
    return type(event).__name__


def reached(edition: Edition, enough: Kinds, games: int) -> Kinds:
    """What random games come to; no more games than it takes to come to enough."""
    found = Kinds()
    for seed in range(games):
        for actions, events in one_game(edition, seed):
            found.actions.update(type(action).__name__ for action in actions)
            found.events.update(map(name, events))
            phases = (event.phase for event in events if isinstance(event, e.PhaseBegan))
            found.phases.update(type(phase).__name__ for phase in phases)
        if found == enough and seed >= 10:
            break
    return found


def one_game(edition: Edition, seed: int) -> Iterator[tuple[tuple[Action, ...], tuple[Event, ...]]]:
    """A game with any seats and house rules, the deal included."""
    rng = Lots(f"{edition.key} {seed}")
    players, limit = pick(rng, edition.players), pick(rng, (20, 120, 250))
    game = any_setting(rng, edition, players, limit).game(rng)
    yield (), tuple(game._log)
    for action, events in wander.actions(game, rng):
        yield (action,), tuple(events)
