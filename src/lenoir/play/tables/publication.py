"""A publication: a game that is over, shown to strangers by a link, and who is named in it."""

from msgspec import Struct


class Lineup(Struct, frozen=True):
    """Who played a game to its end: for each seat its people, and what each was called there."""

    game: str
    seats: tuple[dict[int, str], ...]

    def has(self, person: int) -> bool:
        """Whether somebody was one of its players."""
        return any(person in seat for seat in self.seats)


class Publication(Struct, frozen=True):
    """A game that strangers may see again."""

    game: str
    link: str
    """The key of its link. It is kept as it is, so that its players can read the link again: it
    opens nothing but what is published."""
    by: int
    named: tuple[int, ...] = ()
    """Who has agreed to be named; all others appear as the guest they played."""
