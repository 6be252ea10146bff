"""How much anybody may ask for: the same cost however many ask, and for the house as a whole."""

import re
from pathlib import Path

import pytest
from msgspec.structs import asdict, fields

from lenoir.server.guarding.allowances import (
    A_MOMENT,
    AN_HOUR,
    OF_ONE,
    USUAL,
    Allowances,
    BadLimit,
    Rate,
    allowances,
)
from lenoir.server.guarding.guessing import Guessing
from lenoir.server.guarding.limits import SWEPT, Limits
from lenoir.server.guarding.whereabouts import AROUND, neighbourhood
from lenoir.settings import LIMITS


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_was_granted_comes_back_bit_by_bit() -> None:
    clock = Clock()
    limits = Limits(clock)
    assert [limits.allows("Ada", Rate(4)) for _ in range(5)] == [True] * 4 + [False]
    clock.now = A_MOMENT / 4
    assert [limits.allows("Ada", Rate(4)) for _ in range(2)] == [True, False]
    clock.now += A_MOMENT
    assert [limits.allows("Ada", Rate(4)) for _ in range(5)] == [True] * 4 + [False]


def test_nought_is_no_limit() -> None:
    limits = Limits(Clock())
    assert all(limits.allows("Ada", Rate(0)) for _ in range(1000))
    assert all(limits.plug_in("Ada", 0) for _ in range(1000))
    assert not limits.is_spent("Ada", Rate(0))


def test_looking_counts_nothing() -> None:
    limits = Limits(Clock())
    assert not any(limits.is_spent("Ada", Rate(2)) for _ in range(5))
    assert [limits.allows("Ada", Rate(2)) for _ in range(3)] == [True, True, False]
    assert limits.is_spent("Ada", Rate(2))


def test_no_message_looks_through_all_who_are_counted() -> None:
    """The cliff at 10,000 seats: from there on every message searched through all of them."""
    clock = Clock()
    limits = Limits(clock)
    for number in range(20_000):
        limits.allows(number, Rate(5))
    clock.now = A_MOMENT + 1
    before = len(limits)
    limits.allows("Ada", Rate(5))
    assert before - len(limits) <= SWEPT, "it lets go of a few, and of no more"
    for _ in range(20_000):
        limits.allows("Ada", Rate(5))
    assert len(limits) == 1, "and in the end of all that is over"


def test_memory_has_an_end_and_the_longest_untouched_goes_first() -> None:
    limits = Limits(Clock(), at_most=100)
    for number in range(1000):
        limits.allows(number, Rate(1))
        limits.allows("Ada", Rate(100_000))
    assert len(limits) <= 2 * 100
    assert not limits.allows(999, Rate(1))
    assert limits.allows(0, Rate(1)), "forgotten"


def test_an_hour_does_not_keep_a_moment() -> None:
    clock = Clock()
    limits = Limits(clock)
    assert limits.allows("Ada", Rate(1, AN_HOUR))
    assert limits.allows("Ada", Rate(1))
    clock.now = A_MOMENT
    assert limits.allows("Ada", Rate(1))
    assert not limits.allows("Ada", Rate(1, AN_HOUR))


def test_all_of_a_48_together_have_what_sixteen_households_have() -> None:
    """Somebody with a /56 was once 256 households. Planted: counting by /64 alone."""
    clock, rate = Clock(), Rate(10, 20.0)
    limits = Limits(clock)
    homes = [neighbourhood(f"2001:db8:7:{number:x}::1") for number in range(256)]
    granted = sum(limits.grants("reads", home, rate) for home in homes for _ in range(10))
    assert granted == AROUND * 10
    assert not limits.grants("reads", homes[-1], rate), "who has asked for nothing yet pays as well"
    assert limits.grants("reads", neighbourhood("2001:db8:8::1"), rate), "but nobody else"
    clock.now += rate.within
    assert sum(limits.grants("reads", homes[-1], rate) for _ in range(20)) == 10, "one has its own"


def test_addresses_of_version_4_are_counted_alone() -> None:
    limits, rate = Limits(), Rate(1)
    assert all(limits.grants("reads", f"192.0.2.{number}", rate) for number in range(256))


def test_a_guess_that_is_refused_to_a_48_costs_the_household_nothing() -> None:
    """Planted: a guess that stays counted at home; and guesses that are counted there alone."""
    limits = Limits(Clock())
    guessing = Guessing(limits, Allowances(guesses_per_address=2))
    homes = [neighbourhood(f"2001:db8:7:{number:x}::1") for number in range(40)]
    assert sum(guessing.may(home) is not None for home in homes) == 2 * AROUND
    assert not any(guessing.may(homes[-1]) for _ in range(5))
    assert not limits.is_spent(("guesses", homes[-1]), Rate(2, AN_HOUR))
    assert guessing.may(neighbourhood("2001:db8:8::1")) is not None, "and nobody else anything"


def test_every_limit_is_a_setting() -> None:
    assert set(LIMITS) == {field.name for field in fields(Allowances)}
    given = allowances({"LENOIR_LIMIT_GUESSES": "7", "LENOIR_LIMIT_CONNECTIONS": "0"})
    assert (given.guesses, given.connections) == (7, 0)
    assert given.reads_per_address == USUAL.reads_per_address
    for text in ("many", "-1", "1.5"):
        with pytest.raises(BadLimit):
            allowances({"LENOIR_LIMIT_GUESSES": text})


def test_workers_and_servers_share_what_the_house_grants() -> None:
    part = allowances({"LENOIR_WORKERS": "4", "LENOIR_SERVERS": "2", "LENOIR_LIMIT_GUESSES": "9"})
    assert part.guesses == 2, "rounded up: nobody gets nothing"
    assert part.connections == USUAL.connections // 8
    for name in OF_ONE:
        assert getattr(part, name) == getattr(USUAL, name)
    assert Allowances(guesses=0).shared(4).guesses == 0, "no limit is none for any of them"


def test_the_page_has_every_limit_with_its_usual_value() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "operate.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `limit_(\w+)` \| ([\d,]+) \|", page, re.MULTILINE))
    assert {name: int(value.replace(",", "")) for name, value in told.items()} == asdict(USUAL)
