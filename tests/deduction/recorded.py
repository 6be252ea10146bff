"""Positions from games of every edition with all their counts, for the counter of the page.

python -m tests.deduction.recorded    # write tests/data/recorded-positions.jsonl anew
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import Fact
from lenoir.deduction.knowledge import Knowledge
from lenoir.editions.loader import load_edition
from lenoir.record.files import read_record
from lenoir.record.record import as_seen

GOLDEN = Path(__file__).parents[1] / "golden"
FILE = Path(__file__).parents[1] / "data" / "recorded-positions.jsonl"
MOMENTS = 2
"""Of each viewer of each game, the last of them just before the end."""


def positions() -> Iterator[bytes]:
    """A line for each."""
    for file in sorted(GOLDEN.glob("*.jsonl")):
        record = read_record(file.read_bytes())
        edition = load_edition(record.header.edition)
        viewers = (
            (Seat(0), Seat(1)) if record.header.kind == "full" else (record.header.seat or Seat(0),)
        )
        for viewer in viewers:
            seen = as_seen(record, viewer) if record.header.kind == "full" else record
            for part in range(1, MOMENTS + 1):
                events = seen.events[: (len(seen.events) - 3) * part // MOMENTS]
                known = Knowledge.of(View.of(edition, viewer, events))
                yield _line(f"{file.stem} {viewer} {part}", known)


def _line(name: str, known: Knowledge) -> bytes:
    counts, layout = known.counts, known.layout
    facts: tuple[Fact, ...] = known.facts
    return msgspec.json.encode(
        {
            "id": name,
            "layout": layout,
            "facts": facts,
            "total": str(counts.total),
            "envelopes": [[*case, str(ways)] for case, ways in counts.envelopes.items()],
            "at": [[place, [*map(str, row)]] for place, row in counts.at.items()],
        }
    )


def main() -> None:
    """Write the file."""
    FILE.write_bytes(b"".join(line + b"\n" for line in positions()))


if __name__ == "__main__":
    main()
