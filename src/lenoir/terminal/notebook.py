"""What a player has on paper: their hand, and a sheet of what was seen."""

from collections.abc import Iterator
from itertools import zip_longest

from lenoir.core.cards import Card, each
from lenoir.core.keepers import each_keeper
from lenoir.core.seats import Seat
from lenoir.core.view import Sight
from lenoir.telling.voice import Voice
from lenoir.terminal.board import token_code
from lenoir.terminal.screen import Screen

TITLES = ("heading-suspects", "heading-weapons", "heading-rooms")
OWN, SEEN, OPEN, DENIED, BLANK = "●", "✓", "○", "–", "·"


def show_hand(screen: Screen, voice: Voice, sight: Sight) -> None:
    """Show the viewer's own cards, keepers and power."""
    say, seat = voice.say, sight.viewer
    screen.heading(say("your-hand"))
    for kind in voice.edition.deck.kinds:
        names = [voice.card(card) for card in each(sight.hand) if card in kind]
        if names:
            screen.say(", ".join(names), indent="  ")
    if sight.keepers:
        screen.heading(say("your-keepers"))
        for keeper in each_keeper(sight.keepers):
            text = voice.text(f"keeper.{voice.edition.keepers[keeper].name}.text")
            screen.say(f"{voice.keeper(keeper)}. {text}", indent="  ", hang="    ")
    power = voice.edition.powers[voice.suspects[seat]]
    if power is not None:
        spent = sight.table.power_of(seat) is None
        note = f" ({say('power-spent')})" if spent else ""
        screen.heading(say("your-power"))
        text = voice.text(f"power.{power}.text")
        screen.say(f"{voice.power(seat)}{note}. {text}", indent="  ", hang="    ")
        if spent:
            guest = voice.edition.deck.ids[voice.suspects[seat]]
            screen.say(voice.text(f"personality.{guest}"), indent="    ")


def show_notebook(screen: Screen, voice: Voice, sight: Sight) -> None:
    """A row for each card, a column for each seat (C-13); rooms to the right if there is space."""
    deck = voice.edition.deck
    screen.heading(voice.say("notebook-title"))
    wide = max(len(voice.card(Card(n))) for n in range(len(deck)))
    suspects, weapons, rooms = (
        list(_sheet(voice, sight, title, kind, wide))
        for title, kind in zip(TITLES, deck.kinds, strict=True)
    )
    left, across = suspects + weapons[1:], len(suspects[0]) + 2
    if 2 * across <= screen.width:
        for one, other in zip_longest(left, rooms, fillvalue=""):
            screen.write(f"  {one:{across}}{other}".rstrip())
    else:
        screen.lines(f"  {line}" for line in left + rooms[1:])
    for line in _elsewhere(voice, sight):
        screen.say(line, indent="  ", hang="    ")
    screen.write(f"  {voice.say('notebook-legend')}", "dim")


def _sheet(voice: Voice, sight: Sight, title: str, kind: range, wide: int) -> Iterator[str]:
    """The seats' letters, then the cards of one kind."""
    seats = sight.table.seats
    codes = (token_code(voice, sight.table.token_of(seat)) for seat in seats)
    yield f"{'':{wide}}  " + " ".join(codes)
    yield voice.say(title)
    for card in map(Card, kind):
        marks = "  ".join(_mark(sight, seat, card) for seat in seats)
        yield f"{voice.card(card):{wide}}  {marks}"


def _mark(sight: Sight, seat: Seat, card: Card) -> str:
    table = sight.table
    if table.opened[seat] >> card & 1:
        return OPEN
    if sight.private.held[seat] >> card & 1:
        return OWN if seat == sight.viewer else SEEN
    return DENIED if table.denied[seat] >> card & 1 else BLANK


def _elsewhere(voice: Voice, sight: Sight) -> Iterator[str]:
    """Cards seen where nobody holds them."""
    pool = voice.edition.pool
    if sight.private.pool and pool is not None:
        cards = voice.cards(sight.private.pool)
        yield voice.say("notebook-pool", place=voice.the_place(pool), cards=cards)
    if sight.private.in_rooms:
        found = (f"{voice.card(c)} ({voice.place(room)})" for room, c in sight.private.in_rooms)
        yield voice.say("notebook-rooms", cards=", ".join(found))
