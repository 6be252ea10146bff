"""The rules that all editions share: the deal, moving and secrecy."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.cards import each
from lenoir.core.edition import Edition
from lenoir.core.phases import Refuting, Starting
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.state import State
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.rules.absence import answer_in_absence
from lenoir.rules.engine import IllegalAction, apply, start
from lenoir.rules.setup import seated, settled
from tests.builders import a_game
from tests.rules.refutation import refutation

EVERY_COUNT = [(key, n) for key in edition_keys() for n in load_edition(key).players]


@pytest.fixture(params=edition_keys())
def edition(request: pytest.FixtureRequest) -> Edition:
    key: str = request.param
    return load_edition(key)


def dealt(edition: Edition, players: int, seed: int = 0) -> tuple[State, tuple[e.Event, ...]]:
    step = start(edition, seated(edition, players), settled(edition, {}), Seeded(seed))
    return step.state, step.events


# The deal


@pytest.mark.parametrize(("key", "players"), EVERY_COUNT)
@pytest.mark.parametrize("seed", range(5))
def test_the_envelope_has_one_card_of_each_kind_and_the_rest_is_shared_out(
    key: str, players: int, seed: int
) -> None:
    """C-1, C-2: every card is in exactly one place."""
    edition = load_edition(key)
    state, _ = dealt(edition, players, seed)
    assert edition.deck.is_case(state.solution)
    places = [*state.solution, *each(state.truth.pool)]
    places += [card for _, card in state.truth.in_rooms]
    places += [card for seat in state.table.seats for card in each(state.hand(seat))]
    assert sorted(places) == list(range(len(edition.deck)))


def test_nobody_sees_the_envelope_and_each_only_the_own_hand(edition: Edition) -> None:
    """C-1, C-2."""
    state, events = dealt(edition, 3)
    for viewer in (*state.table.seats, SPECTATOR):
        told = [seen.event for seen in seen_by(viewer, events)]
        assert not [event for event in told if isinstance(event, e.EnvelopeSealed)]
        hands = [event.seat for event in told if isinstance(event, e.HandDealt)]
        assert hands == ([] if viewer == SPECTATOR else [viewer])


def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    """C-2: with 18 cards for four, the two seats left of the dealer have one more."""
    edition = load_edition("classic")
    dealers = set()
    for seed in range(40):
        state, _ = dealt(edition, 4, seed)
        dealer = state.table.dealer
        assert dealer is not None
        dealers.add(dealer)
        sizes = state.table.sizes
        assert [sizes[(dealer + n) % 4] for n in (1, 2, 3, 4)] == [5, 5, 4, 4]
    assert dealers == {0, 1, 2, 3}, "the dealer is drawn at random"


def test_all_six_tokens_stand_on_their_start_squares(edition: Edition) -> None:
    """C-3: whatever the number of players."""
    state, _ = dealt(edition, 3)
    assert state.table.tokens == edition.board.starts
    assert len(set(state.table.tokens)) == len(edition.deck.suspects)


def test_a_token_nobody_plays_can_be_named_and_summoned() -> None:
    """C-3, E-14: Violet is at nobody's place, and comes all the same."""
    play = a_game("classic", "rose", "moutarde", "leblanc").standing("rose", "lounge").begin()
    play.suggest("violet", "rope")
    assert play.place("violet") == "lounge"


# Moving


def test_moves_are_never_diagonal() -> None:
    """C-4: with one point from the middle of a crossing there are four squares."""
    play = a_game("classic").standing("rose", "i17").begin().roll(1)
    assert play.reach() == {"h17", "j17", "i16", "i18"}


def test_entering_a_room_ends_the_movement_and_points_are_lost() -> None:
    """C-4, E-10: five to go, eight rolled: the room is entered and three points are lost."""
    play = a_game("miro").standing("rose", "j12").begin()
    assert play.table.edition.board.distances(play.space("j12"))[play.space("dining_room")] == 2
    play = a_game("miro").standing("rose", "k17").begin()
    distance = play.table.edition.board.distances(play.space("k17"))
    assert distance[play.space("lounge")] == 6
    play.roll(4, 4)
    assert "lounge" in play.reach()
    play.walk("lounge")
    assert play.place("rose") == "lounge"
    assert play.asked == ("Suggesting", "rose")
    assert not play.may(a.Walk)


