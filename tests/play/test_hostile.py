"""Whatever hostile people do in whatever order: nobody sees what its people did not agree to."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Action
from lenoir.core.view import View
from lenoir.play.logs.ports import TableId
from lenoir.play.people import attendance
from lenoir.play.people.attendance import Attendance
from lenoir.play.refusal import Refusal
from lenoir.play.tables import arranging as settling
from lenoir.play.tables import sitting, voting, wishes
from lenoir.play.tables.orders import Orders
from lenoir.play.tables.seating import Chair, NewPace, Proposal, Seating
from lenoir.play.tables.sitting import without_sitters
from lenoir.play.tables.wishes import SeatBot, TakeOverAsHost, Wish
from lenoir.rules.engine import legal_actions
from tests.play.hostile import played


def test_no_device_sees_a_seat_whose_people_did_not_agree() -> None:
    """R11, R12, R13"""
    played(40)


# Planted: each of these the witness must find


def anybody_is_let_in(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(sitting, "agreed_ask", lambda chair: next(iter(chair.asks), None))


def one_of_a_team_decides(plant: pytest.MonkeyPatch) -> None:
    def found(chair: Chair) -> object:
        asks = (a for a in chair.asks if not chair.sitters or a.agreed or a.instead is not None)
        return next(asks, None)

    plant.setattr(sitting, "agreed_ask", found)


def teams_end_and_stay_seated(plant: pytest.MonkeyPatch) -> None:
    right = settling.checked

    def checked(table: Seating) -> None:
        try:
            right(table)
        except Refusal as refusal:
            if refusal.code != "seated_together":
                raise

    plant.setattr(settling, "checked", checked)


def who_asks_sees(plant: pytest.MonkeyPatch) -> None:
    right = Seating.people_of

    def people_of(table: Seating, chair: Chair) -> tuple[int, ...]:
        return (*right(table, chair), *(ask.who for ask in chair.asks))

    plant.setattr(Seating, "people_of", people_of)


def nothing_is_announced(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Seating, "announcing", lambda table, *news: table)


def the_host_replaces_anybody(plant: pytest.MonkeyPatch) -> None:
    right = wishes._by_host

    def by_host(table: Seating, wish: Wish, prompt: int) -> Seating:
        if isinstance(wish, SeatBot):
            return without_sitters(table, wish.chair, wish.bot)
        return right(table, wish, prompt)  # type: ignore[arg-type]

    plant.setattr(wishes, "_by_host", by_host)


def a_new_clock_counts_at_once(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(Seating, "pace_at", lambda table, prompt: table.pace)


def two_votes_are_enough(plant: pytest.MonkeyPatch) -> None:
    def is_carried(table: Seating, proposal: Proposal) -> bool:
        return isinstance(proposal.amendment, NewPace) or len(proposal.agreed) > 1

    plant.setattr(voting, "_is_carried", is_carried)


def the_time_of_day_counts(plant: pytest.MonkeyPatch) -> None:
    right = Attendance.tick

    async def tick(self: Attendance, table: TableId) -> float | None:
        self._clock = self._now
        return await right(self, table)

    plant.setattr(Attendance, "tick", tick)


def nobody_is_waited_for(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(attendance, "GRACE", 5.0)


def a_lost_host_stays_host(plant: pytest.MonkeyPatch) -> None:
    right = wishes._decided

    def decided(table: Seating, who: int, wish: Wish, prompt: int) -> Seating:
        if isinstance(wish, TakeOverAsHost):
            raise Refusal("not_host")
        return right(table, who, wish, prompt)

    plant.setattr(wishes, "_decided", decided)


def a_link_is_for_everybody(plant: pytest.MonkeyPatch) -> None:
    right = sitting.claimed

    def claimed(table: Seating, offer: str, key: str, name: str) -> Seating:
        found = next((other for other in table.offers if other.key == offer), None)
        if found is not None and found.chair is None and table.host != found.by:
            found = replace(found, by=table.host)
            offers = tuple(found if o.key == offer else o for o in table.offers)
            table = replace(table, offers=offers)
        return right(table, offer, key, name)

    plant.setattr("lenoir.play.tables.tables.claimed", claimed)


def all_is_answered_for_a_lone_player(plant: pytest.MonkeyPatch) -> None:
    def at_once(view: View, orders: Orders) -> Action | None:
        return legal_actions(view)[0]

    plant.setattr(attendance, "at_once", at_once)


PLANTED = (
    anybody_is_let_in,
    one_of_a_team_decides,
    teams_end_and_stay_seated,
    who_asks_sees,
    nothing_is_announced,
    the_host_replaces_anybody,
    a_new_clock_counts_at_once,
    two_votes_are_enough,
    the_time_of_day_counts,
    nobody_is_waited_for,
    a_lost_host_stays_host,
    a_link_is_for_everybody,
    all_is_answered_for_a_lone_player,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_the_witness_finds_what_is_planted(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        played(1000, planted=True)  # as many as it takes: most are found within a dozen
