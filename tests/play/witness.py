"""A witness at a table: writes down who agreed to what, and finds fault with whatever lacks it.

The witness knows nothing of how a table is kept. It hears what people ask for and sees what each
device is let see, before and after.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Prompt
from lenoir.play.people.pace import GRACE
from lenoir.play.tables.seating import Amendment, BotInstead
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import (
    Agree,
    Decline,
    FreeChair,
    Leave,
    LetIn,
    Propose,
    SeatBot,
    SitToo,
    SitWith,
    Start,
    TurnAway,
    Wish,
)

IN_A_GAME: Final = ("playing", "parked")


@dataclass(frozen=True)
class Came:
    """Somebody new has joined, at a chair or anywhere."""

    chair: int | None


@dataclass(frozen=True)
class Claimed:
    """Somebody has come with a link of a person: to a chair, or as another device of theirs."""

    by: int
    chair: int | None


@dataclass(frozen=True)
class Answered:
    """A seat has answered its prompt."""

    seat: Seat


@dataclass(frozen=True)
class Waited:
    """Time has passed, people came or went, and a caretaker looked."""


Deed: TypeAlias = Wish | Came | Claimed | Answered | Waited


@dataclass(frozen=True)
class Seen:
    """What is to be seen at a moment: the table by everybody, and seats by each device."""

    view: TableView
    who: tuple[int | None, ...]
    """The person of each device."""
    seats: tuple[tuple[int, ...], ...]
    """The seats that each device may see."""
    prompt: Prompt | None
    now: float
    absent: dict[int, float]
    """Since when people have had no connection."""
    is_forced: bool = False
    """Whether the prompt is put in another's turn and has but one answer."""

    def was_waited_for(self, person: int) -> bool:
        """Whether somebody has been without a connection for the time everybody is given."""
        return self.now - self.absent.get(person, self.now) >= GRACE

    def sight(self) -> set[tuple[int, int]]:
        """Each person with each seat they see."""
        pairs = zip(self.who, self.seats, strict=True)
        return {(who, seat) for who, seats in pairs if who is not None for seat in seats}


