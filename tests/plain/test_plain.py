"""The plain rules keep a few promises of their own, before their word is taken as an oracle."""

import random
import re
from collections.abc import Iterator

import pytest

from .board import FILES, FOLDER, identifier, load_board, square_name
from .cards import KEEPER_COPIES, rooms_of, suspects_of, weapons_of
from .game import PlainGame
from .table import Action, Refused
from .walking import exactly, within

OPTIONS: dict[str, object] = {
    "last_detective_wins": False,
    "turn_limit": None,
    "resuggest_when_staying": False,
    "spoken_accusation": False,
    "honour": False,
    "dice": 1,
    "up_to": False,
    "rush_each_chooses": False,
    "clue_cards": True,
    "teams": False,
    "room_cards": "random",
    "draws_from": "rooms_and_pool",
    "must_draw": False,
    "sends_back": "players",
    "look_once": True,
    "accuse_from_pool": False,
    "stay_in_pool": False,
    "leave_after_question": False,
    "out_keep_keepers": False,
    "block_ends_turn": False,
    "named_is_summoned": False,
    "only_players_tokens": False,
    "exact": False,
    "squares_twice": False,
    "passage_ends_turn": False,
    "sweep_doorways": True,
    "stay_unrolled": False,
}

KEPT = ("honour", "clue_cards", "resuggest_when_staying")
"""What a random table does not change."""


def a_game(edition: str, players: int, seed: int = 0, **options: object) -> PlainGame:
    rng = random.Random(seed)
    suspects, weapons, rooms = suspects_of(edition), weapons_of(edition), rooms_of(edition)
    seated = suspects[:players]
    envelope = (rng.choice(suspects), rng.choice(weapons), rng.choice(rooms))
    cards = [card for card in suspects + weapons + rooms if card not in envelope]
    rng.shuffle(cards)
    room_cards: dict[str, str] = {}
    if edition == "modern" and players == 2:
        room_cards = {room: cards.pop() for room in rng.sample(rooms, 4)}
    pool: list[str] = []
    if edition == "detectives":
        pool = [cards.pop() for _ in range(len(cards) % players)]
    return PlainGame(
        edition,
        OPTIONS
        | ({"resuggest_when_staying": True} if edition in ("classic", "modern") else {})
        | options,
        seated,
        [cards[seat::players] for seat in range(players)],
        envelope,
        pool,
        room_cards,
        dict.fromkeys(weapons, "pool")
        if edition == "detectives"
        else dict(zip(weapons, rng.sample(rooms, len(weapons)), strict=True)),
        0,
    )


class Fate(Iterator[object]):
    """Draws whatever the game is about to need, and remembers it."""

    def __init__(self, game: PlainGame, rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self.intrigue = [name for name, count in KEEPER_COPIES.items() for _ in range(count)]
        self.intrigue += ["clock"] * 8
        self.clocks = 0
        table = game.table
        self.clues: list[tuple[str, ...]] = [
            ("reveal", card) for card in table.all_suspects + table.all_weapons + table.all_rooms
        ]
        self.clues += [
            (kind,)
            for kind in [
                "name_suspect",
                "name_weapon",
                "name_room",
                "everybody",
                "suspicious",
                "left",
                "passage",
                "rush",
            ]
        ]
        rng.shuffle(self.intrigue)
        rng.shuffle(self.clues)

    def __next__(self) -> object:
        match self.game.table.expects:
            case "roll":
                count = 1 if self.game.table.deal.edition == "classic" else 2
                return tuple(self.rng.choice([1, 1, 2, 3, 4, 5, 6, 6]) for _ in range(count))
            case "clue":
                self.clues.append(self.clues.pop(0))
                if self.clues[-1] == ("passage",):
                    return self.clues.pop()
                return self.clues[-1]
            case "intrigue":
                card = self.intrigue.pop()
                if card == "clock":
                    self.clocks += 1
                    if self.clocks >= 8:
                        self.intrigue.append(card)
                        self.rng.shuffle(self.intrigue)
                return card
            case "glimpse":
                table = self.game.table
                return self.rng.choice(sorted(table.hands[table.turn]))
            case other:
                raise AssertionError(other)


def sensible(game: PlainGame, rng: random.Random) -> Action:
    """A random kind of answer, then a random one of that kind; accusations are rare."""
    legal = sorted(game.legal(), key=repr)
    kinds = sorted({str(action[0]) for action in legal})
    if len(kinds) > 1 and "Accuse" in kinds and rng.random() < 0.97:
        kinds.remove("Accuse")
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if action[0] == kind])


