"""Several workers share a real PostgreSQL."""

from tests.store.fixtures import postgres

__all__ = ["postgres"]
