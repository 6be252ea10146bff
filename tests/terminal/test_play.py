"""Whole games through the real command, in every edition and both languages."""

import re
from pathlib import Path

import pytest

from lenoir.core.edition import LANGUAGES, Language
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.record.files import read_record
from lenoir.record.verify import verify
from tests.cli.command import lenoir
from tests.terminal.typist import Typist

ALWAYS_THE_FIRST = "1\n" * 3000


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", edition_keys())
def test_a_game_is_played_to_its_end(key: str, language: Language, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    players = load_edition(key).players[-1]
    setting = ["--edition", key, "--people", "2", "--players", str(players), "--seed", "11"]
    more = ["--option", "turn_limit=30", "--record", str(file), "--lang", language]
    answer = lenoir("play", *setting, *more, typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert Messages(language)("result-heading") in answer.out
    assert str(file) in answer.out
    assert verify(read_record(file.read_bytes())).ok
    about = load_edition(key).texts["about"].fr
    _is_well_said(answer.out.replace(about.split(" :")[0] + " :", ""), language)


def _is_well_said(text: str, language: Language) -> None:
    assert not re.search(r"\{ ?\$|\{\$", text), "an argument is missing"
    assert not re.search(r"\b(story|ask|choose|note|board)-[a-z]", text), "a key is not translated"
    if language == "fr":
        assert "'" not in text
        for line in text.splitlines():
            said = line.split("[", 1)[0].rstrip()
            assert not re.search(r"\w [:;?!»]", said), line


@pytest.mark.parametrize("option", ["honour=on", "spoken_accusation=on", "last_detective_wins=on"])
def test_house_rules_are_played(option: str, play: Typist) -> None:
    limit = ["--option", "turn_limit=20", "--option", option]
    answer = play("--edition", "miro", "--people", "3", *limit, typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")


def test_two_at_a_modern_table_look_at_cards_in_rooms(play: Typist) -> None:
    limit = ["--option", "turn_limit=40", "--option", "rush_each_chooses=on"]
    two = ["--edition", "modern", "--players", "2", "--people", "2"]
    answer = play(*two, *limit, typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert "looks at the card that lies in" in " ".join(answer.out.split())


def test_the_same_seed_deals_the_same_game(play: Typist) -> None:
    limit = ["--option", "turn_limit=10"]
    first = play(*limit, typed=ALWAYS_THE_FIRST).out
    assert play(*limit, typed=ALWAYS_THE_FIRST).out == first
    assert play(*limit, "--seed", "12", typed=ALWAYS_THE_FIRST).out != first


def test_without_a_seed_no_two_games_are_the_same() -> None:
    setting = ("play", "--people", "0", "--option", "turn_limit=3")
    assert len({lenoir(*setting).out for _ in range(2)}) == 2


def test_a_right_accusation_wins(play: Typist) -> None:
    told = play("--option", "turn_limit=1", typed="roll\n1\n1\n1\n1\n1\n1\n").out
    case = re.search(r"The envelope: (.*) with the (.*) in the (.*)\.", told.replace("\u00a0", " "))
    assert case is not None
    accuse = ["accuse", *(card.lower() for card in case.groups()), "y"]
    won = play("--option", "turn_limit=1", typed="\n".join(accuse) + "\n")
    assert "The accusation was right: you win." in won.out


def test_after_a_wrong_accusation_random_players_give_up(play: Typist) -> None:
    told = play("--bots", "random", typed="accuse\nscarlett\nrope\nhall\ny\n")
    assert told.code == 0
    assert "The accusation was wrong." in told.out
    assert "they give up" in " ".join(told.out.split())
    assert "The envelope:" in told.out


def test_an_accusation_can_be_taken_back(play: Typist) -> None:
    told = play(typed="accuse\nscarlett\nrope\nhall\nn\n")
    assert "accusation!" not in told.out
    assert told.out.count("What do you do?") == 2


def test_a_step_back_leads_to_the_step_before(play: Typist) -> None:
    told = play(typed="accuse\nscarlett\nrope\n<\n<\n<\n")
    asked = re.findall(r"(Who) did it\?|(With) which w|(In) which r|(What) do you do\?", told.out)
    expected = ["What", "Who", "With", "In", "With", "Who", "What"]
    assert ["".join(question) for question in asked] == expected


def test_resigning_is_confirmed_and_ends_the_turns_of_a_person(play: Typist) -> None:
    told = play("--people", "2", "--bots", "random", typed="\nresign\nn\nresign\ny\n\nresign\ny\n")
    assert told.code == 0
    assert "gives up" in told.out
    assert "Nobody is left" in told.out


def test_leaving_is_confirmed_and_writes_nothing(play: Typist, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = play("--record", str(file), typed="q\nn\nquit\nperhaps\ny\n")
    assert told.code == 0
    assert "Type y for yes" in told.out
    assert "unfinished" in told.err
    assert not file.exists()


@pytest.mark.parametrize("word", ["q", "quitter", "quit"])
def test_in_french_one_leaves_by_either_word(word: str, play: Typist) -> None:
    told = play("--lang", "fr", typed=f"{word}\no\n")
    assert (told.code, "inachevée" in told.err) == (0, True)


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("99", "none of these"),
        ("0", "none of these"),
        ("-1", "none of these"),
        ("²", "none of these"),
        ("wat", "none of these"),
        ("x" * 5000, "none of these"),
        ("<", "nothing to go back to"),
        ("b", "Ballroom"),
        ("h", "Your cards"),
        ("n", "Your notebook"),
        ("?", "one step back"),
        ("\x00", "none of these"),
        ("\x1b[2J", "none of these"),
    ],
)
def test_whatever_is_typed_is_answered(typed: str, heard: str, play: Typist) -> None:
    told = play(typed=f"{typed}\n")
    assert heard in told.out
    assert told.code == 0


def test_a_square_can_be_typed_at_once(play: Typist) -> None:
    told = play("--option", "dice=2", typed="roll\nh23\n")
    assert "You walk to h23." in told.out


def test_only_random_players_end_by_themselves(play: Typist) -> None:
    told = play("--people", "0", "--bots", "random")
    assert told.code == 0
    assert "nobody wins" in told.out
