"""Random games, played to their end: mostly calm, at times rash, now and then a resignation."""

from collections.abc import Iterator, Sequence

from lenoir.core.actions import Accuse, Action, Resign
from lenoir.core.events import Event
from lenoir.core.legal import Legal
from lenoir.core.phases import AtPool, Phase
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.state import State
from lenoir.core.view import View
from lenoir.core.visibility import seen_by
from lenoir.play.games.game import Game
from lenoir.record.record import full_record
from lenoir.record.verify import verify
from tests.machines import choices
from tests.machines.chance import Lots
from tests.machines.invariants import (
    a_step_ends_with_its_phase,
    all_at_once,
    every_token_has_its_place,
    the_table_waits_for_one,
)
from tests.machines.knowledge import knowledge_only_grows

RESIGNS = 400
"""One action in this many is a resignation."""


def accuses(phase: Phase) -> int:
    """One action in how many is an accusation, where one is legal; a third of them are right."""
    return 5 if isinstance(phase, AtPool) else 60


def any_action(game: Game, rng: Rng) -> Action:
    """What some player might do now."""
    if rng.below(RESIGNS) == 0:
        return Resign(pick(rng, game.table.active))
    calm = choices.calm(game)
    rash = Legal(tuple(offer for offer in game.legal.offers if offer not in calm.offers))
    if rash and rng.below(accuses(game.table.phase)) == 0:
        right = Accuse(rash[0].seat, game._state.solution)
        return right if rng.below(3) == 0 else rash.any(rng)
    return calm.any(rng)


def actions(game: Game, rng: Rng) -> Iterator[tuple[Action, Sequence[Event]]]:
    """Play a game to its end."""
    while not game.is_over:
        action = any_action(game, rng)
        yield action, game.play(action)


def check_to_the_end(game: Game, seed: int) -> int:
    """Play to the end and see that everything holds; how many actions it took."""
    before, count = game._state, 0
    a_step_ends_with_its_phase(game._log)
    for _, events in actions(game, Lots(seed)):
        a_step_ends_with_its_phase(events)
        every_token_has_its_place(game._state, game._log)
        the_table_waits_for_one(game._state)
        knowledge_only_grows(before, game._state)
        before, count = game._state, count + 1
    all_at_once(game._state, game._log)
    replays(game)
    verdict = verify(full_record(game.table.edition, game._log))
    assert verdict.ok, verdict.wrong
    return count


def replays(game: Game) -> None:
    """The log is the game, and what of it each viewer may see is that viewer's view."""
    edition, log = game.table.edition, game._log
    assert State.of(edition, log) == game._state
    for viewer in (*game.table.seats, SPECTATOR):
        view = game.view(Seat(viewer))
        assert View.of(edition, viewer).then(seen_by(viewer, log)) == view
