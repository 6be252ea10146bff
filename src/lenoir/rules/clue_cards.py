"""Clue cards: each magnifying glass on the dice draws one, to be obeyed before moving."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import LayOpen, NameCard, PickSeat, PlacePassage, Rush, Show
from lenoir.core.board import Space, Spaces, bit, spaces_of
from lenoir.core.cards import Card, Cards, each
from lenoir.core.edition import Clue
from lenoir.core.events import (
    CardNamed,
    CardOpened,
    CardPassed,
    CardShown,
    ClueDrawn,
    NobodyHolds,
    PassageOpened,
    SeatPicked,
    TokenMoved,
)
from lenoir.core.legal import Offer
from lenoir.core.phases import (
    Naming,
    Opening,
    PassingLeft,
    Phase,
    Picking,
    Placing,
    Rushing,
)
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.deal import special_faces
from lenoir.rules.hooks import Asks, Does, Unseals, asks, does, unseals
from lenoir.rules.now import Now
from lenoir.rules.window import Windows, from_the_left


class ClueCards(Windows):
    """Seven kinds of cards (T-5, T-9 to T-13)."""

    needs = ("clues",)

    @override
    def phases(self) -> Iterator[Asks]:
        """Six more to ask in."""
        yield from super().phases()
        yield asks(Naming, self.when_naming)
        yield asks(Picking, self.when_picking)
        yield asks(Opening, self.when_opening)
        yield asks(PassingLeft, self.when_passing_left)
        yield asks(Placing, self.when_placing)
        yield asks(Rushing, self.when_rushing)

    @override
    def actions(self) -> Iterator[Does]:
        """Three more to do; what is answered in a window is done when it is unsealed."""
        yield from super().actions()
        yield does(NameCard, self.do_name_card)
        yield does(PickSeat, self.do_pick_seat)
        yield does(PlacePassage, self.do_place_passage)

    @override
    def windows(self) -> Iterator[Unseals]:
        """Three more to unseal."""
        yield from super().windows()
        yield unseals(Opening, self.unsealed_opening)
        yield unseals(PassingLeft, self.unsealed_passing_left)
        yield unseals(Rushing, self.unsealed_rushing)

    # What may be done

    def when_naming(self, sight: Sight, phase: Naming) -> Iterable[Offer]:
        """Any card of the kind."""
        return [NameCard(phase.seat, card) for card in phase.cards]

    def when_picking(self, sight: Sight, phase: Picking) -> Iterable[Offer]:
        """Anybody else who lives."""
        others = from_the_left(sight.table)[:-1]
        return [PickSeat(phase.seat, other) for other in others]

    def when_opening(self, sight: Sight, phase: Opening) -> Iterable[Offer]:
        """A card that does not lie open yet."""
        closed = Cards(sight.hand & ~sight.table.opened[phase.seat])
        return [LayOpen(phase.seat, card) for card in each(closed)]

    def when_passing_left(self, sight: Sight, phase: PassingLeft) -> Iterable[Offer]:
        """A card of one's choice, an open one too (T-11)."""
        return [Show(phase.seat, card) for card in each(sight.hand)]

    def when_placing(self, sight: Sight, phase: Placing) -> Iterable[Offer]:
        """A room that is not in a corner."""
        board = sight.table.edition.board
        inner = Spaces(board.all_rooms & ~board.corners)
        return [PlacePassage(phase.seat, room) for room in spaces_of(inner)]

    def when_rushing(self, sight: Sight, phase: Rushing) -> Iterable[Offer]:
        """Any room."""
        rooms = sight.table.edition.board.all_rooms
        return [Rush(phase.seat, room) for room in spaces_of(rooms)]

    @override
    def passages_from(self, table: Table, room: Space) -> Spaces:
        """The new passage joins its room with each corner room, both ways (T-12)."""
        printed, extra = super().passages_from(table, room), table.extra_passage
        if extra is None:
            return printed
        if room == extra:
            return table.edition.board.corners
        return Spaces(printed | bit(extra)) if printed else printed

    @override
    def asks_the_out(self, phase: Phase) -> bool:
        """The out take part."""
        if type(phase) is Rushing:
            return len(phase.asked) > 1
        return type(phase) in (Opening, PassingLeft) or super().asks_the_out(phase)

    # Drawing

    @override
    def draws(self, table: Table, dice: tuple[int, ...]) -> int:
        """One for each magnifying glass, in a game with clue cards (T-15)."""
        if not table.options.clue_cards:
            return super().draws(table, dice)
        return special_faces(table.edition, dice)

    @override
    def after_roll(self, now: Now) -> None:
        """The clue cards come first, each obeyed entirely before the next."""
        turn = now.table.turn
        if turn.draws and now.table.options.clue_cards:
            self.draw_clue(now, turn.seat)
        else:
            super().after_roll(now)

    def obeyed(self, now: Now) -> None:
        """Go on with what the dice bring, unless who rolled them has resigned meanwhile."""
        if now.table.is_active(now.table.turn.seat):
            self.after_roll(now)
        else:
            self.next_turn(now)

    def draw_clue(self, now: Now, seat: Seat) -> None:
        """Draw a card and obey it."""
        number = self.top_of_pile(now.table, now.rng)
        now.tell(ClueDrawn(seat, number))
        self.obey(now, seat, now.table.edition.clues[number])

    def top_of_pile(self, table: Table, rng: Rng) -> int:
        """The pile has no order until it is drawn from; used cards come back in the order drawn."""
        clues, drawn = table.edition.clues, table.clues
        if len(drawn) < len(clues):
            number = rng.below(len(clues) - len(drawn))
            for passed in sorted(drawn):
                number += passed <= number
            return number
        returning = [number for number in drawn[: len(clues)] if clues[number].kind != "passage"]
        return returning[(len(drawn) - len(clues)) % len(returning)]

    def obey(self, now: Now, seat: Seat, clue: Clue) -> None:
        """Do what the card says (T-9 to T-13)."""
        match clue.kind:
            case "reveal":
                assert clue.card is not None
                self.call_for(now, clue.card)
            case "name":
                now.wait_for(Naming(seat, clue.names))
            case "everybody":
                asked = [s for s in from_the_left(now.table) if self.has_closed_cards(now.table, s)]
                self.ask_all(now, Opening, asked)
            case "suspicious" if self.is_alone(now.table):
                self.obeyed(now)
            case "suspicious":
                now.wait_for(Picking(seat))
            case "left":
                alone = self.is_alone(now.table)
                self.ask_all(now, PassingLeft, () if alone else from_the_left(now.table))
            case "passage":
                now.wait_for(Placing(seat))
            case "rush":
                each_chooses = now.table.options.rush_each_chooses
                asked_to = from_the_left(now.table) if each_chooses else (seat,)
                self.ask_all(now, Rushing, asked_to)

    def is_alone(self, table: Table) -> bool:
        """Whether nobody else lives."""
        return len(from_the_left(table)) == 1

    def has_closed_cards(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has a card that does not lie open, as everyone can count."""
        return table.sizes[seat] > table.opened[seat].bit_count()

    # Obeying

    def call_for(self, now: Now, card: Card) -> None:
        """Whoever holds the card lays it open, if it does not lie open already (T-9)."""
        holder = next((seat for seat in now.table.seats if now.hand(seat) >> card & 1), None)
        if holder is None:
            now.tell(NobodyHolds(card))
        elif not now.table.opened[holder] >> card & 1:
            now.tell(CardOpened(holder, card))
        self.obeyed(now)

    def do_name_card(self, now: Now, action: NameCard) -> None:
        """Name a card and see who has it (T-10)."""
        now.tell(CardNamed(action.seat, action.card))
        self.call_for(now, action.card)

    def do_pick_seat(self, now: Now, action: PickSeat) -> None:
        """Make another player lay open a card of their choice (T-10)."""
        now.tell(SeatPicked(action.seat, action.target))
        willing = self.has_closed_cards(now.table, action.target)
        self.ask_all(now, Opening, (action.target,) if willing else ())

    def do_place_passage(self, now: Now, action: PlacePassage) -> None:
        """Join a room with the corner rooms for the rest of the game."""
        now.tell(PassageOpened(action.seat, action.to))
        self.obeyed(now)

    def unsealed_opening(self, now: Now, window: Opening) -> None:
        """Cards are laid open, all together."""
        for seat, answer in tuple(self.answered(now, window)):
            assert type(answer) is LayOpen
            now.tell(CardOpened(seat, answer.card))
        self.obeyed(now)

    def unsealed_passing_left(self, now: Now, window: PassingLeft) -> None:
        """Everybody's card is seen by the next on the left."""
        for seat, answer in tuple(self.answered(now, window)):
            assert type(answer) is Show
            to = next(s for s in now.table.seats_after(seat) if not now.table.is_dead(s))
            now.tell(CardPassed(seat, to))
            now.tell(CardShown(seat, to, answer.card))
        self.obeyed(now)

    def unsealed_rushing(self, now: Now, window: Rushing) -> None:
        """Tokens rush: all to one room, or each to a room of its own."""
        each_chooses = len(window.asked) > 1
        for seat, answer in tuple(self.answered(now, window)):
            assert type(answer) is Rush
            self.rush(now, (seat,) if each_chooses else now.table.seats, answer.to)
        self.obeyed(now)

    def rush(self, now: Now, seats: tuple[Seat, ...], room: Space) -> None:
        """Tokens go to a room; the one whose turn it is looks around there (T-13)."""
        for seat in seats:
            if now.table.place_of(seat) != room and not now.table.is_dead(seat):
                now.tell(TokenMoved(now.table.token_of(seat), room, "rush"))
                if seat == now.table.turn.seat:
                    self.look_around(now, seat)


RULES = ClueCards
