"""Faults are tried over every store."""

from tests.store.fixtures import lasting, place, postgres

__all__ = ["lasting", "place", "postgres"]
