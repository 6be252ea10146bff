"""The modern edition for two or for teams: cards that lie face down in rooms."""

import pytest

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.cards import each
from lenoir.core.seats import Seat
from lenoir.rules.now import Now
from lenoir.rules.room_cards import CardsInRooms
from lenoir.rules.standard import Standard
from tests.builders import Play, Scene, a_game
from tests.rules.modern.deeds import idle_turn, rush, spectator_heard
from tests.rules.modern.test_deal import CHANCES, MODERN, Highest, Lowest, dealt

CORNERS = {"kitchen", "conservatory", "lounge", "study"}


def two() -> Scene:
    """Rose and Olive; the rope lies in the Entrée."""
    return a_game("modern", "rose", "olive").card_in("hall", "rope")


def rooms_with_cards(play: Play) -> list[str]:
    """Where cards lie, as all can see."""
    return [play.table.edition.board.name(room) for room in play.table.in_rooms]


def looked(play: Play) -> list[tuple[str, str]]:
    """Who looked at the card of which room in the last deed."""
    ids, suspects, name = play.deck.ids, play.table.suspects, play.table.edition.board.name
    looks = play.happened(e.RoomCardLooked)
    return [(ids[suspects[event.seat]], name(event.room)) for event in looks]


def found(play: Play, suspect: str) -> dict[str, str]:
    """The cards that somebody has seen in rooms."""
    name = play.table.edition.board.name
    return {name(room): play.deck.ids[card] for room, card in play.sight(suspect).private.in_rooms}


# The deal


@pytest.mark.parametrize("rng", CHANCES)
def test_t14_for_two_four_cards_lie_in_rooms_and_fourteen_are_dealt(rng: Lowest | Highest) -> None:
    """T-14: one card in each of four rooms; every card is somewhere, once."""
    play = dealt("rose", "olive", rng=rng)
    hidden = [card for _, card in play.state.truth.in_rooms]
    hands = [card for seat in play.table.seats for card in each(play.state.hand(seat))]
    assert play.table.sizes == (7, 7)
    assert len(set(rooms_with_cards(play))) == 4
    assert [room for room, _ in play.state.truth.in_rooms] == list(play.table.in_rooms)
    assert sorted([*hidden, *hands, *play.state.solution]) == list(range(21))


def test_t14_which_rooms_is_left_to_chance() -> None:
    """T-14: `random` is the default."""
    laid = {frozenset(rooms_with_cards(dealt("rose", "olive", rng=rng))) for rng in CHANCES}
    assert len(laid) > 1


def test_t14_which_cards_is_left_to_chance() -> None:
    """T-14: four of the eighteen, at random, not the first of the list."""
    play = dealt("rose", "olive", room_cards="corners")
    rest = [n for n in range(21) if n not in play.state.solution]
    assert {card for _, card in play.state.truth.in_rooms} != set(rest[:4])


@pytest.mark.parametrize("rng", CHANCES)
def test_t14_the_faster_game_has_them_in_the_corners(rng: Lowest | Highest) -> None:
    """T-14: option `room_cards` = `corners`."""
    assert set(rooms_with_cards(dealt("rose", "olive", rng=rng, room_cards="corners"))) == CORNERS


def test_t14_four_rooms_may_be_named() -> None:
    """T-14: at the creation of the game."""
    rooms = ("hall", "ballroom", "study", "library")
    assert rooms_with_cards(dealt("rose", "olive", room_cards=rooms)) == list(rooms)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_t14_teams_play_with_cards_in_rooms_whatever_their_number(seats: int) -> None:
    """T-14: two to six teams, a team being one seat: one token, one hand."""
    play = dealt(*MODERN.deck.suspects[:seats], teams=True)
    assert len(rooms_with_cards(play)) == 4
    assert len(play.table.sizes) == seats
    assert sum(play.table.sizes) == 14
    assert max(play.table.sizes) - min(play.table.sizes) <= 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_t14_without_teams_three_or_more_play_without_them(seats: int) -> None:
    """T-14: even if the option says where they would lie."""
    play = dealt(*MODERN.deck.suspects[:seats], room_cards="corners")
    assert rooms_with_cards(play) == []
    assert sum(play.table.sizes) == 18


def test_t14_the_cards_lie_face_down() -> None:
    """T-14: all know where one lies, nobody which."""
    play = dealt("rose", "olive")
    for heard in (play.heard("rose"), play.heard("olive"), spectator_heard(play)):
        assert not [event for event in heard if isinstance(event, e.RoomCardLaid)]
    assert found(play, "rose") == found(play, "olive") == {}


# Looking


