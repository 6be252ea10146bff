"""Every name of the four editions, in French and in English."""

from collections.abc import Iterator

import pytest

from lenoir.core.edition import Text
from lenoir.editions.loader import load_edition
from tests.toy import published

COLUMNS = ("miro", "classic", "modern", "detectives")

# An identifier; its name in each edition, in the order of the columns, - where there is none; and
# the English name, followed by those of editions that say otherwise.
TABLE = """
rose | Mlle Rose | Mlle Rose | Mlle Rose | Mlle Rose | Miss Scarlett
moutarde | Colonel Moutarde | Colonel Moutarde | Col. Moutarde | M. Moutarde | Colonel Mustard; \
detectives: Mr Mustard
leblanc | Mme Leblanc | Mme Leblanc | - | Mme Leblanc | Mrs White
orchidee | - | - | Dr Orchidée | - | Dr Orchid
olive | Docteur Olive | Docteur Olive | M. Olive | M. Olive | Reverend Green; \
modern: Mr Green; detectives: Mr Green
pervenche | Mme Pervenche | Mme Pervenche | Mme Pervenche | Mme Pervenche | Mrs Peacock
violet | Professeur Violet | Professeur Violet | Prof. Violet | Pr Violet | Professor Plum
victim | Docteur Lenoir | Docteur Lenoir | Dr Lenoir | Docteur Lenoir | Dr Black
dagger | Poignard | Poignard | Poignard | Poignard | Dagger
candlestick | Chandelier | Chandelier | Chandelier | Chandelier | Candlestick
revolver | Revolver | Revolver | Révolver | Révolver | Revolver
rope | Corde | Corde | Corde | Corde | Rope
lead_pipe | Matraque | Barre de fer | Barre de fer | - | Lead Pipe
spanner | Clef anglaise | Clé anglaise | Clé anglaise | - | Spanner
poison | - | - | - | Poison | Poison
trophy | - | - | - | Trophée | Trophy
bat | - | - | - | Batte | Bat
axe | - | - | - | Hache | Axe
dumbbell | - | - | - | Haltère | Dumbbell
kitchen | Cuisine | Cuisine | Cuisine | Cuisine | Kitchen
dining_room | Salle à manger | Salle à manger | Salle à manger | Salle à manger | Dining Room
library | Bibliothèque | Bibliothèque | Bibliothèque | - | Library
study | Bureau | Bureau | Bureau | - | Study
ballroom | Grand salon | Salle de bal | Salle de réception | - | Ballroom
conservatory | Véranda | Véranda | Jardin d’hiver | - | Conservatory
billiard_room | Studio | Salle de billard | Salle de billard | - | Billiard Room
lounge | Petit salon | Salon | Salon | - | Lounge
hall | Hall | Hall | Entrée | Hall | Hall
guest_house | - | - | - | Chambre d’amis | Guest House
patio | - | - | - | Patio | Patio
spa | - | - | - | Spa | Spa
theatre | - | - | - | Salle de projection | Theatre
living_room | - | - | - | Salon | Living Room
observatory | - | - | - | Observatoire | Observatory
pool | - | - | - | Piscine | Pool
"""

COLOURS = {
    "rose": "red",
    "moutarde": "yellow",
    "leblanc": "white",
    "olive": "green",
    "pervenche": "blue",
    "violet": "purple",
    "orchidee": "pink",
}


def names() -> Iterator[tuple[str, str, Text | None]]:
    """Edition, identifier, and the two names it should have there."""
    for line in TABLE.strip().splitlines():
        key, *french, english = (cell.strip() for cell in line.split(" | "))
        usual, *others = english.split("; ")
        otherwise = dict(other.split(": ") for other in others)
        for edition, name in zip(COLUMNS, french, strict=True):
            text = Text(name, otherwise.get(edition, usual))
            yield edition, key, None if name == "-" else text


@pytest.mark.parametrize(("edition", "key", "text"), list(names()))
def test_a_card_or_place_has_its_names(edition: str, key: str, text: Text | None) -> None:
    """The table of names: in both languages; and no name where the edition lacks the thing."""
    assert load_edition(edition).texts.get(key) == text


def test_the_table_of_names_has_a_column_for_every_edition() -> None:
    assert set(COLUMNS) == set(published())


@pytest.mark.parametrize("edition", COLUMNS)
def test_the_table_names_every_card(edition: str) -> None:
    named = {key for column, key, text in names() if column == edition and text is not None}
    deck = load_edition(edition).deck
    assert set(deck.ids) == named - {"victim", "pool"}


@pytest.mark.parametrize("edition", COLUMNS)
def test_every_text_exists_in_both_languages(edition: str) -> None:
    for key, text in load_edition(edition).texts.items():
        assert text["fr"].strip(), key
        assert text["en"].strip(), key


@pytest.mark.parametrize("edition", COLUMNS)
def test_apostrophes_are_set_as_a_printer_sets_them(edition: str) -> None:
    for key, text in load_edition(edition).texts.items():
        assert "'" not in text.fr + text.en, key


@pytest.mark.parametrize("edition", COLUMNS)
def test_every_suspect_has_the_colour_of_the_token(edition: str) -> None:
    loaded = load_edition(edition)
    assert loaded.colours == tuple(COLOURS[suspect] for suspect in loaded.deck.suspects)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("edition", COLUMNS)
def test_no_two_cards_of_an_edition_share_a_name(edition: str, language: str) -> None:
    loaded = load_edition(edition)
    called = [getattr(loaded.texts[card], language) for card in loaded.deck.ids]
    assert len(set(called)) == len(called)
