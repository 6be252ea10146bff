"""The curtain: what one person saw is gone before the next one looks."""

import re
from pathlib import Path

import pytest

from lenoir.core.cards import Card
from lenoir.core.seats import Seat
from lenoir.core.visibility import PUBLIC
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.record.files import read_record
from lenoir.record.record import Record, as_seen
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice
from lenoir.terminal.screen import PAGE
from tests.terminal.typist import Typist

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capsys, seed="26")


@pytest.mark.parametrize("key", edition_keys())
def test_every_page_tells_the_secrets_of_one_person_only(
    key: str, play: Typist, tmp_path: Path
) -> None:
    """C-11: what only another was told stands on no page of mine."""
    file = tmp_path / "game.jsonl"
    setting = ["--edition", key, "--players", "3", "--people", "3", "--names", ",".join(NAMES)]
    limit = ["--option", "turn_limit=24", "--record", str(file)]
    told = play(*setting, *limit, typed="1\n" * 3000)
    assert told.code == 0
    record = read_record(file.read_bytes())
    secrets = [_told_in_private(record, Seat(n)) for n in range(3)]
    owners = set()
    for page in told.out.split(PAGE)[1:-1]:
        names = set(re.findall(r"── Turn \d+ · (\w+),", page))
        assert len(names) <= 1
        own = {NAMES.index(name) for name in names}
        owners |= own
        mine = set().union(*(secrets[n] for n in own))
        others = set().union(*secrets) - mine
        flat = " ".join(page.split())
        assert not [secret for secret in others if secret in flat]
    assert owners == {0, 1, 2}


def _told_in_private(record: Record, seat: Seat) -> set[str]:
    """The sentences that only this seat was told, as they stand on the screen."""
    edition = load_edition(record.header.edition)
    voice = Voice(Messages("en"), edition, [Card(n) for n in range(3)], NAMES)
    story = Story(voice, seat)
    mine = (event for event in as_seen(record, seat).events if type(event) not in PUBLIC)
    # Who has answered under seal is told alike by everyone.
    sentences = {sentence for event in mine for sentence in story.tell(event)}
    return {" ".join(sentence.split()) for sentence in sentences if "seal" not in sentence}


def test_between_two_people_only_the_name_of_the_next_is_told(play: Typist) -> None:
    told = play("--people", "2", "--option", "turn_limit=8", typed="1\n" * 500)
    curtains = [page for page in told.out.split(PAGE) if "Give the keyboard" in page]
    assert len(curtains) > 2
    for page in curtains[1:]:
        lines = [line for line in page.splitlines() if line.strip()]
        assert len(lines) == 3, "who, nobody else, and the Enter that was typed"


def test_one_person_alone_needs_no_curtain(play: Typist) -> None:
    told = play("--option", "turn_limit=6", typed="1\n" * 200)
    assert PAGE not in told.out
    assert "Give the keyboard" not in told.out


def test_in_french_the_keyboard_is_given_au_colonel(play: Typist) -> None:
    told = play("--people", "2", "--option", "turn_limit=4", "--lang", "fr", typed="1\n" * 200)
    assert "Donnez le clavier au colonel\u00a0Moutarde, puis Entrée." in told.out
    assert "Donnez le clavier à Mlle\u00a0Rose, puis Entrée." in told.out