def check_table(game: PlainGame) -> None:
    table = game.table
    squares = [space for space in game.tokens.values() if space in table.board.squares]
    if table.deal.edition != "detectives":
        assert len(squares) == len(set(squares))
    for seat in table.seats:
        assert game.open_cards[seat] <= table.hands[seat]
        assert game.keepers[seat] == sorted(game.keepers[seat])
        for other in table.seats:
            assert game.seen[seat][other] <= table.hands[other]
        if seat in game.dead:
            assert game.tokens[table.deal.suspects[seat]] is None
    for suspect, space in game.tokens.items():
        assert space is None or space in table.board.next_to, suspect
    assert (game.asked() is None) == game.is_over
    assert bool(game.legal()) != game.is_over


@pytest.mark.parametrize("edition", list(FILES))
@pytest.mark.parametrize("seed", range(12))
def test_random_games_come_to_an_end_and_keep_the_table_in_order(edition: str, seed: int) -> None:
    rng = random.Random(f"{edition} {seed}")
    players = rng.randint(3 if edition == "detectives" else 2, 6)
    flags = {
        name: rng.random() < 0.5
        for name, value in OPTIONS.items()
        if isinstance(value, bool) and name not in KEPT
    }
    flags["exact"] = flags["exact"] and not flags["up_to"]
    flags["honour"] = edition == "miro" and seed % 2 == 0
    game = a_game(edition, players, seed, turn_limit=60, **flags)
    fate = Fate(game, rng)
    while not game.is_over:
        check_table(game)
        asked = game.asked()
        assert asked is not None
        if rng.random() < 0.003:
            seat = rng.choice(game.table.seats)
            if game.table.is_active(seat):
                game.play(("Resign",), seat, fate)
                continue
        game.play(sensible(game, rng), asked[1], fate)
    check_table(game)
    assert game.turns <= 60


@pytest.mark.parametrize("edition", list(FILES))
def test_the_distance_tables_of_the_boards_come_out_again(edition: str) -> None:
    board = load_board(edition)
    text = (FOLDER / FILES[edition]).read_text(encoding="utf-8").split("WALKING DISTANCES")[1]
    lines = [line for line in text.splitlines() if re.search(r"\S +[\d-]+( +[\d-]+){8}", line)]
    rooms = [identifier(re.split(r"  +", line)[0]) for line in lines[: len(board.rooms)]]
    assert set(rooms) == set(board.rooms)
    origins = rooms + [board.starts[suspect] for suspect in suspects_of(edition)]
    for origin, line in zip(origins, lines, strict=False):
        for room, figure in zip(rooms, line.split()[-len(rooms) :], strict=True):
            if figure == "-":
                continue
            assert room in within(board, origin, int(figure), set()), (origin, room)
            assert room not in within(board, origin, int(figure) - 1, set()), (origin, room)


@pytest.mark.parametrize(
    ("edition", "squares"), [("miro", 188), ("modern", 187), ("detectives", 232)]
)
def test_the_boards_have_the_counted_squares_and_six_starts(edition: str, squares: int) -> None:
    board = load_board(edition)
    assert len(board.squares) == squares
    assert len(board.starts) == 6
    assert board.starts["rose"] == ("s28" if edition == "detectives" else "h24")
    assert len(board.passages) == 4
    assert len(board.questions) == (12 if edition == "detectives" else 0)
    assert square_name(24, 7) == "h24"


