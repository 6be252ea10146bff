"""How things are called at one table, in one language."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.edition import LANGUAGES, Clue, Edition, Word
from lenoir.core.keepers import Keeper, Keepers, each_keeper
from lenoir.core.options import Options
from lenoir.core.seats import Seat
from lenoir.messages import Messages
from lenoir.telling.words import Name, simple

NBSP = "\u00a0"
Where = Literal["room", "square", "seen"]


class Voice:
    """Gives cards, places, seats and the rest their names."""

    def __init__(
        self,
        say: Messages,
        edition: Edition,
        suspects: Sequence[Card],
        names: Sequence[str] = (),
        *,
        in_sight: bool = False,
    ) -> None:
        self.say = say
        self.edition = edition
        self.suspects = tuple(suspects)
        self._names = tuple(names)
        self._in_sight = in_sight

    def text(self, key: str) -> str:
        """A name or a text of the edition."""
        return self.edition.texts[key][self.say.language]

    def word(self, word: Word) -> str:
        """What the edition calls something, or else what it is called usually."""
        own = self.edition.texts.get(f"word.{word}")
        return own[self.say.language] if own else self.say(f"word-{word}")

    def keeper_text(self, keeper: Keeper, options: Options) -> str:
        """What a keeper says at a table with these house rules."""
        key = f"keeper.{self.edition.keepers[keeper].name}.text"
        return self.edition.text_under(key, options)[self.say.language]

    def card(self, card: Card) -> str:
        """A card's name; a person's is never torn apart at the end of a line."""
        name = self.text(self.edition.deck.ids[card])
        return name.replace(" ", NBSP) if card < self.edition.deck.first_weapon else name

    def the_card(self, card: Card) -> str:
        """A card's name inside a sentence, with its article if it has one."""
        name = self.card(card)
        if card >= self.edition.deck.first_weapon:
            return _the(self.say, name)
        return _somebody(self.say, name, self.edition.feminine[card])

    def cards(self, cards: Cards) -> str:
        """The names of some cards."""
        return self.row(self.card(card) for card in each(cards))

    def case(self, case: Case) -> str:
        """A case as one says it."""
        return self.say(
            "case-words",
            suspect=self.the_card(case.suspect),
            weapon=self.the_card(case.weapon),
            room=self.the_card(case.room),
        )

    def place(self, space: Space) -> str:
        """A room's name, or a square such as h24."""
        board = self.edition.board
        return self.text(board.rooms[space]) if board.is_room(space) else board.name(space)

    def the_place(self, space: Space) -> str:
        """A place inside a sentence."""
        is_room = self.edition.board.is_room(space)
        return _the(self.say, self.place(space)) if is_room else self.place(space)

    def where(self, space: Space) -> Where:
        """Whether one is *in* it or *on* it; squares of a board in sight need no name."""
        if self.edition.board.is_room(space):
            return "room"
        return "seen" if self._in_sight else "square"

    def seat(self, seat: Seat) -> str:
        """Who sits there; a player without a name is called by the suspect."""
        return self._own_name(seat) or self.suspect(seat)

    def the_seat(self, seat: Seat) -> str:
        """Who sits there, inside a sentence."""
        return self._own_name(seat) or self.the_card(self.suspects[seat])

    def to_seat(self, seat: Seat) -> str:
        """Who sits there, as the one to whom something is given or shown."""
        name = self.the_seat(seat)
        article, _, rest = ("", "", "") if self._own_name(seat) else name.partition(" ")
        return self.say("to-somebody", name=name, article=article, rest=rest)

    def suspect(self, seat: Seat) -> str:
        """Whom a seat plays."""
        return self.card(self.suspects[seat])

    def the_token(self, token: Card) -> str:
        """A token inside a sentence: who plays it, and as whom, where a person does."""
        seat = next((Seat(n) for n, suspect in enumerate(self.suspects) if suspect == token), None)
        if seat is None or not self.has_name(seat):
            return self.the_card(token)
        return self.say("person-as", name=self.seat(seat), suspect=self.card(token))

    def has_name(self, seat: Seat) -> bool:
        """Whether who sits there is called otherwise than the suspect played."""
        return self.seat(seat) != self.suspect(seat)

    def keeper(self, keeper: Keeper) -> str:
        """A keeper's name."""
        return self.text(f"keeper.{self.edition.keepers[keeper].name}")

    def keepers(self, keepers: Keepers) -> str:
        """The names of some keepers."""
        names = map(self.keeper, each_keeper(keepers))
        return self.row(self.say("quoted", text=name) for name in names)

    def power(self, seat: Seat) -> str:
        """The name of a seat's power."""
        return self.text(f"power.{self.edition.powers[self.suspects[seat]]}")

    def clue_key(self, clue: Clue) -> str:
        """Under which a clue card's texts are found."""
        if not clue.names:
            return f"clue.{clue.kind}"
        kinds = self.edition.deck.kinds
        kind = next(at for at, kind in enumerate(kinds) if clue.names[0] in kind)
        return f"clue.name_{('suspect', 'weapon', 'room')[kind]}"

    def row(self, names: Iterable[str]) -> str:
        """Some names as one says them."""
        *first, last = tuple(names) or (self.say("list-none"),)
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def row_or(self, names: Iterable[str]) -> str:
        """Some names of which one is meant."""
        *first, last = names
        return self.say("list-or", first=", ".join(first), last=last) if first else last

    def row_nor(self, names: Iterable[str]) -> str:
        """Some names of which none is meant."""
        *first, last = names
        return self.say("list-nor", first=", ".join(first), last=last) if first else last

    def typed_card(self, card: Card) -> Name:
        """A card, as one may type it in any language."""
        return self._typed(self.edition.deck.ids[card], self.card(card))

    def typed_place(self, space: Space) -> Name:
        """A place, as one may type it in any language."""
        board = self.edition.board
        if board.is_room(space):
            return self._typed(board.rooms[space], self.place(space))
        return Name(board.name(space), (board.name(space),))

    def _typed(self, key: str, label: str) -> Name:
        text = self.edition.texts[key]
        return Name(label, (key, *(text[language] for language in LANGUAGES)))

    def _own_name(self, seat: Seat) -> str:
        return self._names[seat] if seat < len(self._names) else ""


def sentence(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


@lru_cache(1024)
def _the(say: Messages, name: str) -> str:
    """A thing's name inside a sentence; kept, for it is said again and again."""
    return say("the", name=name, small=_small(name), head=_head(name))


@lru_cache(1024)
def _somebody(say: Messages, name: str, feminine: bool) -> str:
    """A person's, likewise."""
    _, _, rest = name.partition(NBSP)
    words = {"name": name, "small": _small(name), "head": _head(name), "rest": rest}
    return say("somebody", gender="feminine" if feminine else "other", **words)


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]


def _head(name: str) -> str:
    """The first word, by which a language may know the article."""
    return simple(name).partition(" ")[0]