@dataclass
class Witness:
    """The ledger of one table."""

    agreed: dict[tuple[int, int], set[int]] = field(default_factory=dict)
    """By chair and by who asks for a place there: who of it has said yes."""
    votes: list[tuple[Amendment, set[int]]] = field(default_factory=list)
    put: tuple[int, float, int] = (-1, 0.0, 0)
    """The prompt, when it was put, and the pace of the table at that moment."""

    def hears(self, deed: Deed, actor: int) -> None:
        """Somebody has asked for something, and was not refused."""
        match deed:
            case Came(int(chair)) | SitWith(chair) | SitToo(_, int(chair)):
                self.agreed[chair, actor] = set()
            case Claimed(by, int(chair)):
                self.agreed[chair, actor] = {by}
            case LetIn(chair, person):
                self.agreed.get((chair, person), set()).add(actor)
            case TurnAway(chair, person):
                self.agreed.pop((chair, person), None)
            case Leave(chair):
                for at, who in tuple(self.agreed):
                    if who == actor and chair in (None, at):
                        del self.agreed[at, who]
            case Start():
                self.agreed.clear()
            case Propose(amendment):
                self.votes.append((amendment, {actor}))
            case Agree(number):
                self.votes[number - 1][1].add(actor)
            case Decline(number):
                self.votes[number - 1][1].discard(actor)
            case _:
                pass

    def judges(self, deed: Deed, actor: int, before: Seen, after: Seen) -> None:
        """Everything that has changed has its reason in what was said."""
        self._devices(deed, before, after)
        if isinstance(deed, Start) and before.view.stage == "open" != after.view.stage:
            chairs = [sorted(chair.sitters for chair in s.view.chairs) for s in (before, after)]
            assert chairs[0] == chairs[1], "the deal has moved chairs, and nobody between them"
        else:
            for person, seat in after.sight() - before.sight():
                self._gained(deed, actor, person, seat, before, after)
            for person, seat in before.sight() - after.sight():
                self._lost(deed, actor, person, seat, before, after)
        self._settings(before, after)
        self._decision(deed, before, after)
        self._shown(after)

    def _devices(self, deed: Deed, before: Seen, after: Seen) -> None:
        for device, who in enumerate(after.who):
            was = before.who[device] if device < len(before.who) else None
            if who is None or who == was:
                continue
            assert was is None, "a device is never somebody else's"
            assert isinstance(deed, Came | Claimed), "nobody comes unasked"
            is_new = who == len(before.view.people)
            if isinstance(deed, Claimed) and deed.chair is None:
                assert who == deed.by, "a link of one's own is for oneself"
                assert self._is_announced(before, after)
            else:
                assert is_new, "who comes is somebody new"

    def _gained(
        self, deed: Deed, actor: int, person: int, seat: int, before: Seen, after: Seen
    ) -> None:
        asked = self.agreed.get((seat, person))
        by_link = isinstance(deed, LetIn | Claimed | Leave) and before.view.stage in IN_A_GAME
        assert before.view.stage == "open" or (by_link and asked is not None)
        had = {p for p, s in before.sight() if s == seat}
        have = {p for p, s in after.sight() if s == seat}
        staying = (had & have) - {person}
        assert person == actor or asked is not None, f"{person} did not ask for seat {seat}"
        assert staying <= (asked or set()), f"not all on seat {seat} agreed to {person}"
        if staying:
            assert self._is_announced(before, after)

    def _lost(
        self, deed: Deed, actor: int, person: int, seat: int, before: Seen, after: Seen
    ) -> None:
        gained = after.sight() - before.sight()
        if person == actor or any(p == person and (s, p) in self.agreed for p, s in gained):
            return  # who gets up, or has asked to sit elsewhere
        if any(person in yes and s == seat for (s, _), yes in self.agreed.items()):
            heirs = [p for p, s in gained if s == seat]
            if heirs:
                return  # by a link of theirs
        is_host = actor == before.view.host
        if before.view.stage == "open":
            assert is_host, "before the deal only the host sends somebody away"
            assert isinstance(deed, SeatBot | FreeChair), deed
            return
        if isinstance(deed, SeatBot):
            assert is_host
            assert before.view.people[person].gone, "who is there is not replaced by the host"
            return
        amendment, yes = self._carried(deed, before)
        assert isinstance(amendment, BotInstead), deed
        assert amendment.chair == seat
        sitters = set(before.view.chairs[seat].sitters)
        people = before.view.people
        there = {p for p in sitters if not after.was_waited_for(p) and not people[p].left}
        others = set(after.view.voters) - sitters
        by_others = others <= yes and len(others) >= (2 if there else 1)
        assert sitters <= yes or by_others

    def _settings(self, before: Seen, after: Seen) -> None:
        if before.view.stage not in IN_A_GAME or after.view.game != before.view.game:
            return
        was, now = before.view, after.view
        assert (was.edition, was.options, was.listed) == (now.edition, now.options, now.listed)
        if (was.pace, was.assistance) == (now.pace, now.assistance):
            return
        number = was.proposal.number if was.proposal else len(self.votes)
        assert set(now.voters) <= self.votes[number - 1][1], "not all agreed"

    def _carried(self, deed: Deed, before: Seen) -> tuple[Amendment, set[int]]:
        number = before.view.proposal.number if before.view.proposal else len(self.votes)
        assert number, f"{deed} takes nobody's seat"
        return self.votes[number - 1]

    def _decision(self, deed: Deed, before: Seen, after: Seen) -> None:
        """Nobody answers for who is there, but by a clock that was known when the prompt came."""
        was, now = before.prompt, after.prompt
        same_game = before.view.game == after.view.game and before.view.stage in IN_A_GAME
        if same_game and was is not None and was != now and not isinstance(deed, Answered):
            assert isinstance(deed, Waited), f"{deed} has taken a decision"
            chair = before.view.chairs[was.seat]
            gone = all(after.view.people[sitter].gone for sitter in chair.sitters)
            number, since, pace = self.put
            assert number == was.id
            # Alone with bots, an answer without a choice is given for one (C-11).
            alone = sum(bool(other.sitters) for other in before.view.chairs) == 1
            is_given = alone and before.is_forced
            assert is_given or gone or (pace and after.now - since >= pace), (
                "a decision was taken away"
            )
        if now is not None and (now.id != self.put[0] or not same_game):
            self.put = now.id, after.now, after.view.pace

    def _shown(self, after: Seen) -> None:
        """Everybody sees who sits where, by name; without teams a seat is for one."""
        view = after.view
        for person, seat in after.sight():
            chair = view.chairs[seat]
            assert person in chair.sitters, f"{person} sees seat {seat} unseen"
            assert len(chair.names) == len(chair.sitters)
        if not view.options.get("teams"):
            assert all(len(chair.sitters) <= 1 for chair in view.chairs)

    @staticmethod
    def _is_announced(before: Seen, after: Seen) -> bool:
        numbers = [
            s.view.announcements[-1].number if s.view.announcements else 0 for s in (before, after)
        ]
        return numbers[1] > numbers[0]
