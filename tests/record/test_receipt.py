"""What a record proves to a device that noted things in their order, and to nobody else."""

import hashlib
from functools import cache

import pytest
from msgspec.structs import replace

from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record.errors import TEXTS, Nonsense
from lenoir.record.fairness import (
    FIXED_WORD,
    FairRng,
    commitment,
    fairness_tags,
    pledge_of,
)
from lenoir.record.receipt import Receipt, Terms, read_receipt, write_receipt
from lenoir.record.record import Record, full_record
from lenoir.record.verify import Verdict, verify
from tests.record.games import SECRET, play

GAME = "g-1"
PROMISED = commitment(GAME, SECRET)
NONCES = ("adas-word", "bobs-word", FIXED_WORD)
PLEDGES = (*(pledge_of(GAME, PROMISED, nonce) for nonce in NONCES[:2]), "")
SUSPECTS = ("rose", "leblanc", "violet")
TERMS = Terms("classic", {"turn_limit": 6}, SUSPECTS)
ADA = Receipt(GAME, PROMISED, NONCES[0], (0,), PLEDGES, TERMS, acknowledged=True)


@cache
def a_record(nonces: tuple[str, ...] = NONCES, pledges: tuple[str, ...] = PLEDGES) -> Record:
    """Ada and Bob pledged, and a bot plays the third seat."""
    edition = load_edition("classic")
    rng = FairRng(SECRET, GAME, nonces)
    game = Game(edition, SUSPECTS, rng, {"turn_limit": 6})
    play(game, Seeded("a record"))
    return full_record(edition, game._log, fairness_tags(GAME, PROMISED, nonces, SECRET, pledges))


def wrong(verdict: Verdict) -> str:
    assert verdict.wrong is not None
    assert verdict.wrong.code in TEXTS
    assert verdict.order == "unchecked"
    return verdict.wrong.code


def with_tags(record: Record, **tags: str) -> Record:
    kept = {k: v for k, v in {**record.header.tags, **tags}.items() if v}
    return replace(record, header=replace(record.header, tags=kept))


def test_a_pledge_is_a_hash_that_anyone_can_compute() -> None:
    text = b"lenoir pledge 1|g-1|" + PROMISED.encode() + b"|adas-word"
    assert pledge_of(GAME, PROMISED, "adas-word") == hashlib.sha256(text).hexdigest()


def test_a_pledge_is_of_this_game_this_promise_and_this_nonce() -> None:
    others = {
        pledge_of("g-2", PROMISED, "adas-word"),
        pledge_of(GAME, "0" * 64, "adas-word"),
        pledge_of(GAME, PROMISED, "adas-other-word"),
    }
    assert PLEDGES[0] not in others


@pytest.mark.parametrize("game", ["", "a|b"])
def test_a_pledge_of_something_else_is_none(game: str) -> None:
    with pytest.raises(ValueError, match="pledge"):
        pledge_of(game, PROMISED, "word")
    with pytest.raises(ValueError, match="pledge"):
        pledge_of(GAME, game, "word")


def test_whoever_noted_everything_in_its_order_knows_that_nobody_chose() -> None:
    verdict = verify(a_record(), ADA)
    assert (verdict.ok, verdict.order) == (True, "proved")
    assert verdict.checked == ("rules", "commitment", "pledges", "chance", "order")


def test_a_record_alone_never_proves_the_order() -> None:
    assert verify(a_record()).order == "no_receipt"


def test_a_commitment_alone_never_proves_the_order() -> None:
    assert verify(a_record(), PROMISED).order == "only_commitment"
    assert wrong(verify(a_record(), "0" * 64)) == "noted"


def test_an_older_record_verifies_without_its_order() -> None:
    older = a_record(("adas-word", "bobs-word", "bot"), ())
    for noted in (None, PROMISED, Receipt(GAME, PROMISED)):
        verdict = verify(older, noted)
        assert (verdict.ok, verdict.order) == (True, "no_pledges")
        assert "order" not in verdict.checked


def test_a_receipt_of_a_device_that_gave_nothing_proves_nothing_to_it() -> None:
    spectator = replace(ADA, nonce="", seats=(), acknowledged=False)
    assert verify(a_record(), spectator).order == "no_nonce"
    assert verify(a_record(), Receipt(GAME, PROMISED)).order == "no_nonce"


