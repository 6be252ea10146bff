"""Jottings in words: each line read back as a sentence, and what it newly made certain."""

from collections.abc import Iterator

from lenoir.core.cards import Card
from lenoir.deduction.facts import Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell
from lenoir.record.heard import Heard
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice, sentence
from lenoir.telling.why import Why


def told(voice: Voice, heard: Heard, number: int) -> str:
    """A line by its number, as one would say it."""
    jotting, story = heard.jottings[number - 1], Story(voice, heard.me)
    text = " ".join(said for event in jotting.events for said in story.tell(event))
    return f"{number}. {text}" if jotting.sure else voice.say("jotting-unsure", n=number, text=text)


def news(voice: Voice, heard: Heard, before: Knowledge, after: Knowledge) -> Iterator[str]:
    """Where cards are for certain now and were not before."""
    why = Why(voice, heard.view, Explanation.of(after), odds=False)
    for place in after.layout.everywhere:
        cells = [Cell(place, card, True) for card in _new(before, after, place)]
        if cells:
            yield sentence(f"{why.cells(cells)}.")


def _new(before: Knowledge, after: Knowledge, place: Place) -> Iterator[Card]:
    for card in range(after.layout.cards.bit_length()):
        if after.share(Card(card), place) == 1 != before.share(Card(card), place):
            yield Card(card)
