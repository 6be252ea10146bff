"""Proofs in words: every step is told, in both languages, and leans only on those before."""

import re

import pytest
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, cards_of
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.core.visibility import Seen
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.telling.voice import NBSP, Voice
from lenoir.telling.why import TOLD_INSIDE, Why
from tests.deduction.test_games import TABLES, moments

CLASSIC = load_edition("classic")
ROSE, MOUTARDE, LEBLANC = Seat(0), Seat(1), Seat(2)
CASE = CLASSIC.deck.case("violet", "rope", "hall")
ROPE = CLASSIC.deck.card("rope")


def whyer(view: View, language: Language) -> Why:
    voice = Voice(Messages(language), view.table.edition, view.table.suspects)
    return Why(voice, view, Explanation.of(view))


HAND = cards_of(
    map(CLASSIC.deck.card, ["rose", "moutarde", "leblanc", "dagger", "study", "lounge"])
)
START: list[Event] = [
    e.GameStarted("classic", CLASSIC.options, (Card(0), Card(1), Card(2)), (Space(0),) * 6),
    e.CardsDealt(LEBLANC, (6, 6, 6), 0, ()),
    e.HandDealt(ROSE, HAND),
    e.TurnBegan(ROSE),
]


def view_of(*more: Event) -> View:
    """Rose's view of a game of three after some events."""
    view = View.of(CLASSIC, ROSE)
    return view.then(Seen(ROSE, n, event) for n, event in enumerate([*START, *more]))


DENIED: list[Event] = [e.SuggestionMade(ROSE, CASE), e.CannotRefute(MOUTARDE, CASE)]
REFUTED = e.SuggestionRefuted(LEBLANC, ROSE, CASE)


