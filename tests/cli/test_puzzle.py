"""``lenoir puzzle``: the case of a day, solved by typing; any other; on paper; packs."""

import json
from pathlib import Path

import pytest

from lenoir.puzzles.pack import every_case, puzzle_number
from tests.cli.command import lenoir


def card(number: int, language: str) -> str:
    """The name of the card that is asked for, in one language."""
    puzzle = puzzle_number(number)
    deck = puzzle.position.edition
    return deck.texts[deck.deck.ids[puzzle.answers[0][0][1]]][language]  # type: ignore[index]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_todays_case_is_the_case_of_its_date_in_both_languages(language: str) -> None:
    first = lenoir("puzzle", "--date", "2026-11-02", "--json", "--lang", language)
    again = lenoir("puzzle", "--number", "1", "--json", "--lang", language)
    assert first.out == again.out
    sheet = json.loads(first.out)
    assert (sheet["number"], sheet["kind"]) == (1, "place")
    assert card(1, language).split()[-1].lower() in sheet["question"].lower()
    year_later = lenoir("puzzle", "--date", "2027-11-01", "--json", "--lang", language)
    assert year_later.out == first.out


def test_a_wrong_answer_is_refuted_and_the_right_one_proved() -> None:
    puzzle = next(one for one in every_case() if one.kind == "follows" and one.deals)
    places = ("envelope", "me", "ben", "chloé")
    answers = [f"{card(puzzle.number, 'en')} {place}" for place in places]
    told = lenoir("puzzle", "--number", str(puzzle.number), typed="\n".join([*answers, "?"]))
    assert told.code == 0
    assert "That cannot be. It clashes with this:" in told.out
    right = lenoir("puzzle", "--number", str(puzzle.number), "--solution")
    assert "1. " in right.out


def test_an_open_answer_is_refuted_by_a_whole_deal() -> None:
    puzzle = next(one for one in every_case() if one.kind == "follows" and one.deals)
    known, deck = puzzle.knowledge, puzzle.position.edition
    place, one = next(
        (place, one)
        for place in known.layout.places
        for one in range(len(deck.deck))
        if 0 < known.share(one, place) < 1  # type: ignore[arg-type]
    )
    names = json.loads(lenoir("puzzle", "--number", str(puzzle.number), "--json").out)["names"]
    answer = f"{deck.texts[deck.deck.ids[one]]['en']}, {names[place]}"
    told = lenoir("puzzle", "--number", str(puzzle.number), "--answer", answer)
    assert told.code == 1
    assert "every line" in told.out
    assert "The envelope:" in told.out


def test_a_case_is_solved_by_its_three_cards() -> None:
    puzzle = next(one for one in every_case() if one.kind == "case")
    texts, deck = puzzle.position.edition.texts, puzzle.position.edition.deck
    names = ", ".join(texts[deck.ids[card]]["fr"] for _, card in puzzle.answers[0])
    told = lenoir("puzzle", "--number", str(puzzle.number), "--answer", names, "--lang", "fr")
    assert told.code == 0
    assert "C’est juste." in told.out


def test_hints_go_from_the_lines_that_matter_to_the_whole_proof() -> None:
    told = lenoir("puzzle", "--number", "2", typed="?\n?\n?\n")
    assert "These lines matter:" in told.out
    assert "The technique is called" in told.out


def test_cases_are_found_by_grade_technique_and_edition() -> None:
    for option, value, field in (
        ("--grade", "5", "grade"),
        ("--technique", "chain", "technique"),
        ("--edition", "miro", "edition"),
        ("--format", "case", "kind"),
        ("--lesson", "taken", "technique"),
    ):
        found = json.loads(lenoir("puzzle", option, value, "--json").out)
        assert str(found[field]) == value
    listed = lenoir("puzzle", "list", "--grade", "6", "--json").out.splitlines()
    assert listed
    assert all(json.loads(line)["grade"] == 6 for line in listed)


def test_a_puzzle_is_printed_as_a_page_with_its_answer_on_another(tmp_path: Path) -> None:
    file = tmp_path / "case.html"
    assert lenoir("puzzle", "--number", "3", "--paper", str(file), "--lang", "fr").code == 0
    text = file.read_text("utf-8")
    assert '<html lang="fr">' in text
    assert text.count("<tr") > 20
    assert text.index("<table>") < text.index('class="answer"')
    again = lenoir("puzzle", "--number", "3", "--paper", str(file))
    assert (again.code, "case.html" in again.err) == (2, True)


def test_what_cannot_be_is_said_in_both_languages(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "x").touch()
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    for arguments in (
        ("--number", "0"),
        ("--number", "999999"),
        ("--date", "2026-02-30"),
        ("--date", "tomorrow"),
        ("--technique", "magic"),
        ("--lesson", "magic"),
        ("--edition", "magic"),
        ("--grade", "9"),
        ("--paper", "case.pdf"),
        ("solve",),
        ("make",),
        ("make", "--out", str(full)),
        ("make", "--count", "0", "--out", str(tmp_path / "new")),
        ("make", str(tmp_path / "none.jsonl"), "--out", str(tmp_path / "new")),
        ("check", str(bad)),
        ("check", str(tmp_path / "none.jsonl")),
    ):
        english, french = (lenoir("puzzle", *arguments, "--lang", one) for one in ("en", "fr"))
        assert (english.code, french.code) == (2, 2), arguments
        assert english.err != french.err
        assert "Traceback" not in english.err


def test_a_pack_is_made_of_games_that_are_over_and_checked(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    bots = ("--bots", "notebook,logician,novice")
    played = lenoir("sim", *bots, "--games", "3", "--edition", "classic", "--records", str(games))
    assert played.code == 0, played.err
    few = lenoir("puzzle", "make", str(games), "--count", "7", "--out", str(tmp_path / "pack"))
    assert few.code == 2
    assert "more games are needed" in few.err
    volume = Path("src/lenoir/puzzles/packs/volume-13.jsonl").read_bytes().splitlines()[:3]
    pack = tmp_path / "three.jsonl"
    pack.write_bytes(b"\n".join(volume) + b"\n")
    checked = lenoir("puzzle", "check", str(pack), "--json")
    assert json.loads(checked.out) == {"puzzles": 3, "flaws": []}
    spoilt = pack.read_text("utf-8").replace('"grade":1', '"grade":2')
    pack.write_text(spoilt, "utf-8")
    assert lenoir("puzzle", "check", str(pack)).code == 1
