"""Rows: values by seat, token or place, kept as tuples."""

from typing import TypeVar

T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with one value changed."""
    values = list(row)
    values[at] = value
    return tuple(values)
