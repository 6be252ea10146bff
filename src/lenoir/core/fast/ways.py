"""The same ways as in `lenoir.core.ways`, compiled: a set of squares is a row of words, one a row.

Nothing is kept: finding a way anew takes less time than looking for a known one in plain Python.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit
from lenoir.core.fast.compiled import Entries, part

Words: TypeAlias = npt.NDArray[np.uint64]

ONE: Final = np.uint64(1)
WORD: Final = 64

DOWN, UP, RIGHT, LEFT = range(4)

entry: Final = Entries()


def ends_of_ways(board: Board, start: Space, steps: int, walls: Spaces) -> tuple[Spaces, Spaces]:
    """The squares to which a way of so many steps passes none in ``walls``; the squares before."""
    height, stride = len(board.rows), board.stride
    assert stride < WORD, "a row of the board fits into a word"
    half = (ROOMS_AT_MOST + height * stride) // WORD + 2  # words, one of them to spare
    free = board.corridor & ~walls & ~bit(start)
    both = free | (board.exits(start) & free) << WORD * half
    words = np.frombuffer(bytearray(both.to_bytes(2 * half * 8, "little")), np.uint64)
    followed(words, ROOMS_AT_MOST, height, stride, steps)
    both = int.from_bytes(words.tobytes(), "little")
    return Spaces(both & (1 << WORD * half) - 1), Spaces(both >> WORD * half)


def is_kept() -> bool:
    """Whether it need only be loaded."""
    return entry.are_kept()


def warm_up() -> None:
    """Have everything compiled or loaded now."""
    followed(np.zeros(4, np.uint64), 0, 1, 1, 1)


@entry
def followed(words: Words, begin: int, height: int, stride: int, steps: int) -> None:
    """In place of the free squares and the first ones, the ends and the squares before."""
    half = len(words) // 2
    free = unpacked(words[:half], begin, height, stride)
    first = unpacked(words[half:], begin, height, stride)
    found = np.zeros_like(free)
    for on in range(4):
        found |= ahead(free, first, steps - 1, on)
    missing, passed = to_and_fro(free, first, steps - 1)
    missing &= ~found
    if missing.any():
        found |= searched(free, first, steps, missing)
    pack(found, begin, stride, words[:half])
    pack(passed, begin, stride, words[half:])


@part
def unpacked(words: Words, begin: int, height: int, stride: int) -> Words:
    """A row of the board a word, with an empty row above and below; squares begin at a bit."""
    rows = np.zeros(height + 2, np.uint64)
    mask = (ONE << np.uint64(stride)) - ONE
    for row in range(height):
        at = begin + row * stride
        word, within = at // WORD, np.uint64(at % WORD)
        squares = words[word] >> within
        if within:
            squares |= words[word + 1] << (np.uint64(WORD) - within)
        rows[row + 1] = squares & mask
    return rows


@part
def pack(rows: Words, begin: int, stride: int, words: Words) -> None:
    """The other way round."""
    words[:] = 0
    for row in range(len(rows) - 2):
        at = begin + row * stride
        word, within = at // WORD, np.uint64(at % WORD)
        words[word] |= rows[row + 1] << within
        if within:
            words[word + 1] |= rows[row + 1] >> (np.uint64(WORD) - within)


@part
def ahead(free: Words, first: Words, steps: int, on: int) -> Words:
    """Where ways go on to that never go back: they go on, or aside to one hand or the other.

    Who did not step aside to one hand just now may step to the other: rose, and fell.
    """
    rose, fell = first.copy(), first.copy()
    rose_then, fell_then = np.zeros_like(first), np.zeros_like(first)
    for _ in range(steps):
        for row in range(1, len(free) - 1):
            if on in (DOWN, UP):
                before = row - 1 if on == DOWN else row + 1
                came = rose[before] | fell[before]
                up, down = rose[row] << ONE, fell[row] >> ONE
            else:
                here = rose[row] | fell[row]
                came = here << ONE if on == RIGHT else here >> ONE
                up, down = rose[row - 1], fell[row + 1]
            rose_then[row] = (came | up) & free[row]
            fell_then[row] = (came | down) & free[row]
        rose, rose_then = rose_then, rose
        fell, fell_then = fell_then, fell
    return rose | fell


@part
def to_and_fro(free: Words, first: Words, steps: int) -> tuple[Words, Words]:
    """Where steps lead that may use squares again, and past which squares."""
    squares, then, passed = first.copy(), np.zeros_like(first), np.zeros_like(first)
    for _ in range(steps):
        for row in range(1, len(free) - 1):
            passed[row] |= squares[row]
            then[row] = beside(squares, row) & free[row]
        squares, then = then, squares
    return squares, passed


@part
def beside(squares: Words, row: int) -> np.uint64:
    """The squares of a row one step from any of these, free or not."""
    here = squares[row]
    found: np.uint64 = here << ONE | here >> ONE | squares[row - 1] | squares[row + 1]
    return found


@part
def searched(free: Words, first: Words, steps: int, missing: Words) -> Words:
    """Those of the missing ends to which there is a way."""
    leading = np.zeros((steps, len(free)), np.uint64)
    """The squares from which so many steps lead to one of them, if squares may be used again."""
    leading[0] = missing
    for left in range(1, steps):
        for row in range(1, len(free) - 1):
            leading[left, row] = beside(leading[left - 1], row) & free[row]
    unused, found = free.copy(), np.zeros_like(free)
    for row in range(1, len(free) - 1):
        squares = first[row] & leading[steps - 1, row]
        while squares:
            square = squares & (~squares + ONE)
            squares ^= square
            if go_on(unused, leading, row, square, steps - 1, found):
                return found
    return found


@part
def go_on(
    unused: Words, leading: Words, row: int, square: np.uint64, left: int, found: Words
) -> bool:
    """Try every way on from a square, until all that was missing is found."""
    unused[row] &= ~square
    for there in range(row - 1, row + 2):
        near = square << ONE | square >> ONE if there == row else square
        squares = near & unused[there] & leading[left - 1, there]
        if left > 1:
            while squares:
                step = squares & (~squares + ONE)
                squares ^= step
                if go_on(unused, leading, there, step, left - 1, found):
                    return True
        elif squares:
            found[there] |= squares
            leading[0, there] ^= squares
            if not leading[0].any():
                return True
    unused[row] |= square
    return False
