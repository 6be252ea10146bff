"""How good the walking is: the same judge on better and worse legs, on the same deals.

``python -m bench.movement``
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from time import process_time
from typing import ClassVar, Final, NamedTuple

from lenoir.bots.bot import Bot
from lenoir.bots.deeds.suggesting import suggestion
from lenoir.bots.detective import DECIDE, Detective
from lenoir.bots.judges.judgement import Judge
from lenoir.bots.judges.notebook_keeper import NotebookKeeper
from lenoir.bots.moment import Moment
from lenoir.bots.walking.aims import aims
from lenoir.core.actions import Action, Roll, Stay, Suggest, TakePassage, Walk
from lenoir.core.board import Space, spaces_of
from lenoir.core.edition import Edition
from lenoir.core.legal import AnyCase, AnyPlace
from lenoir.core.phases import Moving, Starting
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.bots.sage import Sage

TURNS: Final = 1000
"""Turns after which nobody wins: a random walk may never come to the pool."""


class Wanderer(Detective):
    """Walks at random, never stays, and suggests wherever he happens to be."""

    ways: ClassVar = {**DECIDE, Starting: lambda m: _begin(m), Moving: lambda m: _wander(m)}


class Nearest(Detective):
    """Goes to the nearest room in which there is something to win."""

    ways: ClassVar = {**DECIDE, Starting: lambda m: _begin(m), Moving: lambda m: _nearest(m)}


class Greedy(Detective):
    """Goes to the best room within the roll, else towards the nearest."""

    ways: ClassVar = {**DECIDE, Starting: lambda m: _begin(m), Moving: lambda m: _greedy(m)}


def _good(moment: Moment) -> Sequence[bool]:
    """For each room whether it is at least half as good as the best."""
    wins = aims(moment)
    return [win >= max(wins) / 2 for win in wins]


def _begin(moment: Moment) -> Action:
    """Suggest or take a passage where it wins something, else roll."""
    good = _good(moment)
    for offer in moment.offers:
        if type(offer) is AnyCase and offer.deed is Suggest and good[moment.here]:
            return suggestion(moment, offer)
        if type(offer) is TakePassage and good[offer.to]:
            return offer
    return Roll(moment.seat)


def _places(moment: Moment) -> Sequence[Space]:
    for offer in moment.offers:
        if type(offer) is AnyPlace and type(offer.example) is Walk:
            return tuple(spaces_of(offer.spaces))
    return ()


def _wander(moment: Moment) -> Action:
    """To no place in particular: as far on in the list of places as the game is in events."""
    places = _places(moment)
    at = len(moment.view.stream) * 7919 % max(len(places), 1)
    return Walk(moment.seat, places[at]) if places else Stay(moment.seat)


def _nearest(moment: Moment) -> Action:
    places, points = _places(moment), moment.ground.points
    rooms = [room for room, good in enumerate(_good(moment)) if good and room != moment.here]
    if not places or not rooms:
        return _wander(moment)
    goal = min(rooms, key=points[moment.here].__getitem__)
    return Walk(moment.seat, min(places, key=lambda to: 0 if to == goal else points[to][goal]))


def _greedy(moment: Moment) -> Action:
    wins, good = aims(moment), _good(moment)
    rooms = [place for place in _places(moment) if place < len(wins) and good[place]]
    if rooms:
        return Walk(moment.seat, max(rooms, key=wins.__getitem__))
    return _nearest(moment)


LEGS: Final[Mapping[str, type[Detective]]] = {
    "wanderer": Wanderer,
    "nearest": Nearest,
    "greedy": Greedy,
    "detective": Detective,
}
JUDGES: Final[Mapping[str, Callable[[], Judge]]] = {"notebook": NotebookKeeper, "sage": Sage}


class Table(NamedTuple):
    """Who sits where, and what is played."""

    edition: Edition
    legs: tuple[str, ...]
    judge: str

    def play(self, deal: int) -> Game:
        """A whole game; the deal is the same whoever plays."""
        rng = Seeded(deal)
        game = Game(self.edition, len(self.legs), rng, {"turn_limit": TURNS})
        bots: list[Bot] = [LEGS[name](JUDGES[self.judge]()) for name in self.legs]
        while (seat := game.decider) is not None:
            game.play(bots[seat].decide(game.view(seat), rng))
        return game


def rounds_to_solve(edition: Edition, legs: str, judge: str, players: int, games: int) -> float:
    """The mean number of turns of each player until one of them has solved the case."""
    table = Table(edition, (legs,) * players, judge)
    return sum(table.play(deal).table.turns for deal in range(games)) / games / players


def share_against(
    edition: Edition, one: str, other: str, judge: str, players: int, games: int
) -> float:
    """The share of decided games won by one among others, every deal once from each seat."""
    won = decided = 0
    for deal, seat in product(range(games), range(players)):
        legs = tuple(one if seat == at else other for at in range(players))
        winner = Table(edition, legs, judge).play(deal).winner
        decided += winner is not None
        won += winner == Seat(seat)
    return won / max(decided, 1)


def pace(edition: Edition, judge: str, players: int) -> float:
    """Milliseconds of a game of detectives, in the best of six runs."""
    table, runs = Table(edition, ("detective",) * players, judge), []
    for run in range(6):
        since = process_time()
        for deal in range(25 * run, 25 * run + 25):
            table.play(deal)
        runs.append((process_time() - since) * 1000 / 25)
    return min(runs)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.movement", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="deals for each figure")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--judge", choices=JUDGES, default="notebook")
    parser.add_argument("--edition", action="append", help="only this one; may be repeated")
    parser.add_argument("--legs", nargs="*", choices=LEGS, default=tuple(LEGS))
    parser.add_argument("--against", nargs="*", choices=LEGS, default=("nearest", "greedy"))
    parser.add_argument("--speed", action="store_true", help="only the time of a game")
    asked = parser.parse_args()
    if asked.speed:
        for edition in map(load_edition, asked.edition or edition_keys()):
            print(f"{edition.key}: {pace(edition, asked.judge, asked.players):.0f} ms a game")
        return
    heads = ["edition", *asked.legs, *(f"against {other}" for other in asked.against)]
    print("| " + " | ".join(heads) + " |")
    print("|---|" + "--:|" * (len(heads) - 1))
    for edition in map(load_edition, asked.edition or edition_keys()):
        print(f"{edition.key} ...", file=sys.stderr)
        setting = asked.judge, asked.players, asked.games
        rounds = [f"{rounds_to_solve(edition, legs, *setting):.1f}" for legs in asked.legs]
        shares = [
            f"{share_against(edition, 'detective', other, *setting):.0%}" for other in asked.against
        ]
        print(f"| {edition.key} | " + " | ".join(rounds + shares) + " |", flush=True)


if __name__ == "__main__":
    main()
