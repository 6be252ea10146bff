"""Movement: how to begin a turn, and where to go by the roll."""

from collections.abc import Iterator
from typing import Final

from lenoir.bots.deeds import keepers, powers
from lenoir.bots.deeds.suggesting import suggestion
from lenoir.bots.moment import Moment
from lenoir.bots.walking.aims import aims
from lenoir.bots.walking.outlook import Outlook, seen_with
from lenoir.core.actions import (
    Accuse,
    Action,
    Leap,
    PlayKeeper,
    Roll,
    Stay,
    Suggest,
    TakePassage,
    UsePower,
    Walk,
)
from lenoir.core.board import NO_SPACES, Space, Spaces, bit, spaces_of
from lenoir.core.legal import AnyCase, AnyPlace
from lenoir.core.phases import Moving

PATIENT: Final = 2
"""How many turns one waits for others to get out of the way."""
AT_ONCE: Final = 1e-6
"""Who would stay whatever the dice show does not roll them."""

Choice = tuple[float, Action]


def outlook_of(moment: Moment) -> Outlook:
    """What every place is worth now."""
    return seen_with(moment.ground, aims(moment), last=moment.solved is not None)


def begin(moment: Moment) -> Action:
    """The dice, a passage, staying, or a keeper or power that leads farther."""
    first = moment.offers[0]
    if type(first) is AnyCase:  # where there is no board there is but one way to begin
        return suggestion(moment, first)
    others = (o for o in moment.offers[1:] if type(o) is not AnyCase or o.deed is not Accuse)
    if type(first) is Roll and all(type(o) is Stay for o in others) and _may_wait(moment):
        return first
    best = max(_beginnings(moment, outlook_of(moment)), key=_worth)[1]
    return suggestion(moment, best) if type(best) is AnyCase else best


def _may_wait(moment: Moment) -> bool:
    """Whether a player who rolls may still stay, as they could before."""
    return not (moment.table.in_room(moment.seat) and moment.rules.must_move())


def _worth(choice: tuple[float, object]) -> float:
    return choice[0]


def _beginnings(moment: Moment, outlook: Outlook) -> Iterator[tuple[float, Action | AnyCase]]:
    here, seat = moment.here, moment.seat
    keeper, power = keepers.PRICE * outlook.spare, powers.PRICE * outlook.spare
    for offer in moment.offers:
        match offer:
            case AnyCase(deed=deed) if deed is Suggest:
                yield outlook.rooms[here] + AT_ONCE, offer
            case Roll():
                yield outlook.turn_from(here, _after_the_roll(moment)), offer
            case TakePassage(to=to):
                yield outlook.rooms[to], offer
            case Stay():
                suggests = moment.rules.may_suggest_without_moving(moment.table, seat)
                yield outlook.rooms[here] if suggests else outlook.square(here), offer
            case PlayKeeper():  # to stay and suggest
                yield outlook.rooms[here] - keeper, offer
            case UsePower():  # to move twice
                yield outlook.two_moves_from(here) - power, offer
            case AnyPlace(PlayKeeper(keeper=played), spaces):
                to = _best_room(outlook, spaces)
                yield outlook.rooms[to] - keeper, PlayKeeper(seat, played, to)
            case AnyPlace(UsePower(), spaces):
                to = _best_room(outlook, spaces)
                yield outlook.rooms[to] - power, UsePower(seat, to)
            case _:
                pass


def _after_the_roll(moment: Moment) -> Spaces:
    """The room one is in, if one may stay and suggest there when the dice have been rolled."""
    if not moment.table.in_room(moment.seat) or moment.rules.must_move():
        return NO_SPACES
    return Spaces(moment.rules.may_suggest_without_moving(moment.table, moment.seat) << moment.here)


def _best_room(outlook: Outlook, spaces: Spaces) -> Space:
    rooms = (Space(room) for room in range(len(outlook.rooms)) if spaces >> room & 1)
    return max(rooms, key=outlook.rooms.__getitem__)


def move(moment: Moment) -> Action:
    """To the place that is worth most."""
    phase = moment.table.phase
    assert type(phase) is Moving
    outlook = outlook_of(moment)
    choices = _first_of_two if phase.leg == 1 else _moves
    best = max(choices(moment, outlook), key=_worth)
    return keepers.hurried(moment, outlook, best[0]) or best[1]


def _moves(moment: Moment, outlook: Outlook) -> Iterator[Choice]:
    rooms, here = outlook.rooms, moment.here
    for offer in moment.offers:
        match offer:
            case AnyPlace(Walk() | Leap(), spaces):
                yield _best_place(moment, outlook, offer, spaces)
            case TakePassage(to=to):
                yield rooms[to], offer
            case Stay() if _stays(moment):
                suggests = _after_the_roll(moment) >> here & 1
                yield rooms[here] if suggests else outlook.square(here), offer
            case _:
                pass


def _stays(moment: Moment) -> bool:
    """Not again and again in the corridor: whoever bars the way may be waiting too."""
    stuck = all(type(offer) is not AnyPlace for offer in moment.offers)
    return stuck or moment.diary.idle < PATIENT or moment.table.in_room(moment.seat)


def _best_place(moment: Moment, outlook: Outlook, offer: AnyPlace, spaces: Spaces) -> Choice:
    """The best of many places; a question mark is one more reason to stop on its square."""
    rooms, square = outlook.rooms, outlook.square
    marks = moment.table.edition.board.question_marks
    card = keepers.worth_of_a_draw(moment, outlook)
    to, best = Space(0), float("-inf")
    for space in spaces_of(spaces):
        worth = rooms[space] if space < len(rooms) else square(space)
        if marks >> space & 1:
            worth += card
        if worth > best:
            to, best = space, worth
    deed = type(offer.example)
    assert deed is Walk or deed is Leap
    return best, deed(moment.seat, to)


def _first_of_two(moment: Moment, outlook: Outlook) -> Iterator[Choice]:
    """To where the second move starts best; the rooms one has been in are then barred."""
    began = moment.table.turn.began_at
    for offer in moment.offers:
        if type(offer) is AnyPlace and type(offer.example) is Walk:
            safe = Spaces(offer.spaces & ~moment.table.edition.board.question_marks)
            for space in spaces_of(safe or offer.spaces):
                barred = Spaces(bit(space) | bit(began))
                yield outlook.turn_from(space, barred=barred), Walk(moment.seat, space)
        elif type(offer) is Stay:
            yield outlook.turn_from(moment.here, barred=bit(began)), offer
