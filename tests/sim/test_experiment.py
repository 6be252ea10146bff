"""Experiments: the same deals from every seat, the same figures wherever they are played."""

from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from lenoir.core.events import EnvelopeSealed, HandDealt
from lenoir.play.games.dice import Seeded
from lenoir.play.people.deciding import BotFailed, let_decide
from lenoir.record.codec import decode
from lenoir.record.verify import verify
from lenoir.rules.setup import BadSetup
from lenoir.sim import (
    Experiment,
    GameFailed,
    Interrupted,
    NoCluster,
    Results,
    WorkersLost,
    run,
    simulate,
)
from lenoir.sim.experiment import ROUNDS
from lenoir.sim.playing import play_game
from lenoir.sim.run import batches
from tests.sim.bots import FILE, Keen, Meddling

KEEN = f"{FILE}:Keen"
MIXED = f"{KEEN},random,{KEEN}:bold=on"


def an_experiment(
    bots: str = MIXED, games: int = 12, rotate: bool = True, measure: int = 3
) -> Experiment:
    return Experiment.of("boardless", bots, games, 1, rotate=rotate, measure=measure)


def as_json(results: Results) -> str:
    """All that must not depend on where it was played."""
    figures = msgspec.to_builtins(results)
    cpu = figures.pop("cpu")
    figures["decisions"] = {bot: times["decisions"] for bot, times in cpu.items()}
    return msgspec.json.encode(figures).decode()


# The bots


def test_bots_may_be_classes_and_functions_that_make_them() -> None:
    bold = partial(Keen, bold=True)
    by_name = simulate("boardless", MIXED, games=6, jobs=1, measure=0)
    by_class = simulate("boardless", [Keen, "random", bold], games=6, jobs=1, measure=0)
    assert [bot.bot for bot in by_class.bots] == ["Keen", "random", "Keen:bold=True"]
    assert [bot.wins for bot in by_class.bots] == [bot.wins for bot in by_name.bots]


def test_bots_that_are_classes_play_in_other_processes() -> None:
    here, there = (
        simulate("boardless", [Keen, "random,random"], games=6, jobs=jobs) for jobs in (1, 2)
    )
    assert as_json(here) == as_json(there)


def test_a_class_that_no_other_process_can_find_plays_here() -> None:
    class Local(Keen):
        pass

    assert simulate("boardless", [Local, "random,random"], games=3, measure=0).games == 3
    with pytest.raises(ValueError, match="Local: put it into a file, or use jobs=1"):
        simulate("boardless", [Local, "random,random"], games=3, jobs=2)


def test_two_bots_of_one_name_are_counted_apart() -> None:
    first, second = (lambda: Keen(), lambda: Keen(bold=True))
    results = simulate("boardless", [first, second, first], games=3, measure=0)
    assert [(bot.bot, bot.seats) for bot in results.bots] == [("<lambda>", 2), ("<lambda> 2", 1)]


def test_a_bot_that_is_made_already_is_refused_with_what_is_wanted() -> None:
    with pytest.raises(TypeError, match="classes and functions that make one for each game"):
        simulate("boardless", [Keen(), "random", "random"])  # type: ignore[list-item]


# The games


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert an_experiment(games=10).games == 12
    assert an_experiment(games=10, rotate=False).games == 10


def test_in_each_deal_everyone_sits_everywhere() -> None:
    experiment = an_experiment()
    for seat in range(3):
        assert {experiment.seating(number)[seat] for number in experiment.games_of(2)} == {0, 1, 2}


def dealt(experiment: Experiment, number: int) -> list[object]:
    record = play_game(experiment, number, record=True).record
    assert record is not None
    kinds = (EnvelopeSealed, HandDealt)
    return [event for event in decode(record).events if isinstance(event, kinds)]


def test_the_games_of_a_deal_have_the_same_cards_at_the_same_seats() -> None:
    experiment = an_experiment()
    first, second = experiment.games_of(0), experiment.games_of(1)
    assert dealt(experiment, first[0]) == dealt(experiment, first[1]) == dealt(experiment, first[2])
    assert dealt(experiment, first[0]) != dealt(experiment, second[0])


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    experiment = an_experiment(measure=6)
    assert play_game(experiment, 4, record=True) == play_game(experiment, 4, record=True)


