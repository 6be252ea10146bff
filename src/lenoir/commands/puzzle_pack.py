"""Making and checking packs of puzzles, for ``lenoir puzzle make`` and ``lenoir puzzle check``."""

from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from lenoir.core.rng import Rng
from lenoir.play.games.dice import Seeded
from lenoir.puzzles.calendar import WEEK
from lenoir.puzzles.choosing import Chooser
from lenoir.puzzles.finding import Discovery, discoveries
from lenoir.puzzles.lessons import Teacher, dealt, wrong_accusations
from lenoir.puzzles.making import puzzle_of
from lenoir.puzzles.pack import LESSONS, SUMS, encode, volumes
from lenoir.puzzles.puzzle import Grade, Puzzle
from lenoir.record.codec import decode
from lenoir.record.record import Record
from lenoir.sim.experiment import Experiment
from lenoir.sim.playing import play_game

TABLES: Final = (
    ("classic", "notebook,logician,novice,logician"),
    ("modern", "notebook,logician,notebook,novice,notebook"),
    ("miro", "logician,notebook,novice,logician,notebook"),
    ("detectives", "logician,notebook,logician,novice"),
    ("classic", "novice,notebook,logician"),
    ("modern", "logician,notebook,novice"),
    ("miro", "notebook,logician,novice,notebook,logician,notebook"),
    ("detectives", "notebook,logician,novice"),
    ("classic", "logician,notebook,notebook,novice,logician"),
    ("modern", "logician,novice,logician,notebook"),
    ("miro", "notebook,logician,novice"),
    ("detectives", "logician,notebook,notebook,novice,logician"),
    ("classic", "notebook,logician,novice,notebook,logician,notebook"),
)
"""Who plays: mixed tables ask and answer as people do. With two players an unanswered question
places three cards at once, so such games have hardly a discovery with one thing to find."""
GAMES_AT_MOST: Final = 4000


class TooFew(Exception):
    """The games gave too few puzzles; says how many of which day are missing."""

    def __init__(self, missing: dict[int, int]) -> None:
        self.missing = missing
        super().__init__(missing)


def played(seed: str) -> Iterator[tuple[str, Record]]:
    """Games of bots, one edition after the other, each with a name."""
    for game in count():
        for table, (edition, bots) in enumerate(TABLES):
            experiment = Experiment.of(edition, bots, 1, f"{seed} {game}", None, False, 0, True)
            record = play_game(experiment, 0).record
            assert record is not None, "it was asked for"
            yield f"seed {seed}, table {table}, game {game}", decode(record)


def made(
    games: Iterable[tuple[str, Record]], weeks: int, rng: Rng, *, teach: bool
) -> tuple[list[Puzzle], list[Puzzle]]:
    """The puzzles of some weeks and those of the lessons; `TooFew` if the games run out."""
    chooser, teacher = Chooser(weeks), Teacher()
    for number, (source, record) in enumerate(games):
        if number >= GAMES_AT_MOST:
            break
        if chooser.is_full and not (teach and any(teacher.missing.values())):
            break
        lacks = teacher.missing if teach and not number % 3 else {}  # a third is for the lessons
        wants = partial(chooser.wants, record.header.edition)
        for discovery in discoveries(record, _anything if any(lacks.values()) else wants):
            if not lacks.get(discovery.technique) or not teacher.take(discovery, source):
                chooser.take(discovery, source)
            if lacks.get("wrong_case"):
                _accuse(discovery, record, teacher, source)
    if not chooser.is_full:
        raise TooFew(chooser.missing)
    cases = [
        replace(puzzle_of(one.discovery, rng, one.source, name_card=day.name_card), number=number)
        for number, (day, one) in enumerate(chooser.days(), 1)
    ]
    return cases, list(teacher.puzzles(rng)) if teach else []


def _anything(is_case: bool, grade: Grade) -> bool:
    return True


def _accuse(discovery: Discovery, record: Record, teacher: Teacher, source: str) -> None:
    for one in wrong_accusations(discovery, *dealt(record.events)):
        teacher.take(one, f"{source}, with a wrong accusation added")


def write(folder: Path, cases: list[Puzzle], lessons: list[Puzzle]) -> list[str]:
    """The files of a pack and their sums; their names."""
    folder.mkdir(parents=True, exist_ok=True)
    files = volumes(cases)
    if lessons:
        files[LESSONS] = encode(lessons)
    for name, data in files.items():
        folder.joinpath(name).write_bytes(data)
    sums = "".join(f"{sha256(data).hexdigest()}  {name}\n" for name, data in files.items())
    folder.joinpath(SUMS).write_text(sums, encoding="ascii")
    return [*files, SUMS]


def weeks_for(number: int) -> int:
    """The whole weeks it takes to hold this many puzzles."""
    return -(-number // WEEK)


def seeded(seed: str) -> Rng:
    """The chance that draws refuting deals."""
    return Seeded(f"{seed} deals")
