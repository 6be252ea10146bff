"""A seat for Gymnasium, the others taken by bots."""

from typing import Any, SupportsFloat

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lenoir.bots.bad_bot import BadBot
from lenoir.editions.loader import edition_keys
from lenoir.envs import SeatEnv
from lenoir.envs.sensing import Sensed
from lenoir.rules.engine import IllegalAction


class Obliging(SeatEnv):
    """Any number is made one that is legal: Gymnasium's checker knows of no mask."""

    def step(
        self, action: int | np.int64
    ) -> tuple[Sensed, SupportsFloat, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self._told()["action_mask"])
        return super().step(legal[action % len(legal)])


@pytest.mark.parametrize("key", edition_keys())
def test_the_seat_is_an_environment_of_gymnasium(key: str) -> None:
    check_env(Obliging(key, "random,novice"), skip_render_check=True)


def test_the_seat_is_asked_until_the_game_ends() -> None:
    env, rng = SeatEnv("classic", "random,random", turn_limit=60), np.random.default_rng(3)
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["view"].viewer == 0
            assert info["view"].table.phase.seat == 0
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, won, ended, cut, info = env.step(action)
            assert ended or won == 0
            over = ended or cut
        assert not info["action_mask"].any()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("classic", "random,random")
    row, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (env._sensed() == row).all()


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(BadBot):
        SeatEnv("classic", "nobody,random")
