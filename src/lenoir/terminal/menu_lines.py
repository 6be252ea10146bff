"""What a person may choose, in words: one line for each offer."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.core.board import Space, Spaces, spaces_of
from lenoir.core.cards import Card
from lenoir.core.legal import AnyCase, AnyPlace, Offer
from lenoir.core.view import Sight
from lenoir.telling.known import whereabouts
from lenoir.telling.offers import cases_label, offered, worded
from lenoir.telling.voice import Voice
from lenoir.telling.words import Name

ROOMS_NAMED = 3
FEW_SQUARES = 3


class MenuLine(Struct, frozen=True):
    """One thing to choose: its name, what it stands for, and a remark."""

    name: Name
    offer: Offer | None = None
    card: Card | None = None
    note: str = ""
    listed: bool = True
    """Some can be typed without being listed."""


def choices(voice: Voice, sight: Sight, offers: Iterable[Offer]) -> Iterator[MenuLine]:
    """A line for each offer; of places to walk to, the rooms one by one and the squares as one."""
    for offer in offers:
        if isinstance(offer, AnyPlace) and isinstance(offer.example, a.Walk | a.Leap):
            yield from _walks(voice, offer)
        elif isinstance(offer, AnyPlace):
            label, note = offered(voice, sight.table.options, offer.example)
            yield MenuLine(Name(label, (label,)), offer, note=note)
        elif isinstance(offer, AnyCase):
            label = cases_label(voice, offer)
            yield MenuLine(Name(label, (label,)), offer)
        else:
            yield _choice(voice, sight, offer)


def places(voice: Voice, offer: AnyPlace, here: Space) -> Iterator[MenuLine]:
    """Where one may go: the rooms, then the squares nearest to other rooms, then all squares."""
    board = voice.edition.board
    rooms = Spaces(offer.spaces & board.all_rooms)
    squares = Spaces(offer.spaces & ~rooms)
    for room in spaces_of(rooms):
        yield MenuLine(voice.typed_place(room), _to(offer, room))
    nearest = {} if rooms == board.all_rooms else _nearest(voice, offer, here)
    for square, note in nearest.items():
        yield MenuLine(voice.typed_place(square), _to(offer, square), note=note)
    for square in spaces_of(squares):
        if square not in nearest:
            yield MenuLine(voice.typed_place(square), _to(offer, square))


def cards(voice: Voice, sight: Sight, among: Iterable[int]) -> Iterator[MenuLine]:
    """Cards to name, each with where one has seen it."""
    for card in map(Card, among):
        note = whereabouts(voice, sight, card)
        yield MenuLine(voice.typed_card(card), card=card, note=note)


def _walks(voice: Voice, offer: AnyPlace) -> Iterator[MenuLine]:
    key = "choose-walk" if isinstance(offer.example, a.Walk) else "choose-leap"
    board = voice.edition.board
    rooms = Spaces(offer.spaces & board.all_rooms)
    squares = Spaces(offer.spaces & ~rooms)
    for room in spaces_of(rooms):
        label = voice.say(key, place=voice.the_place(room))
        yield MenuLine(Name(label, (*voice.typed_place(room).names, label)), _to(offer, room))
    few = squares.bit_count() <= FEW_SQUARES
    if not few:
        label = voice.say("choose-walk-square", n=squares.bit_count())
        yield MenuLine(Name(label, (label,)), AnyPlace(offer.example, squares))
    for square in spaces_of(squares):
        label = voice.say("choose-walk-to", place=voice.place(square))
        names = (*voice.typed_place(square).names, *((label,) if few else ()))
        yield MenuLine(Name(label, names), _to(offer, square), listed=few)


def _nearest(voice: Voice, offer: AnyPlace, here: Space) -> dict[Space, str]:
    """For each room out of reach, the square from which it is the fewest steps away."""
    board = voice.edition.board
    squares = tuple(spaces_of(Spaces(offer.spaces & ~board.all_rooms)))
    best: dict[Space, list[tuple[int, Space]]] = {}
    for room in spaces_of(Spaces(board.all_rooms & ~offer.spaces)):
        if room != here and squares:
            away = board.distances(room)
            steps, square = min((away[square], square) for square in squares)
            best.setdefault(square, []).append((steps, room))
    return {square: _towards(voice, sorted(rooms)) for square, rooms in sorted(best.items())}


def _towards(voice: Voice, rooms: list[tuple[int, Space]]) -> str:
    names = (f"{voice.place(room)} {steps}" for steps, room in rooms[:ROOMS_NAMED])
    return voice.say("towards", rooms=", ".join(names))


def _to(offer: AnyPlace, space: Space) -> Action:
    return next(iter(AnyPlace(offer.example, Spaces(1 << space))))


def _choice(voice: Voice, sight: Sight, action: Action) -> MenuLine:
    label, note = worded(voice, sight, action)
    match action:
        case a.Show(_, card) | a.LayOpen(_, card) | a.NameCard(_, card):
            names = voice.typed_card(card).names
        case a.PlacePassage(_, room) | a.Rush(_, room) | a.TakePassage(_, room):
            names = voice.typed_place(room).names
        case a.PickSeat(_, target):
            names = voice.typed_card(voice.suspects[target]).names
        case _:
            names = ()
    return MenuLine(Name(label, (*names, label)), action, note=note)
