"""The receipt of a device: what it noted before a deal, and whether a record agrees with it.

Only a device that gave a nonce of its own, and noted the promise before it gave it, can know that
nobody chose the cards. Nobody else can, and no record can tell them.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from lenoir.core.edition import Edition
from lenoir.core.events import GameStarted
from lenoir.record.errors import Nonsense
from lenoir.record.fairness import DIGEST, FIXED_WORD, WORD, Fairness, pledge_of
from lenoir.rules.setup import BadSetup, settled

RECEIPT_AT_MOST: Final = 16 * 1024

Order: TypeAlias = Literal[
    "proved",
    "unchecked",
    "no_pledges",
    "no_receipt",
    "only_commitment",
    "no_nonce",
    "not_published",
    "withheld",
]
"""Whether the order is proved to a device: promise, pledges, nonces; and if it is not, why.

``unchecked``: something else is wrong. ``no_pledges``: the record has none, as older ones.
``no_receipt``, ``only_commitment``, ``no_nonce``: the device noted nothing, only the commitment, or
gave no nonce. ``not_published``: its pledge was not among those it was shown. ``withheld``: the
record says that its nonce did not come in time, and the device knows no better.
"""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What else decides about a deal: with other terms the same numbers deal other cards."""

    edition: str
    options: dict[str, object]
    suspects: tuple[str, ...]


class Receipt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a device wrote down of a game, each thing before it gave the next away."""

    game: str
    commitment: str
    nonce: str = ""
    """Drawn once the commitment was stored; revealed once the pledges were."""
    seats: tuple[int, ...] = ()
    """Its own, when the pledges were published."""
    pledges: tuple[str, ...] = ()
    """Those published, by seat; empty where there was none."""
    terms: Terms | None = None
    acknowledged: bool = False
    """Whether the server said that it has the nonce."""

    @property
    def pledge(self) -> str:
        """The pledge of this device; empty if it gave none."""
        return pledge_of(self.game, self.commitment, self.nonce) if self.nonce else ""


_receipt: Final = msgspec.json.Decoder(Receipt)


def write_receipt(receipt: Receipt) -> bytes:
    """A receipt as a small file."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1) + b"\n"


def read_receipt(data: bytes) -> Receipt:
    """A receipt as a device wrote it; `Nonsense` for anything else."""
    try:
        if len(data) > RECEIPT_AT_MOST:
            raise Nonsense("bad_receipt")
        receipt = _receipt.decode(data)
    except msgspec.MsgspecError:
        raise Nonsense("bad_receipt") from None
    words = WORD.fullmatch(receipt.game) and (not receipt.nonce or WORD.fullmatch(receipt.nonce))
    digests = all(not pledge or DIGEST.fullmatch(pledge) for pledge in receipt.pledges)
    if not words or not digests or not DIGEST.fullmatch(receipt.commitment):
        raise Nonsense("bad_receipt")
    return receipt


def order_for(
    receipt: Receipt | str | None, fairness: Fairness, started: GameStarted, edition: Edition
) -> Order:
    """What a record proves to whoever wrote this receipt; `Nonsense` where the two disagree."""
    if receipt is None:
        return "no_receipt" if fairness.pledges else "no_pledges"
    if isinstance(receipt, str):
        _agree(receipt == fairness.commitment, "noted")
        return "only_commitment" if fairness.pledges else "no_pledges"
    _agree(receipt.game == fairness.game, "noted_game", game=receipt.game)
    _agree(receipt.commitment == fairness.commitment, "noted")
    if not receipt.pledges or receipt.terms is None:  # it was not there when they were published
        if not fairness.pledges:
            return "no_pledges"
        return "not_published" if receipt.nonce else "no_nonce"
    published = fairness.pledges or ("",) * len(fairness.nonces)
    _agree(len(receipt.pledges) == len(published), "noted_terms")
    for seat, pledge in enumerate(receipt.pledges):
        _agree(pledge == published[seat], "noted_pledge", seat=seat)
    _agree(_same_terms(receipt.terms, started, edition), "noted_terms")
    if not receipt.nonce:
        return "no_nonce"
    own = [seat for seat, pledge in enumerate(published) if pledge == receipt.pledge]
    for seat in own:
        _agree(seat in receipt.seats, "noted_copy", seat=seat)
    late = [seat for seat in own if fairness.nonces[seat] == FIXED_WORD]
    for seat in late:
        _agree(not receipt.acknowledged, "noted_dropped", seat=seat)
    if not own:
        return "not_published"
    return "withheld" if late else "proved"


def _agree(agrees: bool, code: str, **params: object) -> None:
    if not agrees:
        raise Nonsense(code, **params)


def _same_terms(terms: Terms, started: GameStarted, edition: Edition) -> bool:
    try:
        options = settled(edition, terms.options)
    except BadSetup:
        return False
    suspects = tuple(edition.deck.suspects[suspect] for suspect in started.suspects)
    return (terms.edition, options, terms.suspects) == (edition.key, started.options, suspects)
