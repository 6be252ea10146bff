"""Where a viewer knows a card to be; nothing is deduced, only what was seen counts."""

from lenoir.core.cards import Card
from lenoir.core.view import Sight
from lenoir.telling.voice import Voice


def whereabouts(voice: Voice, sight: Sight, card: Card) -> str:
    """Who holds a card, or where it lies, as far as one was shown; else nothing."""
    say, table, private = voice.say, sight.table, sight.private
    if sight.hand >> card & 1:
        return say("note-yours")
    for seat in table.seats:
        if table.opened[seat] >> card & 1:
            return say("note-open", who=voice.seat(seat))
        if private.held[seat] >> card & 1:
            return say("note-seen", who=voice.seat(seat))
    if private.pool >> card & 1 and table.edition.pool is not None:
        return say("note-pool", place=voice.place(table.edition.pool))
    for room, lying in private.in_rooms:
        if lying == card:
            return say("note-pool", place=voice.place(room))
    return ""
