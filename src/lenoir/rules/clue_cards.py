"""Clue cards: each magnifying glass on the dice draws one, to be obeyed before moving."""

from collections.abc import Iterable

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
    Moving,
    Naming,
    Opening,
    PassingLeft,
    Phase,
    Picking,
    Placing,
    Rushing,
    Window,
)
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.deal import special_faces
from lenoir.rules.now import Now
from lenoir.rules.window import Windows, from_the_left


class ClueCards(Windows):
    """Seven kinds of cards (T-5, T-9 to T-13)."""

    # What may be done

    def when_naming(self, sight: Sight, phase: Naming) -> Iterable[Offer]:
        """Any card of the kind."""
        return [NameCard(phase.seat, card) for card in phase.cards]

    def when_picking(self, sight: Sight, phase: Picking) -> Iterable[Offer]:
        """Anybody else."""
        return [PickSeat(phase.seat, other) for other in sight.table.seats_after(phase.seat)]

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

    def passages_from(self, table: Table, room: Space) -> Spaces:
        """The new passage joins its room with each corner room, both ways (T-12)."""
        printed, extra = super().passages_from(table, room), table.extra_passage
        if extra is None:
            return printed
        if room == extra:
            return table.edition.board.corners
        return Spaces(printed | bit(extra)) if printed else printed

    def asks_the_out(self, phase: Phase) -> bool:
        """The out take part."""
        if type(phase) is Rushing:
            return len(phase.asked) > 1
        return type(phase) in (Opening, PassingLeft) or super().asks_the_out(phase)

    # Drawing

    def draws(self, table: Table, dice: tuple[int, ...]) -> int:
        """One for each magnifying glass, in a game with clue cards (T-15)."""
        return special_faces(table.edition, dice) if table.options.clue_cards else 0

    def after_roll(self, now: Now, moving: Moving) -> None:
        """The clue cards come first."""
        self.next_clue(now)

    def next_clue(self, now: Now) -> None:
        """Draw if the dice still demand it, each card obeyed entirely before the next."""
        turn = now.table.turn
        if not now.table.is_active(turn.seat):
            self.next_turn(now)
        elif turn.draws:
            self.draw_clue(now, turn.seat)
        else:
            now.wait_for(Moving(turn.seat, sum(turn.dice)))

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
            case "suspicious":
                now.wait_for(Picking(seat))
            case "left":
                self.ask_all(now, PassingLeft, from_the_left(now.table))
            case "passage":
                now.wait_for(Placing(seat))
            case "rush":
                each_chooses = now.table.options.rush_each_chooses
                asked_to = from_the_left(now.table) if each_chooses else (seat,)
                self.ask_all(now, Rushing, asked_to)

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
        self.next_clue(now)

    def do_name_card(self, now: Now, action: NameCard) -> None:
        """Name a card and see who has it (T-10)."""
        now.tell(CardNamed(action.seat, action.card))
        self.call_for(now, action.card)

    def do_pick_seat(self, now: Now, action: PickSeat) -> None:
        """Make another lay open a card of his choice (T-10)."""
        now.tell(SeatPicked(action.seat, action.target))
        willing = self.has_closed_cards(now.table, action.target)
        self.ask_all(now, Opening, (action.target,) if willing else ())

    def do_place_passage(self, now: Now, action: PlacePassage) -> None:
        """Join a room with the corner rooms for the rest of the game."""
        now.tell(PassageOpened(action.seat, action.room))
        self.next_clue(now)

    def unseal(self, now: Now, window: Window) -> None:
        """Cards are laid open, shown to the left, or tokens rush, all together."""
        answers = tuple(self.answered(now, window))
        for _, answer in answers:
            match answer:
                case LayOpen(by, card):
                    now.tell(CardOpened(by, card))
                case Show(by, card):
                    to = now.table.seats_after(by)[0]
                    now.tell(CardPassed(by, to))
                    now.tell(CardShown(by, to, card))
                case Rush(by, room):
                    alone = len(window.asked) > 1
                    self.rush(now, (by,) if alone else now.table.seats, room)
                case _:
                    raise AssertionError(f"{answer} in {window}")
        self.next_clue(now)

    def rush(self, now: Now, seats: tuple[Seat, ...], room: Space) -> None:
        """Tokens go to a room; the one whose turn it is looks around there (T-13)."""
        for seat in seats:
            if now.table.place_of(seat) != room:
                now.tell(TokenMoved(now.table.token_of(seat), room, "rush"))
                if seat == now.table.turn.seat:
                    self.look_around(now, seat)


RULES = ClueCards
