"""The comparison of a screen with the record misses nothing: bugs are planted in perfect notes."""

from collections.abc import Callable
from functools import cache

import pytest

import lenoir
from lenoir.bots.catalogue import BUILT_IN
from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.visibility import Seen, seen_by
from lenoir.play.games.dice import Seeded
from tests.browser.noted import IN_AN_INQUIRY, SPEEDS, Notes, Shown, stated

EDITIONS = ("miro", "classic", "detectives", "modern")
VIEWERS: tuple[Viewer, ...] = (SPECTATOR, Seat(0))
START = 1_000


@cache
def played(edition: str) -> tuple[Event, ...]:
    """A whole game, always the same."""
    game = lenoir.new_game(edition, 4, seed=5, turn_limit=200)
    bots, luck = [BUILT_IN["notebook"]() for _ in range(4)], Seeded(5)
    while (seat := game.decider) is not None:
        game.play(bots[seat].decide(game.view(seat), luck))
    return game.record().events


def perfect(events: tuple[Event, ...], viewer: Viewer, speed: str) -> Notes:
    """Of a page that shows everything for exactly its time, and lets nothing stay for longer."""
    times, now = stated(), START
    line, inquiry = dict[int, Shown](), dict[int, Shown]()
    moves, asked = list[tuple[int, int, int]](), list[int]()
    for it in seen_by(viewer, events):
        if isinstance(it.event, e.SuggestionMade | e.GameEnded):
            for number in asked:
                since, last = inquiry[number].since, inquiry[asked[-1]].since
                inquiry[number] = Shown(since, min(now, last + times.stays[speed]))
            asked = []
        time = times.of(it.event, speed)
        line[it.number] = Shown(now, now + time)
        if isinstance(it.event, IN_AN_INQUIRY):
            inquiry[it.number] = Shown(now, None)
            asked.append(it.number)
        if isinstance(it.event, e.TokenMoved):
            moves.append((now, it.event.token, it.event.to))
        now += time
    return Notes(line, line.copy(), inquiry, moves, [(0, speed)], 0, START)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_is_wrong_with_a_page_that_shows_everything(edition: str, viewer: Viewer) -> None:
    events = played(edition)
    for speed in SPEEDS:
        assert perfect(events, viewer, speed).troubles(events, viewer) == []


KINDS: dict[str, tuple[type[Event], ...]] = {
    "miro": (e.TokenMoved, e.SuggestionMade, e.CannotRefute, e.SuggestionRefuted, e.CardShown),
    "classic": (e.DiceRolled, e.AccusationMade),
    "detectives": (e.IntrigueDrawn, e.KeeperPlayed, e.PowerUsed, e.SuggestionBlocked),
    "modern": (e.ClueDrawn, e.CardOpened, e.SuggestionStood),
}
EACH = [(edition, kind) for edition, kinds in KINDS.items() for kind in kinds]


def planted(
    edition: str, kind: type[Event], plant: Callable[[Notes, Seen], object]
) -> tuple[list[str], Seen]:
    """What is found wrong with the notes of a player once a bug was planted for one event."""
    events = played(edition)
    notes = perfect(events, Seat(0), "normal")
    it = next(it for it in seen_by(Seat(0), events) if isinstance(it.event, kind))
    plant(notes, it)
    return notes.troubles(events, Seat(0)), it


@pytest.mark.parametrize(("edition", "kind"), EACH)
def test_it_is_noticed_if_an_event_is_dropped_from_the_queue(
    edition: str, kind: type[Event]
) -> None:
    def drop(notes: Notes, it: Seen) -> None:
        for shown in (notes.line, notes.log, notes.inquiry):
            shown.pop(it.number, None)

    wrong, it = planted(edition, kind, drop)
    places = ["line", "log", *(["inquiry"] if kind in IN_AN_INQUIRY else [])]
    assert [trouble for trouble in wrong if "missing" in trouble] == [
        f"{place}: {it} is missing" for place in places
    ]


@pytest.mark.parametrize(("edition", "kind"), EACH)
def test_it_is_noticed_if_something_is_shown_a_millisecond_too_short(
    edition: str, kind: type[Event]
) -> None:
    def shorten(notes: Notes, it: Seen) -> None:
        for shown in (notes.line, notes.log, notes.inquiry):
            for number, (since, until) in shown.items():
                if number > it.number:  # whatever comes later is there a moment too soon
                    shown[number] = Shown(since - 1, until and until - 1)

    wrong, it = planted(edition, kind, shorten)
    time = stated().of(it.event, "normal")
    assert any(w.startswith(f"line: {it} had {time - 1} ms, not {time}") for w in wrong)
    assert any(w.startswith(f"log: {it} had {time - 1} ms, not {time}") for w in wrong)
    if kind is e.CannotRefute:  # the next answer comes at once; between others tokens are moved
        assert any(w.startswith(f"inquiry: {it} had {time - 1} ms") for w in wrong)


def test_it_is_noticed_if_a_line_goes_before_its_time_though_nothing_follows() -> None:
    def blink(notes: Notes, it: Seen) -> None:
        since, until = notes.line[it.number]
        notes.line[it.number] = Shown(since, (until or since) - 1)

    wrong, it = planted("classic", e.SuggestionMade, blink)
    assert len(wrong) == 1
    assert wrong[0].startswith(f"line: {it} had")


def test_it_is_noticed_if_two_events_change_places() -> None:
    def swap(notes: Notes, it: Seen) -> None:
        for shown in (notes.line, notes.log):
            timed = sorted((n for n in shown), key=lambda n: shown[n])
            after = next(n for n in timed if shown[n].since > shown[it.number].since)
            shown[it.number], shown[after] = shown[after], shown[it.number]

    wrong, _ = planted("classic", e.SuggestionMade, swap)
    assert any("had -" in trouble for trouble in wrong)


def test_it_is_noticed_if_an_inquiry_folds_too_soon() -> None:
    def fold(notes: Notes, it: Seen) -> None:
        since, until = notes.inquiry[it.number]
        assert until is not None
        notes.inquiry[it.number] = Shown(since, until - 1)

    wrong, it = planted("classic", e.SuggestionRefuted, fold)
    assert len(wrong) == 1
    assert wrong[0].startswith(f"inquiry: {it} was there for")


def test_it_is_noticed_if_a_token_comes_after_its_line() -> None:
    events = played("detectives")
    notes = perfect(events, SPECTATOR, "slow")
    (when, token, to), *later = notes.moves
    late = notes._replace(moves=[(when + 1, token, to), *later])
    assert [w.partition(":")[0] for w in late.troubles(events, SPECTATOR)] == ["board"]
