"""Typing: any beginning of a name, in either language, accents and capitals optional."""

import pytest

from lenoir.cli import main
from lenoir.core.cards import Card
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.telling.voice import Voice
from lenoir.telling.words import matching, simple


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rose", "rose"),
        ("ROSE", "rose"),
        ("scar", "rose"),
        ("Miss Scarlett", "rose"),
        ("col", "moutarde"),
        ("veranda", "conservatory"),
        ("véranda", "conservatory"),
        ("salle de b", None),
        ("salle de ba", "ballroom"),
        ("dining", "dining_room"),
        ("dining_room", "dining_room"),
        ("salle à m", "dining_room"),
        ("hall", "hall"),
        ("clé", "spanner"),
        ("xyz", None),
        ("", None),
    ],
)
def test_a_card_is_known_by_any_beginning_of_its_names(typed: str, meant: str | None) -> None:
    edition = load_edition("classic")
    voice = Voice(Messages("en"), edition, ())
    names = [voice.typed_card(Card(n)) for n in range(len(edition.deck))]
    found = matching(typed, names)
    assert (edition.deck.ids[found[0]] if len(found) == 1 else None) == meant


def test_accents_capitals_and_apostrophes_do_not_matter() -> None:
    assert simple("Chambre d’amis") == simple("chambre D'AMIS") == "chambre d amis"
    assert simple("Mlle\u00a0Rose") == "mlle rose"


def test_suspects_may_be_named_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    setting = ["--people", "0", "--seed", "1", "--option", "turn_limit=1"]
    assert main(["play", "--suspects", "Scarlett,violet", *setting]) == 0
    assert "Professor\u00a0Plum" in capsys.readouterr().out
