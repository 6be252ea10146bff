"""The engine and the plain second implementation play the same game, step by step."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import asdict

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import NOWHERE, ROOMS_AT_MOST, Space, Spaces
from lenoir.core.cards import Card, Cards, each
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.keepers import each_keeper
from lenoir.core.legal import AnyPlace, Legal, Offer
from lenoir.core.options import ACCEPTED
from lenoir.core.phases import AtPool, decider
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import apply, legal_actions, start
from lenoir.rules.setup import seated, settled
from tests.plain.game import PlainGame


class Both:
    """One game in both implementations."""

    def __init__(
        self, edition: Edition, players: int, options: dict[str, object], rng: Rng
    ) -> None:
        self.edition, self.rng = edition, rng
        suspects = seated(edition, players)
        step = start(edition, suspects, settled(edition, options), rng)
        self.state: State = step.state
        self.plain = PlainGame(
            edition.key,
            asdict(self.state.table.options),
            [self.card(card) for card in suspects],
            [self.cards(self.state.hand(seat)) for seat in self.state.table.seats],
            self.case(self.state.solution),
            self.cards(self.state.truth.pool),
            {self.space(room): self.card(card) for room, card in self.state.truth.in_rooms},
            {
                name: self.space(place)
                for name, place in zip(edition.deck.weapons, self.state.table.weapons, strict=True)
            },
            self.state.table.turn.seat,
        )

    # Numbers into names

    def card(self, card: Card) -> str:
        return self.edition.deck.ids[card]

    def cards(self, cards: Cards) -> list[str]:
        return [self.card(card) for card in each(cards)]

    def case(self, case: tuple[Card, Card, Card]) -> tuple[str, str, str]:
        suspect, weapon, room = case
        return self.card(suspect), self.card(weapon), self.card(room)

    def space(self, space: Space) -> str:
        return self.edition.board.name(space)

    def words(self, action: Action) -> tuple[str | int | None, ...]:
        """An action as the plain implementation writes it."""
        name = type(action).__name__
        match action:
            case a.Walk(_, to) | a.TakePassage(_, to) | a.Leap(_, to):
                return name, self.space(to)
            case a.Suggest(_, case) | a.Accuse(_, case):
                return name, *self.case(case)
            case a.Show(_, card) | a.NameCard(_, card) | a.LayOpen(_, card):
                return name, self.card(card)
            case a.PlayKeeper(_, keeper, to, token):
                where = None if to is None else self.space(to)
                whom = None if token is None else self.card(token)
                return name, self.edition.keepers[keeper].name, where, whom
            case a.UsePower(_, to):
                return name, None if to is None else self.space(to)
            case a.PickSeat(_, target):
                return name, target
            case a.PlacePassage(_, room) | a.Rush(_, room):
                return name, self.space(room)
            case a.Challenge(_, offender, card):
                return name, offender, self.card(card)
            case _:
                return (name,)

    def chance(self, events: tuple[Event, ...]) -> Iterator[object]:
        """What chance brought, in order."""
        for event in events:
            match event:
                case e.DiceRolled(_, dice):
                    yield dice
                case e.IntrigueDrawn(_, _, clock) if clock:
                    yield "clock"
                case e.KeeperTaken(_, keeper):
                    yield self.edition.keepers[keeper].name
                case e.CardGlimpsed(_, _, card):
                    yield self.card(card)
                case e.ClueDrawn(_, number):
                    clue = self.edition.clues[number]
                    if clue.card is not None:
                        yield "reveal", self.card(clue.card)
                    elif clue.names:
                        kinds = [kind[0] for kind in self.edition.deck.kinds]
                        kind = ("suspect", "weapon", "room")[kinds.index(clue.names[0])]
                        yield (f"name_{kind}",)
                    else:
                        yield (clue.kind,)
                case _:
                    pass

    # One step

    def play(self, action: Action) -> None:
        step = apply(self.state, action, self.rng)
        chance = list(self.chance(step.events))
        rest = iter(chance)
        self.plain.play(self.words(action), action.seat, rest)
        left = list(rest)
        assert not left, f"chance not asked for: {left} of {chance}"
        self.state = step.state

    def agree(self) -> None:
        """Everything that can be compared is equal."""
        table, plain, state = self.state.table, self.plain, self.state
        seat = decider(table.phase)
        asked = None if seat is None else (type(table.phase).__name__, int(seat))
        assert plain.asked() == asked
        assert plain.is_over == (seat is None)
        assert plain.turns == table.turns
        assert plain.winner == table.winner
        if seat is not None:
            ours = {self.words(action) for action in legal_actions(state.sight(seat))}
            theirs = plain.legal()
            assert ours == theirs, f"only engine {ours - theirs}, only plain {theirs - ours}"
        for token, name in enumerate(self.edition.deck.suspects):
            place = table.tokens[token]
            assert plain.tokens[name] == (None if place == NOWHERE else self.space(place)), name
        for weapon, name in enumerate(self.edition.deck.weapons):
            assert plain.weapons[name] == self.space(table.weapons[weapon])
        for who in table.seats:
            assert (who in plain.out) == table.is_out(who)
            assert (who in plain.dead) == table.is_dead(who)
            assert plain.open_cards[who] == set(self.cards(table.opened[who]))
            if not table.is_dead(who):
                names = [self.edition.keepers[k].name for k in each_keeper(state.keepers(who))]
                assert plain.keepers[who] == sorted(names)
            for other in table.seats:
                if other != who:
                    known = set(self.cards(state.minds[who].held[other]))
                    assert plain.seen[who][other] == known


def lively(legal: Legal, rng: Rng) -> Action:
    """A random action that prefers rooms to squares, so that something happens."""
    offer: Offer = pick(rng, legal.offers)
    if type(offer) is AnyPlace and rng.below(3):
        rooms = AnyPlace(offer.example, Spaces(offer.spaces & ((1 << ROOMS_AT_MOST) - 1)))
        if len(rooms):
            return rooms[rng.below(len(rooms))]
    return Legal((offer,)).any(rng)


def random_options(edition: Edition, rng: Rng) -> dict[str, object]:
    """Some house rules changed."""
    options: dict[str, object] = {"turn_limit": (30, 150)[rng.below(4) == 0]}
    for name in edition.changeable:
        default = getattr(edition.options, name)
        if isinstance(default, bool) and rng.below(3) == 0:
            options[name] = not default
        elif choices := ACCEPTED[name].choices:
            options[name] = pick(rng, choices)
        elif name == "dice":
            options[name] = 1 + rng.below(2)
        elif name == "room_cards":
            options[name] = ("random", "corners", ("hall", "study", "library", "kitchen"))[
                rng.below(3)
            ]
    return options


def play_both(edition: Edition, players: int, seed: int) -> Counter[str]:
    """A random game in both; what was played."""
    rng = Seeded(f"{edition.key} {players} {seed}")
    both = Both(edition, players, random_options(edition, rng), rng)
    both.agree()
    played: Counter[str] = Counter()
    while (seat := decider(both.state.table.phase)) is not None:
        active = both.state.table.active
        if rng.below(250) == 0 and active:
            action: Action = a.Resign(pick(rng, active))
        else:
            action = lively(legal_actions(both.state.sight(Seat(seat))), rng)
            early = not isinstance(both.state.table.phase, AtPool)
            if isinstance(action, a.Accuse) and early and rng.below(40):
                continue  # else games would be over before much has happened
        both.play(action)
        both.agree()
        played[type(action).__name__] += 1
    return played
