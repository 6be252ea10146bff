"""What the tests of the modern edition do at the table, in the players' words."""

from collections.abc import Iterable

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR
from lenoir.core.visibility import seen_by
from tests.builders import Play, Scene, a_game

TRIO = ("rose", "olive", "violet")


def three() -> Scene:
    """Rose, to her left Olive, then Violet; Rose has the dice."""
    return a_game("modern", *TRIO)


def name_card(play: Play, card: str) -> Play:
    """Name a card that whoever holds it must lay open."""
    return play.do(a.NameCard(play.seat, play.card(card)))


def pick_player(play: Play, suspect: str) -> Play:
    """Say who is the most suspicious."""
    return play.do(a.PickSeat(play.seat, play.seat_of(suspect)))


def lay_open(play: Play, card: str) -> Play:
    """Lay a card open."""
    return play.do(a.LayOpen(play.seat, play.card(card)))


def place_passage(play: Play, room: str) -> Play:
    """Put the new passage into a room."""
    return play.do(a.PlacePassage(play.seat, play.space(room)))


def rush(play: Play, room: str) -> Play:
    """Name the room to rush to."""
    return play.do(a.Rush(play.seat, play.space(room)))


def idle_turn(play: Play) -> Play:
    """Roll, stay in one's room and suggest nothing."""
    return play.roll(2, 3).stay().decline()


def already_open(play: Play, suspect: str, *cards: str) -> Play:
    """These cards have been laid open earlier in the game."""
    seat = play.seat_of(suspect)
    play.state = play.state.then(e.CardOpened(seat, play.card(card)) for card in cards)
    return play


def already_drawn(play: Play, clues: Iterable[int]) -> Play:
    """These clue cards have been drawn earlier in the game, in this order."""
    play.state = play.state.then(e.ClueDrawn(play.seat, clue) for clue in clues)
    return play


def open_cards(play: Play, suspect: str) -> set[str]:
    """The cards that lie open in front of somebody."""
    return play.names(play.table.opened[play.seat_of(suspect)])


def opened_now(play: Play) -> list[tuple[str, str]]:
    """Who laid open which card in the last deed, in order."""
    ids, suspects = play.deck.ids, play.table.suspects
    return [(ids[suspects[event.seat]], ids[event.card]) for event in play.happened(e.CardOpened)]


def spectator_heard(play: Play) -> list[Event]:
    """What somebody who only watches saw of the last deed."""
    return [seen.event for seen in seen_by(SPECTATOR, play.told)]
