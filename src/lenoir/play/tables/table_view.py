"""A table as people see it: everything but keys and words that belong to chance."""

from msgspec import Struct

from lenoir.core.seats import Seat
from lenoir.play.logs.ports import GameId, TableId
from lenoir.play.tables.announcing import Announcement
from lenoir.play.tables.orders import NO_ORDERS, Orders
from lenoir.play.tables.publication import Publication
from lenoir.play.tables.screens import screen_code
from lenoir.play.tables.seating import Assistance, Chair, Proposal, Seating, Stage
from lenoir.record.fairness import FIXED_WORD


class PersonView(Struct, frozen=True):
    """Somebody at the table."""

    name: str
    away: bool
    gone: bool
    """Waited for in vain: without a say in a vote, and the host may let a bot play on."""
    left: bool
    """Stepped out: a stand-in plays at once, until they return."""
    muted: bool
    devices: int
    """How many see what they see."""


class AskView(Struct, frozen=True):
    """Somebody who wants to sit on a chair with others, and who of these has agreed."""

    person: int
    name: str
    instead: int | None
    agreed: tuple[int, ...]


class ChairView(Struct, frozen=True):
    """A seat, and who plays it."""

    sitters: tuple[int, ...]
    names: tuple[str, ...]
    """What each sitter is called here: another name is that of who shares the sitter's device."""
    bot: str
    stand_in: bool
    """Whether somebody answers for its people until one of them returns."""
    suspect: str
    pledge: str
    """Of its nonce. All are final, and to be noted, from ``revealing`` on."""
    revealed: bool
    asks: tuple[AskView, ...]


class TableView(Struct, frozen=True, tag=True):
    """All that the people at a table, and those who look on, may know of it."""

    table: TableId
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
    game: GameId
    commitment: str
    past: tuple[str, ...]
    code: str
    """To ask others in; empty for those who only look on."""
    screen: str
    """To show the game on a screen for all; empty for those who only look on."""
    you: int | None
    seats: tuple[Seat, ...]
    """The viewer's own."""
    proposal: Proposal | None
    """What people vote on."""
    voters: tuple[int, ...]
    announcements: tuple[Announcement, ...]
    standing: bool
    """Whether every answer is released at a drawn moment, and given for who has not chosen."""
    orders: Orders
    """The viewer's own, for their first seat."""
    publications: tuple[Publication, ...]
    """The games of this table that strangers may see; empty for those who have no chair."""

    @property
    def is_mixing(self) -> bool:
        """Whether the seats are frozen and the cards not dealt yet."""
        return self.stage in ("pledging", "revealing")

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called by its people; empty where a bot plays."""
        return tuple(" & ".join(chair.names) for chair in self.chairs)


class Notice(Struct, frozen=True):
    """A table in the list for strangers."""

    code: str
    edition: str
    names: tuple[str, ...]
    free: int
    pace: int


def seen_by(table: TableId, seating: Seating, person: int | None) -> TableView:
    """The table as a person sees it, or somebody who looks on.

    Who has no chair yet sees who sits where, and neither the games nor the code.
    """
    is_seated = person is not None and seating.sits_anywhere(person)
    return TableView(
        table,
        seating.edition,
        seating.options,
        tuple(_chair(seating, chair) for chair in seating.chairs),
        tuple(
            PersonView(
                other.name, not other.is_here, other.gone, other.left, other.muted, len(other.keys)
            )
            for other in seating.people
        ),
        seating.host,
        seating.listed,
        seating.pace,
        seating.free_text,
        seating.assistance,
        seating.stage,
        seating.game,
        seating.commitment,
        seating.past if is_seated or person is None else (),
        seating.code if is_seated else "",
        screen_code(seating) if is_seated else "",
        person,
        () if person is None else seating.seats_of(person),
        seating.proposal,
        seating.voters,
        seating.announcements,
        seating.standing_from >= 0,
        _orders(seating, person),
        seating.publications if is_seated else (),
    )


def _orders(seating: Seating, person: int | None) -> Orders:
    seats = () if person is None else seating.seats_of(person)
    return seating.chairs[seats[0]].orders if seats else NO_ORDERS


def _chair(seating: Seating, chair: Chair) -> ChairView:
    asks = tuple(AskView(ask.who, ask.name, ask.instead, ask.agreed) for ask in chair.asks)
    names = seating.names_on(chair)
    revealed = bool(chair.pledge) and chair.nonce not in ("", FIXED_WORD)
    return ChairView(
        chair.sitters,
        names,
        chair.bot,
        seating.has_stand_in(chair),
        chair.suspect,
        chair.pledge,
        revealed,
        asks,
    )


def notice(seating: Seating) -> Notice:
    """What strangers may know."""
    names = tuple(seating.people[person].name for person in seating.seated)
    free = sum(chair.is_free for chair in seating.chairs)
    return Notice(seating.code, seating.edition, names, free, seating.pace)
