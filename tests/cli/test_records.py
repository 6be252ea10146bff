"""Records from the command line: written by play, told by replay, checked by verify."""

import json
from pathlib import Path

import pytest

from lenoir.cli import main
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys
from lenoir.record.codec import encode
from lenoir.record.files import read_record
from lenoir.record.receipt import write_receipt
from lenoir.record.record import as_seen
from tests.record.test_receipt import ADA, a_record


@pytest.fixture(params=edition_keys())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    setting = ["--edition", request.param, "--people", "0", "--seed", "4", "--names", "Anna"]
    assert (
        main(
            [
                "play",
                "--bots",
                "random",
                *setting,
                "--option",
                "turn_limit=12",
                "--record",
                str(file),
            ]
        )
        == 0
    )
    return file


def test_a_played_game_is_verified_with_its_chance(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["verify", str(record), "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert verdict["checked"] == ["rules", "commitment", "chance"]
    assert main(["verify", str(record), "--lang", "fr"]) == 0
    assert "tous." in capsys.readouterr().out


def test_a_changed_die_is_found_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if '"DiceRolled"' in line)
    event = json.loads(lines[at])
    event["dice"][0] = event["dice"][0] % 6 + 1
    lines[at] = json.dumps(event, separators=(",", ":"))
    record.write_text("\n".join(lines) + "\n", "utf-8")
    capsys.readouterr()
    for language, word in (("en", "not a good record"), ("fr", "pas un bon enregistrement")):
        code = main(["verify", str(record), "--lang", language])
        told = capsys.readouterr()
        assert code in (1, 2)
        assert word in " ".join((told.out + told.err).split())


def test_another_commitment_is_found_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--noted", "0" * 64]) == 1
    assert "noted" in capsys.readouterr().out


def test_the_order_is_answered_for_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record alone, a commitment, the receipt of a device, and something else."""
    game, receipt = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    game.write_bytes(encode(a_record()))
    receipt.write_bytes(write_receipt(ADA))
    told = {}
    for noted in ("", ADA.commitment, str(receipt)):
        assert main(["verify", str(game), *(("--noted", noted) if noted else ())]) == 0
        told[noted] = " ".join(capsys.readouterr().out.split())
    assert "Order not proved: a record alone" in told[""]
    assert "Order not proved: the commitment" in told[ADA.commitment]
    assert "This device knows that nobody chose" in told[str(receipt)]
    assert main(["verify", str(game), "--noted", str(receipt), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["order"] == "proved"
    for other in (game, tmp_path / "nowhere"):
        assert main(["verify", str(game), "--noted", str(other)]) == 2
        assert str(other) in capsys.readouterr().err.replace("\n", "")


def test_a_replay_tells_every_turn(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert all(f"── Turn {n} ·" in out for n in range(1, 13))
    assert "Anna plays" in out
    assert "In the envelope:" in out


def test_a_seat_s_replay_tells_nothing_else(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = read_record(record.read_bytes())
    for typed, viewer in (("rose", Seat(0)), ("1", Seat(1)), ("spectator", SPECTATOR)):
        capsys.readouterr()
        assert main(["replay", str(record), "--json", "--seat", typed]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == len(as_seen(whole, viewer).events)
        assert main(["replay", str(record), "--seat", typed]) == 0
        before, _ = capsys.readouterr().out.split("That was the last turn")
        assert "In the envelope:" not in before


def test_a_seat_that_is_not_there_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--seat", "nobody"]) == 2
    assert "0 rose" in capsys.readouterr().err


def test_a_text_record_says_the_same(tmp_path: Path) -> None:
    for name in ("game.jsonl", "game.txt"):
        setting = ["--people", "0", "--seed", "4", "--option", "turn_limit=9"]
        assert main(["play", "--bots", "random", *setting, "--record", str(tmp_path / name)]) == 0
    one, other = (
        read_record((tmp_path / name).read_bytes()) for name in ("game.jsonl", "game.txt")
    )
    assert one == other


def test_perft_counts_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["perft", "--depth", "2", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert [json.loads(line)["depth"] for line in told[0].splitlines()] == [1, 2]
