"""Lists are checked against the code: a new event, phase or action is thought of everywhere."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import get_args

import pytest

from lenoir.core import visibility
from lenoir.core.actions import Action, LayOpen, Roll, Rush
from lenoir.core.events import Event, PrivateEvent, PublicEvent
from lenoir.core.fold import PRIVATE_FOLDS, PUBLIC_FOLDS
from lenoir.core.phases import Over, Phase, Setup
from lenoir.core.seats import EVERYONE, Seat
from lenoir.core.visibility import PUBLIC, audience
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.rules.engine import apply, rules_of
from lenoir.rules.window import WINDOWS, Windows
from tests.builders import a_game
from tests.docs.rules_table import ROOT
from tests.machines.chance import Lots

# In a window an answer is sealed whatever it is, so these are never done at once.
ONLY_SEALED = {LayOpen, Rush}


def test_every_event_is_folded_once_as_public_or_as_private() -> None:
    """C-15."""
    assert set(PUBLIC_FOLDS) == set(get_args(PublicEvent)) == set(PUBLIC)
    assert set(PRIVATE_FOLDS) == set(get_args(PrivateEvent))
    assert set(PUBLIC_FOLDS) | set(PRIVATE_FOLDS) == set(get_args(Event))
    assert not set(PUBLIC_FOLDS) & set(PRIVATE_FOLDS)


def test_every_event_has_an_audience_and_only_public_ones_are_for_everyone() -> None:
    """C-15: there is no default."""
    for kind in get_args(Event):
        event = kind(*[0] * len(kind.__struct_fields__))
        assert (audience(event) == EVERYONE) == (kind in PUBLIC)


def test_an_event_without_an_audience_does_not_type_check(tmp_path: Path) -> None:
    """C-15: a kind whose case is taken out, as if it were new and nobody had thought of it."""
    text = Path(visibility.__file__).read_text("utf-8")
    planted = tmp_path / "planted.py"
    planted.write_text(text.replace(" | e.PoolSeen()", ""), "utf-8")
    assert 'incompatible type "PoolSeen"; expected "Never"' in checked(planted)


def checked(planted: Path, environment: Mapping[str, str] = MappingProxyType({})) -> str:
    """What mypy finds in a file."""
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", planted],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    ).stdout


def test_some_edition_answers_every_phase_and_does_every_action() -> None:
    rules = [rules_of(load_edition(key)) for key in edition_keys()]
    assert {kind for one in rules for kind in one.questions} == set(get_args(Phase)) - {Setup, Over}
    assert {kind for one in rules for kind in one.deeds} == set(get_args(Action)) - ONLY_SEALED
    windows = {kind for one in rules if isinstance(one, Windows) for kind in one.unsealed}
    assert windows == WINDOWS


def test_every_window_that_is_asked_in_can_be_unsealed() -> None:
    """C-14"""
    for key in edition_keys():
        rules = rules_of(load_edition(key))
        asked = WINDOWS & set(rules.questions)
        assert asked == (set(rules.unsealed) if isinstance(rules, Windows) else set())


MISSPELT = """
from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.legal import Offer
from lenoir.core.phases import Naming, Picking
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.hooks import Asks, asks
from lenoir.rules.standard import Standard


class Misspelt(Standard):
    @override
    def phases(self) -> Iterator[Asks]:
        yield from super().phases()
        yield asks(Naming, self.when_picking)
        yield asks(Picking, self.when_pickng)

    @override
    def may_acuse(self, table: Table, seat: Seat) -> bool:
        return False

    def may_close(self, table: Table, seat: Seat) -> bool:
        return False

    def when_picking(self, sight: Sight, phase: Picking) -> Iterable[Offer]:
        return ()


RULES = Misspelt
"""


def test_a_hook_that_is_misspelt_or_listed_for_another_phase_does_not_type_check(
    tmp_path: Path,
) -> None:
    planted = tmp_path / "tests" / "toy" / "misspelt.py"
    planted.parent.mkdir(parents=True)
    planted.write_text(MISSPELT, "utf-8")
    found = checked(planted, {"MYPYPATH": str(tmp_path)})
    assert 'Argument 2 to "asks" has incompatible type' in found
    assert '"Misspelt" has no attribute "when_pickng"' in found
    assert '"may_acuse" is marked as an override' in found
    assert '"may_close" is not using @override' in found
    assert found.count("error:") == 4


@pytest.mark.parametrize("left_out", ["after_roll", "roll"])
def test_rules_that_leave_off_before_the_table_waits_for_anything_are_found(
    left_out: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-12: an action ends with what the table waits for next, else nobody could go on."""

    def yields(*now: object) -> Iterator[object]:
        yield now  # as deeds once did: nothing happens by a mere call

    play = a_game("classic").begin()
    monkeypatch.setattr(type(rules_of(play.state.table.edition)), left_out, yields)
    with pytest.raises(AssertionError, match="the rules leave off after"):
        apply(play.state, Roll(Seat(0)), Lots(0))
