"""Minding the mix: what a device notes, and when it gives its nonce away.

Each thing is noted before the next is given: the commitment before the pledge, all pledges before
the nonce. So whatever the server does, the device knows afterwards what came first.
"""

from pathlib import Path
from secrets import token_urlsafe
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Pledge, Reveal
from lenoir.record.receipt import Receipt, Terms, write_receipt

Doubt: TypeAlias = Literal["promise_changed", "pledge_missing", "pledge_copied", "pledges_changed"]
"""Why a device gives nothing more away.

``promise_changed``: the commitment is not the one noted first. ``pledge_missing``: the pledge of
this device was not published; it was away, or another device of the same person pledged after it,
or the server is not honest. ``pledge_copied``: it lies on a chair of somebody else.
``pledges_changed``: other pledges, or other terms, than those that were published.
"""


class Receipts:
    """What a device has noted of its games: in memory, and in a folder if it has one."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[str, Receipt] = {}

    def of(self, game: str) -> Receipt | None:
        """What was noted of a game."""
        return self._known.get(game)

    def keep(self, receipt: Receipt) -> None:
        """Note something more; it is in its file before anything else happens."""
        if self._known.get(receipt.game) != receipt:
            self._known[receipt.game] = receipt
            if self._folder is not None:
                path = self._folder / f"{receipt.game}.json"
                fresh = path.with_suffix(".new")
                fresh.write_bytes(write_receipt(receipt))
                fresh.replace(path)


class DeviceStep(NamedTuple):
    """What to note, and what to ask of the table once that is noted."""

    receipt: Receipt | None = None
    wish: Pledge | Reveal | None = None
    doubt: Doubt | None = None


def next_step(receipt: Receipt | None, view: TableView) -> DeviceStep:
    """What a device does that sees the table so."""
    if receipt is not None and receipt.commitment != view.commitment:
        return DeviceStep(doubt="promise_changed")
    match view.stage:
        case "open" | "pledging":
            return _before(receipt, view)
        case "revealing":
            return _published(receipt, view)
        case "playing" | "parked":
            return DeviceStep(_acknowledged(receipt, view))


def _before(receipt: Receipt | None, view: TableView) -> DeviceStep:
    """Note the promise; then pledge, if a chair of one's own has no pledge of this device.

    A device that comes later replaces what an earlier one of the same person has pledged, once,
    since only a device that is there can reveal.
    """
    if receipt is None:
        receipt = Receipt(view.game, view.commitment)
    if receipt.pledges:
        return DeviceStep(doubt="pledges_changed")  # they were published before
    chairs = [view.chairs[seat] for seat in view.seats]
    is_new = not receipt.nonce and view.stage == "open"
    if not any(not chair.pledge or is_new for chair in chairs):
        return DeviceStep(receipt)
    receipt = replace(receipt, nonce=receipt.nonce or token_urlsafe(32))
    return DeviceStep(receipt, Pledge(receipt.pledge))


def _published(receipt: Receipt | None, view: TableView) -> DeviceStep:
    """Note the pledges; then reveal the nonce, if it is pledged on a chair of one's own."""
    pledges = tuple(chair.pledge for chair in view.chairs)
    suspects = tuple(chair.suspect for chair in view.chairs)
    terms = Terms(view.edition, view.options, suspects)
    if receipt is None:
        receipt = Receipt(view.game, view.commitment)
    if receipt.pledges and (receipt.pledges, receipt.terms) != (pledges, terms):
        return DeviceStep(doubt="pledges_changed")
    seats = receipt.seats if receipt.pledges else tuple(view.seats)
    own = [seat for seat, pledge in enumerate(pledges) if pledge and pledge == receipt.pledge]
    if not set(own) <= set(seats):
        return DeviceStep(doubt="pledge_copied")
    receipt = replace(receipt, seats=seats, pledges=pledges, terms=terms)
    if not own:
        return DeviceStep(receipt, doubt="pledge_missing" if receipt.nonce else None)
    if all(view.chairs[seat].revealed for seat in own):
        return DeviceStep(_acknowledged(receipt, view))
    return DeviceStep(receipt, Reveal(receipt.nonce))


def _acknowledged(receipt: Receipt | None, view: TableView) -> Receipt | None:
    """Note that the server has the nonce; nothing new is noted of a game that is dealt."""
    if receipt is None or not receipt.pledges or not receipt.nonce:
        return receipt
    own = [chair for chair in view.chairs if chair.pledge == receipt.pledge]
    return replace(receipt, acknowledged=True) if any(c.revealed for c in own) else receipt
