"""What leaves the real server for a viewer depends only on what that viewer may know (R7).

Sockets and HTTP, every door: live, resumed from any number, as a spectator, as an outsider,
records, refusals, headers and lengths. `python -m bench.faults.worlds` compares more.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, get_args

import pytest

import lenoir
from lenoir import wire
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.server.app import web_app
from tests.leaks.at_the_server import OPEN, at_the_server
from tests.leaks.drawn import PLACES
from tests.leaks.on_a_port import OnAPort
from tests.leaks.pairs import Pair, first_difference, pairs
from tests.leaks.planted import audiences, referee, telling
from tests.leaks.planted import server as planted
from tests.leaks.played import Played, play, viewers_of
from tests.leaks.server_doors import DOORS, MESSAGES
from tests.leaks.tables import Setup, setups, setups_of
from tests.server.inside import routes_of

PAIRS: Final = 50
"""In each of four parts: 200 in all."""
WITHIN: Final = 200
LONGEST: Final = 25
"""Decisions of a game in the suite, about; the script plays longer ones."""
LONG_ENOUGH: Final = 40
"""For every planted leak to come out."""

LEAKS: Final = (
    planted.LEAKS
    | telling.LEAKS
    | {
        name: {**audiences.LEAKS, **referee.LEAKS}[name]
        for name in (
            "the card shown is public",
            "after a wrong accusation all see the envelope",
            "coming back is unfiltered",
            "spectators sit with the first seat",
            "a record under way has the secret",
        )
    }
)


@pytest.fixture(autouse=True)
def _cleared() -> Iterator[None]:
    """No table stays open after a test."""
    yield
    while OPEN:
        OPEN.pop().close()


def some_pairs(tables: Iterator[Setup], seed: int, number: int, longest: int) -> list[Pair]:
    return list(islice(pairs(tables, seed, longest), number))


@pytest.mark.parametrize("seed", range(4))
def test_no_viewer_can_tell_two_worlds_apart_by_anything_the_server_sends(seed: int) -> None:
    """C-11, C-14, C-15"""
    found = some_pairs(map(at_the_server, setups(seed)), seed, PAIRS, LONGEST)
    told = [str(pair) for pair in found if pair.difference is not None]
    assert not told, f"{len(told)} of {len(found)} pairs; the first: {told[0]}"
    assert {pair.setup.edition.key for pair in found} == set(edition_keys())
    assert {pair.viewer for pair in found} >= {SPECTATOR, *map(Seat, range(4))}
    assert sum("cards" in pair.changed for pair in found) > PAIRS // 2


def test_the_same_over_a_real_port() -> None:
    """C-11, C-15: with the frames and headers of the web server itself."""
    tables = (at_the_server(setup, OnAPort) for setup in setups(5))
    found = some_pairs(tables, 5, 4, 8)
    told = [str(pair) for pair in found if pair.difference is not None]
    assert not told, f"{len(told)} of {len(found)} pairs; the first: {told[0]}"


def test_a_leak_is_found_over_a_real_port_too() -> None:
    with pytest.MonkeyPatch.context() as patch:
        planted.LEAKS["a hash of the state is in a header"](patch)
        tables = (at_the_server(setup, OnAPort) for setup in setups(5))
        assert first_difference(pairs(tables, 5, 8), 6) is not None


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_at_the_server_is_found(leak: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        LEAKS[leak](patch)
        found = first_difference(pairs(map(at_the_server, setups(1)), 1, LONG_ENOUGH), WITHIN)
    assert found is not None, f"{leak}: not found in {WITHIN} pairs"


# Nothing is forgotten


def test_every_route_of_the_application_is_a_door_that_is_tried() -> None:
    tried = {door.route for door in DOORS} | {"SOCKET /api/socket"}
    missing = routes_of(web_app(lambda: OPEN[0].desk)) - tried
    assert not missing, f"add {missing} to tests/leaks/server_doors.py"


@pytest.fixture(scope="module")
def a_game() -> Played:
    """A game with every viewer, long enough for all doors to be tried."""
    setup = at_the_server(next(setups_of(load_edition("classic"), 3)))
    return play(setup, "doors", viewers_of(setup), longest=60)


def test_every_message_of_the_server_is_among_what_is_compared(a_game: Played) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(wire.FromServer)}
    came = {
        viewer: b"".join(sent for look in looks for sent in look.values()).decode()
        for viewer, looks in a_game.exits.items()
    }
    assert kinds <= set(re.findall(r'"type":"([a-z]+)"', "".join(came.values())))
    assert '"deals":"' in came[Seat(0)]
    assert '"there":' in came[Seat(0)]
    by_watching = set(re.findall(r'"type":"([a-z]+)"', came[SPECTATOR]))
    assert {"table", "news", "heard", "refused"} <= by_watching


def test_every_message_to_the_server_is_tried() -> None:
    told = {re.findall(r'"type": "([a-z]+)"', message)[0] for message in MESSAGES if ":" in message}
    assert {kind.__name__.lower() for kind in get_args(wire.ToServer)} <= told


def test_every_door_is_tried_by_every_kind_of_visitor(a_game: Played) -> None:
    tried = [way for looks in a_game.exits.values() for look in looks for way in look]
    missing = {str(door) for door in DOORS} - {way.partition(": ")[2] for way in tried}
    assert not missing
    assert {way.partition(": ")[0] for way in tried} >= {"viewer", "stranger", "nobody", "socket"}


def test_nothing_is_drawn_but_where_the_test_hands_it_in() -> None:
    """Dice are for bots and plain answers, of which there are none at these tables."""
    root = Path(lenoir.__file__).parent
    drawing = re.compile(r"^(?:import|from) (?:secrets|random|uuid)\b", re.MULTILINE)
    found = {
        ".".join(("lenoir", *path.relative_to(root).with_suffix("").parts))
        for part in ("play", "server", "store")
        for path in root.joinpath(part).rglob("*.py")
        if drawing.search(path.read_text("utf-8"))
    }
    assert found == {module.__name__ for module, _, _ in PLACES} | {"lenoir.play.games.dice"}