def test_another_seed_plays_other_games() -> None:
    other = Experiment.of("boardless", MIXED, 12, 2)
    assert dealt(other, 0) != dealt(an_experiment(), 0)


def test_bots_who_never_accuse_come_to_an_end() -> None:
    results = simulate("boardless", "random,random,random", 3, jobs=1, measure=0)
    assert results.without_winner == 3
    assert results.turns == 3 * ROUNDS


def test_a_limit_of_ones_own_goes_before() -> None:
    limit = {"turn_limit": 7}
    results = simulate("classic", "random,random", 2, options=limit, jobs=1, measure=0)
    assert results.turns == 7


def test_a_record_of_a_game_is_by_the_rules_and_says_who_played() -> None:
    record = play_game(an_experiment(), 5, record=True).record
    assert record is not None
    read = decode(record)
    assert verify(read).ok
    assert read.header.tags["Simulation"] == "seed 1, game 5"
    assert read.header.tags["Name2"] == "random 2"


def test_a_table_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetup):
        Experiment.of("boardless", "random", 1, 1)
    with pytest.raises(BadSetup):
        Experiment.of("boardless", "random,random", 1, 1, {"honour": True})


# The figures


def test_who_solves_the_case_is_counted_as_the_winner() -> None:
    results = simulate("boardless", f"{KEEN},random,random", 6, jobs=1, measure=0)
    keen, others = results.bots
    assert (keen.wins, keen.share, keen.expected) == (6, 1.0, 1 / 3)
    assert (others.seats, others.wins, others.expected) == (2, 0, 2 / 3)
    assert results.wins_by_seat == (2, 2, 2)
    assert results.without_winner == 0


@pytest.fixture(scope="module")
def alone() -> str:
    return as_json(run(an_experiment(), jobs=1))


def test_two_processes_find_the_same_as_one(alone: str) -> None:
    assert as_json(run(an_experiment(), jobs=2)) == alone


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a Dask cluster on this machine."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.filterwarnings("default")
def test_a_cluster_finds_the_same_as_one_process(alone: str, scheduler: str) -> None:
    assert as_json(run(an_experiment(), address=scheduler)) == alone


def test_deals_are_shared_out_once_each() -> None:
    for games, measure in ((3, 24), (12, 3), (3000, 24)):
        experiment = an_experiment("random,random,random", games, measure=measure)
        shared = [deal for part in batches(experiment, 2) for deal in part]
        assert shared == list(range(experiment.deals))


def test_nobody_listens_at_a_wrong_address() -> None:
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(NoCluster) as none:
            run(an_experiment(), address=address)
        assert none.value.code == "silent"


# What goes wrong


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("Crashing", "crashed", "ZeroDivisionError: no idea"),
        ("Rolling", "illegal", "Roll(seat=0) is not legal"),
        ("Meddling", "illegal", "is no action of seat 0"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game(
    name: str, code: str, words: str, jobs: int
) -> None:
    with pytest.raises(GameFailed) as failed:
        simulate("boardless", f"{FILE}:{name},random,random", 3, seed=7, jobs=jobs, measure=0)
    wrong = failed.value
    assert (wrong.bot, wrong.code, wrong.seed) == (f"{FILE}:{name}", code, "7")
    assert words in wrong.why or wrong.game > 0
    assert ("Traceback" in wrong.details) == (code == "crashed")


def test_a_bot_that_kills_its_worker_ends_the_run() -> None:
    with pytest.raises(WorkersLost):
        simulate("boardless", f"{FILE}:Deadly,random", 4, jobs=2, measure=0)


def test_a_bot_cannot_act_for_another() -> None:
    game = an_experiment("random,random,random").table(0)
    with pytest.raises(BotFailed, match="no action of seat 0"):
        let_decide(Meddling(), game, game.table.seats[0], Seeded(1))
    assert len(game.table.active) == 3


def test_an_interrupt_keeps_the_deals_that_were_played() -> None:
    def interrupt(games: int) -> None:
        if games >= 6:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        run(an_experiment(), jobs=1, progress=interrupt)
    results = stopped.value.results
    assert results is not None
    assert (results.games, results.complete) == (6, False)
