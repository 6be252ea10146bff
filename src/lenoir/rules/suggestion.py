"""Suggesting and refuting."""

from collections.abc import Iterable, Iterator, Sequence

from lenoir.core.actions import SayNone, Show, Suggest
from lenoir.core.board import NOWHERE, Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import (
    CannotRefute,
    CardShown,
    Event,
    PhaseBegan,
    SuggestionMade,
    SuggestionRefuted,
    SuggestionStood,
    TokenMoved,
    WeaponMoved,
)
from lenoir.core.legal import AnyCase, Offer
from lenoir.core.phases import Refuting, ShownFor
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.movement import Movement
from lenoir.rules.now import Now


class Suggestion(Movement):
    """Naming a case where one stands, and the others' answers from the left."""

    # Small questions an edition may answer differently

    def rooms_to_name(self, table: Table, seat: Seat) -> Cards:
        """The room in which the token stands."""
        return Cards(1 << table.edition.room_card(table.place_of(seat)))

    def may_hold_back(self, table: Table, seat: Seat) -> bool:
        """Whether, for all the table knows, a seat may answer otherwise than its cards demand."""
        return False

    def denials(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """Saying "none" is for those who hold none."""
        return () if sight.hand & cards_of(named(sight.table)) else (SayNone(seat),)

    def ends_turn_when_shown(self, table: Table) -> bool:
        """Whether the turn has passed once a card was shown (K-7)."""
        return table.edition.ends_turn_when_shown

    # Questions

    def suggestions(self, table: Table, seat: Seat) -> Iterable[Offer]:
        """Any suspect with any weapon, here."""
        return (AnyCase(Suggest, seat, table.edition.deck, self.rooms_to_name(table, seat)),)

    def answers(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """One of the named cards, or none."""
        held = Cards(sight.hand & cards_of(named(sight.table)))
        return (*[Show(seat, card) for card in each(held)], *self.denials(sight, seat))

    # Deeds

    def suggest(self, now: Now, seat: Seat, case: Case) -> Iterator[Event]:
        """Call suspect and weapon into the room (C-6), then ask round."""
        yield SuggestionMade(seat, case)
        table = now.table
        room = table.edition.room_space(case.room)
        token, came_from = case.suspect, table.tokens[case.suspect]
        moved = came_from not in (room, NOWHERE)
        if moved:
            own = token == table.token_of(seat)
            yield TokenMoved(token, room, "named" if own else "summoned")
        if table.weapons[case.weapon - table.edition.deck.first_weapon] != room:
            yield WeaponMoved(case.weapon, room)
        player = table.player_of(token)
        if moved and player is not None and player != seat:
            yield from self.after_summons(now, player, came_from)
        else:
            yield from self.ask_round(now)

    def after_summons(self, now: Now, summoned: Seat, came_from: Space) -> Iterator[Event]:
        """What a player gets for having been summoned: nothing."""
        return self.ask_round(now)

    def ask_round(self, now: Now, after: Seat | None = None) -> Iterator[Event]:
        """Ask from the suggester's left, or after a seat; the first able to refute must (C-7).

        Whoever may have something to decide is asked; others' "none" is public anyway (C-11).
        """
        suggester, case = now.table.turn.seat, named(now.table)
        seats: Sequence[Seat] = now.table.seats_after(suggester)
        if after is not None:
            seats = seats[seats.index(after) + 1 :]
        for seat in seats:
            if now.table.is_dead(seat):
                continue
            if now.hand(seat) & cards_of(case) or self.may_hold_back(now.table, seat):
                yield PhaseBegan(Refuting(seat))
                return
            yield CannotRefute(seat, case)
        yield SuggestionStood(suggester, case)
        yield from self.after_suggestion(now)

    def deny(self, now: Now, seat: Seat) -> Iterator[Event]:
        """Say that one holds none of the cards."""
        yield CannotRefute(seat, named(now.table))
        yield from self.ask_round(now, after=seat)

    def refute(self, now: Now, seat: Seat, card: Card) -> Iterator[Event]:
        """The table sees that a card is shown; the suggester sees which."""
        suggester = now.table.turn.seat
        yield SuggestionRefuted(seat, suggester, named(now.table))
        yield CardShown(seat, suggester, card)
        yield from self.after_shown(now, seat, suggester)

    def after_shown(self, now: Now, by: Seat, to: Seat) -> Iterator[Event]:
        """What follows at once when a card was shown for a suggestion."""
        return self.after_showing(now, by, to, "suggestion")

    def after_showing(self, now: Now, by: Seat, to: Seat, why: ShownFor) -> Iterator[Event]:
        """What follows when a card was shown and nobody else can see it any more."""
        if why != "suggestion":
            return self.close(now)
        if self.ends_turn_when_shown(now.table):
            return self.next_turn(now)
        return self.after_suggestion(now)

    def after_suggestion(self, now: Now) -> Iterator[Event]:
        """What follows once a suggestion is dealt with entirely (M-11, D-6)."""
        return self.close(now)


def named(table: Table) -> Case:
    """The case under discussion."""
    assert table.case is not None, "a case is suggested before it is discussed"
    return table.case
