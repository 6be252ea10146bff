"""What suggestions betray: right about those who ask in earnest, and wary of the others."""

from lenoir.bots.judges.entropy import Entropy
from lenoir.bots.judges.logician import Logician, Reasoned
from lenoir.bots.judges.memory import Memory
from lenoir.bots.judges.motives import _in_earnest, _kept_silent, readings
from lenoir.core.actions import Suggest
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.counting.brute import agrees
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.knowledge import Knowledge
from tests.bots.contests import contest, true_deal


class Bluffing(Reasoned):
    def suggestion(self, rooms: Cards) -> Case:
        kinds = [cards_of(map(Card, kind)) for kind in self.view.table.edition.deck.kinds]
        own = [tuple(each(Cards(kind & self.view.hand))) or tuple(each(kind)) for kind in kinds]
        suspect, weapon, room = (pick(self.rng, cards) for cards in own)
        return Case(suspect, weapon, room) if self.rng.below(3) else super().suggestion(rooms)


class Bluffer(Logician):
    """Asks for his own cards, most of the time."""

    def judge(self, view: View, rng: Rng) -> Reasoned:
        return Bluffing(view, Memory().knowledge(view), rng)


def test_all_that_is_read_from_an_earnest_player_is_true() -> None:
    told = 0
    for seed in range(6):
        for game, view, _ in contest([Logician() for _ in range(4)], seed):
            deal = true_deal(game)
            for seat in view.table.seats_after(Seat(view.viewer)):
                _, facts = _in_earnest(view, seat)
                assert all(agrees(deal, fact) for fact in facts)
            for fact in _kept_silent(view):
                told += 1
                assert agrees(deal, fact)
    assert not told, "an earnest player whose suggestion stands has solved the case"


def test_who_keeps_silent_holds_one_of_the_three() -> None:
    told = 0
    for seed in range(8):
        for game, view, _ in contest([Bluffer() for _ in range(3)], seed):
            for fact in _kept_silent(view):
                told += 1
                assert agrees(true_deal(game), fact)
    assert told


def test_reading_earnest_players_makes_the_truth_likelier() -> None:
    better, asked = 0.0, 0
    for seed in range(5):
        for game, view, action in contest([Logician() for _ in range(3)], seed):
            if isinstance(action, Suggest) and view.table.turns > 3:
                truth, known = game._state.solution, Knowledge.of(view)
                plain = known.envelopes[truth] / known.deals
                read = sum(
                    share * one.envelopes.get(truth, 0) / one.deals
                    for share, one, _ in readings(view, known)
                )
                better += read - plain
                asked += 1
    assert better / asked > 0.02


def test_shares_of_readings_add_up_and_each_agrees_with_the_facts() -> None:
    for _, view, action in contest([Logician(), Entropy(40), Logician()], seed=2):
        if isinstance(action, Suggest):
            known = Knowledge.of(view)
            found = readings(view, known)
            assert abs(sum(share for share, *_ in found) - 1) < 1e-9
            for _, one, _ in found:
                assert set(one.envelopes) <= set(known.envelopes)
                assert one.counts.at[ENVELOPE] is not None
