"""Whether events make sense one after the other, for whoever was to see them."""

from typing import Final, cast

from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.edition import Edition
from lenoir.core.events import Event, PrivateEvent, PublicEvent
from lenoir.core.fold import fold_private, fold_public
from lenoir.core.keepers import Keepers, count
from lenoir.core.options import RETIRED
from lenoir.core.phases import Opening, Over, PassingLeft, Phase, Rushing, Setup, Spying
from lenoir.core.private import Private
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.visibility import PUBLIC
from lenoir.record.bounds import check_bounds, shortened
from lenoir.record.errors import Nonsense
from lenoir.record.heard import HEARD
from lenoir.record.record import SECRET, Header, check_header
from lenoir.rules.setup import BadSetup, seated, settled

THE_DEAL: Final = (
    e.LotsRolled,
    e.CardsDealt,
    e.EnvelopeSealed,
    e.HandDealt,
    e.PoolFilled,
    e.RoomCardLaid,
)
WINDOWS: Final = (Spying, Opening, PassingLeft, Rushing)


class Sense:
    """The reader of a record: it folds event after event, and refuses what cannot be.

    It does not judge by the rules of the edition, which need the truth; `verify` does.
    """

    def __init__(self, header: Header, edition: Edition) -> None:
        check_header(header, edition)
        self.header = header
        self.table = Table(edition, edition.options)
        self.private = Private()
        self.since: list[PublicEvent] = []
        """What everyone saw since the last phase began."""
        self._last: Event | None = None

    def add(self, event: Event) -> None:
        """Take the next event in, or refuse it and stay as before."""
        self.check(event)
        self.take(event)

    def check(self, event: Event) -> None:
        """Refuse an event that cannot come next."""
        self._check_order(event)
        if isinstance(event, e.GameStarted):
            self._check_start(event)
        else:
            check_bounds(self.table, event)
            self._check_counts(event)
        if not self.header.shows(event):
            raise Nonsense("not_visible", event=_name(event))
        if self.header.kind == "heard" and type(event) not in HEARD:
            raise Nonsense("not_heard", event=_name(event))

    def end(self) -> None:
        """Refuse a record that ends too early."""
        if self._last is None:
            raise Nonsense("empty")
        if self.header.kind == "heard":
            self._check_hand()
            return
        if not isinstance(self._last, e.PhaseBegan):
            raise Nonsense("cut_off")
        over = isinstance(self.table.phase, Over)
        if self.header.kind == "full" and not over:
            raise Nonsense("not_over")
        if SECRET in self.header.tags and not over:
            raise Nonsense("secret_running")

    def take(self, event: Event) -> None:
        """Take in an event that was checked."""
        self._last = event
        if type(event) not in PUBLIC:
            self.private = fold_private(self.private, cast(PrivateEvent, event))
            return
        public = cast(PublicEvent, event)
        self.table = fold_public(self.table, public)
        if isinstance(public, e.PhaseBegan):
            self.since = []
        else:
            self.since.append(public)

    def _check_order(self, event: Event) -> None:
        """The start first, then the deal, then the turns, and nothing after the end."""
        name = _name(event)
        if isinstance(event, e.GameStarted) != (self._last is None):
            raise Nonsense("first_event" if self._last is None else "once", event=name)
        if isinstance(self.table.phase, Over):
            raise Nonsense("after_the_end", event=name)
        if isinstance(event, THE_DEAL):
            if self.table.turns:
                raise Nonsense("too_late", event=name)
            if isinstance(event, e.CardsDealt) and self.table.sizes:
                raise Nonsense("once", event=name)
        elif isinstance(event, e.TurnBegan):
            hidden = self.header.kind == "full" and self.private.envelope is None
            if not self.table.sizes or hidden:
                raise Nonsense("not_dealt")
            if self.header.kind == "heard":
                self._check_hand()
        elif not self.table.turns and not isinstance(event, e.GameStarted):
            raise Nonsense("too_early", event=name)

    def _check_hand(self) -> None:
        """Whoever keeps a notebook has a hand to begin with."""
        seat = self.header.seat
        if seat is None or not self.private.held[seat]:
            raise Nonsense("no_hand")

    def _check_start(self, event: e.GameStarted) -> None:
        """The table must be one that the edition allows."""
        edition = self.table.edition
        if event.edition != edition.key:
            raise Nonsense("other_edition", edition=event.edition[:40])
        ids = edition.deck.ids
        names = [ids[card] if 0 <= card < len(ids) else "" for card in event.suspects]
        changes = {name: getattr(event.options, name) for name in edition.changeable}
        try:
            seated(edition, names)
            options = settled(edition, changes)
        except BadSetup as error:
            raise Nonsense("setup", why=str(error)) from None
        once = {name: getattr(event.options, name) for name in RETIRED}
        if replace(options, **once) != event.options:
            raise Nonsense("setup", why="an option was changed that may not be")
        if self.header.seat is not None and self.header.seat >= len(names):
            raise Nonsense("no_seat", kind=self.header.kind, seat=str(self.header.seat))
        table = fold_public(self.table, event)
        _sized(event, "weapons", len(edition.deck.weapons))
        check_bounds(table, event)

    def _check_counts(self, event: Event) -> None:
        """Counts that the table keeps must add up."""
        table, seats = self.table, len(self.table.suspects)
        match event:
            case e.CardsDealt(_, sizes, pool, in_rooms):
                _sized(event, "sizes", seats)
                if sum(sizes) + pool + len(in_rooms) + 3 != len(table.edition.deck):
                    raise _range(event, "sizes", sizes)
            case e.LotsRolled(_, lots, _):
                _sized(event, "rolls", len(lots))
            case e.EverythingOpened():
                for field in ("hands", "keepers", "written"):
                    _sized(event, field, seats)
            case e.DiceRolled(_, dice, _) if not dice:
                raise _range(event, "dice", dice)
            case e.PhaseBegan(phase):
                _check_phase(event, phase)
            case e.AnswerSealed(seat, answer) if answer.seat != seat:
                raise _range(event, "seat", seat)
            case e.IntrigueDrawn(_, _, clock):
                if not clock and table.keepers_drawn >= _copies(table):
                    raise _range(event, "clock", clock)
            case e.KeeperTaken(_, keeper):
                taken = sum(count(hand, keeper) for hand in self.private.taken)
                if taken >= table.edition.keepers[keeper].copies:
                    raise _range(event, "keeper", keeper)
            case e.KeeperPlayed(seat, keeper):
                self._check_played(event, seat)
            case _:
                pass

    def _check_played(self, event: e.KeeperPlayed, seat: Seat) -> None:
        """A keeper must have been drawn, and by this seat as far as the reader knows."""
        table, keeper = self.table, event.keeper
        played = sum(count(hand, keeper) for hand in table.played)
        if self.header.kind == "heard":  # nobody notes who draws what
            if played >= table.edition.keepers[keeper].copies:
                raise Nonsense("no_such_keeper", seat=seat)
            return
        knows = self.header.kind == "full" or self.header.seat == seat
        own = Keepers(self.private.taken[seat] - table.played[seat])
        if (
            not table.keepers[seat]
            or played >= table.edition.keepers[keeper].copies
            or (knows and not count(own, keeper))
        ):
            raise Nonsense("no_such_keeper", seat=seat)


def _check_phase(event: e.PhaseBegan, phase: Phase) -> None:
    if isinstance(phase, Setup):
        raise _range(event, "phase", "Setup")
    if isinstance(phase, WINDOWS) and phase.seat not in phase.asked:
        raise _range(event, "asked", phase.asked)


def _copies(table: Table) -> int:
    return sum(kind.copies for kind in table.edition.keepers)


def _name(event: Event) -> str:
    return type(event).__name__


def _range(event: Event, field: str, value: object) -> Nonsense:
    return Nonsense("out_of_range", event=_name(event), field=field, value=shortened(value))


def _sized(event: Event, field: str, size: int) -> None:
    if len(getattr(event, field)) != size:
        raise Nonsense("wrong_size", event=_name(event), field=field, size=size)
