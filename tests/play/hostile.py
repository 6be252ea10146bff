"""A table of hostile people: every wish, join, link and clock, in any order, before a witness."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, ClassVar, Final, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.play.games.answers import Command, Done, Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import GameId
from lenoir.play.people.keys import new_key
from lenoir.play.people.pace import plain_answer
from lenoir.play.refusal import Refusal
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.seating import Amendment, BotInstead, NewAssistance, NewPace
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened, Session
from lenoir.play.tables.wishes import (
    Agree,
    ChooseSuspect,
    Decline,
    FreeChair,
    GoOn,
    Leave,
    LetIn,
    Mute,
    Park,
    Pledge,
    Propose,
    Rematch,
    Reveal,
    SeatBot,
    SitToo,
    SitWith,
    Start,
    StepIn,
    StepOut,
    TakeOverAsHost,
    TurnAway,
    Wish,
)
from lenoir.rules.engine import legal_actions
from tests.play.refusing import outcome
from tests.play.tables import House
from tests.play.witness import Answered, Came, Claimed, Deed, Seen, Waited, Witness

T = TypeVar("T")

NAMES: Final = ("Ada", "Bob", "Cléo", "Dan")
DEVICES: Final = 9
WORKERS: Final = 2
ACTOR = st.integers(0, DEVICES - 1)
CHAIR = st.integers(0, 3)
EDITION = st.sampled_from(("classic", "modern", "miro"))
BEGINNINGS = st.sampled_from(("open", "a team", "dealt"))
SECONDS = st.sampled_from((1.0, 9.0, 31.0, 61.0, 86_400.0))
OPTIONS: Final = ({"turn_limit": 4}, {"turn_limit": 4, "teams": True}, {"teams": False})
SETTINGS = st.builds(
    SetTable,
    edition=st.sampled_from((None, None, "classic", "modern", "modern", "miro")),
    options=st.sampled_from((None, *OPTIONS)),
    chairs=st.sampled_from((None, None, 2, 3, 4)),
    pace=st.sampled_from((None, None, 0, 1, 10, 60)),
    assistance=st.sampled_from((None, None, "none", "odds")),
)
AMENDMENTS = st.one_of(
    st.builds(NewPace, st.sampled_from((0, 1, 10, 60))),
    st.builds(NewAssistance, st.sampled_from(("none", "odds"))),
    st.builds(BotInstead, CHAIR, st.just("plain")),
)
PLAIN_WISHES: st.SearchStrategy[Wish] = st.one_of(
    st.builds(SitToo, st.sampled_from(NAMES), st.one_of(st.none(), CHAIR)),
    st.builds(SitWith, CHAIR),
    st.builds(Leave, st.one_of(st.none(), CHAIR)),
    st.builds(ChooseSuspect, CHAIR, st.sampled_from(("", "plum", "rose", "white"))),
    st.builds(SeatBot, CHAIR),
    st.builds(FreeChair, CHAIR),
    SETTINGS,
    st.builds(Mute, ACTOR),
    st.builds(Propose, AMENDMENTS),
    st.sampled_from((StepOut(), StepIn())),
    st.sampled_from((Start(), Start(), Park(), GoOn(), Rematch(), TakeOverAsHost())),
    st.sampled_from((Pledge("0" * 64), Pledge("1" * 64), Reveal("word"))),
)


class HostileTable(RuleBasedStateMachine):
    """One table at two workers, devices that try everything, and the witness."""

    opened: Opened
    counts: ClassVar[Counter[str]] = Counter()
    """What was done at all tables, if it was not refused."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.houses = [House()]
        self.houses += [House(self.houses[0].store) for _ in range(WORKERS - 1)]
        self.devices: list[str] = []
        self.links: list[tuple[str, int, int | None]] = []
        self.connected: dict[int, set[tuple[int, int]]] = {}
        self.absent_since: dict[int, float] = {}
        self.witness, self.names, self.turn = Witness(), 0, 0

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(story)

    @property
    def house(self) -> House:
        """The worker whose turn it is."""
        return self.houses[self.turn % WORKERS]

    # What happens

    @initialize(edition=EDITION, pace=st.sampled_from((0, 60)), stands=BEGINNINGS)
    def opens(self, edition: str, pace: int, stands: str) -> None:
        opening = NewTable(edition, 3, "Ada", {"turn_limit": 4}, pace=pace)
        self.devices.append(new_key())
        opened = self.run(self.house.tables.open(opening, self.devices[0]))
        assert isinstance(opened, Opened)
        self.opened = opened
        self.absent_since[0] = self.now
        self.seen = self.run(self.looked())
        for name in ("Bob", "Cléo"):
            self.run(self.joins(name, None))
        if stands == "a team":
            self.a_team_forms([1], 0, 3)
        if stands == "dealt":
            self.everybody_connects(0)
            self.the_host_fills_up_and_deals()

    @property
    def now(self) -> float:
        return self.houses[0].now

    def pass_time(self, seconds: float) -> None:
        for house in self.houses:
            house.now += seconds
            house.time_of_day += seconds

    @rule(name=st.sampled_from(NAMES), chair=st.one_of(st.none(), CHAIR))
    def somebody_joins(self, name: str, chair: int | None) -> None:
        if len(self.devices) < DEVICES:
            self.run(self.joins(name, chair))

    async def joins(self, name: str, chair: int | None) -> None:
        key = new_key()
        tables = (await self.a_worker()).tables
        table, invite = self.opened.table, self.opened.invite
        view = await outcome(tables.join(table, invite, key, name, chair))
        self.devices.append(key)
        if isinstance(view, TableView) and view.you is not None:
            self.absent_since[view.you] = self.now
            await self.judged(Came(chair), view.you)
        else:
            await self.judged(Came(chair), -1)

    @rule(actor=ACTOR, chair=st.one_of(st.none(), CHAIR))
    def somebody_makes_a_link(self, actor: int, chair: int | None) -> None:
        self.run(self.makes_a_link(actor % len(self.devices), chair))

    async def makes_a_link(self, actor: int, chair: int | None) -> None:
        who = self.seen.who[actor]
        tables = (await self.a_worker()).tables
        offer = await outcome(tables.offer(self.opened.table, self.devices[actor], chair))
        if isinstance(offer, str):
            assert who is not None
            self.links.append((offer, who, chair))
        await self.judged(Waited(), -1)

    @rule(which=st.integers(0, 20), name=st.sampled_from(NAMES))
    def somebody_follows_a_link(self, which: int, name: str) -> None:
        if self.links and len(self.devices) < DEVICES:
            self.run(self.follows_a_link(*self.links[which % len(self.links)], name))

    async def follows_a_link(self, offer: str, by: int, chair: int | None, name: str) -> None:
        key = new_key()
        tables = (await self.a_worker()).tables
        view = await outcome(tables.claim(self.opened.table, offer, key, name))
        self.devices.append(key)
        if not isinstance(view, TableView) or view.you is None:
            await self.judged(Waited(), -1)
            return
        self.absent_since.setdefault(view.you, self.now)
        deed = Claimed(by, chair)
        self.witness.hears(deed, view.you)
        await self.judged(deed, view.you, heard=True)

    @rule(actor=ACTOR, own=st.booleans(), name=st.sampled_from(NAMES))
    def a_link_is_followed_at_once(self, actor: int, own: bool, name: str) -> None:
        """To another device, or to a place that changes hands."""
        actor %= len(self.devices)
        seats, before = self.seen.seats[actor], len(self.links)
        if seats and len(self.devices) < DEVICES:
            self.run(self.makes_a_link(actor, None if own else seats[0]))
            if len(self.links) > before:
                self.run(self.follows_a_link(*self.links[-1], name))

    @rule(which=st.integers(0, 20), seconds=SECONDS)
    def somebody_is_away_for_a_while(self, which: int, seconds: float) -> None:
        self.everybody_connects(which % WORKERS)
        self.somebody_hangs_up(which)
        self.time_passes(seconds)

    @rule(actor=ACTOR, wish=PLAIN_WISHES)
    def somebody_wishes(self, actor: int, wish: Wish) -> None:
        self.run(self.wishes(actor % len(self.devices), wish))

    @rule(wish=PLAIN_WISHES)
    def the_host_wishes(self, wish: Wish) -> None:
        host = self.device_of(self.seen.view.host)
        if host is not None:
            self.run(self.wishes(host, wish))

    @rule(data=st.data())
    def the_host_attacks(self, data: st.DataObject) -> None:
        """Teams on, down on every chair, teams off, deal."""
        host = self.device_of(self.seen.view.host)
        if host is None:
            return
        self.run(self.wishes(host, SetTable(edition="modern", options={"teams": True})))
        for chair in range(len(self.seen.view.chairs)):
            self.run(self.wishes(host, SitToo(data.draw(st.sampled_from(NAMES)), chair)))
        self.run(self.wishes(host, SetTable(edition=data.draw(EDITION))))
        self.run(self.wishes(host, Start()))

    @rule(actor=ACTOR, yes=st.booleans())
    def somebody_answers_who_asks(self, actor: int, yes: bool) -> None:
        asks = [
            (c, ask.person) for c, chair in enumerate(self.seen.view.chairs) for ask in chair.asks
        ]
        if asks:
            wish = (LetIn if yes else TurnAway)(*asks[actor % len(asks)])
            sitters = self.seen.view.chairs[wish.chair].sitters
            device = self.device_of(sitters[actor % len(sitters)]) if sitters else None
            self.run(self.wishes(actor % len(self.devices) if device is None else device, wish))

    @rule(actor=ACTOR, chair=CHAIR, person=st.integers(0, 8), yes=st.booleans())
    def somebody_answers_anybody(self, actor: int, chair: int, person: int, yes: bool) -> None:
        wish = (LetIn if yes else TurnAway)(chair, person)
        self.run(self.wishes(actor % len(self.devices), wish))

    @rule(actor=ACTOR, number=st.integers(0, 3), yes=st.booleans())
    def somebody_votes(self, actor: int, number: int, yes: bool) -> None:
        proposal = self.seen.view.proposal
        wanted = proposal.number if proposal is not None and number else number
        wish = (Agree if yes else Decline)(wanted)
        self.run(self.wishes(actor % len(self.devices), wish))

    @rule(guests=st.lists(ACTOR, min_size=1, max_size=3), chair=CHAIR, refuse=st.integers(0, 3))
    def a_team_forms(self, guests: list[int], chair: int, refuse: int) -> None:
        """Teams on, people ask at a chair, and those on it agree; but one of them, perhaps."""
        host = self.device_of(self.seen.view.host)
        if host is None or chair >= len(self.seen.view.chairs):
            return
        if not self.seen.view.options.get("teams"):
            self.run(self.wishes(host, SetTable(edition="modern", options={"teams": True})))
        for guest in guests:
            device = guest % len(self.devices)
            self.run(self.wishes(device, SitWith(chair)))
            who, is_last = self.seen.who[device], guest == guests[-1]
            for number, sitter in enumerate(self.seen.view.chairs[chair].sitters):
                own = self.device_of(sitter)
                if own is not None and who is not None and not (is_last and number == refuse):
                    self.run(self.wishes(own, LetIn(chair, who)))

    @rule(edition=st.one_of(st.none(), EDITION))
    def teams_end(self, edition: str | None) -> None:
        host = self.device_of(self.seen.view.host)
        if host is not None:
            self.run(self.wishes(host, SetTable(edition=edition, options={"turn_limit": 4})))

    @rule(amendment=AMENDMENTS, by=ACTOR, refuse=st.integers(0, 5))
    def all_vote(self, amendment: Amendment, by: int, refuse: int) -> None:
        """All but one perhaps, who does nothing."""
        self.run(self.wishes(by % len(self.devices), Propose(amendment)))
        for number, voter in enumerate(self.seen.view.voters):
            proposal, device = self.seen.view.proposal, self.device_of(voter)
            if proposal is not None and device is not None and number != refuse:
                self.run(self.wishes(device, Agree(proposal.number)))

    @rule(worker=st.integers(0, WORKERS - 1))
    def everybody_connects(self, worker: int) -> None:
        for device in range(len(self.devices)):
            self.somebody_connects(device, worker)

    @rule()
    def the_host_fills_up_and_deals(self) -> None:
        host = self.device_of(self.seen.view.host)
        if host is not None:
            for chair, one in enumerate(self.seen.view.chairs):
                if not one.bot and not one.sitters:
                    self.run(self.wishes(host, SeatBot(chair)))
            self.run(self.wishes(host, Start()))
            for _ in range(3):
                if self.seen.view.is_mixing:
                    self.time_passes(9.0)

    async def wishes(self, actor: int, wish: Wish) -> None:
        who = self.seen.who[actor]
        tables = (await self.a_worker()).tables
        self.names += 1
        table, key = self.opened.table, self.devices[actor]
        answer = await outcome(tables.wish(table, key, f"w{self.names}", wish))
        if isinstance(answer, Refusal):
            await self.judged(Waited(), -1)
            return
        assert who is not None, "somebody without a place has a say"
        await self.judged(wish, who)

    @rule(actor=ACTOR, worker=st.integers(0, WORKERS - 1))
    def somebody_connects(self, actor: int, worker: int) -> None:
        actor %= len(self.devices)
        who = self.seen.who[actor]
        if who is not None and (worker, actor) not in self.connected.get(who, ()):
            self.connected.setdefault(who, set()).add((worker, actor))
            self.absent_since.pop(who, None)
            self.run(self.moves(worker, who, True))

    @rule(which=st.integers(0, 20))
    def somebody_hangs_up(self, which: int) -> None:
        lines = sorted((who, *line) for who, lines in self.connected.items() for line in lines)
        if lines:
            who, worker, actor = lines[which % len(lines)]
            self.connected[who].discard((worker, actor))
            if not self.connected[who]:
                self.absent_since[who] = self.now
            self.run(self.moves(worker, who, False))

    async def moves(self, worker: int, who: int, here: bool) -> None:
        self.pass_time(0.001)
        attendance = self.houses[worker].attendance
        await self.houses[worker].poll()
        await (attendance.arrive if here else attendance.depart)(self.opened.table, who)
        await self.judged(Waited(), -1)

    @rule(seconds=SECONDS)
    def time_passes(self, seconds: float) -> None:
        for passing in (0.0, seconds):  # every caretaker looks at once when a table has changed
            self.pass_time(passing)
            for _ in range(WORKERS):
                self.run(self.ticks())

    async def ticks(self) -> None:
        await (await self.a_worker()).attendance.tick(self.opened.table)
        await self.judged(Waited(), -1)

    @rule(jump=st.sampled_from((86_400.0, -86_400.0)), worker=st.integers(0, WORKERS - 1))
    def the_time_of_day_jumps(self, jump: float, worker: int) -> None:
        self.houses[worker].time_of_day += jump
        self.run(self.ticks())

    @rule(times=st.integers(1, 40), seed=st.integers(0, 1000))
    def they_play(self, times: int, seed: int) -> None:
        for number in range(times):
            if self.seen.prompt is None or not self.run(self.answers(f"{seed}-{number}")):
                return

    async def answers(self, seed: str) -> bool:
        """The seat that is asked answers, if it has people."""
        prompt = self.seen.prompt
        assert prompt is not None
        sitters = self.seen.view.chairs[prompt.seat].sitters
        device = self.device_of(sitters[0]) if sitters else None
        house = await self.a_worker()
        view = await outcome(house.referee.view(self.seen.view.game, prompt.seat))
        if device is None or not isinstance(view, View):
            return False
        self.names += 1
        action = plain_answer(view, Seeded(seed))
        command = Command(f"c{self.names}", prompt.id, action)
        table, key = self.opened.table, self.devices[device]
        answer = await outcome(house.tables.act(table, key, prompt.seat, command))
        await self.judged(Answered(prompt.seat), sitters[0])
        return isinstance(answer, Done)

    # What is seen of it

    def device_of(self, person: int) -> int | None:
        """A device of somebody."""
        return next((n for n, who in enumerate(self.seen.who) if who == person), None)

    async def a_worker(self) -> House:
        """One after the other."""
        self.turn += 1
        await self.house.poll()
        return self.house

    async def judged(self, deed: Deed, actor: int, heard: bool = False) -> None:
        if not heard:
            self.witness.hears(deed, actor)
        self.counts[type(deed).__name__] += 1
        before, self.seen = self.seen, await self.looked()
        self.witness.judges(deed, actor, before, self.seen)

    async def looked(self) -> Seen:
        """The table by its public side, and every seat by every device."""
        house, table = self.house, self.opened.table
        await house.poll()
        view = await house.tables.view(table, self.opened.watch)
        assert isinstance(view, TableView)
        sessions = [await outcome(house.tables.session(table, key)) for key in self.devices]
        who = tuple(s.person if isinstance(s, Session) else None for s in sessions)
        seats = tuple(tuple(s.seats) if isinstance(s, Session) else () for s in sessions)
        prompt, is_forced = None, False
        if view.stage in ("playing", "parked"):
            found = await outcome(house.referee.prompt(view.game))
            prompt = found if isinstance(found, Prompt) else None
            is_forced = prompt is not None and await self._is_forced(prompt, view.game)
            await self._doors(house, seats)
        for key, own in zip(self.devices, seats, strict=True):
            shown = await outcome(house.tables.view(table, key))
            assert isinstance(shown, Refusal) or tuple(shown.seats) == own
        return Seen(view, who, seats, prompt, self.now, dict(self.absent_since), is_forced)

    async def _is_forced(self, prompt: Prompt, game: GameId) -> bool:
        sight = await self.house.referee.view(game, prompt.seat)
        return sight.table.turn.seat != prompt.seat and len(legal_actions(sight)) == 1

    async def _doors(self, house: House, seats: tuple[tuple[int, ...], ...]) -> None:
        """A device sees the seats of its person, who has one sees what all see, and no more."""
        table = self.opened.table
        for key, own in (
            (self.opened.invite, ()),
            (new_key(), ()),
            *zip(self.devices, seats, strict=True),
        ):
            for seat in range(-1, 5):
                door = await outcome(house.tables.door(table, key, Seat(seat)))
                is_let = seat in own or (seat == SPECTATOR and own != ())
                assert isinstance(door, Refusal) != is_let, f"{own} at the door of {seat}"

    @invariant()
    def nobody_is_given_up_too_early(self) -> None:
        if hasattr(self, "seen"):
            for who, person in enumerate(self.seen.view.people):
                if person.gone and not person.left:
                    assert self.seen.was_waited_for(who)

    # It can always go on

    def teardown(self) -> None:
        try:
            if hasattr(self, "seen"):
                self.goes_on()
        finally:
            self.runner.close()

    def goes_on(self) -> None:
        """One person alone who stays brings any table to a game, and the game on."""
        seated = sorted({person for person, _ in self.seen.sight()})
        if not seated:
            return
        stays = seated[-1]
        device = self.device_of(stays)
        assert device is not None
        for who, lines in self.connected.items():
            for worker, _ in tuple(lines):
                if who != stays:
                    self.run(self.moves(worker, who, False))
            if who != stays and lines:
                lines.clear()
                self.absent_since[who] = self.now
        self.somebody_connects(device, 0)
        for _ in range(4):
            self.time_passes(61.0)
        if self.seen.view.host != stays:
            self.run(self.wishes(device, TakeOverAsHost()))
        assert self.seen.view.host == stays, "nobody can deal"
        if self.seen.view.stage == "open":
            self.the_host_fills_up_and_deals()
        for _ in range(4):
            if self.seen.view.is_mixing:  # nobody reveals anything, and it ends all the same
                self.time_passes(9.0)
        if self.seen.view.stage == "parked":
            self.run(self.wishes(device, GoOn()))
        assert self.seen.view.stage == "playing"
        for _ in range(6):
            before = self.seen.prompt
            if before is None:
                return
            if stays in self.seen.view.chairs[before.seat].sitters:
                assert self.run(self.answers("on"))
            for _ in range(6):
                if self.seen.prompt == before:
                    self.time_passes(61.0)
            assert self.seen.prompt != before, "the table has stopped"


def played(runs: int, steps: int = 30, *, planted: bool = False) -> None:
    """Play some tables; what is planted is found in the same way each time, and not looked into."""
    run_state_machine_as_test(
        HostileTable,
        settings=settings(
            max_examples=runs,
            stateful_step_count=steps,
            derandomize=planted,
            phases=(Phase.generate,) if planted else tuple(Phase),
            deadline=None,
            database=None,
            print_blob=False,
            suppress_health_check=tuple(HealthCheck),
        ),
    )
