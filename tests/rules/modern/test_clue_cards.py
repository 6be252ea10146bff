"""The modern edition: clue cards that bring cards to light."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.editions.loader import load_edition
from tests.builders import Play, Scene, a_game
from tests.rules.modern.deeds import (
    already_open,
    lay_open,
    name_card,
    open_cards,
    opened_now,
    pick_player,
    spectator_heard,
    three,
)

DECK = load_edition("modern").deck


def each_with_a_weapon() -> Scene:
    """Everybody has a weapon to lay open, and other cards."""
    return three().holding("rose", "spanner").holding("olive", "rope").holding("violet", "dagger")


def hears(play: Play, suspect: str, kind: type) -> list[object]:
    """What somebody heard of a kind in the last deed."""
    return [event for event in play.heard(suspect) if isinstance(event, kind)]


# Reveal


@pytest.mark.parametrize("card", DECK.ids)
def test_t9_there_is_a_card_to_reveal_each_card_of_the_game(card: str) -> None:
    """T-9: whoever holds it lays it open."""
    envelope = [next(DECK.ids[n] for n in group if DECK.ids[n] != card) for group in DECK.kinds]
    scene = three().holding("violet", card).envelope(envelope[0], envelope[1], envelope[2])
    assert opened_now(scene.begin().clue("reveal", card).roll(1, 4)) == [("violet", card)]


def test_t9_the_drawer_too_lays_open_what_he_holds() -> None:
    """T-9: Rose has drawn the card that tells on her."""
    play = three().holding("rose", "rope").begin().clue("reveal", "rope").roll(1, 4)
    assert opened_now(play) == [("rose", "rope")]


def test_t9_everybody_sees_the_open_card() -> None:
    """T-9: laid open for all, then the drawer goes on."""
    play = three().holding("olive", "rope").begin().clue("reveal", "rope").roll(1, 4)
    assert hears(play, "violet", e.CardOpened) == [
        e.CardOpened(play.seat_of("olive"), play.card("rope"))
    ]
    assert play.asked == ("Moving", "rose")


def test_t9_nothing_happens_when_nobody_holds_the_card() -> None:
    """T-9: it is in the envelope, where it stays; all see that nobody has it."""
    scene = three().envelope("orchidee", "rope", "hall")
    play = scene.begin().clue("reveal", "rope").roll(1, 4)
    assert opened_now(play) == []
    assert e.NobodyHolds(play.card("rope")) in spectator_heard(play)
    assert play.asked == ("Moving", "rose")
    assert play.table.solution is None


def test_t9_the_out_lay_open_too() -> None:
    """T-9: Olive has resigned, his cards have not."""
    play = three().holding("olive", "rope").begin().resign("olive")
    assert opened_now(play.clue("reveal", "rope").roll(1, 4)) == [("olive", "rope")]


def test_t9_an_open_card_stays_in_the_hand_and_open() -> None:
    """T-9: for good, through the turns that follow."""
    play = three().holding("olive", "rope").begin().clue("reveal", "rope").roll(1, 4).walk("h19")
    assert "rope" in play.hand("olive")
    assert open_cards(play, "olive") == {"rope"}
    assert play.table.sizes == (6, 6, 6)


def test_t9_an_open_card_may_still_refute() -> None:
    """T-9: and must, when it is the only one."""
    scene = three().holding("olive", "rope").envelope("moutarde", "dagger", "hall")
    play = scene.standing("rose", "hall").begin().clue("reveal", "rope").roll(1, 4).stay()
    assert play.suggest("moutarde", "rope").asked == ("Refuting", "olive")
    assert list(play.legal) == [a.Show(play.seat, play.card("rope"))]


def test_t9_an_open_card_is_shown_by_choice_beside_a_hidden_one() -> None:
    """T-9, C-7: which of the two, the others are not told."""
    scene = three().holding("olive", "rope", "moutarde").standing("rose", "hall")
    play = already_open(scene.begin(), "olive", "rope").roll(2, 3).stay()
    play.suggest("moutarde", "rope")
    assert {act.card for act in play.legal if isinstance(act, a.Show)} == {
        *(play.card("rope"), play.card("moutarde"))
    }


def test_t9_a_card_that_lies_open_is_not_laid_open_again() -> None:
    """T-9: the card drawn for it finds it done."""
    play = already_open(three().holding("olive", "rope").begin(), "olive", "rope")
    play.clue("reveal", "rope").roll(1, 4)
    assert opened_now(play) == []
    assert play.happened(e.NobodyHolds) == []
    assert play.asked == ("Moving", "rose")


def test_t9_a_card_is_laid_open_beside_others_that_lie_open() -> None:
    """T-9: Olive's other cards are open, this one not yet."""
    play = three().holding("olive", "rope").begin()
    already_open(play, "olive", *(play.hand("olive") - {"rope"}))
    assert opened_now(play.clue("reveal", "rope").roll(1, 4)) == [("olive", "rope")]


