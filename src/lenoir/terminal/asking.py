"""Asking a person for an action: numbered choices, large ones step by step, with a way back."""

from collections.abc import Iterator, Sequence

from lenoir.core.actions import Accuse, Action, Resign
from lenoir.core.board import Spaces
from lenoir.core.cards import Card, Case, each
from lenoir.core.legal import AnyCase, AnyPlace, Legal, Offer
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions, may_resign
from lenoir.telling.questions import question
from lenoir.telling.voice import Voice
from lenoir.telling.why_not import missing
from lenoir.telling.words import matching, simple
from lenoir.terminal.legend import draw_table
from lenoir.terminal.menu import show_menu
from lenoir.terminal.menu_lines import MenuLine, cards, choices, places
from lenoir.terminal.notebook import show_hand, show_notebook
from lenoir.terminal.screen import Screen


class PersonLeft(Exception):
    """A person has left the game."""


class Asker:
    """One decision of one person."""

    def __init__(self, screen: Screen, voice: Voice, view: View) -> None:
        self.screen, self.voice, self.view = screen, voice, view
        self.say = voice.say
        self.legal: Legal = legal_actions(view)

    def decide(self) -> Action:
        """Ask until there is an action."""
        asked = " ".join((question(self.voice, self.view.table), *self._unasked()))
        offers = list(choices(self.voice, self.view, self.legal.offers))
        while True:
            picked = self._pick(asked, offers, back=False)
            action = self._spelled_out(picked.offer) if isinstance(picked, MenuLine) else picked
            if action is not None:
                return action

    def _unasked(self) -> Iterator[str]:
        """What is worth saying before anybody asks (D-13)."""
        return (one.answer for one in missing(self.voice, self.view) if one.unasked)

    def _spelled_out(self, offer: Offer | None) -> Action | None:
        """An action as it is; of a large choice, one after the steps; None to choose again."""
        if isinstance(offer, AnyPlace):
            key = "ask-square" if not offer.spaces & self._rooms() else "ask-place"
            picked = self._pick(self.say(key), self._places(offer), back=True)
            return self._spelled_out(picked.offer) if isinstance(picked, MenuLine) else picked
        return self._case(offer) if isinstance(offer, AnyCase) else offer

    def _places(self, offer: AnyPlace) -> list[MenuLine]:
        here = self.view.table.place_of(self.view.viewer)
        return list(places(self.voice, offer, here))

    def _rooms(self) -> Spaces:
        return self.voice.edition.board.all_rooms

    def _case(self, offer: AnyCase) -> Action | None:
        """Suspect, weapon, and room if there is a choice."""
        suspects, weapons, _ = offer.deck.kinds
        steps: list[tuple[str, Sequence[int]]] = [
            ("ask-suspect", suspects),
            ("ask-weapon", weapons),
        ]
        rooms = tuple(each(offer.rooms))
        if len(rooms) > 1:
            steps.append(("ask-room", rooms))
        chosen: list[Card] = []
        while len(chosen) < len(steps):
            key, among = steps[len(chosen)]
            picked = self._pick(self.say(key), list(cards(self.voice, self.view, among)), back=True)
            if isinstance(picked, Resign):
                return picked
            if picked is not None and picked.card is not None:
                chosen.append(picked.card)
            elif chosen:
                chosen.pop()
            else:
                return None
        case = Case(chosen[0], chosen[1], chosen[2] if len(rooms) > 1 else rooms[0])
        if offer.deed is Accuse and not self._sure(
            self.say("confirm-accuse", case=self.voice.case(case))
        ):
            return None
        return offer.deed(offer.seat, case)

    def _pick(self, asked: str, among: list[MenuLine], back: bool) -> MenuLine | Resign | None:
        """One of the choices; None to go back; an action where the person gives up instead."""
        show_menu(self.screen, self.voice, asked, among, back)
        listed = [choice for choice in among if choice.listed]
        while True:
            typed = self.screen.read("> ")
            if not typed:
                show_menu(self.screen, self.voice, asked, among, back)
            elif typed == "<":
                if back:
                    return None
                self.screen.say(self.say("not-here"))
            elif simple(typed) in self._words("word-resign"):
                if action := self._resign():
                    return action
            elif typed.lower() == "b":
                # The board fills a small screen: the menu would push it away.
                draw_table(self.screen, self.voice, self.view.table, self._reach())
                self.screen.say(f"{asked} {self.say('prompt-menu')}")
            elif self._aside(typed):
                show_menu(self.screen, self.voice, asked, among, back)
            elif typed.isdecimal() and 0 < int(typed) <= len(listed):
                return listed[int(typed) - 1]
            elif choice := self._named(typed, among):
                return choice

    def _named(self, typed: str, among: list[MenuLine]) -> MenuLine | None:
        found = matching(typed, [choice.name for choice in among])
        if len(found) == 1:
            return among[found[0]]
        if found:
            names = ", ".join(among[at].name.label for at in found[:6])
            self.screen.say(self.say("ambiguous", text=typed[:40], names=names))
        else:
            self.screen.say(self.say("not-a-choice", text=typed[:40]))
        return None

    def _aside(self, typed: str) -> bool:
        """Something to look at, or leaving; whether it was one of these."""
        screen, voice, view = self.screen, self.voice, self.view
        match typed.lower():
            case "h":
                show_hand(screen, voice, view)
            case "n":
                show_notebook(screen, voice, view)
            case "?":
                screen.lines(self.say("help-in-game").splitlines())
                for one in missing(voice, view):
                    screen.say(one.question, style="bold")
                    screen.say(one.answer, indent="  ")
            case word if word == "q" or simple(word) in self._words("word-quit"):
                if self._sure(self.say("confirm-quit")):
                    raise PersonLeft
            case _:
                return False
        return True

    def _reach(self) -> Spaces:
        """The places one may go to now."""
        reach = 0
        for offer in self.legal.offers:
            if isinstance(offer, AnyPlace):
                reach |= offer.spaces
        return Spaces(reach)

    def _resign(self) -> Resign | None:
        if not may_resign(self.view):
            self.screen.say(self.say("cannot-resign"))
            return None
        return Resign(self.view.viewer) if self._sure(self.say("confirm-resign")) else None

    def _words(self, key: str) -> list[str]:
        return self.say(key).split()

    def _sure(self, asked: str) -> bool:
        """Yes or no."""
        self.screen.say(asked)
        while True:
            typed = simple(self.screen.read(f"{self.say('yes-no')} > "))
            if typed in self._words("yes-words"):
                return True
            if typed in self._words("no-words"):
                return False
            self.screen.say(self.say("say-yes-or-no"))
