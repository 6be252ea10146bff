"""The rules that all editions share (C-1 to C-17)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.cards import each
from lenoir.core.edition import Edition
from lenoir.core.notebook import Notebook
from lenoir.core.phases import Closing, Over, Refuting, Starting
from lenoir.core.seats import EVERYONE, SPECTATOR, Seat
from lenoir.core.state import State
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.dice import Seeded
from lenoir.rules.absence import answer_in_absence
from lenoir.rules.engine import IllegalAction, apply, start
from lenoir.rules.setup import seated, settled
from tests.builders import Play, a_game

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


# Suggesting


def test_a_suggestion_names_the_room_one_stands_in() -> None:
    """C-6, C-12: another room is refused, and so is a case that is none."""
    play = a_game("classic").standing("rose", "lounge").begin()
    deck = play.deck
    assert play.rejects(a.Suggest(play.seat, deck.case("olive", "rope", "hall")))
    nonsense = deck.case("olive", "rope", "lounge")._replace(suspect=deck.card("rope"))
    assert play.rejects(a.Suggest(play.seat, nonsense))
    assert not play.rejects(a.Suggest(play.seat, deck.case("olive", "rope", "lounge")))


def test_a_suggestion_is_offered_and_never_forced() -> None:
    """C-6: who arrives may pass."""
    play = a_game("miro").standing("rose", "g17").begin().roll(1, 2).walk("lounge")
    assert play.asked == ("Suggesting", "rose")
    play.decline()
    assert play.asked == ("Starting", "moutarde")


def test_there_is_one_suggestion_a_turn() -> None:
    """C-6."""
    scene = a_game("miro").summoned("rose", "lounge").envelope("olive", "rope", "lounge")
    play = scene.begin().suggest("olive", "rope")
    assert play.asked == ("Closing", "rose")
    assert not play.may(a.Suggest)


def test_suspect_and_weapon_move_into_the_room_and_stay_there() -> None:
    """C-6."""
    scene = a_game("classic").standing("rose", "lounge").lying("rope", "hall")
    play = scene.envelope("olive", "rope", "lounge").begin().suggest("olive", "rope")
    assert (play.place("olive"), play.weapon_place("rope")) == ("lounge", "lounge")
    play.end()
    assert (play.place("olive"), play.weapon_place("rope")) == ("lounge", "lounge")


def test_what_is_there_already_does_not_move() -> None:
    """C-6: no event tells of a move that was none."""
    scene = a_game("classic").standing("rose", "lounge").standing("olive", "lounge")
    play = scene.lying("rope", "lounge").begin().suggest("olive", "rope")
    assert not play.happened(e.TokenMoved)
    assert not play.happened(e.WeaponMoved)


def test_own_cards_and_the_own_suspect_may_be_named() -> None:
    """C-6: a bluff."""
    scene = a_game("classic").standing("rose", "lounge").holding("rose", "rose", "rope", "lounge")
    play = scene.begin().suggest("rose", "rope")
    assert play.happened(e.SuggestionStood)


# Refuting


def refutation() -> Play:
    scene = a_game("classic", "rose", "moutarde", "leblanc", "olive").standing("rose", "lounge")
    scene.holding("leblanc", "violet", "rope").holding("olive", "lounge").holding("moutarde")
    return scene.begin().suggest("violet", "rope")


def test_the_first_on_the_left_who_can_refute_must_and_the_asking_stops_there() -> None:
    """C-7, E-11: Moutarde cannot, Leblanc must, Olive is not asked."""
    play = refutation()
    assert [event.seat for event in play.happened(e.CannotRefute)] == [play.seat_of("moutarde")]
    assert play.asked == ("Refuting", "leblanc")
    assert not play.may(a.SayNone)
    play.show("rope")
    assert play.asked == ("Starting", "moutarde"), "in this edition the turn passes"


def test_exactly_one_of_the_named_cards_is_shown_of_ones_own_choice() -> None:
    """C-7: neither a card that was not named nor one that is not held."""
    play = refutation()
    cards = {play.deck.ids[act.card] for act in play.legal if isinstance(act, a.Show)}
    assert cards == {"violet", "rope"}
    assert play.rejects(a.Show(play.seat, play.card("lounge")))


def test_only_the_suggester_sees_which_card_and_all_see_who_showed() -> None:
    """C-7, C-15, E-11."""
    play = refutation().show("rope")
    shown = e.CardShown(play.seat_of("leblanc"), play.seat_of("rose"), play.card("rope"))
    for name in ("rose", "leblanc"):
        assert shown in play.heard(name)
    for name in ("moutarde", "olive"):
        assert shown not in play.heard(name)
        assert [x for x in play.heard(name) if isinstance(x, e.SuggestionRefuted)]
    assert play.knows("rose", of="leblanc") == {"rope"}
    assert play.knows("olive", of="leblanc") == set()


def test_the_same_card_may_be_shown_again() -> None:
    """C-7."""
    scene = a_game("classic").standing("rose", "lounge").holding("moutarde", "rope")
    play = scene.begin().suggest("violet", "rope").show("rope")
    play.roll(1).stay().end().roll(1).stay().end()
    play.suggest("violet", "rope")
    assert a.Show(play.seat_of("moutarde"), play.card("rope")) in play.legal


def test_a_suggestion_nobody_can_refute_ends_unanswered() -> None:
    """C-7: all the others have said so."""
    scene = a_game("classic").standing("rose", "lounge").envelope("olive", "rope", "lounge")
    play = scene.begin().suggest("olive", "rope")
    assert [event.seat for event in play.happened(e.CannotRefute)] == [1, 2]
    assert play.happened(e.SuggestionStood)


# Accusing


def test_who_accuses_rightly_wins_and_the_envelope_is_opened_for_all() -> None:
    """C-8."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    play.accuse("olive", "rope", "hall")
    assert play.phase == Over(Seat(0))
    case = play.deck.case("olive", "rope", "hall")
    assert play.table.solution == case
    assert e.GameEnded(Seat(0), case, "solved") in play.heard("leblanc")


