"""``lenoir editions``: which there are, and one in detail."""

import sys
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from lenoir.commands.printed.edition_data import as_data, option_values
from lenoir.commands.typed.places import edition_called
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.keepers import Keeper
from lenoir.core.options import ACCEPTED
from lenoir.editions.loader import edition_keys, missing_folders
from lenoir.messages import BAD_INPUT, BadInput, Messages
from lenoir.telling.readings import how_we_play
from lenoir.telling.voice import Voice
from lenoir.terminal.legend import draw_empty
from lenoir.terminal.screen import Screen


def run(args: Namespace, say: Messages) -> int:
    """All editions in short, or one at length."""
    if args.key is not None:
        edition = edition_called(args.key, say)
        if args.json:
            print(msgspec.json.encode(as_data(edition)).decode())
        else:
            _Detail(Screen(), say, edition).show()
        return 0
    editions = list(_sound(say))
    code = 0 if len(editions) == len(edition_keys()) else BAD_INPUT
    if args.json:
        print(msgspec.json.encode([as_data(edition) for edition in editions]).decode())
        return code
    screen = Screen()
    for edition in editions:
        voice = Voice(say, edition, ())
        screen.write(f"{edition.key:12}{voice.text('title')}, {_players(say, edition)}", "bold")
        screen.say(voice.text("about"), indent=" " * 12)
        screen.write()
    screen.say(say("editions-more"), style="dim")
    return code


def _sound(say: Messages) -> Iterator[Edition]:
    """The editions that can be played, with a word on folders and files that are no use."""
    for folder in missing_folders():
        print(say("doctor-editions-missing", folder=str(folder)), file=sys.stderr)
    for key in edition_keys():
        try:
            yield edition_called(key, say)
        except BadInput as bad:
            print(bad, file=sys.stderr)


def _players(say: Messages, edition: Edition) -> str:
    return say("players-range", few=edition.players[0], many=edition.players[-1])


class _Detail:
    """One edition from title to board."""

    def __init__(self, screen: Screen, say: Messages, edition: Edition) -> None:
        self.screen, self.say, self.edition = screen, say, edition
        self.voice = Voice(say, edition, ())

    def show(self) -> None:
        """Everything a table wants to know before it chooses."""
        screen, voice, edition = self.screen, self.voice, self.edition
        title = f"{voice.text('title')} ({edition.key}), {_players(self.say, edition)}"
        screen.write(title, "bold")
        screen.say(voice.text("about"))
        self._list("heading-different", self._differences())
        self._names()
        if any(edition.powers):
            self._list("heading-powers", self._powers())
        if edition.keepers:
            self._list("heading-keepers", self._keepers())
        if edition.clues:
            self._list("heading-clues", self._clues())
        self._list("heading-options", self._options())
        self._list("heading-readings", self._readings())
        screen.heading(self.say("heading-board"))
        draw_empty(screen, voice)

    def _list(self, heading: str, lines: Iterator[str]) -> None:
        self.screen.heading(self.say(heading))
        for line in lines:
            self.screen.say(line, indent="  ", hang="      ")

    def _names(self) -> None:
        kinds = self.edition.deck.kinds
        titles = ("heading-suspects", "heading-weapons", "heading-rooms")
        for title, kind in zip(titles, kinds, strict=True):
            names = ", ".join(self.voice.card(Card(n)) for n in kind)
            self._list(title, iter((names,)))
        if self.edition.pool is not None:
            self._list("heading-places", iter((self.voice.place(self.edition.pool),)))

    def _differences(self) -> Iterator[str]:
        say, edition = self.say, self.edition
        yield say("dice-count", n=edition.options.dice)
        yield say(f"walk-{edition.walk}")
        yield say("may-pass-over" if edition.pass_over else "may-not-pass-over")
        if edition.ends_turn_when_shown:
            yield say("turn-passes")
        if edition.seated_in_token_order:
            yield say("in-token-order")
        for module in edition.modules:
            if f"module-{module}" in say:
                yield say(f"module-{module}")

    def _powers(self) -> Iterator[str]:
        for token, power in enumerate(self.edition.powers):
            if power is not None:
                name, text = (self.voice.text(f"power.{power}{end}") for end in ("", ".text"))
                who = self.voice.card(Card(token))
                yield self.say("labelled", name=who, text=f"{name}. {text}")

    def _keepers(self) -> Iterator[str]:
        for number, kind in enumerate(self.edition.keepers):
            keeper = Keeper(number)
            text = self.voice.keeper_text(keeper, self.edition.options)
            yield f"{self.voice.keeper(keeper)} {self.say('copies', n=kind.copies)}. {text}"
        if self.edition.clocks:
            clock = self.voice.word("clock")
            yield self.say("clocks-too", n=self.edition.clocks, clock=clock)

    def _clues(self) -> Iterator[str]:
        keys = [self.voice.clue_key(clue) for clue in self.edition.clues]
        for key in dict.fromkeys(keys):
            name, text = self.voice.text(key), self.voice.text(f"{key}.text")
            yield f"{name} {self.say('copies', n=keys.count(key))}. {text}"

    def _options(self) -> Iterator[str]:
        for name, value in option_values(self.edition).items():
            label = self.say("option-default", name=name, value=self._shown(value))
            yield self.say("labelled", name=label, text=self.say(f"option-{name}"))
            for one in ACCEPTED[name].choices:
                text = self.say(f"option-{name}-{one}")
                yield "    " + self.say("labelled", name=f"{name}={one}", text=text)

    def _readings(self) -> Iterator[str]:
        """How the rulebook is read, and the house rules that read it otherwise."""
        language = self.say.language
        for one in how_we_play(self.edition.key).readings:
            yield f"{one.rule}  {one.text[language]}"

    def _shown(self, value: object) -> str:
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        return str(value)
