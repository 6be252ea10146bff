"""A data file that does not make a game is refused, and says why."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from lenoir.core.table import Table
from lenoir.editions.bad_edition import BadEdition
from lenoir.editions.loader import NoSuchEdition, load_edition, read_edition

TINY = Path(__file__).with_name("tiny.toml").read_text("utf-8")


def test_the_toy_edition_is_sound() -> None:
    assert read_edition("tiny", TINY).deck.suspects == load_edition("tiny").deck.suspects


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (lambda: "players = [", "edition bad: "),
        (lambda: "players = [2, 3]", "missing required field"),
        (lambda: TINY.replace("players = [2, 3]", "players = [2, 9]"), "2 to 3, not 2 to 9"),
        (
            lambda: TINY.replace('"exact"', '"far"'),
            "walk is one of exact, longest, up_to, not 'far'",
        ),
        (lambda: TINY + "\n[extra]\na = 1\n", "unknown field"),
        (lambda: TINY.replace("rules = [", 'rules = ["nonsense", ', 1), "no module of rules"),
        (lambda: TINY.replace("tests.toy.hall", "elsewhere.hall"), "no module of rules"),
        (lambda: TINY.replace('"tests.toy.hall_only"', '"engine"'), "no module of rules"),
        (lambda: TINY.replace("rules = [", 'rules = ["honour", "honour", '), "is named twice"),
        (lambda: TINY.replace("rules = [", 'rules = ["clue_cards", '), "no game without clues"),
        (lambda: TINY.replace("rules = [", 'rules = ["intrigue", '), "no game without clocks"),
        (lambda: TINY.replace("rules = [", 'rules = ["pool", '), "no game without pool"),
        (lambda: TINY.replace('"b2"', '"z9"'), "the door 'z9' of veranda is no corridor square"),
        (lambda: TINY.replace("rope = {", "rose = {"), "'rose' stands for two things"),
        (lambda: TINY.replace("turn_limit = 0\n", ""), "every table may change turn_limit"),
        (lambda: TINY.replace("dice = 1", "dice = 5"), "1 or 2 dice"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(file: Callable[[], str], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        read_edition("bad", file())


GUEST = TINY[: TINY.index("[board]")].replace("players", 'board = "tiny"\nplayers', 1)
"""An edition on the board of the toy edition."""


def swapped(one: str, other: str) -> str:
    """The guest with two of its cards in each other's place."""
    lines = GUEST.splitlines()
    here, there = (
        next(at for at, line in enumerate(lines) if line.startswith(f"{name} = "))
        for name in (one, other)
    )
    lines[here], lines[there] = lines[there], lines[here]
    return "\n".join(lines)


def test_on_the_board_of_another_edition_the_cards_go_in_its_order() -> None:
    """C-3, C-6: else a token would start elsewhere, and a room be named for another."""
    tiny = load_edition("tiny")
    assert read_edition("guest", GUEST).board is tiny.board
    assert read_edition("guest", swapped("rope", "dagger")).board is tiny.board
    renamed = GUEST.replace("olive = ", "orchidee = ")
    assert read_edition("guest", renamed).deck.suspects == ("rose", "orchidee", "violet")
    for text in (swapped("veranda", "hall"), swapped("rose", "violet")):
        with pytest.raises(BadEdition, match="in the order of tiny"):
            read_edition("guest", text)


def test_on_the_board_of_another_edition_the_same_rooms_have_cards() -> None:
    """C-1: a place without a card there is one here, too."""
    *lines, last = [line for line in GUEST.split("\n") if line and not line.startswith("dagger")]
    with pytest.raises(BadEdition, match="rooms and places are told apart as in tiny"):
        read_edition("guest", "\n".join([*lines, "[places]", last]))


def test_a_folder_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LENOIR_EDITIONS", "/nowhere/at/all")
    with pytest.raises(NoSuchEdition, match="/nowhere/at/all, which is no folder"):
        load_edition("mine")


def test_an_edition_without_a_pile_has_none() -> None:
    """D-35: the size of the pile is public; elsewhere there is no pile."""
    edition = load_edition("classic")
    assert Table(edition, edition.options).pile_size == 0


def test_a_flaw_of_the_board_that_is_borrowed_is_told_of_its_owner(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    owner = TINY.replace("players = [2, 3]", "players = [2, 9]")
    (tmp_path / "owner.toml").write_text(owner, encoding="utf-8")
    (tmp_path / "guest.toml").write_text(GUEST.replace('"tiny"', '"owner"'), encoding="utf-8")
    (tmp_path / "lost.toml").write_text(GUEST.replace('"tiny"', '"nobody"'), encoding="utf-8")
    monkeypatch.setenv("LENOIR_EDITIONS", str(tmp_path))
    with pytest.raises(BadEdition, match=r"^edition owner: players .*owner\.toml\)$"):
        load_edition("guest")
    with pytest.raises(BadEdition, match=r"^edition lost: .*'nobody', and there is no such"):
        load_edition("lost")


def test_a_bad_edition_can_be_told_by_another_process() -> None:
    with pytest.raises(BadEdition) as told:
        read_edition("bad", TINY.replace("dice = 1", "dice = 5"))
    again = pickle.loads(pickle.dumps(told.value))
    assert (str(again), again.key, again.flaws) == (str(told.value), "bad", told.value.flaws)
