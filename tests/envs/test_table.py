"""A table for PettingZoo, as its own tests want it."""

import pickle
import warnings
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

from lenoir.core import actions as a
from lenoir.core.cards import Card
from lenoir.editions.loader import NoSuchEdition, edition_keys
from lenoir.envs import TableEnv
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import IllegalAction
from lenoir.rules.setup import BadSetup

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # with pygame about, PettingZoo's tests import an old game
    from pettingzoo.test import api_test, performance_benchmark, seed_test


@pytest.mark.parametrize("key", edition_keys())
def test_the_table_is_an_environment_of_pettingzoo(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(TableEnv(key, 3), num_cycles=60)


@pytest.mark.parametrize("key", edition_keys())
def test_from_the_same_seed_comes_the_same_game(key: str) -> None:
    seed_test(lambda: TableEnv(key, 3), num_cycles=40)


@pytest.mark.parametrize("key", edition_keys())
def test_the_table_can_be_timed_by_pettingzoo(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes samples of the actions, and five seconds: here a hundred looks at the time."""
    clock = SimpleNamespace(time=count(step=0.05).__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(TableEnv(key, 3))


@pytest.mark.parametrize("key", edition_keys())
def test_a_table_sent_to_another_process_goes_on_there(key: str) -> None:
    env = TableEnv(key, 3)
    pickle.dumps(env)  # before the first game, too
    env.reset(seed=5)
    sent = pickle.loads(pickle.dumps(env))
    while env.agents:
        over = env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        action = None if over else env.action_space(env.agent_selection).sample()
        env.step(action)
        sent.step(action)
        assert (env.agent_selection, env.rewards) == (sent.agent_selection, sent.rewards)
        assert {agent: info["view"] for agent, info in env.infos.items()} == {
            agent: info["view"] for agent, info in sent.infos.items()
        }


def test_games_follow_each_other_and_a_seed_begins_again() -> None:
    env = TableEnv("classic", 3)
    rows = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        rows.append(tuple(np.concatenate([env.observe(agent) for agent in env.agents])))
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]
    assert rows[0] != rows[1]


def test_who_wins_gets_1_and_the_others_lose_1() -> None:
    env = TableEnv("classic", 3)
    env.reset(seed=2)
    solution = env._dealing.game._state.solution
    winner = env.agent_selection
    env.step(env.numbering.number(a.Accuse(env._seats[winner], solution)))
    assert env.rewards == {agent: 1 if agent == winner else -1 for agent in env.agents}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert not any(info["action_mask"].any() for info in env.infos.values())


def test_a_game_with_enough_turns_is_cut_short_and_worth_nothing() -> None:
    env, chance = TableEnv("classic", 3, turn_limit=4), Seeded(1)
    env.reset(seed=2)
    for _ in range(500):
        if env._dealing.game.is_over:
            break
        wanted = [action for action in env._dealing.game.legal if type(action) is not a.Accuse]
        env.step(env.numbering.number(wanted[chance.below(len(wanted))]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_when_nobody_is_left_the_game_ends_and_is_worth_nothing() -> None:
    env = TableEnv("classic", 2)
    env.reset(seed=2)
    solution = env._dealing.game._state.solution
    while not env._dealing.game.is_over:
        wrong = solution._replace(weapon=Card(6 if solution.weapon != 6 else 7))
        env.step(env.numbering.number(a.Accuse(env._seats[env.agent_selection], wrong)))
    assert all(env.terminations.values())
    assert set(env.rewards.values()) == {0}


@pytest.mark.parametrize("wish", ["illegal", "too large", "nothing", "half", "text", "a row"])
def test_what_is_not_legal_is_refused_and_changes_nothing(wish: str) -> None:
    env = TableEnv("classic", 3, render_mode="ansi")
    env.reset(seed=2)
    agent, before = env.agent_selection, env.render()
    row, mask = env.observe(agent), env.infos[agent]["action_mask"]
    refused = {
        "illegal": int(np.flatnonzero(mask == 0)[0]),
        "too large": len(mask),
        "nothing": None,
        "half": 0.5,
        "text": "0",
        "a row": np.array([0]),
    }
    with pytest.raises((IllegalAction, ValueError, TypeError)):
        env.step(refused[wish])  # type: ignore[arg-type]  # not even a number
    assert (env.agent_selection, env.render()) == (agent, before)
    assert (env.observe(agent) == row).all()


def test_only_the_seat_that_is_asked_may_do_anything() -> None:
    env = TableEnv("modern", 4)
    env.reset(seed=4)
    for agent in env.agents:
        assert env.infos[agent]["action_mask"].any() == (agent == env.agent_selection)
        assert env.infos[agent]["view"].viewer == env._seats[agent]


def test_a_table_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(NoSuchEdition):
        TableEnv("nowhere")
    with pytest.raises(BadSetup):
        TableEnv("classic", 9)
    with pytest.raises(BadSetup):
        TableEnv("classic", 3, no_such_option=True)
    with pytest.raises(TypeError):
        TableEnv("classic", 3.0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="ansi"):
        TableEnv("classic", 3, render_mode="human")


def test_numbers_may_be_those_of_numpy() -> None:
    env = TableEnv("classic", np.int64(4))
    env.reset(seed=np.int64(3))
    env.step(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0])
    assert len(env.agents) == 4


def test_a_seed_is_a_number_from_0_on() -> None:
    env = TableEnv("classic")
    for seed in (-1, 1.5, "x"):
        with pytest.raises((ValueError, TypeError)):
            env.reset(seed=seed)  # type: ignore[arg-type]


def test_before_a_game_is_dealt_it_says_what_to_do() -> None:
    env = TableEnv("classic", render_mode="ansi")
    for early in (env.render, lambda: env.observe("seat_0")):
        with pytest.raises(RuntimeError, match="reset"):
            early()
