"""The rules that all editions share: suggesting, accusing and the end."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.edition import Edition
from lenoir.core.phases import Closing, Over, Starting
from lenoir.core.seats import EVERYONE, Seat
from lenoir.core.state import State
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import start
from lenoir.rules.setup import seated, settled
from tests.builders import Play, a_game
from tests.rules.refutation import refutation

EVERY_COUNT = [(key, n) for key in edition_keys() for n in load_edition(key).players]


@pytest.fixture(params=edition_keys())
def edition(request: pytest.FixtureRequest) -> Edition:
    key: str = request.param
    return load_edition(key)


def dealt(edition: Edition, players: int, seed: int = 0) -> tuple[State, tuple[e.Event, ...]]:
    step = start(edition, seated(edition, players), settled(edition, {}), Seeded(seed))
    return step.state, step.events


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


@pytest.mark.parametrize(
    "claim", [("violet", "rope", "hall"), ("olive", "dagger", "hall"), ("olive", "rope", "study")]
)
def test_two_cards_of_three_are_a_wrong_accusation(claim: tuple[str, str, str]) -> None:
    """C-8: whichever the third is."""
    play = a_game("classic").envelope("olive", "rope", "hall").begin().accuse(*claim)
    assert play.table.is_out(Seat(0))
    assert play.asked == ("Starting", "moutarde")


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


def test_the_last_detective_wins_at_once_also_while_a_card_is_asked_for() -> None:
    """C-9: Rose and Moutarde give up during her suggestion; the one asked has won."""
    scene = a_game("classic").standing("rose", "lounge").holding("leblanc", "rope", "violet")
    scene.holding("moutarde").holding("rose", "lounge").with_options(last_detective_wins=True)
    play = scene.begin().suggest("violet", "rope").resign("rose")
    assert play.asked == ("Refuting", "leblanc")
    play.resign("moutarde")
    assert play.phase == Over(play.seat_of("leblanc"))
    assert play.happened(e.GameEnded)[0].because == "last_detective"


def test_after_the_turn_limit_nobody_wins() -> None:
    """C-9, option turn_limit."""
    play = a_game("classic").with_options(turn_limit=2).begin()
    play.roll(1).stay().end()
    assert play.asked == ("Starting", "moutarde")
    play.roll(1).stay().end()
    assert play.phase == Over(None)
    assert play.happened(e.GameEnded)[0].because == "turn_limit"


def test_without_a_turn_limit_the_game_goes_on() -> None:
    """C-9: turn_limit is off unless the table sets it."""
    play = a_game("classic").begin()
    for _ in range(300):
        play.stay().end()
    assert play.asked == ("Starting", "rose")


# Resigning


@pytest.mark.parametrize("phase", ["Starting", "Moving", "Suggesting", "Closing"])
def test_who_resigns_on_the_own_turn_hands_the_dice_on_and_has_not_seen_the_envelope(
    phase: str,
) -> None:
    """C-8, C-16: at whatever point of the turn."""
    play = a_game("classic").standing("rose", "g17").begin()
    if phase != "Starting":
        play.roll(5)
    if phase in ("Suggesting", "Closing"):
        play.walk("lounge" if phase == "Suggesting" else "g16")
    assert play.asked == (phase, "rose")
    play.resign("rose")
    assert play.asked == ("Starting", "moutarde")
    assert play.sight("rose").private.envelope is None


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
        "AnswerSealed", "CardGlimpsed", "CardNoticed", "CardShown", "CardSpied", "CaseWritten",
        "EnvelopeSealed", "EnvelopeSeen", "HandDealt", "KeeperTaken", "PoolFilled",
        "PoolSeen", "RoomCardLaid", "RoomCardSeen",
    }  # fmt: skip
    assert EVERYONE == -1
