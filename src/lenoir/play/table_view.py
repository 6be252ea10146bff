"""A table as people see it: everything but keys and words that belong to chance."""

from msgspec import Struct

from lenoir.core.seats import Seat
from lenoir.play.ports import LogId
from lenoir.play.seating import Assistance, Seating, Stage


class PersonView(Struct, frozen=True):
    """Somebody at the table."""

    name: str
    away: bool
    muted: bool


class ChairView(Struct, frozen=True):
    """A seat, and who plays it."""

    sitters: tuple[int, ...]
    bot: str
    suspect: str
    name: str
    has_nonce: bool


class TableView(Struct, frozen=True, tag=True):
    """All that the people at a table, and those who look on, may know of it."""

    table: LogId
    edition: str
    options: dict[str, object]
    chairs: tuple[ChairView, ...]
    people: tuple[PersonView, ...]
    host: int
    listed: bool
    pace: int
    free_text: bool
    assistance: Assistance
    stage: Stage
    game: str
    commitment: str
    past: tuple[str, ...]
    code: str
    """To ask others in; empty for those who only look on."""
    you: int | None
    seats: tuple[Seat, ...]
    """The viewer's own."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called by its people; empty where a bot plays."""
        return tuple(
            chair.name or " & ".join(self.people[n].name for n in chair.sitters)
            for chair in self.chairs
        )


class Notice(Struct, frozen=True):
    """A table in the list for strangers."""

    code: str
    edition: str
    names: tuple[str, ...]
    free: int
    pace: int


def seen_by(table: LogId, seating: Seating, person: int | None) -> TableView:
    """The table as a person sees it, or somebody who looks on."""
    return TableView(
        table,
        seating.edition,
        seating.options,
        tuple(
            ChairView(chair.sitters, chair.bot, chair.suspect, chair.name, bool(chair.nonce))
            for chair in seating.chairs
        ),
        tuple(
            PersonView(other.name, other.away is not None, other.muted) for other in seating.people
        ),
        seating.host,
        seating.listed,
        seating.pace,
        seating.free_text,
        seating.assistance,
        seating.stage,
        seating.game,
        seating.commitment,
        seating.past,
        "" if person is None else seating.code,
        person,
        () if person is None else seating.seats_of(person),
    )


def notice(seating: Seating) -> Notice:
    """What strangers may know."""
    names = tuple(seating.people[person].name for person in seating.seated)
    free = sum(chair.is_free for chair in seating.chairs)
    return Notice(seating.code, seating.edition, names, free, seating.pace)
