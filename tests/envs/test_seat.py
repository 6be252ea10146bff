"""A seat for Gymnasium, the others taken by bots."""

import pickle

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.detective import Detective
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys
from lenoir.envs import SeatEnv
from lenoir.play.games.game import Game
from lenoir.play.people.deciding import let_decide
from lenoir.rules.engine import IllegalAction


@pytest.mark.parametrize("key", edition_keys())
@pytest.mark.parametrize("seat", [0, 2])
def test_the_seat_is_an_environment_of_gymnasium(key: str, seat: int) -> None:
    check_env(SeatEnv(key, "random,novice", seat), skip_render_check=True)


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
    env = SeatEnv("classic", "random,random", strict=True)
    row, info = env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (env._dealing.sensed(Seat(0)) == row).all()


def test_an_illegal_number_loses_the_game_and_says_why() -> None:
    env = SeatEnv("classic", "random,random")
    _, info = env.reset(seed=1)
    _, won, ended, cut, told = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (won, ended, cut) == (-1, True, False)
    assert "is not legal" in told["illegal"]
    assert not told["action_mask"].any()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.flatnonzero(info["action_mask"])[0])
    _, info = env.reset()
    assert info["action_mask"].any()


@pytest.mark.parametrize("number", [-1, 10**6, 0.5, None])
def test_what_is_no_number_of_an_action_is_refused(number: object) -> None:
    env = SeatEnv("classic", "random,random")
    row, _ = env.reset(seed=1)
    with pytest.raises((ValueError, TypeError)):
        env.step(number)  # type: ignore[arg-type]
    assert (env._dealing.sensed(Seat(0)) == row).all()


@pytest.mark.parametrize("key", edition_keys())
def test_a_sample_of_the_actions_is_legal(key: str) -> None:
    env, games = SeatEnv(key, "random,random"), 0
    env.action_space.seed(1)
    env.reset(seed=1)
    for _ in range(200):
        *_, ended, cut, info = env.step(env.action_space.sample())
        assert "illegal" not in info
        if ended or cut:
            games += 1
            env.reset()
    assert games


@pytest.mark.parametrize("key", edition_keys())
@pytest.mark.parametrize("opponents", ["random,novice", "notebook,logician", "entropy,lenoir"])
def test_a_seat_sent_to_another_process_goes_on_there(key: str, opponents: str) -> None:
    env = SeatEnv(key, opponents)
    pickle.dumps(env)  # before the first game, too
    env.reset(seed=5)
    env.action_space.seed(3)  # with which nobody accuses at once
    _, _, ended, _, _ = env.step(env.action_space.sample())
    assert not ended
    sent = pickle.loads(pickle.dumps(env))
    for _ in range(4):
        action = env.action_space.sample()
        row, won, ended, cut, info = env.step(action)
        other_row, *other, other_info = sent.step(action)
        assert (row == other_row).all()
        assert other == [won, ended, cut]
        assert other_info["view"] == info["view"]
        if ended or cut:
            break


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(BadBot):
        SeatEnv("classic", "nobody,random")
    with pytest.raises(TypeError, match="commas"):
        SeatEnv("classic", ("random", "random"))  # type: ignore[arg-type]


def test_whoever_learns_may_have_any_seat() -> None:
    begins = set()
    for seat in range(3):
        env = SeatEnv("classic", "random,novice", seat=seat)
        for seed in range(3):
            _, info = env.reset(seed=seed)
            view = info["view"]
            assert view.viewer == view.table.phase.seat == seat
            begins.add((seat, view.table.turns == 1 and view.table.turn.seat == seat))
    assert begins == {(0, True), (1, False), (2, False)}
    with pytest.raises(ValueError, match="0 to 2"):
        SeatEnv("classic", "random,novice", seat=3)


def test_bots_sit_from_the_left_of_who_learns_in_the_order_of_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sits: dict[Seat, type[Bot]] = {}

    def noting(bot: Bot, game: Game, seat: Seat, chance: Rng) -> None:
        sits[seat] = type(bot)
        let_decide(bot, game, seat, chance)

    monkeypatch.setattr("lenoir.envs.seat.let_decide", noting)
    env = SeatEnv("classic", "random,novice", seat=1)
    _, info = env.reset(seed=1)
    for _ in range(20):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert sits == {Seat(2): RandomPlayer, Seat(0): Detective}


def test_a_game_that_is_over_before_the_seat_is_asked_is_not_handed_out() -> None:
    env = SeatEnv("detectives", "random,random", turn_limit=1)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_a_seat_that_is_never_asked_is_told_why() -> None:
    env = SeatEnv("classic", "random,random", seat=2, turn_limit=1)
    with pytest.raises(ValueError, match="turn_limit"):
        env.reset(seed=0)
