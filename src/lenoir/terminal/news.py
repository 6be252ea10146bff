"""News: what happened since somebody last looked, a paragraph for each turn."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from lenoir.core.events import Event, TurnBegan
from lenoir.core.visibility import PUBLIC
from lenoir.telling.story import Story
from lenoir.terminal.screen import Screen


class Paragraph(Struct, frozen=True):
    """Some sentences; private ones stand apart."""

    text: str
    private: bool = False
    begins_turn: bool = False


def paragraphs(story: Story, events: Iterable[Event]) -> Iterator[Paragraph]:
    """The events told: sentences for the table in one paragraph a turn, private ones alone."""
    told: list[str] = []
    begins = True
    for event in events:
        if isinstance(event, TurnBegan):
            if told:
                yield Paragraph(" ".join(told), begins_turn=begins)
            told, begins = [], True
        elif type(event) in PUBLIC:
            told.extend(story.tell(event))
        else:
            if told:
                yield Paragraph(" ".join(told), begins_turn=begins)
                told, begins = [], False
            yield from (Paragraph(text, private=True) for text in story.tell(event))
    if told:
        yield Paragraph(" ".join(told), begins_turn=begins)


def show_news(screen: Screen, story: Story, events: Iterable[Event]) -> None:
    """The paragraphs on the screen."""
    for paragraph in paragraphs(story, events):
        if paragraph.private:
            screen.say(paragraph.text, indent="  → ", hang="    ", style="private")
        else:
            mark = "▸ " if paragraph.begins_turn else "  "
            screen.say(paragraph.text, indent=mark, hang="  ")
