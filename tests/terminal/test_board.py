"""The drawn board: every room, door, start and question mark, in 80 columns."""

import io

import pytest

from lenoir.core.board import NO_SPACES, Spaces, bit, spaces_of
from lenoir.core.cards import Card, each
from lenoir.core.edition import LANGUAGES, Edition, Language
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.telling.voice import Voice
from lenoir.terminal.board import ARROWS, SLANTED, Canvas, token_code
from lenoir.terminal.legend import draw_table
from lenoir.terminal.notebook import BLANK, OWN, show_hand, show_notebook
from lenoir.terminal.screen import Screen
from tests.builders import a_game

DOORS = {*ARROWS.values(), *SLANTED.values()}


@pytest.fixture(params=edition_keys())
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(request.param)


def drawn(edition: Edition, language: Language = "en", reach: Spaces = NO_SPACES) -> list[str]:
    drawing = Canvas(Voice(Messages(language), edition, ()), edition.board.starts, reach)
    return [line[3:] for line in drawing.lines(colour=False)][1:]


def test_a_door_is_an_arrow_on_its_square(edition: Edition) -> None:
    board, lines = edition.board, drawn(edition)
    doors = {square for squares in board.doors for square in spaces_of(squares)}
    for square in spaces_of(board.corridor):
        row, column = board.cell(square)
        sign = lines[row][2 * column]
        if square in board.starts:
            continue
        assert (sign in DOORS) == (square in doors and not board.question_marks >> square & 1)


def test_question_marks_and_starts_are_where_they_are(edition: Edition) -> None:
    board, lines = edition.board, drawn(edition)
    voice = Voice(Messages("en"), edition, ())
    for square in spaces_of(board.question_marks):
        row, column = board.cell(square)
        assert lines[row][2 * column] == "?"
    for token, start in enumerate(board.starts):
        row, column = board.cell(start)
        assert lines[row][2 * column : 2 * column + 2] == token_code(voice, token)


def test_no_two_tokens_have_the_same_letters(edition: Edition) -> None:
    for language in LANGUAGES:
        voice = Voice(Messages(language), edition, ())
        codes = {token_code(voice, n) for n in range(len(edition.deck.suspects))}
        assert len(codes) == len(edition.deck.suspects)


def test_every_room_bears_its_name(edition: Edition) -> None:
    for language in LANGUAGES:
        voice = Voice(Messages(language), edition, ())
        letters = "".join("".join(drawn(edition, language)).split()).replace("-", "")
        for room in range(len(edition.board.rooms)):
            first = voice.text(edition.board.rooms[room]).split()[0]
            assert first[:3] in letters


def test_what_is_within_reach_is_marked(edition: Edition) -> None:
    square = next(s for s in spaces_of(edition.board.corridor) if s not in edition.board.starts)
    row, column = edition.board.cell(square)
    cell = drawn(edition, reach=bit(square))[row][2 * column : 2 * column + 2]
    assert "+" in cell


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_notebook_fit_into_80_columns(
    edition: Edition, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    game = Game(edition, edition.players[-1], Seeded(1))
    out = io.StringIO()
    screen = Screen(out, io.StringIO())
    voice = Voice(Messages(language), edition, game.table.suspects)
    draw_table(screen, voice, game.table)
    board = out.getvalue().splitlines()
    show_notebook(screen, voice, game.view(game.table.seats[0]))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) - len(board) <= 24
    assert board[0].split()[:3] == ["a", "b", "c"]


def test_a_notebook_has_the_own_cards_marked_and_nothing_else(edition: Edition) -> None:
    """C-13: a row per card, a column per player."""
    game = Game(edition, edition.players[-1], Seeded(1))
    seat = game.table.seats[1]
    out = io.StringIO()
    voice = Voice(Messages("en"), edition, game.table.suspects)
    show_notebook(Screen(out, io.StringIO()), voice, game.view(seat))
    sheet = out.getvalue().splitlines()[:-1]  # without the legend
    for card in map(Card, range(len(edition.deck))):
        row = next(line for line in sheet if voice.card(card) in line).split(voice.card(card))[1]
        is_own = card in each(game.view(seat).hand)
        marks = [OWN if is_own and here == seat else BLANK for here in game.table.seats]
        assert row.split()[: len(marks)] == marks


@pytest.mark.parametrize(
    ("language", "power", "clocks"),
    [
        ("en", "Mrs White: Service doors (used)", "Clocks: ●●●○○○○○ 3 of 8"),
        (
            "fr",
            "Mme Leblanc : Portes dérobées (déjà servi)",
            "Horloges : ●●●○○○○○ 3 sur 8",
        ),
    ],
)
def test_powers_and_clocks_stand_beside_the_board(
    language: Language, power: str, clocks: str
) -> None:
    """D-17, D-34: both are public."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").clocks_out(3)
    play = scene.turn_of("leblanc").begin().power(to="hall")
    table, out = play.table, io.StringIO()
    screen = Screen(out, io.StringIO())
    screen.width = 120
    voice = Voice(Messages(language), table.edition, table.suspects)
    draw_table(screen, voice, table)
    shown = out.getvalue().replace("\u00a0", " ")
    assert power in shown
    assert clocks in shown
    assert shown.count(voice.say("power-spent")) == 1
    show_hand(screen, voice, play.state.sight(play.seat_of("leblanc")))
    assert voice.text("personality.leblanc") in out.getvalue()
