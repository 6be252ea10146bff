"""From what happened back to the action that brought it about."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card
from lenoir.core.events import Event
from lenoir.core.phases import Phase, Setup, decider
from lenoir.core.seats import Seat
from lenoir.record.errors import Nonsense


class Deed(NamedTuple):
    """An action and all that came of it; ``number`` is the place of its first event."""

    action: Action
    events: tuple[Event, ...]
    number: int


def batches(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """The events of the deal, then those of each action: every batch ends as a phase begins."""
    batch: list[Event] = []
    for event in events:
        batch.append(event)
        if isinstance(event, e.PhaseBegan):
            yield tuple(batch)
            batch = []
    if batch:
        yield tuple(batch)


def deeds(events: Iterable[Event]) -> Iterator[Deed]:
    """Every action of a full record after the deal; `Nonsense` where there was none."""
    phase: Phase = Setup()
    number = 0
    for batch in batches(events):
        if number:
            yield Deed(deed(batch, phase), batch, number)
        number += len(batch)
        last = batch[-1]
        if isinstance(last, e.PhaseBegan):
            phase = last.phase


def deed(batch: Sequence[Event], phase: Phase) -> Action:
    """The one action that begins with these events, answered in this phase."""
    match batch[0]:
        case e.AnswerSealed(_, answer):
            return answer
        case e.DiceRolled(seat):
            return a.Roll(seat)
        case e.TokenMoved(_, to, how):
            return _moved(batch, decider(phase), to, how)
        case e.Stayed(seat):
            return a.Stay(seat)
        case e.Declined(seat):
            return a.Pass(seat)
        case e.TurnEnded(seat):
            return a.EndTurn(seat)
        case e.SuggestionMade(seat, case):
            return a.Suggest(seat, case)
        case e.CannotRefute(seat):
            return a.SayNone(seat)
        case e.SuggestionRefuted(by) | e.CardPassed(by):
            return _shown(batch, by)
        case e.AccusationMade(seat):
            return _accused(batch, seat)
        case e.IntrigueDrawn(seat, "summoned"):
            return a.Draw(seat)
        case e.PoolLooked(seat):
            return a.LookInPool(seat)
        case e.KeeperPlayed(seat, keeper):
            return a.PlayKeeper(seat, keeper, *_aim(batch))
        case e.PowerUsed(seat):
            return _power(batch, seat)
        case e.CardNamed(seat, card):
            return a.NameCard(seat, card)
        case e.SeatPicked(seat, target):
            return a.PickSeat(seat, target)
        case e.PassageOpened(seat, room):
            return a.PlacePassage(seat, room)
        case e.SeatChallenged(seat, offender, card):
            return a.Challenge(seat, offender, card)
        case e.SeatOut(seat, "resigned"):
            return a.Resign(seat)
        case _:
            raise _no_deed(batch)


def _moved(batch: Sequence[Event], seat: Seat | None, to: Space, how: e.How) -> Action:
    match seat, how:
        case int(), "walk":
            return a.Walk(seat, to)
        case int(), "passage":
            return a.TakePassage(seat, to)
        case int(), "leap":
            return a.Leap(seat, to)
        case _:
            raise _no_deed(batch)


def _shown(batch: Sequence[Event], by: Seat) -> Action:
    match batch[1:2]:
        case (e.CardShown(card=card),):
            return a.Show(by, card)
        case _:
            raise _no_deed(batch)


def _accused(batch: Sequence[Event], seat: Seat) -> Action:
    match batch[1:2]:
        case (e.CaseClaimed(_, case) | e.CaseWritten(_, case),):
            return a.Accuse(seat, case)
        case _:
            raise _no_deed(batch)


def _aim(batch: Sequence[Event]) -> tuple[Space | None, Card | None]:
    """Where a keeper led its player, or whom it sent back."""
    match batch[1:2]:
        case (e.TokenMoved(_, to, "keeper"),):
            return to, None
        case (e.TokenMoved(token, _, "sent_back"),):
            return None, token
        case _:
            return None, None


def _power(batch: Sequence[Event], seat: Seat) -> Action:
    """A power is used by itself, or by a suggestion that needs it."""
    match batch[1:2]:
        case (e.SuggestionMade(_, case),):
            return a.Suggest(seat, case)
        case (e.TokenMoved(_, to, "power"),):
            return a.UsePower(seat, to)
        case _:
            return a.UsePower(seat)


def _no_deed(batch: Sequence[Event]) -> Nonsense:
    return Nonsense("no_deed", event=type(batch[0]).__name__)
