"""Finished games to write down: random play with accusations, resignations and any house rule."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from lenoir.core.actions import Accuse, Action, Challenge, Resign
from lenoir.core.edition import Edition
from lenoir.core.events import CannotRefute, CardShown, Event, TokenMoved
from lenoir.core.legal import AnyCase, Legal
from lenoir.core.options import ACCEPTED
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record.fairness import FairRng, commitment, fairness_tags
from lenoir.record.record import Record, full_record, record_of

SECRET = bytes(range(32))


class Played(NamedTuple):
    """A finished game, what was done in it, and what its record says beside the events."""

    game: Game
    actions: tuple[Action, ...]
    tags: dict[str, str]

    @property
    def edition(self) -> Edition:
        return self.game.table.edition

    @property
    def full(self) -> Record:
        return full_record(self.edition, self.game._log, self.tags)

    @property
    def records(self) -> tuple[Record, ...]:
        """The full record, the public one, and that of the first seat."""
        seen = (SPECTATOR, Seat(0))
        return (self.full, *(record_of(self.game.view(viewer), self.tags) for viewer in seen))


def any_options(edition: Edition, rng: Rng) -> dict[str, object]:
    """Any house rules, with a limit so that the game ends."""
    rooms = edition.deck.rooms
    choices: dict[str, tuple[object, ...]] = {
        "dice": (1, 2),
        "room_cards": ("random", "corners", rooms[:4]),
        **{name: can.choices for name, can in ACCEPTED.items() if can.choices},
    }
    options = {name: pick(rng, choices.get(name, (False, True))) for name in edition.changeable}
    return {**options, "turn_limit": 10 + rng.below(40)}


def any_action(game: Game, rng: Rng) -> Action:
    """What some player might do: mostly calm, now and then rash."""
    active = game.table.active
    if rng.below(250) == 0 and active:
        return Resign(pick(rng, active))
    offers = game.legal.offers
    challenges = tuple(offer for offer in offers if isinstance(offer, Challenge))
    if challenges:
        return challenges[0]
    calm = tuple(o for o in offers if not (isinstance(o, AnyCase) and o.deed is Accuse))
    if calm and rng.below(15):
        return Legal(calm).any(rng)
    return Legal(offers).any(rng)


def play(game: Game, rng: Rng) -> tuple[Action, ...]:
    """Play to the end."""
    actions: list[Action] = []
    while not game.is_over:
        action = any_action(game, rng)
        game.play(action)
        actions.append(action)
    return tuple(actions)


def finished(
    edition: Edition, players: int, seed: int, options: Mapping[str, object] | None = None
) -> Played:
    """A game whose chance anyone can repeat who knows the secret."""
    rng = Seeded(f"{edition.key} {players} {seed}")
    chosen = any_options(edition, rng) if options is None else options
    game, nonces = f"game-{seed}", [f"nonce-{seat}" for seat in range(players)]
    dealt = Game(edition, players, FairRng(SECRET, game, nonces), chosen)
    names = {f"Seat{seat}": f"Player {seat}" for seat in range(players)}
    tags = fairness_tags(game, commitment(game, SECRET), nonces, SECRET)
    return Played(dealt, play(dealt, rng), {**names, **tags})


def longest(key: str) -> Played:
    """A game of an edition in which a lot happens."""
    games = (played for played in a_shelf_of_games() if played.edition.key == key)
    return max(games, key=lambda played: (lively(played.game._log), len(played.game._log)))


def lively(log: Sequence[Event]) -> int:
    """How much of what tests look for happened."""
    return len({CardShown, CannotRefute, TokenMoved} & set(map(type, log)))


def records_of_kind(kind: str) -> Iterator[Record]:
    """The full records of all games on the shelf, or what was seen of some."""
    for played in a_shelf_of_games(3 if kind == "full" else 1):
        yield next(record for record in played.records if record.header.kind == kind)


@cache
def a_shelf_of_games(each: int = 3) -> tuple[Played, ...]:
    """Some games of every edition and number of players, and two in which rare things happen."""
    honour = {"turn_limit": 90, "honour": True, "resuggest_when_staying": True}
    return (
        *(
            finished(load_edition(key), players, seed)
            for key in edition_keys()
            for players in load_edition(key).players
            for seed in range(each)
        ),
        finished(load_edition("detectives"), 3, 18, {"turn_limit": 90}),
        *(
            finished(
                load_edition("detectives"), 4, seed, {"turn_limit": 90, "draws_from": "anywhere"}
            )
            for seed in range(2)
        ),
        finished(load_edition("miro"), 3, 1, honour),
    )