# Name a suspect, a weapon, a room


@pytest.mark.parametrize(
    ("kind", "names"), [*zip(("rose", "rope", "hall"), DECK.kinds, strict=True)]
)
def test_t10_the_drawer_names_any_suspect_weapon_or_room(kind: str, names: range) -> None:
    """T-10: one card for each kind, and every name of that kind, your own cards included."""
    play = three().begin().clue("name", kind).roll(1, 4)
    assert play.asked == ("Naming", "rose")
    assert [act.card for act in play.legal if isinstance(act, a.NameCard)] == list(names)
    assert len(play.legal) == len(names)


def test_t10_whoever_holds_the_named_card_lays_it_open() -> None:
    """T-10: all hear the name and see the card."""
    play = three().holding("violet", "rope").begin().clue("name", "rope").roll(1, 4)
    name_card(play, "rope")
    assert hears(play, "olive", e.CardNamed) == [e.CardNamed(play.seat, play.card("rope"))]
    assert opened_now(play) == [("violet", "rope")]
    assert play.asked == ("Moving", "rose")


def test_t10_the_out_lay_open_what_is_named() -> None:
    """T-10, T-9: the out take part."""
    play = three().holding("violet", "rope").begin().resign("violet")
    assert opened_now(name_card(play.clue("name", "rope").roll(1, 4), "rope")) == [
        ("violet", "rope")
    ]


def test_t10_a_named_card_nobody_holds_stays_hidden() -> None:
    """T-10: as with a card to reveal."""
    play = three().envelope("rose", "rope", "hall").begin().clue("name", "rope").roll(1, 4)
    name_card(play, "rope")
    assert opened_now(play) == []
    assert e.NobodyHolds(play.card("rope")) in spectator_heard(play)
    assert play.asked == ("Moving", "rose")


def test_t10_a_suspect_cannot_be_named_where_a_weapon_is_asked_for() -> None:
    """T-10, C-12: nor a room."""
    play = three().begin().clue("name", "rope").roll(1, 4)
    assert play.rejects(a.NameCard(play.seat, play.card("rose")))
    assert play.rejects(a.NameCard(play.seat, play.card("hall")))


# Everybody reveals


def test_t10_everybody_is_asked_from_the_left_the_drawer_last() -> None:
    """T-10, C-14: each for a card of their choice, out of the whole hand."""
    play = each_with_a_weapon().begin().clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "olive")
    offered = {play.deck.ids[act.card] for act in play.legal if isinstance(act, a.LayOpen)}
    assert offered == play.hand("olive")
    assert len(play.legal) == 6
    assert lay_open(play, "rope").asked == ("Opening", "violet")
    assert lay_open(play, "dagger").asked == ("Opening", "rose")
    assert lay_open(play, "spanner").asked == ("Moving", "rose")


def test_t10_the_answers_take_effect_together_listed_from_the_left() -> None:
    """T-10, C-14: three cards at once."""
    play = each_with_a_weapon().begin().clue("everybody").roll(1, 4)
    lay_open(lay_open(lay_open(play, "rope"), "dagger"), "spanner")
    assert opened_now(play) == [("olive", "rope"), ("violet", "dagger"), ("rose", "spanner")]


