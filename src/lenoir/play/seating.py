"""Who sits where: a table with its settings, its chairs and its people, before and during games."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.row import changed
from lenoir.core.seats import Seat

Stage: TypeAlias = Literal["open", "playing", "parked"]
Assistance: TypeAlias = Literal["none", "shown", "all", "odds"]
"""What a notebook does by itself: it marks the own cards and no more (C-13), what one was shown,
all that follows, or that and the odds of the rest."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A guest: a name, and a key on each device."""

    name: str
    keys: tuple[str, ...]
    """Digests. Who has none left has gone for good."""
    away: float | None = None
    """Since when nobody has seen them."""
    muted: bool = False
    ignores: tuple[int, ...] = ()
    """Those whose talk they do not want to read."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of the game: of a person, of a team, of a bot, or free."""

    sitters: tuple[int, ...] = ()
    """People by their number; several are a team."""
    bot: str = ""
    suspect: str = ""
    name: str = ""
    """Of somebody who shares a device with others."""
    nonce: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody plays it."""
        return not self.sitters and not self.bot


class Offer(Struct, frozen=True):
    """A link that works once: to bring another device, or to hand a chair to somebody else."""

    key: str
    by: int
    chair: int | None


class Seating(Struct, frozen=True, omit_defaults=True):
    """A table as it stands. Each change is stored whole."""

    edition: str
    options: dict[str, object]
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    invite: str
    """The digest of the key to join with."""
    watch: str
    """The digest of the key to look on with."""
    code: str
    game: str
    """The game under way, or the next one."""
    commitment: str
    host: int = 0
    listed: bool = False
    pace: int = 0
    """Seconds for a decision; 0 for as long as it takes."""
    free_text: bool = False
    assistance: Assistance = "shown"
    stage: Stage = "open"
    past: tuple[str, ...] = ()
    """The games before."""
    offers: tuple[Offer, ...] = ()

    def person(self, key: str) -> int | None:
        """Whose key this is the digest of."""
        for number, person in enumerate(self.people):
            if key in person.keys:
                return number
        return None

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The chairs somebody sits on."""
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if person in chair.sitters)

    def sits(self, person: int, seat: Seat) -> bool:
        """Whether somebody sits there."""
        return 0 <= seat < len(self.chairs) and person in self.chairs[seat].sitters

    @property
    def seated(self) -> tuple[int, ...]:
        """Those who have a chair."""
        return tuple(sorted({person for chair in self.chairs for person in chair.sitters}))

    @property
    def present(self) -> tuple[int, ...]:
        """Those of them who have not gone."""
        return tuple(n for n in self.seated if self.people[n].away is None)

    @property
    def is_on_show(self) -> bool:
        """Whether strangers may find it: while there is a free chair."""
        free = any(chair.is_free for chair in self.chairs)
        return self.listed and self.stage == "open" and free

    def with_chair(self, at: int, chair: Chair) -> "Seating":
        """The table with one chair changed."""
        return replace(self, chairs=changed(self.chairs, at, chair))

    def with_person(self, at: int, person: Person) -> "Seating":
        """The table with one person changed."""
        return replace(self, people=changed(self.people, at, person))