def test_t14_who_arrives_by_dice_looks_before_suggesting() -> None:
    """T-14: Rose walks into the Entrée."""
    play = two().standing("rose", "n17").begin().roll(2, 3).walk("hall")
    assert looked(play) == [("rose", "hall")]
    assert found(play, "rose") == {"hall": "rope"}
    kinds = [type(event) for event in play.told]
    assert kinds == [e.TokenMoved, e.RoomCardLooked, e.RoomCardSeen, e.PhaseBegan]
    assert play.asked == ("Suggesting", "rose")


def test_t14_the_others_see_that_one_looked_and_not_at_what() -> None:
    """T-14, C-15: half of it is a secret."""
    play = two().standing("rose", "n17").begin().roll(2, 3).walk("hall")
    for heard in (play.heard("olive"), spectator_heard(play)):
        assert [event for event in heard if isinstance(event, e.RoomCardLooked)]
        assert not [event for event in heard if isinstance(event, e.RoomCardSeen)]
    assert found(play, "olive") == {}


def test_t14_who_arrives_by_a_passage_looks() -> None:
    """T-14: Rose comes from the Cuisine into the Bureau."""
    scene = a_game("modern", "rose", "olive").card_in("study", "rope").standing("rose", "kitchen")
    play = scene.begin().roll(2, 3).passage("study")
    assert looked(play) == [("rose", "study")]
    assert found(play, "rose") == {"study": "rope"}


def test_t14_the_drawer_of_a_rush_looks_where_it_leads() -> None:
    """T-14: it is her own turn."""
    play = rush(two().begin().clue("rush").roll(1, 4), "hall")
    assert looked(play) == [("rose", "hall")]
    assert found(play, "rose") == {"hall": "rope"}
    assert play.asked == ("Moving", "rose")


def test_t14_a_rush_to_where_one_is_shows_nothing_new() -> None:
    """T-14: Rose does not arrive in the Entrée, she was there when her turn began."""
    play = two().standing("rose", "hall").begin().clue("rush").roll(1, 4)
    assert looked(rush(play, "hall")) == []


def test_t14_the_others_in_a_rush_look_when_their_turn_begins() -> None:
    """T-14: at its start, before they roll."""
    play = rush(two().begin().clue("rush").roll(1, 4), "hall")
    assert found(play, "olive") == {}
    play.stay().decline()
    assert looked(play) == [("olive", "hall")]
    assert found(play, "olive") == {"hall": "rope"}
    assert play.asked == ("Starting", "olive")


def test_t14_when_each_chooses_the_one_whose_turn_it_is_looks() -> None:
    """T-14, T-13: Olive runs to the Entrée off turn, Rose to the Bureau on hers."""
    scene = two().card_in("study", "dagger").with_options(rush_each_chooses=True)
    play = scene.begin().clue("rush").roll(1, 4)
    rush(rush(play, "hall"), "study")
    assert looked(play) == [("rose", "study")]


def test_t14_who_was_summoned_looks_when_the_own_turn_begins() -> None:
    """T-14: not at once, it is not his turn."""
    play = two().holding("olive", "dagger").standing("rose", "hall").begin().roll(2, 3).stay()
    assert looked(play.suggest("olive", "dagger")) == []
    play.show("dagger").end()
    assert looked(play) == [("olive", "hall")]


def test_t14_a_turn_that_begins_in_the_room_begins_with_a_look() -> None:
    """T-14: every time, where option `look_once` is off; the card stays there."""
    scene = two().standing("rose", "hall").standing("olive", "study")
    play = scene.with_options(look_once=False).begin()
    idle_turn(play)
    for _ in range(2):
        assert looked(idle_turn(play)) == [("rose", "hall")]
        assert rooms_with_cards(play) == ["hall"]
        idle_turn(play)
    assert found(play, "rose") == {"hall": "rope"}


def test_t14_whoever_stays_has_looked_once() -> None:
    """T-14: option `look_once`, which is how new games are played."""
    assert MODERN.options.look_once
    play = two().standing("rose", "hall").standing("olive", "study").begin()
    looks = [looked(idle_turn(play)) for _ in range(4)]
    assert looks == [[], [("rose", "hall")], [], []]
    assert found(play, "rose") == {"hall": "rope"}


def test_t14_whoever_comes_back_looks_again() -> None:
    """T-14: once for each arrival."""
    play = two().standing("rose", "m17").standing("olive", "study").begin().roll(2, 3)
    assert looked(play.walk("hall")) == [("rose", "hall")]
    idle_turn(play.decline())
    play.roll(2, 3).walk("m19" if "m19" in play.reach() else sorted(play.reach())[0])
    idle_turn(play)
    assert not play.table.looked


def test_t14_staying_is_not_arriving() -> None:
    """T-14: one look a visit and turn."""
    play = two().standing("rose", "hall").begin().roll(2, 3).stay()
    assert looked(play) == []


