"""Positions and how many lines of play follow them, as written in the files beside this one.

    id opening          deal 7    players rose moutarde    dice 4 2    after 0
    perft 1 2           # roll or stay

``options`` are house rules, as ``exact=on``. ``deal`` seeds the deal, and the random calm actions
played ``after`` it; then the dice fall as written, and whatever else is left to chance falls on the
first. Accusations are left out.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from lenoir.core.actions import Accuse
from lenoir.core.legal import AnyCase, Legal
from lenoir.core.phases import decider
from lenoir.core.state import State
from lenoir.editions.loader import load_edition
from lenoir.rules.engine import apply, legal_actions, start
from lenoir.rules.setup import seated, settled
from tests.machines.chance import Lots

FOLDER = Path(__file__).parent


class Loaded:
    """Dice that fall as they are told; whatever else is left to chance falls on the first."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice

    def below(self, bound: int) -> int:
        """The next face of a die, from 0; else 0."""
        if bound != 6:
            return 0
        if not self.dice:
            raise ValueError("there are not enough dice in the file")
        face, *rest = self.dice
        self.dice = tuple(rest)
        return face - 1


class Position(Struct, frozen=True):
    """Where to count from, and what to find at which depth."""

    edition: str
    id: str
    deal: int
    players: tuple[str, ...]
    dice: tuple[int, ...]
    after: int
    options: dict[str, object]
    counts: dict[int, int]

    def state(self) -> State:
        """Deal, and play on at random as far as the file says."""
        edition, rng = load_edition(self.edition), Lots(self.deal)
        options = settled(edition, self.options)
        state = start(edition, seated(edition, self.players), options, rng).state
        for _ in range(self.after):
            state = apply(state, calm(state).any(rng), rng).state
        return state

    def count(self, depth: int) -> int:
        """How many lines of play there are of this many actions."""
        return lines(self.state(), depth, self.dice)


def calm(state: State) -> Legal:
    """What may be done now, but for accusing."""
    seat = decider(state.table.phase)
    offers = () if seat is None else legal_actions(state.sight(seat)).offers
    return Legal(tuple(o for o in offers if not (isinstance(o, AnyCase) and o.deed is Accuse)))


def lines(state: State, depth: int, dice: tuple[int, ...]) -> int:
    """Count by playing every line but its last action, which is only counted."""
    legal = calm(state)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        rng = Loaded(dice)
        total += lines(apply(state, action, rng).state, depth - 1, rng.dice)
    return total


def option(text: str) -> tuple[str, object]:
    """A house rule as it is written."""
    name, _, value = text.partition("=")
    return name, {"on": True, "off": False}.get(value, value)


def read(key: str) -> Iterator[Position]:
    """The positions of an edition's file."""
    text = FOLDER.joinpath(f"{key}.txt").read_text("utf-8")
    for block in text.split("\nid ")[1:]:
        head, *rest = (line.split("#")[0].split() for line in block.splitlines())
        words: dict[str, list[str]] = {}
        for word in head[1:]:
            if word in ("deal", "players", "dice", "after", "options"):
                values = words[word] = []
            else:
                values.append(word)
        counts = {int(line[1]): int(line[2]) for line in rest if line[:1] == ["perft"]}
        yield Position(
            edition=key,
            id=head[0],
            deal=int(words["deal"][0]),
            players=tuple(words["players"]),
            dice=tuple(map(int, words["dice"])),
            after=int(words["after"][0]),
            options=dict(map(option, words.get("options", ()))),
            counts=counts,
        )
