"""Nothing secret hangs on what is handed out: every object that can be reached from it is searched.

Cards travel as numbers, so a label on a card could not be found in a text; and the list of all
labels is public. What can be found is the thing itself: the truth, the log, another's events.
"""

from collections.abc import Iterator
from types import GeneratorType

import msgspec
import pytest

from lenoir.core import events as e
from lenoir.core.actions import Accuse, Resign, Show
from lenoir.core.cards import Card
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.engine import IllegalAction, legal_actions
from tests.leaks.played import log_of
from tests.leaks.tables import setups_of
from tests.leaks.wishes import wish


def reachable(*handed_out: object) -> Iterator[object]:
    """Everything one can get at, attribute by attribute, private ones too."""
    seen: set[int] = set()
    keep, todo = [], list(handed_out)
    while todo:
        item = todo.pop()
        if id(item) in seen or isinstance(item, type | str | int | None):
            continue
        seen.add(id(item))
        keep.append(item)
        yield item
        todo += parts(item)


def parts(item: object) -> Iterator[object]:
    """What an object holds; not its class, and of an error not the stack it came through."""
    if isinstance(item, dict):
        yield from (*item, *item.values())
    elif isinstance(item, tuple | list | set | frozenset):
        yield from item
    if isinstance(item, GeneratorType):
        yield from item.gi_frame.f_locals.values() if item.gi_frame else ()
    if isinstance(item, msgspec.Struct):
        yield from (getattr(item, name) for name in item.__struct_fields__)
    for kind in type(item).__mro__:
        slots = vars(kind).get("__slots__", ())
        if not issubclass(kind, msgspec.Struct) and isinstance(slots, tuple):
            yield from (getattr(item, name) for name in slots if hasattr(item, name))
    yield from vars(item).values() if hasattr(item, "__dict__") else ()
    if isinstance(item, BaseException):
        yield from (item.args, item.__cause__, item.__context__)


def foreign(seat: Seat, item: object) -> bool:
    """Whether a seat must not get hold of this."""
    match item:
        case State() | Game() | e.EnvelopeSealed() | e.PoolFilled() | e.RoomCardLaid():
            return True
        case e.HandDealt(owner) | e.KeeperTaken(owner) | e.AnswerSealed(owner):
            return owner != seat
        case e.PoolSeen(owner) | e.RoomCardSeen(owner) | e.EnvelopeSeen(owner):
            return owner != seat
        case e.CardSpied(owner) | e.CaseWritten(owner) | e.CardNoticed(owner):
            return owner != seat
        case e.CardShown(by, to) | e.CardGlimpsed(by, to):
            return seat not in (by, to)
        case _:
            return False


def a_while_into(key: str, seed: int) -> Game:
    """A game under way, with a bit of everything in it."""
    setup = next(setups_of(load_edition(key), seed))
    rng = Seeded(f"canary {seed}")
    game = setup.game(rng)
    while not game.is_over and game.table.turns < 20:
        action = wish(game, game._state.solution, rng)
        if not isinstance(action, Accuse | Resign):
            game.play(action)
    return game


def refusal(game: Game, seat: Seat) -> IllegalAction:
    """What comes back for something impossible."""
    with pytest.raises(IllegalAction) as caught:
        game.play(Show(seat, Card(999)))
    return caught.value


@pytest.mark.parametrize("key", edition_keys())
def test_no_secret_can_be_reached_from_a_view_its_actions_or_an_error(key: str) -> None:
    """C-11: nothing a player may not see reaches him by any way."""
    for seed in range(8):
        game = a_while_into(key, seed)
        for seat in game.table.seats:
            view = game.view(seat)
            handed_out = (view, legal_actions(view), view.seen, refusal(game, seat))
            assert not [item for item in reachable(*handed_out) if foreign(seat, item)]


@pytest.mark.parametrize("key", edition_keys())
def test_the_search_finds_what_it_looks_for(key: str) -> None:
    game = a_while_into(key, 0)
    found = [item for item in reachable(game) if foreign(Seat(0), item)]
    assert {type(item) for item in found} >= {State, Game, e.EnvelopeSealed, e.HandDealt}


@pytest.mark.parametrize("key", edition_keys())
def test_a_repr_of_the_game_shows_neither_hands_nor_chance(key: str) -> None:
    game = Game(load_edition(key), 3, Seeded(1))
    hands = [event.cards for event in log_of(game) if isinstance(event, e.HandDealt)]
    assert not any(str(hand) in repr(game) or str(hand) in str(game) for hand in hands)
    assert "Seeded" not in repr(game)
