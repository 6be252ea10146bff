"""A few games to find puzzles in, played once for all tests."""

from functools import cache

from lenoir.play.games.dice import Seeded
from lenoir.puzzles.finding import Discovery, discoveries
from lenoir.puzzles.making import puzzle_of
from lenoir.puzzles.puzzle import Puzzle
from lenoir.record.codec import decode
from lenoir.record.record import Record
from lenoir.sim.experiment import Experiment
from lenoir.sim.playing import play_game

TABLES = (
    ("classic", "notebook,logician,novice"),
    ("modern", "notebook,logician,notebook,novice"),
    ("detectives", "notebook,logician,novice"),
)


@cache
def records() -> tuple[Record, ...]:
    """One game of each table."""
    found = []
    for edition, bots in TABLES:
        experiment = Experiment.of(edition, bots, 1, "puzzles", None, False, 0, True)
        record = play_game(experiment, 0).record
        assert record is not None
        found.append(decode(record))
    return tuple(found)


@cache
def found() -> tuple[Discovery, ...]:
    """Every discovery in them that would do."""
    return tuple(one for record in records() for one in discoveries(record) if one.is_fit)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Some of them as puzzles."""
    return tuple(puzzle_of(one, Seeded("deals")) for one in found()[::2])
