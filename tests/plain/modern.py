"""The edition `modern` (T): always roll, obey the clue cards, then move."""

from .table import Action, Refused, Table
from .walking import exactly, within


class Modern(Table):
    """A window (everybody reveals, to the left, rush) gathers answers before any takes effect."""

    steps = 0
    glasses = 0
    began_in = ""
    naming = ""
    new_passage: str | None = None

    def prepare_turn(self) -> None:
        self.steps = 0
        self.glasses = 0
        self.began_in = self.here()
        self.sealed: list[tuple[int, str]] = []
        self.look()

    def look(self) -> None:
        """T-14: the card that lies in the room."""
        if self.is_active(self.turn) and self.here() in self.deal.room_cards:
            self.looked[self.turn].add(self.deal.room_cards[self.here()])

    # -- what is legal

    def destinations(self) -> set[str]:
        shut = self.occupied()
        if self.in_room():
            shut.add(self.here())
        if self.options["up_to"]:
            return within(self.board, self.here(), self.steps, shut)
        return exactly(self.board, self.here(), self.steps, shut, or_longest=True)

    def passages_from(self, room: str) -> set[str]:
        """C-10, T-12."""
        corners = set(self.board.passages)
        joined: set[str] = set()
        if room in corners:
            joined.add(self.board.passages[room])
            if self.new_passage is not None:
                joined.add(self.new_passage)
        elif room == self.new_passage:
            joined |= corners
        return joined

    def unopened(self, seat: int) -> set[str]:
        return self.hands[seat] - self.open_cards[seat]

    def legal(self) -> set[Action]:
        seat = self.asked_seat
        match self.prompt:
            case None:
                return set()
            case "Refuting":
                return self.legal_refuting()
            case "Naming":
                return {("NameCard", card) for card in self.cards_of_kind(self.naming)}
            case "Picking":
                return {("PickSeat", other) for other in self.seats if other != seat}
            case "Opening":
                return {("LayOpen", card) for card in self.unopened(seat)}
            case "PassingLeft":
                return {("Show", card) for card in self.hands[seat]}
            case "Placing":
                corners = self.board.passages
                return {("PlacePassage", room) for room in self.all_rooms if room not in corners}
            case "Rushing":
                return {("Rush", room) for room in self.all_rooms}
            case _:
                return self.legal_in_own_turn(self.prompt)

    def legal_in_own_turn(self, prompt: str) -> set[Action]:
        here = self.here()
        answers: set[Action] = set()
        if self.in_room():
            answers |= self.all_cases("Accuse", self.all_rooms)  # T-8
        if prompt == "Starting":
            answers.add(("Roll",))
            if self.in_room() and self.options["stay_unrolled"]:
                answers.add(("Stay",))  # T-4
        if prompt == "Moving":
            places = self.destinations()
            answers |= {("Walk", space) for space in places}
            if self.in_room() and here == self.began_in:
                answers |= {("TakePassage", room) for room in self.passages_from(here)}
            if self.in_room() or not places:
                answers.add(("Stay",))
        if prompt == "Suggesting":
            answers.add(("Pass",))
            answers |= self.all_cases("Suggest", [here])
        if prompt == "Closing":
            answers.add(("EndTurn",))
        return answers

    def cards_of_kind(self, kind: str) -> list[str]:
        return {
            "name_suspect": self.all_suspects,
            "name_weapon": self.all_weapons,
            "name_room": self.all_rooms,
        }[kind]

    # -- what is done

    def carry_out(self, action: Action, seat: int) -> None:
        match action:
            case ("Roll",):
                dice = self.roll()
                self.steps = sum(dice)
                self.glasses = dice.count(1) if self.options["clue_cards"] else 0
                self.next_glass()
            case ("Walk" | "TakePassage", str(space)):
                self.tokens[self.deal.suspects[seat]] = space
                self.look()
                self.after_moving()
            case ("Stay",):
                self.after_moving()
            case ("Suggest", str(suspect), str(weapon), str(room)):
                self.suggest(suspect, weapon, room)
            case ("Accuse", str(suspect), str(weapon), str(room)):
                self.accuse(suspect, weapon, room)
            case ("Show", str(card)) if self.prompt == "Refuting":
                self.show_to_turn_player(seat, card)
                self.suggestion_settled(shown=True)
            case ("SayNone",):
                self.say_none(seat)
            case ("NameCard", str(card)):
                self.lay_open(card)
                self.next_glass()
            case ("PickSeat", int(picked)):
                self.open_window("Opening", [picked] if self.unopened(picked) else [])
            case ("PlacePassage", str(room)):
                self.new_passage = room
                self.next_glass()
            case ("Rush", str(room)) if not self.options["rush_each_chooses"]:
                self.rush([(each, room) for each in self.seats])
                self.next_glass()
            case ("LayOpen" | "Show" | "Rush", str(answer)):
                self.sealed.append((seat, answer))
                assert self.prompt is not None
                self.ask_next_in_window(self.prompt)
            case ("Pass",) | ("EndTurn",):
                self.end_turn()
            case _:
                raise AssertionError(action)

    def after_moving(self) -> None:
        if self.in_room():
            self.ask_turn_player("Suggesting")
        else:
            self.end_turn()

    def suggestion_settled(self, *, shown: bool) -> None:
        self.ask_turn_player("Closing")

    # -- clue cards (T-5, T-9 to T-13)

    def next_glass(self) -> None:
        """Draw for the next glass; after the last one, move. Who has gone out draws no more."""
        if self.glasses == 0 or not self.is_active(self.turn):
            self.ask_turn_player("Moving")
            return
        self.glasses -= 1
        everybody = [*self.seats_from_left(), self.turn]
        match self.chance_of("clue"):
            case ("reveal", str(card)):
                self.lay_open(card)
                self.next_glass()
            case (("name_suspect" | "name_weapon" | "name_room") as kind,):
                self.naming = kind
                self.ask("Naming", self.turn)
            case ("everybody",):
                self.open_window("Opening", [seat for seat in everybody if self.unopened(seat)])
            case ("suspicious",):
                self.ask("Picking", self.turn)
            case ("left",):
                self.open_window("PassingLeft", [seat for seat in everybody if self.hands[seat]])
            case ("passage",):
                self.ask("Placing", self.turn)
            case ("rush",):
                chooses = bool(self.options["rush_each_chooses"])
                self.open_window("Rushing", everybody if chooses else [self.turn])
            case other:
                raise Refused(f"no clue card: {other}")

    def lay_open(self, card: str) -> None:
        for seat in self.seats:
            if card in self.hands[seat]:
                self.open_cards[seat].add(card)

    def open_window(self, prompt: str, seats: list[int]) -> None:
        self.sealed = []
        self.to_ask = list(seats)
        self.ask_next_in_window(prompt)

    def ask_next_in_window(self, prompt: str) -> None:
        if self.to_ask:
            self.ask(prompt, self.to_ask.pop(0))
            return
        if prompt == "Opening":
            for seat, card in self.sealed:
                self.open_cards[seat].add(card)
        if prompt == "PassingLeft":
            for seat, card in self.sealed:
                self.seen[(seat + 1) % len(self.seats)][seat].add(card)
        if prompt == "Rushing":
            self.rush(self.sealed)
        self.next_glass()

    def rush(self, rooms: list[tuple[int, str]]) -> None:
        for seat, room in rooms:
            self.tokens[self.deal.suspects[seat]] = room
        self.look()
