"""Several workers share a real PostgreSQL."""

from tests.store.fixtures import lasting, postgres

__all__ = ["lasting", "postgres"]
