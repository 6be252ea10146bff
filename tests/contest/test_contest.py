"""Whole contests through real sockets, with a server that lets nothing pass."""

import socket
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from lenoir.bots.bot import Bot
from lenoir.bots.catalogue import BUILT_IN
from lenoir.bots.players import one_player
from lenoir.bots.random_bot import RandomPlayer
from lenoir.cli import main
from lenoir.contest.client import Client, NobodyThere
from lenoir.contest.contestant import Contestant
from lenoir.contest.messages import BadMessage, Message, MessageReader
from lenoir.contest.plain import Plain
from lenoir.contest.thinker import Thinker
from lenoir.core.actions import Accuse, Action, Suggest
from lenoir.core.cards import Card, Case
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import legal_actions
from tests.contest.server import Server
from tests.sim.bots import FILE, Keen


class Instant:
    """Thinks in the same process."""

    def __init__(self, make: Callable[[], Bot], seed: str) -> None:
        self._contestant = Contestant(make, Seeded(seed))
        self._answer = ""

    def hear(self, message: Message) -> None:
        self._answer = self._contestant.answer(message)

    def answer(self, within: float) -> str | None:
        return self._answer


class Stubborn:
    """Repeats itself, and accuses with a card of its own: the contest forbids both."""

    def decide(self, view: View, rng: Rng) -> Action:
        seat, (suspect, weapon, room) = Seat(view.viewer), view.table.edition.deck.kinds
        own = [card for card in suspect if view.hand >> card & 1] or [suspect[0]]
        case = Case(Card(own[0]), Card(weapon[0]), Card(room[0]))
        for action in (Suggest(seat, case), Accuse(seat, case)):
            if action in legal_actions(view):
                return action
        return legal_actions(view)[0]


def contest(
    makers: list[Callable[[], Bot]], games: int, torn: bool = False, nul: bool = False
) -> tuple[Server, list[Client]]:
    """Play with these bots; whatever goes wrong anywhere is raised."""
    server = Server(len(makers), torn, nul)
    clients = [Client(f"c{n}", Instant(make, f"{n}"), Seeded(n)) for n, make in enumerate(makers)]
    wrong: list[BaseException] = []

    def connect(client: Client) -> None:
        try:
            client.run(server.port)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=connect, args=(client,), daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    try:
        server.run(games)
    finally:
        for thread in threads:
            thread.join(20)
    assert wrong == []
    assert not any(thread.is_alive() for thread in threads)
    return server, clients


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_contest_is_played_to_its_end_by_the_rules(players: int) -> None:
    makers: list[Callable[[], Bot]] = [Keen, Plain, Stubborn, RandomPlayer, Keen, Plain]
    server, _ = contest(makers[:players], games=3)
    assert sum(server.wins.values()) == 3


def test_who_knows_more_wins_more() -> None:
    server, _ = contest([Keen, RandomPlayer, RandomPlayer], games=6)
    assert server.wins["c0"] >= 4


def test_lenoir_plays_by_the_rules_and_wins_most() -> None:
    makers = [BUILT_IN["lenoir"], BUILT_IN["logician"], BUILT_IN["logician"]]
    server, _ = contest(makers, games=9)
    assert server.wins["c0"] >= 5


@pytest.mark.parametrize(("torn", "nul"), [(True, False), (False, True), (True, True)])
def test_messages_may_be_torn_and_end_with_a_nul(torn: bool, nul: bool) -> None:
    server, _ = contest([Keen, Plain, Plain], games=2, torn=torn, nul=nul)
    assert sum(server.wins.values()) == 2


def test_whoever_is_left_wins_when_all_others_accused_wrongly() -> None:
    bold: Callable[[], Bot] = lambda: Keen(bold=True)  # noqa: E731
    server, _ = contest([bold, bold, Plain], games=3)
    assert server.wins["c2"] >= 1


@pytest.mark.parametrize(
    ("suggested", "refuter", "answer"),
    [
        ("Sc Ro Li", "-", "accuse Sc Ro Li"),
        ("Gr Ro Li", "-", "-"),
        ("Sc Ro Li", "1 Ro", "-"),
    ],
)
def test_when_nobody_could_refute_three_cards_of_others_they_are_the_case(
    suggested: str, refuter: str, answer: str
) -> None:
    """Even for a bot that never accuses; but not with Gr, which is in its own hand."""
    contestant, reader = Contestant(RandomPlayer, Seeded(1)), MessageReader()
    said = ["reset 3 0 Gr Mu Pe Ca Kn Ba", f"suggestion 0 {suggested} {refuter}", "accuse"]
    heard = [message for text in said for message in reader.feed(text.encode())]
    assert [contestant.answer(message) for message in heard] == ["ok", "ok", answer]


# A bot that is late or broken


def a_contest_of_one(spec: str, within: float) -> tuple[Client, list[str]]:
    """One real thinker among plain players."""
    told: list[str] = []
    thinker = Thinker(one_player(spec), "seed", told.append)
    server = Server(3)
    clients = [
        Client("c0", thinker, Seeded(0), within),
        *(Client(f"c{n}", Instant(Plain, f"{n}"), Seeded(n)) for n in (1, 2)),
    ]
    threads = [
        threading.Thread(target=client.run, args=(server.port,), daemon=True) for client in clients
    ]
    for thread in threads:
        thread.start()
    try:
        server.run(1)
    finally:
        thinker.close()
    return clients[0], told


