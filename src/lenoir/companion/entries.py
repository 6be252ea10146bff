"""Entries: what happened at the table in a few words, and the events it stands for.

Whoever enters a suggestion says who asked, what, and who showed a card. That everybody between
them had none follows from the order of asking.
"""

from typing import TypeAlias

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.keepers import Keeper
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import View
from lenoir.record.heard import Heard, Jotting


class Question(Struct, frozen=True):
    """A suggestion, and who showed a card; nobody did if ``by`` is None."""

    seat: Seat
    case: Case
    by: Seat | None = None
    card: Card | None = None
    """The card, if one has seen it."""
    blocked: Seat | None = None
    """Who ended the asking with a keeper."""


class Wrong(Struct, frozen=True):
    """An accusation that failed; what was accused in writing stays unknown."""

    seat: Seat
    case: Case | None = None


class Open(Struct, frozen=True):
    """A card that somebody laid open for all."""

    seat: Seat
    card: Card


class Missing(Struct, frozen=True):
    """A card was called for, and nobody had it."""

    seat: Seat
    card: Card


class Passed(Struct, frozen=True):
    """A card shown from hand to hand, not for a suggestion."""

    seat: Seat
    to: Seat
    card: Card | None = None


class Spied(Struct, frozen=True):
    """Somebody saw the card that was just shown, too."""

    seat: Seat
    card: Card | None = None


class Glimpsed(Struct, frozen=True):
    """Somebody saw a card of whoever was just shown one."""

    seat: Seat
    card: Card | None = None


class Looked(Struct, frozen=True):
    """Somebody looked at the cards of the pool, or at the one in a room."""

    seat: Seat
    room: Space | None = None
    cards: Cards | None = None


class Died(Struct, frozen=True):
    """The last clock struck for a seat, whose hand lies open."""

    seat: Seat
    hand: Cards


class Left(Struct, frozen=True):
    """A seat takes no more turns."""

    seat: Seat


class Noticed(Struct, frozen=True):
    """A card that one saw by accident."""

    seat: Seat
    of: Seat
    card: Card


Entry: TypeAlias = (
    Question | Wrong | Open | Missing | Passed | Spied | Glimpsed | Looked | Died | Left | Noticed
)


class BadEntry(ValueError):
    """An entry that cannot be made here: a code and its parameters."""

    def __init__(self, code: str, **params: Seat | Card) -> None:
        self.code, self.params = code, params
        super().__init__(code)


def jotted(heard: Heard, entry: Entry) -> Jotting:
    """An entry as the next line of a notebook; `BadEntry` if it cannot be."""
    return Jotting(entry.seat, tuple(_events(heard.view, entry)))


def question_of(jotting: Jotting) -> Question | None:
    """The suggestion that a line tells of, if it tells of one."""
    made = next((one for one in jotting.events if isinstance(one, e.SuggestionMade)), None)
    if made is None:
        return None
    question = Question(made.seat, made.case)
    for event in jotting.events:
        match event:
            case e.SuggestionRefuted(by, to, _):
                question = Question(to, made.case, by)
            case e.CardShown(by, _, card) if by == question.by:
                question = Question(made.seat, made.case, by, card)
            case e.SuggestionBlocked(by, _):
                question = Question(made.seat, made.case, blocked=by)
            case _:
                pass
    return question