def test_a_room_is_left_by_any_of_its_doors_and_not_entered_again_in_the_same_move() -> None:
    """C-4: the hall has three doors; one does not walk out by one and in by another."""
    play = a_game("classic").standing("rose", "hall").begin().roll(1)
    assert play.reach() == {"l17", "m17", "p20"}
    play = a_game("classic").standing("rose", "hall").begin().roll(6)
    assert "hall" not in play.reach()


def test_a_square_holds_one_token_and_a_room_any_number() -> None:
    """C-5."""
    scene = a_game("classic").standing("rose", "i17").standing("olive", "h17")
    play = scene.standing("violet", "lounge").standing("leblanc", "lounge").begin().roll(6)
    assert "h17" not in play.reach()
    play.walk("lounge")
    assert play.place("rose") == play.place("violet") == play.place("leblanc") == "lounge"


# Passages


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("classic", "kitchen", "study"),
        ("classic", "conservatory", "lounge"),
        ("miro", "kitchen", "study"),
        ("detectives", "kitchen", "observatory"),
        ("detectives", "spa", "guest_house"),
    ],
)
def test_a_passage_leads_straight_from_corner_to_corner(key: str, one: str, other: str) -> None:
    """C-10: both ways, instead of the dice."""
    for here, there in ((one, other), (other, one)):
        play = a_game(key).standing("rose", here).begin()
        assert play.reach(a.TakePassage) == {there}
        play.passage(there)
        assert play.place("rose") == there
        assert play.asked == ("Suggesting", "rose")


def test_a_passage_may_be_taken_from_a_room_one_was_summoned_into() -> None:
    """C-10."""
    play = a_game("miro").summoned("rose", "lounge").begin()
    assert play.reach(a.TakePassage) == {"conservatory"}


# Secrecy


def test_holders_of_one_two_or_three_named_cards_are_asked_alike() -> None:
    """C-11: a forced card is never shown by itself."""
    told = []
    for cards in (["rope"], ["rope", "violet"], ["rope", "violet", "lounge"]):
        scene = a_game("classic").standing("rose", "lounge").holding("moutarde", *cards)
        scene.holding("leblanc", *{"violet", "lounge"} - set(cards))
        play = scene.begin().suggest("violet", "rope")
        assert play.phase == Refuting(Seat(1))
        told.append(play.heard("rose"))
    assert told[0] == told[1] == told[2]


def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing() -> None:
    """C-12: the text says what was tried, what was possible, and nothing secret."""
    play = a_game("classic").begin()
    before = play.state
    with pytest.raises(IllegalAction, match=r"EndTurn\(seat=0\) is not legal.*Roll\(seat=0\)"):
        apply(play.state, a.EndTurn(Seat(0)), play)
    with pytest.raises(IllegalAction, match="the table waits for seat 0"):
        apply(play.state, a.Roll(Seat(1)), play)
    hostile: list[object] = [a.Roll(Seat(5)), a.Roll(Seat(-1)), "roll", None]
    hostile += [a.Suggest(Seat(0), (0, 6, 12)), a.Accuse(Seat(0), (0, 6)), a.Walk(Seat(0), "h22")]  # type: ignore[arg-type]
    for action in hostile:
        with pytest.raises(IllegalAction):
            apply(play.state, action, play)  # type: ignore[arg-type]
    assert play.state is before


def test_answers_of_several_are_sealed_and_take_effect_together_from_the_left() -> None:
    """C-14: nobody sees another's answer before giving their own."""
    scene = a_game("modern", "rose", "moutarde", "olive").holding("rose", "rope")
    scene.holding("moutarde", "dagger").holding("olive", "revolver")
    play = scene.begin().clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "moutarde")
    play.do(a.LayOpen(play.seat, play.card("dagger")))
    assert not play.happened(e.CardOpened)
    assert not [event for event in play.heard("olive") if isinstance(event, e.AnswerSealed)]
    play.do(a.LayOpen(play.seat, play.card("revolver")))
    play.do(a.LayOpen(play.seat, play.card("rope")))
    opened = [(event.seat, play.deck.ids[event.card]) for event in play.happened(e.CardOpened)]
    assert opened == [(1, "dagger"), (2, "revolver"), (0, "rope")]


