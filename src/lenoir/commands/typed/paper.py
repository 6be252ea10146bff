"""Records on disk: where one may be written, writing it, reading it, and what is wrong with it."""

import sys
from collections.abc import Mapping
from pathlib import Path

from lenoir.messages import Argument, BadInput, Messages
from lenoir.record.codec import encode
from lenoir.record.errors import BadNotation, BadRecord
from lenoir.record.files import read_record
from lenoir.record.notation import write
from lenoir.record.record import Record

SUFFIXES = (".jsonl", ".txt")


def check_target(name: str, say: Messages) -> None:
    """Say before the game, not after it, that its record could not be written."""
    path = Path(name)
    if path.suffix not in SUFFIXES:
        raise BadInput(say("bad-record-suffix", file=name))
    if not path.parent.is_dir():
        raise BadInput(say("no-such-folder", folder=str(path.parent)))
    if path.exists():
        raise BadInput(say("record-exists", file=name))


def save(name: str, record: Record, say: Messages) -> Path:
    """Write a record in the form its suffix asks for, and say where it is."""
    path = Path(name).absolute()
    data = write(record).encode() if path.suffix == ".txt" else encode(record)
    try:
        with path.open("xb") as file:
            file.write(data)
    except OSError as error:
        raise BadInput(say("cannot-write", file=name, reason=error.strerror or "")) from None
    return path


def keep(path: Path, record: Record, say: Messages) -> None:
    """Write a record over its last version, which is whole until the new one is."""
    data = write(record).encode() if path.suffix == ".txt" else encode(record)
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise BadInput(say("cannot-write", file=str(path), reason=error.strerror or "")) from None


def load(name: str, say: Messages) -> Record:
    """Read a record of either form; ``-`` is what comes in by a pipe."""
    try:
        return read_record(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())
    except FileNotFoundError:
        raise BadInput(say("no-such-file", file=name)) from None
    except IsADirectoryError:
        raise BadInput(say("is-a-folder", file=name)) from None
    except OSError as error:
        raise BadInput(say("cannot-read", file=name, reason=error.strerror or "")) from None
    except BadRecord as error:
        raise BadInput(say("bad-record", file=name, reason=_placed(error, say))) from None


def reason(code: str, params: Mapping[str, object], say: Messages) -> str:
    """What is wrong with a record, in words."""
    plain: dict[str, Argument] = {
        name: value if isinstance(value, int) else str(value) for name, value in params.items()
    }
    return say(f"record-{code}", **plain)


def _placed(error: BadRecord, say: Messages) -> str:
    why = reason(error.code, error.params, say)
    if isinstance(error, BadNotation):
        return say("place-column", line=error.line, column=error.column, reason=why)
    return say("place-line", line=error.line, reason=why)
