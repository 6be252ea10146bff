"""French names inside a sentence: things and titles have their article, and à and le are au."""

import msgspec
import pytest

from lenoir.core import events as e
from lenoir.core import phases as p
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case
from lenoir.core.edition import Edition, Language, Text
from lenoir.core.events import Event
from lenoir.core.options import ACCEPTED
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.setup import settled
from lenoir.telling.questions import question
from lenoir.telling.scene import Teller
from lenoir.telling.story import Story
from lenoir.telling.voice import NBSP, Voice

CLASSIC = load_edition("classic")
PLAYED = ("rose", "moutarde", "olive", "violet")
ROSE, MOUTARDE, OLIVE, VIOLET = map(Seat, range(4))


def voice(*names: str, edition: Edition = CLASSIC, language: Language = "fr") -> Voice:
    return Voice(Messages(language), edition, [*map(CLASSIC.deck.card, PLAYED)], names)


def told(event: Event, *names: str, viewer: Viewer = SPECTATOR) -> str:
    """The one sentence about an event."""
    (text,) = Story(voice(*names), viewer).tell(event)
    return text.replace(NBSP, " ")


def moved(name: str, how: e.How) -> Event:
    return e.TokenMoved(CLASSIC.deck.card(name), CLASSIC.board.space("kitchen"), how)


def case(suspect: str) -> Case:
    return CLASSIC.deck.case(suspect, "candlestick", "lounge")


@pytest.mark.parametrize(
    ("key", "name", "said"),
    [
        ("classic", "kitchen", "la cuisine"),
        ("classic", "hall", "le hall"),
        ("modern", "hall", "l’entrée"),
        ("miro", "ballroom", "le grand salon"),
        ("classic", "ballroom", "la salle de bal"),
        ("detectives", "observatory", "l’observatoire"),
        ("detectives", "dumbbell", "l’haltère"),
        ("detectives", "axe", "la hache"),
        ("classic", "moutarde", "le colonel Moutarde"),
        ("classic", "olive", "le docteur Olive"),
        ("classic", "violet", "le professeur Violet"),
        ("modern", "moutarde", "le colonel Moutarde"),
        ("modern", "violet", "le professeur Violet"),
        ("modern", "orchidee", "la Dr Orchidée"),
        ("detectives", "violet", "le Pr Violet"),
        ("detectives", "olive", "M. Olive"),
        ("classic", "rose", "Mlle Rose"),
        ("classic", "pervenche", "Mme Pervenche"),
    ],
)
def test_french_cards_have_their_article(key: str, name: str, said: str) -> None:
    edition = load_edition(key)
    card = edition.deck.card(name)
    assert voice(edition=edition).the_card(card).replace(NBSP, " ") == said


@pytest.mark.parametrize("key", edition_keys())
def test_every_french_weapon_and_room_has_an_article(key: str) -> None:
    edition = load_edition(key)
    for name in edition.deck.ids[edition.deck.first_weapon :]:
        said = voice(edition=edition).the_card(edition.deck.card(name))
        assert said.startswith(("le ", "la ", "l’")), said


@pytest.mark.parametrize("key", edition_keys())
def test_every_french_suspect_has_an_article_or_is_a_lady_or_a_gentleman(key: str) -> None:
    edition = load_edition(key)
    for card in map(Card, range(edition.deck.first_weapon)):
        said = voice(edition=edition).the_card(card)
        assert said.startswith(("le ", "la ", "l’", "M.", "Mme", "Mlle")), said


@pytest.mark.parametrize("key", edition_keys())
def test_english_suspects_have_none(key: str) -> None:
    edition = load_edition(key)
    english = voice(edition=edition, language="en")
    for card in map(Card, range(edition.deck.first_weapon)):
        assert english.the_card(card) == english.card(card)


def test_who_is_summoned_or_comes_has_an_article() -> None:
    assert told(moved("olive", "summoned")) == "On appelle le docteur Olive dans la cuisine."
    assert told(moved("olive", "walk")) == "Le docteur Olive entre dans la cuisine."
    assert told(moved("leblanc", "summoned")) == "On appelle Mme Leblanc dans la cuisine."


def test_a_case_is_told_as_one_says_it() -> None:
    said = "le colonel Moutarde avec le chandelier dans le salon"
    suggested = e.SuggestionMade(OLIVE, case("moutarde"))
    assert told(suggested) == f"Le docteur Olive soupçonne {said}."
    assert (
        told(e.CaseClaimed(ROSE, case("moutarde"))) == f"Mlle Rose dit : «\u202fL{said[1:]}\u202f»."
    )


