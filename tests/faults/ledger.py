"""A list of what was acknowledged, kept outside the server, and its comparison with the logs."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command, Done
from lenoir.play.logs.ports import Damaged, GameId, LogId, Store


class Ack(NamedTuple):
    """A command that somebody was told has taken effect, in answer to a prompt."""

    game: GameId
    seat: Seat
    id: str
    prompt: int


@dataclass
class Ledger:
    """What clients were told."""

    acks: list[Ack] = field(default_factory=list)
    resent: int = 0
    changed: list[str] = field(default_factory=list)
    """Commands that were refused when sent again, though nobody else could have answered."""

    def note(self, game: GameId, seat: Seat, command: Command, done: Done) -> None:
        """Write an acknowledgement down."""
        self.acks.append(Ack(game, seat, command.cmd_id, done.prompt))


@dataclass
class Findings:
    """What the comparison has brought to light."""

    acks: int = 0
    lost: list[Ack] = field(default_factory=list)
    doubled: list[Ack] = field(default_factory=list)
    damaged: list[LogId] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not (self.lost or self.doubled or self.damaged or self.changed)

    def __str__(self) -> str:
        return (
            f"{self.acks} acks, {len(self.lost)} lost, {len(self.doubled)} doubled, "
            f"{len(self.damaged)} logs damaged, {len(self.changed)} answers changed"
        )


async def audit(store: Store, ledger: Ledger, games: Iterable[LogId] = ()) -> Findings:
    """Every acknowledged command is in the log, once, where it was said to be; no log has a gap."""
    found = Findings(len(ledger.acks), changed=ledger.changed)
    commands: dict[LogId, list[str]] = {}
    for game in {*games, *(ack.game for ack in ledger.acks)}:
        try:
            log = await store.load(game)
        except Damaged:
            found.damaged.append(game)
            continue
        commands[game] = [] if log is None else [entry.cmd_id for entry in log.entries]
    answered: dict[tuple[LogId, int], str] = {}
    for ack in ledger.acks:
        told = commands.get(ack.game)
        if told is None:
            continue
        name = f"{ack.seat}/{ack.id}"
        if told[ack.prompt : ack.prompt + 1] != [name]:
            found.lost.append(ack)
        if told.count(name) > 1 or answered.setdefault((ack.game, ack.prompt), name) != name:
            found.doubled.append(ack)
    return found
