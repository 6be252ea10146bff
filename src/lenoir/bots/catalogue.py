"""The catalogue: the bots that come with the package, by name. A new one is one line in here."""

from typing import Final

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.bot import Bot
from lenoir.bots.chance import Chance
from lenoir.bots.parameters import Maker, told
from lenoir.bots.spec import Spec

BUILT_IN: Final[dict[str, Maker]] = {
    "random": Chance,
}
"""What makes each bot. Both languages have a line about it, called ``bot-NAME``."""

DEFAULT: Final = "random"
"""Who plays when nobody was asked for."""


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
