"""Refusals in tests: what somebody asks for is refused, and why."""

from collections.abc import Awaitable
from typing import TypeVar

import pytest

from lenoir.play.refusal import Code, Refusal

T = TypeVar("T")


async def refused(asking: Awaitable[object]) -> Code:
    """Why something is refused."""
    with pytest.raises(Refusal) as caught:
        await asking
    return caught.value.code


async def outcome(asking: Awaitable[T]) -> T | Refusal:
    """What comes of something that may be refused."""
    try:
        return await asking
    except Refusal as refusal:
        return refusal
