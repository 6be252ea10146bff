"""The review of a seat: figures that add up, certainties that are true, and acts that happened."""

import pytest

from lenoir.core import events as e
from lenoir.core.actions import Accuse
from lenoir.core.events import Event
from lenoir.core.view import View
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief
from lenoir.deduction.bits import entropy
from lenoir.deduction.facts import Holds
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.review.moments import MOST
from lenoir.review.questions import COUNTS
from lenoir.review.seat import SeatReview, seat_review
from tests.builders import Scene, a_game
from tests.deduction.checker import check
from tests.review.played import TABLES, reviewed

ACTS: dict[str, tuple[type[Event], ...]] = {
    "lost": (e.SuggestionMade,),
    "idle": (e.SuggestionMade,),
    "find": (e.SuggestionMade,),
    "given": (e.SuggestionRefuted,),
    "impossible": (e.CaseClaimed, e.CaseWritten),
    "dared": (e.CaseClaimed, e.CaseWritten),
    "waited": (e.PhaseBegan,),
}
Pairs = tuple[tuple[View, SeatReview], ...]


@pytest.fixture(params=TABLES, ids=lambda table: table[0])
def seats(request: pytest.FixtureRequest) -> Pairs:
    return reviewed(*request.param)


def then(view: View, number: int) -> View:
    """What a seat had seen after this many events."""
    return View.of(view.table.edition, view.viewer, tuple(view.stream)[:number])


def test_the_account_closes(seats: Pairs) -> None:
    for _, review in seats:
        assert review.account.gap == pytest.approx(0, abs=1e-9)
        assert review.account.start == review.bits[0]
        assert review.account.left == pytest.approx(review.bits[-1], abs=1e-12)


def test_a_question_is_worth_what_the_view_just_before_it_says(seats: Pairs) -> None:
    for view, review in seats:
        for question in review.questions[::3]:
            before = then(view, question.number)
            made = tuple(view.stream)[question.number]
            assert made == e.SuggestionMade(review.seat, question.case)
            asking = Asking.of(before)
            assert question.before == pytest.approx(asking.bits, abs=1e-9)
            assert question.asked == pytest.approx(asking.worth(question.case), abs=1e-9)
            assert question.best == max(worth for _, worth in question.choices)
            assert len(question.choices) % (len(before.table.edition.deck.kinds[0])) == 0


def test_accuracy_is_what_was_asked_for_over_what_could_be_had(seats: Pairs) -> None:
    for _, review in seats:
        real = [question for question in review.questions if question.best >= COUNTS]
        if real:
            share = sum(q.asked for q in real) / sum(q.best for q in real)
            assert review.accuracy == pytest.approx(100 * share)
            assert 0 <= share <= 1
        else:
            assert review.accuracy is None


def test_every_certainty_is_proved_and_was_open_a_turn_before(seats: Pairs) -> None:
    for view, review in seats:
        began = [0] + [at for at, x in enumerate(view.stream) if isinstance(x, e.TurnBegan)]
        for one in review.certain:
            known = Knowledge.of(then(view, one.number))
            assert known.share(one.cell.card, one.cell.place) == 1
            assert Holds(one.cell.place, one.cell.card) not in known.facts
            check(known.layout, known.facts, one.proof)
            if one.turn:
                earlier = Knowledge.of(then(view, began[one.turn]))
                assert earlier.share(one.cell.card, one.cell.place) < 1


def test_a_case_is_solved_since_the_first_turn_after_which_it_is_the_only_one(
    seats: Pairs,
) -> None:
    for view, review in seats:
        if review.solved is not None:
            assert list(Knowledge.of(then(view, review.solved.number)).envelopes) == [
                review.solved.case
            ]
            assert review.bits[review.solved.turn] == 0
            assert all(review.bits[: review.solved.turn])


def test_the_curve_is_the_entropy_of_what_is_believed_after_each_turn(seats: Pairs) -> None:
    for view, review in seats:
        began = [at for at, x in enumerate(view.stream) if isinstance(x, e.TurnBegan)]
        assert len(review.bits) == len(began) + 1
        for turn in range(0, len(began), 7):
            believed = Belief.of(then(view, began[turn])).envelopes
            assert review.bits[turn] == pytest.approx(entropy(map(float, believed.values())))


def test_there_are_at_most_five_moments_and_each_is_an_act_of_the_seat(seats: Pairs) -> None:
    for view, review in seats:
        assert len(review.moments) <= MOST
        stream = tuple(view.stream)
        for moment in review.moments:
            act = stream[moment.number - (moment.kind == "waited")]
            assert isinstance(act, ACTS[moment.kind])


def a_table() -> Scene:
    """Rose holds two suspects and four rooms, and stands in the lounge."""
    return (
        a_game("classic")
        .envelope("violet", "rope", "lounge")
        .holding("rose", "rose", "olive", "kitchen", "ballroom", "study", "hall")
        .holding("moutarde", "moutarde", "leblanc", "dagger", "candlestick", "library")
        .holding("leblanc", "pervenche", "revolver", "lead_pipe", "spanner", "conservatory")
        .summoned("rose", "lounge")
    )


def told(table: Scene, *deeds: str) -> Game:
    """The game after what was suggested and accused, each by its words."""
    log, play = [*table._events()], table.begin()
    for deed in deeds:
        verb, *words = deed.split()
        log += getattr(play, verb)(*words).told
    return Game.of(table.edition, log, Seeded(0))


def test_a_question_nobody_answers_is_good_luck() -> None:
    """C-7: it tells everything to an asker who holds none of the three."""
    game = told(a_table(), "stay", "suggest violet rope")
    review = seat_review(game.view(game.table.seats[0]))
    (question,) = review.questions
    assert question.got == pytest.approx(question.before)
    assert review.account.luck == pytest.approx(question.before - question.asked)
    assert review.account.left == 0


def test_asking_for_cards_of_ones_own_alone_is_idle() -> None:
    """M-9 allows it; it can tell nothing."""
    table = (
        a_game("classic")
        .envelope("violet", "dagger", "lounge")
        .holding("rose", "rose", "olive", "rope", "kitchen", "ballroom", "study")
        .summoned("rose", "kitchen")
    )
    game = told(table, "stay", "suggest olive rope")
    review = seat_review(game.view(game.table.seats[0]))
    (question,) = review.questions
    assert question.idle
    assert question.lost == question.best > COUNTS
    assert [moment.kind for moment in review.moments] == ["idle"]


def test_a_wrong_accusation_is_dared_and_one_against_a_certainty_impossible() -> None:
    game = told(a_table(), "accuse moutarde rope lounge")
    review = seat_review(game.view(game.table.seats[0]))
    (made,) = review.accusations
    assert made.chance == pytest.approx(1 / 120)
    assert [moment.kind for moment in review.moments] == ["dared"]
    game = told(a_table(), "accuse olive rope lounge")
    review = seat_review(game.view(game.table.seats[0]))
    assert [moment.kind for moment in review.moments] == ["impossible"]


def test_who_is_certain_and_plays_on_has_waited() -> None:
    """C-8: on the next own turn one could have accused."""
    rng, table = Seeded(3), a_table()
    game = told(table, "stay", "suggest violet rope")
    rose = game.table.seats[0]
    while game.table.turns < 6 and game.decider is not None:
        action = game.legal.any(rng)
        while isinstance(action, Accuse):
            action = game.legal.any(rng)
        game.play(action)
    review = seat_review(game.view(rose))
    assert review.solved is not None
    assert review.solved.turn == 1
    assert [chance.turn for chance in review.waited] == [1, 4]
    assert review.moments[0].kind == "waited"
