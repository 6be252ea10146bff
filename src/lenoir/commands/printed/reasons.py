"""A proof on a terminal, with its numbers standing out, or what would settle the question."""

from lenoir.messages import Messages
from lenoir.telling.why import Grounds
from lenoir.terminal.screen import Screen


def show_reason(screen: Screen, reason: Grounds, say: Messages) -> None:
    """A statement about a card, and the lines under it."""
    screen.say(reason.text, style="bold")
    for line in reason.lines:
        number = line.split(" ")[0]
        indent = "  " * (1 if reason.there is None else number.count("."))
        hang = "  " if reason.there is None else " " * (len(number) + 1)
        screen.say(line, indent=indent, hang=indent + hang)
    if reason.there:
        screen.say(say("why-nowhere-else"), indent="  ")
