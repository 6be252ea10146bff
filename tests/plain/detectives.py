"""The edition `detectives` (D): powers, keepers, clocks and the pool."""

from .cards import KEEPER_COPIES
from .table import Action, Deal, Table
from .walking import exactly, wandering, within

LEBLANC_PLACES = ["hall", "dining_room", "patio", "theatre", "living_room", "pool"]
END_OF_TURN = ["neighbour", "again", "back"]


class Detectives(Table):
    """Move, then suggest or act in the pool, then keepers (D-6)."""

    def __init__(self, deal: Deal) -> None:
        self.power_used: set[int] = set()
        self.played: dict[str, int] = dict.fromkeys(KEEPER_COPIES, 0)
        self.clocks = 0
        self.sealed: list[tuple[int, str]] = []
        self.shower = 0
        self.shown_card = ""
        super().__init__(deal)

    def prepare_turn(self) -> None:
        self.steps = 0
        self.question_die = False
        self.rooms_left: set[str] = set()
        self.dice_move = 1  # Moutarde may make a second one
        self.dice_moves = 1
        self.is_second_suggestion = False
        self.showing_neighbour = False

    # -- small questions

    def has_power(self, seat: int, suspect: str) -> bool:
        return (
            self.deal.suspects[seat] == suspect
            and seat not in self.power_used
            and self.is_active(seat)
        )

    def may_play_keepers(self, seat: int) -> bool:
        """D-15."""
        if self.options["out_keep_keepers"] and seat in self.accused_wrongly:
            return seat not in self.dead
        return self.is_active(seat)

    def holds(self, seat: int, keeper: str) -> bool:
        return keeper in self.keepers[seat] and self.may_play_keepers(seat)

    def might_hold(self, seat: int, *keepers: str) -> bool:
        """What the table knows: a keeper in hand, and not all copies of these played (C-11)."""
        return (
            self.may_play_keepers(seat)
            and len(self.keepers[seat]) > 0
            and any(self.played[keeper] < KEEPER_COPIES[keeper] for keeper in keepers)
        )

    def destinations(self) -> set[str]:
        """D-8: occupied squares are passed, not stopped on; C-4, D-29: rooms left stay shut."""
        how = (self.board, self.here(), self.steps, self.rooms_left)
        if not self.options["exact"]:
            return within(*how) - self.occupied()
        if self.options["squares_twice"]:
            return wandering(*how) - self.occupied()
        return exactly(*how, or_longest=False) - self.occupied()

    def may_stand_still(self) -> bool:
        """D-8, D-11, and D-29 for the second of two moves."""
        if not self.destinations():
            return True
        if self.dice_move == 2 and self.in_room():
            return False
        if self.options["leave_after_question"] and self.in_room():
            return False
        return self.question_die

    def right_neighbour(self) -> int | None:
        """D-23: the dead are passed over."""
        for seat in reversed(self.seats_from_left()):
            if seat not in self.dead:
                return seat
        return None

    # -- what is legal

    def legal(self) -> set[Action]:
        seat = self.asked_seat
        match self.prompt:
            case "Starting":
                return self.legal_starting(seat)
            case "Moving":
                answers: set[Action] = {("Walk", space) for space in self.destinations()}
                if self.may_stand_still():
                    answers.add(("Stay",))
                if self.holds(seat, "plus_six"):
                    answers.add(("PlayKeeper", "plus_six", None, None))
                return answers
            case "Suggesting":
                return self.legal_suggesting(seat)
            case "AtPool":
                answers = {("Pass",)} | self.all_cases("Accuse", self.all_rooms)
                if self.deal.pool:
                    answers.add(("LookInPool",))
                return answers
            case "Closing":
                return self.legal_closing(seat)
            case "Drawing":
                return {("Draw",), ("Pass",)}
            case "Refuting":
                answers = self.legal_refuting()
                if self.holds(seat, "block"):
                    answers.add(("PlayKeeper", "block", None, None))
                return answers
            case "Spying":
                answers = {("Pass",)}
                if self.holds(seat, "spy"):
                    answers.add(("PlayKeeper", "spy", None, None))
                if self.has_power(seat, "rose"):
                    answers.add(("UsePower", None))
                return answers
            case "Glimpsing":
                return {("UsePower", None), ("Pass",)}
            case "ShowingNeighbour":
                return {("Show", card) for card in self.hands[seat]}
            case _:
                return set()

    def legal_starting(self, seat: int) -> set[Action]:
        """D-37."""
        here = self.here()
        answers: set[Action] = {("Roll",)}
        if here in self.board.passages:
            answers.add(("TakePassage", self.board.passages[here]))
        if here == "pool" and self.options["accuse_from_pool"]:
            answers |= self.all_cases("Accuse", self.all_rooms)  # D-13
        places = [*self.all_rooms, "pool"] if self.options["stay_in_pool"] else self.all_rooms
        if self.holds(seat, "stay") and here in places:
            answers.add(("PlayKeeper", "stay", None, None))
        if self.holds(seat, "anywhere"):
            free = (self.board.squares - self.occupied()) | set(self.board.rooms)
            answers |= {("PlayKeeper", "anywhere", space, None) for space in free - {here}}
        if self.has_power(seat, "leblanc"):
            answers |= {("UsePower", space) for space in LEBLANC_PLACES if space != here}
        if self.has_power(seat, "moutarde"):
            answers.add(("UsePower", None))
        if seat in self.summoned:
            answers.add(("Stay",))
        return answers

    def legal_suggesting(self, seat: int) -> set[Action]:
        here = self.here()
        rooms = [here] if here in self.all_rooms else []
        if self.has_power(seat, "olive"):
            rooms = self.all_rooms  # D-31
        return {("Pass",)} | self.all_cases("Suggest", rooms)

    def legal_closing(self, seat: int) -> set[Action]:
        """D-38."""
        answers: set[Action] = {("EndTurn",)}
        if self.holds(seat, "neighbour") and self.right_neighbour() is not None:
            answers.add(("PlayKeeper", "neighbour", None, None))
        if self.holds(seat, "again"):
            answers.add(("PlayKeeper", "again", None, None))
        if self.holds(seat, "back"):
            answers |= {
                ("PlayKeeper", "back", None, suspect)
                for suspect, space in self.tokens.items()
                if space is not None and suspect != self.deal.suspects[seat]
                if self.options["sends_back"] == "any"
                or (suspect in self.deal.suspects and space != self.board.starts[suspect])
            }
        return answers

    # -- what is done

    def carry_out(self, action: Action, seat: int) -> None:
        if self.prompt == "Spying":
            self.answer_spying(action, seat)
            return
        match action:
            case ("Roll",):
                self.roll_and_ask(seat)
            case ("Walk", str(space)):
                self.walk(seat, space)
            case ("TakePassage", str(room)):
                self.arrive(seat, room)
            case ("Stay",) if self.prompt == "Starting":
                self.ask("Suggesting", seat)
            case ("Stay",):
                self.stand_still(seat)
            case ("Suggest", str(suspect), str(weapon), str(room)):
                if self.is_second_suggestion or room != self.here():
                    self.power_used.add(seat)  # D-33, D-31
                self.suggest(suspect, weapon, room)
            case ("Accuse", str(suspect), str(weapon), str(room)):
                self.accuse(suspect, weapon, room)
            case ("LookInPool",):
                self.looked[seat] |= set(self.deal.pool)
                self.close()
            case ("Show", str(card)):
                self.show_to_turn_player(seat, card)
                self.shower = seat
                self.shown_card = card
                if self.prompt == "ShowingNeighbour":
                    self.ask_pervenche()
                else:
                    self.start_spying()
            case ("SayNone",):
                self.say_none(seat)
            case ("Draw",):
                self.draw(seat)
                if not self.is_over:
                    self.start_refuting()
            case ("PlayKeeper", str(keeper), space, token):
                self.spend(seat, keeper)
                self.play_keeper(seat, keeper, space, token)
            case ("UsePower", target):
                self.use_power(seat, target)
            case ("Pass",) if self.prompt == "Drawing":
                self.start_refuting()
            case ("Pass",) if self.prompt == "Glimpsing":
                self.card_dealt_with()
            case ("Pass",):
                self.close()
            case ("EndTurn",):
                self.end_turn()
            case _:
                raise AssertionError(action)

    def spend(self, seat: int, keeper: str) -> None:
        self.keepers[seat].remove(keeper)
        self.played[keeper] += 1

    def play_keeper(self, seat: int, keeper: str, space: object, token: object) -> None:
        match keeper:
            case "stay":
                self.ask("AtPool" if self.here() == "pool" else "Suggesting", seat)
            case "anywhere":
                assert isinstance(space, str)
                self.arrive(seat, space)
            case "plus_six":
                self.steps += 6  # and Moving stays open
            case "block" if self.options["block_ends_turn"]:
                self.end_turn()
            case "block":
                self.suggestion_settled(shown=False)
            case "neighbour":
                right = self.right_neighbour()
                assert right is not None
                self.showing_neighbour = True
                self.ask("ShowingNeighbour", right)
            case "again":
                self.summoned.discard(seat)
                self.begin_turn(seat)
            case "back":
                assert isinstance(token, str)
                self.send_back(token)
                self.close()
            case _:
                raise AssertionError(keeper)

    def send_back(self, token: str) -> None:
        """D-25: no draw, and a summons is forgotten."""
        self.tokens[token] = self.board.starts[token]
        if token in self.deal.suspects:
            self.summoned.discard(self.deal.suspects.index(token))

    def use_power(self, seat: int, target: object) -> None:
        self.power_used.add(seat)
        match self.deal.suspects[seat]:
            case "moutarde":
                self.dice_moves = 2
                self.roll_and_ask(seat)
            case "leblanc":
                assert isinstance(target, str)
                self.arrive(seat, target)
            case "pervenche":
                card = self.chance_of("glimpse")
                assert isinstance(card, str)
                assert card in self.hands[self.turn]
                self.seen[seat][self.turn].add(card)
                self.card_dealt_with()
            case other:
                raise AssertionError(other)

    # -- moving

    def roll_and_ask(self, seat: int) -> None:
        """D-7. Whoever rolls in a room leaves it (D-11), and does not come back (C-4)."""
        ordinary, special = self.roll()
        if self.in_room():
            self.rooms_left.add(self.here())
        self.question_die = special == 1
        self.steps = ordinary if self.question_die else ordinary + special
        if self.question_die and not self.draw_in_own_turn(seat):
            return
        self.ask("Moving", seat)

    def walk(self, seat: int, space: str) -> None:
        if self.dice_move < self.dice_moves and space not in self.board.questions:
            self.tokens[self.deal.suspects[seat]] = space
            self.dice_move += 1
            self.roll_and_ask(seat)
            return
        self.arrive(seat, space)

    def stand_still(self, seat: int) -> None:
        if self.dice_move < self.dice_moves:
            self.dice_move += 1
            self.roll_and_ask(seat)
        elif not self.in_room() and self.has_power(seat, "olive"):
            self.ask("Suggesting", seat)
        else:
            self.close()

    def arrive(self, seat: int, space: str) -> None:
        self.tokens[self.deal.suspects[seat]] = space
        if space == "pool":
            self.ask("AtPool", seat)
        elif self.board.is_room(space):
            self.ask("Suggesting", seat)
        elif space in self.board.questions:  # D-10
            if self.draw_in_own_turn(seat):
                self.close()
        elif self.has_power(seat, "olive"):
            self.ask("Suggesting", seat)
        else:
            self.close()

    # -- Intrigue cards (D-16, D-17)

    def draw(self, seat: int) -> None:
        card = self.chance_of("intrigue")
        if card != "clock":
            assert isinstance(card, str)
            assert card in KEEPER_COPIES
            self.keepers[seat].append(card)
            self.keepers[seat].sort()
        elif self.clocks < 7:
            self.clocks += 1
        else:
            self.die(seat)

    def draw_in_own_turn(self, seat: int) -> bool:
        """Draw; False when the turn is over by it."""
        self.draw(seat)
        if self.is_over:
            return False
        if seat in self.dead:
            self.end_turn()
            return False
        return True

    def die(self, seat: int) -> None:
        self.dead.add(seat)
        self.open_cards[seat] |= self.hands[seat]
        self.keepers[seat].clear()
        self.tokens[self.deal.suspects[seat]] = None
        self.summoned.discard(seat)
        self.look_for_end()

    # -- inside a suggestion (D-36)

    def seat_summoned(self, seat: int, origin: str) -> None:
        """D-14."""
        counts = {
            "anywhere": True,
            "rooms_and_pool": self.board.is_room(origin),
            "rooms": origin in self.all_rooms,
        }[str(self.options["draws_from"])]
        if not counts or not self.is_active(seat):
            self.start_refuting()
        elif not self.options["must_draw"]:
            self.ask("Drawing", seat)
        else:
            self.draw(seat)
            if not self.is_over:
                self.start_refuting()

    def may_say_more_than_none(self, seat: int) -> bool:
        return self.might_hold(seat, "block")

    def start_spying(self) -> None:
        self.sealed = []
        self.to_ask = [seat for seat in self.seats_from_left() if seat != self.shower]
        self.ask_next_to_spy()

    def ask_next_to_spy(self) -> None:
        while self.to_ask:
            seat = self.to_ask.pop(0)
            if self.has_power(seat, "rose") or self.might_hold(seat, "spy"):
                self.ask("Spying", seat)
                return
        for seat, means in self.sealed:
            self.seen[seat][self.shower].add(self.shown_card)
            if means == "spy":
                self.spend(seat, "spy")
            else:
                self.power_used.add(seat)
        self.ask_pervenche()

    def answer_spying(self, action: Action, seat: int) -> None:
        if action[0] == "PlayKeeper":
            self.sealed.append((seat, "spy"))
        if action[0] == "UsePower":
            self.sealed.append((seat, "power"))
        self.ask_next_to_spy()

    def ask_pervenche(self) -> None:
        """D-32: right after showing."""
        if self.has_power(self.shower, "pervenche"):
            self.ask("Glimpsing", self.shower)
        else:
            self.card_dealt_with()

    def card_dealt_with(self) -> None:
        """A card was shown, for a suggestion or by the neighbour, and all is done about it."""
        if self.showing_neighbour:
            self.showing_neighbour = False
            self.close()
        else:
            self.suggestion_settled(shown=True)

    def suggestion_settled(self, *, shown: bool) -> None:
        if self.has_power(self.turn, "violet") and not self.is_second_suggestion:
            self.is_second_suggestion = True
            self.ask_turn_player("Suggesting")
        else:
            self.close()

    def close(self) -> None:
        """D-38: ask only whom the table cannot know to have nothing left to play."""
        if self.might_hold(self.turn, *END_OF_TURN):
            self.ask("Closing", self.turn)
        else:
            self.end_turn()
