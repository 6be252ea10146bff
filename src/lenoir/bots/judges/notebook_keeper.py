"""The notebook keeper: a careful beginner, who asks for what is open and shows what is known."""

from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judgement
from lenoir.bots.judges.marks import cards_of_kind
from lenoir.bots.judges.novice import ROOMS, FirstGame
from lenoir.core.cards import Card, Cards, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View


class NotebookKeeper:
    """As people play who keep their sheet in order."""

    def __init__(self) -> None:
        self._diary = Diary()

    def judge(self, view: View, rng: Rng) -> Judgement:
        """Look at the sheet, and remember."""
        return Tidy(view, rng, self._diary.read(view))


class Tidy(FirstGame):
    """What a careful beginner makes of a view: what nobody could show has been found."""

    def __init__(self, view: View, rng: Rng, diary: Diary) -> None:
        super().__init__(view, rng, diary)
        found = diary.unrefuted | diary.unheld
        if found and not view.table.options.honour and not _cards_lie_about(view):
            self.left = [Cards(left & found) or left for left in self.left]
        suspects, weapons, _ = self.left
        self.asks = suspects.bit_count() > 1 or weapons.bit_count() > 1
        """Whether suspects or weapons are still open."""

    def name(self, kind: int) -> Card:
        """An open card; when there is nothing to ask, one that nobody else can show."""
        left = self.left[kind]
        own = Cards(self.own & cards_of_kind(self.deck, kind))
        return pick(self.rng, tuple(each(own if own and left.bit_count() == 1 else left)))

    def worth(self, room: Card) -> float:
        """An open room may be the one; behind a room's card seen elsewhere another can hide."""
        left = self.left[ROOMS]
        vain = self.diary.unrefuted >> room & 1
        if left >> room & 1 and left.bit_count() > 1 and not vain:
            return 1.0
        if not self.asks:
            return 0.05
        return 0.9 if vain or (self.own | left) >> room & 1 else 0.3

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """A card the asker has seen already; else one that others have seen; else any."""
        known = Cards(cards & self.diary.seen_by(to))
        return pick(self.rng, tuple(each(known or self._least_secret(cards))))

    def to_open(self, cards: Cards) -> Card:
        """A card that others have seen."""
        return pick(self.rng, tuple(each(self._least_secret(cards))))

    def _least_secret(self, cards: Cards) -> Cards:
        """Those which most of the others have seen."""
        others = self.view.table.seats_after(Seat(self.view.viewer))
        seen_by = [self.diary.seen_by(seat) for seat in others]
        times = {card: sum(seen >> card & 1 for seen in seen_by) for card in each(cards)}
        most = max(times.values())
        return Cards(sum(1 << card for card, seen in times.items() if seen == most))


def _cards_lie_about(view: View) -> bool:
    """Whether there are cards, not in anybody's hand, that one has not seen."""
    private, table = view.private, view.table
    unseen_in_rooms = len(private.in_rooms) < len(table.in_rooms)
    return unseen_in_rooms or bool(table.pool_size and not private.pool)
