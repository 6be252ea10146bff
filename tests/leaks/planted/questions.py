"""Whom the table asks, and when, depends on what only one of them knows."""

from collections.abc import Iterator
from typing import Final

import pytest

from lenoir.core.actions import PlayKeeper
from lenoir.core.cards import Card, each
from lenoir.core.events import CannotRefute, Event, KeeperPlayed, PhaseBegan, SuggestionBlocked
from lenoir.core.keepers import count
from lenoir.core.phases import Naming, Refuting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.editions.loader import load_edition
from lenoir.rules.engine import rules_of
from lenoir.rules.honour import Honour
from lenoir.rules.hooks import does
from lenoir.rules.intrigue import Intrigue
from lenoir.rules.now import Now
from lenoir.rules.suggestion import Suggestion, named
from lenoir.rules.turn_order import TurnOrder
from tests.leaks.planted.retold import retold


def asked(event: Event) -> Seat | None:
    """Whom an event asks about a suggestion."""
    if isinstance(event, PhaseBegan) and isinstance(event.phase, Refuting):
        return event.phase.seat
    return None


def named_in(now: Now, seat: Seat) -> tuple[Card, ...]:
    """The named cards in a hand."""
    return tuple(card for card in each(now.hand(seat)) if card in named(now.table))


def forced_card(now: Now, event: Event) -> Iterator[Event]:
    """Who has only one card to show is not asked: it is shown for him."""
    seat, rules = asked(event), rules_of(now.table.edition)
    if seat is not None and not rules.may_hold_back(now.table, seat):
        cards = named_in(now, seat)
        if len(cards) == 1:
            rules.refute(now, seat, cards[0])
            return
    yield event


def real_blockers(now: Now, event: Event) -> Iterator[Event]:
    """Without a named card only those are asked who really hold a block."""
    seat, block = asked(event), now.table.edition.keeper("block")
    if (
        seat is None
        or block is None
        or named_in(now, seat)
        or count(now.state.keepers(seat), block)
    ):
        yield event
    else:
        yield CannotRefute(seat, named(now.table))
        rules_of(now.table.edition).ask_round(now, after=seat)


def real_liars(patch: pytest.MonkeyPatch) -> None:
    """On one's honour only those are asked who have something to withhold."""

    def may_hold_back(self: Honour, table: Table, seat: Seat) -> bool:
        return False

    patch.setattr(Honour, "may_hold_back", may_hold_back)


def real_closers(patch: pytest.MonkeyPatch) -> None:
    """A turn waits at its end only for those who really have a keeper for it."""
    honest = TurnOrder.close

    def close(self: TurnOrder, now: Now) -> None:
        seat = now.table.turn.seat
        if isinstance(self, Intrigue) and not any(self.last_things(now.state.sight(seat), seat)):
            self.next_turn(now)
        else:
            honest(self, now)

    patch.setattr(TurnOrder, "close", close)


def richest_first(patch: pytest.MonkeyPatch) -> None:
    """Whoever has most of the named cards is asked first."""
    honest = Suggestion.ask_round

    def ask_round(self: Suggestion, now: Now, after: Seat | None = None) -> None:
        others = now.table.seats_after(now.table.turn.seat)
        living = [seat for seat in others if not now.table.is_dead(seat)]
        best = max(living, key=lambda seat: len(named_in(now, seat)), default=None)
        if after is None and best is not None and named_in(now, best):
            now.wait_for(Refuting(best))
        else:
            honest(self, now, after)

    patch.setattr(Suggestion, "ask_round", ask_round)


def telling_block(patch: pytest.MonkeyPatch) -> None:
    """A block by one who holds none of the cards lets the asking go on."""
    rules = rules_of(load_edition("detectives"))
    honest = rules.deeds[PlayKeeper]

    def play_keeper(now: Now, action: PlayKeeper) -> None:
        block = now.table.edition.keeper("block")
        if action.keeper != block or named_in(now, action.seat):
            honest(now, action)
            return
        now.tell(KeeperPlayed(action.seat, action.keeper))
        now.tell(SuggestionBlocked(action.seat, named(now.table)))
        rules.ask_round(now, after=action.seat)

    patch.setattr(rules, "deeds", rules.deeds | dict([does(PlayKeeper, play_keeper)]))


def only_held_cards(now: Now, event: Event) -> Iterator[Event]:
    """Only cards that somebody holds are offered to be named."""
    match event:
        case PhaseBegan(Naming(seat, cards)):
            held = {card for other in now.table.seats for card in each(now.hand(other))}
            yield PhaseBegan(Naming(seat, tuple(card for card in cards if card in held)))
        case _:
            yield event


LEAKS: Final = {
    "a forced card is shown by itself": retold(forced_card),
    "only real holders of a block are asked": retold(real_blockers),
    "on one's honour only holders are asked": real_liars,
    "a turn waits only for real holders of a last keeper": real_closers,
    "the fullest hand is asked first": richest_first,
    "a block tells whether its player had a card": telling_block,
    "only held cards may be named": retold(only_held_cards),
}
