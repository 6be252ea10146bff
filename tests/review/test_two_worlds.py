"""A review tells nothing that its seat could not see: in another world it is the same to a byte."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
import pytest
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.cards import Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, POOL, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from lenoir.review import reasoner, seat
from lenoir.review.seat import seat_review
from lenoir.telling.hindsight import Hindsight
from lenoir.telling.review import ReviewTeller
from lenoir.thinking.counting_back import answer
from lenoir.thinking.reviewing import SeatOf
from tests.review.played import TABLES, reviewed


def other_world(view: View) -> View:
    """The same game up to its end, which opens another deal that the seat could not rule out."""
    events = tuple(view.stream)
    end = next(at for at, event in enumerate(events) if isinstance(event, e.GameEnded))
    known = Knowledge.of(View.of(view.table.edition, view.viewer, events[:end]))
    truth = next(event.case for event in events if isinstance(event, e.GameEnded))
    deals = known.samples(Seeded("another world"), 50)
    deal = min(deals, key=lambda deal: deal[ENVELOPE] == cards_of(truth))
    return View.of(view.table.edition, view.viewer, (*events[:end], *_opened(events[end:], deal)))


def _opened(events: Iterable[Event], deal: Mapping[Place, Cards]) -> Iterator[Event]:
    suspect, weapon, room = each(deal[ENVELOPE])
    rooms = [place for place in deal if place > ENVELOPE]
    for event in events:
        match event:
            case e.GameEnded():
                yield replace(event, case=Case(suspect, weapon, room))
            case e.EverythingOpened(hands):
                yield replace(
                    event,
                    hands=tuple(deal[hand_of(Seat(seat))] for seat in range(len(hands))),
                    pool=deal[POOL],
                    in_rooms=tuple(next(each(deal[room])) for room in rooms),
                )
            case _:
                yield event


def written(view: View) -> bytes:
    return msgspec.json.encode(seat_review(view))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_exchange_what_a_seat_could_not_see_and_its_review_stays_the_same(
    table: tuple[str, int],
) -> None:
    """C-15"""
    different = 0
    for view, review in reviewed(*table):
        other = other_world(view)
        different += tuple(other.stream) != tuple(view.stream)
        assert written(other) == msgspec.json.encode(review)
    assert different


def told(view: View) -> list[bytes]:
    """What leaves the process for a page: the whole review, and a look into each question."""
    seat = SeatOf("g", "fr", ("",) * len(view.table.seats), view)
    whole = b""
    while b'"progress":1.0' not in whole:
        whole = answer(seat.asked())
    moments = msgspec.json.decode(whole, type=Hindsight).moments
    questions = [moment.number for moment in moments if moment.choices][:1]
    return [whole, *(answer(seat.asked(number)) for number in questions)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_exchange_what_a_seat_could_not_see_and_nothing_else_leaves_for_its_page(
    table: tuple[str, int],
) -> None:
    """C-15"""
    view, _ = reviewed(*table)[0]
    assert told(view) == told(other_world(view))


def test_a_leak_planted_in_the_telling_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that knows how it ended."""
    honest = ReviewTeller.account

    def account(self: ReviewTeller) -> str:
        return honest(self) + self.voice.case(next(iter(SOLUTIONS)))

    view, _ = reviewed("classic", 4)[0]
    worlds = (view, other_world(view))
    monkeypatch.setattr(ReviewTeller, "account", account)
    leaked = []
    for world in worlds:
        SOLUTIONS[:] = [x.case for x in world.stream if isinstance(x, e.GameEnded)]
        leaked.append(told(world)[0])
    assert leaked[0] != leaked[1]


SOLUTIONS: list[Case] = []
"""What nobody is to look at."""


def test_a_leak_planted_at_the_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the end has shown must not be heard."""

    def everything(stream: Iterable[Event]) -> Iterator[Event]:
        yield from stream

    view, _ = reviewed("classic", 4)[0]
    honest = written(view) == written(other_world(view))
    monkeypatch.setattr(seat, "until_the_end", everything)
    assert honest
    assert written(view) != written(other_world(view))


def test_a_leak_planted_in_the_reasoner_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even to choose between equals may the truth be looked at."""

    class Peeking(reasoner.Reasoner):
        def __init__(self, view: View) -> None:
            super().__init__(view)
            assert view.table.solution is not None
            self.turn = sum(view.table.solution)

    view, _ = reviewed("classic", 4)[0]
    monkeypatch.setattr(seat, "Reasoner", Peeking)
    others = {written(other) for other in (view, other_world(view))}
    assert len(others) == 2
