"""The catalogue: the bots that come with the package, by name. A new one is one line in here."""

from typing import Final

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.detective import Detective
from lenoir.bots.judges.entropy import WORLDS, Entropy
from lenoir.bots.judges.lenoir import TIME, Lenoir, worlds_in
from lenoir.bots.judges.logician import Logician
from lenoir.bots.judges.notebook_keeper import NotebookKeeper
from lenoir.bots.judges.novice import Novice
from lenoir.bots.parameters import Maker, Seconds, told
from lenoir.bots.random_bot import RandomPlayer
from lenoir.bots.spec import Spec


def _entropy(worlds: int = WORLDS) -> Bot:
    return Detective(Entropy(worlds))


def _lenoir(time: Seconds = TIME) -> Bot:
    return Detective(Lenoir(worlds_in(time)))


BUILT_IN: Final[dict[str, Maker]] = {
    "random": RandomPlayer,
    "novice": lambda: Detective(Novice()),
    "notebook": lambda: Detective(NotebookKeeper()),
    "logician": lambda: Detective(Logician()),
    "entropy": _entropy,
    "lenoir": _lenoir,
}
"""What makes each bot. Every language has a line about it, called ``bot-NAME``."""

DEFAULT: Final = "notebook"
"""Who plays against people when nobody was asked for."""
STRONGEST: Final = "lenoir"
"""Who plays in contests."""


def make(spec: Spec, maker: Maker) -> Bot:
    """A bot for one seat of one game; `BadBot` if it cannot be made like that."""
    values = told(spec.name, maker, dict(spec.values))
    try:
        bot: object = maker(**values)
    except BadBot:
        raise
    except Exception as error:
        raise BadBot("refused", name=spec.name, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "decide", None)):
        raise BadBot("not_a_bot", name=spec.name)
    return bot  # type: ignore[return-value]  # that is all a bot must have
