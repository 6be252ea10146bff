"""Messages are found in whatever pieces they come."""

import pytest

from lenoir.contest.codes import CARDS, CODES, NAMES
from lenoir.contest.messages import (
    Accused,
    AllDone,
    Disprove,
    MayAccuse,
    MaySuggest,
    Message,
    MessageReader,
    Reset,
    Suggested,
    hand_size,
)
from lenoir.core.cards import Case, cards_of
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition

HAND = [CARDS[code] for code in ("Gr", "Mu", "Pe", "Ca", "Kn", "Ba")]
CASE = Case(CARDS["Sc"], CARDS["Ro"], CARDS["Li"])
SAID: list[tuple[str, Message]] = [
    ("reset 3 1 Gr Mu Pe Ca Kn Ba", Reset(3, Seat(1), cards_of(HAND))),
    ("suggestion 0 Sc Ro Li 2", Suggested(Seat(0), CASE, Seat(2), None)),
    ("suggestion 0 Sc Ro Li 1 Ro", Suggested(Seat(0), CASE, Seat(1), CARDS["Ro"])),
    ("suggestion 1 Sc Ro Li -", Suggested(Seat(1), CASE, None, None)),
    ("disprove 2 Sc Ro Li", Disprove(Seat(2), CASE)),
    ("accuse", MayAccuse()),
    ("accusation 2 Sc Ro Li -", Accused(Seat(2), CASE, False)),
    ("accusation 0 Sc Ro Li +", Accused(Seat(0), CASE, True)),
    ("done", AllDone()),
]


def heard(pieces: list[str]) -> list[Message]:
    reader = MessageReader()
    return [message for piece in pieces for message in reader.feed(piece.encode())]


def test_each_card_of_the_edition_has_two_letters() -> None:
    assert set(CODES) == set(range(len(load_edition("boardless").deck)))
    assert NAMES["Wr"] == "spanner"
    assert NAMES["Kn"] == "dagger"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hands_have_all_cards_and_earlier_seats_more(players: int) -> None:
    sizes = [hand_size(players, seat) for seat in range(players)]
    assert sum(sizes) == 18
    assert sizes == sorted(sizes, reverse=True)


def test_messages_one_by_one() -> None:
    assert heard([text for text, _ in SAID]) == [message for _, message in SAID]


def test_messages_stuck_together() -> None:
    assert heard(["".join(text for text, _ in SAID)]) == [message for _, message in SAID]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 20])
@pytest.mark.parametrize("between", ["", " ", "\n", "\0"])
def test_messages_torn_anywhere(size: int, between: str) -> None:
    text = between.join(text for text, _ in SAID)
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert heard(pieces) == [message for _, message in SAID]


def test_capitals_do_not_matter() -> None:
    assert heard(["RESET 3 1 gr MU pE Ca Kn Ba"]) == [SAID[0][1]]


def test_suggest_is_whole_when_nothing_follows() -> None:
    reader = MessageReader()
    assert list(reader.feed(b"suggest")) == []
    assert reader.may_be_whole
    assert reader.settle() == MaySuggest()
    assert not reader.waits
    assert list(reader.feed(b"done")) == [AllDone()]


def test_suggest_may_be_the_beginning_of_suggestion() -> None:
    reader = MessageReader()
    assert list(reader.feed(SAID[0][0].encode())) == [SAID[0][1]]
    assert list(reader.feed(b"suggest")) == []
    assert list(reader.feed(b"ion 0 Sc Ro Li 2")) == [SAID[1][1]]
