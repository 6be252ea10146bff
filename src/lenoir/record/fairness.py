"""Provable chance: a secret promised before the game, mixed with a word from each seat.

The secret is 32 random bytes which the caller draws and keeps until the game is over. A device
pledges its word, its nonce, once it has noted the promise, and reveals it once all pledges lie
open: so nobody, the operator included, chooses a word after seeing another.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from lenoir.record.errors import Nonsense
from lenoir.record.record import SECRET

LABEL: Final = b"lenoir fairness 1"
PLEDGE_LABEL: Final = b"lenoir pledge 1"
FIXED_WORD: Final = "none"
"""The word of a seat that pledged none, or withheld it. One for all: two would be a choice."""
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
"""What a commitment and a pledge look like."""
SECRET_SIZE: Final = 32
WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a game's name and a nonce look like: no separator can be in them."""
WITHHELD: Final = "Withheld"
"""The tag that names the seats which pledged a nonce and did not reveal it in time."""
WORDS_PER_BLOCK: Final = 8
WORD_VALUES: Final = 1 << 32


def commitment(game: str, secret: bytes) -> str:
    """What is published before the game: it fixes the secret and tells nothing about it."""
    _check(game, secret, ())
    return hashlib.sha256(b"|".join((LABEL, game.encode(), secret))).hexdigest()


def pledge_of(game: str, promised: str, nonce: str) -> str:
    """What a device gives before its nonce: it fixes the nonce, for this promise and no other."""
    if not (WORD.fullmatch(game) and DIGEST.fullmatch(promised) and WORD.fullmatch(nonce)):
        raise ValueError("a pledge is of a game, its commitment and a nonce")
    text = b"|".join((PLEDGE_LABEL, game.encode(), promised.encode(), nonce.encode()))
    return hashlib.sha256(text).hexdigest()


class FairRng:
    """An `Rng` that anyone can repeat who knows the secret, the game and the nonces."""

    __slots__ = ("_origin", "_words", "used")

    def __init__(self, secret: bytes, game: str, nonces: Sequence[str], used: int = 0) -> None:
        _check(game, secret, nonces)
        self._origin = (secret, game, tuple(nonces))
        self._words = _words(secret, game, nonces, used)
        self.used = used
        """How many numbers of the stream are gone: who starts there goes on as if never stopped."""

    def __reduce__(self) -> tuple[object, ...]:
        """So that it can be copied with a game: a stream of words cannot."""
        return FairRng, (*self._origin, self.used)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``, each exactly as likely."""
        if not 0 < bound <= WORD_VALUES:
            raise ValueError(f"there is no fair number below {bound}")
        limit = WORD_VALUES - WORD_VALUES % bound
        for word in self._words:
            self.used += 1
            if word < limit:
                break
        return word % bound


class Fairness(Struct, frozen=True):
    """All that is needed to repeat the chance of a game that is over."""

    game: str
    commitment: str
    nonces: tuple[str, ...]
    secret: bytes
    pledges: tuple[str, ...] = ()
    """By seat, empty where there was none; none at all in an older record."""

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that pledged a nonce and did not reveal it in time."""
        return withheld(self.nonces, self.pledges)

    def rng(self) -> FairRng:
        """The chance of the game, from its beginning."""
        return FairRng(self.secret, self.game, self.nonces)


def withheld(nonces: Sequence[str], pledges: Sequence[str]) -> tuple[int, ...]:
    """The seats whose nonce was pledged and is the fixed word all the same."""
    return tuple(n for n, pledge in enumerate(pledges) if pledge and nonces[n] == FIXED_WORD)


def fairness_tags(
    game: str,
    promised: str,
    nonces: Sequence[str],
    secret: bytes | None = None,
    pledges: Sequence[str] = (),
) -> dict[str, str]:
    """The tags of a record; with the secret only once the game is over."""
    tags = {"Game": game, "Commitment": promised}
    tags |= {f"Pledge{seat}": pledge for seat, pledge in enumerate(pledges) if pledge}
    tags |= {f"Nonce{seat}": nonce for seat, nonce in enumerate(nonces)}
    if late := withheld(nonces, pledges):
        tags[WITHHELD] = " ".join(map(str, late))
    return tags if secret is None else {**tags, SECRET: secret.hex()}


def has_fairness(tags: Mapping[str, str]) -> bool:
    """Whether a record speaks of fairness at all."""
    return "Commitment" in tags or SECRET in tags or "Nonce0" in tags


def fairness_of(tags: Mapping[str, str], seats: int) -> Fairness:
    """What the tags of a record say; `Nonsense` if they do not say all."""
    names = ("Game", "Commitment", *(f"Nonce{seat}" for seat in range(seats)), SECRET)
    for name in names:
        if name not in tags:
            raise Nonsense("incomplete", name=name)
    if not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_SIZE}}}", tags[SECRET]):
        raise Nonsense("bad_fairness", name=SECRET)
    for name in names[:-1]:
        if not WORD.fullmatch(tags[name]):
            raise Nonsense("bad_fairness", name=name)
    nonces = tuple(tags[f"Nonce{seat}"] for seat in range(seats))
    pledges = _pledges(tags, seats)
    secret = bytes.fromhex(tags[SECRET])
    fairness = Fairness(tags["Game"], tags["Commitment"], nonces, secret, pledges)
    if tags.get(WITHHELD, "") != " ".join(map(str, fairness.withheld)):
        raise Nonsense("bad_fairness", name=WITHHELD)
    return fairness


def _pledges(tags: Mapping[str, str], seats: int) -> tuple[str, ...]:
    pledges = tuple(tags.get(f"Pledge{seat}", "") for seat in range(seats))
    for seat, pledge in enumerate(pledges):
        if pledge and not DIGEST.fullmatch(pledge):
            raise Nonsense("bad_fairness", name=f"Pledge{seat}")
    return pledges if any(pledges) else ()


def check_pledges(fairness: Fairness) -> None:
    """Each nonce was pledged, or is the fixed word: `Nonsense` for one that could be chosen last.

    A record without pledges is an older one, or of a game in which nobody gave any.
    """
    for seat, pledge in enumerate(fairness.pledges):
        nonce = fairness.nonces[seat]
        if nonce == FIXED_WORD:
            continue
        if not pledge:
            raise Nonsense("unpledged", seat=seat)
        if pledge_of(fairness.game, fairness.commitment, nonce) != pledge:
            raise Nonsense("pledge_broken", seat=seat)


def _words(secret: bytes, game: str, nonces: Sequence[str], used: int) -> Iterator[int]:
    """Numbers of 32 bits: HMAC-SHA256 over label, game, nonces and a counter."""
    text = b"|".join((LABEL, game.encode(), *(nonce.encode() for nonce in nonces)))
    counter, gone = divmod(used, WORDS_PER_BLOCK)
    while True:
        block = hmac.digest(secret, b"%s|%d" % (text, counter), "sha256")
        for at in range(gone, WORDS_PER_BLOCK):
            yield int.from_bytes(block[4 * at : 4 * at + 4], "big")
        counter, gone = counter + 1, 0


def _check(game: str, secret: bytes, nonces: Sequence[str]) -> None:
    """Words without separators, and a secret nobody can guess."""
    if len(secret) != SECRET_SIZE:
        raise ValueError(f"the secret must have {SECRET_SIZE} bytes")
    for word in (game, *nonces):
        if not WORD.fullmatch(word):
            raise ValueError(f"{word!r} is not made of 1 to 64 letters, digits, _ and -")
