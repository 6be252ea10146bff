"""The bouncer: keeps banned visitors out, and sends away those who are already inside."""

import asyncio
import hmac
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

from lenoir.office.bans import Bans
from lenoir.play.people.keys import KEY
from lenoir.play.refusal import Refusal
from lenoir.server.cookies import DEVICE
from lenoir.server.guarding.guard import Scope, group_of, header_of

AGAIN_AFTER: Final = 5.0
"""Seconds until the bans are asked for again when the store cannot say."""
WORD: Final = re.compile(rf"(?:^|;)\s*{DEVICE}=\"?({KEY.pattern})\"?(?:;|$)")


class Bouncer:
    """Knows somebody by the digests of an address and a device."""

    def __init__(self, bans: Bans, secret: bytes) -> None:
        self._bans, self._secret = bans, secret
        self._inside: dict[asyncio.Timeout, tuple[str, ...]] = {}

    def address(self, group: str) -> str:
        """The digest of an address, or of the neighbourhood that is counted as one."""
        return self._digest("address", group)

    def digests(self, scope: Scope) -> tuple[str, ...]:
        """Those of whoever asks."""
        address = self.address(group_of(scope))
        word = word_in(scope)
        return (address, self._digest("device", word)) if word else (address,)

    def device(self, word: str) -> str:
        """The digest of the word of a device."""
        return self._digest("device", word)

    def _digest(self, kind: str, word: str) -> str:
        return hmac.digest(self._secret, f"{kind}|{word}".encode(), sha256)[:16].hex()

    def is_banned(self, scope: Scope) -> bool:
        """Whether somebody is not let in; without any ban it costs nothing."""
        return self._bans.are_any and self._bans.is_banned(self.digests(scope))

    @contextmanager
    def inside(
        self, scope: Scope, leash: asyncio.Timeout, known: Iterable[str] = ()
    ) -> Iterator[None]:
        """While somebody is connected; a ban lets the leash end at once.

        ``known`` are digests of the same person from before: not every client has its cookies here.
        """
        self._inside[leash] = (*self.digests(scope), *known)
        try:
            self._look(leash, self._inside[leash])
            yield
        finally:
            del self._inside[leash]

    def show_the_door(self) -> None:
        """To everybody inside who is banned by now."""
        for leash, digests in tuple(self._inside.items()):
            self._look(leash, digests)

    def _look(self, leash: asyncio.Timeout, digests: tuple[str, ...]) -> None:
        if self._bans.is_banned(digests):
            leash.reschedule(asyncio.get_running_loop().time())

    async def watch(self) -> None:
        """For ever: read the bans, and act on every change of them."""
        while True:
            try:
                bans = await self._bans.opened()
            except Refusal:
                await asyncio.sleep(AGAIN_AFTER)
                continue
            grown = bans.grown
            self.show_the_door()
            await bans.more(grown)


def word_in(scope: Scope) -> str:
    """The word of a device that asks, if it has one."""
    found = WORD.search(header_of(scope, b"cookie"))
    return found[1] if found else ""
