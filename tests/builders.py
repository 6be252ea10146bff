"""Situations to test: set up only what the sentence mentions, the rest is filled in."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct, field

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, Deck, cards_of, each
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.keepers import Keeper, KeeperName, each_keeper
from lenoir.core.legal import Legal
from lenoir.core.phases import Phase, Starting, decider
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import load_edition
from lenoir.rules.engine import IllegalAction, apply, legal_actions
from lenoir.rules.setup import seated, settled

E = TypeVar("E")
Chance = int | Callable[["Play"], int]


class Scene(Struct):
    """A table before its first turn."""

    edition: Edition
    suspects: tuple[str, ...]
    hands: dict[str, list[str]] = field(default_factory=dict)
    case: tuple[str, str, str] | None = None
    pool: list[str] = field(default_factory=list)
    in_rooms: dict[str, str] = field(default_factory=dict)
    tokens: list[tuple[str, str, e.How]] = field(default_factory=list)
    weapons: dict[str, str] = field(default_factory=dict)
    keepers: list[tuple[str, KeeperName]] = field(default_factory=list)
    clocks: int = 0
    first: str = ""
    options: dict[str, object] = field(default_factory=dict)

    def holding(self, suspect: str, *cards: str) -> "Scene":
        """Who plays this suspect holds these cards, among others."""
        self.hands.setdefault(suspect, []).extend(cards)
        return self

    def envelope(self, suspect: str, weapon: str, room: str) -> "Scene":
        """The case to solve."""
        self.case = (suspect, weapon, room)
        return self

    def in_pool(self, *cards: str) -> "Scene":
        """These cards lie in the pool."""
        self.pool.extend(cards)
        return self

    def card_in(self, room: str, card: str) -> "Scene":
        """A card lies face down in a room."""
        self.in_rooms[room] = card
        return self

    def standing(self, suspect: str, space: str) -> "Scene":
        """A token stands there."""
        self.tokens.append((suspect, space, "walk"))
        return self

    def summoned(self, suspect: str, room: str) -> "Scene":
        """A token was summoned there before the turn began."""
        self.tokens.append((suspect, room, "summoned"))
        return self

    def lying(self, weapon: str, space: str) -> "Scene":
        """A weapon lies there."""
        self.weapons[weapon] = space
        return self

    def keeping(self, suspect: str, *keepers: KeeperName) -> "Scene":
        """Who plays this suspect has drawn these keepers."""
        self.keepers.extend((suspect, keeper) for keeper in keepers)
        return self

    def clocks_out(self, number: int) -> "Scene":
        """This many clocks lie on the scale."""
        self.clocks = number
        return self

    def turn_of(self, suspect: str) -> "Scene":
        """Whose turn it is."""
        self.first = suspect
        return self

    def with_options(self, **options: object) -> "Scene":
        """House rules."""
        self.options.update(options)
        return self

    def begin(self) -> "Play":
        """Give the dice to the first seat."""
        return Play(State.of(self.edition, self._events()))

    def _events(self) -> Iterable[Event]:
        edition, deck, board = self.edition, self.edition.deck, self.edition.board
        seats = {name: Seat(n) for n, name in enumerate(self.suspects)}
        suspects = seated(edition, self.suspects)
        rest = "pool" if edition.pool is not None else None
        rooms = iter(deck.rooms)
        weapons = [self.weapons.get(w) or rest or next(rooms) for w in deck.weapons]
        yield e.GameStarted(
            edition.key,
            settled(edition, self.options),
            suspects,
            tuple(board.space(place) for place in weapons),
        )
        case, hands, pool = self._shared_out()
        places = tuple(board.space(room) for room in self.in_rooms)
        dealer = Seat(len(seats) - 1)
        yield e.CardsDealt(dealer, tuple(map(len, hands)), len(pool), places)
        yield e.EnvelopeSealed(case)
        for seat, hand in zip(seats.values(), hands, strict=True):
            yield e.HandDealt(seat, cards_of(hand))
        if pool:
            yield e.PoolFilled(cards_of(pool))
        for room, card in self.in_rooms.items():
            yield e.RoomCardLaid(board.space(room), deck.card(card))
        for number in range(self.clocks):
            yield e.IntrigueDrawn(Seat(0), "square", number + 1)
        for name, keeper in self.keepers:
            yield e.IntrigueDrawn(seats[name], "square", 0)
            kind = edition.keeper(keeper)
            assert kind is not None
            yield e.KeeperTaken(seats[name], kind)
        for name, space, how in self.tokens:
            yield e.TokenMoved(deck.card(name), board.space(space), how)
        first = seats[self.first or self.suspects[0]]
        yield e.TurnBegan(first)
        yield e.PhaseBegan(Starting(first))

    def _shared_out(self) -> tuple[Case, list[list[Card]], list[Card]]:
        deck = self.edition.deck
        hands = [[deck.card(c) for c in self.hands.get(name, ())] for name in self.suspects]
        pool = [deck.card(card) for card in self.pool]
        given = {card for hand in hands for card in hand} | set(pool)
        given |= {deck.card(card) for card in self.in_rooms.values()}
        if self.case is None:
            case = Case(*(Card(max(set(kind) - given)) for kind in deck.kinds))
        else:
            case = deck.case(*self.case)
        spare = [Card(n) for n in range(len(deck)) if n not in given and n not in case]
        dealt = len(deck) - 3 - len(self.in_rooms)
        sizes = [dealt // len(hands) + (n < dealt % len(hands)) for n in range(len(hands))]
        if self.edition.equal_hands:
            sizes = [dealt // len(hands)] * len(hands)
        for hand, size in zip(hands, sizes, strict=True):
            while len(hand) < size:
                hand.append(spare.pop(0))
        return case, hands, pool + spare


def a_game(edition: str | Edition, *suspects: str) -> Scene:
    """A table of an edition; by default the first three suspects play."""
    edition = load_edition(edition) if isinstance(edition, str) else edition
    return Scene(edition, suspects or edition.deck.suspects[:3])


class Play:
    """A situation that goes on: deeds of whoever is asked, and questions about what came of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []
        """The events of the last deed."""
        self._chance: deque[Chance] = deque()
        self._clues_now: list[int] = []

    # Chance

    def below(self, bound: int) -> int:
        """The next outcome of the script."""
        assert self._chance, "chance was asked, and nothing was prepared"
        chance = self._chance.popleft()
        value = chance if isinstance(chance, int) else chance(self)
        assert value < bound, f"{value} prepared where {bound} were possible"
        return value

    def dice(self, *faces: int) -> "Play":
        """The dice will fall so."""
        self._chance.extend(face - 1 for face in faces)
        return self

    def draws(self, card: KeeperName | str) -> "Play":
        """The next Intrigue card will be this keeper, or a ``clock``."""

        def position(play: Play) -> int:
            if card == "clock":
                return 0
            edition, table = play.table.edition, play.table
            kinds: list[str] = [kind.name for kind in edition.keepers]
            taken = [k for hand in play.state.truth.taken for k in each_keeper(hand)]
            clocks = edition.clocks - min(table.clocks, edition.clocks - 1)
            before = kinds[: kinds.index(card)]
            left = [
                edition.keepers[n].copies - taken.count(Keeper(n)) for n, _ in enumerate(before)
            ]
            return clocks + sum(left)

        self._chance.append(position)
        return self

    def clue(self, kind: str, card: str | None = None) -> "Play":
        """The next clue card will be this one."""

        def position(play: Play) -> int:
            clues, deck = play.table.edition.clues, play.table.edition.deck
            drawn = {*play.table.clues, *play._clues_now}
            wanted = None if card is None else deck.card(card)
            for at, number in enumerate(n for n in range(len(clues)) if n not in drawn):
                clue = clues[number]
                names = kind == "name" and clue.kind == "name" and wanted in clue.names
                if names or (clue.kind == kind and kind != "name" and clue.card == wanted):
                    play._clues_now.append(number)
                    return at
            raise AssertionError(f"no clue {kind} {card} left")

        self._chance.append(position)
        return self

    def picks(self, index: int) -> "Play":
        """The next random pick will be the item at this place."""
        self._chance.append(index)
        return self

    # Deeds

    def do(self, action: Action) -> "Play":
        """Carry out an action of any seat."""
        self._clues_now = []
        step = apply(self.state, action, self)
        assert not self._chance, "prepared chance was not used"
        self.state, self.told = step.state, list(step.events)
        return self

    def roll(self, *dice: int) -> "Play":
        """Roll these dice."""
        chance = list(self._chance)
        self._chance.clear()
        self.dice(*dice)
        self._chance.extend(chance)
        return self.do(a.Roll(self.seat))

    def walk(self, to: str) -> "Play":
        """Walk to a space."""
        return self.do(a.Walk(self.seat, self.space(to)))

    def passage(self, to: str) -> "Play":
        """Take a passage."""
        return self.do(a.TakePassage(self.seat, self.space(to)))

    def leap(self, to: str) -> "Play":
        """Leap into a room by a double."""
        return self.do(a.Leap(self.seat, self.space(to)))

    def stay(self) -> "Play":
        """Stay."""
        return self.do(a.Stay(self.seat))

    def suggest(self, suspect: str, weapon: str, room: str | None = None) -> "Play":
        """Suggest, in the room one stands in unless another is named."""
        board = self.table.edition.board
        here = room or board.name(self.table.place_of(self.seat))
        return self.do(a.Suggest(self.seat, self.deck.case(suspect, weapon, here)))

    def accuse(self, suspect: str, weapon: str, room: str) -> "Play":
        """Accuse."""
        return self.do(a.Accuse(self.seat, self.deck.case(suspect, weapon, room)))

    def show(self, card: str) -> "Play":
        """Show a card."""
        return self.do(a.Show(self.seat, self.deck.card(card)))

    def none(self) -> "Play":
        """Say "none"."""
        return self.do(a.SayNone(self.seat))

    def draw(self, card: KeeperName | str) -> "Play":
        """Take the draw that is offered, and get this card."""
        return self.draws(card).do(a.Draw(self.seat))

    def decline(self) -> "Play":
        """Pass."""
        return self.do(a.Pass(self.seat))

    def end(self) -> "Play":
        """End the turn."""
        return self.do(a.EndTurn(self.seat))

    def keeper(self, name: KeeperName, to: str | None = None, token: str | None = None) -> "Play":
        """Play a keeper."""
        return self.do(self.playing(name, to, token))

    def playing(self, name: KeeperName, to: str | None = None, token: str | None = None) -> Action:
        """The action of playing a keeper."""
        kind = self.table.edition.keeper(name)
        assert kind is not None
        space = None if to is None else self.space(to)
        return a.PlayKeeper(self.seat, kind, space, None if token is None else self.card(token))

    def power(self, to: str | None = None) -> "Play":
        """Use one's power."""
        return self.do(a.UsePower(self.seat, None if to is None else self.space(to)))

    def resign(self, suspect: str) -> "Play":
        """Somebody gives up."""
        return self.do(a.Resign(self.seat_of(suspect)))

    def rejects(self, action: Action) -> bool:
        """Whether an action is refused, and changes nothing (C-12)."""
        before = self.state
        try:
            apply(self.state, action, self)
        except IllegalAction:
            assert self.state is before
            return True
        return False

    # Questions

    @property
    def table(self) -> Table:
        """What is public."""
        return self.state.table

    @property
    def deck(self) -> Deck:
        """The cards by name."""
        return self.table.edition.deck

    def card(self, name: str) -> Card:
        """A card by name."""
        return self.deck.card(name)

    def space(self, name: str) -> Space:
        """A space by name."""
        return self.table.edition.board.space(name)

    def seat_of(self, suspect: str) -> Seat:
        """The seat that plays a suspect."""
        seat = self.table.player_of(self.deck.card(suspect))
        assert seat is not None
        return seat

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self.table.phase

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        seat = decider(self.phase)
        assert seat is not None, "the game is over"
        return seat

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked, and of whom: ``("Refuting", "olive")``."""
        return type(self.phase).__name__, self.deck.ids[self.table.suspects[self.seat]]

    @property
    def legal(self) -> Legal:
        """What the one asked may do."""
        return legal_actions(self.state.sight(self.seat))

    def may(self, kind: type[Action]) -> bool:
        """Whether there is a legal action of a kind."""
        return any(isinstance(action, kind) for action in self.legal)

    def reach(self, kind: type[a.Walk] | type[a.Leap] | type[a.TakePassage] = a.Walk) -> set[str]:
        """The names of the spaces one may move to."""
        name = self.table.edition.board.name
        return {name(action.to) for action in self.legal if isinstance(action, kind)}

    def place(self, suspect: str) -> str:
        """Where a token stands."""
        return self.table.edition.board.name(self.table.tokens[self.deck.card(suspect)])

    def weapon_place(self, weapon: str) -> str:
        """Where a weapon lies."""
        at = self.deck.card(weapon) - self.deck.first_weapon
        return self.table.edition.board.name(self.table.weapons[at])

    def hand(self, suspect: str) -> set[str]:
        """The cards somebody holds."""
        return self.names(self.state.hand(self.seat_of(suspect)))

    def names(self, cards: Cards) -> set[str]:
        """The names of some cards."""
        return {self.deck.ids[card] for card in each(cards)}

    def sight(self, suspect: str) -> Sight:
        """What somebody knows."""
        return self.state.sight(self.seat_of(suspect))

    def knows(self, suspect: str, of: str) -> set[str]:
        """The cards that somebody has seen in another's hand."""
        return self.names(self.sight(suspect).private.held[self.seat_of(of)])

    def heard(self, suspect: str) -> list[Event]:
        """What somebody saw of the last deed."""
        return [seen.event for seen in seen_by(self.seat_of(suspect), self.told)]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last deed brought."""
        return [event for event in self.told if isinstance(event, kind)]
