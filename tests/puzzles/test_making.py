"""Puzzles made from games: one answer, a proved grade, and every wrong answer refuted."""

import subprocess
import sys

import pytest
from msgspec.structs import replace

from lenoir.core.cards import Card, Cards
from lenoir.core.events import GameEnded
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, NotTheCase, hand_of
from lenoir.deduction.proving.techniques import level_of
from lenoir.play.games.dice import Seeded
from lenoir.puzzles.canonical import form
from lenoir.puzzles.checking import flaws, is_possible
from lenoir.puzzles.finding import reasoned
from lenoir.puzzles.grading import grade_of
from lenoir.puzzles.making import puzzle_of
from lenoir.puzzles.pack import BadPack, decode, encode
from lenoir.puzzles.puzzle import Clash, Puzzle
from tests.deduction.checker import check
from tests.puzzles.games import found, puzzles, records


def test_a_second_program_finds_nothing_wrong_with_them() -> None:
    assert len(puzzles()) >= 5
    for puzzle in puzzles():
        assert not list(flaws(puzzle)), puzzle.heard


def test_their_proofs_hold_by_the_checker_of_proofs() -> None:
    for puzzle in puzzles():
        known = reasoned(puzzle.knowledge, hand_of(puzzle.seat))
        for proof in puzzle.proofs:
            check(known.layout, known.facts, proof)
            assert level_of(proof) <= puzzle.level


def test_the_answer_is_what_was_dealt() -> None:
    """What follows from a log is true of the game it comes from."""
    case = {}
    for record in records():
        ends = [event for event in record.events if isinstance(event, GameEnded)]
        case[record.header.edition] = ends[0].case if ends else None
    for puzzle in puzzles():
        sealed = case[puzzle.edition]
        for place, card in puzzle.answers[0]:
            if sealed is not None:
                assert (place == ENVELOPE) == (card in sealed)


def test_one_entry_earlier_the_answer_is_open() -> None:
    for puzzle in puzzles():
        heard = puzzle.position
        before = replace(puzzle, heard=puzzle.heard.rpartition("\n")[0])
        assert len(before.position.jottings) == len(heard.jottings) - 1
        known = before.knowledge
        assert any(known.share(card, place) < 1 for place, card in puzzle.answers[0])


@pytest.mark.parametrize("spoilt", ["answer", "deal", "clash", "grade", "since"])
def test_the_second_program_notices_what_is_wrong(spoilt: str) -> None:
    puzzle = next(one for one in puzzles() if one.kind == "follows" and one.deals and one.since)
    assert list(flaws(spoil(puzzle, spoilt)))


def spoil(puzzle: Puzzle, what: str) -> Puzzle:
    """A puzzle with one thing wrong."""
    (place, card), *_ = puzzle.answers[0]
    if what == "answer":
        other = next(one for one in range(6) if one != place and one in puzzle.layout.places)
        return replace(puzzle, answers=(((type(place)(other), card),),))
    if what == "deal":
        first, second, *rest = puzzle.deals[0]
        return replace(puzzle, deals=((Cards(second), Cards(first), *rest), *puzzle.deals[1:]))
    if what == "clash":
        hard = next(one for one in puzzle.clashes if any(one.entries))
        others = tuple(one for one in puzzle.clashes if one is not hard)
        return replace(puzzle, clashes=(*others, Clash(hard.place, hard.card, (0,))))
    if what == "grade":
        return replace(puzzle, grade=6 if puzzle.grade != 6 else 5)
    return replace(puzzle, since=puzzle.since[:-1])


def test_a_deal_is_found_by_trying_exactly_where_counting_finds_one() -> None:
    for puzzle in puzzles()[:3]:
        known = puzzle.knowledge
        for card in range(len(puzzle.position.edition.deck)):
            for place in known.layout.everywhere:
                there = known.share(Card(card), place) > 0
                told = (*known.facts, Holds(place, Card(card)))
                assert is_possible(known.layout, told) == there


def test_other_names_make_no_other_puzzle() -> None:
    """The canonical form is the same when two cards of a kind are exchanged throughout."""
    discovery = found()[0]
    known, me = discovery.known, discovery.heard.me
    swapped = [exchanged(fact, Card(0), Card(1)) for fact in known.facts]
    assert form(known.layout, me, known.facts) == form(known.layout, me, swapped)
    assert form(known.layout, me, known.facts) != form(known.layout, me, known.facts[:-1])


def exchanged(fact: Fact, one: Card, other: Card) -> Fact:
    """A fact with two cards exchanged."""

    def of(card: Card) -> Card:
        return other if card == one else one if card == other else card

    def all_of(cards: int) -> Cards:
        pair = 1 << one | 1 << other
        return Cards(cards if cards & pair in (0, pair) else cards ^ pair)

    if isinstance(fact, NotTheCase):
        return replace(fact, case=type(fact.case)(*map(of, fact.case)))
    if isinstance(fact, Holds):
        return replace(fact, card=of(fact.card))
    return replace(fact, cards=all_of(fact.cards))


def test_a_harder_rule_or_more_to_keep_in_mind_makes_a_higher_grade() -> None:
    assert [grade_of(1, 3), grade_of(2, 2), grade_of(2, 3), grade_of(2, 4)] == [1, 2, 3, 4]
    assert [grade_of(1, 4), grade_of(1, 7), grade_of(3, 1), grade_of(4, 1)] == [3, 4, 5, 6]


def test_a_pack_comes_back_as_it_was_written() -> None:
    written = encode(puzzles())
    assert decode(written) == puzzles()
    assert encode(decode(written)) == written
    with pytest.raises(BadPack, match="line 2"):
        decode(encode(puzzles()[:1]) + b'{"number": 1}\n')


MAKE = """
from tests.puzzles.games import puzzles
from lenoir.puzzles.pack import encode
from hashlib import sha256
print(sha256(encode(puzzles())).hexdigest())
"""


def test_the_same_bytes_whatever_the_hashes_are() -> None:
    digests = {
        subprocess.run(
            (sys.executable, "-c", MAKE),
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_the_deals_that_refute_depend_on_the_chance_handed_in_alone() -> None:
    discovery = next(one for one in found() if not one.is_case)
    once, again = (puzzle_of(discovery, Seeded("a")) for _ in range(2))
    assert once == again
