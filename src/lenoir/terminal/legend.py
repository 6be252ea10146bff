"""What stands beside the board: signs, tokens, weapons and passages."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from lenoir.core.board import NO_SPACES, NOWHERE, Space, Spaces, spaces_of
from lenoir.core.cards import Card
from lenoir.core.table import Table
from lenoir.telling.voice import Voice
from lenoir.terminal.board import Canvas, token_code
from lenoir.terminal.screen import Screen


def draw_empty(screen: Screen, voice: Voice) -> None:
    """The board of an edition, the tokens on their starts."""
    board = voice.edition.board
    signs = [voice.say("board-legend"), *_signs(voice, NO_SPACES), ""]
    starts = [voice.say("board-starts"), *_tokens(voice), ""]
    _beside(screen, Canvas(voice, board.starts), [*signs, *starts, *_passages(voice, None)])


def draw_table(screen: Screen, voice: Voice, table: Table, reach: Spaces = NO_SPACES) -> None:
    """The board of a game under way, with where everything is."""
    places = [voice.say("board-tokens"), *_tokens(voice, table.tokens), ""]
    weapons = [voice.say("heading-weapons"), *_weapons(voice, table), ""]
    signs = ["", *_signs(voice, reach)]
    passages = _passages(voice, table.extra_passage)
    drawing = Canvas(voice, table.tokens, reach)
    cards = [*_cards(voice, table), *_powers(voice, table), *_clocks(voice, table)]
    _beside(screen, drawing, [*places, *weapons, *passages, *cards, *signs])


def _beside(screen: Screen, drawing: Canvas, notes: Sequence[str]) -> None:
    """The notes to the right of the board, wrapped to what is left of the screen."""
    lines = list(drawing.lines(screen.colour))
    wide = 3 + 2 * (drawing.board.stride - 1) + 3
    room_for = max(20, screen.width - wide)
    wrapped = [line for note in notes for line in textwrap.wrap(note, room_for) or [""]]
    blank = " " * (wide - 3)
    for at, (line, note) in enumerate(zip_longest(lines, wrapped)):
        # The first line of the board is the letters, which are one column short of the rows.
        left = blank if line is None else line + (" " * (at == 0 and not line.endswith(" ")))
        screen.write(f"{left}   {note}".rstrip() if note else left.rstrip())


def _signs(voice: Voice, reach: Spaces) -> Iterator[str]:
    yield voice.say("board-door")
    if voice.edition.board.question_marks:
        yield voice.say("board-question")
    if reach:
        yield voice.say("board-reach")


def _tokens(voice: Voice, places: Sequence[Space] = ()) -> Iterator[str]:
    for token in range(len(voice.edition.deck.suspects)):
        code, name = token_code(voice, token), voice.card(Card(token))
        if not places:
            yield f"{code}  {name}"
        elif places[token] != NOWHERE:
            yield f"{code}  {name}, {voice.place(places[token])}"


def _weapons(voice: Voice, table: Table) -> Iterator[str]:
    first = voice.edition.deck.first_weapon
    for place in sorted(set(table.weapons)):
        here = (first + at for at, lies in enumerate(table.weapons) if lies == place)
        names = ", ".join(voice.card(Card(card)) for card in here)
        yield voice.say("labelled", name=voice.place(place), text=names)


def _cards(voice: Voice, table: Table) -> Iterator[str]:
    for room in table.in_rooms:
        yield voice.say("labelled", name=voice.place(room), text=voice.say("board-cards"))


def _powers(voice: Voice, table: Table) -> Iterator[str]:
    """What each player can do once, and who has done so (D-34)."""
    seats = [seat for seat in table.seats if voice.edition.powers[table.suspects[seat]] is not None]
    if seats:
        yield ""
        yield voice.say("board-powers")
    for seat in seats:
        spent = table.power_of(seat) is None
        note = f" ({voice.say('power-spent')})" if spent else ""
        text = voice.say("labelled", name=voice.seat(seat), text=voice.power(seat))
        yield f"{text}{note}"


def _clocks(voice: Voice, table: Table) -> Iterator[str]:
    """The scale of clocks beside the Observatory, the last of which kills (D-17)."""
    count = voice.edition.clocks
    if count:
        scale = "●" * table.clocks + "○" * (count - table.clocks)
        yield ""
        yield voice.say("board-clocks", scale=scale, n=table.clocks, of=count)


def _passages(voice: Voice, extra: Space | None) -> Iterator[str]:
    board = voice.edition.board
    if board.corners:
        yield voice.say("board-passages")
    for room, leads in enumerate(board.passages):
        for other in spaces_of(leads):
            if other > room:
                yield f"{voice.place(Space(room))} ↔ {voice.place(other)}"
    if extra is not None:
        yield voice.say("board-new-passage", room=voice.place(extra))
