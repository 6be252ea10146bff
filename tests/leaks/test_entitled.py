"""What one may know, rule by rule: the independent statement that two worlds are built on."""

from collections.abc import Iterable

from lenoir.core import events as e
from lenoir.core.actions import PlayKeeper
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.events import Event
from lenoir.core.keepers import Keeper
from lenoir.core.options import Options
from lenoir.core.phases import Refuting
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.editions.loader import load_edition
from tests.leaks.entitled import Entitlement, entitled
from tests.leaks.places import ENVELOPE, hand

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
CASE = Case(Card(0), Card(6), Card(12))
ASKED = (e.SuggestionMade(ZERO, CASE), e.PhaseBegan(Refuting(ONE)))
REFUTED = (*ASKED, e.SuggestionRefuted(ONE, ZERO, CASE), e.CardShown(ONE, ZERO, Card(6)))


def known(
    events: Iterable[Event], viewer: Viewer, key: str = "miro", options: Options | None = None
) -> Entitlement:
    """What a viewer may know after some events at a table of three."""
    suspects = (Card(0), Card(1), Card(2))
    start = e.GameStarted(key, options or Options(), suspects, ())
    return entitled(load_edition(key), (start, *events), viewer)


def test_a_shown_card_is_between_two_and_the_others_know_one_of_three() -> None:
    """C-7."""
    assert known(REFUTED, ZERO).at == {Card(6): hand(ONE)}
    assert known(REFUTED, TWO).at == known(REFUTED, SPECTATOR).at == {}
    assert known(REFUTED, TWO).one_of == {(CASE, hand(ONE))}


def test_who_says_none_has_none_but_on_his_honour_it_proves_nothing() -> None:
    """C-7, M-16."""
    said = (ASKED[0], e.CannotRefute(ONE, CASE))
    assert known(said, TWO).lacks == {(card, hand(ONE)) for card in CASE}
    assert known(said, TWO, options=Options(honour=True)).lacks == set()


def test_what_is_said_out_of_turn_is_not_believed() -> None:
    """C-7: it stops with the first who shows."""
    assert known((*REFUTED, e.CannotRefute(TWO, CASE)), ZERO).lacks == set()
    assert known((*REFUTED, e.CardShown(ONE, ZERO, Card(0))), ZERO).at == {Card(6): hand(ONE)}
    assert known([e.CardOpened(ONE, Card(3))], ZERO).at == {}


def test_being_asked_tells_only_of_who_could_not_keep_silent() -> None:
    """C-11, D-27."""
    drew = e.IntrigueDrawn(ONE, "die", 0)
    assert known(ASKED, TWO).one_of == {(CASE, hand(ONE))}
    assert known((drew, *ASKED), TWO, "detectives").one_of == set()
    assert known(ASKED, TWO, options=Options(honour=True)).one_of == set()
    played = e.KeeperPlayed(ONE, Keeper(0))
    assert known((drew, played, *ASKED), TWO, "detectives").one_of == {(CASE, hand(ONE))}


def test_a_wrong_accusation_is_known_to_all_when_spoken_and_to_none_when_written() -> None:
    """C-8, M-15."""
    rest = (e.EnvelopeSeen(ONE, Case(Card(1), Card(7), Card(13))), e.AccusationFailed(ONE))
    spoken = (e.CaseClaimed(ONE, CASE), *rest)
    written = (e.CaseWritten(ONE, CASE), *rest)
    assert known(spoken, TWO).wrong == {CASE}
    assert known(written, TWO, options=Options(spoken_accusation=False)).wrong == set()
    assert known(spoken, TWO).at == {}
    assert known(spoken, ONE).at == dict.fromkeys((Card(1), Card(7), Card(13)), ENVELOPE)


def test_a_spy_sees_the_card_only_if_he_chose_to_look() -> None:
    """D-26, D-28."""
    spied = (*REFUTED, e.CardSpied(TWO, ONE, Card(6)))
    looked = (*REFUTED, e.AnswerSealed(TWO, PlayKeeper(TWO, Keeper(6))), spied[-1])
    assert known(spied, TWO, "detectives").at == {}
    assert known(looked, TWO, "detectives").at == {Card(6): hand(ONE)}


def test_the_dead_lay_their_hand_open_at_the_last_clock_and_not_before() -> None:
    """D-17."""
    died = e.SeatDied(ONE, cards_of([Card(3)]))
    assert known([e.IntrigueDrawn(ONE, "die", 7), died], TWO, "detectives").at == {}
    struck = known([e.IntrigueDrawn(ONE, "die", 8), died], TWO, "detectives")
    assert struck.at == {Card(3): hand(ONE)}
