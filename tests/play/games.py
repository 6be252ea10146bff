"""Games at a referee: dealt, and played by anybody who will do something legal."""

from collections.abc import Sequence

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Command, Done, Promised, Prompt, Setting
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, Store
from lenoir.store.memory import MemoryStore


def a_setting(
    edition: str = "classic", players: int = 3, options: dict[str, object] | None = None
) -> Setting:
    """A table that is ready to be dealt, with an end in sight."""
    names = load_edition(edition).deck.suspects[:players]
    nonces = tuple(f"nonce{seat}" for seat in range(players))
    tags = {f"Name{seat}": f"Player {seat}" for seat in range(players)}
    return Setting(edition, names, {"turn_limit": 12, **(options or {})}, nonces, tags)


def a_referee(store: Store | None = None) -> Referee:
    """Somebody who runs games, in memory if nothing is said."""
    return Referee(store or MemoryStore(), Alone())


async def dealt(referee: Referee, setting: Setting | None = None) -> GameId:
    """A new game."""
    promised = await referee.promise()
    assert isinstance(promised, Promised)
    game = promised.game
    await referee.deal(game, setting or a_setting())
    return game


async def a_wish(referee: Referee, game: GameId, rng: Rng) -> tuple[Prompt, Action] | None:
    """Something the asked seat may do; None once the game is over."""
    prompt = await referee.prompt(game)
    if prompt is None:
        return None
    view = await referee.view(game, prompt.seat)
    assert isinstance(view, View)
    return prompt, RandomPlayer().decide(view, rng)


async def play(referees: Sequence[Referee], game: GameId, rng: Rng, steps: int = 100_000) -> int:
    """Play on by turns at some referees; how many commands took effect."""
    for number in range(steps):
        referee = referees[number % len(referees)]
        await referee.logs.catch_up(game)
        wish = await a_wish(referee, game, rng)
        if wish is None:
            return number
        prompt, action = wish
        command = Command(f"c{prompt.id}", prompt.id, action)
        answer = await referee.act(game, prompt.seat, command)
        assert answer == Done(command.cmd_id, prompt.id)
    return steps


def somebody_else(seat: Seat, players: int = 3) -> Seat:
    """The seat on the left."""
    return Seat((seat + 1) % players)


def chance(seed: int | str = 7) -> Seeded:
    """The luck of those who play; the referee has his own."""
    return Seeded(seed)
