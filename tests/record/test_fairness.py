"""Chance that was promised before the game, and that nobody can bend or foresee."""

import hashlib
import hmac
from collections import Counter

import pytest

from lenoir.core.rng import shuffled
from lenoir.record.fairness import (
    FairRng,
    commitment,
    fairness_of,
    fairness_tags,
    has_fairness,
)

SECRET = bytes(range(32))
NONCES = ("left", "right")


def test_the_commitment_is_a_hash_that_anyone_can_compute() -> None:
    expected = hashlib.sha256(b"lenoir fairness 1|table-7|" + SECRET).hexdigest()
    assert commitment("table-7", SECRET) == expected


def test_the_commitment_is_of_this_game_and_this_secret() -> None:
    others = {commitment("table-8", SECRET), commitment("table-7", SECRET[::-1])}
    assert commitment("table-7", SECRET) not in others


def test_the_stream_is_one_that_anyone_can_compute() -> None:
    """The first roll by hand: eight numbers a block, and those too high are passed over."""
    block = hmac.digest(SECRET, b"lenoir fairness 1|table-7|left|right|0", "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    rng = FairRng(SECRET, "table-7", NONCES)
    assert [rng.below(6) for _ in range(8)] == [word % 6 for word in words if word < 4294967292]


def numbers(secret: bytes, game: str, *nonces: str) -> list[int]:
    rng = FairRng(secret, game, nonces)
    return [rng.below(1000) for _ in range(50)]


def test_the_same_words_bring_the_same_chance() -> None:
    assert numbers(SECRET, "g", *NONCES) == numbers(SECRET, "g", *NONCES)


def test_every_seat_changes_all_of_it() -> None:
    every = [
        numbers(SECRET, "g", "a", "b"),
        numbers(SECRET, "g", "a", "c"),
        numbers(SECRET, "g", "b", "a"),
        numbers(SECRET, "h", "a", "b"),
        numbers(SECRET[::-1], "g", "a", "b"),
        numbers(SECRET, "g", "ab"),
        numbers(SECRET, "g", "a", "b", "c"),
    ]
    assert len({tuple(chance) for chance in every}) == len(every)


def test_numbers_too_high_for_an_even_share_are_passed_over() -> None:
    """Below two thirds of all words, every third word would be favoured by a plain remainder."""
    rng = FairRng(SECRET, "g", NONCES)
    bound = (1 << 32) // 3 * 2
    low = sum(rng.below(bound) < bound // 2 for _ in range(4000))
    assert 1800 < low < 2200


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_there_are_bounds_for_which_no_number_is_fair(bound: int) -> None:
    with pytest.raises(ValueError, match="no fair number"):
        FairRng(SECRET, "g", NONCES).below(bound)


def test_dice_are_even() -> None:
    """Chi-square with five degrees of freedom: 20.5 is passed by chance once in a thousand."""
    rng = FairRng(SECRET, "dice", NONCES)
    faces = Counter(rng.below(6) for _ in range(12_000))
    assert sum((faces[face] - 2000) ** 2 / 2000 for face in range(6)) < 20.5


def test_shuffles_are_even() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed by chance once in a thousand."""
    rng = FairRng(SECRET, "shuffles", NONCES)
    orders = Counter("".join(shuffled(rng, "abcd")) for _ in range(4_800))
    assert len(orders) == 24
    assert sum((n - 200) ** 2 / 200 for n in orders.values()) < 49.7


@pytest.mark.parametrize("word", ["", "a|b", "a b", "é", "x" * 65])
def test_words_that_could_be_taken_for_others_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="letters"):
        FairRng(SECRET, "g", [word])
    with pytest.raises(ValueError, match="letters"):
        commitment(word, SECRET)


def test_a_short_secret_is_none() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment("g", b"1234")


def test_the_tags_hold_all_that_is_needed() -> None:
    tags = fairness_tags("g", commitment("g", SECRET), NONCES, SECRET)
    fairness = fairness_of(tags, 2)
    assert (fairness.game, fairness.nonces, fairness.secret) == ("g", NONCES, SECRET)
    assert [fairness.rng().below(9) for _ in range(3)] == [fairness.rng().below(9)] * 3


def test_before_the_end_the_tags_hold_no_secret() -> None:
    tags = fairness_tags("g", commitment("g", SECRET), NONCES)
    assert has_fairness(tags)
    assert SECRET.hex() not in str(tags)
