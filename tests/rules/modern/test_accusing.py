"""The modern edition: accusing, and what comes of it."""

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Over
from tests.builders import Play, Scene
from tests.rules.modern.deeds import idle_turn, lay_open, name_card, three


def the_case() -> Scene:
    """Orchidée did it with the rope in the Cuisine; Rose stands in the Entrée."""
    return three().envelope("orchidee", "rope", "kitchen").standing("rose", "hall")


def wrongly(play: Play) -> Play:
    """Accuse the wrong one."""
    return play.accuse("moutarde", "rope", "kitchen")


def test_t8_one_accuses_before_rolling() -> None:
    """T-8: in a room, with any case, of another room too."""
    play = the_case().begin()
    assert sum(isinstance(act, a.Accuse) for act in play.legal) == 6 * 6 * 9
    assert play.accuse("orchidee", "rope", "kitchen").phase == Over(play.table.seats[0])


def test_t8_one_accuses_after_the_clue_cards() -> None:
    """T-8: before moving on."""
    play = the_case().begin().clue("reveal", "dagger").roll(1, 4)
    assert play.may(a.Accuse)


def test_t8_one_accuses_after_arriving() -> None:
    """T-8: without a suggestion."""
    play = three().standing("rose", "g17").begin().roll(2, 3)
    assert not play.may(a.Accuse)
    assert play.walk("lounge").may(a.Accuse)


def test_t8_one_accuses_after_an_own_suggestion_that_was_refuted() -> None:
    """T-8: the card has been shown, the turn has not passed."""
    play = the_case().holding("olive", "dagger").begin().roll(2, 3).stay()
    play.suggest("orchidee", "dagger").show("dagger")
    assert play.may(a.Accuse)


def test_t8_one_accuses_after_an_own_suggestion_that_was_not() -> None:
    """T-8: nobody had anything."""
    play = the_case().holding("rose", "hall").begin().roll(2, 3).stay()
    play.suggest("orchidee", "rope")
    assert play.accuse("orchidee", "rope", "kitchen").table.winner == play.seat_of("rose")


def test_t8_nobody_accuses_from_the_corridor() -> None:
    """T-8: neither before rolling nor after, not even from a doorstep."""
    play = three().standing("rose", "l17").begin()
    assert not play.may(a.Accuse)
    assert not play.roll(2, 3).may(a.Accuse)


def test_t8_nobody_accuses_while_something_is_pending() -> None:
    """T-8: a clue card not yet obeyed, a suggestion not yet answered."""
    named = the_case().holding("olive", "dagger").begin().clue("name", "dagger").roll(1, 4)
    case = named.deck.case("orchidee", "rope", "kitchen")
    assert named.rejects(a.Accuse(named.seat, case))
    assert name_card(named, "dagger").may(a.Accuse)
    named.stay().suggest("moutarde", "dagger")
    assert named.asked == ("Refuting", "olive")
    assert named.rejects(a.Accuse(named.seat_of("rose"), case))


def test_t8_nobody_accuses_while_others_lay_cards_open() -> None:
    """T-8: nor while one does so oneself."""
    play = the_case().holding("olive", "dagger").begin().clue("everybody").roll(1, 4)
    accusation = a.Accuse(play.seat_of("rose"), play.deck.case("orchidee", "rope", "kitchen"))
    assert play.rejects(accusation)
    lay_open(play, "dagger")
    lay_open(play, next(iter(play.hand("violet"))))
    assert play.asked == ("Opening", "rose")
    assert play.rejects(accusation)


def test_t8_nobody_accuses_off_turn() -> None:
    """T-8: Olive stands in a room, but Rose has the dice."""
    play = the_case().standing("olive", "study").begin()
    assert play.rejects(a.Accuse(play.seat_of("olive"), play.deck.case("rose", "rope", "hall")))


def test_t8_the_right_accuser_wins_and_the_envelope_is_opened() -> None:
    """T-8, C-8: for all."""
    play = the_case().begin().accuse("orchidee", "rope", "kitchen")
    ended = e.GameEnded(
        play.seat_of("rose"), play.deck.case("orchidee", "rope", "kitchen"), "solved"
    )
    assert ended in play.heard("olive")


def test_t8_a_wrong_accuser_is_out_and_the_turn_passes() -> None:
    """T-8, C-8: once in a game; the next turns go by without her."""
    play = wrongly(the_case().standing("olive", "study").standing("violet", "library").begin())
    assert play.table.is_out(play.seat_of("rose"))
    assert play.asked == ("Starting", "olive")
    assert idle_turn(play).asked == ("Starting", "violet")
    assert idle_turn(play).asked == ("Starting", "olive")


def test_t8_an_accusation_is_said_aloud_and_only_the_accuser_sees_the_envelope() -> None:
    """T-8, C-8: all know which three cards are not together in it."""
    play = wrongly(the_case().begin())
    claimed = e.CaseClaimed(play.seat_of("rose"), play.deck.case("moutarde", "rope", "kitchen"))
    assert claimed in play.heard("olive")
    assert not [event for event in play.heard("olive") if isinstance(event, e.EnvelopeSeen)]
    assert play.sight("olive").private.envelope is None
    assert play.sight("rose").private.envelope == play.deck.case("orchidee", "rope", "kitchen")


def test_t8_a_wrong_accuser_still_refutes_and_is_summoned() -> None:
    """T-8, C-8: out of turns, not out of the room."""
    scene = the_case().holding("rose", "dagger").holding("olive", "rose", "study")
    play = wrongly(scene.standing("olive", "study").begin())
    play.roll(2, 3).stay().suggest("rose", "dagger")
    assert play.place("rose") == "study"
    assert play.asked == ("Refuting", "rose")


def test_t8_when_all_have_erred_nobody_wins() -> None:
    """T-8, C-9: and the envelope is opened."""
    scene = the_case().standing("olive", "study").standing("violet", "library")
    play = wrongly(wrongly(wrongly(scene.begin())))
    assert play.phase == Over(None)
    assert play.table.solution == play.deck.case("orchidee", "rope", "kitchen")


def test_t8_the_last_one_left_plays_on() -> None:
    """T-8, C-9: until she wins or errs."""
    scene = the_case().standing("olive", "study").standing("violet", "library").turn_of("olive")
    play = wrongly(wrongly(scene.begin()))
    assert play.asked == ("Starting", "rose")
    assert play.roll(2, 3).stay().decline().asked == ("Starting", "rose")


def test_t8_or_wins_at_once_by_option() -> None:
    """T-8, C-9: `last_detective_wins`."""
    scene = the_case().standing("olive", "study").standing("violet", "library").turn_of("olive")
    play = wrongly(wrongly(scene.with_options(last_detective_wins=True).begin()))
    assert play.phase == Over(play.seat_of("rose"))


def test_t8_after_so_many_turns_nobody_wins() -> None:
    """T-8, C-9: `turn_limit`, when nobody has solved the case by then."""
    play = the_case().with_options(turn_limit=1).begin().roll(2, 3).stay().decline()
    assert play.phase == Over(None)
