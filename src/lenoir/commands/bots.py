"""``lenoir bots``: who can be played against."""

from argparse import Namespace
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.catalogue import BUILT_IN
from lenoir.bots.parameters import Parameter, parameters_of
from lenoir.bots.players import about, maker_called, offered
from lenoir.commands.typed.casting import reason
from lenoir.messages import Messages
from lenoir.terminal.screen import Screen


class ListedBot(Struct, frozen=True):
    """A bot as it is listed."""

    name: str
    about: str
    parameters: dict[str, str]
    """Each with its usual value, as one would type it."""


def run(args: Namespace, say: Messages) -> int:
    """All bots, a line each."""
    bots = list(_bots(say))
    if args.json:
        print(msgspec.json.encode(bots).decode())
        return 0
    screen = Screen()
    for bot in bots:
        screen.write(bot.name, "bold")
        screen.say(bot.about, indent="  ")
        if bot.parameters:
            told = ",".join(f"{key}={value}" for key, value in bot.parameters.items())
            screen.say(f"{bot.name}:{told}", indent="  ", style="dim")
    screen.write()
    screen.say(say("bots-more"), style="dim")
    return 0


def _bots(say: Messages) -> Iterator[ListedBot]:
    for name, maker in BUILT_IN.items():
        yield ListedBot(name, say(f"bot-{name}"), _usual(parameters_of(maker)))
    for name in offered():
        try:
            found = maker_called(name)
        except BadBot as bad:
            yield ListedBot(name, reason(bad, say), {})
        else:
            line = about(found) or say("bot-from-package")
            yield ListedBot(name, line, _usual(parameters_of(found)))


def _usual(parameters: dict[str, Parameter]) -> dict[str, str]:
    return {name: "" if each.must_be_told else _typed(each) for name, each in parameters.items()}


def _typed(parameter: Parameter) -> str:
    usual = parameter.usual
    if isinstance(usual, bool):
        return "on" if usual else "off"
    if parameter.kind == "time" and isinstance(usual, int | float):
        return f"{usual * 1000:g}ms"
    return str(usual)
