"""A small server of the contest: deals, asks, and checks every answer strictly."""

import random
import socket
import time
from collections.abc import Iterator
from itertools import cycle, pairwise

SUSPECTS = ["Gr", "Mu", "Pe", "Pl", "Sc", "Wh"]
WEAPONS = ["Ca", "Kn", "Pi", "Re", "Ro", "Wr"]
ROOMS = ["Ba", "Bi", "Co", "Di", "Ha", "Ki", "Li", "Lo", "St"]
TURNS_AT_MOST = 300


class Broken(AssertionError):
    """A client said what it may not say."""


class Line:
    """The line to one client. Messages may be torn, or end with a NUL as some servers send it."""

    def __init__(self, connection: socket.socket, torn: bool, nul: bool) -> None:
        self._connection, self._torn, self._nul = connection, torn, nul
        self.out = False
        connection.settimeout(20)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.name = self.hear().removesuffix(" alive")

    def hear(self) -> str:
        """What the client says."""
        data = self._connection.recv(4096)
        if not data:
            raise Broken("the client has gone")
        return data.decode("ascii")

    def ask(self, message: str) -> str:
        """Say something and hear the answer."""
        data = message.encode() + (b"\0" if self._nul else b"")
        cuts = (
            sorted({0, 3, min(9, len(data)), len(data) - 1, len(data)})
            if self._torn
            else [0, len(data)]
        )
        for start, end in pairwise(cuts):
            self._connection.sendall(data[start:end])
            if self._torn:
                time.sleep(0.001)
        return self.hear()

    def tell(self, message: str) -> None:
        """Say something that wants no more than an ``ok``."""
        answer = self.ask(message)
        if answer != "ok":
            raise Broken(f"{answer!r} to {message!r}")


class Server:
    """Plays some games between some clients, and counts who wins."""

    def __init__(self, players: int, torn: bool = False, nul: bool = False) -> None:
        self._players, self._torn, self._nul = players, torn, nul
        self._socket = socket.create_server(("localhost", 0))
        self._socket.settimeout(60)
        self.port: int = self._socket.getsockname()[1]
        self.wins: dict[str, int] = {}
        self.turns = 0

    def run(self, games: int, seed: int = 1) -> None:
        """All games, the seats moving on by one each time; then everyone is sent home."""
        with self._socket:
            lines = [
                Line(self._socket.accept()[0], self._torn, self._nul) for _ in range(self._players)
            ]
        lines.sort(key=lambda line: line.name)
        for number in range(games):
            shift = number % self._players
            self._play(lines[shift:] + lines[:shift], random.Random(f"{seed} {number}"))
        for line in lines:
            assert line.ask("done") == "dead"
            line._connection.close()

    def _play(self, lines: list[Line], rng: random.Random) -> None:
        solution = [rng.choice(kind) for kind in (SUSPECTS, WEAPONS, ROOMS)]
        pack = [card for card in SUSPECTS + WEAPONS + ROOMS if card not in solution]
        rng.shuffle(pack)
        count = len(lines)
        hands = [pack[seat::count] for seat in range(count)]
        for seat, line in enumerate(lines):
            line.tell(f"reset {count} {seat} {' '.join(hands[seat])}")
        playing, made = set(range(count)), [set[str]() for _ in lines]
        for turn, seat in zip(range(TURNS_AT_MOST), cycle(range(count)), strict=False):
            if seat in playing:
                self.turns = turn
                self._suggestion(lines, hands, seat, made[seat])
                if self._accusation(lines, hands, seat, solution):
                    playing = {seat}
                elif lines[seat].out:
                    playing.discard(seat)
            if len(playing) == 1:
                winner = lines[playing.pop()].name
                self.wins[winner] = self.wins.get(winner, 0) + 1
                return
        raise Broken("nobody ever accuses")

    def _suggestion(
        self, lines: list[Line], hands: list[list[str]], seat: int, made: set[str]
    ) -> None:
        answer = lines[seat].ask("suggest")
        named = _case(answer, "suggest")
        if answer in made:
            raise Broken(f"{answer!r} was suggested before")
        made.add(answer)
        case = " ".join(named)
        refuter, card = "-", ""
        for other in _after(seat, len(lines)):
            could = [card for card in named if card in hands[other]]
            if could:
                refuter, card = str(other), could[0]
                if len(could) > 1:
                    shown = lines[other].ask(f"disprove {seat} {case}")
                    if shown not in [f"show {card}" for card in could]:
                        raise Broken(f"{shown!r} with {could}")
                    card = shown.removeprefix("show ")
                break
        for other, line in enumerate(lines):
            concerned = card and str(other) in (str(seat), refuter)
            line.tell(f"suggestion {seat} {case} {refuter}{f' {card}' if concerned else ''}")

    def _accusation(
        self, lines: list[Line], hands: list[list[str]], seat: int, solution: list[str]
    ) -> bool:
        lines[seat].out = False
        answer = lines[seat].ask("accuse")
        if answer == "-":
            return False
        named = _case(answer, "accuse")
        if set(named) & set(hands[seat]):
            raise Broken(f"{answer!r} with an own card")
        right = named == solution
        lines[seat].out = not right
        for line in lines:
            line.tell(f"accusation {seat} {' '.join(named)} {'+' if right else '-'}")
        return right


def _case(answer: str, word: str) -> list[str]:
    head, *named = answer.split(" ")
    kinds = (SUSPECTS, WEAPONS, ROOMS)
    if (
        head != word
        or len(named) != 3
        or any(c not in k for c, k in zip(named, kinds, strict=True))
    ):
        raise Broken(f"{answer!r} is no {word}")
    return named


def _after(seat: int, count: int) -> Iterator[int]:
    return ((seat + step) % count for step in range(1, count))
