"""``lenoir doctor``: what works here, what is missing, and what to do about it."""

import os
from argparse import Namespace
from typing import Final

import msgspec

from lenoir.commands.checks import Checks, State
from lenoir.messages import Messages
from lenoir.settings import take
from lenoir.terminal.screen import Screen, Style

SICK: Final = 1
SIGNS: Final[dict[State, str]] = {"good": "✓", "notice": "!", "broken": "✗"}


def run(args: Namespace, say: Messages) -> int:
    """Every finding, a line each; 1 if something is broken that a game or a server needs."""
    take(vars(args), os.environ)
    screen = Screen()
    findings = tuple(Checks(say, screen).all())
    is_well = all(finding.state != "broken" for finding in findings)
    if args.json:
        print(msgspec.json.encode({"ok": is_well, "findings": findings}).decode())
        return 0 if is_well else SICK
    for finding in findings:
        style: Style = "plain" if finding.state == "good" else "bold"
        screen.say(f"{SIGNS[finding.state]} {finding.text}", hang="  ", style=style)
        if finding.advice:
            screen.say(finding.advice, indent="  → ", hang="    ")
    screen.write()
    screen.say(say("doctor-well") if is_well else say("doctor-sick"))
    return 0 if is_well else SICK
