"""Every test of a store is run over all of them."""

from tests.store.fixtures import lasting, place, postgres

__all__ = ["lasting", "place", "postgres"]