def wrong() -> Play:
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    return play.accuse("violet", "rope", "hall")


def test_who_accuses_wrongly_is_out_and_alone_has_seen_the_envelope() -> None:
    """C-8: the turn ends; nobody else saw."""
    play = wrong()
    assert play.table.active == (1, 2)
    assert play.asked == ("Starting", "moutarde")
    assert play.sight("rose").private.envelope == play.deck.case("olive", "rope", "hall")
    assert play.sight("moutarde").private.envelope is None
    assert play.table.solution is None


def test_an_accusation_said_aloud_is_known_to_all() -> None:
    """C-8: all know which three cards are not together in the envelope."""
    play = wrong()
    claimed = e.CaseClaimed(Seat(0), play.deck.case("violet", "rope", "hall"))
    assert claimed in play.heard("leblanc")


def test_one_accuses_on_the_own_turn_and_once() -> None:
    """C-8, C-16: who is out has no more turns."""
    play = wrong()
    assert play.rejects(a.Accuse(Seat(2), play.deck.case("olive", "rope", "hall")))
    play.roll(1).stay().end()
    play.roll(1).stay().end()
    assert play.asked == ("Starting", "moutarde")


def test_the_token_of_one_who_is_out_is_summoned_and_he_still_refutes() -> None:
    """C-8."""
    scene = a_game("classic").standing("moutarde", "lounge")
    scene.holding("rose", "rope").holding("moutarde", "lounge")
    play = scene.envelope("olive", "dagger", "hall").begin().accuse("violet", "rope", "hall")
    play.suggest("rose", "rope")
    assert play.place("rose") == "lounge"
    assert play.asked == ("Refuting", "rose")


# The end


def test_when_all_have_erred_nobody_wins_and_the_envelope_is_opened() -> None:
    """C-9."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    for _ in range(3):
        play.accuse("violet", "rope", "hall")
    assert play.phase == Over(None)
    assert play.happened(e.GameEnded)[0].because == "nobody_left"
    assert play.table.solution == play.deck.case("olive", "rope", "hall")


def test_the_last_one_standing_plays_on() -> None:
    """C-9: until he wins, errs or dies."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin()
    play.accuse("violet", "rope", "hall").accuse("violet", "rope", "hall")
    assert play.asked == ("Starting", "leblanc")
    play.roll(1).stay().end()
    assert play.asked == ("Starting", "leblanc")
    play.accuse("olive", "rope", "hall")
    assert play.phase == Over(Seat(2))


