"""The board drawn with characters: two for each cell, rooms shaded, doors as arrows into them."""

from collections.abc import Iterator, Sequence
from statistics import mode

from lenoir.core.board import NO_SPACES, ROOMS_AT_MOST, Board, Space, Spaces, bit, spaces_of
from lenoir.telling.voice import Voice

SHADE = "░"
INKS = {
    "red": "1;31",
    "yellow": "1;33",
    "white": "1;97",
    "green": "1;32",
    "blue": "1;94",
    "purple": "1;35",
    "pink": "1;95",
}
ROOM, LABEL = "38;5;244;48;5;236", "1;38;5;255;48;5;236"
DOOR, MARK, REACH, SQUARE = "1;33", "1;36", "1;92", "2"
ARROWS = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←", (0, 1): "→"}
SLANTED = {(-1, -1): "↖", (-1, 1): "↗", (1, -1): "↙", (1, 1): "↘"}


def token_code(voice: Voice, token: int) -> str:
    """Two letters for a token."""
    return voice.text(voice.edition.deck.suspects[token]).split()[-1][:2]


class Canvas:
    """A sheet of characters, each with its ink."""

    def __init__(self, voice: Voice, tokens: Sequence[Space], reach: Spaces = NO_SPACES) -> None:
        self.voice, self.board = voice, voice.edition.board
        self.tokens, self.reach = tokens, reach
        wide = 2 * (self.board.stride - 1)
        self._signs = [[" "] * wide for _ in self.board.rows]
        self._inks = [[""] * wide for _ in self.board.rows]
        self._draw()

    def lines(self, colour: bool) -> Iterator[str]:
        """The board with letters above and numbers beside it."""
        letters = (chr(ord("a") + column) for column in range(self.board.stride - 1))
        yield "   " + "".join(f"{letter} " for letter in letters)
        for row, (signs, inks) in enumerate(zip(self._signs, self._inks, strict=True)):
            yield f"{row:2} " + ("".join(_inked(signs, inks)) if colour else "".join(signs))

    def _put(self, row: int, column: int, text: str, ink: str) -> None:
        for at, sign in enumerate(text, start=column):
            self._signs[row][at] = sign
            self._inks[row][at] = ink

    def _draw(self) -> None:
        board = self.board
        for y, row in enumerate(board.rows):
            for x, mark in enumerate(row):
                if mark in board.marks:
                    self._put(y, 2 * x, SHADE * 2, ROOM)
        for square in spaces_of(board.corridor):
            self._square(square)
        for room in range(len(board.rooms)):
            self._label(Space(room))
        for token, place in enumerate(self.tokens):
            if place >= ROOMS_AT_MOST:
                y, x = board.cell(place)
                code = token_code(self.voice, token)
                self._put(y, 2 * x, code, INKS.get(self.voice.edition.colours[token], "1"))

    def _square(self, square: Space) -> None:
        y, x = self.board.cell(square)
        arrow = _door(self.board, square)
        if self.board.question_marks >> square & 1:
            sign, ink = "?", MARK
        elif arrow:
            sign, ink = arrow, DOOR
        else:
            sign, ink = "·", SQUARE
        self._put(y, 2 * x, sign, ink)
        if self.reach >> square & 1:
            self._put(y, 2 * x + (sign != "·"), "+", REACH)

    def _label(self, room: Space) -> None:
        """The room's name in its middle, and who is there."""
        spans = dict(_spans(self.board, room))
        rows = sorted(spans)
        wide = 2 * mode(end - start for start, end in spans.values())
        inside = [token_code(self.voice, t) for t, at in enumerate(self.tokens) if at == room]
        text = _folded(self.voice.place(room), max(wide, 4))
        text += _folded(" ".join(inside), max(wide, 5)) if inside else []
        first = rows[0] + max(0, (len(rows) - len(text)) // 2)
        for row, line in zip(range(first, rows[-1] + 1), text, strict=False):
            start, end = spans[row]
            room_for = 2 * (end - start)
            shown = f" {line} " if len(line) + 2 <= room_for else line
            self._put(row, 2 * start + (room_for - len(shown)) // 2, shown, LABEL)


def _inked(signs: Sequence[str], inks: Sequence[str]) -> Iterator[str]:
    ink = ""
    for sign, wanted in zip(signs, inks, strict=True):
        if wanted != ink:
            yield f"\x1b[0;{wanted}m" if wanted else "\x1b[0m"
            ink = wanted
        yield sign
    if ink:
        yield "\x1b[0m"


def _spans(board: Board, room: Space) -> Iterator[tuple[int, tuple[int, int]]]:
    """For each row of a room, where it begins and ends."""
    mark = board.marks[room]
    for y, row in enumerate(board.rows):
        if mark in row:
            yield y, (row.index(mark), row.rindex(mark) + 1)


def _door(board: Board, square: Space) -> str:
    """An arrow from a square into the room it is a door of."""
    y, x = board.cell(square)
    for room in spaces_of(board.rooms_at(bit(square))):
        for (down, right), arrow in (*ARROWS.items(), *SLANTED.items()):
            if _mark(board, y + down, x + right) == board.marks[room]:
                return arrow
    return ""


def _mark(board: Board, y: int, x: int) -> str:
    inside = 0 <= y < len(board.rows) and 0 <= x < len(board.rows[y])
    return board.rows[y][x] if inside else " "


def _folded(text: str, wide: int) -> list[str]:
    """Words in lines of at most ``width`` characters, long words broken with a hyphen."""
    lines: list[str] = []
    for word in text.split():
        while len(word) > wide:
            lines.append(word[: wide - 1] + "-")
            word = word[wide - 1 :]
        if lines and len(lines[-1]) + 1 + len(word) <= wide and not lines[-1].endswith("-"):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
