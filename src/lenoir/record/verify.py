"""Whether a full record is a game by the rules, and its chance the one that was promised."""

from typing import Literal, TypeAlias

from msgspec import Struct

from lenoir.core.edition import Edition
from lenoir.core.events import GameStarted
from lenoir.editions.loader import load_edition
from lenoir.record.codec import find_edition
from lenoir.record.errors import Nonsense, text_of
from lenoir.record.fairness import (
    Fairness,
    check_pledges,
    commitment,
    fairness_of,
    has_fairness,
)
from lenoir.record.receipt import Order, Receipt, order_for
from lenoir.record.record import FindEdition, Record
from lenoir.record.replay import Difference, replay, replay_fairly
from lenoir.record.sense import Sense

Check: TypeAlias = Literal["rules", "commitment", "pledges", "chance", "order"]
"""``rules``: every event follows from the actions by the rules, with some chance. ``commitment``:
the secret is the promised one. ``pledges``: each nonce was pledged, or is the fixed word.
``chance``: deal, dice and draws are those of the secret and the nonces, all of them. ``order``:
the device with this receipt knows that promise, pledges and nonces came in this order."""


class Fault(Struct, frozen=True):
    """The first thing that is wrong; ``line`` is that of the record as JSON Lines."""

    code: str
    params: dict[str, object]
    line: int = 1

    def __str__(self) -> str:
        return f"line {self.line}: {text_of(self.code, self.params)}"


class Verdict(Struct, frozen=True):
    """What was checked and found right, and the first thing that is wrong, if any."""

    checked: tuple[Check, ...]
    wrong: Fault | None = None
    order: Order = "unchecked"
    """Whether the order is proved to the device that noted something, or why not."""

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return self.wrong is None


def verify(
    record: Record, noted: Receipt | str | None = None, find: FindEdition = load_edition
) -> Verdict:
    """Judge a full record; ``noted`` is the receipt of a device, or the commitment it noted."""
    if record.header.kind != "full" or not record.is_over:
        return Verdict((), Fault("not_full", {}))
    checked: list[Check] = []
    order: Order = "no_pledges"
    try:
        edition = find_edition(record.header.edition, find)
        _check_sense(edition, record)
        replay(edition, record.events)
        checked.append("rules")
        if noted is not None or has_fairness(record.header.tags):
            started = _started(record)
            fairness = _promised(record, started)
            checked.append("commitment")
            if fairness.pledges:
                check_pledges(fairness)
                checked.append("pledges")
            _check_chance(edition, record, fairness)
            checked.append("chance")
            order = order_for(noted, fairness, started, edition)
            if order == "proved":
                checked.append("order")
    except Nonsense as wrong:
        return Verdict(tuple(checked), Fault(wrong.code, wrong.params))
    except Difference as found:
        place = Fault(found.wrong.code, found.wrong.params, found.number + 2)
        return Verdict(tuple(checked), place)
    return Verdict(tuple(checked), None, order)


def _check_sense(edition: Edition, record: Record) -> None:
    """A record that was read makes sense; one that was put together by hand may not."""
    sense = Sense(record.header, edition)
    for number, event in enumerate(record.events):
        try:
            sense.add(event)
        except Nonsense as wrong:
            raise Difference(number, wrong) from None
    sense.end()


def _started(record: Record) -> GameStarted:
    started = record.events[0]
    assert isinstance(started, GameStarted), "the rules were checked before"
    return started


def _promised(record: Record, started: GameStarted) -> Fairness:
    """The secret of a game, found to be the one that was promised."""
    fairness = fairness_of(record.header.tags, len(started.suspects))
    if commitment(fairness.game, fairness.secret) != fairness.commitment:
        raise Nonsense("commitment")
    return fairness


def _check_chance(edition: Edition, record: Record, fairness: Fairness) -> None:
    replay_fairly(edition, record.events, fairness.rng())
