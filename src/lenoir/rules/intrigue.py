"""The Intrigue pile: clocks that end with a death, and keepers to play at the right moment."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from typing_extensions import override

from lenoir.core.actions import Draw, Pass, PlayKeeper, Show
from lenoir.core.board import NOWHERE, Space, Spaces, bit
from lenoir.core.cards import Card, each
from lenoir.core.edition import Edition
from lenoir.core.events import (
    CardPassed,
    CardShown,
    IntrigueDrawn,
    KeeperPlayed,
    KeeperTaken,
    SeatDied,
    SuggestionBlocked,
    TokenMoved,
    TurnEnded,
    Why,
)
from lenoir.core.keepers import Keeper, KeeperName, Keepers, count
from lenoir.core.legal import AnyPlace, Offer
from lenoir.core.phases import (
    Closing,
    Drawing,
    Moving,
    Over,
    Phase,
    Refuting,
    ShowingNeighbour,
    Spying,
    Starting,
    Window,
)
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.deal import special_faces
from lenoir.rules.hooks import Asks, Does, asks, does
from lenoir.rules.now import Now
from lenoir.rules.spying import Spies
from lenoir.rules.suggestion import named

END_OF_TURN: tuple[KeeperName, ...] = ("neighbour", "again", "back")


class Intrigue(Spies):
    """Drawing (D-7, D-10, D-14, D-17) and the eight kinds of keepers (D-19 to D-27, D-38)."""

    needs = ("clocks", "keepers")

    @override
    def phases(self) -> Iterator[Asks]:
        """Two more to ask in."""
        yield from super().phases()
        yield asks(Drawing, self.when_drawing)
        yield asks(ShowingNeighbour, self.when_showing_neighbour)

    @override
    def actions(self) -> Iterator[Does]:
        """Two more to do."""
        yield from super().actions()
        yield does(Draw, self.do_draw)
        yield does(PlayKeeper, self.do_play_keeper)

    # What the table can know of keepers

    def may_hold(self, table: Table, seat: Seat, *names: KeeperName) -> bool:
        """Whether, for all the table knows, a seat can play a keeper of one of these kinds."""
        if not table.keepers[seat] or not self.plays_keepers(table, seat):
            return False
        edition, played = table.edition, Keepers(sum(table.played))
        for name in names:
            keeper = edition.keeper(name)
            if keeper is not None and count(played, keeper) < edition.keepers[keeper].copies:
                return True
        return False

    def plays_keepers(self, table: Table, seat: Seat) -> bool:
        """Who still plays; and as an option has it, who has only accused wrongly (D-15)."""
        mistaken = table.options.out_keep_keepers and bool(table.mistaken >> seat & 1)
        return table.is_active(seat) or (mistaken and not table.is_dead(seat))

    @override
    def may_hold_back(self, table: Table, seat: Seat) -> bool:
        """Players who may be able to block are asked, with or without a named card (D-27)."""
        return self.may_hold(table, seat, "block") or super().may_hold_back(table, seat)

    @override
    def may_spy(self, table: Table, seat: Seat) -> bool:
        """Who may hold a spy (D-26)."""
        return self.may_hold(table, seat, "spy") or super().may_spy(table, seat)

    @override
    def may_close(self, table: Table, seat: Seat) -> bool:
        """Players who may hold a keeper for the end of the turn end it themselves (D-38)."""
        return self.may_hold(table, seat, *END_OF_TURN) or super().may_close(table, seat)

    # What may be done

    def when_drawing(self, sight: Sight, phase: Drawing) -> Iterable[Offer]:
        """The draw is offered, not forced."""
        return (Draw(phase.seat), Pass(phase.seat))

    def when_showing_neighbour(self, sight: Sight, phase: ShowingNeighbour) -> Iterable[Offer]:
        """A card of one's choice."""
        return [Show(phase.seat, card) for card in each(sight.hand)]

    @override
    def when_starting(self, sight: Sight, phase: Starting) -> Iterable[Offer]:
        """Keepers that replace the move."""
        offers, seat = super().when_starting(sight, phase), phase.seat
        return (*offers, *self.at_once(sight, seat)) if sight.table.keepers[seat] else offers

    @override
    def when_moving(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """After rolling, before moving (D-22)."""
        return (*super().when_moving(sight, phase), *self.if_held(sight, phase.seat, "plus_six"))

    @override
    def when_refuting(self, sight: Sight, phase: Refuting) -> Iterable[Offer]:
        """When it is one's turn to answer (D-27)."""
        return (*super().when_refuting(sight, phase), *self.if_held(sight, phase.seat, "block"))

    @override
    def when_closing(self, sight: Sight, phase: Closing) -> Iterable[Offer]:
        """What the player whose turn it is may do at its end (D-38)."""
        offers, seat = super().when_closing(sight, phase), phase.seat
        return (*offers, *self.last_things(sight, seat)) if sight.table.keepers[seat] else offers

    def if_held(self, sight: Sight, seat: Seat, name: KeeperName) -> tuple[PlayKeeper, ...]:
        """A keeper, if it is in the hand of one who still plays (D-15)."""
        table = sight.table
        if not table.keepers[seat]:
            return ()
        keeper = table.edition.keeper(name)
        if keeper is None or not count(sight.keepers, keeper):
            return ()
        if not self.plays_keepers(table, seat):
            return ()
        return (PlayKeeper(seat, keeper),)

    def at_once(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """Instead of rolling: stay in the room (D-20), or go anywhere else (D-21)."""
        table = sight.table
        here, board = table.place_of(seat), table.edition.board
        if board.is_room(here) and (here != table.edition.pool or table.options.stay_in_pool):
            yield from self.if_held(sight, seat, "stay")
        for play in self.if_held(sight, seat, "anywhere"):
            squares = board.corridor & ~table.occupied
            yield AnyPlace(play, Spaces((board.all_rooms | squares) & ~bit(here)))

    def last_things(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """At the end of the turn: D-23, D-24, D-25."""
        table = sight.table
        if self.right_neighbour(table, seat) is not None:
            yield from self.if_held(sight, seat, "neighbour")
        yield from self.if_held(sight, seat, "again")
        for play in self.if_held(sight, seat, "back"):
            for token in self.may_be_sent_back(table, seat):
                yield replace(play, token=token)

    def may_be_sent_back(self, table: Table, seat: Seat) -> Iterator[Card]:
        """Any other token; or those of other players that are not where they began (D-25)."""
        any_at_all, starts = table.options.sends_back == "any", table.edition.board.starts
        for token, place in enumerate(table.tokens):
            if token == table.token_of(seat) or place == NOWHERE:
                continue
            if any_at_all or (token in table.suspects and place != starts[token]):
                yield Card(token)

    def right_neighbour(self, table: Table, seat: Seat) -> Seat | None:
        """The nearest living seat to the right; the out count, the dead are passed over."""
        for other in reversed(table.seats_after(seat)):
            if not table.is_dead(other):
                return other
        return None

    @override
    def ways_to_spy(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """The keeper, if it is in the hand."""
        return (*super().ways_to_spy(sight, seat), *self.if_held(sight, seat, "spy"))

    # What comes of it

    @override
    def do_show(self, now: Now, action: Show) -> None:
        """A card for the neighbour is no answer to a suggestion."""
        phase = now.table.phase
        if type(phase) is ShowingNeighbour:
            self.show_neighbour(now, phase, action.card)
        else:
            super().do_show(now, action)

    @override
    def after_declining(self, now: Now) -> None:
        """A declined draw is declined; else there may be keepers for the end of the turn."""
        if type(now.table.phase) is Drawing:
            self.ask_round(now)
        elif self.may_hold(now.table, now.table.turn.seat, *END_OF_TURN):
            self.close(now)
        else:
            super().after_declining(now)

    @override
    def asks_the_out(self, phase: Phase) -> bool:
        """The out still show for D-23."""
        return type(phase) is ShowingNeighbour or super().asks_the_out(phase)

    @override
    def go_on_without(self, now: Now, phase: Phase) -> None:
        """Who resigns does not draw."""
        if type(phase) is Drawing:
            self.ask_round(now)
        else:
            super().go_on_without(now, phase)

    @override
    def still_asked(self, table: Table, window: Window, seat: Seat) -> bool:
        """By an option, players who have accused wrongly may still look with a keeper."""
        spies = type(window) is Spying and self.may_hold(table, seat, "spy")
        return spies or super().still_asked(table, window, seat)

    # Drawing

    @override
    def draws(self, table: Table, dice: tuple[int, ...]) -> int:
        """One for a question mark."""
        return special_faces(table.edition, dice)

    @override
    def points(self, edition: Edition, dice: Sequence[int]) -> int:
        """A question mark, a 1 as dice go, is worth nothing."""
        points = super().points(edition, dice)
        return points - special_faces(edition, dice) if 1 in dice else points

    @override
    def leaves_free(self, table: Table) -> bool:
        """Players who have rolled a question mark may stay (D-7)."""
        dice = table.turn.dice
        return (1 in dice and special_faces(table.edition, dice) > 0) or super().leaves_free(table)

    @override
    def after_roll(self, now: Now) -> None:
        """A question mark draws at once; who survives it may move by the other die (D-7)."""
        seat = now.table.turn.seat
        while now.table.turn.draws and not now.table.is_dead(seat):
            self.draw(now, seat, "die")
        if now.table.is_dead(seat):
            self.after_death(now)
        else:
            super().after_roll(now)

    @override
    def arrive(self, now: Now, seat: Seat, at: Space) -> None:
        """Stopping on a question mark ends the move and the turn (D-10)."""
        if now.table.edition.board.question_marks >> at & 1:
            self.draw_and_close(now, seat)
        else:
            super().arrive(now, seat, at)

    def draw_and_close(self, now: Now, seat: Seat) -> None:
        """Draw for the square."""
        self.draw(now, seat, "square")
        if now.table.is_dead(seat):
            self.after_death(now)
        else:
            self.close(now)

    @override
    def after_summons(self, now: Now, summoned: Seat, came_from: Space) -> None:
        """The summoned player may draw before the others are asked (D-14)."""
        table = now.table
        if not table.is_active(summoned) or not self.is_entitled(table, came_from):
            super().after_summons(now, summoned, came_from)
        elif table.options.must_draw:
            self.draw_for_summons(now, summoned)
        else:
            now.wait_for(Drawing(summoned))

    def is_entitled(self, table: Table, came_from: Space) -> bool:
        """Whether somebody summoned from there may draw."""
        match table.options.summons_draw_from:
            case "anywhere":
                return True
            case "rooms_and_pool":
                return table.edition.board.is_room(came_from)
            case "rooms":
                return table.edition.board.is_room(came_from) and came_from != table.edition.pool

    def do_draw(self, now: Now, action: Draw) -> None:
        """Take what is offered."""
        self.draw_for_summons(now, action.seat)

    def draw_for_summons(self, now: Now, seat: Seat) -> None:
        """The suggestion goes on whatever is drawn."""
        self.draw(now, seat, "summoned")
        if type(now.table.phase) is not Over:
            self.ask_round(now)

    def draw(self, now: Now, seat: Seat, why: Why) -> None:
        """Take a card of the pile, which has no order until it is drawn from."""
        card = self.from_pile(now)
        if card is not None:
            now.tell(IntrigueDrawn(seat, why, 0))
            now.tell(KeeperTaken(seat, card))
            return
        last = now.table.edition.clocks
        number = min(now.table.clocks + 1, last)
        now.tell(IntrigueDrawn(seat, why, number))
        if number == last:
            now.tell(SeatDied(seat, now.hand(seat)))
            self.end_if_decided(now)

    def from_pile(self, now: Now) -> Keeper | None:
        """A card of those left, a clock as None (D-16). The last clock is always there (D-17)."""
        edition, taken = now.table.edition, Keepers(sum(now.truth.taken))
        clocks = edition.clocks - min(now.table.clocks, edition.clocks - 1)
        kinds = enumerate(edition.keepers)
        left = [kind.copies - count(taken, Keeper(number)) for number, kind in kinds]
        at, number = now.rng.below(clocks + sum(left)) - clocks, -1
        while at >= 0:
            number += 1
            at -= left[number]
        return None if number < 0 else Keeper(number)

    def after_death(self, now: Now) -> None:
        """Go on after somebody died in their own turn, which ends it."""
        if type(now.table.phase) is not Over:
            self.next_turn(now)

    # Keepers

    def do_play_keeper(self, now: Now, action: PlayKeeper) -> None:
        """Lay the keeper down, and do what it says."""
        seat, phase = action.seat, now.table.phase
        now.tell(KeeperPlayed(seat, action.keeper))
        match now.table.edition.keepers[action.keeper].name:
            case "stay":
                self.stop_in_room(now, seat, now.table.place_of(seat))
            case "anywhere":
                assert action.to is not None
                self.move(now, seat, action.to, "keeper")
            case "plus_six":
                assert type(phase) is Moving
                now.wait_for(replace(phase, steps=phase.steps + 6))
            case "block":
                now.tell(SuggestionBlocked(seat, named(now.table)))
                self.after_block(now)
            case "neighbour":
                other = self.right_neighbour(now.table, seat)
                assert other is not None
                now.wait_for(ShowingNeighbour(other, seat))
            case "again":
                self.play_again(now, seat)
            case "back":
                assert action.token is not None
                start = now.table.edition.board.starts[action.token]
                now.tell(TokenMoved(action.token, start, "sent_back"))
                self.close(now)
            case "spy":
                raise AssertionError("a spy is played when a card is shown")

    def after_block(self, now: Now) -> None:
        """Nobody answers; an option has it that the next player's turn has come (D-27)."""
        if now.table.options.block_ends_turn:
            self.next_turn(now)
        else:
            self.after_suggestion(now)

    def play_again(self, now: Now, seat: Seat) -> None:
        """A whole further turn."""
        now.tell(TurnEnded(seat))
        self.begin_turn(now, seat)

    def show_neighbour(self, now: Now, phase: ShowingNeighbour, card: Card) -> None:
        """A card of one's choice, seen by those two alone."""
        now.tell(CardPassed(phase.seat, phase.to))
        now.tell(CardShown(phase.seat, phase.to, card))
        self.after_showing(now, phase.seat, phase.to, "neighbour")


RULES = Intrigue
