"""The two-worlds test: pairs of games that one viewer must not be able to tell apart."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from msgspec import Struct

from lenoir.core.events import AnswerSealed
from lenoir.core.phases import Over
from lenoir.core.rng import Rng, pick, shuffled
from lenoir.core.seats import Viewer
from lenoir.play.games.dice import Seeded
from tests.leaks.entitled import entitled
from tests.leaks.exits import BrokenStream
from tests.leaks.played import Played, Step, play, viewers_of
from tests.leaks.replayed import Difference, Replay
from tests.leaks.secrets_kept import WINDOWS, hidden_steps
from tests.leaks.tables import Setup
from tests.leaks.worlds import other_world, true_world

VIEWERS_A_GAME = 2
"""Viewers that are tried in one game, each with another world of their own."""


class Pair(Struct, frozen=True):
    """Two worlds that were compared."""

    setup: Setup
    seed: str
    viewer: Viewer
    steps: tuple[Step, ...]
    """The steps of the first world that were compared."""
    changed: frozenset[str]
    """What was not the same: cards, keepers, actions."""
    difference: Difference | None

    def __str__(self) -> str:
        return (
            f"{self.setup.edition.key} {self.setup.suspects} {self.setup.options}, "
            f"seed {self.seed!r}, viewer {self.viewer}, {len(self.steps)} steps, "
            f"other {sorted(self.changed)}: {self.difference}"
        )


def pairs(setups: Iterable[Setup], seed: int = 0, longest: int = 140) -> Iterator[Pair]:
    """Pairs of worlds that are not the same, without end; ``longest`` is about what a game has."""
    for number, setup in zip(count(), setups):
        yield from pairs_of_a_game(setup, f"{seed}/{number}", longest)


def pairs_of_a_game(setup: Setup, seed: str, longest: int = 140) -> Iterator[Pair]:
    """One game, and for some of its viewers another world."""
    rng = Seeded(f"{seed} pairs")
    viewers = shuffled(rng, viewers_of(setup))[:VIEWERS_A_GAME]
    try:
        played = play(setup, seed, viewers, longest=15 + rng.below(longest))
    except BrokenStream as error:
        found = Difference(0, "stream", str(error), "")
        yield Pair(setup, seed, viewers[0], (), frozenset(), found)
        return
    for viewer in viewers:
        pair = compared(played, viewer, _cut(played, viewer, rng), rng)
        if pair.changed or pair.difference:
            yield pair


def compared(played: Played, viewer: Viewer, cut: int, rng: Rng) -> Pair:
    """Play the script up to a cut in another world, and compare all that leaves for the viewer."""
    edition, log = played.setup.edition, played.log(cut)
    knows, truth = entitled(edition, log, viewer), true_world(log)
    assert knows.allows(truth.deal), "what one may know is true"
    hidden = hidden_steps(played, cut, knows)
    world = other_world(played, cut, knows, hidden, rng)
    replay = Replay(played, world, hidden, viewer, rng)
    try:
        difference = replay.difference(cut)
    except BrokenStream as error:
        difference = Difference(cut, "stream", "", str(error))
    changed = {
        "cards": world.deal != truth.deal,
        "keepers": world.keepers != truth.keepers,
        "actions": replay.translated > 0,
    }
    what = frozenset(name for name, differs in changed.items() if differs)
    return Pair(played.setup, played.seed, viewer, played.steps[:cut], what, difference)


def _cut(played: Played, viewer: Viewer, rng: Rng) -> int:
    """Where to stop: in the middle of a window, anywhere, or late; seldom after the end."""
    inside = [at for at, step in enumerate(played.steps, start=1) if _is_sealed(step, viewer)]
    whole = len(played.steps)
    match rng.below(12):
        case 0 | 1 | 2 | 3 | 4 if inside:
            return pick(rng, inside)
        case 5 | 6:
            return rng.below(whole + 1)
        case 7:
            return whole
        case _:
            is_over = bool(whole) and isinstance(played.steps[-1].phase, Over)
            return whole - is_over


def _is_sealed(step: Step, viewer: Viewer) -> bool:
    """Whether a step has left an answer sealed which is not the viewer's."""
    return isinstance(step.phase, WINDOWS) and any(
        isinstance(event, AnswerSealed) and event.seat != viewer for event in step.events
    )


def first_difference(found: Iterable[Pair], at_most: int) -> tuple[int, Pair] | None:
    """How many pairs it took until one was told apart, and which."""
    for number, pair in zip(range(1, at_most + 1), found, strict=False):
        if pair.difference is not None:
            return number, pair
    return None


def kinds(found: Sequence[Pair]) -> dict[type, int]:
    """How often each kind of action was compared; one that was only offered has 0."""
    times: dict[type, int] = {}
    for pair in found:
        for step in pair.steps:
            for kind in step.offered:
                times.setdefault(kind, 0)
            times[type(step.action)] = times.get(type(step.action), 0) + 1
    return times