def test_t10_nobody_sees_an_answer_before_giving_the_own() -> None:
    """T-10, C-14: Olive has answered; Violet and Rose do not know how."""
    play = each_with_a_weapon().begin().clue("everybody").roll(1, 4)
    lay_open(play, "rope")
    assert open_cards(play, "olive") == set()
    for suspect in ("violet", "rose"):
        assert {type(event) for event in play.heard(suspect)} == {e.PhaseBegan}
        assert play.knows(suspect, of="olive") == set()


def test_t10_the_out_reveal_like_everybody() -> None:
    """T-10, T-9: Olive has resigned and is asked."""
    play = each_with_a_weapon().begin().resign("olive").clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "olive")
    assert lay_open(play, "rope").asked == ("Opening", "violet")
    lay_open(lay_open(play, "dagger"), "spanner")
    assert opened_now(play)[0] == ("olive", "rope")


def test_t10_who_has_only_open_cards_is_passed_over() -> None:
    """T-10: Olive's three cards are known to all."""
    six = a_game("modern", "rose", "olive", "violet", "moutarde", "orchidee", "pervenche")
    play = six.holding("olive", "rope", "hall", "rose").begin()
    already_open(play, "olive", "rope", "hall", "rose").clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "violet")


def test_t10_an_open_card_does_not_count_as_one_laid_open() -> None:
    """T-10: a card of the choice of those that are still hidden."""
    play = already_open(each_with_a_weapon().begin(), "olive", "rope")
    play.clue("everybody").roll(1, 4)
    assert play.rejects(a.LayOpen(play.seat, play.card("rope")))
    assert len(play.legal) == 5


def test_t10_the_last_hidden_card_is_not_laid_open_by_itself() -> None:
    """T-10, C-11: who has one left is asked like the others."""
    play = each_with_a_weapon().begin()
    already_open(play, "olive", *(play.hand("olive") - {"rope"})).clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "olive")
    assert list(play.legal) == [a.LayOpen(play.seat, play.card("rope"))]


def test_t10_when_all_cards_are_open_the_turn_goes_on() -> None:
    """T-10: nobody does anything."""
    play = three().begin()
    for suspect in ("rose", "olive", "violet"):
        already_open(play, suspect, *play.hand(suspect))
    assert play.clue("everybody").roll(1, 4).asked == ("Moving", "rose")


# The most suspicious


def test_t10_the_drawer_picks_another_player() -> None:
    """T-10: anybody but herself, the out too."""
    play = three().begin().resign("olive").clue("suspicious").roll(1, 4)
    assert play.asked == ("Picking", "rose")
    assert list(play.legal) == [a.PickSeat(play.seat, play.seat_of(s)) for s in ("olive", "violet")]


def test_t10_the_one_picked_lays_open_a_card_of_the_own_choice() -> None:
    """T-10: he alone, then the drawer goes on."""
    play = each_with_a_weapon().begin().clue("suspicious").roll(1, 4)
    assert pick_player(play, "violet").asked == ("Opening", "violet")
    assert len(play.legal) == 6
    assert opened_now(lay_open(play, "dagger")) == [("violet", "dagger")]
    assert play.asked == ("Moving", "rose")


def test_t10_all_hear_who_was_picked() -> None:
    """T-10: it is said aloud."""
    play = three().begin().clue("suspicious").roll(1, 4)
    pick_player(play, "violet")
    assert hears(play, "olive", e.SeatPicked) == [
        e.SeatPicked(play.seat_of("rose"), play.seat_of("violet"))
    ]


def test_t10_the_out_can_be_picked() -> None:
    """T-10, T-9: and must answer."""
    play = each_with_a_weapon().begin().resign("violet").clue("suspicious").roll(1, 4)
    lay_open(pick_player(play, "violet"), "dagger")
    assert opened_now(play) == [("violet", "dagger")]


def test_t10_who_has_only_open_cards_is_picked_in_vain() -> None:
    """T-10: he does nothing."""
    play = three().begin()
    already_open(play, "violet", *play.hand("violet")).clue("suspicious").roll(1, 4)
    assert pick_player(play, "violet").asked == ("Moving", "rose")
    assert opened_now(play) == []