def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    """C-15."""
    play = refutation().show("rope")
    public = [seen.event for seen in seen_by(SPECTATOR, play.told)]
    case = play.deck.case("violet", "rope", "lounge")
    assert e.SuggestionRefuted(Seat(2), Seat(0), case) in public
    assert not [event for event in public if isinstance(event, e.CardShown)]
    assert set(play.state.sight(SPECTATOR).private.held) == {0}


def test_when_the_game_is_over_all_is_open_to_all() -> None:
    """C-15."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    hands = tuple(play.state.hand(seat) for seat in play.table.seats)
    play.accuse("olive", "rope", "hall")
    opened = [seen.event for seen in seen_by(SPECTATOR, play.told)]
    assert [event.hands for event in opened if isinstance(event, e.EverythingOpened)] == [hands]


def test_the_cards_of_those_who_are_out_lie_open_at_the_end_too() -> None:
    """C-15."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    hands = tuple(play.state.hand(seat) for seat in play.table.seats)
    play.resign("leblanc").accuse("violet", "rope", "hall").accuse("olive", "rope", "hall")
    assert play.happened(e.EverythingOpened)[0].hands == hands


def test_the_turn_passes_to_the_left_over_those_who_are_out() -> None:
    """C-16."""
    play = a_game("classic").begin().resign("moutarde")
    assert play.asked == ("Starting", "rose")
    play.roll(1).stay().end()
    assert play.asked == ("Starting", "leblanc")


def test_a_turn_with_nothing_left_to_decide_ends_by_itself() -> None:
    """C-16: in the corridor of the modern edition nothing can be decided after the move."""
    play = a_game("modern").begin().roll(2, 2)
    square = sorted(play.reach() - set(play.deck.rooms))[0]
    play.walk(square)
    assert play.asked == ("Starting", "moutarde")


def test_who_does_not_answer_in_time_declines_or_shows_a_random_card() -> None:
    """C-17: and a turn is for a bot to play."""
    play = refutation()
    answer = answer_in_absence(play.sight("leblanc"), Seeded(1))
    assert isinstance(answer, a.Show)
    shown = {answer_in_absence(play.sight("leblanc"), Seeded(n)) for n in range(20)}
    assert shown == set(play.legal)
    assert answer_in_absence(play.sight("rose"), Seeded(1)) is None
    play.show("rope")
    assert isinstance(play.phase, Starting)
    assert answer_in_absence(play.sight("moutarde"), Seeded(1)) is None


def test_who_is_away_on_his_honour_shows_a_card_all_the_same() -> None:
    """C-17, M-16: to show is no option that could be declined."""
    scene = a_game("miro").with_options(honour=True).summoned("rose", "lounge")
    play = scene.holding("moutarde", "rope").begin().suggest("violet", "rope")
    assert play.may(a.SayNone)
    for seed in range(10):
        assert isinstance(answer_in_absence(play.sight("moutarde"), Seeded(seed)), a.Show)


def test_who_is_away_rushes_somewhere_when_each_chooses() -> None:
    """C-17, T-13."""
    play = a_game("modern").with_options(rush_each_chooses=True).begin().clue("rush").roll(1, 4)
    assert play.asked == ("Rushing", "moutarde")
    assert answer_in_absence(play.sight("moutarde"), Seeded(1)) in play.legal


def test_an_optional_draw_is_declined_in_absence() -> None:
    """C-17, D-14."""
    scene = a_game("detectives", "rose", "olive", "violet").standing("olive", "patio")
    play = scene.summoned("rose", "spa").begin().stay().suggest("olive", "trophy")
    assert answer_in_absence(play.sight("olive"), Seeded(1)) == a.Pass(play.seat)