def test_a_bot_in_time_gives_all_answers() -> None:
    client, told = a_contest_of_one(f"{FILE}:Keen", within=20)
    assert (client.late, told) == (0, [])


def test_a_plain_player_answers_for_a_bot_that_dreams() -> None:
    client, _ = a_contest_of_one(f"{FILE}:Dreaming", within=0.05)
    assert client.late > 0


def test_a_plain_player_answers_for_a_bot_that_crashes_and_says_why() -> None:
    client, told = a_contest_of_one(f"{FILE}:Crashing", within=20)
    assert client.late > 0
    assert any("ZeroDivisionError" in wrong for wrong in told)


# The command


def test_the_command_plays_a_contest() -> None:
    server = Server(3)
    line = [sys.executable, "-m", "lenoir", "speedclue"]
    bots = ("random", f"{FILE}:Keen", f"{FILE}:Keen:patience=2")
    programs = [
        subprocess.Popen([*line, f"c{n}", str(server.port), "--bot", bot], stderr=subprocess.PIPE)
        for n, bot in enumerate(bots)
    ]
    server.run(3)
    for program in programs:
        _, told = program.communicate(timeout=30)
        assert (program.returncode, told) == (0, b"")
    assert sum(server.wins.values()) == 3


@pytest.mark.parametrize(("language", "words"), [("en", "Nobody listens"), ("fr", "n’écoute")])
def test_a_port_where_nobody_listens_is_a_mistake(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("localhost", 0)) as free:
        port = free.getsockname()[1]
    assert main(["speedclue", "x", str(port), "--lang", language]) == 2
    assert words in capsys.readouterr().err
    with pytest.raises(NobodyThere):
        Client("x", Instant(Plain, "1"), Seeded(1)).run(port)


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999999999"])
def test_a_port_that_is_none_is_a_mistake(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speedclue", "x", port, "--lang", "en"]) == 2
    assert "from 1 to 65535" in capsys.readouterr().err


SAID: list[tuple[list[bytes], str]] = [
    ([b"hello"], "unknown"),
    ([b"\xff\xfe"], "not_ascii"),
    ([b"reset 9 0 Gr"], "unknown"),
    ([b"reset 3 3 Gr"], "unknown"),
    ([b"reset 3 0 Gr Gr Gr Gr Gr Gr"], "unknown"),
    ([b"reset 3 0 Xx"], "unknown"),
    ([b"suggest"], "no_reset"),
    ([b"accuse"], "no_reset"),
    ([b"disprove 0 Gr Kn Ha"], "unknown"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba", b"accuse"], "out_of_turn"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba", b"disprove 1 Sc Re Lo"], "out_of_turn"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba", b"suggestion 1 Kn Gr Ha -"], "unknown"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba", b"suggestion 0 Sc Ro Ha 1 Gr"], "unknown"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba", b"accusation 1 Sc Ro Ha ?"], "unknown"),
    ([b"reset 3 0 Gr Mu Pe"], "torn"),
    ([b"reset 3 0 Gr Mu Pe Ca Kn Ba"], "left"),
    ([], "left"),
]


@pytest.mark.parametrize(("messages", "code"), SAID, ids=[f"{m} {c}" for m, c in SAID])
def test_whatever_a_server_says_there_is_a_clear_end(messages: list[bytes], code: str) -> None:
    with socket.create_server(("localhost", 0)) as server:
        client = Client("x", Plainly(), Seeded(1))
        talk = threading.Thread(target=_say, args=(server, messages), daemon=True)
        talk.start()
        with pytest.raises(BadMessage) as bad:
            client.run(server.getsockname()[1])
        talk.join(20)
    assert bad.value.code == code


class Plainly:
    """Never thinks: the plain player answers everything."""

    def hear(self, message: Message) -> None:
        """It goes in at one ear."""

    def answer(self, within: float) -> str | None:
        return None


def _say(server: socket.socket, messages: list[bytes]) -> None:
    """Say it all, hear the answers or not, and hang up."""
    connection, _ = server.accept()
    connection.settimeout(20)
    with connection:
        assert connection.recv(100) == b"x alive"
        for at, message in enumerate(messages):
            connection.sendall(message)
            if at + 1 < len(messages):
                connection.recv(100)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(100):
            pass


@pytest.mark.parametrize(
    ("language", "words"), [("en", "is no message of the contest"), ("fr", "n’est pas un message")]
)
def test_a_server_of_something_else_is_told_in_both_languages(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("localhost", 0)) as server:
        port = server.getsockname()[1]
        talk = threading.Thread(target=_say, args=(server, [b"HTTP/1.1 200"]), daemon=True)
        talk.start()
        assert main(["speedclue", "x", str(port), "--lang", language]) == 1
        talk.join(20)
    assert words in capsys.readouterr().err