def test_m7_a_way_is_exact_and_uses_no_square_twice() -> None:
    board = load_board("miro")
    # h24 is joined with h23 only, so one step leads there and two cannot lead back.
    assert exactly(board, "h24", 1, set(), or_longest=False) == {"h23"}
    assert exactly(board, "h24", 2, set(), or_longest=False) == {"h22", "i23"}
    assert "lounge" in exactly(board, "h24", 8, set(), or_longest=False)


def test_t6_the_end_of_a_longest_way_when_none_is_long_enough() -> None:
    board = load_board("modern")
    assert exactly(board, "h24", 5, {"h22", "i22"}, or_longest=True) == {"i23"}
    assert exactly(board, "h24", 5, {"h22", "i22"}, or_longest=False) == set()


def test_m14_a_double_leaps_into_any_room_and_m9_then_lets_suggest() -> None:
    game = a_game("miro", 3)
    game.play(("Roll",), 0, iter([(6, 6)]))
    assert {("Leap", room) for room in rooms_of("miro")} <= game.legal()
    game.play(("Leap", "study"), 0, iter([]))
    assert game.asked() == ("Suggesting", 0)
    assert ("Suggest", "violet", "rope", "study") in game.legal()
    assert ("Suggest", "violet", "rope", "hall") not in game.legal()


def test_m9_the_summoned_may_suggest_at_the_start_but_who_stays_on_may_not() -> None:
    game = a_game("miro", 2)
    game.play(("Roll",), 0, iter([(1, 1)]))
    game.play(("Leap", "study"), 0, iter([]))
    game.play(("Suggest", "moutarde", "rope", "study"), 0, iter([]))
    while game.asked() != ("Starting", 1):
        prompt = game.asked()
        assert prompt is not None
        action = ("EndTurn",) if prompt[0] == "Closing" else min(game.legal(), key=repr)
        game.play(action, prompt[1], iter([]))
    assert any(action[0] == "Suggest" for action in game.legal())
    game.play(("Stay",), 1, iter([]))
    game.play(("Pass",), 1, iter([]))
    assert game.asked() == ("Starting", 0)
    assert not any(action[0] == "Suggest" for action in game.legal())


def test_c12_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = a_game("modern", 3)
    with pytest.raises(Refused):
        game.play(("Stay",), 0, iter([]))
    assert game.asked() == ("Starting", 0)


def test_t9_a_reveal_lays_the_card_open_and_a_second_glass_draws_after_it() -> None:
    game = a_game("modern", 3)
    card = game.table.deal.hands[2][0]
    game.play(("Roll",), 0, iter([(1, 1), ("reveal", card), ("left",)]))
    assert game.open_cards[2] == {card}
    assert game.asked() == ("PassingLeft", 1)


def test_d29_moutarde_rolls_twice_and_leaves_what_he_reached() -> None:
    game = a_game("detectives", 3)
    game.play(("Roll",), 0, iter([(1, 2)]))
    game.play(("Walk", "s27"), 0, iter([]))
    assert game.asked() == ("Starting", 1)
    game.play(("UsePower", None), 1, iter([(6, 6)]))
    game.play(("Walk", "kitchen"), 1, iter([(3, 3)]))
    assert game.asked() == ("Moving", 1)
    assert ("Walk", "kitchen") not in game.legal()
    assert ("Stay",) not in game.legal()
    game.play(("Walk", "patio"), 1, iter([]))
    assert game.asked() == ("Suggesting", 1)


def test_d17_the_eighth_clock_kills_and_ends_the_turn() -> None:
    game = a_game("detectives", 3)
    for number in range(8):
        asked = game.asked()
        assert asked is not None
        game.play(("Roll",), asked[1], iter([(1, 1), "clock"]))
        if number < 7:
            game.play(("Stay",), asked[1], iter([]))
    assert game.dead == {1}
    assert game.tokens["moutarde"] is None
    assert game.asked() == ("Starting", 2)
