"""A detective: plays every edition on its board, and asks a judge wherever thinking is needed."""

from collections.abc import Callable
from typing import ClassVar, Final

from lenoir.bots.deeds import answering, clues, keepers, peeping, powers, suggesting
from lenoir.bots.diary import Diary
from lenoir.bots.judges.judgement import Judge
from lenoir.bots.moment import Moment
from lenoir.bots.walking import movement
from lenoir.core import phases as p
from lenoir.core.actions import Accuse, Action, Challenge
from lenoir.core.legal import AnyCase, AnyPlace
from lenoir.core.phases import Phase
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

DECIDE: Final[dict[type[Phase], Callable[[Moment], Action]]] = {
    p.Starting: movement.begin,
    p.Moving: movement.move,
    p.Suggesting: suggesting.suggest,
    p.AtPool: suggesting.at_the_pool,
    p.Drawing: keepers.draw,
    p.Refuting: answering.refute,
    p.Spying: peeping.spy,
    p.Glimpsing: powers.glimpse,
    p.ShowingNeighbour: answering.show_neighbour,
    p.Closing: keepers.last_things,
    p.Naming: clues.name,
    p.Picking: clues.pick,
    p.Opening: answering.lay_open,
    p.PassingLeft: answering.pass_left,
    p.Placing: clues.place,
    p.Rushing: clues.rush,
}
"""What each phase asks of a detective."""


class Detective:
    """Movement, keepers, powers and clue cards are here; what to ask and to tell is judged."""

    ways: ClassVar = DECIDE

    def __init__(self, judge: Judge) -> None:
        self._judge, self._diary = judge, Diary()

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action: what is forced, then what wins, then what the moment asks for."""
        legal = legal_actions(view)
        first = legal.offers[0]
        if len(legal.offers) == 1 and type(first) is not AnyPlace and type(first) is not AnyCase:
            return first
        moment = Moment(view, legal, self._judge.judge(view, rng), self._diary)
        return (
            _accusation(moment)
            or moment.offered(Challenge)
            or self.ways[type(view.table.phase)](moment)
        )


def _accusation(moment: Moment) -> Action | None:
    """As soon as the judge says so, and the rules allow."""
    for offer in moment.offers:
        if type(offer) is AnyCase and offer.deed is Accuse and moment.solved is not None:
            return Accuse(moment.seat, moment.solved)
    return None
