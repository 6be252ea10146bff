"""The tables of a database, made by numbered steps; a newer database than we know is refused."""

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        "CREATE TABLE logs (id TEXT PRIMARY KEY, founding {bytes} NOT NULL, code TEXT UNIQUE,"
        " length BIGINT NOT NULL, seal {bytes} NOT NULL, anchor {bytes} NOT NULL,"
        " listed DOUBLE PRECISION)",
        "CREATE INDEX logs_listed ON logs (listed) WHERE listed IS NOT NULL",
        "CREATE TABLE entries (log TEXT NOT NULL REFERENCES logs (id), seq BIGINT NOT NULL,"
        " cmd TEXT NOT NULL, body {bytes} NOT NULL, seal {bytes} NOT NULL,"
        " PRIMARY KEY (log, seq), UNIQUE (log, cmd)) {clustered}",
    ),
    ("CREATE TABLE spent (name TEXT PRIMARY KEY, until BIGINT NOT NULL)",),
    (
        # The times of a log are facts of the store. What is older counts from this step on.
        "ALTER TABLE logs ADD COLUMN created {time}",
        "ALTER TABLE logs ADD COLUMN changed {time}",
        "UPDATE logs SET created = {now}, changed = {now}",
        "CREATE INDEX spent_until ON spent (until)",
    ),
)
"""Step *n* leads from version *n* to *n + 1*. A step that was released never changes."""

NEWEST: Final = len(MIGRATIONS)


class CannotOpen(Exception):
    """A database that this Lenoir does not work with; the text says what to do."""


def steps(version: int, **words: str) -> list[str]:
    """What to run, from a version on, in the words of a database."""
    if version > NEWEST:
        raise CannotOpen(
            f"the database has version {version}, and this Lenoir knows versions up to {NEWEST}: "
            "install the newer Lenoir it was written with"
        )
    return [text.format(**words) for step in MIGRATIONS[version:] for text in step]


def check_key(stored: bytes, fingerprint: bytes) -> None:
    """Refuse another key than the one a database was begun with."""
    if stored != fingerprint:
        raise CannotOpen(
            "the key is not the one this database was written with: put the old key file back"
        )
