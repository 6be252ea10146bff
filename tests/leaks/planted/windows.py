"""Windows that open for some only, or shut too early (C-11, C-14)."""

from collections.abc import Sequence
from typing import Final

import pytest

from lenoir.core.actions import Action, Pass, PlayKeeper, UsePower
from lenoir.core.events import CardSpied, Declined, KeeperPlayed, PowerUsed
from lenoir.core.phases import Opening, Spying, Window
from lenoir.core.seats import Seat
from lenoir.rules.now import Now
from lenoir.rules.spying import Spies
from lenoir.rules.window import Windows


def real_spies(patch: pytest.MonkeyPatch) -> None:
    """Only those are asked who can really look."""
    honest = Windows.ask_all

    def ask_all(self: Windows, now: Now, kind: type[Window], seats: Sequence[Seat]) -> None:
        if kind is Spying and isinstance(self, Spies):
            seats = [s for s in seats if any(self.ways_to_spy(now.state.sight(s), s))]
        honest(self, now, kind, seats)

    patch.setattr(Windows, "ask_all", ask_all)


def full_choices(patch: pytest.MonkeyPatch) -> None:
    """Only those are asked to lay a card open who can choose between all kinds of cards."""
    honest = Windows.ask_all

    def has_all_kinds(now: Now, seat: Seat) -> bool:
        closed = now.hand(seat) & ~now.table.opened[seat]
        kinds = now.table.edition.deck.kinds
        return all(any(closed >> card & 1 for card in kind) for kind in kinds)

    def ask_all(self: Windows, now: Now, kind: type[Window], seats: Sequence[Seat]) -> None:
        if kind is Opening:
            seats = [seat for seat in seats if has_all_kinds(now, seat)]
        honest(self, now, kind, seats)

    patch.setattr(Windows, "ask_all", ask_all)


def hasty_spies(patch: pytest.MonkeyPatch) -> None:
    """Who looks does so at once, before the next is asked."""
    seal, unseal = Windows.seal, Spies.unseal

    def seal_and_look(self: Windows, now: Now, window: Window, answer: Action) -> None:
        if isinstance(window, Spying) and now.truth.shown is not None:
            by, _, card = now.truth.shown
            if isinstance(answer, PlayKeeper):
                now.tell(KeeperPlayed(answer.seat, answer.keeper))
                now.tell(CardSpied(answer.seat, by, card))
            if isinstance(answer, UsePower):
                now.tell(PowerUsed(answer.seat))
                now.tell(CardSpied(answer.seat, by, card))
        seal(self, now, window, answer)

    def nothing_left(self: Spies, now: Now, window: Window) -> None:
        if isinstance(window, Spying) and now.truth.shown is not None:
            by, to, _ = now.truth.shown
            self.after_showing(now, by, to, "suggestion")
        else:
            unseal(self, now, window)

    patch.setattr(Windows, "seal", seal_and_look)
    patch.setattr(Spies, "unseal", nothing_left)


def refusals_aloud(patch: pytest.MonkeyPatch) -> None:
    """Who does not look says so at once."""
    honest = Windows.seal

    def seal(self: Windows, now: Now, window: Window, answer: Action) -> None:
        if isinstance(answer, Pass):
            now.tell(Declined(answer.seat))
        honest(self, now, window, answer)

    patch.setattr(Windows, "seal", seal)


LEAKS: Final = {
    "only real spies are asked": real_spies,
    "only who has all kinds of cards lays one open": full_choices,
    "a spy looks before the others have answered": hasty_spies,
    "a spy's refusal is heard before the others answer": refusals_aloud,
}
