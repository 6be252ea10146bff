"""The draws of chance that lead to a deal: what the shuffles and dice must have been."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

from lenoir.core import events as e
from lenoir.core.board import Space, spaces_of
from lenoir.core.cards import Card, each
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.options import Options
from lenoir.record.errors import Nonsense
from lenoir.rules.engine import rules_of

T = TypeVar("T")


class Scripted:
    """Chance that follows a script; an end of the script is the end of what can be explained."""

    def __init__(self, script: Sequence[int]) -> None:
        self._script = iter(script)

    def below(self, bound: int) -> int:
        """The next number of the script."""
        number = next(self._script, bound)
        if number >= bound:
            raise Nonsense("deal_differs", event="GameStarted")
        return number


def unshuffled(items: Sequence[T], wanted: Sequence[T]) -> Iterator[int]:
    """The draws with which `shuffled` turns some items into the wanted order."""
    pack = list(items)
    for last in range(len(pack) - 1, 0, -1):
        other = pack.index(wanted[last], 0, last + 1)
        yield other
        pack[last], pack[other] = pack[other], pack[last]


def draws_of_deal(edition: Edition, batch: Sequence[Event]) -> tuple[int, ...]:
    """The draws that lead to a deal; `Nonsense` if none do."""
    try:
        return tuple(_draws(edition, batch))
    except (ValueError, IndexError, StopIteration, RuntimeError):
        raise Nonsense("deal_differs", event="GameStarted") from None


def _draws(edition: Edition, batch: Sequence[Event]) -> Iterator[int]:
    """In the order in which the deal draws."""
    started, dealt = _only(batch, e.GameStarted), _only(batch, e.CardsDealt)
    options, rooms = started.options, tuple(spaces_of(edition.board.all_rooms))
    if edition.pool is None:
        yield from unshuffled(rooms, _first(rooms, started.weapons))
    if edition.dealer == "highest_roll":
        yield from _lots(edition, options, batch, "deal")
    elif edition.dealer == "drawn":
        yield dealt.dealer
    case = _only(batch, e.EnvelopeSealed).case
    for card, kind in reversed(tuple(zip(case, edition.deck.kinds, strict=True))):
        yield kind.index(card)
    rest = [Card(number) for number in range(len(edition.deck)) if number not in case]
    yield from unshuffled(rest, tuple(_pack(batch, dealt)))
    if dealt.in_rooms and options.room_cards == "random":
        yield from unshuffled(rooms, _first(rooms, dealt.in_rooms))
    if edition.first == "highest_roll":
        yield from _lots(edition, options, batch, "begin")


def _only(batch: Sequence[Event], kind: type[T]) -> T:
    """The one event of a kind in the deal."""
    (event,) = (event for event in batch if isinstance(event, kind))
    return event


def _first(rooms: Sequence[Space], wanted: Sequence[Space]) -> tuple[Space, ...]:
    """The wanted rooms, and the others after them in any order."""
    return (*wanted, *(room for room in rooms if room not in wanted))


def _pack(batch: Sequence[Event], dealt: e.CardsDealt) -> Iterator[Card]:
    """The pack as it lay before it was dealt: room cards, the pool, then round the table."""
    yield from (event.card for event in batch if isinstance(event, e.RoomCardLaid))
    for event in batch:
        if isinstance(event, e.PoolFilled):
            yield from each(event.cards)
    hands = {
        event.seat: list(each(event.cards)) for event in batch if isinstance(event, e.HandDealt)
    }
    seats = len(dealt.sizes)
    for number in range(sum(dealt.sizes)):
        yield hands[_seat((dealt.dealer + 1 + number) % seats, hands)].pop(0)


def _seat(number: int, hands: dict[T, list[Card]]) -> T:
    return next(seat for seat in hands if seat == number)


def _lots(
    edition: Edition, options: Options, batch: Sequence[Event], purpose: str
) -> Iterator[int]:
    """Dice that are worth what was rolled for who deals or begins."""
    points = rules_of(edition).points
    for event in batch:
        if isinstance(event, e.LotsRolled) and event.purpose == purpose:
            for roll in event.rolls:
                faces = product(range(1, 7), repeat=options.dice)
                dice = next(dice for dice in faces if points(edition, dice) == roll)
                yield from (face - 1 for face in dice)
