"""Lists are checked against the code: a new event, phase or action is thought of everywhere."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from lenoir.core import visibility
from lenoir.core.actions import Roll
from lenoir.core.events import Event, PrivateEvent, PublicEvent
from lenoir.core.fold import PRIVATE_FOLDS, PUBLIC_FOLDS
from lenoir.core.phases import Over, Phase, Setup
from lenoir.core.seats import EVERYONE, Seat
from lenoir.core.visibility import PUBLIC, audience
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.rules.engine import apply, rules_of
from lenoir.rules.standard import DO, WHEN
from lenoir.rules.window import WINDOWS
from tests.builders import a_game
from tests.docs.rules_table import ROOT
from tests.machines.chance import Lots

# In a window an answer is sealed whatever it is, so these are never done at once.
ONLY_SEALED = {"do_lay_open", "do_rush"}


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
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", planted],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 'incompatible type "PoolSeen"; expected "Never"' in checked.stdout


def test_some_edition_answers_every_phase_and_does_every_action() -> None:
    known = {name for key in edition_keys() for name in dir(rules_of(load_edition(key)))}
    asked = {name for kind, name in WHEN.items() if kind not in (Setup, Over)}
    assert asked <= known
    assert set(DO.values()) - ONLY_SEALED <= known
    assert set(WHEN) == set(get_args(Phase))
    assert set(WHEN) > WINDOWS


def test_no_rule_answers_a_phase_or_an_action_that_does_not_exist() -> None:
    for key in edition_keys():
        names = {n for n in dir(rules_of(load_edition(key))) if n.startswith(("when_", "do_"))}
        assert names <= {*WHEN.values(), *DO.values()}


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
