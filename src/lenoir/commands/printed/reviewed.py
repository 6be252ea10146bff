"""A review in the terminal: facts first, then moments, then why; or many games in one table."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from lenoir.core.cards import Cards
from lenoir.core.events import EnvelopeSealed, HandDealt
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.record.record import Record, as_seen
from lenoir.review.account import accuracy
from lenoir.review.questions import QuestionReview
from lenoir.review.seat import SeatReview
from lenoir.review.uncertainty import review_of
from lenoir.telling.foreseen import decimal
from lenoir.telling.review import ReviewTeller
from lenoir.telling.voice import Voice, sentence
from lenoir.terminal.screen import Screen

COLUMNS = ("who", "games", "questions", "accuracy", "luck")
"""Of the table over many games."""


def show_review(screen: Screen, teller: ReviewTeller) -> None:
    """One seat."""
    say, review = teller.say, teller.review
    edition = teller.voice.text("title")
    screen.heading(say("review-heading", who=teller.seat(), edition=edition, turns=review.turns))
    screen.say(" ".join(teller.summary()), style="bold")
    screen.write()
    screen.say(say("review-moments-heading"), style="bold")
    for number, moment in enumerate(teller.moments(), 1):
        screen.say(f"{number}. {moment}", hang="   ")
    if not review.moments:
        screen.say(say("review-no-moments"))
    screen.write()
    screen.say(say("review-certain-heading"), style="bold")
    for text, lines in teller.certain():
        screen.say(text)
        for line in lines:
            screen.say(line, indent="  ", hang="     ")
    if not review.certain:
        screen.say(say("review-nothing-certain"))
    screen.write()
    screen.say(say("review-account-heading"), style="bold")
    screen.say(teller.account())
    for note in teller.notes():
        screen.say(note, style="dim")


def show_open(screen: Screen, voice: Voice, record: Record) -> None:
    """What nobody could see then: hands, the case, and who could be certain since when."""
    say, edition = voice.say, load_edition(record.header.edition)
    screen.heading(say("review-open-heading"))
    for event in record.events:
        if isinstance(event, EnvelopeSealed):
            screen.say(sentence(say("review-open-case", case=voice.case(event.case))))
        elif isinstance(event, HandDealt):
            who, cards = voice.seat(event.seat), voice.cards(Cards(event.cards))
            screen.say(say("review-open-hand", who=who, cards=cards), hang="  ")
    seats = [Seat(seat) for seat in range(len(voice.suspects))]
    views = [View.of(edition, seat, as_seen(record, seat).events) for seat in seats]
    for knew in review_of(views).knew:
        who = voice.seat(knew.seat)
        if knew.certain is None:
            screen.say(say("review-open-uncertain", who=who))
        else:
            screen.say(say("review-open-certain", who=who, turn=knew.certain))


Games = Sequence[tuple[Voice, list[tuple[View, SeatReview]]]]


def show_table(screen: Screen, say: Messages, games: Games) -> None:
    """Player by player over many games, with how far chance alone may have led."""
    questions: dict[str, list[QuestionReview]] = {}
    played: dict[str, int] = {}
    for voice, reviews in games:
        for _, review in reviews:
            who = voice.seat(review.seat)
            questions.setdefault(who, []).extend(review.questions)
            played[who] = played.get(who, 0) + 1
    rows = [tuple(say(f"review-table-{column}") for column in COLUMNS)]
    for who, asked in sorted(questions.items()):
        real = tuple(question for question in asked if question.counts)
        found = accuracy(real)
        accurate = "–" if found is None else str(round(found))
        rows.append((who, str(played[who]), str(len(real)), accurate, _luck(say, real)))
    widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
    for row in rows:
        first, *rest = row
        numbers = (text.rjust(width) for text, width in zip(rest, widths[1:], strict=True))
        screen.write("  ".join((first.ljust(widths[0]), *numbers)))


def _luck(say: Messages, asked: Sequence[QuestionReview]) -> str:
    """The mean and twice its standard error."""
    if len(asked) < 2:
        return "–"
    luck = [question.luck for question in asked]
    error = 2 * stdev(luck) / sqrt(len(luck))
    return f"{decimal(say, fmean(luck), sign=True)} ± {decimal(say, error)}"