def test_who_could_not_refute_is_told_with_the_suggestion() -> None:
    why = whyer(view_of(*DENIED), "en")
    (line,) = why.told(why.explanation.proof(Cell(Place(MOUTARDE), ROPE, False)))
    assert line.replace(NBSP, " ") == (
        "1. Colonel Mustard does not hold the Rope: Colonel Mustard could not refute suggestion 1 "
        "(turn 1, you: Professor Plum with the Rope in the Hall)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_card_that_was_shown_only_that_is_told(language: Language) -> None:
    why = whyer(view_of(*DENIED, REFUTED, e.CardShown(LEBLANC, ROSE, ROPE)), language)
    (reason,) = why.about(ROPE, [Place(0), Place(1), Place(2), ENVELOPE])
    assert reason.there
    assert {"en": "showed it to you", "fr": "vous a montré cette carte"}[language] in reason.lines[
        0
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_cell_comes_with_what_would_settle_it(language: Language) -> None:
    """Leblanc has shown somebody else Violet or the Rope: the Hall is not hers."""
    hall = e.CannotRefute(LEBLANC, CLASSIC.deck.case("rose", "dagger", "hall"))
    refuted = e.SuggestionRefuted(LEBLANC, MOUTARDE, CASE)
    why = whyer(view_of(e.SuggestionMade(MOUTARDE, CASE), refuted, hall), language)
    reason = why.at(ROPE, Place(LEBLANC))
    assert reason.there is None
    text = " ".join(reason.lines).replace(NBSP, " ")
    plum = {
        "en": "If Mrs White does not hold Professor Plum (",
        "fr": "Si Mme Leblanc n’a pas la carte «\u202fProfesseur Violet\u202f» (",
    }
    assert plum[language] in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players", "options"), TABLES[:4] + TABLES[-3:])
def test_every_proof_can_be_told_and_leans_only_on_lines_before(
    key: str, players: int, options: dict[str, object], language: Language
) -> None:
    for number, game in enumerate(moments(load_edition(key), players, options)):
        if number % 4 != 2:
            continue
        why = whyer(game.view(SPECTATOR if number % 8 == 2 else ROSE), language)
        for cell in why.explanation.certain():
            seen: set[str] = set()
            lines = 0
            for line in why.told(why.explanation.proof(cell)):
                label, text = line.split(" ", 1)
                leaned = re.findall(r"\(((?:[\d.]+(?:, )?)+)\)", text)
                assert seen.issuperset(n for some in leaned for n in some.split(", "))
                assert "{" not in text
                if clash := re.fullmatch(r"(?:But|Mais) (\S+) contr\w+ (.+)\.", text):
                    assert clash[1] in seen
                    assert clash[1] != clash[2]
                seen.add(label.rstrip("."))
                lines += 1
            assert lines == len(seen) > 0


def test_a_contradiction_names_both_its_lines() -> None:
    """Though the last step is told earlier, with others that have the same reason."""
    why = whyer(view_of(*DENIED), "en")
    (told,) = why.explanation.proof(Cell(Place(MOUTARDE), ROPE, False)).steps
    hall = Cell(Place(MOUTARDE), CASE[2], False)
    rope = replace(told, conclusion=told.conclusion.opposite, rule="last_place", facts=())
    inside = (replace(told, conclusion=hall), rope, told)
    step = ProofStep(Cell(Place(LEBLANC), ROPE, True), "suppose", inside=inside)
    assert list(why.told(Proof(step.conclusion, told.facts, (step,))))[-1] == (
        "1.3. But 1.1 contradicts 1.2."
    )


@pytest.mark.parametrize(
    ("language", "words"), [("en", "takes 41 steps to a"), ("fr", "41 pas jusqu’à une")]
)
def test_a_supposition_nobody_would_read_is_summed_up_with_what_it_needs(
    language: Language, words: str
) -> None:
    why = whyer(view_of(*DENIED), language)
    (told,) = why.explanation.proof(Cell(Place(MOUTARDE), ROPE, False)).steps
    wrong = Cell(Place(MOUTARDE), ROPE, True)
    text: list[str] = []
    for steps, lines in ((TOLD_INSIDE, 3), (TOLD_INSIDE + 1, 2)):
        step = ProofStep(wrong.opposite, "suppose", inside=(told,) * steps)
        text = list(why.told(Proof(step.conclusion, told.facts, (step,))))
        assert len(text) == lines
    assert words in text[1].replace(NBSP, " ")
    assert why.source(told.facts[0]) in text[1]
    assert "--json" in text[1]


SOURCES: list[tuple[Event, str, str]] = [
    (e.CardGlimpsed(ROSE, MOUTARDE, ROPE), "a glimpse was caught", "entrevue"),
    (e.CardNoticed(ROSE, MOUTARDE, ROPE), "seen by accident", "vue par hasard"),
    (e.CardOpened(MOUTARDE, ROPE), "revealed it", "posé cette carte face visible"),
    (e.CardWithheld(MOUTARDE, ROPE), "had withheld it", "avait caché cette carte"),
    (e.SeatDied(MOUTARDE, cards_of([ROPE])), "died", "la mort"),
    (e.CardShown(MOUTARDE, ROSE, ROPE), "showed it to you in secret", "vous a montré cette carte"),
    (e.EnvelopeSeen(ROSE, CASE), "you have looked inside", "vous y avez regardé"),
    (e.NobodyHolds(ROPE), "nobody had it", "personne ne l’avait"),
    (e.GameEnded(None, CASE, "turn_limit"), "when the game ended", "à la fin"),
]


@pytest.mark.parametrize(("event", "english", "french"), SOURCES)
def test_a_fact_is_told_with_where_it_came_from(event: Event, english: str, french: str) -> None:
    for language, words in zip(("en", "fr"), (english, french), strict=True):
        why = whyer(view_of(event), "en" if language == "en" else "fr")
        sources = [why.source(fact).replace(NBSP, " ") for fact in why.sources]
        assert words in sources[-1]


def test_a_wrong_accusation_is_a_source() -> None:
    failed: list[Event] = [e.CaseClaimed(MOUTARDE, CASE), e.AccusationFailed(MOUTARDE)]
    why = whyer(view_of(*failed), "en")
    *_, last = why.sources
    assert why.source(last).replace(NBSP, " ") == (
        "the accusation by Colonel Mustard was wrong (turn 1)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nothing_would_settle_is_not_said_to_be_settled_by_it(language: Language) -> None:
    """Under a heading of what would settle it there is never a line that says that nothing does."""
    why = whyer(view_of(), language)
    grounds = why.at(ROPE, ENVELOPE)
    assert grounds.there is None
    assert grounds.lines == ()
    only = {"en": "No other card’s place alone", "fr": "La place d’aucune autre carte"}
    assert only[language] in grounds.text
