"""A contestant: hears messages, answers them, and lets any bot decide what is to be decided."""

from collections.abc import Callable
from typing import Final

from lenoir.bots.bot import Bot
from lenoir.contest import messages as m
from lenoir.contest.codes import CODES, case_text
from lenoir.contest.listening import Listener
from lenoir.contest.messages import BadMessage, Message
from lenoir.core import actions as a
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.events import SuggestionMade, SuggestionRefuted, SuggestionStood
from lenoir.core.legal import AnyCase
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

OK: Final = "ok"
DEAD: Final = "dead"


class Contestant:
    """Plays game after game. What the contest forbids and common sense demands it sees to."""

    def __init__(self, make: Callable[[], Bot], rng: Rng) -> None:
        self._make, self._rng = make, rng
        self._game: Listener | None = None
        self._bot: Bot | None = None

    def answer(self, message: Message) -> str:
        """What to say to the server; whatever the bot raises is raised."""
        match message:
            case m.Reset():
                self._game, self._bot = Listener(message), self._make()
                return OK
            case m.MaySuggest():
                self._listener.my_turn()
                return f"suggest {case_text(self._suggestion())}"
            case m.Disprove():
                self._listener.asked(message)
                return f"show {CODES[self._card()]}"
            case m.Suggested():
                self._listener.suggested(message)
                return OK
            case m.MayAccuse():
                case = self._accusation()
                return "-" if case is None else f"accuse {case_text(case)}"
            case m.Accused():
                self._listener.accused(message)
                return OK
            case m.AllDone():
                return DEAD

    @property
    def _listener(self) -> Listener:
        if self._game is None:
            raise BadMessage("no_reset")
        return self._game

    def _decision(self) -> a.Action:
        view = self._listener.view
        assert self._bot is not None, "a bot is made at the reset"
        if not legal_actions(view):
            raise BadMessage("out_of_turn", seat=str(view.viewer))
        return self._bot.decide(view, self._rng)

    def _suggestion(self) -> Case:
        """The bot's; or one not yet made, if it would repeat itself, which is forbidden."""
        action, view = self._decision(), self._listener.view
        made = own_suggestions(view)
        case = action.case if type(action) is a.Suggest else None
        if case is not None and case not in made and view.table.edition.deck.is_case(case):
            return case
        return new_suggestion(view, self._rng)

    def _card(self) -> Card:
        """The bot's, if it may be shown."""
        view = self._listener.view
        could = [offer.card for offer in legal_actions(view).offers if type(offer) is a.Show]
        if not could:
            raise BadMessage("out_of_turn", seat=str(view.viewer))
        action = self._decision()
        if type(action) is a.Show and action.card in could:
            return action.card
        return could[0]

    def _accusation(self) -> Case | None:
        """The bot's, but never with a card of its own; and at once when nobody could refute."""
        view = self._listener.view
        stood = stood_alone(view)
        if stood is not None:
            return stood
        action = self._decision()
        if type(action) is not a.Accuse or cards_of(action.case) & view.hand:
            return None
        return action.case if view.table.edition.deck.is_case(action.case) else None


def own_suggestions(view: View) -> set[Case]:
    """The cases that a viewer has suggested."""
    events = (event for event in view.stream if type(event) is SuggestionMade)
    return {event.case for event in events if event.seat == view.viewer}


def new_suggestion(view: View, rng: Rng) -> Case:
    """A case not yet suggested: of cards not seen anywhere, as far as there are such."""
    made, seen = own_suggestions(view), view.hand
    for held in view.private.held:
        seen |= held  # type: ignore[assignment]
    offer = next(o for o in legal_actions(view).offers if type(o) is AnyCase)
    cases = [action.case for action in offer if type(action) is a.Suggest]
    left = [case for case in cases if case not in made]
    fewest = min((cards_of(case) & seen).bit_count() for case in left)
    best = [case for case in left if (cards_of(case) & seen).bit_count() == fewest]
    return best[rng.below(len(best))]


def stood_alone(view: View) -> Case | None:
    """Our suggestion just made, if nobody refuted it and it names none of our cards."""
    for event in reversed(tuple(view.stream)):
        if type(event) is SuggestionRefuted:
            return None
        if type(event) is SuggestionStood:
            mine = event.seat == view.viewer and not cards_of(event.case) & view.hand
            return event.case if mine else None
    return None
