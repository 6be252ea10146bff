"""The Piscine: look, accuse, or neither (D-13)."""

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.cards import NO_CARDS
from lenoir.core.keepers import each_keeper
from lenoir.core.phases import Over
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import settle, told, told_outside


def a_table() -> Scene:
    """Four players, so that a card lies in the Piscine; Moutarde stands before it."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "violet")
    return scene.standing("moutarde", "k17")


def at_the_pool(scene: Scene) -> Play:
    """Moutarde goes there by the dice."""
    return scene.begin().roll(2, 3).walk("pool")


def test_entering_the_piscine_ends_the_move() -> None:
    """D-13: what is left is to look, to accuse, or neither; no suggestion."""
    play = at_the_pool(a_table())
    assert play.place("moutarde") == "pool"
    assert {type(action) for action in play.legal} == {a.LookInPool, a.Accuse, a.Pass}


def test_who_looks_sees_all_the_cards_lying_there() -> None:
    """D-13: all of them: with six players there are three."""
    scene = a_game(
        "detectives", "moutarde", "leblanc", "olive", "violet", "rose", "pervenche"
    ).standing("moutarde", "k17")
    play = at_the_pool(scene.in_pool("rope", "spa", "rose"))
    play.do(a.LookInPool(play.seat))
    assert play.names(play.sight("moutarde").private.pool) == {"rope", "spa", "rose"}


def test_that_one_looked_is_public_and_what_one_saw_is_not() -> None:
    """D-13: secretly; that one looked is public."""
    play = at_the_pool(a_table().in_pool("rope"))
    play.do(a.LookInPool(play.seat))
    for other in ("leblanc", "olive", "violet"):
        assert told(play, other, e.PoolLooked) == [e.PoolLooked(play.seat_of("moutarde"))]
        assert told(play, other, e.PoolSeen) == []
        assert play.sight(other).private.pool == NO_CARDS
    assert not any(isinstance(event, e.PoolSeen) for event in told_outside(play))
    assert any(isinstance(event, e.PoolLooked) for event in told_outside(play))


def test_who_has_looked_does_not_accuse() -> None:
    """D-13: either look, or accuse."""
    play = at_the_pool(a_table())
    play.do(a.LookInPool(play.seat))
    assert play.asked == ("Starting", "leblanc")


def test_looking_is_not_offered_when_no_cards_lie_there() -> None:
    """D-13: not offered when there are none."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "k17")
    play = at_the_pool(scene)
    assert {type(action) for action in play.legal} == {a.Accuse, a.Pass}


def test_one_may_do_neither() -> None:
    """D-13: or neither."""
    assert at_the_pool(a_table()).decline().asked == ("Starting", "leblanc")


def test_the_cards_stay_there_for_the_next() -> None:
    """D-13: looking takes nothing away."""
    play = at_the_pool(a_table().standing("leblanc", "r17").in_pool("rope"))
    play.do(a.LookInPool(play.seat)).roll(2, 3).walk("pool")
    play.do(a.LookInPool(play.seat))
    assert play.names(play.sight("leblanc").private.pool) == {"rope"}


def test_a_right_accusation_wins() -> None:
    """D-13: accuse; right: the envelope is opened for all, and he wins (C-8)."""
    play = at_the_pool(a_table().envelope("rose", "poison", "living_room"))
    moutarde = play.seat
    play.accuse("rose", "poison", "living_room")
    assert play.table.winner == moutarde
    assert told(play, "olive", e.GameEnded)[0].case == play.deck.case(
        "rose", "poison", "living_room"
    )


def test_a_wrong_accusation_puts_out_and_ends_the_turn() -> None:
    """D-13: he alone sees the envelope, all hear what he claimed (C-8)."""
    play = at_the_pool(a_table().envelope("rose", "poison", "living_room"))
    moutarde = play.seat
    play.accuse("rose", "poison", "hall")
    assert play.table.is_out(moutarde)
    assert play.asked == ("Starting", "leblanc")
    assert play.place("moutarde") == "pool"
    assert told(play, "moutarde", e.EnvelopeSeen) != []
    assert told(play, "leblanc", e.EnvelopeSeen) == []
    claimed = e.CaseClaimed(moutarde, play.deck.case("rose", "poison", "hall"))
    assert told(play, "leblanc", e.CaseClaimed) == [claimed]


