"""Suggesting and refuting."""

from collections.abc import Iterable, Sequence

from lenoir.core.actions import SayNone, Show, Suggest
from lenoir.core.board import NOWHERE, Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import (
    CannotRefute,
    CardShown,
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

    def suggest(self, now: Now, seat: Seat, case: Case) -> None:
        """Say it aloud; what it names is called in."""
        now.tell(SuggestionMade(seat, case))
        self.call_in(now, seat, case)

    def call_in(self, now: Now, seat: Seat, case: Case) -> None:
        """Call suspect and weapon into the room (C-6), then ask round."""
        table = now.table
        room = table.edition.room_space(case.room)
        token, came_from = case.suspect, table.tokens[case.suspect]
        moved = came_from not in (room, NOWHERE)
        if moved:
            own = token == table.token_of(seat)
            now.tell(TokenMoved(token, room, "named" if own else "summoned"))
        if table.weapons[case.weapon - table.edition.deck.first_weapon] != room:
            now.tell(WeaponMoved(case.weapon, room))
        player = table.player_of(token)
        if moved and player is not None and player != seat:
            self.after_summons(now, player, came_from)
        else:
            self.ask_round(now)

    def after_summons(self, now: Now, summoned: Seat, came_from: Space) -> None:
        """What a player gets for having been summoned: nothing."""
        self.ask_round(now)

    def ask_round(self, now: Now, after: Seat | None = None) -> None:
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
                now.wait_for(Refuting(seat))
                return
            now.tell(CannotRefute(seat, case))
        now.tell(SuggestionStood(suggester, case))
        self.after_suggestion(now)

    def deny(self, now: Now, seat: Seat) -> None:
        """Say that one holds none of the cards."""
        now.tell(CannotRefute(seat, named(now.table)))
        self.ask_round(now, after=seat)

    def refute(self, now: Now, seat: Seat, card: Card) -> None:
        """The table sees that a card is shown; the suggester sees which."""
        suggester = now.table.turn.seat
        now.tell(SuggestionRefuted(seat, suggester, named(now.table)))
        now.tell(CardShown(seat, suggester, card))
        self.after_shown(now, seat, suggester)

    def after_shown(self, now: Now, by: Seat, to: Seat) -> None:
        """What follows at once when a card was shown for a suggestion."""
        self.after_showing(now, by, to, "suggestion")

    def after_showing(self, now: Now, by: Seat, to: Seat, why: ShownFor) -> None:
        """What follows when a card was shown and nobody else can see it any more."""
        if why != "suggestion":
            self.close(now)
        elif self.ends_turn_when_shown(now.table):
            self.next_turn(now)
        else:
            self.after_suggestion(now)

    def after_suggestion(self, now: Now) -> None:
        """What follows once a suggestion is dealt with entirely (M-11, D-6)."""
        self.close(now)


def named(table: Table) -> Case:
    """The case under discussion."""
    assert table.case is not None, "a case is suggested before it is discussed"
    return table.case
