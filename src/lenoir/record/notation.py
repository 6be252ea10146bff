"""The readable notation: tags, then one line a turn; full, public and one-seat records alike."""

from lenoir.record.errors import BadNotation
from lenoir.record.reader import read
from lenoir.record.writer import write

__all__ = ["BadNotation", "read", "write"]
