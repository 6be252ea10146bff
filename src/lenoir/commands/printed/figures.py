"""The figures of an experiment as tables."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.sim.results import Results
from lenoir.terminal.screen import Screen

NONE = "–"


def show_results(screen: Screen, say: Messages, results: Results, asked: int) -> None:
    """All figures for a person."""
    Figures(screen, say, results).show(asked)


class PipedConsole(Console):
    """A console that leaves it to the command to say that its reader has gone."""

    def on_broken_pipe(self) -> None:
        """As if it had written without rich."""
        raise BrokenPipeError


class Figures:
    """Tables and sentences on one screen."""

    def __init__(self, screen: Screen, say: Messages, results: Results) -> None:
        self.screen, self.say, self.results = screen, say, results
        width = screen.width
        self._console = PipedConsole(
            file=screen.out, width=width, no_color=not screen.colour, highlight=False
        )

    def show(self, asked: int) -> None:
        """From who won to who thought how long."""
        say, results = self.say, self.results
        title = load_edition(results.edition).texts["title"][say.language]
        count, seed = len(results.players), results.seed
        self.screen.say(say("sim-title", edition=title, players=count, seed=seed), style="bold")
        games, deals, times = results.games, results.deals, results.rotations
        self.screen.say(say("sim-played", games=games, deals=deals, times=times))
        if not results.complete:
            self.screen.say(say("sim-incomplete"))
        elif games != asked:
            self.screen.say(say("sim-rounded", asked=asked, games=games))
        self._wins()
        self._length()
        self._bits()
        self._cpu()

    def _wins(self) -> None:
        heads = ("sim-seats", "sim-wins", "sim-share", "sim-interval", "sim-expected")
        rows = [
            (
                bot.bot,
                str(bot.seats),
                str(bot.wins),
                self._percent(bot.share),
                self.say("sim-from-to", low=self._percent(bot.low), high=self._percent(bot.high)),
                self._percent(bot.expected),
            )
            for bot in self.results.bots
        ]
        self._table(heads, rows)

    def _length(self) -> None:
        say, results = self.say, self.results
        turns, asked = self._number(results.turns, 1), self._number(results.suggestions, 1)
        self.screen.say(say("sim-length", turns=turns, suggestions=asked))
        without, limit = results.without_winner, str(results.options["turn_limit"])
        self.screen.say(say("sim-without", n=without, limit=limit))
        seats = ", ".join(map(str, results.wins_by_seat))
        self.screen.say(say("sim-by-seat", wins=seats))

    def _bits(self) -> None:
        if not self.results.measured:
            return
        heads = ("sim-asked", "sim-bits", "sim-told", "sim-chosen", "sim-by-chance")
        rows = [
            (
                bot.bot,
                self._number(bot.suggestions, 1),
                self._number(bot.bits_per_suggestion, 3),
                self._number(bot.bits_told, 3),
                self._number(bot.bits_told_choosing, 3),
                self._number(bot.bits_told_by_chance, 3),
            )
            for bot in self.results.bots
        ]
        self.screen.write()
        self.screen.say(self.say("sim-measured", n=self.results.measured))
        self._table(heads, rows)

    def _cpu(self) -> None:
        heads = ("sim-decisions", "sim-median", "sim-p99", "sim-worst")
        rows = [
            (bot, str(cpu.decisions), *map(self._time, (cpu.median, cpu.p99, cpu.worst)))
            for bot, cpu in self.results.cpu.items()
        ]
        self.screen.write()
        self.screen.say(self.say("sim-cpu"))
        self._table(heads, rows)

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("sim-bot"), overflow="fold")
        for head in heads:
            table.add_column(self.say(head), justify="right")
        for row in rows:
            table.add_row(*row)
        self._console.print(table)

    def _percent(self, share: float) -> str:
        return self.say("percent", n=self._number(100 * share, 1))

    def _number(self, value: float | None, digits: int) -> str:
        if value is None:
            return NONE
        text = f"{value:.{digits}f}"
        return text.replace(".", self.say("decimal-sign"))

    def _time(self, seconds: float) -> str:
        for unit, scale in (("µs", 1e6), ("ms", 1e3)):
            if seconds * scale < 1000:
                return f"{self._number(seconds * scale, 1)}\u00a0{unit}"
        return f"{self._number(seconds, 2)}\u00a0s"