def test_a_card_is_shown_au_docteur_but_a_mademoiselle() -> None:
    assert told(e.SuggestionRefuted(VIOLET, OLIVE, case("rose"))) == (
        "Le professeur Violet montre une carte au docteur Olive."
    )
    assert told(e.CardPassed(OLIVE, ROSE)) == (
        "Le docteur Olive montre en secret une carte à Mlle Rose."
    )
    shown = e.CardShown(ROSE, MOUTARDE, CLASSIC.deck.card("violet"))
    assert told(shown, viewer=ROSE) == (
        "Vous avez montré au colonel Moutarde : le professeur Violet."
    )


def test_players_keep_the_names_they_gave_themselves() -> None:
    names = ("Anne", "Docteur Knock", "le Grand")
    refuted = e.SuggestionRefuted(MOUTARDE, OLIVE, case("rose"))
    assert told(refuted, *names) == "Docteur Knock montre une carte à le Grand."
    assert told(moved("moutarde", "walk"), *names) == "Docteur Knock entre dans la cuisine."
    summoned = "On appelle le colonel Moutarde dans la cuisine."
    assert told(moved("moutarde", "summoned"), *names) == summoned


def test_who_plays_a_suspect_plays_le_docteur() -> None:
    started = e.GameStarted(
        "classic", CLASSIC.options, tuple(map(CLASSIC.deck.card, PLAYED)), (Space(0),) * 6
    )
    first, plays = Story(voice("", "", "Anne")).tell(started)
    assert first.replace(NBSP, " ").endswith(
        "En jeu : Mlle Rose, le colonel Moutarde, Anne et le professeur Violet."
    )
    assert plays.replace(NBSP, " ") == "Anne joue le docteur Olive."


def test_an_unknown_title_is_left_as_it_is() -> None:
    text = Text(fr="Sachem Olive", en="Chief Green")
    edition = msgspec.structs.replace(CLASSIC, texts={**CLASSIC.texts, "olive": text})
    said = Story(voice(edition=edition)).tell(moved("olive", "summoned"))
    assert [*said] == [f"On appelle Sachem{NBSP}Olive dans la cuisine."]
    assert voice(edition=edition).to_seat(OLIVE) == f"à Sachem{NBSP}Olive"


def test_questions_are_good_french_too() -> None:
    game = Game(CLASSIC, PLAYED, Seeded(1))
    table = msgspec.structs.replace(game.table, case=case("violet"))
    table = msgspec.structs.replace(table, turn=msgspec.structs.replace(table.turn, seat=OLIVE))

    def asked(phase: p.Phase) -> str:
        return question(voice(), msgspec.structs.replace(table, phase=phase)).replace(NBSP, " ")

    assert asked(p.Refuting(ROSE)).startswith(
        "Le docteur Olive soupçonne le professeur Violet avec le chandelier dans le salon."
    )
    assert asked(p.ShowingNeighbour(ROSE, OLIVE)).startswith(
        "Quelle carte montrez-vous au docteur Olive"
    )


def test_a_scene_says_how_everybody_is_called_inside_a_sentence() -> None:
    game = Game(CLASSIC, PLAYED, Seeded(1))
    scene = Teller("fr").scene(game.view(ROSE), ("", "", "Anne"))
    assert scene.called == (
        f"Mlle{NBSP}Rose",
        f"le colonel{NBSP}Moutarde",
        "Anne",
        f"le professeur{NBSP}Violet",
    )


def test_dr_orchidee_is_a_woman_in_every_french_sentence() -> None:
    """« la Dr Orchidée », « à la Dr Orchidée »."""
    edition = load_edition("modern")
    card = edition.deck.card("orchidee")
    said = Voice(Messages("fr"), edition, (card,))
    assert said.the_card(card).replace(NBSP, " ") == "la Dr Orchidée"
    assert said.to_seat(Seat(0)).replace(NBSP, " ") == "à la Dr Orchidée"


def test_a_keeper_says_whom_it_sends_back() -> None:
    """D-25: the text of the card goes with the option."""
    edition = load_edition("detectives")
    keeper = edition.keeper("back")
    assert keeper is not None
    said = voice(edition=edition)
    texts = {
        value: said.keeper_text(keeper, settled(edition, {"sends_back": value}))
        for value in ACCEPTED["sends_back"].choices
    }
    assert "autre joueur" in texts["players"]
    assert "sauf le vôtre" in texts["any"]


def test_clocks_are_called_as_in_the_box() -> None:
    assert voice(edition=load_edition("detectives")).word("clock") == "carte Temps"
    assert voice(edition=load_edition("modern")).word("clue") == "carte d’indice"
