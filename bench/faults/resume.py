"""Drop and resume at two workers: `python -m bench.faults.resume --resumes 2000`."""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.store.sqlite import SqliteStore
from tests.faults.resuming import resumed
from tests.store.places import KEY


def main() -> int:
    """1 if a stream had a gap or said something twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--resumes", type=int, default=2000)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        stores = [SqliteStore(Path(folder) / "lenoir.db", KEY) for _ in range(2)]
        wrong = asyncio.run(resumed(stores, args.resumes))
        for store in stores:
            store.close()
    print(f"{args.resumes} resumes, {len(wrong)} wrong", *wrong[:5], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
