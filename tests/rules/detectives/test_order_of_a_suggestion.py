"""The order inside a suggestion (D-36)."""

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.phases import Drawing, Spying
from lenoir.core.visibility import PUBLIC
from tests.builders import Play, Scene, a_game
from tests.rules.detectives.situations import (
    a_table,
    in_the_kitchen,
    keepers_of,
    playable,
    spent,
    struck,
    told,
    told_outside,
)


def test_first_token_and_weapon_move() -> None:
    """D-36: (1) token and weapon move, before the draw is offered."""
    play = in_the_kitchen(a_table()).suggest("olive", "rope")
    kinds = [type(event) for event in play.told]
    assert kinds == [e.SuggestionMade, e.TokenMoved, e.WeaponMoved, e.PhaseBegan]
    assert play.phase == Drawing(play.seat_of("olive"))


def test_the_living_are_asked_from_the_left() -> None:
    """D-36: (3) the living, the out included, the dead not."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "rose", "violet")
    scene.standing("olive", "g21").holding("moutarde", "rope").keeping("rose", "block")
    scene.envelope("pervenche", "axe", "kitchen").turn_of("olive")
    play = struck(scene.begin(), "violet").resign("leblanc").roll(2, 3).walk("kitchen")
    play.suggest("pervenche", "rope")
    assert play.asked == ("Refuting", "rose")
    play.none()
    assert [event.seat for event in play.happened(e.CannotRefute)] == [play.seat_of("rose")]
    assert play.asked == ("Refuting", "moutarde")


def test_a_whole_suggestion_in_its_order() -> None:
    """D-36: draw, answers, spies, Pervenche, Violet's second, end-of-turn keepers."""
    scene = a_game("detectives", "violet", "olive", "pervenche", "rose").standing("violet", "g21")
    scene.keeping("violet", "again").holding("pervenche", "rope").standing("olive", "hall")
    play = in_the_kitchen(scene.envelope("olive", "axe", "kitchen")).suggest("olive", "rope")
    order = [play.asked]
    order.append(play.draw("stay").asked)
    order.append(play.none().asked)
    order.append(play.show("rope").asked)
    order.append(play.decline().asked)
    order.append(play.power().asked)
    order.append(play.picks(0).power().asked)
    order.append(play.decline().asked)
    assert order == [
        ("Drawing", "olive"),
        ("Refuting", "olive"),
        ("Refuting", "pervenche"),
        ("Spying", "olive"),
        ("Spying", "rose"),
        ("Glimpsing", "pervenche"),
        ("Suggesting", "violet"),
        ("Closing", "violet"),
    ]


def with_spies() -> Scene:
    """Moutarde suggests, Leblanc holds the rope, Olive and Rose may look on."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive", "rose")
    return scene.standing("moutarde", "g21").holding("leblanc", "rope").keeping("olive", "spy")


def shown(scene: Scene) -> Play:
    """Leblanc has just shown the rope to Moutarde."""
    return in_the_kitchen(scene).suggest("violet", "rope").show("rope")


def test_a_possible_holder_of_a_spy_is_asked_like_a_real_one() -> None:
    """D-36: (4) the possible holders of *spy* (C-11): Olive has none, and may only pass."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "stay")
    play = shown(scene)
    assert play.asked == ("Spying", "olive")
    assert list(play.legal) == [a.Pass(play.seat)]


def test_who_holds_no_keeper_is_not_asked_to_spy() -> None:
    """D-36: (4) no keeper in hand is a public fact (C-11)."""
    assert shown(a_table().holding("leblanc", "rope")).asked == ("Starting", "leblanc")


def test_the_two_concerned_are_not_asked_to_spy() -> None:
    """D-36: (4) the two concerned excepted."""
    scene = a_table().holding("leblanc", "rope")
    play = shown(scene.keeping("moutarde", "spy").keeping("leblanc", "spy"))
    assert play.asked == ("Closing", "moutarde")


def test_when_both_spies_were_played_nobody_is_asked() -> None:
    """D-36: (4) all copies played is a public fact (C-11)."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "spy", "spy", "stay")
    play = spent(in_the_kitchen(scene), "olive", "spy", "spy")
    assert play.suggest("violet", "rope").show("rope").asked == ("Starting", "leblanc")


def test_while_one_spy_is_left_possible_holders_are_asked() -> None:
    """D-36: (4) one of two copies played settles nothing (C-11)."""
    scene = a_table().holding("leblanc", "rope").keeping("olive", "spy", "stay")
    play = spent(in_the_kitchen(scene), "olive", "spy")
    assert play.suggest("violet", "rope").show("rope").asked == ("Spying", "olive")


def test_spies_are_asked_together() -> None:
    """D-36: (4) asked together: the window names them all from the turn player's left (C-14)."""
    play = shown(with_spies())
    olive, rose = play.seat_of("olive"), play.seat_of("rose")
    assert play.phase == Spying(olive, (olive, rose))


