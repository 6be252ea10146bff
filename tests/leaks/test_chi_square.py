"""Chance is fair: deals, dealers, dice and piles, with seeds that are always the same (R6, C-1)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias, TypeVar

import pytest

from lenoir.core import events as e
from lenoir.core.actions import Draw, Roll, UsePower
from lenoir.core.cards import each
from lenoir.core.edition import Edition
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.keepers import Keeper
from lenoir.core.phases import Drawing, Glimpsing
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.record.fairness import FairRng
from lenoir.rules.clue_cards import ClueCards
from lenoir.rules.engine import apply, rules_of, start
from lenoir.rules.setup import seated
from tests.leaks.chi_square import evenly, excess

T = TypeVar("T")
Deals: TypeAlias = tuple[Edition, list[tuple[Event, ...]]]
DEALS: Final = 1200
DRAWS: Final = 3000


class Skewed:
    """An `Rng` with the classic mistake: sixteen values folded onto fewer."""

    def __init__(self) -> None:
        self._rng = Seeded("skewed")

    def below(self, bound: int) -> int:
        """Low numbers come more often."""
        return self._rng.below(16) % bound if bound <= 16 else self._rng.below(bound)


def lazily(rng: Rng, items: Sequence[T]) -> list[T]:
    """A shuffle that stops half-way."""
    pack = list(items)
    for last in range(len(pack) - 1, len(pack) // 2, -1):
        other = rng.below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


CHANCES: Final[dict[str, Callable[[], Rng]]] = {
    "seeded": lambda: Seeded(1),
    "fair": lambda: FairRng(bytes(32), "chi-square", ("a", "b", "c")),
}


@pytest.fixture(params=CHANCES)
def rng(request: pytest.FixtureRequest) -> Rng:
    return CHANCES[request.param]()


def dealt(edition: Edition, rng: Rng, deals: int = DEALS) -> list[tuple[Event, ...]]:
    """The events of many deals to a full table."""
    suspects = seated(edition, max(edition.players))
    return [start(edition, suspects, edition.options, rng).events for _ in range(deals)]


@cache
def fairly_dealt(key: str, chance: str) -> list[tuple[Event, ...]]:
    """Dealt once for all tests."""
    return dealt(load_edition(key), CHANCES[chance]())


@pytest.fixture(params=[(key, chance) for key in edition_keys() for chance in CHANCES], ids=str)
def deals(request: pytest.FixtureRequest) -> Deals:
    key, chance = request.param
    return load_edition(key), fairly_dealt(key, chance)


def envelopes(deals: Sequence[tuple[Event, ...]], kind: int) -> list[int]:
    """The suspect, the weapon or the room of each envelope."""
    return [
        event.case[kind] for log in deals for event in log if isinstance(event, e.EnvelopeSealed)
    ]


def owners(deals: Sequence[tuple[Event, ...]], card: int) -> Iterator[int]:
    """Whose hand a card came into, counted from the dealer, where all hands are as large."""
    for log in deals:
        dealer = next(event.dealer for event in log if isinstance(event, e.CardsDealt))
        hands = [event for event in log if isinstance(event, e.HandDealt)]
        if len({hand.cards.bit_count() for hand in hands}) == 1:
            yield from ((h.seat - dealer) % len(hands) for h in hands if h.cards >> card & 1)


def test_every_card_is_as_likely_to_be_in_the_envelope(deals: Deals) -> None:
    """C-1, M-3."""
    edition, logs = deals
    for kind, numbers in enumerate(edition.deck.kinds):
        assert excess(envelopes(logs, kind), evenly(numbers)) < 1


def test_every_seat_is_as_likely_to_be_dealt_a_card(deals: Deals) -> None:
    """C-2."""
    edition, logs = deals
    seats = range(max(edition.players))
    if any(True for _ in owners(logs, 0)):
        for card in (0, len(edition.deck) // 2, len(edition.deck) - 1):
            assert excess(owners(logs, card), evenly(seats)) < 1


def test_every_seat_is_as_likely_to_deal(deals: Deals) -> None:
    """C-2, M-4: drawn, or by the highest roll."""
    edition, logs = deals
    dealers = [event.dealer for log in logs for event in log if isinstance(event, e.CardsDealt)]
    assert excess(dealers, evenly(range(max(edition.players)))) < 1


def rolled(rng: Rng) -> Iterator[int]:
    """The faces of many dice, rolled by the rules."""
    edition = load_edition("miro")
    state = start(edition, seated(edition, 3), edition.options, Seeded(1)).state
    for _ in range(DRAWS):
        for event in apply(state, Roll(state.table.turn.seat), rng).events:
            yield from event.dice if isinstance(event, e.DiceRolled) else ()


def test_every_face_of_a_die_is_as_likely(rng: Rng) -> None:
    """M-7."""
    assert excess(rolled(rng), evenly(range(1, 7))) < 1


def a_table(key: str, *events: Event) -> State:
    """A game just dealt to six, and what has happened since."""
    edition = load_edition(key)
    state = start(edition, seated(edition, 6), edition.options, Seeded(2)).state
    return state.then(events)


def test_every_card_of_the_intrigue_pile_is_as_likely_to_be_first(rng: Rng) -> None:
    """D-16: 8 clocks and 16 keepers."""
    case = load_edition("detectives").deck.case("rose", "axe", "spa")
    offered = PhaseBegan(Drawing(Seat(0)))
    state = a_table("detectives", e.SuggestionMade(Seat(1), case), offered)
    edition, drawn = state.table.edition, []
    for _ in range(DRAWS):
        news = apply(state, Draw(Seat(0)), rng).events
        taken = [event.keeper for event in news if isinstance(event, e.KeeperTaken)]
        drawn += taken or [Keeper(-1)]
    weights = {Keeper(at): kind.copies for at, kind in enumerate(edition.keepers)}
    assert excess(drawn, weights | {Keeper(-1): edition.clocks}) < 1


def test_every_clue_card_is_as_likely_to_be_first(rng: Rng) -> None:
    """T-9: 29 of them."""
    state = a_table("modern")
    rules = rules_of(state.table.edition)
    assert isinstance(rules, ClueCards)
    drawn = [rules.top_of_pile(state.table, rng) for _ in range(DRAWS)]
    assert excess(drawn, evenly(range(29))) < 1


def test_every_card_of_a_hand_is_as_likely_to_be_glimpsed(rng: Rng) -> None:
    """D-32."""
    pervenche, other = Seat(4), Seat(1)
    state = a_table("detectives", PhaseBegan(Glimpsing(pervenche, other, "neighbour")))
    seen = [
        event.card
        for _ in range(DRAWS)
        for event in apply(state, UsePower(pervenche), rng).events
        if isinstance(event, e.CardGlimpsed)
    ]
    assert excess(seen, evenly(each(state.hand(other)))) < 1


# The test has eyes


def test_skewed_dice_are_found_out() -> None:
    assert excess(rolled(Skewed()), evenly(range(1, 7))) > 1


def test_a_skewed_envelope_is_found_out() -> None:
    edition = load_edition("classic")
    logs = dealt(edition, Skewed())
    assert excess(envelopes(logs, 2), evenly(edition.deck.kinds[2])) > 1


def test_a_lazy_shuffle_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lenoir.rules.deal.shuffled", lazily)
    edition = load_edition("miro")
    assert excess(owners(dealt(edition, Seeded(1)), 0), evenly(range(6))) > 1