def test_who_starts_the_turn_in_the_piscine_must_leave_it() -> None:
    """D-13: it counts as a room for D-11: neither accuse nor look without having moved there."""
    play = a_table().standing("moutarde", "pool").begin()
    assert not any(play.may(kind) for kind in (a.Accuse, a.LookInPool, a.Suggest, a.Stay))
    play.roll(2, 3)
    assert not any(play.may(kind) for kind in (a.Accuse, a.LookInPool, a.Suggest, a.Stay))


def test_the_piscine_left_is_not_entered_again_in_the_same_turn() -> None:
    """D-13: it counts as a room for C-4."""
    assert "pool" not in a_table().standing("moutarde", "pool").begin().roll(6, 6).reach()


def test_who_remains_in_the_piscine_after_the_question_mark_does_nothing_there() -> None:
    """D-13: accusing needs having moved into the Piscine in this turn; so does looking."""
    play = a_table().standing("moutarde", "pool").begin().draws("clock").roll(3, 1).stay()
    assert play.asked == ("Starting", "leblanc")


def test_one_may_accuse_where_a_keeper_has_led() -> None:
    """D-13: moved into the Piscine in this turn, by whatever means."""
    play = a_table().keeping("moutarde", "anywhere").begin().keeper("anywhere", to="pool")
    assert play.may(a.Accuse)


def test_one_accuses_nowhere_else() -> None:
    """D-13: not before the dice, not after them, not in a room, not after suggesting."""
    scene = a_table().standing("moutarde", "g21").keeping("moutarde", "again")
    play = scene.envelope("rose", "rope", "kitchen").begin()
    assert not play.may(a.Accuse)
    play.roll(2, 3)
    assert not play.may(a.Accuse)
    play.walk("kitchen")
    assert not play.may(a.Accuse)
    play.suggest("rose", "rope")
    assert play.asked == ("Closing", "moutarde")
    assert not play.may(a.Accuse)


def test_a_further_turn_in_the_piscine_begins_with_leaving_it() -> None:
    """D-13: your last turn does not count as this turn."""
    play = at_the_pool(a_table().keeping("moutarde", "again")).decline().keeper("again")
    assert play.asked == ("Starting", "moutarde")
    assert not play.may(a.Accuse)
    assert not play.may(a.LookInPool)


def test_the_piscine_is_never_named() -> None:
    """D-13: nobody suggests it, or accuses in it: there is no such card."""
    play = at_the_pool(a_table())
    rooms = {act.case.room for act in play.legal if isinstance(act, a.Accuse)}
    assert {play.deck.ids[room] for room in rooms} == set(play.deck.rooms)


def test_end_of_turn_keepers_are_played_after_the_piscine() -> None:
    """D-13: then end-of-turn keepers (D-38), whether one looked or did neither."""
    scene = a_table().keeping("moutarde", "back")
    looked = at_the_pool(scene)
    looked.do(a.LookInPool(looked.seat))
    assert looked.asked == ("Closing", "moutarde")
    assert at_the_pool(scene).decline().asked == ("Closing", "moutarde")


def test_a_wrong_accuser_does_not_keep_the_others_from_playing() -> None:
    """D-13: the next turns pass him by."""
    play = at_the_pool(a_table().envelope("rose", "poison", "living_room"))
    play.accuse("rose", "poison", "hall")
    for to in ("b19", "b9", "u1"):
        settle(play.roll(2, 2).walk(to))
    assert play.asked == ("Starting", "leblanc")


def test_all_is_open_when_the_game_is_over() -> None:
    """D-13, C-15: what lay in the Piscine, every hand, and the keepers, those of the out too."""
    scene = a_table().in_pool("rope").envelope("rose", "poison", "living_room")
    scene.keeping("leblanc", "spy", "again").keeping("moutarde", "back")
    play = at_the_pool(scene).resign("leblanc").accuse("rose", "poison", "living_room")
    assert play.phase == Over(play.seat_of("moutarde"))
    (everything,) = play.happened(e.EverythingOpened)
    assert play.names(everything.pool) == {"rope"}
    assert everything.hands == tuple(play.state.hand(seat) for seat in play.table.seats)
    kinds = play.table.edition.keepers
    held = [{kinds[keeper].name for keeper in each_keeper(hand)} for hand in everything.keepers]
    assert held == [{"back"}, {"spy", "again"}, set(), set()]
