"""A record from a file of either form."""

from lenoir.editions.loader import load_edition
from lenoir.record.codec import decode
from lenoir.record.errors import BadNotation
from lenoir.record.reader import read
from lenoir.record.record import FindEdition, Record


def read_record(data: bytes, find: FindEdition = load_edition) -> Record:
    """JSON Lines, or the notation, which begins with a tag; `BadRecord` if it is neither."""
    if not data.lstrip().startswith(b"["):
        return decode(data, find)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise BadNotation("not_utf8", line, column) from None
    return read(text, find)
