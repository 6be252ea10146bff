"""Modules compose: editions made of modules which no shipped edition brings together."""

from itertools import pairwise, permutations
from pathlib import Path

import pytest

from lenoir.core import events as e
from lenoir.core.edition import Edition
from lenoir.core.phases import Moving
from lenoir.editions.loader import ELSEWHERE, FOLDER, load_edition
from lenoir.play.games.game import Game
from tests.machines.chance import Lots
from tests.machines.many import many
from tests.machines.wander import check_to_the_end
from tests.toy import published

MODULES = (
    "boardless",
    "clue_cards",
    "doubles",
    "honour",
    "intrigue",
    "pool",
    "powers",
    "restless",
    "roll_first",
    "room_cards",
)
TOGETHER = {
    frozenset(pair) for key in published() for pair in permutations(load_edition(key).modules, 2)
}
PAIRS = [pair for pair in permutations(MODULES, 2) if frozenset(pair) not in TOGETHER]
ADDED = [
    (*modules[:at], module, *modules[at:])
    for modules in (load_edition(key).modules for key in published())
    for module in MODULES
    if module not in modules
    for at in {0, len(modules)}
]
OPTIONS = """
clue_cards = true
honour = true
rush_each_chooses = false
teams = false
room_cards = "random"
look_once = true
stay_unrolled = false
resuggest_when_staying = false
passage_ends_turn = false
"""
"""What the modules of other editions add to those of `detectives`."""


def shelf_file(modules: tuple[str, ...]) -> str:
    """`detectives` with everything that any module needs, and these modules."""
    text = FOLDER.joinpath("detectives.toml").read_text("utf-8")
    modern = FOLDER.joinpath("modern.toml").read_text("utf-8")
    clues = modern[modern.index("[clues]") : modern.index("[board]")]
    rules = next(line for line in text.splitlines() if line.startswith("rules = "))
    named = ", ".join(f'"{module}"' for module in modules)
    return (
        text.replace(rules, f"rules = [{named}]")
        .replace("players = [3, 6]", "players = [2, 6]")
        .replace("special_dice = [false, true]", "special_dice = [true, true]")
        .replace("\n[options]\n", f"\n[options]{OPTIONS}")
        .replace("\n[board]\n", f"\n{clues}\n[board]\n")
    )


def on_the_shelf(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> Edition:
    """An edition of these modules."""
    key = "_".join(modules)[:64]
    folder.joinpath(f"{key}.toml").write_text(shelf_file(modules), "utf-8")
    monkeypatch.setenv(ELSEWHERE, str(folder))
    edition = load_edition(key)
    assert edition.modules == modules
    return edition


def test_there_is_a_module_for_every_file_that_has_rules() -> None:
    """So that a new one is tried with all others, too."""
    folder = Path(__file__).parents[2] / "src" / "lenoir" / "rules"
    found = {file.stem for file in folder.glob("*.py") if "\nRULES = " in file.read_text("utf-8")}
    assert found - {"standard"} == set(MODULES)


@pytest.mark.parametrize("modules", [*PAIRS, *ADDED], ids=" ".join)
def test_modules_that_no_edition_brings_together_make_games_that_end_and_replay(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """C-9, C-12: whatever is rolled, drawn, shown and asked, and in either order."""
    edition = on_the_shelf(modules, monkeypatch, tmp_path)
    games = [many(edition, players, 2) for players in (2, 4, 6)]
    assert sum(row.ends.total() for row in games) == 6


@pytest.mark.parametrize("modules", [("clue_cards", "powers"), ("powers", "clue_cards")])
def test_a_clue_card_between_the_dice_and_the_second_of_two_moves_leaves_it_the_second(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """D-29, T-5"""
    edition = on_the_shelf(modules, monkeypatch, tmp_path)
    seen: set[tuple[int, bool]] = set()
    for seed in range(16):
        game = Game(edition, 6, Lots(seed), {"turn_limit": 60})
        check_to_the_end(game, seed)
        rolls, twice, clue = 0, False, False
        for event in game._log:
            match event:
                case e.TurnBegan():
                    rolls, twice = 0, False
                case e.PowerUsed(seat) if edition.powers[game.table.token_of(seat)] == "two_moves":
                    twice = True
                case e.DiceRolled():
                    rolls, clue = rolls + 1, False
                case e.ClueDrawn():
                    clue = True
                case e.PhaseBegan(Moving(leg=leg)):
                    assert leg == (rolls if twice else 0)
                    seen.add((leg, clue))
                case _:
                    pass
    assert {(leg, clue) for leg in (0, 1, 2) for clue in (False, True)} <= seen


@pytest.mark.parametrize("modules", [("clue_cards", "intrigue"), ("intrigue", "clue_cards")])
def test_a_special_face_draws_once_from_the_pile_of_the_first_module_and_is_worth_nothing(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """D-7, T-5"""
    edition = on_the_shelf(modules, monkeypatch, tmp_path)
    drawn = {"clue_cards": 0, "intrigue": 0}
    for seed in range(6):
        game = Game(edition, 4, Lots(seed), {"turn_limit": 40})
        check_to_the_end(game, seed)
        dice: tuple[int, ...] = ()
        for before, event in pairwise(game._log):
            match event:
                case e.DiceRolled():
                    dice = event.dice
                    assert event.draws == dice.count(1)
                case e.ClueDrawn():
                    drawn["clue_cards"] += 1
                case e.IntrigueDrawn(why="die"):
                    drawn["intrigue"] += 1
                case e.PhaseBegan(Moving() as moving) if type(before) is not e.KeeperPlayed:
                    assert moving.may_stay == (1 in dice)
                    assert moving.steps in (steps := sum(dice) - dice.count(1), steps + 6)
                case _:
                    pass
    first, second = modules
    assert drawn[first]
    assert not drawn[second]
