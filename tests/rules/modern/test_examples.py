"""The examples of the modern rulebook, played as they are told."""

from tests.builders import Play, a_game
from tests.rules.modern.deeds import idle_turn, three

ME, MARIE, DAVID, GUEST, JEAN, THIRD = (
    *("moutarde", "orchidee", "olive", "pervenche", "violet", "rose"),
)


def test_e8_olive_and_the_rope_come_into_the_lounge() -> None:
    """E-8: Rose goes to the Salon: "Est-ce M. Olive, avec la corde, dans le Salon ?"."""
    scene = three().holding("olive", "lounge").lying("rope", "study").standing("rose", "g17")
    play = scene.begin().roll(2, 3).walk("lounge").suggest("olive", "rope")
    assert play.place("olive") == "lounge"
    assert play.weapon_place("rope") == "lounge"
    play.show("lounge").end()
    assert play.place("olive") == "lounge"
    assert play.weapon_place("rope") == "lounge"


def my_turn(play: Play, suspect: str) -> Play:
    """Stay in the Salon and ask for a suspect; the one who holds him shows him; all others idle."""
    play.roll(2, 3).stay().suggest(suspect, "candlestick").show(suspect).end()
    for _ in range(5):
        idle_turn(play)
    return play


def not_excluded(play: Play, suspect: str) -> set[str]:
    """The suspects somebody neither holds nor has seen."""
    sight = play.sight(suspect)
    seen = {name for cards in sight.private.held for name in play.names(cards)}
    return set(play.deck.suspects) - seen


def test_e9_who_has_seen_five_suspects_knows_the_sixth() -> None:
    """E-9: own Moutarde and Chandelier; shown Violet, Olive, Pervenche, Rose: Orchidée did it."""
    scene = a_game("modern", ME, MARIE, DAVID, GUEST, JEAN, THIRD)
    scene.envelope("orchidee", "rope", "hall").holding(ME, "moutarde", "candlestick", "lounge")
    scene.holding(MARIE, "violet").holding(DAVID, "olive").holding(JEAN, "pervenche", "rose")
    for suspect in (ME, MARIE, DAVID, GUEST, JEAN, THIRD):
        scene.standing(suspect, "lounge")
    play = scene.begin()
    assert not_excluded(play, ME) == set(play.deck.suspects) - {"moutarde"}
    for suspect in ("violet", "olive", "pervenche", "rose"):
        my_turn(play, suspect)
    assert play.knows(ME, of=MARIE) == {"violet"}
    assert play.knows(ME, of=DAVID) == {"olive"}
    assert play.knows(ME, of=JEAN) == {"pervenche", "rose"}
    assert not_excluded(play, ME) == {"orchidee"}
    assert len(not_excluded(play, GUEST)) > 1