def test_the_last_detective_wins_where_the_table_says_so() -> None:
    """C-9, option last_detective_wins."""
    scene = a_game("classic").envelope("olive", "rope", "hall")
    play = scene.with_options(last_detective_wins=True).begin()
    play.accuse("violet", "rope", "hall").accuse("violet", "rope", "hall")
    assert play.phase == Over(Seat(2))
    assert play.happened(e.GameEnded)[0].because == "last_detective"


def test_after_the_turn_limit_nobody_wins() -> None:
    """C-9, option turn_limit."""
    play = a_game("classic").with_options(turn_limit=2).begin()
    play.roll(1).stay().end()
    assert play.asked == ("Starting", "moutarde")
    play.roll(1).stay().end()
    assert play.phase == Over(None)
    assert play.happened(e.GameEnded)[0].because == "turn_limit"


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
    with pytest.raises(ValueError, match="no seat at this table"):
        apply(play.state, a.Roll(Seat(5)), play)
    assert play.state is before


def test_a_notebook_has_the_own_cards_marked_and_nothing_else() -> None:
    """C-13: a row per card, a column per player."""
    play = a_game("classic").holding("moutarde", "rope").begin()
    sheet = Notebook.at_the_deal(play.sight("moutarde"))
    assert len(sheet.marks) == 21
    assert all(len(row) == 3 for row in sheet.marks)
    marked = {play.deck.ids[n] for n, row in enumerate(sheet.marks) if any(row)}
    assert marked == play.hand("moutarde")
    assert sheet.marked(play.card("hall"), Seat(2), "maybe").marks[play.card("hall")][2] == "maybe"


def test_answers_of_several_are_sealed_and_take_effect_together_from_the_left() -> None:
    """C-14: nobody sees another's answer before giving the own."""
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


def test_an_optional_draw_is_declined_in_absence() -> None:
    """C-17, D-14."""
    play = a_game("detectives", "rose", "olive", "violet").summoned("rose", "spa").begin()
    play.stay().suggest("olive", "trophy")
    assert answer_in_absence(play.sight("olive"), Seeded(1)) == a.Pass(play.seat)


# Resigning


def test_who_resigns_is_out_without_seeing_the_envelope() -> None:
    """C-8, C-9: at any time, also when it is not his turn."""
    play = a_game("classic").begin().resign("leblanc")
    assert play.table.is_out(Seat(2))
    assert play.sight("leblanc").private.envelope is None
    assert play.phase == Starting(Seat(0))
    assert play.rejects(a.Resign(Seat(2)))


def test_who_resigns_while_asked_to_refute_still_refutes() -> None:
    """C-7, C-8."""
    play = refutation().resign("leblanc")
    assert play.asked == ("Refuting", "leblanc")
    play.show("rope")
    assert play.knows("rose", of="leblanc") == {"rope"}


def test_the_turn_of_one_who_resigns_during_his_suggestion_ends_with_it() -> None:
    """C-16."""
    scene = a_game("miro", "rose", "moutarde", "leblanc").summoned("rose", "lounge")
    play = scene.holding("moutarde", "rope").begin().suggest("moutarde", "rope").resign("rose")
    assert play.asked == ("Refuting", "moutarde")
    play.show("rope")
    assert play.asked == ("Starting", "moutarde")
    assert not isinstance(play.phase, Closing)


def test_public_events_are_for_everyone() -> None:
    """C-15: the kinds of events that are not, written out."""
    from typing import get_args

    from lenoir.core.visibility import PUBLIC

    private = {kind.__name__ for kind in get_args(e.Event) if kind not in PUBLIC}
    assert private == {
        "AnswerSealed", "CardGlimpsed", "CardShown", "CardSpied", "CaseWritten",
        "EnvelopeSealed", "EnvelopeSeen", "HandDealt", "KeeperTaken", "PoolFilled",
        "PoolSeen", "RoomCardLaid", "RoomCardSeen",
    }  # fmt: skip
    assert EVERYONE == -1
