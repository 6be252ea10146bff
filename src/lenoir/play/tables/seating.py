"""Who sits where: a table with its settings, its chairs and its people, before and during games."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.row import changed
from lenoir.core.seats import Seat
from lenoir.play.logs.ports import GameId
from lenoir.play.people.keys import derived, digest
from lenoir.play.tables.announcing import Announcement, with_news
from lenoir.play.tables.orders import NO_ORDERS, Orders
from lenoir.play.tables.publication import Lineup, Publication

Stage: TypeAlias = Literal["open", "pledging", "revealing", "playing", "parked"]
"""``pledging`` and ``revealing`` are the mix: the seats are frozen, the cards not dealt yet."""
Assistance: TypeAlias = Literal["none", "shown", "all", "odds"]
"""What a notebook marks by itself: your own cards and no more (C-13), what you were shown,
all that follows, or that and the odds of the rest."""
Lost: TypeAlias = Literal["", "handed_over", "replaced"]
"""By a link of their own to somebody else; or by a vote or the host, to a bot."""

PEOPLE_AT_MOST: Final = 100
"""Those who have got up and left do not count: they need no more room."""
EVER_AT_MOST: Final = 300
"""Here they do, so that coming and going cannot fill the store: talk and games keep the names."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A guest: a name, and a key on each device."""

    name: str
    keys: tuple[str, ...]
    """Digests. Somebody with none left has gone for good."""
    away: float | None = None
    """Since when nobody has seen them, by the time of day: nothing is ever counted from it."""
    gone: bool = False
    """Whether a worker has waited for them in vain, for a minute by its own clock."""
    left: bool = False
    """Whether they have stepped out themselves: then nobody waits, and a stand-in plays at once."""
    muted: bool = False
    silenced: float = 0.0
    """Until when whoever runs the server lets them say nothing, by the time of day."""
    ignores: tuple[int, ...] = ()
    """Those whose talk they do not want to read."""
    lost: Lost = ""
    """How they came to have no chair any more, if somebody else plays it now."""
    former: tuple[str, ...] = ()
    """Digests of the keys they had then: they open nothing, and whoever shows one is told why."""

    @property
    def is_here(self) -> bool:
        """Whether they answer for themselves."""
        return self.away is None and not self.left


class Ask(Struct, frozen=True, omit_defaults=True):
    """Somebody who wants to sit with the people on a chair. All of them have to agree."""

    who: int
    name: str = ""
    """Of somebody at their device; without one it is for themselves, and they move there."""
    agreed: tuple[int, ...] = ()
    instead: int | None = None
    """Whose place they would take, by a link of that person; else they would be one more."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat of the game: of a person, of a team, of a bot, or free."""

    sitters: tuple[int, ...] = ()
    """People by their number; several are a team."""
    bot: str = ""
    suspect: str = ""
    name: str = ""
    """Older logs: of somebody who shares a device with others; one for the whole chair."""
    nonce: str = ""
    """Its part in chance, once it is revealed."""
    pledge: str = ""
    """The hash of a nonce, which a device of its people keeps until all pledges are known."""
    names: dict[int, str] = {}
    """What a sitter is called here whose device somebody else shares."""
    asks: tuple[Ask, ...] = ()
    orders: Orders = NO_ORDERS
    """What its people want answered for them; they alone see it."""

    @property
    def is_free(self) -> bool:
        """Whether nobody plays it."""
        return not self.sitters and not self.bot

    def called(self, sitter: int) -> str:
        """The name of who shares a sitter's device; empty for the sitter themselves."""
        return self.names.get(sitter, self.name if len(self.sitters) == 1 else "")


class Offer(Struct, frozen=True):
    """A link that works once: to bring another device, or to hand a chair to somebody else."""

    key: str
    by: int
    chair: int | None


