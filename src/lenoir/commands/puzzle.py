"""``lenoir puzzle``: today's case in the terminal, any other, on paper or as data; and packs."""

import json
import re
from argparse import Namespace
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import msgspec

from lenoir.commands.printed.puzzle_paper import paper
from lenoir.commands.printed.puzzled import Solving, show_list, title
from lenoir.commands.puzzle_pack import TooFew, made, played, seeded, weeks_for, write
from lenoir.commands.typed.paper import load
from lenoir.messages import BadInput, Messages
from lenoir.puzzles.calendar import DAYS, number_on
from lenoir.puzzles.checking import flaws
from lenoir.puzzles.lessons import LADDER
from lenoir.puzzles.pack import (
    BadPack,
    NoSuchPuzzle,
    decode,
    every_case,
    lessons,
    puzzle_number,
)
from lenoir.puzzles.puzzle import TECHNIQUES, Puzzle
from lenoir.record.record import Record
from lenoir.telling.puzzle import PuzzleTeller, summary
from lenoir.terminal.screen import Screen

FIRST_FLAWS = 20


def run(args: Namespace, say: Messages) -> int:
    """Do as asked."""
    if args.deed == "make":
        return _make(args, say)
    if args.deed == "check":
        return _check(args, say)
    if args.deed == "list":
        return _list(args, say)
    if args.deed is not None:
        raise BadInput(say("puzzle-no-deed", deed=args.deed))
    puzzle = _chosen(args, say)
    teller = PuzzleTeller(say, puzzle)
    if args.json:
        print(msgspec.json.encode(teller.sheet()).decode())
        return 0
    if args.paper:
        _write_new(args.paper, ".html", paper(teller), say)
        return 0
    solving = Solving(Screen(), teller)
    if args.solution:
        solving.show()
        solving.show_proof()
        return 0
    if args.answer:
        return 0 if solving.judge(args.answer) else 1
    solving.play()
    return 0


def _chosen(args: Namespace, say: Messages) -> Puzzle:
    """The puzzle asked for; that of the day, unless something else is wished for."""
    if args.number is not None:
        try:
            return puzzle_number(args.number)
        except NoSuchPuzzle:
            raise BadInput(say("puzzle-no-number", n=args.number, most=DAYS)) from None
    today = number_on(*_day(args.date, say))
    if args.lesson is not None:
        if args.lesson not in LADDER:
            raise BadInput(say("puzzle-no-lesson", name=args.lesson, names=", ".join(LADDER)))
        return next(one for one in lessons() if one.technique == args.lesson)
    wished = [one for one in every_case() if _is_wished(one, args)]
    if not wished:
        raise BadInput(say("puzzle-none-such"))
    return min(wished, key=lambda one: (one.number - today) % DAYS)


def _is_wished(puzzle: Puzzle, args: Namespace) -> bool:
    return (
        args.grade in (None, puzzle.grade)
        and args.technique in (None, puzzle.technique)
        and args.format in (None, puzzle.kind)
        and args.edition in (None, puzzle.edition)
    )


def _day(typed: str | None, say: Messages) -> tuple[int, int, int]:
    """A date of the calendar; today's, where this machine is."""
    if typed is None:
        today = date.today()
        return today.year, today.month, today.day
    found = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", typed)
    try:
        day = date(*map(int, found.groups())) if found else None
    except ValueError:
        day = None
    if day is None:
        raise BadInput(say("puzzle-no-date", text=typed))
    return day.year, day.month, day.day


def _list(args: Namespace, say: Messages) -> int:
    if args.technique is not None and args.technique not in TECHNIQUES:
        raise BadInput(say("puzzle-no-lesson", name=args.technique, names=", ".join(TECHNIQUES)))
    found = [one for one in (*every_case(), *lessons()) if _is_wished(one, args)]
    if args.json:
        for one in found:
            print(msgspec.json.encode(summary(one)).decode())
    else:
        show_list(Screen(), say, found)
    return 0


# Packs


def _make(args: Namespace, say: Messages) -> int:
    if args.out is None:
        raise BadInput(say("puzzle-make-where"))
    folder = Path(args.out)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(say("puzzle-make-full", folder=args.out))
    if args.count < 1:
        raise BadInput(say("puzzle-make-none"))
    games = _records(args.files, say) if args.files else played(args.seed)
    weeks = weeks_for(args.count)
    try:
        cases, taught = made(games, weeks, seeded(args.seed), teach=not args.files)
    except TooFew as few:
        missing = sum(few.missing.values())
        raise BadInput(say("puzzle-too-few", n=7 * weeks - missing, wanted=7 * weeks)) from None
    try:
        names = write(folder, cases, taught)
    except OSError as error:
        raise BadInput(say("cannot-write", file=args.out, reason=error.strerror or "")) from None
    told = {"puzzles": len(cases), "lessons": len(taught), "files": names}
    if args.json:
        print(json.dumps(told))
    else:
        Screen().say(say("puzzle-made", n=len(cases), lessons=len(taught), folder=args.out))
    return 0


def _records(files: Iterable[str], say: Messages) -> Iterable[tuple[str, Record]]:
    for name in files:
        path = Path(name)
        for file in sorted(map(str, path.glob("*.jsonl"))) if path.is_dir() else [name]:
            record = load(file, say)
            if record.header.kind != "full":
                raise BadInput(say("puzzle-not-full", file=file))
            yield Path(file).name, record


def _check(args: Namespace, say: Messages) -> int:
    """Check packs; without a file those that come with the package."""
    puzzles: list[Puzzle] = []
    for name in args.files:
        path = Path(name)
        for file in sorted(path.glob("*.jsonl")) if path.is_dir() else [path]:
            try:
                puzzles += decode(file.read_bytes())
            except OSError as error:
                why = error.strerror or ""
                raise BadInput(say("cannot-read", file=str(file), reason=why)) from None
            except BadPack as bad:
                raise BadInput(
                    say("puzzle-bad-pack", file=str(file), n=bad.line, why=bad.why)
                ) from None
    if not args.files:
        puzzles = [*every_case(), *lessons()]
    found = [(one, flaw) for one in puzzles for flaw in flaws(one)]
    if args.json:
        wrong = [{"number": one.number, "flaw": flaw} for one, flaw in found]
        print(json.dumps({"puzzles": len(puzzles), "flaws": wrong}))
    else:
        screen = Screen()
        for one, flaw in found[:FIRST_FLAWS]:
            screen.say(f"{title(say, one)}: {flaw}")
        screen.say(say("puzzle-checked", n=len(puzzles), flaws=len(found)))
    return 1 if found else 0


def _write_new(name: str, suffix: str, text: str, say: Messages) -> None:
    path = Path(name)
    if path.suffix != suffix:
        raise BadInput(say("puzzle-paper-suffix", file=name))
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(say("review-card-exists", file=name)) from None
    except OSError as error:
        raise BadInput(say("cannot-write", file=name, reason=error.strerror or "")) from None