def _events(view: View, entry: Entry) -> list[Event]:
    table, me = view.table, view.viewer
    match entry:
        case Question():
            return _question(view, entry)
        case Wrong(seat, case):
            claim: list[Event] = [] if case is None else [_claim(view, seat, case)]
            out = e.SeatOut(seat, "accused")
            return [e.AccusationMade(seat), *claim, e.AccusationFailed(seat), out]
        case Open(seat, card):
            return [e.CardOpened(seat, card)]
        case Missing(_, card):
            return [e.NobodyHolds(card)]
        case Passed(seat, to, card):
            return [e.CardPassed(seat, to), *_if_seen(view, card, seat, to)]
        case Spied(seat, card):
            spying, by = _spying(table, seat), _last_shown(view).by
            if card is None:
                return [spying]
            if seat != me:
                raise BadEntry("not-for-you", who=seat)
            return [spying, e.CardSpied(seat, by, card)]
        case Glimpsed(seat, card):
            of = _last_shown(view, passed=True).to  # D-32
            both = me in (seat, of) and card is not None
            found: list[Event] = (
                [e.CardGlimpsed(seat, of, card)] if both and card is not None else []
            )
            return [e.PowerUsed(seat), *found]
        case Looked(seat, None, cards):
            pool: list[Event] = [] if cards is None else [e.PoolSeen(seat, cards)]
            return [e.PoolLooked(seat), *pool]
        case Looked(seat, room, cards):
            assert room is not None
            there = [e.RoomCardSeen(seat, room, card) for card in each(cards or Cards(0))]
            return [e.RoomCardLooked(seat, room), *there]
        case Died(seat, hand):
            return [e.SeatDied(seat, hand)]
        case Left(seat):
            return [e.SeatOut(seat, "resigned")]
        case Noticed(seat, of, card):
            if seat != me:
                raise BadEntry("not-for-you", who=seat)
            return [e.CardNoticed(seat, of, card)]


def _question(view: View, entry: Question) -> list[Event]:
    table, case, seat = view.table, entry.case, entry.seat
    if seat in (entry.by, entry.blocked):
        raise BadEntry("answers-itself", who=seat)
    if entry.card is not None and entry.card not in case:
        raise BadEntry("not-named", card=entry.card)
    events: list[Event] = [e.SuggestionMade(seat, case)]
    last = entry.by if entry.blocked is None else entry.blocked
    for other in table.seats_after(seat):
        if other == last:
            break
        if not table.is_dead(other):
            events.append(e.CannotRefute(other, case))
    if entry.blocked is not None:
        return [*events, e.SuggestionBlocked(entry.blocked, case)]
    if entry.by is None:
        return [*events, e.SuggestionStood(seat, case)]
    card = entry.card
    if card is None and entry.by == view.viewer:
        card = _only(view.hand, case)
    shown = _if_seen(view, card, entry.by, seat)
    return [*events, e.SuggestionRefuted(entry.by, seat, case), *shown]


def _only(hand: Cards, case: Case) -> Card | None:
    """The card one must have shown, if there was no choice."""
    mine = tuple(each(Cards(hand & cards_of(case))))
    return mine[0] if len(mine) == 1 else None


def _if_seen(view: View, card: Card | None, by: Seat, to: Seat) -> list[Event]:
    if card is None:
        return []
    if view.viewer not in (by, to):
        raise BadEntry("not-for-you", who=to)
    return [e.CardShown(by, to, card)]


def _claim(view: View, seat: Seat, case: Case) -> Event:
    if seat == view.viewer and not view.table.options.spoken_accusation:
        return e.CaseWritten(seat, case)
    return e.CaseClaimed(seat, case)


def _last_shown(view: View, passed: bool = False) -> e.SuggestionRefuted | e.CardPassed:
    """The last time a card was shown for a suggestion, or otherwise too."""
    kinds = (e.SuggestionRefuted, e.CardPassed) if passed else (e.SuggestionRefuted,)
    for event in reversed(view.stream):
        if isinstance(event, kinds):
            return event
    raise BadEntry("nothing-shown")


def _spying(table: Table, seat: Seat) -> Event:
    """By the power of the guest, or by a keeper."""
    if table.power_of(seat) == "spy":
        return e.PowerUsed(seat)
    kinds = [number for number, kind in enumerate(table.edition.keepers) if kind.name == "spy"]
    if not kinds:
        raise BadEntry("no-spies")
    return e.KeeperPlayed(seat, Keeper(kinds[0]))
