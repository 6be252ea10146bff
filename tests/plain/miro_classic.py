"""The two editions on the classic board: `miro` (M) and `classic` (K)."""

from .table import Action, Deal, Table
from .walking import exactly, wandering, within


class MiroOrClassic(Table):
    """Start, perhaps move, perhaps suggest, perhaps accuse (M-18, K-8)."""

    dice: tuple[int, ...] = ()
    has_arrived = False

    def __init__(self, deal: Deal) -> None:
        self.through_passage: dict[int, str] = {}
        """M-13: where a passage that ended somebody's turn led to; a suggestion is owed there."""
        super().__init__(deal)

    def prepare_turn(self) -> None:
        self.dice = ()
        self.has_arrived = False
        self.went_through = False

    def end_turn(self) -> None:
        if not self.went_through:
            self.through_passage.pop(self.turn, None)
        super().end_turn()

    def suggest(self, suspect: str, weapon: str, room: str) -> None:
        """What a passage gave is gone for whoever is called elsewhere."""
        for seat, where in list(self.through_passage.items()):
            if self.deal.suspects[seat] == suspect and where != room:
                del self.through_passage[seat]
        super().suggest(suspect, weapon, room)

    def may_suggest(self) -> bool:
        """M-9, K-5. After a suggestion no prompt asks this again in the same turn."""
        if not self.in_room():
            return False
        return (
            self.has_arrived
            or self.turn in self.summoned
            or self.through_passage.get(self.turn) == self.here()
            or bool(self.options["resuggest_when_staying"])
        )

    def destinations(self) -> set[str]:
        shut = self.occupied()
        if self.in_room():
            shut.add(self.here())
        steps = sum(self.dice)
        fewer = self.deal.edition == "classic"  # K-4
        if self.options["up_to"]:
            fewer = True
        if self.options["exact"]:
            fewer = False
        if fewer:
            return within(self.board, self.here(), steps, shut)
        if self.options["squares_twice"]:
            return wandering(self.board, self.here(), steps, shut)
        return exactly(self.board, self.here(), steps, shut, or_longest=False)  # M-7

    def legal(self) -> set[Action]:
        if self.prompt is None:
            return set()
        if self.prompt == "Refuting":
            return self.legal_refuting()
        answers = self.all_cases("Accuse", self.all_rooms) | self.challenges()
        here = self.here()
        if self.prompt == "Starting":
            answers |= {("Roll",), ("Stay",)}
            if here in self.board.passages:
                answers.add(("TakePassage", self.board.passages[here]))
            if self.may_suggest():
                answers |= self.all_cases("Suggest", [here])
        if self.prompt == "Moving":
            answers.add(("Stay",))
            answers |= {("Walk", space) for space in self.destinations()}
            if self.deal.edition == "miro" and self.dice in ((1, 1), (6, 6)):  # M-14
                answers |= {("Leap", room) for room in self.all_rooms if room != here}
        if self.prompt == "Suggesting":
            answers.add(("Pass",))
            answers |= self.all_cases("Suggest", [here])
        if self.prompt == "Closing":
            answers.add(("EndTurn",))
        return answers

    def challenges(self) -> set[Action]:
        """M-16: a card seen in the hand of one who said "none" to it, and is not out yet."""
        if not self.options["honour"]:
            return set()
        return {
            ("Challenge", seat, card)
            for seat in self.seats
            if seat != self.turn and seat not in self.out
            for card in self.seen[self.turn][seat] & self.said_none[seat]
        }

    def carry_out(self, action: Action, seat: int) -> None:
        match action:
            case ("Roll",):
                self.dice = self.roll()
                self.ask("Moving", seat)
            case ("TakePassage", str(room)) if self.options["passage_ends_turn"]:
                self.tokens[self.deal.suspects[seat]] = room
                self.through_passage[seat] = room
                self.went_through = True
                self.ask_turn_player("Closing")
            case ("Walk" | "TakePassage" | "Leap", str(space)):
                self.tokens[self.deal.suspects[seat]] = space
                self.through_passage.pop(seat, None)
                self.has_arrived = self.in_room()
                self.after_moving()
            case ("Stay",):
                self.after_moving()
            case ("Suggest", str(suspect), str(weapon), str(room)):
                self.suggest(suspect, weapon, room)
            case ("Accuse", str(suspect), str(weapon), str(room)):
                self.accuse(suspect, weapon, room)
            case ("Show", str(card)):
                self.show_to_turn_player(seat, card)
                self.suggestion_settled(shown=True)
            case ("SayNone",):
                self.say_none(seat)
            case ("Challenge", int(offender), str(card)):
                self.open_cards[offender].add(card)
                self.go_out(offender)  # and the same prompt stays open
            case ("Pass",) | ("EndTurn",):
                self.end_turn()
            case _:
                raise AssertionError(action)

    def after_moving(self) -> None:
        self.ask_turn_player("Suggesting" if self.may_suggest() else "Closing")

    def suggestion_settled(self, *, shown: bool) -> None:
        if shown and self.deal.edition == "classic":
            self.end_turn()  # K-7
        else:
            self.ask_turn_player("Closing")