class NewPace(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Other seconds for a decision, 0 for as long as it takes; it counts from the next prompt."""

    seconds: int


class NewAssistance(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Other help from the notebooks."""

    assistance: Assistance


class StandingAnswers(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Every answer is released at a drawn moment, and given for whoever has not chosen by then."""

    on: bool


class BotInstead(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A bot plays on for whoever sits on a chair."""

    chair: int
    bot: str


Amendment: TypeAlias = NewPace | NewAssistance | StandingAnswers | BotInstead
"""What may change during a game, if those concerned agree."""


class Proposal(Struct, frozen=True):
    """An amendment that people vote on."""

    number: int
    """An answer names it, so that nobody agrees to another one than they read."""
    by: int
    amendment: Amendment
    agreed: tuple[int, ...]
    declined: tuple[int, ...] = ()
    concerned: tuple[int, ...] = ()
    """Who sat on the chair in question when it was proposed."""


class Seating(Struct, frozen=True, omit_defaults=True):
    """A table as it stands: what the changes in its log have made of it."""

    edition: str
    options: dict[str, object]
    chairs: tuple[Chair, ...]
    people: tuple[Person, ...]
    invite: str
    """The digest of the key to join with."""
    watch: str
    """The digest of the key to look on with."""
    code: str
    game: GameId
    """The game under way, or the next one."""
    commitment: str
    host: int = 0
    listed: bool = False
    pace: int = 0
    """Seconds for a decision; 0 for as long as it takes."""
    free_text: bool = False
    assistance: Assistance = "shown"
    stage: Stage = "open"
    past: tuple[GameId, ...] = ()
    """The games before."""
    offers: tuple[Offer, ...] = ()
    former_pace: int = 0
    pace_from: int = 0
    """The prompt from which the pace counts; those before it have the former pace."""
    turned_down: tuple[int, int] = (-1, -1)
    """Whose proposal came to nothing last, and at which prompt: they make one more at the next."""
    rested: int = -1
    """The prompt at which a parked game was last taken up again: it rests once for each."""
    proposal: Proposal | None = None
    proposals: int = 0
    """How many there were: the next one's number."""
    announcements: tuple[Announcement, ...] = ()
    """The last ones."""
    standing_from: int = -1
    """The prompt from which answers are released at a drawn moment; -1 for never (C-11)."""
    watches: tuple[str, ...] = ()
    """Digests of more keys to look on with, made by its people."""
    played: tuple[Lineup, ...] = ()
    """Who played the games before; of older ones nobody knows."""
    publications: tuple[Publication, ...] = ()
    """Which of its games strangers may see again."""
    opener: str = ""
    """A word for the household that opened it: their bots and notices take turns with others'."""

    def person(self, key: str) -> int | None:
        """Whose key this is the digest of."""
        for number, person in enumerate(self.people):
            if key in person.keys:
                return number
        return None

    def lost_by(self, key: str) -> Lost:
        """How whoever had this key came to lose their chair."""
        return next((p.lost for p in reversed(self.people) if key in p.former), "")

    def may_watch(self, key: str) -> bool:
        """Whether this is the digest of a key to look on with."""
        if key == self.watch or key in self.watches:
            return True
        return bool(self.watch) and key == digest(self.screen_key)

    @property
    def screen_key(self) -> str:
        """With which its screens look on. It follows from a digest that nobody is told."""
        return derived(self.watch, "screen")

    def has_standing_answers(self, prompt: int) -> bool:
        """Whether the answer to a prompt is released at a drawn moment."""
        return 0 <= self.standing_from <= prompt

    @property
    def is_solo(self) -> bool:
        """Whether one person plays one chair, and bots the rest: nobody is there to tell time."""
        return sum(bool(chair.sitters) for chair in self.chairs) == len(self.seated) == 1

    @property
    def shares_devices(self) -> bool:
        """Whether somebody plays several chairs."""
        return any(len(self.seats_of(person)) > 1 for person in self.seated)

    def has_stand_in(self, chair: Chair) -> bool:
        """Whether somebody answers for a chair's people until one of them returns (C-17)."""
        gone = [self.people[sitter].gone for sitter in chair.sitters]
        return self.is_dealt and bool(gone) and all(gone)

    @property
    def has_teams(self) -> bool:
        """Whether several people may share a chair."""
        return bool(self.options.get("teams"))

    def people_of(self, chair: Chair) -> tuple[int, ...]:
        """Whose devices see a chair's cards.

        Without teams that is its first sitter, whatever else a log says: a table that was stored
        with more of them, or a rule that was forgotten, shows nobody a hand.
        """
        return chair.sitters if self.has_teams else chair.sitters[:1]

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The chairs somebody sits on: those whose cards their devices may see."""
        seats = enumerate(self.chairs)
        return tuple(Seat(n) for n, chair in seats if person in self.people_of(chair))

    def seats_in(self, game: GameId, person: int) -> tuple[Seat, ...]:
        """The chairs somebody sat on in the game of this table, or when a past one ended."""
        if game == self.game:
            return self.seats_of(person)
        lineup = next((played for played in self.played if played.game == game), None)
        seats = () if lineup is None else lineup.seats
        return tuple(Seat(n) for n, people in enumerate(seats) if person in people)

    def sits(self, person: int, seat: Seat) -> bool:
        """Whether somebody sits there."""
        return 0 <= seat < len(self.chairs) and person in self.people_of(self.chairs[seat])

    def sits_anywhere(self, person: int) -> bool:
        """Whether somebody has a chair."""
        return any(person in chair.sitters for chair in self.chairs)

    @property
    def standing(self) -> tuple[int, ...]:
        """Those who have come and have no chair yet, whether they ask for one or not."""
        seated = set(self.seated)
        return tuple(n for n, p in enumerate(self.people) if p.keys and n not in seated)

    def asks(self, person: int) -> bool:
        """Whether somebody waits for an answer at a chair."""
        return any(ask.who == person for chair in self.chairs for ask in chair.asks)

    def names_on(self, chair: Chair) -> tuple[str, ...]:
        """What each sitter of a chair is called there."""
        return tuple(chair.called(n) or self.people[n].name for n in chair.sitters)

    @property
    def called(self) -> tuple[str, ...]:
        """What each seat is called by its people; empty where a bot plays."""
        return tuple(" & ".join(self.names_on(chair)) for chair in self.chairs)

    def pace_at(self, prompt: int) -> int:
        """Seconds for the answer to a prompt."""
        return self.pace if prompt >= self.pace_from else self.former_pace

    def names(self, but: int | None = None) -> tuple[str, ...]:
        """What people here are called, but for one of them."""
        guests = (p.name for n, p in enumerate(self.people) if p.keys and n != but)
        shared = (chair.called(n) for chair in self.chairs for n in chair.sitters if n != but)
        return (*guests, *filter(None, shared))

    @property
    def seated(self) -> tuple[int, ...]:
        """Those who have a chair."""
        return tuple(sorted({person for chair in self.chairs for person in chair.sitters}))

    @property
    def present(self) -> tuple[int, ...]:
        """Those of them who answer for themselves."""
        return tuple(n for n in self.seated if self.people[n].is_here)

    @property
    def voters(self) -> tuple[int, ...]:
        """Those whose word counts: nobody who was waited for in vain is asked."""
        return tuple(n for n in self.seated if not self.people[n].gone)

    @property
    def is_dealt(self) -> bool:
        """Whether the next cards are those of a game, not of the one to come."""
        return self.stage in ("playing", "parked")

    @property
    def is_mixing(self) -> bool:
        """Whether the seats are frozen and the cards not dealt yet."""
        return self.stage in ("pledging", "revealing")

    @property
    def is_on_show(self) -> bool:
        """Whether strangers may find it: while there is a free chair, and one more may come."""
        free = any(chair.is_free for chair in self.chairs) and not self.is_crowded
        return self.listed and self.stage == "open" and free

    @property
    def is_crowded(self) -> bool:
        """Whether nobody more may come."""
        known = sum(bool(person.keys or person.lost) for person in self.people)
        return known >= PEOPLE_AT_MOST or len(self.people) >= EVER_AT_MOST

    def announcing(self, *news: Announcement) -> "Seating":
        """The table with something everybody is told."""
        return replace(self, announcements=with_news(self.announcements, news))

    def with_chair(self, at: int, chair: Chair) -> "Seating":
        """The table with one chair changed."""
        return replace(self, chairs=changed(self.chairs, at, chair))

    def with_person(self, at: int, person: Person) -> "Seating":
        """The table with one person changed."""
        return replace(self, people=changed(self.people, at, person))
