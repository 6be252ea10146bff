"""The command ``lenoir``: reads the command line, then hands over to a module of `lenoir.commands`.

Nothing is imported before it is needed, so that help comes at once.
"""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, NoReturn, TextIO

from lenoir.messages import BAD_INPUT, BadInput, chosen_language, languages, plain
from lenoir.settings import BadSettings, fill

if TYPE_CHECKING:
    from lenoir.core.edition import Language

FAILED, INTERRUPTED, BROKEN_PIPE = 1, 130, 141

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why nothing more can be written where the output goes."""

Texts = Mapping[str, str]

USAGE = {
    "usage: ": "usage-usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unrecognized",
    "expected one argument": "usage-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "invalid %(type)s value: %(value)r": "usage-type",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "not allowed with argument %s": "usage-not-allowed",
}
"""What argparse says, and which message says it here."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence and where to read more."""

    texts: ClassVar[Texts] = {}

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        lead = self.texts["usage-error"] % {"prog": self.prog, "message": message}
        self.exit(BAD_INPUT, f"{lead}\n{self.texts['usage-see']} {self.prog} --help\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    # Whoever has closed an output wants nothing from it.
    sys.stdout, sys.stderr = sys.stdout or _nowhere(), sys.stderr or _nowhere()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        fill(os.environ, os.getcwd())  # noqa: PTH109
    except BadSettings as bad:
        return _unusable(bad, chosen_language(_asked_language(arguments), os.environ))
    language = chosen_language(_asked_language(arguments), os.environ)
    try:
        try:
            return _run(_read(arguments, plain(language)), language)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()
        return BROKEN_PIPE
    except OSError as error:
        if error.errno not in FULL:
            raise
        _write_no_more()
        told = {"prog": "lenoir", "message": f"{plain(language)['usage-full']} {error.strerror}"}
        print(plain(language)["usage-error"] % told, file=sys.stderr)
        return FAILED


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123


def _write_no_more() -> None:
    """Whoever read has gone, or the disk is full: nothing may be written any more at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _read(arguments: Sequence[str], texts: Texts) -> argparse.Namespace:
    """The command line; what a command does not understand is told with where its help is."""
    top = parser(texts)
    args, rest = top.parse_known_args(arguments)
    if rest:
        top.prog = f"{top.prog} {args.command}"
        top.error(texts["usage-unrecognized"] % " ".join(rest))
    return args


def _run(args: argparse.Namespace, language: "Language") -> int:
    try:
        from lenoir.messages import Messages

        code: int = import_module(f"lenoir.commands.{args.command}").run(args, Messages(language))
    except BadInput as error:
        told = {"prog": f"lenoir {args.command}", "message": error}
        print(plain(language)["usage-error"] % told, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{plain(language)['interrupted']}", file=sys.stderr)
        return INTERRUPTED
    return code


def _unusable(bad: BadSettings, language: "Language") -> int:
    from lenoir.messages import Messages

    told = {"prog": "lenoir", "message": Messages(language)(f"settings-{bad.code}", **bad.told)}
    print(plain(language)["usage-error"] % told, file=sys.stderr)
    return BAD_INPUT


def _asked_language(arguments: Sequence[str]) -> str | None:
    """What ``--lang`` says, before anything else is read: mistakes are told in it, too."""
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            return arguments[at + 1] if at + 1 < len(arguments) else None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def parser(texts: Texts) -> Parser:
    """The whole command line in one language."""
    # argparse looks its own words up under this name, and has no other door for a translation.
    vars(argparse)["_"] = _translator(texts)
    Parser.texts = texts
    top = _parser(Parser, texts, "lenoir", prog="lenoir")
    top.add_argument("--version", action=_Version, help=texts["help-version"])
    commands = top.add_subparsers(
        dest="command", required=True, metavar=texts["word-command"], help=texts["help-command"]
    )
    for command, add_arguments in COMMANDS.items():
        add = _parser(
            commands.add_parser, texts, command, name=command, help=texts[f"help-{command}"]
        )
        add_arguments(add, texts)
    return top


def _translator(texts: Texts) -> Callable[[str], str]:
    def translated(message: str) -> str:
        if message not in USAGE:
            return message
        return texts[USAGE[message]] + (" " if message.endswith(" ") else "")

    return translated


def _parser(make: Callable[..., Parser], texts: Texts, command: str, **more: str) -> Parser:
    """A parser with its description, an example, and the arguments that all have."""
    added = make(
        **more,
        description=texts[f"help-{command}"],
        epilog=f"{texts['help-example']}\n  {texts[f'help-{command}-example']}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    added.add_argument("--lang", choices=languages(), help=texts["help-lang"])
    return added


class _Version(argparse.Action):
    """Prints the version, which is looked up only then."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from lenoir import __version__

        print(f"lenoir {__version__}")
        parser.exit()


def _json(to: Parser, texts: Texts) -> None:
    to.add_argument("--json", action="store_true", help=texts["help-json"])


def _editions(to: Parser, texts: Texts) -> None:
    to.add_argument("key", nargs="?", metavar=texts["word-key"], help=texts["help-key"])
    _json(to, texts)


def _play(to: Parser, texts: Texts) -> None:
    to.add_argument(
        "--edition", default="classic", metavar=texts["word-key"], help=texts["help-edition"]
    )
    to.add_argument("--players", type=int, metavar="N", help=texts["help-players"])
    to.add_argument("--suspects", metavar="A,B,…", help=texts["help-suspects"])
    to.add_argument("--people", type=int, default=1, metavar="K", help=texts["help-people"])
    to.add_argument("--bots", metavar=texts["word-bots"], help=texts["help-play-bots"])
    to.add_argument("--names", metavar="A,B,…", help=texts["help-names"])
    to.add_argument(
        "--option", action="append", metavar=texts["word-option"], help=texts["help-option"]
    )
    to.add_argument("--seed", metavar="S", help=texts["help-seed"])
    to.add_argument("--record", metavar=texts["word-file"], help=texts["help-record"])
    _json(to, texts)


def _replay(to: Parser, texts: Texts) -> None:
    to.add_argument("file", metavar=texts["word-file"], help=texts["help-file"])
    to.add_argument("--seat", metavar=texts["word-seat"], help=texts["help-seat"])
    to.add_argument("--step", action="store_true", help=texts["help-step"])
    to.add_argument("--all", action="store_true", help=texts["help-all"])
    _json(to, texts)


def _verify(to: Parser, texts: Texts) -> None:
    to.add_argument("file", metavar=texts["word-file"], help=texts["help-file"])
    to.add_argument("--noted", metavar=texts["word-receipt"], help=texts["help-noted"])
    _json(to, texts)


def _perft(to: Parser, texts: Texts) -> None:
    to.add_argument(
        "--edition", default="classic", metavar=texts["word-key"], help=texts["help-edition"]
    )
    to.add_argument("--players", type=int, metavar="N", help=texts["help-players"])
    to.add_argument("--depth", type=int, default=3, metavar="D", help=texts["help-depth"])
    to.add_argument("--seed", default="1", metavar="S", help=texts["help-seed"])
    to.add_argument("--accusations", action="store_true", help=texts["help-accusations"])
    _json(to, texts)


def _deduce(to: Parser, texts: Texts) -> None:
    to.add_argument("file", nargs="?", metavar=texts["word-record"], help=texts["help-file"])
    to.add_argument("--seat", metavar=texts["word-seat"], help=texts["help-seat"])
    to.add_argument("--turn", type=int, metavar="T", help=texts["help-turn"])
    to.add_argument("--why", metavar=texts["word-card"], help=texts["help-why"])
    to.add_argument("--states", metavar=texts["word-file"], help=texts["help-states"])
    _json(to, texts)


def _notebook(to: Parser, texts: Texts) -> None:
    to.add_argument("file", metavar=texts["word-file"], help=texts["help-notebook-file"])
    key = texts["word-key"]
    to.add_argument("--edition", default="classic", metavar=key, help=texts["help-edition"])
    to.add_argument("--seats", metavar="rose=me,…", help=texts["help-seats"])
    cards = f"{texts['word-card']},…"
    to.add_argument("--hand", metavar=cards, help=texts["help-hand"])
    to.add_argument("--first", metavar=texts["word-seat"], help=texts["help-first"])
    option = texts["word-option"]
    to.add_argument("--option", action="append", metavar=option, help=texts["help-option"])
    to.add_argument("--log", action="store_true", help=texts["help-log"])
    to.add_argument("--sheet", action="store_true", help=texts["help-sheet"])
    to.add_argument("--why", metavar=texts["word-card"], help=texts["help-why"])
    to.add_argument(
        "--if", metavar=f"{texts['word-seat']} {texts['word-card']}", help=texts["help-if"]
    )
    to.add_argument("--knows", action="store_true", help=texts["help-knows"])
    to.add_argument("--ask", metavar=texts["word-rooms"], help=texts["help-ask"])
    _json(to, texts)


def _review(to: Parser, texts: Texts) -> None:
    word = texts["word-record"]
    to.add_argument("files", nargs="+", metavar=word, help=texts["help-review-files"])
    to.add_argument("--seat", metavar=texts["word-seat"], help=texts["help-seat"])
    to.add_argument("--moment", type=int, metavar="N", help=texts["help-moment"])
    to.add_argument("--try", action="store_true", dest="try_again", help=texts["help-try"])
    to.add_argument("--open", action="store_true", help=texts["help-open"])
    to.add_argument("--card", metavar=texts["word-file"], help=texts["help-card"])
    _json(to, texts)


def _puzzle(to: Parser, texts: Texts) -> None:
    deeds = "make|check|list"
    to.add_argument("deed", nargs="?", metavar=deeds, help=texts["help-puzzle-deed"])
    files = texts["word-file"]
    to.add_argument("files", nargs="*", metavar=files, help=texts["help-puzzle-files"])
    to.add_argument("--number", type=int, metavar="N", help=texts["help-puzzle-number"])
    to.add_argument("--date", metavar="YYYY-MM-DD", help=texts["help-puzzle-date"])
    grades = range(1, 7)
    to.add_argument("--grade", type=int, choices=grades, help=texts["help-puzzle-grade"])
    name = texts["word-name"]
    to.add_argument("--technique", metavar=name, help=texts["help-puzzle-technique"])
    to.add_argument("--lesson", metavar=name, help=texts["help-puzzle-lesson"])
    kinds = ("place", "follows", "case")
    to.add_argument("--format", choices=kinds, help=texts["help-puzzle-format"])
    to.add_argument("--edition", metavar=texts["word-key"], help=texts["help-puzzle-edition"])
    to.add_argument("--answer", metavar=texts["word-text"], help=texts["help-puzzle-answer"])
    to.add_argument("--solution", action="store_true", help=texts["help-puzzle-solution"])
    to.add_argument("--paper", metavar=files, help=texts["help-puzzle-paper"])
    to.add_argument("--count", type=int, default=364, metavar="N", help=texts["help-puzzle-count"])
    to.add_argument("--out", metavar=texts["word-folder"], help=texts["help-puzzle-out"])
    to.add_argument("--seed", default="1", metavar="S", help=texts["help-puzzle-seed"])
    _json(to, texts)


def _bots(to: Parser, texts: Texts) -> None:
    _json(to, texts)


def _sim(to: Parser, texts: Texts) -> None:
    to.add_argument(
        "--edition", default="boardless", metavar=texts["word-key"], help=texts["help-sim-edition"]
    )
    to.add_argument(
        "--bots", required=True, metavar=texts["word-bots"], help=texts["help-sim-bots"]
    )
    to.add_argument("--games", type=int, default=300, metavar="N", help=texts["help-sim-games"])
    to.add_argument("--seed", default="1", metavar="S", help=texts["help-sim-seed"])
    to.add_argument(
        "--option", action="append", metavar=texts["word-option"], help=texts["help-option"]
    )
    to.add_argument("--no-rotate", action="store_true", help=texts["help-no-rotate"])
    to.add_argument("--measure", type=int, default=24, metavar="M", help=texts["help-measure"])
    to.add_argument("--jobs", type=int, metavar="J", help=texts["help-jobs"])
    to.add_argument("--cluster", metavar=texts["word-address"], help=texts["help-cluster"])
    to.add_argument("--records", metavar=texts["word-folder"], help=texts["help-records"])
    to.add_argument("--plot", metavar=texts["word-file"], help=texts["help-plot"])
    _json(to, texts)


def _speedclue(to: Parser, texts: Texts) -> None:
    to.add_argument("id", metavar="ID", help=texts["help-id"])
    to.add_argument("port", type=int, metavar="PORT", help=texts["help-port"])
    to.add_argument("--bot", metavar=texts["word-bot"], help=texts["help-bot"])


def _place(to: Parser, texts: Texts) -> None:
    """Where the games are, and a word on what else may say so."""
    to.add_argument("--data", metavar=texts["word-folder"], help=texts["help-data"])
    to.add_argument("--database-url", metavar="URL", help=texts["help-database-url"])
    to.epilog = f"{texts['help-settings']}\n{texts['help-settings-file']}\n\n{to.epilog}"


def _address(to: Parser, texts: Texts) -> None:
    to.add_argument("--host", metavar=texts["word-address"], help=texts["help-host"])
    to.add_argument("--port", type=int, metavar="PORT", help=texts["help-serve-port"])


def _serve(to: Parser, texts: Texts) -> None:
    _address(to, texts)
    _place(to, texts)
    to.add_argument("--workers", type=int, metavar="N", help=texts["help-workers"])
    to.add_argument("--origins", metavar="URL …", help=texts["help-origins"])
    to.add_argument("--hosts", metavar=f"{texts['word-name']} …", help=texts["help-hosts"])
    to.add_argument("--proxies", metavar=f"{texts['word-address']} …", help=texts["help-proxies"])
    to.add_argument("--servers", type=int, metavar="N", help=texts["help-servers"])
    browser = argparse.BooleanOptionalAction
    to.add_argument("--browser", action=browser, help=texts["help-browser"])
    _keeping(to, texts)


def _keeping(to: Parser, texts: Texts) -> None:
    """For how many days something is kept."""
    for state in ("finished", "open", "running", "reports"):
        word, help = texts["word-days"], texts[f"help-keep-{state}"]
        to.add_argument(f"--keep-{state}", type=int, metavar=word, help=help)


def _join(to: Parser, texts: Texts) -> None:
    to.add_argument("link", metavar=texts["word-link"], help=texts["help-link"])
    to.add_argument("--bot", metavar=texts["word-bot"], help=texts["help-bot"])
    to.add_argument("--name", metavar=texts["word-name"], help=texts["help-name"])
    to.add_argument("--receipts", metavar=texts["word-folder"], help=texts["help-receipts"])


def _db(to: Parser, texts: Texts) -> None:
    deeds = ("backup", "restore", "check", "prune", "migrate")
    to.add_argument("deed", choices=deeds, metavar="|".join(deeds), help=texts["help-deed"])
    to.add_argument("target", nargs="?", metavar=texts["word-file"], help=texts["help-target"])
    to.add_argument("--key-file", metavar=texts["word-file"], help=texts["help-key-file"])
    to.add_argument("--dry-run", action="store_true", help=texts["help-dry-run"])
    _keeping(to, texts)
    _place(to, texts)
    _json(to, texts)


def _admin(to: Parser, texts: Texts) -> None:
    looks = ("tables", "show", "reports", "bans", "acts")
    deeds = ("end", "delete", "silence", "ban", "lift", "erase", "token", "revoke")
    help = texts["help-admin-deed"]
    to.add_argument("deed", choices=(*looks, *deeds), metavar=texts["word-deed"], help=help)
    to.add_argument("target", nargs="?", metavar=texts["word-table"], help=texts["help-of-table"])
    person, word = texts["help-of-person"], texts["word-number"]
    to.add_argument("person", nargs="?", type=int, metavar=word, help=person)
    to.add_argument("--search", metavar=texts["word-text"], help=texts["help-search"])
    to.add_argument("--edition", metavar=texts["word-key"], help=texts["help-admin-edition"])
    states = ("open", "running", "finished")
    to.add_argument("--state", choices=states, help=texts["help-state"])
    word = texts["word-days"]
    to.add_argument("--idle", type=float, metavar=word, help=texts["help-idle"])
    to.add_argument("--days", type=float, metavar=word, help=texts["help-days"])
    to.add_argument("--address", metavar=texts["word-address"], help=texts["help-address"])
    _place(to, texts)
    _json(to, texts)


def _doctor(to: Parser, texts: Texts) -> None:
    _address(to, texts)
    _place(to, texts)
    _json(to, texts)


COMMANDS: dict[str, Callable[[Parser, Texts], None]] = {
    "play": _play,
    "editions": _editions,
    "replay": _replay,
    "verify": _verify,
    "perft": _perft,
    "deduce": _deduce,
    "notebook": _notebook,
    "review": _review,
    "puzzle": _puzzle,
    "bots": _bots,
    "sim": _sim,
    "speedclue": _speedclue,
    "serve": _serve,
    "join": _join,
    "db": _db,
    "admin": _admin,
    "doctor": _doctor,
}
