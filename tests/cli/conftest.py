"""A command may be told to use a real PostgreSQL."""

from tests.store.fixtures import postgres

__all__ = ["postgres"]
