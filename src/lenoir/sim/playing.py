"""Playing the games of an experiment, one deal after the other. This is what a worker does."""

from collections.abc import Iterable
from time import thread_time_ns

from msgspec import Struct

from lenoir.core.events import SuggestionMade
from lenoir.core.ways_loading import LOADER
from lenoir.play.games.game import Game
from lenoir.play.people.deciding import BotFailed, Failure, carry_out, decision
from lenoir.record.codec import encode
from lenoir.sim.experiment import Experiment
from lenoir.sim.measuring import Bits, Meter
from lenoir.sim.times import Times

NAME_AT_MOST = 200


class Played(Struct, array_like=True):
    """One game and how it went. Players are meant by their places in the experiment."""

    number: int
    winner: int | None
    seat: int | None
    """Where the winner sat."""
    turns: int
    suggestions: list[int]
    """Of each player."""
    bits: list[Bits] | None = None
    """Of each player."""
    record: bytes | None = None


class Batch(Struct, array_like=True):
    """Some games, and for each player how many decisions took how long, and the slowest."""

    games: list[Played]
    times: list[dict[int, int]]
    worst: list[int]


class GameFailed(RuntimeError):
    """A bot has failed; the experiment stops, since its figures would mean nothing."""

    def __init__(
        self, code: Failure, bot: str, game: int, seat: int, seed: str, why: str, details: str
    ) -> None:
        super().__init__(code, bot, game, seat, seed, why, details)
        self.code, self.bot, self.game, self.seat, self.seed = code, bot, game, seat, seed
        self.why, self.details = why, details

    def __str__(self) -> str:
        place = f"in game {self.game} (seed {self.seed}) at seat {self.seat}"
        return f"{self.bot} {self.code} {place}: {self.why}"


def play_deals(experiment: Experiment, deals: Iterable[int]) -> Batch:
    """Play every game of some deals."""
    times = [Times() for _ in experiment.players]
    games = [
        play_game(experiment, number, times)
        for deal in deals
        for number in experiment.games_of(deal)
    ]
    classes = [dict(player.classes) for player in times]
    return Batch(games, classes, [player.worst for player in times])


def play_game(
    experiment: Experiment, number: int, times: list[Times] | None = None, record: bool = False
) -> Played:
    """Play one game, the same at every time and place; `GameFailed` if a bot fails."""
    LOADER.load_in_time()
    game, seating = experiment.table(number), experiment.seating(number)
    clocks = times or [Times() for _ in seating]
    bots = [experiment.players[player].bot() for player in seating]
    rngs = [experiment.chance(number, seat) for seat in range(len(seating))]
    meter = _meter(game) if number < experiment.measured else None
    suggestions = [0] * len(seating)
    while (seat := game.decider) is not None:
        try:
            began = thread_time_ns()
            action = decision(bots[seat], game, seat, rngs[seat])
            clocks[seating[seat]].add(thread_time_ns() - began)
            events = carry_out(game, seat, action)
        except BotFailed as failed:
            bot = str(experiment.players[seating[seat]])
            why, details = failed.why, failed.details
            raise GameFailed(
                failed.code, bot, number, seat, experiment.seed, why, details
            ) from None
        if type(events[0]) is SuggestionMade:
            suggestions[seating[seat]] += 1
        if meter is not None:
            meter.hear(events)
    winner = game.winner
    return Played(
        number,
        None if winner is None else seating[winner],
        winner,
        game.table.turns,
        suggestions,
        None if meter is None else [meter.bits[seating.index(n)] for n in range(len(seating))],
        _record(experiment, number, game) if experiment.records or record else None,
    )


def _meter(game: Game) -> Meter:
    return Meter([game.view(seat) for seat in game.table.seats])


def _record(experiment: Experiment, number: int, game: Game) -> bytes:
    tags = {"Simulation": f"seed {experiment.seed}, game {number}"[:NAME_AT_MOST]}
    for seat, player in enumerate(experiment.seating(number)):
        name = f"{experiment.players[player]} {player + 1}"
        tags[f"Name{seat}"] = "".join(c for c in name if c.isprintable())[-NAME_AT_MOST:]
    return encode(game.record(tags=tags))