def test_spies_do_not_see_each_others_answers() -> None:
    """D-36: (4) C-14: whatever Olive answers, Rose and the others hear the same before Rose's."""
    heard: list[list[list[Event]]] = []
    for looks in (True, False):
        play = shown(with_spies())
        play.keeper("spy") if looks else play.decline()
        assert play.asked == ("Spying", "rose")
        assert len(told(play, "olive", e.AnswerSealed)) == 1
        assert keepers_of(play, "olive") == ["spy"]
        heard.append([play.heard(other) for other in ("rose", "moutarde", "leblanc")])
        heard[-1].append(told_outside(play))
    assert heard[0] == heard[1]


def test_the_spies_answers_take_effect_together() -> None:
    """D-36: (4) C-14: when the last has answered, listed from the turn player's left."""
    play = shown(with_spies()).keeper("spy")
    assert play.knows("olive", "leblanc") == set()
    play.power()
    assert play.knows("olive", "leblanc") == play.knows("rose", "leblanc") == {"rope"}
    deeds = [ev for ev in play.told if isinstance(ev, e.KeeperPlayed | e.PowerUsed)]
    assert [type(deed) for deed in deeds] == [e.KeeperPlayed, e.PowerUsed]
    assert [deed.seat for deed in deeds] == [play.seat_of("olive"), play.seat_of("rose")]


def test_the_order_of_the_spies_is_from_the_turn_players_left() -> None:
    """D-36: (4) C-14: Rose has the lowest seat, but Olive sits nearer."""
    scene = a_game("detectives", "rose", "leblanc", "olive", "moutarde").standing("leblanc", "g21")
    scene.keeping("olive", "spy").holding("moutarde", "rope").turn_of("leblanc")
    scene.envelope("violet", "axe", "kitchen")
    play = in_the_kitchen(scene).suggest("violet", "rope").none().show("rope")
    olive, rose = play.seat_of("olive"), play.seat_of("rose")
    assert play.phase == Spying(olive, (olive, rose))


def test_a_spy_who_passes_is_not_mentioned() -> None:
    """D-36: (4) C-11: a pass says nothing, not even that it was one."""
    play = shown(with_spies()).decline().decline()
    public = [event for event in told_outside(play) if type(event) in PUBLIC]
    assert not any(isinstance(ev, e.Declined | e.KeeperPlayed | e.PowerUsed) for ev in public)


def test_which_card_a_spy_saw_is_told_to_that_spy_alone() -> None:
    """D-36: (4) the others know that Olive and Rose looked, not at what."""
    play = shown(with_spies()).keeper("spy").power()
    assert [event.seat for event in told(play, "rose", e.CardSpied)] == [play.seat_of("rose")]
    assert told(play, "moutarde", e.CardSpied) == told(play, "leblanc", e.CardSpied) == []
    assert not any(isinstance(event, e.CardSpied) for event in told_outside(play))


def test_a_spy_who_resigns_before_the_others_have_answered_sees_nothing() -> None:
    """D-36: (4) the out play no keepers (D-15), and the others are asked all the same."""
    play = shown(with_spies()).keeper("spy").resign("olive")
    assert play.asked == ("Spying", "rose")
    play.power()
    assert play.knows("olive", "leblanc") == set()
    assert play.knows("rose", "leblanc") == {"rope"}
    assert keepers_of(play, "olive") == ["spy"]


def test_a_spy_who_resigns_instead_of_answering_is_passed_over() -> None:
    """D-36: (4) nobody's leaving stops the others."""
    play = shown(with_spies()).resign("olive")
    assert play.asked == ("Spying", "rose")
    assert play.decline().asked == ("Starting", "leblanc")


def test_a_spy_who_resigned_before_being_asked_is_not_asked() -> None:
    """D-36: (4) who is out has nothing to decide (D-15)."""
    play = shown(with_spies()).resign("rose").decline()
    assert play.asked == ("Starting", "leblanc")


def test_an_old_answer_does_not_count_in_a_new_window() -> None:
    """D-36: (4) each window is asked anew: Rose looked before, and now passes."""
    scene = with_spies().keeping("rose", "spy").keeping("moutarde", "again")
    play = shown(scene).decline().keeper("spy").keeper("again").passage("observatory")
    play.suggest("violet", "rope").show("rope").decline().decline()
    assert play.happened(e.CardSpied) == []
    assert not play.table.powers_used


def test_violet_comes_before_the_keepers_for_the_end() -> None:
    """D-36: (6) Violet's second, (7) end-of-turn keepers."""
    scene = a_game("detectives", "violet", "moutarde", "leblanc").standing("violet", "g21")
    scene.keeping("violet", "again").envelope("rose", "rope", "kitchen")
    play = in_the_kitchen(scene).suggest("rose", "rope")
    assert play.asked == ("Suggesting", "violet")
    assert playable(play) == set()
    assert play.suggest("rose", "rope").asked == ("Closing", "violet")
