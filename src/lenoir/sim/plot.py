"""A picture of an experiment: what the envelope hides from each bot, turn by turn."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from lenoir.sim.results import Results

SUFFIXES: Final = (".svg", ".png")


class Labels(Struct, frozen=True):
    """The words in the picture."""

    title: str
    turns: str
    bits: str


def plot(results: Results, file: str | Path, labels: Labels) -> None:
    """Draw the curves of all bots into a file, .svg or .png; this needs ``lenoir[plot]``."""
    import matplotlib
    from matplotlib.figure import Figure

    # Letters stay letters, and the same results are the same file.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "lenoir"}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        for bot in results.bots:
            axes.plot(range(1, len(bot.entropy) + 1), bot.entropy, label=bot.bot)
        axes.set(title=labels.title, xlabel=labels.turns, ylabel=labels.bits)
        axes.set_ylim(bottom=0)
        axes.set_xlim(left=1)
        axes.grid(alpha=0.3)
        axes.legend()
        date = {"Date": None} if Path(file).suffix == ".svg" else {}
        figure.savefig(file, dpi=150, metadata=date)