def test_a_device_whose_pledge_was_not_published_is_told_so() -> None:
    late = replace(ADA, nonce="another-word")
    assert verify(a_record(), late).order == "not_published"
    assert verify(a_record(), Receipt(GAME, PROMISED, "a-word")).order == "not_published"


def test_a_nonce_that_did_not_come_in_time_is_named_in_the_record() -> None:
    record = a_record((FIXED_WORD, "bobs-word", FIXED_WORD))
    assert record.header.tags["Withheld"] == "0"
    assert verify(record, replace(ADA, acknowledged=False)).order == "withheld"
    bob = Receipt(GAME, PROMISED, "bobs-word", (1,), PLEDGES, TERMS, acknowledged=True)
    assert verify(record, bob).order == "proved"


def test_a_record_that_hides_who_withheld_is_refused() -> None:
    record = a_record((FIXED_WORD, "bobs-word", FIXED_WORD))
    assert wrong(verify(with_tags(record, Withheld=""))) == "bad_fairness"
    assert wrong(verify(with_tags(a_record(), Withheld="1"))) == "bad_fairness"


def test_a_nonce_that_nobody_pledged_could_have_been_chosen_last() -> None:
    assert wrong(verify(a_record((*NONCES[:2], "ground")))) == "unpledged"
    assert wrong(verify(a_record((*NONCES[:2], "bot")))) == "unpledged"


def test_a_nonce_other_than_the_one_pledged_is_found() -> None:
    assert wrong(verify(a_record((NONCES[0], "ground", FIXED_WORD)))) == "pledge_broken"


@pytest.mark.parametrize("tags", [{"Pledge0": "0" * 63}, {"Pledge1": "X" * 64}])
def test_a_pledge_that_is_none_is_found(tags: dict[str, str]) -> None:
    assert wrong(verify(with_tags(a_record(), **tags))) == "bad_fairness"


@pytest.mark.parametrize(
    ("receipt", "code"),
    [
        (replace(ADA, game="g-2"), "noted_game"),
        (replace(ADA, commitment="0" * 64), "noted"),
        (replace(ADA, pledges=(PLEDGES[0], "1" * 64, "")), "noted_pledge"),
        (replace(ADA, pledges=(*PLEDGES[:2], "1" * 64)), "noted_pledge"),
        (replace(ADA, pledges=(PLEDGES[1], PLEDGES[0], "")), "noted_pledge"),
        (replace(ADA, pledges=PLEDGES[:2]), "noted_terms"),
        (replace(ADA, seats=(1,)), "noted_copy"),
        (replace(ADA, terms=Terms("miro", {"turn_limit": 6}, SUSPECTS)), "noted_terms"),
        (replace(ADA, terms=Terms("classic", {"turn_limit": 7}, SUSPECTS)), "noted_terms"),
        (replace(ADA, terms=Terms("classic", {"no": 7}, SUSPECTS)), "noted_terms"),
        (replace(ADA, terms=Terms("classic", {"turn_limit": 6}, SUSPECTS[::-1])), "noted_terms"),
    ],
)
def test_a_record_that_differs_from_the_receipt_is_found(receipt: Receipt, code: str) -> None:
    assert wrong(verify(a_record(), receipt)) == code


def test_pledges_taken_out_of_a_record_are_missed() -> None:
    bare = a_record(NONCES, ())
    assert verify(bare).order == "no_pledges"
    assert wrong(verify(bare, ADA)) == "noted_pledge"


def test_a_nonce_that_was_acknowledged_and_then_dropped_is_found() -> None:
    assert wrong(verify(a_record((FIXED_WORD, *NONCES[1:])), ADA)) == "noted_dropped"


def test_a_receipt_is_a_small_file_that_is_read_strictly() -> None:
    assert read_receipt(write_receipt(ADA)) == ADA
    plain = write_receipt(ADA).decode()
    for other in (
        b"",
        b"[]",
        plain.replace("adas-word", "a|b").encode(),
        plain.replace("g-1", "").encode(),
        plain.replace(PROMISED, "0").encode(),
        plain.replace(PLEDGES[1], "0").encode(),
        plain.replace("nonce", "word").encode(),
        plain.encode() + b" " * 20_000,
    ):
        with pytest.raises(Nonsense, match="receipt"):
            read_receipt(other)
