"""The modern edition: who plays, what is dealt, who begins."""

import pytest

from lenoir.core import events as e
from lenoir.core.cards import each
from lenoir.core.rng import Rng
from lenoir.editions.loader import load_edition
from lenoir.rules.engine import start
from lenoir.rules.setup import BadSetup, seated, settled
from tests.builders import Play
from tests.rules.modern.deeds import spectator_heard

MODERN = load_edition("modern")


class Lowest:
    """Chance that always falls as low as it can, or on one same number."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        return min(self.number, bound - 1)


class Highest:
    """Chance that always falls as high as it can."""

    def below(self, bound: int) -> int:
        return bound - 1


CHANCES: tuple[Rng, ...] = (Lowest(), Lowest(1), Lowest(2), Highest())


def dealt(*suspects: str, rng: Rng | None = None, **options: object) -> Play:
    """A game just dealt."""
    step = start(MODERN, seated(MODERN, suspects), settled(MODERN, options), rng or Lowest())
    play = Play(step.state)
    play.told = list(step.events)
    return play


def first(*suspects: str) -> str:
    """Who begins."""
    return dealt(*suspects).asked[1]


def test_t1_the_modern_cards_are_six_suspects_six_weapons_and_nine_rooms() -> None:
    """T-1: Orchidée in Leblanc's place, and the Bureau is a card."""
    deck = MODERN.deck
    assert set(deck.suspects) == {"rose", "moutarde", "orchidee", "olive", "pervenche", "violet"}
    assert set(deck.weapons) == {
        "dagger",
        "candlestick",
        "revolver",
        "rope",
        "lead_pipe",
        "spanner",
    }
    assert set(deck.rooms) == {
        *("kitchen", "ballroom", "conservatory", "dining_room", "billiard_room"),
        *("library", "lounge", "hall", "study"),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_t1_two_to_six_can_play(players: int) -> None:
    """T-1: 3 to 6 players, and two by T-14."""
    assert len(seated(MODERN, players)) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_t1_nobody_else_can(players: int) -> None:
    """T-1: neither fewer nor more, and the refusal says how many."""
    with pytest.raises(BadSetup, match="2 to 6"):
        seated(MODERN, players)


@pytest.mark.parametrize("rng", CHANCES)
def test_t2_weapons_start_in_separate_rooms(rng: Rng) -> None:
    """T-2: however chance falls, six weapons lie in six different rooms."""
    play = dealt("rose", "olive", "violet", rng=rng)
    places = {play.weapon_place(weapon) for weapon in MODERN.deck.weapons}
    assert len(places) == 6
    assert places <= set(MODERN.deck.rooms)


def test_t2_chance_decides_where_the_weapons_lie() -> None:
    """T-2: at random."""
    laid = {dealt("rose", "olive", "violet", rng=rng).table.weapons for rng in CHANCES}
    assert len(laid) == len(CHANCES)


@pytest.mark.parametrize(
    ("suspects", "sizes"),
    [
        (("rose", "olive", "violet"), [6, 6, 6]),
        (("rose", "olive", "violet", "moutarde"), [4, 4, 5, 5]),
        (("rose", "olive", "violet", "moutarde", "orchidee"), [3, 3, 4, 4, 4]),
        (("rose", "olive", "violet", "moutarde", "orchidee", "pervenche"), [3] * 6),
    ],
)
def test_t2_all_cards_are_dealt_and_hands_differ_by_at_most_one(
    suspects: tuple[str, ...], sizes: list[int]
) -> None:
    """T-2: what is not in the envelope is in the hands, everything once."""
    play = dealt(*suspects)
    hands = [card for seat in play.table.seats for card in each(play.state.hand(seat))]
    assert sorted(play.state.hand(seat).bit_count() for seat in play.table.seats) == sizes
    assert sorted(play.table.sizes) == sizes
    assert sorted([*hands, *play.state.solution]) == list(range(21))
    assert play.table.in_rooms == ()


def test_t2_the_cards_are_shuffled() -> None:
    """T-2, C-2: chance has a say beyond the envelope; the rest is not dealt in order."""
    play = dealt("rose", "olive", "violet", rng=Lowest(1))
    rest = [n for n in range(21) if n not in play.state.solution]
    in_order = {frozenset(rest[seat::3]) for seat in range(3)}
    assert {frozenset(each(play.state.hand(seat))) for seat in play.table.seats} != in_order


def test_t2_the_dealer_deals_one_by_one_from_his_left() -> None:
    """T-2, C-2: a drawn dealer; with four players the two to his left get the fifth cards."""
    play = dealt("rose", "olive", "violet", "moutarde", rng=Lowest(1))
    assert play.table.dealer == 1
    assert play.table.sizes == (4, 4, 5, 5)


def test_t2_one_sees_the_own_hand_and_nothing_else_of_the_deal() -> None:
    """T-2, C-1, C-2: no other hand, and nobody the envelope."""
    play = dealt("rose", "olive", "violet")
    hands = [event for event in play.heard("olive") if isinstance(event, e.HandDealt)]
    assert [hand.seat for hand in hands] == [play.seat_of("olive")]
    assert play.hand("olive") == play.names(hands[0].cards)
    secret = (e.HandDealt, e.EnvelopeSealed)
    assert not [event for event in spectator_heard(play) if isinstance(event, secret)]
    assert not [event for event in play.heard("olive") if isinstance(event, e.EnvelopeSealed)]


def test_t3_all_six_tokens_stand_on_the_modern_start_squares() -> None:
    """T-3, C-3: whatever the number of players."""
    play = dealt("violet", "olive", "orchidee")
    starts = {suspect: play.place(suspect) for suspect in MODERN.deck.suspects}
    assert starts == {
        "rose": "h24",
        "moutarde": "a17",
        "orchidee": "j0",
        "olive": "o0",
        "pervenche": "x7",
        "violet": "x19",
    }


def test_t3_any_player_takes_any_token() -> None:
    """T-3: in any order of seats, but each once."""
    play = dealt("violet", "rose", "orchidee")
    assert [play.deck.ids[suspect] for suspect in play.table.suspects] == [
        *("violet", "rose", "orchidee")
    ]
    with pytest.raises(BadSetup):
        seated(MODERN, ("violet", "rose", "violet"))
    with pytest.raises(BadSetup):
        seated(MODERN, ("violet", "rose", "leblanc"))


def test_t3_rose_begins_wherever_she_sits() -> None:
    """T-3: the seat does not matter."""
    assert first("violet", "pervenche", "rose", "moutarde") == "rose"


@pytest.mark.parametrize(
    ("suspects", "begins"),
    [
        (("violet", "pervenche", "olive", "orchidee", "moutarde"), "moutarde"),
        (("violet", "pervenche", "olive", "orchidee"), "orchidee"),
        (("violet", "pervenche", "olive"), "olive"),
        (("violet", "pervenche"), "pervenche"),
    ],
)
def test_t3_without_rose_the_next_of_the_order_begins(
    suspects: tuple[str, ...], begins: str
) -> None:
    """T-3: Moutarde, Orchidée, Olive, Pervenche, Violet."""
    assert first(*suspects) == begins


def test_t3_then_the_turn_goes_to_the_left() -> None:
    """T-3: to the next seat, not to the next token."""
    play = dealt("violet", "rose", "orchidee")
    assert play.roll(2, 2).walk("h20").asked == ("Starting", "orchidee")
    assert play.roll(2, 2).walk("h2").asked == ("Starting", "violet")
