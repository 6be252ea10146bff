"""What the server of the contest says, word for word: nothing else marks where a message ends."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from lenoir.contest.codes import CARDS, EDITION
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition

DEALT: Final = 18
PLAYERS: Final = range(3, 7)


TEXTS: Final[dict[str, str]] = {
    "unknown": "{text!r} is no message of the contest",
    "not_ascii": "{text!r} is not ASCII",
    "torn": "the server broke off after {text!r}",
    "no_reset": "the server began to play before any reset",
    "out_of_turn": "the server asks seat {seat} out of turn",
    "left": "the server left without saying that all is done",
}
"""The English text of every code; a caller who speaks another language has its own."""


class BadMessage(ValueError):
    """The server said what no server of the contest says, or broke off."""

    def __init__(self, code: str, **params: str) -> None:
        self.code = code
        self.params = params
        super().__init__(TEXTS[code].format(**params))


class Reset(Struct, frozen=True):
    """A new game: how many play, our seat, and our cards."""

    players: int
    seat: Seat
    hand: Cards


class MaySuggest(Struct, frozen=True):
    """It is our turn to suggest."""


class Disprove(Struct, frozen=True):
    """Somebody's suggestion, and several own cards to choose from."""

    asker: Seat
    case: Case


class Suggested(Struct, frozen=True):
    """What became of a suggestion; the card is for those concerned."""

    asker: Seat
    case: Case
    refuter: Seat | None
    card: Card | None


class MayAccuse(Struct, frozen=True):
    """One may accuse."""


class Accused(Struct, frozen=True):
    """Somebody accused, rightly or not."""

    seat: Seat
    case: Case
    right: bool


class AllDone(Struct, frozen=True):
    """All is over."""


Message: TypeAlias = Reset | MaySuggest | Disprove | Suggested | MayAccuse | Accused | AllDone

BLANK: Final = " \t\r\n\0"
"""What may stand between words and messages: some languages end a text with a NUL."""

SUGGEST: Final = "suggest"
HEADS: Final = ("reset", "suggestion", SUGGEST, "disprove", "accusation", "accuse", "done")
"""The longer before what it begins with."""

SHOWN: Final = 80


def hand_size(players: int, seat: int) -> int:
    """How many cards a seat is dealt: the earlier ones get those left over."""
    return DEALT // players + (DEALT % players > seat)


class _Torn(Exception):
    """The rest is still to come."""


class MessageReader:
    """Takes in pieces as they come, torn or stuck together, and gives out whole messages.

    All words have a known length, and what was said tells how many follow. Only ``suggest`` may
    be whole or the beginning of ``suggestion``, which shows if nothing follows.
    """

    def __init__(self) -> None:
        self._text = ""
        self._players = 0
        self._seat: Seat | None = None

    @property
    def waits(self) -> bool:
        """Whether part of a message is there, and the rest may not be."""
        return bool(self._text)

    @property
    def may_be_whole(self) -> bool:
        """Whether what is there is a message, unless more of a longer one follows."""
        return self._text.lower() == SUGGEST

    def feed(self, data: bytes) -> Iterator[Message]:
        """The messages that are whole now; `BadMessage` if what is there cannot become one."""
        self._text = (self._text + _ascii(data)).lstrip(BLANK)
        while self._text and not self.may_be_whole:
            words = _Words(self._text)
            try:
                message = self._message(words)
            except _Torn:
                return
            self._text = words.rest.lstrip(BLANK)
            yield message

    def settle(self) -> Message:
        """What was said, now that nothing more follows."""
        if not self.may_be_whole:
            raise BadMessage("torn", text=self._text[:SHOWN])
        self._text = ""
        return MaySuggest()

    def _message(self, words: "_Words") -> Message:
        match words.head():
            case "reset":
                return self._reset(words)
            case "suggest":
                return MaySuggest()
            case "disprove":
                return Disprove(self._player(words), words.case())
            case "suggestion":
                return self._suggested(words)
            case "accuse":
                return MayAccuse()
            case "accusation":
                return Accused(self._player(words), words.case(), words.sign() == "+")
            case _:
                return AllDone()

    def _reset(self, words: "_Words") -> Reset:
        players, seat = words.number(), words.number()
        if players not in PLAYERS or seat >= players:
            raise words.nonsense()
        cards = [words.card() for _ in range(hand_size(players, seat))]
        if len(set(cards)) < len(cards):
            raise words.nonsense()
        self._players, self._seat = players, Seat(seat)
        return Reset(players, Seat(seat), cards_of(cards))

    def _suggested(self, words: "_Words") -> Suggested:
        asker, case = self._player(words), words.case()
        if words.next_is("-"):
            words.sign()
            return Suggested(asker, case, None, None)
        refuter = self._player(words)
        concerned = self._seat in (asker, refuter)
        card = words.card() if concerned else None
        if refuter == asker or (card is not None and card not in case):
            raise words.nonsense()
        return Suggested(asker, case, refuter, card)

    def _player(self, words: "_Words") -> Seat:
        """A player of the game under way."""
        seat = words.number()
        if seat >= self._players:
            raise words.nonsense()
        return Seat(seat)


class _Words:
    """The words of a text, one after the other."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0

    @property
    def rest(self) -> str:
        """What has not been read."""
        return self._text[self._at :]

    def head(self) -> str:
        """The word that says what kind of message it is."""
        text = self._text.lower()
        for head in HEADS:
            if text.startswith(head):
                self._at = len(head)
                return head
            if head.startswith(text):
                raise _Torn
        raise self.nonsense()

    def number(self) -> int:
        """A number of one digit."""
        word = self._word(1)
        if word not in "0123456789":
            raise self.nonsense()
        return int(word)

    def sign(self) -> str:
        """A plus or a minus."""
        word = self._word(1)
        if word not in "+-":
            raise self.nonsense()
        return word

    def card(self) -> Card:
        """A card by its two letters."""
        card = CARDS.get(self._word(2).capitalize())
        if card is None:
            raise self.nonsense()
        return card

    def case(self) -> Case:
        """A suspect, a weapon and a room."""
        case = Case(self.card(), self.card(), self.card())
        if not load_edition(EDITION).deck.is_case(case):
            raise self.nonsense()
        return case

    def next_is(self, word: str) -> bool:
        """Whether a word follows."""
        return self.rest.lstrip(BLANK).startswith(word)

    def nonsense(self) -> BadMessage:
        """For what cannot be a message."""
        return BadMessage("unknown", text=self._text[:SHOWN])

    def _word(self, length: int) -> str:
        rest = self.rest.lstrip(BLANK)
        if rest and rest == self.rest:
            raise self.nonsense()
        if len(rest) < length:
            raise _Torn
        self._at = len(self._text) - len(rest) + length
        return rest[:length]


def _ascii(data: bytes) -> str:
    try:
        return data.decode("ascii")
    except UnicodeDecodeError:
        raise BadMessage("not_ascii", text=repr(data[:SHOWN])[2:-1]) from None
