"""The chance of a game in the terminal: promised at its start, told at its end."""

from hashlib import sha256
from secrets import token_bytes, token_hex

from msgspec import Struct

from lenoir.play.games.dice import Seeded
from lenoir.record.fairness import SECRET_SIZE, FairRng, commitment, fairness_tags


class LocalPromise(Struct, frozen=True):
    """A secret, the game it is for, and a word for each seat."""

    game: str
    secret: bytes
    nonces: tuple[str, ...]

    @classmethod
    def of(cls, seed: str | None, seats: int) -> "LocalPromise":
        """From a seed, to deal the same game again; without one nobody can foretell it."""
        if seed is None:
            nonces = tuple(token_hex(8) for _ in range(seats))
            return cls(f"terminal-{token_hex(8)}", token_bytes(SECRET_SIZE), nonces)
        secret = sha256(f"lenoir seed {seed}".encode()).digest()
        return cls("seeded", secret, tuple(f"seat{seat}" for seat in range(seats)))

    def rng(self) -> FairRng:
        """The chance of the game."""
        return FairRng(self.secret, self.game, self.nonces)

    def others(self) -> Seeded:
        """The chance of the random players, which is not the game's."""
        return Seeded(f"{self.game} {self.secret.hex()} at random")

    @property
    def commitment(self) -> str:
        """What may be told at the start."""
        return commitment(self.game, self.secret)

    def kept(self) -> dict[str, str]:
        """What is told at the end."""
        return fairness_tags(self.game, self.commitment, self.nonces, self.secret)
