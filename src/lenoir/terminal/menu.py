"""A menu: numbered lines with remarks, in columns where there are many short ones."""

from collections.abc import Sequence

from lenoir.telling.voice import Voice
from lenoir.terminal.menu_lines import MenuLine
from lenoir.terminal.screen import Screen

MANY = 10


def show_menu(
    screen: Screen, voice: Voice, asked: str, among: Sequence[MenuLine], back: bool
) -> None:
    """The question, the choices, and the keys."""
    screen.write()
    screen.say(asked, style="bold")
    listed = [choice for choice in among if choice.listed]
    lines = [_line(number, choice) for number, choice in enumerate(listed, start=1)]
    noted = sum(bool(choice.note) for choice in listed)
    if len(lines) > MANY:
        # Those with a remark come first, one a line; the many others stand close together.
        remarks = [line for line, choice in zip(lines, listed, strict=True) if choice.note]
        screen.lines(f"  {line}" for line in (remarks if noted < MANY else ()))
        screen.columns([line for line in lines if noted >= MANY or line not in remarks])
    else:
        for line in lines:
            screen.say(line, indent="  ", hang="      ")
    keys = voice.say("prompt-keys") + (f"  {voice.say('prompt-back')}" if back else "")
    screen.write(keys, "dim")


def _line(number: int, choice: MenuLine) -> str:
    note = f"  ({choice.note})" if choice.note else ""
    return f"{number:>2}  {choice.name.label}{note}"
