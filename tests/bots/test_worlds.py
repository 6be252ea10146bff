"""Worlds: what a suggestion would bring, in all deals at once."""

from itertools import product
from math import isclose, log2

from lenoir.bots.judges.imagined import Imagined
from lenoir.bots.judges.logician import Logician
from lenoir.bots.judges.worlds import Worlds
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.seats import Seat
from lenoir.deduction.counting.deals import Deals
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from tests.bots.contests import contest


def some_worlds(step: int, number: int = 90) -> tuple[Worlds, list[dict[Place, Cards]]]:
    steps = contest([Logician() for _ in range(3)], seed=5)
    view = [view for _, view, _ in steps if view.viewer == 0][step]
    known, rng = Knowledge.of(view), Seeded(1)
    deals = known.samples(rng, number)
    kinds = view.table.edition.deck.kinds
    return Worlds([deals], kinds, Imagined("coins")), [dict(deal) for deal in deals]


def test_every_world_has_one_answer_and_it_is_one_the_rules_allow() -> None:
    worlds, deals = some_worlds(step=2)
    for case in map(Case, *zip(*product((0, 3, 5), (6, 9), (12, 16, 20)), strict=True)):
        seen = 0
        for by, card, some in worlds.answers(case, (Seat(1), Seat(2))):
            assert not seen & some
            seen |= some
            for number in range(worlds.number):
                if some >> number & 1:
                    able = [
                        (seat, each_card)
                        for seat in (1, 2)
                        for each_card in case
                        if deals[number][Place(seat)] >> each_card & 1
                    ]
                    first = [one for one in able if one[0] == able[0][0]]
                    assert (by, card) in first if able else by is None
        assert seen == worlds.all


def test_who_has_a_choice_shows_each_card_about_as_often() -> None:
    deals = Deals((Place(1), ENVELOPE), ([0b111] * 3000, [0b111000] * 3000))
    worlds = Worlds([deals], (range(2), range(2, 4), range(4, 6)), Imagined("coins"))
    case = Case(Card(0), Card(1), Card(2))
    shares = [some.bit_count() / 3000 for _, _, some in worlds.answers(case, (Seat(1),))]
    assert all(0.2 < share < 0.55 for share in shares)
    assert isclose(sum(shares), 1)


def test_doubt_is_the_entropy_of_the_case_when_few_are_left() -> None:
    worlds, deals = some_worlds(step=-1, number=30)
    cases = [deal[ENVELOPE] for deal in deals]
    shares = [cases.count(case) / len(cases) for case in set(cases)]
    entropy = -sum(share * log2(share) for share in shares)
    assert isclose(worlds.doubt(worlds.all) / worlds.number, entropy, abs_tol=1e-9)


def test_a_suggestion_of_cards_whose_place_is_known_tells_nothing() -> None:
    worlds, deals = some_worlds(step=3)
    own = list(each(deals[0][Place(0)]))
    suspect = next((card for card in own if card < 6), None)
    weapon = next((card for card in own if 6 <= card < 12), None)
    room = next((card for card in own if card >= 12), None)
    assert suspect is not None
    assert weapon is not None
    assert room is not None
    assert worlds.gain(Case(suspect, weapon, room), (Seat(1), Seat(2))) == 0
