"""What all editions have in common: the table, the turn, going out, a suggestion's way round."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from .board import load_board
from .cards import rooms_of, suspects_of, weapons_of

Action = tuple[str | int | None, ...]


class Refused(ValueError):
    """The action is not legal now."""


@dataclass(frozen=True)
class Deal:
    """All that is settled before the first turn; seat n plays suspects[n]."""

    edition: str
    options: dict[str, object]
    suspects: list[str]
    hands: list[list[str]]
    envelope: tuple[str, str, str]
    pool: list[str]
    room_cards: dict[str, str]
    weapons: dict[str, str]
    first: int


class Table(ABC):
    """A running game. `prompt` and `asked_seat` say what is open; an edition fills in the rest."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.options = deal.options
        self.board = load_board(deal.edition)
        self.all_suspects = suspects_of(deal.edition)
        self.all_weapons = weapons_of(deal.edition)
        self.all_rooms = rooms_of(deal.edition)
        self.seats = list(range(len(deal.suspects)))
        self.hands = [set(hand) for hand in deal.hands]

        self.tokens: dict[str, str | None] = {
            suspect: self.board.starts[suspect] for suspect in self.all_suspects
        }
        if self.options["only_players_tokens"]:
            for suspect in set(self.all_suspects) - set(deal.suspects):
                self.tokens[suspect] = None  # C-3
        self.weapons = dict(deal.weapons)
        self.out: set[int] = set()
        self.accused_wrongly: set[int] = set()
        self.dead: set[int] = set()
        self.open_cards: list[set[str]] = [set() for _ in self.seats]
        self.keepers: list[list[str]] = [[] for _ in self.seats]
        self.seen: list[list[set[str]]] = [[set() for _ in self.seats] for _ in self.seats]
        self.looked: list[set[str]] = [set() for _ in self.seats]
        self.summoned: set[int] = set()
        self.winner: int | None = None
        self.is_over = False
        self.turns = 0

        self.turn = deal.first
        self.prompt: str | None = None
        self.asked_seat = deal.first
        self.case: tuple[str, str, str] = ("", "", "")
        self.to_ask: list[int] = []
        self.said_none: list[set[str]] = [set() for _ in self.seats]

        self.chance: Iterator[object] = iter(())
        self.expects = ""
        self.begin_turn(deal.first)

    # -- small questions

    def here(self) -> str:
        """Where the turn player's token stands."""
        space = self.tokens[self.deal.suspects[self.turn]]
        assert space is not None
        return space

    def in_room(self) -> bool:
        return self.board.is_room(self.here())

    def occupied(self) -> set[str]:
        """Squares on which a token stands."""
        return {
            space
            for space in self.tokens.values()
            if space is not None and not self.board.is_room(space)
        }

    def seats_from_left(self) -> list[int]:
        """Every other seat, from the turn player's left."""
        count = len(self.seats)
        return [(self.turn + step) % count for step in range(1, count)]

    def is_active(self, seat: int) -> bool:
        return seat not in self.out and seat not in self.dead

    def all_cases(self, kind: str, rooms: list[str]) -> set[Action]:
        return {
            (kind, suspect, weapon, room)
            for suspect in self.all_suspects
            for weapon in self.all_weapons
            for room in rooms
        }

    # -- chance

    def chance_of(self, kind: str) -> object:
        self.expects = kind
        for outcome in self.chance:
            return outcome
        raise Refused(f"no outcome of chance left, wanted: {kind}")

    def roll(self) -> tuple[int, ...]:
        outcome = self.chance_of("roll")
        assert isinstance(outcome, tuple)
        return tuple(int(face) for face in outcome)

    # -- turns

    def ask(self, prompt: str, seat: int) -> None:
        self.prompt = prompt
        self.asked_seat = seat

    def ask_turn_player(self, prompt: str) -> None:
        """Go on with the turn, unless its player has meanwhile gone out."""
        if self.is_active(self.turn):
            self.ask(prompt, self.turn)
        else:
            self.end_turn()

    def begin_turn(self, seat: int) -> None:
        limit = self.options.get("turn_limit")
        if isinstance(limit, int) and limit > 0 and self.turns >= limit:
            self.finish(None)
            return
        self.turns += 1
        self.turn = seat
        self.prepare_turn()
        self.ask("Starting", seat)

    def end_turn(self) -> None:
        """C-16; what a summons gave is gone with the turn."""
        self.summoned.discard(self.turn)
        for seat in [*self.seats_from_left(), self.turn]:
            if self.is_active(seat):
                self.begin_turn(seat)
                return
        self.finish(None)

    def finish(self, winner: int | None) -> None:
        self.winner = winner
        self.is_over = True
        self.prompt = None

    # -- going out

    def look_for_end(self) -> None:
        """C-9."""
        active = [seat for seat in self.seats if self.is_active(seat)]
        if not active:
            self.finish(None)
        elif len(active) == 1 and self.options["last_detective_wins"]:
            self.finish(active[0])

    def go_out(self, seat: int) -> None:
        self.out.add(seat)
        if self.deal.edition != "detectives" and self.options["sweep_doorways"]:
            # M-17, K-7, T-16: a token that would shut a door for good steps into the room.
            suspect = self.deal.suspects[seat]
            room = self.board.room_behind(self.tokens[suspect])
            if room is not None:
                self.tokens[suspect] = room
        self.look_for_end()

    def accuse(self, suspect: str, weapon: str, room: str) -> None:
        """C-8."""
        if {suspect, weapon, room} == set(self.deal.envelope):
            self.finish(self.turn)
            return
        self.accused_wrongly.add(self.turn)
        self.go_out(self.turn)
        if not self.is_over:
            self.end_turn()

    def resign(self, seat: int) -> None:
        if self.is_over or not self.is_active(seat):
            raise Refused(f"seat {seat} cannot resign")
        self.go_out(seat)
        if self.is_over or self.prompt is None or seat != self.asked_seat:
            return
        if self.stays_open(self.prompt):
            return
        if self.prompt in ("Drawing", "Spying", "Glimpsing"):
            self.carry_out(("Pass",), seat)
            return
        self.end_turn()

    def stays_open(self, prompt: str) -> bool:
        """Whether the out are still asked this."""
        if prompt == "Rushing":
            return bool(self.options["rush_each_chooses"])
        return prompt in ("Refuting", "ShowingNeighbour", "Opening", "PassingLeft")

    # -- a suggestion (C-6, C-7, D-36)

    def suggest(self, suspect: str, weapon: str, room: str) -> None:
        self.case = (suspect, weapon, room)
        self.weapons[weapon] = room
        origin = self.tokens[suspect]
        if origin is None or origin == room:
            self.named_in_place(suspect, origin)
            self.start_refuting()
            return
        self.tokens[suspect] = room
        if suspect not in self.deal.suspects:
            self.start_refuting()
            return
        seat = self.deal.suspects.index(suspect)
        if seat == self.turn:
            self.start_refuting()
            return
        self.summoned.add(seat)
        self.seat_summoned(seat, origin)

    def named_in_place(self, suspect: str, origin: str | None) -> None:
        """No draw and no move; but an option counts it as a summons."""
        if origin is None or not self.options["named_is_summoned"]:
            return
        if suspect in self.deal.suspects and self.deal.suspects[self.turn] != suspect:
            self.summoned.add(self.deal.suspects.index(suspect))

    def seat_summoned(self, seat: int, origin: str) -> None:
        """Only in one edition a summons gives something at once."""
        self.start_refuting()

    def start_refuting(self) -> None:
        self.to_ask = [seat for seat in self.seats_from_left() if seat not in self.dead]
        self.ask_next_to_refute()

    def ask_next_to_refute(self) -> None:
        while self.to_ask:
            seat = self.to_ask.pop(0)
            if self.hands[seat] & set(self.case) or self.may_say_more_than_none(seat):
                self.ask("Refuting", seat)
                return
        self.suggestion_settled(shown=False)

    def may_say_more_than_none(self, seat: int) -> bool:
        """Whether a seat without a named card is asked all the same."""
        return bool(self.options["honour"])

    def legal_refuting(self) -> set[Action]:
        named = self.hands[self.asked_seat] & set(self.case)
        answers: set[Action] = {("Show", card) for card in named}
        if not named or self.options["honour"]:
            answers.add(("SayNone",))
        return answers

    def say_none(self, seat: int) -> None:
        self.said_none[seat] |= set(self.case)
        self.ask_next_to_refute()

    def show_to_turn_player(self, seat: int, card: str) -> None:
        self.seen[self.turn][seat].add(card)

    # -- what an edition says

    @abstractmethod
    def prepare_turn(self) -> None:
        """Forget the last turn."""

    @abstractmethod
    def legal(self) -> set[Action]:
        """Every legal answer to the open prompt."""

    @abstractmethod
    def carry_out(self, action: Action, seat: int) -> None:
        """Do what is known to be legal."""

    @abstractmethod
    def suggestion_settled(self, *, shown: bool) -> None:
        """The suggestion is dealt with entirely."""