def test_t14_a_room_without_a_card_shows_nothing() -> None:
    """T-14: the Salon is empty."""
    play = two().standing("rose", "g17").begin().roll(2, 3).walk("lounge")
    assert looked(play) == []


def test_t14_passing_a_door_shows_nothing() -> None:
    """T-14: one has to be in the room."""
    play = two().standing("rose", "k17").with_options(clue_cards=False).begin().roll(1, 1)
    assert looked(play.walk("m17")) == []


def test_t14_the_out_never_look() -> None:
    """T-14: Olive has resigned; the rush brings his token there, and he sees nothing."""
    three = a_game("modern", "rose", "olive", "violet").card_in("hall", "rope")
    play = three.with_options(teams=True).begin().resign("olive").clue("rush").roll(1, 4)
    rush(play, "hall").stay().decline()
    assert looked(play) == [("violet", "hall")]
    assert found(play, "olive") == {}


def test_t14_who_resigns_in_his_own_rush_does_not_look() -> None:
    """T-14, T-13: Rose is out before her token arrives."""
    three = a_game("modern", "rose", "olive", "violet").card_in("hall", "rope")
    scene = three.with_options(teams=True, rush_each_chooses=True)
    play = scene.begin().clue("rush").roll(1, 4).resign("rose")
    rush(rush(rush(play, "study"), "study"), "hall")
    assert play.place("rose") == "hall"
    assert found(play, "rose") == {}
    assert play.asked == ("Starting", "olive")


def test_t14_who_resigns_in_the_doorway_does_not_look() -> None:
    """T-14, T-16: the token is put into the room, its player is out."""
    three = a_game("modern", "rose", "olive", "violet").card_in("hall", "rope")
    play = three.with_options(teams=True).standing("rose", "l17").begin().resign("rose")
    assert play.place("rose") == "hall"
    assert looked(play) == []


def test_t14_a_card_in_a_room_refutes_nothing() -> None:
    """T-14: Rose names it, and nobody can show it."""
    scene = two().envelope("orchidee", "dagger", "hall").standing("rose", "hall")
    play = scene.begin().roll(2, 3).stay().suggest("orchidee", "rope")
    assert play.happened(e.SuggestionStood)
    assert play.asked == ("Closing", "rose")


def test_t14_a_card_in_a_room_obeys_no_clue_card() -> None:
    """T-14: told to be revealed, it stays face down."""
    play = two().begin().clue("reveal", "rope").roll(1, 4)
    assert play.happened(e.CardOpened) == []
    assert found(play, "rose") == found(play, "olive") == {}
    assert play.asked == ("Moving", "rose")


def test_t14_nobody_learns_whether_such_a_card_is_in_a_room_or_in_the_envelope() -> None:
    """T-14, C-11: what the table hears is the same."""
    in_a_room = two().begin().clue("reveal", "rope").roll(1, 4)
    sealed = a_game("modern", "rose", "olive").card_in("hall", "dagger")
    sealed.envelope("violet", "rope", "study")
    in_the_envelope = sealed.begin().clue("reveal", "rope").roll(1, 4)
    for suspect in ("rose", "olive"):
        assert in_a_room.heard(suspect) == in_the_envelope.heard(suspect)


def test_t14_a_card_in_a_room_is_no_card_to_lay_open_or_show() -> None:
    """T-14: neither for who has seen it."""
    play = two().standing("rose", "n17").begin().roll(2, 3).walk("hall").decline()
    play.clue("everybody").roll(1, 4)
    assert play.asked == ("Opening", "rose")
    assert a.LayOpen(play.seat, play.card("rope")) not in play.legal


def test_t14_all_is_open_when_the_game_is_over() -> None:
    """T-14, C-15: the cards in the rooms too."""
    scene = two().envelope("orchidee", "dagger", "hall").standing("rose", "hall")
    play = scene.begin().accuse("orchidee", "dagger", "hall")
    (everything,) = play.happened(e.EverythingOpened)
    assert everything.in_rooms == (play.card("rope"),)
    assert everything in play.heard("olive")


class Watchful(Standard):
    """Another module that has something to see everywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.watched: list[Seat] = []

    def look_around(self, now: Now, seat: Seat) -> None:
        """Seen."""
        self.watched.append(seat)


class Both(CardsInRooms, Watchful):
    """Cards in rooms first."""


@pytest.mark.parametrize("room", ["hall", "kitchen"])
def test_who_looks_at_a_card_or_finds_none_still_sees_what_other_modules_show(room: str) -> None:
    """T-14"""
    for scene in (two(), a_game("modern", "rose", "olive", "violet")):
        now, rules = Now.of(scene.standing("rose", room).begin().state, Lowest()), Both()
        rules.look_around(now, Seat(0))
        assert rules.watched == [Seat(0)]
