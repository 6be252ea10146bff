"""What belongs to a table: all logs that are deleted with it."""

from lenoir.core.seats import Seat
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.people.callers import callers_of
from lenoir.play.tables.seating import Seating
from lenoir.play.talk.chat import chat_of
from lenoir.play.talk.notes import notes_of


def games_of(seating: Seating) -> tuple[GameId, ...]:
    """The game of a table and those before."""
    return (seating.game, *seating.past)


def belongings(table: TableId, seating: Seating) -> tuple[LogId, ...]:
    """A table, its talk, who has come to it, its games, and the notes of all seats in them."""
    seats = [Seat(number) for number in range(len(seating.chairs))]
    games = games_of(seating)
    notes = tuple(notes_of(game, seat) for game in games for seat in seats)
    return (table, chat_of(table), callers_of(table), *games, *notes)