# To the left


def test_t11_everybody_shows_a_card_to_the_left_neighbour() -> None:
    """T-11: asked from the drawer's left, the drawer last, each out of the whole hand."""
    play = each_with_a_weapon().begin().clue("left").roll(1, 4)
    assert play.asked == ("PassingLeft", "olive")
    assert len(play.legal) == 6
    assert play.show("rope").asked == ("PassingLeft", "violet")
    assert play.show("dagger").asked == ("PassingLeft", "rose")
    assert play.show("spanner").asked == ("Moving", "rose")
    assert play.knows("violet", of="olive") == {"rope"}
    assert play.knows("rose", of="violet") == {"dagger"}
    assert play.knows("olive", of="rose") == {"spanner"}


def test_t11_only_those_two_know_which_card() -> None:
    """T-11: a third sees that a card was shown, and no more."""
    play = each_with_a_weapon().begin().clue("left").roll(1, 4)
    play.show("rope").show("dagger").show("spanner")
    assert play.knows("rose", of="olive") == set()
    assert play.knows("olive", of="violet") == set()
    assert play.knows("violet", of="rose") == set()
    rose, olive, violet = (play.seat_of(s) for s in ("rose", "olive", "violet"))
    seen = [event for event in play.heard("rose") if isinstance(event, e.CardShown)]
    assert [(event.by, event.to) for event in seen] == [(violet, rose), (rose, olive)]
    assert not [event for event in spectator_heard(play) if isinstance(event, e.CardShown)]
    assert open_cards(play, "olive") == set()
    passed = [(event.by, event.to) for event in play.happened(e.CardPassed)]
    assert passed == [(olive, violet), (violet, rose), (rose, olive)]


def test_t11_nobody_is_shown_a_card_before_all_have_chosen() -> None:
    """T-11, C-14: Violet chooses without having seen Olive's card."""
    play = each_with_a_weapon().begin().clue("left").roll(1, 4).show("rope")
    assert play.knows("violet", of="olive") == set()
    assert {type(event) for event in play.heard("violet")} == {e.PhaseBegan}


def test_t11_an_open_card_may_be_shown_too() -> None:
    """T-11: it is still one of the hand."""
    play = already_open(each_with_a_weapon().begin(), "olive", "rope")
    play.clue("left").roll(1, 4)
    assert len(play.legal) == 6
    play.show("rope").show("dagger").show("spanner")
    assert play.knows("violet", of="olive") == {"rope"}


def test_t11_who_has_only_open_cards_shows_one_of_them() -> None:
    """T-11: everybody is asked."""
    play = each_with_a_weapon().begin()
    already_open(play, "olive", *play.hand("olive")).clue("left").roll(1, 4)
    assert play.asked == ("PassingLeft", "olive")


def test_t11_the_out_show_and_are_shown() -> None:
    """T-11, T-9: Violet has resigned, and still sits between Olive and Rose."""
    play = each_with_a_weapon().begin().resign("violet").clue("left").roll(1, 4)
    play.show("rope").show("dagger").show("spanner")
    assert play.knows("violet", of="olive") == {"rope"}
    assert play.knows("rose", of="violet") == {"dagger"}


def test_t11_two_players_show_each_other() -> None:
    """T-11: the neighbour on the left is the neighbour on the right."""
    scene = a_game("modern", "rose", "olive").holding("rose", "spanner").holding("olive", "rope")
    play = scene.begin().clue("left").roll(1, 4).show("rope").show("spanner")
    assert play.knows("rose", of="olive") == {"rope"}
    assert play.knows("olive", of="rose") == {"spanner"}


def test_t11_nobody_can_refuse_to_show() -> None:
    """T-11, C-12: there is no passing, and no "none"."""
    play = each_with_a_weapon().begin().clue("left").roll(1, 4)
    assert play.rejects(a.Pass(play.seat))
    assert play.rejects(a.SayNone(play.seat))
    assert play.rejects(a.Show(play.seat, play.card("dagger")))
