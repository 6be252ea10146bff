"""Lenoir: reads the others, tells little, and dares when somebody else is about to win."""

from math import isclose, log

from lenoir.bots.judges.entropy import Entropy
from lenoir.bots.judges.insight import Insight
from lenoir.bots.judges.judgement import Judge
from lenoir.bots.judges.lenoir import DARING, Guarded, Lenoir
from lenoir.bots.judges.logician import Logician, Reasoned
from lenoir.bots.judges.memory import Memory
from lenoir.bots.judges.motives import CUNNING, likelihood
from lenoir.core.actions import Accuse, Show, Suggest
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.phases import Closing
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from tests.bots.contests import contest


class Blundering(Reasoned):
    def suggestion(self, rooms: Cards) -> Case:
        kinds = self.view.table.edition.deck.kinds
        suspect, weapon, room = (Card(pick(self.rng, kind)) for kind in kinds)
        return Case(suspect, weapon, room)


class Blunderer(Logician):
    """Asks for anything, so that nobody can mistake him for a rival."""

    def judge(self, view: View, rng: Rng) -> Reasoned:
        return Blundering(view, Memory().knowledge(view), rng)


def respite(rivals: list[Judge], games: int) -> float:
    """How likely Lenoir thinks it that nobody solves the case before its next turn, on average."""
    judge, found = Lenoir(60), []
    for seed in range(games):
        for _, view, _ in contest([judge, *rivals], seed):
            if view.viewer == 0 and type(view.table.phase) is Closing and view.table.turns > 3:
                found.append(judge.judge(view, Seeded(1)).respite())
    return sum(found) / len(found)


def test_strong_players_leave_it_less_time_than_blunderers() -> None:
    hurried = respite([Logician(), Logician()], games=6)
    calm = respite([Blunderer(), Blunderer()], games=6)
    assert hurried < calm - 0.1


def test_it_dares_to_accuse_what_is_likely_when_time_is_short() -> None:
    """And then it is right more often than not."""
    right, daring = 0, 0
    for seed in range(30):
        for game, view, action in contest([Lenoir(60) for _ in range(4)], seed):
            if isinstance(action, Accuse) and len(Knowledge.of(view).envelopes) > 1:
                daring += 1
                right += action.case == game._state.solution
    assert daring
    assert right > daring / 2


def test_nothing_unlikely_is_ever_accused() -> None:
    for seed in range(6):
        for _, view, action in contest([Lenoir(60) for _ in range(4)], seed):
            if isinstance(action, Accuse):
                known = Memory().knowledge(view)
                thoughts = Insight(view, known, 60)
                assert thoughts.chances[action.case] >= DARING


def test_chances_add_up_and_never_leave_what_is_known() -> None:
    for _, view, action in contest([Lenoir(60), Entropy(60), Logician()], seed=4):
        if isinstance(action, Suggest):
            known = Knowledge.of(view)
            chances = Insight(view, known, 60).chances
            assert isclose(sum(chances.values()), 1)
            assert set(chances) <= set(known.envelopes)


def test_reading_cunning_players_makes_the_truth_likelier() -> None:
    gain, asked = 0.0, 0
    for seed in range(6):
        for game, view, action in contest([Entropy(150) for _ in range(3)], seed):
            if isinstance(action, Suggest) and view.table.turns > 3:
                truth, known = game._state.solution, Knowledge.of(view)
                read = Insight(view, known, 400).chances.get(truth, 1e-6)
                gain += log(read) - log(known.envelopes[truth] / known.deals)
                asked += 1
    assert gain / asked > 0.05


def test_a_suggestion_with_one_own_card_is_the_likeliest_of_a_cunning_player() -> None:
    named = cards_of((Card(0), Card(7), Card(15)))
    by_own = [
        likelihood(Cards(sum(1 << card for card in own)), [named]) for own in ((), (0,), (0, 7))
    ]
    assert max(by_own) == by_own[1]
    assert len(CUNNING) == 4


def test_the_card_shown_leaves_the_asker_more_to_find_out_than_one_by_chance() -> None:
    told = chance = 0.0
    for seed in range(10):
        for game, view, action in contest([Lenoir(60), Entropy(60), Logician()], seed):
            if view.viewer == 0 and isinstance(action, Show) and view.table.case:
                asker = Knowledge.of(game.view(view.table.turn.seat))
                able = [*each(Cards(view.hand & cards_of(view.table.case)))]
                left = {card: _bits(asker, view, card) for card in able}
                told -= left[action.card]
                chance -= sum(left.values()) / len(left)
    assert told < chance


def _bits(asker: Knowledge, view: View, card: Card) -> float:
    after = asker.suppose([Holds(hand_of(view.table.seats[view.viewer]), card)])
    assert after is not None
    shares = [deals / after.deals for deals in after.envelopes.values()]
    return -sum(share * log(share, 2) for share in shares)


def test_a_judgement_is_the_same_for_equal_views() -> None:
    for _, view, action in contest([Lenoir(60) for _ in range(3)], seed=8):
        if isinstance(action, Suggest):
            once, again = (Lenoir(60).judge(view, Seeded(1)) for _ in range(2))
            assert isinstance(once, Guarded)
            rooms = view.table.edition.deck.room_cards
            assert once.suggestion(rooms) == again.suggestion(rooms) == action.case
