"""Results: the figures of an experiment, as values that can be printed, plotted and compared."""

from msgspec import Struct


class BotResult(Struct, frozen=True):
    """How one bot fared, at all its seats together."""

    bot: str
    seats: int
    """How many seats of each game it had."""
    wins: int
    share: float
    low: float
    high: float
    """The share of all games that it won, and its 95 % interval, clustered by deal."""
    expected: float
    """The share that its number of seats would give it."""
    suggestions: float
    """Of one seat in a game, on average."""
    bits_per_suggestion: float | None
    """How much less the envelope hid from it once its suggestion was answered."""
    bits_told: float | None
    """How much less the envelope hid from the asker once they saw the card that it showed."""
    choices: int
    """Measured answers with more than one card to choose from."""
    bits_told_choosing: float | None
    bits_told_by_chance: float | None
    """What these told; and would have told on average, had chance chosen among the cards."""
    entropy: tuple[float, ...]
    """What the envelope hid from it at the start of its first, second, … turn, on average."""


class Cpu(Struct, frozen=True):
    """CPU time of a bot's decisions, in seconds."""

    decisions: int
    median: float
    p99: float
    worst: float


class Results(Struct, frozen=True):
    """The figures. All but ``cpu`` are the same wherever and by however many they were played."""

    edition: str
    seed: str
    options: dict[str, object]
    players: tuple[str, ...]
    games: int
    deals: int
    rotations: int
    measured: int
    """The number of games in which bits were counted."""
    complete: bool
    """Whether all games that were asked for have been played."""
    turns: float
    suggestions: float
    """Of a game, on average."""
    without_winner: int
    wins_by_seat: tuple[int, ...]
    bots: tuple[BotResult, ...]
    cpu: dict[str, Cpu]
