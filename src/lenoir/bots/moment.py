"""A moment: all that a detective looks at to decide."""

from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judgement
from lenoir.bots.walking.ground import Ground, ground_of
from lenoir.core.actions import Action
from lenoir.core.cards import Case
from lenoir.core.legal import Legal
from lenoir.core.view import View
from lenoir.rules.engine import rules_of
from lenoir.rules.standard import Standard


class Moment:
    """A view, what may be done, and what a judge makes of it."""

    def __init__(self, view: View, legal: Legal, judgement: Judgement, diary: Diary) -> None:
        self.view, self.judgement, self._diary = view, judgement, diary
        self.table, self.seat, self.offers = view.table, view.viewer, legal.offers
        self.here = view.table.place_of(view.viewer)
        """Where this bot's token stands."""
        self._accusation: tuple[Case | None] | None = None

    @property
    def solved(self) -> Case | None:
        """The case, once the judge would stake the game on it; asked only once."""
        if self._accusation is None:
            self._accusation = (self.judgement.accusation(),)
        return self._accusation[0]

    @property
    def diary(self) -> Diary:
        """What one remembers, up to date."""
        return self._diary.read(self.view)

    @property
    def rules(self) -> Standard:
        """The rules of the edition."""
        return rules_of(self.table.edition)

    @property
    def ground(self) -> Ground:
        """The board as it is walked."""
        return ground_of(self.table)

    def offered(self, kind: type[Action]) -> Action | None:
        """The first plain action of a kind that may be done."""
        return next((offer for offer in self.offers if type(offer) is kind), None)
