"""A disk that remembers every write and sync, can be cut off at any moment, and can fail."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import apsw

from lenoir.core.rng import Rng

if TYPE_CHECKING:
    from typing_extensions import Buffer

SECTOR = 512
Trouble: TypeAlias = Literal["", "full", "write", "sync"]
_names = count()


class Op(NamedTuple):
    """Something done to a file, or an acknowledgement given by then."""

    kind: Literal["write", "truncate", "sync", "delete", "ack"]
    file: str
    at: int = 0
    data: bytes = b""


class _File(apsw.VFSFile):
    def __init__(self, disk: "Disk", name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._disk, self._name = disk, Path(path or "unnamed").name

    def xWrite(self, data: "Buffer", offset: int) -> None:
        if self._disk.trouble == "full":
            raise apsw.FullError("no room")
        if self._disk.trouble == "write":
            raise apsw.IOError("no luck")
        self._disk.ops.append(Op("write", self._name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self._disk.ops.append(Op("truncate", self._name, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        if self._disk.trouble in ("write", "sync"):
            raise apsw.IOError("no luck")
        super().xSync(flags)
        self._disk.ops.append(Op("sync", self._name))


class Disk(apsw.VFS):
    """The real disk, with a memory."""

    def __init__(self) -> None:
        self.name = f"disk{next(_names)}"
        self.ops: list[Op] = []
        self.trouble: Trouble = ""
        super().__init__(self.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return _File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.ops.append(Op("delete", Path(filename).name))
        super().xDelete(filename, syncdir)


class _Content:
    """A file as it is for sure, and what may or may not have reached it."""

    def __init__(self) -> None:
        self.sure = bytearray()
        self.pending: list[Op] = []

    def settle(self) -> None:
        for op in self.pending:
            self.apply(op)
        self.pending = []

    def apply(self, op: Op) -> None:
        if op.kind == "truncate":
            del self.sure[op.at :]
            return
        if len(self.sure) < op.at:
            self.sure.extend(bytes(op.at - len(self.sure)))
        self.sure[op.at : op.at + len(op.data)] = op.data


def _replayed(ops: list[Op]) -> dict[str, _Content]:
    files: dict[str, _Content] = {}
    for op in ops:
        match op.kind:
            case "write" | "truncate":
                files.setdefault(op.file, _Content()).pending.append(op)
            case "sync":
                files.setdefault(op.file, _Content()).settle()
            case "delete":
                files.pop(op.file, None)
            case "ack":
                pass
    return files


def after_a_crash(ops: list[Op], folder: Path, torn: float = 1.0) -> None:
    """The disk when the process was killed: all writes are there, the last perhaps torn."""
    if ops and ops[-1].kind == "write" and torn < 1:
        last = ops[-1]
        ops = [*ops[:-1], last._replace(data=last.data[: int(len(last.data) * torn)])]
    for name, content in _replayed(ops).items():
        content.settle()
        folder.joinpath(name).write_bytes(content.sure)


def after_power_loss(ops: list[Op], folder: Path, rng: Rng) -> None:
    """The disk when the power went: of what was not synced, each sector is there or is not."""
    kept = (0, 1, 2, 3)[rng.below(4)]  # out of three
    for name, content in _replayed(ops).items():
        for op in content.pending:
            for part in _sectors(op):
                if rng.below(3) < kept:
                    content.apply(part)
        folder.joinpath(name).write_bytes(content.sure)


def _sectors(op: Op) -> Iterator[Op]:
    if op.kind == "truncate":
        yield op
        return
    start, end = op.at, op.at + len(op.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        yield op._replace(at=start, data=op.data[start - op.at : stop - op.at])
        start = stop
