"""The vintage French edition (M-1 to M-18)."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Over
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import Step, start
from lenoir.rules.setup import BadSetup, seated, settled
from tests.builders import Play, Scene, a_game

MIRO = load_edition("miro")


class Script:
    """Chance as it is written here; zeros when the script has run out."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        """The next number."""
        return self.numbers.pop(0) % bound if self.numbers else 0


def dealt(players: int, seed: int = 0) -> Step:
    return start(MIRO, seated(MIRO, players), settled(MIRO, {}), Seeded(seed))


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [9, 9]), (3, [6] * 3), (4, [4, 4, 5, 5]), (5, [3, 3, 4, 4, 4]), (6, [3] * 6)],
)
def test_two_to_six_play_and_hands_differ_by_one_at_most(players: int, sizes: list[int]) -> None:
    """M-1, M-4: two have nine cards each and no special mode."""
    table = dealt(players).state.table
    assert sorted(table.sizes) == sizes
    assert not table.in_rooms
    for wrong in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6 players"):
            seated(MIRO, wrong)


def test_weapons_start_in_six_different_rooms_at_random() -> None:
    """M-2."""
    places = {dealt(3, seed).state.table.weapons for seed in range(20)}
    assert len(places) == 20
    for weapons in places:
        assert len(set(weapons)) == 6
        assert all(MIRO.board.is_room(space) for space in weapons)
    many = [dealt(3, seed).state.table.weapons for seed in range(100)]
    for weapon in range(6):
        assert {weapons[weapon] for weapons in many} == set(range(9)), "any weapon in any room"


def test_the_envelope_is_filled_rooms_first_then_weapons_then_suspects() -> None:
    """M-3: told by the order in which chance is asked."""

    class Spy(Seeded):
        bounds: list[int]

        def below(self, bound: int) -> int:
            self.bounds.append(bound)
            return super().below(bound)

    spy = Spy(1)
    spy.bounds = []
    start(MIRO, seated(MIRO, 3), settled(MIRO, {}), spy)
    at = spy.bounds.index(18)  # the pack is shuffled after the envelope is filled
    assert spy.bounds[at - 3 : at] == [9, 6, 6]


def test_the_highest_roll_deals_and_only_the_tied_roll_again() -> None:
    """M-4: 3, 9 and 9; then 5 against 4."""
    weapons = [0] * 8
    script = Script(*weapons, 0, 1, 3, 4, 4, 3, 1, 2, 1, 1)
    step = start(MIRO, seated(MIRO, 3), settled(MIRO, {}), script)
    lots = [event for event in step.events if isinstance(event, e.LotsRolled)]
    assert [(lot.seats, lot.rolls) for lot in lots] == [((0, 1, 2), (3, 9, 9)), ((1, 2), (5, 4))]
    assert {lot.purpose for lot in lots} == {"deal"}
    assert step.state.table.dealer == 1


def test_seats_follow_the_order_of_the_tokens() -> None:
    """M-5: with fewer than six, any tokens, seated in that order."""
    assert MIRO.deck.suspects == ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet")
    assert seated(MIRO, ["moutarde", "olive", "violet"]) == (1, 3, 5)
    for wrong in (["olive", "moutarde", "violet"], ["violet", "rose"]):
        with pytest.raises(BadSetup, match="order of the tokens"):
            seated(MIRO, wrong)


def test_rose_begins_or_the_next_in_order_if_nobody_plays_her() -> None:
    """M-6: then to the left."""
    assert dealt(3).state.table.turn.seat == 0
    suspects = seated(MIRO, ["leblanc", "olive", "violet"])
    step = start(MIRO, suspects, settled(MIRO, {}), Seeded(3))
    assert step.state.table.turn.seat == 0
    play = a_game("miro").begin().stay().end()
    assert play.asked == ("Starting", "moutarde")


# Moving


def test_the_sum_of_two_dice_is_moved_exactly() -> None:
    """M-7: in the corridor neither more nor fewer."""
    play = a_game("miro").begin().roll(1, 3)
    board = MIRO.board
    squares = play.reach() - set(board.rooms)
    distances = board.distances(play.space("h24"))
    assert squares
    assert all((distances[board.space(name)] - 4) % 2 == 0 for name in squares)
    assert "h20" in squares
    assert "h21" not in squares


def test_no_square_is_used_twice_so_parity_does_not_decide() -> None:
    """M-7: h22 is two from the start at h24, and there is no other way of four to it."""
    play = a_game("miro").standing("violet", "i22").begin().roll(2, 2)
    assert "h20" in play.reach()
    assert "h22" not in play.reach(), "two steps there and two steps to and fro are no way"
    assert "h24" not in play.reach()
    assert "h22" in a_game("miro").begin().roll(2, 2).reach(), "round by i23 and i22"


def test_an_occupied_square_is_neither_passed_nor_stopped_on() -> None:
    """M-8."""
    play = a_game("miro").standing("rose", "a7").standing("violet", "c7").begin().roll(1, 1)
    assert play.reach() == {"b8"}
    play = a_game("miro").standing("rose", "a7").standing("violet", "b7").begin().roll(2, 2)
    assert play.reach() == set()


def test_a_token_on_a_doors_square_shuts_that_door_both_ways() -> None:
    """M-8: the lounge has one door, at g18."""
    play = a_game("miro").standing("rose", "g16").standing("violet", "g18").begin().roll(5, 6)
    assert "lounge" not in play.reach()
    play = a_game("miro").standing("rose", "lounge").standing("violet", "g18").begin().roll(5, 6)
    assert play.reach() == set()
    assert play.may(a.Stay)


def test_who_arrives_in_a_room_may_suggest_there() -> None:
    """M-9: by dice, by a passage, or by a double."""
    play = a_game("miro").standing("rose", "g17").begin().roll(1, 2).walk("lounge")
    assert play.asked == ("Suggesting", "rose")
    play = a_game("miro").standing("rose", "lounge").begin().passage("conservatory")
    assert play.asked == ("Suggesting", "rose")
    play = a_game("miro").begin().roll(6, 6).leap("study")
    assert play.asked == ("Suggesting", "rose")


def test_who_was_summoned_may_suggest_before_and_after_rolling_until_he_leaves() -> None:
    """M-9: the right lasts until used, until one leaves, or the turn ends."""
    play = a_game("miro").summoned("rose", "lounge").begin()
    assert play.may(a.Suggest)
    play.roll(1, 2)
    assert not play.may(a.Suggest)
    play.stay()
    assert play.asked == ("Suggesting", "rose")
    play.decline().stay().end().stay().end()
    assert play.asked == ("Starting", "rose")
    assert not play.may(a.Suggest), "the turn had ended"


def test_leaving_by_a_walk_ends_the_right_of_a_summons() -> None:
    """M-9."""
    play = a_game("miro").summoned("rose", "lounge").begin().roll(1, 2).walk("g16")
    assert play.asked == ("Closing", "rose")
    assert not play.may(a.Suggest)


def test_staying_on_without_a_new_arrival_gives_no_new_suggestion() -> None:
    """M-9: unless the table says so, option resuggest_when_staying."""
    play = a_game("miro").standing("rose", "lounge").begin()
    assert not play.may(a.Suggest)
    play.stay()
    assert play.asked == ("Closing", "rose")
    scene = a_game("miro").standing("rose", "lounge")
    assert scene.with_options(resuggest_when_staying=True).begin().may(a.Suggest)


def test_being_named_where_one_already_stands_is_no_summons_and_ends_none() -> None:
    """M-9: Moutarde was summoned; Leblanc names him again in the same room."""
    scene = a_game("miro").summoned("moutarde", "lounge").summoned("leblanc", "lounge")
    play = scene.envelope("moutarde", "rope", "lounge").turn_of("leblanc").begin()
    play.suggest("moutarde", "rope").end().stay().end()
    assert play.asked == ("Starting", "moutarde")
    assert play.may(a.Suggest)
    scene = a_game("miro").standing("moutarde", "lounge").summoned("leblanc", "lounge")
    play = scene.envelope("moutarde", "rope", "lounge").turn_of("leblanc").begin()
    play.suggest("moutarde", "rope").end().stay().end()
    assert not play.may(a.Suggest)


def test_no_exact_roll_is_needed_to_enter_a_room() -> None:
    """M-10, E-10: five are needed, eight are rolled, three are lost."""
    lounge = MIRO.board.space("lounge")
    five = next(
        square
        for square, steps in MIRO.board.distances(lounge).items()
        if steps == 5 and not MIRO.board.is_room(square)
    )
    play = a_game("miro").standing("rose", MIRO.board.name(five)).begin().roll(2, 6)
    assert "lounge" in play.reach()
    play.walk("lounge")
    assert play.place("rose") == "lounge"


def test_one_does_not_move_after_a_suggestion_but_may_accuse() -> None:
    """M-11: refuted or not."""
    scene = a_game("miro").summoned("rose", "lounge").holding("moutarde", "rope")
    play = scene.begin().suggest("olive", "rope").show("rope")
    assert play.asked == ("Closing", "rose")
    assert {type(action) for action in play.legal} == {a.EndTurn, a.Accuse}


def test_a_token_may_stay_where_it_is_as_long_as_its_player_likes() -> None:
    """M-12: on a square or in a room, before rolling or after."""
    for place in ("h24", "lounge"):
        play = a_game("miro").standing("rose", place).begin()
        assert play.may(a.Stay)
        play.roll(3, 4)
        assert play.may(a.Stay)
        play.stay()
        assert play.place("rose") == place


def test_a_passage_is_chosen_instead_of_rolling_and_uses_up_the_move() -> None:
    """M-13: kitchen and study, conservatory and lounge."""
    pairs = [("kitchen", "study"), ("conservatory", "lounge")]
    for here, there in pairs + [(there, here) for here, there in pairs]:
        play = a_game("miro").standing("rose", here).begin()
        assert play.reach(a.TakePassage) == {there}
        assert not play.passage(there).may(a.Roll)
        rolled = a_game("miro").standing("rose", here).begin().roll(3, 4)
        assert not rolled.may(a.TakePassage)


@pytest.mark.parametrize("dice", [(6, 6), (1, 1)])
def test_a_double_six_or_one_leads_into_any_room_but_the_one_he_is_in(
    dice: tuple[int, int],
) -> None:
    """M-14: a right, not a duty; no further turn."""
    play = a_game("miro").standing("rose", "lounge").begin().roll(*dice)
    assert play.reach(a.Leap) == set(MIRO.board.rooms) - {"lounge"}
    assert play.may(a.Walk)
    assert play.may(a.Stay)
    play.leap("study").decline()
    assert play.asked == ("Starting", "moutarde")


def test_a_double_leads_out_of_a_room_whose_door_is_blocked() -> None:
    """M-14."""
    scene = a_game("miro").standing("rose", "lounge").standing("violet", "g18")
    play = scene.begin().roll(1, 1)
    assert not play.may(a.Walk)
    assert play.reach(a.Leap) == set(MIRO.board.rooms) - {"lounge"}


@pytest.mark.parametrize("dice", [(2, 2), (3, 3), (4, 4), (5, 5), (6, 1), (1, 6), (5, 6), (1, 2)])
def test_other_dice_lead_nowhere_at_once(dice: tuple[int, int]) -> None:
    """M-14."""
    assert not a_game("miro").begin().roll(*dice).may(a.Leap)


# Accusing


def test_one_may_accuse_at_any_point_of_the_own_turn() -> None:
    """M-15: before rolling, after rolling, after moving, before and after a suggestion."""
    play = a_game("miro").summoned("rose", "lounge").holding("moutarde", "rope").begin()
    assert play.may(a.Accuse)
    play.roll(1, 2)
    assert play.may(a.Accuse)
    play.stay()
    assert play.may(a.Accuse)
    play.suggest("olive", "rope").show("rope")
    assert play.may(a.Accuse)
    corridor = a_game("miro").begin().roll(1, 3).walk("h20")
    assert corridor.may(a.Accuse)


def test_a_wrong_written_accusation_stays_the_accusers_secret() -> None:
    """M-15: the others learn only that it was wrong, until the game is over."""
    play = a_game("miro").envelope("olive", "rope", "hall").begin()
    play.accuse("violet", "rope", "hall")
    case = play.deck.case("violet", "rope", "hall")
    assert e.CaseWritten(Seat(0), case) in play.heard("rose")
    assert [type(event) for event in play.heard("leblanc")[:2]] == [
        e.AccusationMade,
        e.AccusationFailed,
    ]
    assert e.CaseWritten(Seat(0), case) not in play.heard("leblanc")
    play.accuse("olive", "rope", "hall")
    assert play.happened(e.EverythingOpened)[0].written == (
        case,
        play.deck.case("olive", "rope", "hall"),
        None,
    )


def test_a_right_written_accusation_is_laid_open() -> None:
    """M-15."""
    play = a_game("miro").envelope("olive", "rope", "hall").begin().accuse("olive", "rope", "hall")
    assert play.phase == Over(Seat(0))
    assert play.table.solution == play.deck.case("olive", "rope", "hall")


def test_accusations_are_said_aloud_where_the_table_says_so() -> None:
    """M-15, option spoken_accusation."""
    scene = a_game("miro").envelope("olive", "rope", "hall").with_options(spoken_accusation=True)
    play = scene.begin().accuse("violet", "rope", "hall")
    assert e.CaseClaimed(Seat(0), play.deck.case("violet", "rope", "hall")) in play.heard("leblanc")


# On one's honour


def on_honour() -> Scene:
    scene = a_game("miro").with_options(honour=True).summoned("rose", "lounge")
    scene.holding("moutarde", "rope", "violet").holding("rose", "lounge")
    return scene.envelope("olive", "dagger", "hall")


def test_a_card_that_must_be_shown_is_shown() -> None:
    """M-16: by default it cannot be withheld."""
    play = a_game("miro").summoned("rose", "lounge").holding("moutarde", "rope").begin()
    assert not play.suggest("violet", "rope").may(a.SayNone)


def test_on_honour_everybody_is_asked_and_none_is_believed() -> None:
    """M-16, option honour: with or without a named card the same question is put."""
    play = on_honour().begin().suggest("violet", "rope")
    assert play.asked == ("Refuting", "moutarde")
    play.none()
    assert play.asked == ("Refuting", "leblanc")
    assert play.may(a.SayNone)


def caught(**options: object) -> Play:
    """Moutarde withholds the rope; later he shows it to Rose."""
    play = on_honour().with_options(**options).begin().suggest("violet", "rope").none()
    play = play.none() if play.asked[0] == "Refuting" else play
    play.end().stay().end().stay().end()
    play.roll(6, 6).leap("study").suggest("olive", "rope").show("rope")
    return play


def test_who_has_seen_the_card_may_challenge_and_the_offender_is_out() -> None:
    """M-16: the card is laid open, the suggestion is not repeated, the turn goes on."""
    play = caught()
    challenge = a.Challenge(Seat(0), Seat(1), play.card("rope"))
    assert challenge in play.legal
    play.do(challenge)
    assert play.table.is_out(Seat(1))
    assert play.names(play.table.opened[1]) == {"rope"}
    assert play.asked == ("Closing", "rose")
    assert not play.may(a.Challenge), "who is out already cannot be challenged"


def test_a_challenge_that_the_own_view_does_not_prove_is_refused() -> None:
    """M-16: so it is no oracle."""
    play = caught()
    assert play.rejects(a.Challenge(Seat(0), Seat(1), play.card("violet")))
    assert play.rejects(a.Challenge(Seat(0), Seat(2), play.card("rope")))
    play.end()
    assert play.rejects(a.Challenge(Seat(0), Seat(1), play.card("rope"))), "on your own turn only"
    play.stay().end()
    assert play.asked == ("Starting", "leblanc")
    assert not play.may(a.Challenge), "Leblanc has not seen the card"


def test_a_card_that_was_shown_and_never_denied_is_no_offence() -> None:
    """M-16: to have seen a card proves nothing against who has not said "none" to it."""
    play = on_honour().begin().suggest("violet", "rope").show("rope")
    assert play.asked == ("Closing", "rose")
    assert not play.may(a.Challenge)


def test_anybody_at_the_table_may_be_challenged_and_later_words_undo_no_denial() -> None:
    """M-16: Leblanc, two seats on, denies the rope, then other cards, and then shows the rope."""
    scene = a_game("miro").with_options(honour=True).summoned("rose", "lounge")
    scene.holding("leblanc", "rope").holding("rose", "lounge", "violet")
    play = scene.envelope("olive", "dagger", "hall").begin()
    play.suggest("violet", "rope").none().none().end().stay().end().stay().end()
    play.roll(6, 6).leap("study").suggest("olive", "dagger").none().none().end()
    play.stay().end().stay().end()
    play.roll(1, 1).leap("hall").suggest("olive", "rope").none().show("rope")
    play.do(a.Challenge(Seat(0), Seat(2), play.card("rope")))
    assert play.table.is_out(Seat(2))


def test_after_a_challenge_the_turn_goes_on_where_it_was() -> None:
    """M-16: before rolling one may still roll, and after rolling still move by those dice."""
    challenge = a.Challenge(Seat(0), Seat(1), MIRO.deck.card("rope"))
    play = caught().end().stay().end().stay().end().do(challenge)
    assert play.asked == ("Starting", "rose")
    play = caught().end().stay().end().stay().end().roll(1, 2)
    before = play.phase
    assert play.do(challenge).phase == before
    assert play.may(a.Walk)


def test_on_honour_the_out_are_asked_too_whatever_they_hold() -> None:
    """M-16, C-11: if only holders were asked, the question would tell who is lying."""
    play = on_honour().begin().resign("leblanc").suggest("violet", "rope").none()
    assert not play.hand("leblanc") & {"violet", "rope", "lounge"}
    assert play.asked == ("Refuting", "leblanc")


def test_the_card_of_one_who_was_caught_lies_open_and_still_refutes() -> None:
    """M-16, C-7: he keeps his hand, and is asked like everybody else."""
    play = caught().do(a.Challenge(Seat(0), Seat(1), MIRO.deck.card("rope"))).end()
    assert play.asked == ("Starting", "leblanc")
    play.roll(1, 1).leap("hall").suggest("olive", "rope").none()
    assert play.asked == ("Refuting", "moutarde")
    assert a.Show(Seat(1), play.card("rope")) in play.legal


def test_who_has_convicted_the_last_other_detective_wins_where_the_table_says_so() -> None:
    """M-16, C-9, option last_detective_wins."""
    play = caught(last_detective_wins=True).resign("leblanc")
    assert play.asked == ("Closing", "rose")
    play.do(a.Challenge(Seat(0), Seat(1), play.card("rope")))
    assert play.phase == Over(Seat(0))


@pytest.mark.parametrize("convicted", [False, True])
def test_the_end_of_the_game_discloses_every_withheld_card(convicted: bool) -> None:
    """M-16: also of one who was caught before."""
    play = caught()
    if convicted:
        play.do(a.Challenge(Seat(0), Seat(1), play.card("rope")))
    play.accuse("olive", "dagger", "hall")
    withheld = {(event.seat, play.deck.ids[event.card]) for event in play.happened(e.CardWithheld)}
    assert withheld == {(1, "rope"), (1, "violet")}


# Doorways and the order of a turn


def test_a_token_whose_player_goes_out_in_a_doorway_is_put_into_the_room() -> None:
    """M-17: at that moment, whether by accusing, resigning or a challenge."""
    scene = a_game("miro").envelope("olive", "rope", "hall").standing("rose", "g18")
    play = scene.begin().accuse("violet", "rope", "hall")
    assert play.place("rose") == "lounge"
    play = a_game("miro").standing("leblanc", "g18").begin().resign("leblanc")
    assert play.place("leblanc") == "lounge"
    assert [event.how for event in play.happened(e.TokenMoved)] == ["swept"], "nobody summoned it"
    play = a_game("miro").standing("leblanc", "g17").begin().resign("leblanc")
    assert play.place("leblanc") == "g17"
    play = caught()
    play.state = play.state.after(e.TokenMoved(play.card("moutarde"), play.space("g18"), "walk"))
    play.do(a.Challenge(Seat(0), Seat(1), play.card("rope")))
    assert play.place("moutarde") == "lounge"


def test_a_turn_in_its_order() -> None:
    """M-18: what may be done at its start, after rolling, after arriving, after a suggestion."""

    def kinds(play: Play) -> set[type]:
        return {type(action) for action in play.legal}

    play = a_game("miro").summoned("rose", "lounge").begin()
    assert kinds(play) == {a.Accuse, a.Suggest, a.TakePassage, a.Roll, a.Stay}
    play = a_game("miro").begin()
    assert kinds(play) == {a.Accuse, a.Roll, a.Stay}
    assert kinds(play.roll(6, 6)) == {a.Accuse, a.Walk, a.Leap, a.Stay}
    assert kinds(play.leap("study")) == {a.Accuse, a.Suggest, a.Pass}
    play = a_game("miro").begin().roll(1, 3).walk("h20")
    assert kinds(play) == {a.Accuse, a.EndTurn}


def test_rose_in_the_lounge_asks_her_left_neighbour_first() -> None:
    """E-11: the lounge is 8 from her start; Olive, spanner; order and secrecy of C-7."""
    scene = a_game("miro").holding("moutarde", "spanner", "olive")
    play = scene.begin().roll(4, 4)
    assert MIRO.board.distances(play.space("h24"))[play.space("lounge")] == 8
    play.walk("lounge").suggest("olive", "spanner")
    assert play.asked == ("Refuting", "moutarde")
    play.show("spanner")
    assert play.knows("rose", of="moutarde") == {"spanner"}
    assert play.knows("leblanc", of="moutarde") == set()
