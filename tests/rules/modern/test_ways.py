"""The modern edition: every walk on the drawn map, found by trying all ways one after the other."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.rules.modern.deeds import three

DRAWN = Path(__file__).parents[2] / "data" / "boards" / "modern.txt"
ROOMS = (
    *("kitchen", "ballroom", "conservatory", "dining_room", "billiard_room"),
    *("library", "lounge", "hall", "study"),
)
STARTS = ("h24", "a17", "j0", "o0", "x7", "x19")
OTHERS = ("moutarde", "orchidee", "olive", "pervenche", "violet")
CROWDS = ((), ("h23",), ("g18", "h19", "q7", "r9"), ("b17", "k17", "i9", "w6", "h6"))
"""Where tokens stand in the way: a crowd at a time."""


@cache
def squares() -> frozenset[str]:
    """The corridor as the drawing has it, starts included."""
    rows = re.findall(r"^ ?(\d+)  (\S{24})$", DRAWN.read_text("utf-8"), re.MULTILINE)
    return frozenset(
        f"{chr(97 + x)}{y}" for y, row in rows for x, mark in enumerate(row) if mark in "#RMWGPU"
    )


@cache
def doors() -> dict[str, frozenset[str]]:
    """The doorsteps of each room as the drawing lists them."""
    text = DRAWN.read_text("utf-8").split("DOORS\n")[1].split("\n\n")[0]
    found = {}
    for line in text.splitlines():
        room = line[:14].strip().lower().replace(" ", "_")
        steps = re.findall(r"corridor \((\d+), (\d+)\)", line)
        found[room] = frozenset(f"{chr(97 + int(x))}{y}" for y, x in steps)
    return found


def beside(square: str) -> Iterator[str]:
    """The four squares around one, as far as there are any."""
    x, y = ord(square[0]), int(square[1:])
    around = (f"{chr(x + 1)}{y}", f"{chr(x - 1)}{y}", f"{chr(x)}{y + 1}", f"{chr(x)}{y - 1}")
    return (there for there in around if there in squares())


def ways(start: str, points: int, crowd: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way of at most `points` points: free squares, none twice, perhaps a room at the end."""
    first = doors()[start] if start in ROOMS else frozenset(beside(start))

    def go_on(way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if len(way) == points:
            return
        here = way[-1] if way else start
        for there in beside(here) if way else first:
            if there != start and there not in way and there not in crowd:
                yield (*way, there)
                yield from go_on((*way, there))
        for room, steps in doors().items():
            if room != start and here in steps:
                yield (*way, room)

    return go_on(())


def ends(start: str, points: int, crowd: tuple[str, ...], manner: str) -> set[str]:
    """Where T-6 lets a move end."""
    found = set(ways(start, points, crowd))
    rooms = {way[-1] for way in found if way[-1] in ROOMS}
    corridor = [way for way in found if way[-1] not in ROOMS]
    longest = max(map(len, corridor), default=0)
    if manner == "longest":
        corridor = [way for way in corridor if len(way) == longest]
    return rooms | {way[-1] for way in corridor}


def played(start: str, points: int, crowd: tuple[str, ...], manner: str) -> set[str]:
    """Where the game does."""
    scene = three().standing("rose", start).with_options(clue_cards=False, up_to=manner == "up_to")
    for suspect, place in zip_longest(OTHERS, crowd, fillvalue="kitchen"):
        scene.standing(suspect, place)
    return scene.begin().roll(points // 2, points - points // 2).reach()


@pytest.mark.parametrize("manner", ["longest", "up_to"])
@pytest.mark.parametrize("crowd", CROWDS, ids=lambda crowd: " ".join(crowd) or "nobody")
@pytest.mark.parametrize("start", [*ROOMS, *STARTS, "g17", "r8", "i12"])
def test_t6_a_move_ends_where_trying_every_way_says(
    start: str, crowd: tuple[str, ...], manner: str
) -> None:
    """T-6: exactly as far as rolled or as far as one gets, or into a room; or `up_to`."""
    for points in range(2, 8):
        assert played(start, points, crowd, manner) == ends(start, points, crowd, manner), points


@pytest.mark.parametrize(
    ("start", "points", "crowd"),
    [
        ("i1", 3, ()),
        ("h24", 2, ("h22", "i23")),
        ("g4", 6, ("b7", "g5")),
        ("g7", 6, ("g4", "h8", "j10", "i13")),
        ("kitchen", 8, ("e8", "h6", "h7")),
        ("h24", 12, ("i21", "w6", "q19")),
        ("x7", 12, ("i21", "w6", "q19")),
        ("study", 12, ("i21", "w6", "q19")),
    ],
)
def test_t6_so_it_does_in_narrow_places_and_far_away(
    start: str, points: int, crowd: tuple[str, ...]
) -> None:
    """T-6: where a way must not turn back through itself, nor through the square it began on."""
    assert played(start, points, crowd, "longest") == ends(start, points, crowd, "longest")


def test_the_drawing_was_read() -> None:
    """The figures below the drawing."""
    assert len(squares()) == 187
    assert sum(map(len, doors().values())) == 16
