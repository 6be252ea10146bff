"""Every action of an edition by a number, the same in every game with that number of players."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.core.board import Space, Spaces, spaces_of
from lenoir.core.cards import Card, Case, each
from lenoir.core.edition import Edition
from lenoir.core.keepers import Keeper, KeeperName
from lenoir.core.legal import AnyCase, AnyPlace, Offer
from lenoir.core.seats import Seat

Mask: TypeAlias = NDArray[np.int8]

ME = Seat(0)


class Numbering:
    """Actions as numbers. Seats count from the one who acts: 1 is the left neighbour.

    Resigning has no number: who learns plays on.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        self.players = players
        self.places = tuple(spaces_of(Spaces(edition.board.all_rooms | edition.board.corridor)))
        """All rooms, then all squares."""
        self._place = {space: at for at, space in enumerate(self.places)}
        self.actions = tuple(_actions(edition, players, self.places))
        """Each as seat 0 would take it."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._nothing = np.zeros(len(self.actions), np.int8)
        self._nothing.flags.writeable = False

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, number: int, seat: Seat) -> Action:
        """The action that a number means when a seat takes it."""
        if not 0 <= number < len(self.actions):
            raise ValueError(f"{number} is no action: they go from 0 to {len(self.actions) - 1}")
        return self._turned(self.actions[number], seat)

    def number(self, action: Action) -> int:
        """The number of an action, whoever takes it."""
        return self._numbers[self._turned(action, Seat(-action.seat))]

    def mask(self, offers: Sequence[Offer]) -> Mask:
        """1 for every number that is offered, else 0; read-only for seats that are not asked."""
        if not offers:
            return self._nothing
        mask = np.zeros(len(self.actions), np.int8)
        for offer in offers:
            if type(offer) is AnyCase:
                self._allow_cases(mask, offer)
            elif type(offer) is AnyPlace:
                self._allow_places(mask, offer)
            else:
                mask[self.number(offer)] = 1
        return mask

    def _allow_places(self, mask: Mask, offer: AnyPlace) -> None:
        """Places stand together, in their order."""
        start = self._numbers[replace(offer.example, seat=ME, to=self.places[0])]
        mask[[start + self._place[space] for space in spaces_of(offer.spaces)]] = 1

    def _allow_cases(self, mask: Mask, offer: AnyCase) -> None:
        """Cases stand together by room, so they need not be listed."""
        suspects, weapons, rooms = offer.deck.kinds
        first = Case(Card(suspects[0]), Card(weapons[0]), Card(rooms[0]))
        start, in_a_room = self._numbers[offer.deed(ME, first)], len(suspects) * len(weapons)
        for room in each(offer.rooms):
            at = start + (room - rooms[0]) * in_a_room
            mask[at : at + in_a_room] = 1

    def _turned(self, action: Action, by: Seat) -> Action:
        """The same action by the seat that sits ``by`` places further on."""
        seat = Seat((action.seat + by) % self.players)
        if type(action) is a.PickSeat:
            return a.PickSeat(seat, Seat((action.target + by) % self.players))
        if type(action) is a.Challenge:
            return a.Challenge(seat, Seat((action.offender + by) % self.players), action.card)
        return replace(action, seat=seat)


def _actions(edition: Edition, players: int, places: tuple[Space, ...]) -> Iterator[Action]:
    """Whatever the rules of the house could let seat 0 do, whether this edition does or not."""
    deck, rooms = edition.deck, places[: len(edition.board.rooms)]
    cards = tuple(Card(number) for number in range(len(deck)))
    others = tuple(Seat(seat) for seat in range(1, players))
    for kind in (a.Roll, a.Stay, a.SayNone, a.Draw, a.Pass, a.LookInPool, a.EndTurn):
        yield kind(ME)
    for place in places:
        yield a.Walk(ME, place)
    for deed_to in (a.TakePassage, a.Leap, a.PlacePassage, a.Rush):
        yield from (deed_to(ME, room) for room in rooms)
    for deed in (a.Suggest, a.Accuse):
        suspects, weapons, room_cards = deck.kinds
        for room_card, suspect, weapon in product(room_cards, suspects, weapons):
            yield deed(ME, Case(Card(suspect), Card(weapon), Card(room_card)))
    for card_deed in (a.Show, a.NameCard, a.LayOpen):
        yield from (card_deed(ME, card) for card in cards)
    yield from (a.PickSeat(ME, other) for other in others)
    yield from (a.Challenge(ME, other, card) for other in others for card in cards)
    yield a.UsePower(ME)
    yield from (a.UsePower(ME, room) for room in rooms)
    for number, kind_of_keeper in enumerate(edition.keepers):
        yield from _keeper_played(Keeper(number), kind_of_keeper.name, places, edition)


def _keeper_played(
    keeper: Keeper, name: KeeperName, places: tuple[Space, ...], edition: Edition
) -> Iterator[Action]:
    """A keeper, with every place or token it may ask for."""
    match name:
        case "anywhere":
            yield from (a.PlayKeeper(ME, keeper, to=place) for place in places)
        case "back":
            tokens = range(len(edition.deck.suspects))
            yield from (a.PlayKeeper(ME, keeper, token=Card(token)) for token in tokens)
        case "stay" | "plus_six" | "neighbour" | "again" | "spy" | "block":
            yield a.PlayKeeper(ME, keeper)
