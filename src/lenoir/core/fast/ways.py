"""The same ways as in `lenoir.core.ways`, compiled: a set of squares is a row of words, one a row.

No way is kept: finding one anew takes less time than looking for a known one in plain Python.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from lenoir.core.board import NO_SPACES, ROOMS_AT_MOST, Board, Space, Spaces, bit
from lenoir.core.fast.compiled import Entries, part

Words: TypeAlias = npt.NDArray[np.uint64]

UINT64: Final = np.dtype(np.uint64)
ONE: Final = np.uint64(1)
WORD: Final = 64

DOWN, UP, RIGHT, LEFT = range(4)

FREE, FIRST, ENDS, START, DOORS = range(5)
"""The sets of squares that ways go by; from the last on, the doors of each room."""

entry: Final = Entries()


class FastWays:
    """The ways of a number of steps from a place, as sets of squares made of words."""

    __slots__ = ("_height", "_sets", "_size", "_steps", "_stride")

    def __init__(self, board: Board, start: Space, steps: int) -> None:
        self._height, self._stride, self._steps = len(board.rows), board.stride, steps
        assert self._stride < WORD, "a row of the board fits into a word"
        bits = ROOMS_AT_MOST + self._height * self._stride
        self._size = (bits // WORD + 2) * WORD // 8
        """Of a set in bytes, with a word to spare."""
        free = board.corridor & ~bit(start)
        sets = (free, board.exits(start) & free, free, bit(start), *board.doors)
        words = bytearray(b"".join(squares.to_bytes(self._size, "little") for squares in sets))
        self._sets = np.frombuffer(words, UINT64).reshape(len(sets), -1)
        # An end that cannot be come to past nobody is not searched for past somebody.
        ends = self.past(NO_SPACES).to_bytes(self._size, "little")
        self._sets[ENDS] = np.frombuffer(ends, UINT64)

    def past(self, walls: Spaces) -> Spaces:
        """The squares to which a way passes none in ``walls``; the rooms beside it."""
        words = bytearray(walls.to_bytes(self._size, "little"))
        seen = np.frombuffer(words, UINT64)
        follow(seen, self._sets, self._height, self._stride, self._steps)
        return Spaces(int.from_bytes(words, "little"))


def is_kept() -> bool:
    """Whether it need only be loaded."""
    return entry.are_kept()


def warm_up() -> None:
    """Have everything compiled or loaded now."""
    follow(np.zeros(2, np.uint64), np.zeros((DOORS, 2), np.uint64), 1, 1, 1)


@entry
def follow(words: Words, sets: Words, height: int, stride: int, steps: int) -> None:
    """In place of the walls, the ends."""
    rows = np.zeros((9, height + 2), np.uint64)
    free, first, found, passed, ends, room = rows[0], rows[1], rows[2], rows[3], rows[4], rows[5:]
    unpack(sets[FREE] & ~words, stride, free)
    unpack(sets[FIRST] & ~words, stride, first)
    unpack(sets[ENDS], stride, ends)
    unpack(sets[START], stride, passed)
    for on in range(4):
        ahead(free, first, steps - 1, on, room, found)
    missing = to_and_fro(free, first, steps - 1, room, passed)
    some = False
    for row in range(1, height + 1):
        missing[row] &= ends[row] & ~found[row]
        some |= missing[row] > 0
    if some:
        search(free, first, steps, missing, found)
    pack(passed, stride, words)
    rooms = beside_doors(sets[DOORS:], words)
    pack(found, stride, words)
    words[0] |= rooms


@part
def unpack(words: Words, stride: int, rows: Words) -> None:
    """A row of the board a word, with an empty row above and below."""
    mask = (ONE << np.uint64(stride)) - ONE
    for row in range(len(rows) - 2):
        at = ROOMS_AT_MOST + row * stride
        word, within = at // WORD, np.uint64(at % WORD)
        squares = words[word] >> within
        if within:
            squares |= words[word + 1] << (np.uint64(WORD) - within)
        rows[row + 1] = squares & mask


@part
def pack(rows: Words, stride: int, words: Words) -> None:
    """The other way round."""
    words[:] = 0
    for row in range(len(rows) - 2):
        at = ROOMS_AT_MOST + row * stride
        word, within = at // WORD, np.uint64(at % WORD)
        words[word] |= rows[row + 1] << within
        if within:
            words[word + 1] |= rows[row + 1] >> (np.uint64(WORD) - within)


@part
def beside_doors(doors: Words, squares: Words) -> np.uint64:
    """The rooms with a door on any of these squares."""
    rooms = np.uint64(0)
    for number in range(len(doors)):
        for word in range(len(squares)):
            if doors[number, word] & squares[word]:
                rooms |= ONE << np.uint64(number)
    return rooms


@part
def ahead(free: Words, first: Words, steps: int, on: int, room: Words, found: Words) -> None:
    """Find where ways go on to that never go back: they go on, or aside to one hand or the other.

    Who did not step aside to one hand just now may step to the other: rose, and fell.
    """
    rose, fell, rose_then, fell_then = room[0], room[1], room[2], room[3]
    rose[:] = first
    fell[:] = first
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
    for row in range(1, len(free) - 1):
        found[row] |= rose[row] | fell[row]


@part
def to_and_fro(free: Words, first: Words, steps: int, room: Words, passed: Words) -> Words:
    """Where steps lead that may use squares again, and past which squares."""
    squares: Words = room[0]
    then: Words = room[1]
    squares[:] = first
    for _ in range(steps):
        for row in range(1, len(free) - 1):
            passed[row] |= squares[row]
            then[row] = beside(squares, row) & free[row]
        squares, then = then, squares
    return squares


@part
def beside(squares: Words, row: int) -> np.uint64:
    """The squares of a row one step from any of these, free or not."""
    here = squares[row]
    found: np.uint64 = here << ONE | here >> ONE | squares[row - 1] | squares[row + 1]
    return found


@part
def search(free: Words, first: Words, steps: int, missing: Words, found: Words) -> None:
    """Find those of the missing ends to which there is a way."""
    leading = np.zeros((steps + 1, len(free)), np.uint64)
    for row in range(1, len(free) - 1):
        squares = missing[row]
        while squares:
            end = squares & (~squares + ONE)
            squares ^= end
            free[row] ^= end  # it is not passed on the way
            if is_open(free, first, steps, row, end, leading):
                found[row] |= end
            free[row] |= end


@part
def is_open(
    free: Words, first: Words, steps: int, row: int, end: np.uint64, leading: Words
) -> bool:
    """Whether there is a way to an end.

    On it are squares from which as many steps as are left lead to it, if squares may be used again.
    """
    leading[0] = 0
    leading[0, row] = end
    for left in range(1, steps):
        for there in range(1, len(free) - 1):
            leading[left, there] = beside(leading[left - 1], there) & free[there]
    leading[steps] = free  # those not used yet
    for there in range(1, len(free) - 1):
        squares = first[there] & leading[steps - 1, there]
        while squares:
            square = squares & (~squares + ONE)
            squares ^= square
            if goes_on(leading, there, square, steps - 1):
                return True
    return False


@part
def goes_on(leading: Words, row: int, square: np.uint64, left: int) -> bool:
    """Whether some way goes on from a square to the end."""
    unused = leading[-1]
    unused[row] ^= square
    for there in range(row - 1, row + 2):
        near = square << ONE | square >> ONE if there == row else square
        squares = near & leading[left - 1, there]
        if left == 1:
            if squares:
                return True
            continue
        squares &= unused[there]
        while squares:
            step = squares & (~squares + ONE)
            squares ^= step
            if goes_on(leading, there, step, left - 1):
                return True
    unused[row] |= square
    return False
