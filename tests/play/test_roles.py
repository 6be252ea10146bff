"""Who may do what at a table: every role at every door, and no door is forgotten."""

from collections.abc import Awaitable, Callable
from inspect import getmembers, isfunction
from typing import TypeAlias, get_args

import pytest

from lenoir.core.actions import Resign
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.play.games.answers import Command
from lenoir.play.people.keys import new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.orders import Orders
from lenoir.play.tables.seating import BotInstead, NewPace
from lenoir.play.tables.tables import NewTable, Tables
from lenoir.play.tables.wishes import (
    Agree,
    BeNamed,
    ChooseSuspect,
    Decline,
    FreeChair,
    GiveOrders,
    GoOn,
    Ignore,
    Leave,
    LetIn,
    Mute,
    Park,
    Pledge,
    Propose,
    Publish,
    Rematch,
    Reveal,
    SeatBot,
    SitToo,
    SitWith,
    Start,
    StepIn,
    StepOut,
    TakeOverAsHost,
    TurnAway,
    Unpublish,
    Wish,
)
from lenoir.play.talk.chat import Chat, Talk
from lenoir.play.talk.notes import Note, Notes
from tests.play.refusing import outcome
from tests.play.tables import ATable, a_game

ROLES = ("host", "seat 1", "has left", "watcher", "with the invitation", "stranger")
EVERYBODY = frozenset(ROLES)
SEATED = frozenset({"host", "seat 1"})
HOST = frozenset({"host"})
ONE = frozenset({"seat 1"})
NOBODY: frozenset[str] = frozenset()

Door: TypeAlias = Callable[[ATable, str], Awaitable[object]]
WISHES: dict[int, type] = {}
"""What is wished at a door."""


def wishing(wish: Wish) -> Door:
    def door(table: ATable, key: str) -> Awaitable[object]:
        return table.tables.wish(table.id, key, "w", wish)

    WISHES[id(door)] = type(wish)
    return door


async def first_notebook(table: ATable, key: str) -> object:
    follower = table.house.notes.follow(table.id, key, Seat(1))
    notebook = await anext(follower)
    await follower.aclose()
    return notebook


async def own_seats(table: ATable, key: str) -> object:
    game = (await table.house.register.seating(table.id)).game
    return await table.tables.own_seats(table.id, key, game)


async def first_view(table: ATable, key: str) -> object:
    follower = table.tables.follow(table.id, key)
    view = await anext(follower)
    await follower.aclose()
    return view


HMM = (Note(None, "hmm"),)
RESIGN = Command("bye", 0, Resign(Seat(0)))
DOORS: dict[str, tuple[Door, frozenset[str]]] = {
    "open": (lambda t, key: t.tables.open(NewTable("classic", 3, "Zoé"), new_key()), EVERYBODY),
    "find": (lambda t, key: t.tables.find(t.opened.code), EVERYBODY),
    "screen by the table's code": (lambda t, key: t.tables.screen(t.opened.code), NOBODY),
    "own_seats": (own_seats, SEATED),
    "listed": (lambda t, key: t.tables.listed(), EVERYBODY),
    "join": (lambda t, key: t.tables.join(t.id, key, new_key(), "Zoé"), NOBODY),
    "claim": (lambda t, key: t.tables.claim(t.id, key, new_key(), "Zoé"), NOBODY),
    "offer a device": (lambda t, key: t.tables.offer(t.id, key), SEATED),
    "offer chair 1": (lambda t, key: t.tables.offer(t.id, key, 1), ONE),
    "offer chair 2": (lambda t, key: t.tables.offer(t.id, key, 2), NOBODY),
    "wish to leave": (wishing(Leave()), SEATED),
    "watch_link": (lambda t, key: t.tables.watch_link(t.id, key), SEATED),
    "wish to step out": (wishing(StepOut()), SEATED),
    "wish to give orders": (wishing(GiveOrders(1, Orders(again=True))), ONE),
    "wish to step in": (wishing(StepIn()), SEATED),
    "wish to leave for another": (wishing(Leave(2)), NOBODY),
    "wish to send away": (wishing(SeatBot(1)), NOBODY),
    "wish to change a bot": (wishing(SeatBot(2)), HOST),
    "wish to mute": (wishing(Mute(1)), HOST),
    "wish to park": (wishing(Park()), HOST),
    "wish to set the chat": (wishing(SetTable(free_text=True)), HOST),
    "wish to set the clock": (wishing(SetTable(pace=60)), NOBODY),
    "wish to set the help": (wishing(SetTable(assistance="odds")), NOBODY),
    "wish to propose a clock": (wishing(Propose(NewPace(60))), SEATED),
    "wish to propose to replace": (wishing(Propose(BotInstead(1, "plain"))), SEATED),
    "wish to agree": (wishing(Agree(1)), NOBODY),
    "wish to decline": (wishing(Decline(1)), NOBODY),
    "wish to be host": (wishing(TakeOverAsHost()), NOBODY),
    "wish to sit too": (wishing(SitToo("Zoé", 2)), NOBODY),
    "wish to move": (wishing(SitWith(2)), NOBODY),
    "wish to let in": (wishing(LetIn(1, 2)), NOBODY),
    "wish to turn away": (wishing(TurnAway(1, 2)), NOBODY),
    "wish to play another": (wishing(ChooseSuspect(1, "plum")), NOBODY),
    "wish to free": (wishing(FreeChair(1)), NOBODY),
    "wish to start": (wishing(Start()), NOBODY),
    "wish to have a rematch": (wishing(Rematch()), NOBODY),
    "wish to publish": (wishing(Publish("g-other")), NOBODY),
    "wish to unpublish": (wishing(Unpublish("g-other")), SEATED),
    "wish to be named": (wishing(BeNamed("g-other")), NOBODY),
    "published": (lambda t, key: t.tables.published(t.id, key), NOBODY),
    "wish to ignore": (wishing(Ignore(1)), SEATED),
    "wish to go on": (wishing(GoOn()), NOBODY),
    "wish to pledge": (wishing(Pledge("0" * 64)), NOBODY),
    "wish to reveal": (wishing(Reveal("word")), NOBODY),
    "session": (lambda t, key: t.tables.session(t.id, key), SEATED),
    "view": (lambda t, key: t.tables.view(t.id, key), SEATED | {"watcher"}),
    "follow": (first_view, SEATED | {"watcher"}),
    "act for seat 1": (lambda t, key: t.tables.act(t.id, key, Seat(1), RESIGN), ONE),
    "act for seat 2": (lambda t, key: t.tables.act(t.id, key, Seat(2), RESIGN), NOBODY),
    "act for nobody": (lambda t, key: t.tables.act(t.id, key, SPECTATOR, RESIGN), NOBODY),
    "door of seat 1": (lambda t, key: t.tables.door(t.id, key, Seat(1)), ONE),
    "news of seat 0": (lambda t, key: t.tables.news(t.id, key, Seat(0), 0), HOST),
    "news of seat 1": (lambda t, key: t.tables.news(t.id, key, Seat(1), 0), ONE),
    "news of seat 2": (lambda t, key: t.tables.news(t.id, key, Seat(2), 0), NOBODY),
    "news for all": (
        lambda t, key: t.tables.news(t.id, key, SPECTATOR, 0),
        SEATED | {"watcher"},
    ),
    "say": (lambda t, key: t.house.chat.say(t.id, key, "s", Talk("hello")), SEATED),
    "notebook of seat 1": (lambda t, key: t.house.notes.notebook(t.id, key, Seat(1)), ONE),
    "notebook of seat 2": (lambda t, key: t.house.notes.notebook(t.id, key, Seat(2)), NOBODY),
    "notebook of nobody": (lambda t, key: t.house.notes.notebook(t.id, key, SPECTATOR), NOBODY),
    "pencil for seat 0": (lambda t, key: t.house.notes.pencil(t.id, key, Seat(0), "n", HMM), HOST),
    "follow the notebook of seat 1": (first_notebook, ONE),
    "heard": (lambda t, key: t.house.chat.heard(t.id, key), SEATED | {"watcher"}),
}
INNER = {"dealt", "catch_up", "poll", "rest"}
"""For other parts of the house, not for people."""


async def a_table_with_all() -> tuple[ATable, dict[str, str]]:
    """Ada is host, Bob sits on seat 1, Cléo has left seat 2."""
    table = await a_game()
    await table.wish(2, Leave())
    keys = (*table.keys, table.opened.watch, table.opened.invite, new_key())
    return table, dict(zip(ROLES, keys, strict=True))


@pytest.mark.parametrize("name", DOORS)
async def test_a_door_opens_for_those_it_is_for(name: str) -> None:
    door, allowed = DOORS[name]
    for role in ROLES:
        table, keys = await a_table_with_all()
        before = await table.view()
        answer = await outcome(door(table, keys[role]))
        assert isinstance(answer, Refusal) == (role not in allowed), f"{role}: {answer}"
        if isinstance(answer, Refusal):
            assert await table.view() == before, f"{role} has changed something"


def test_no_wish_is_forgotten() -> None:
    tried = {wish for door, _ in DOORS.values() if (wish := WISHES.get(id(door)))}
    assert tried == set(get_args(Wish))


def test_no_door_is_forgotten() -> None:
    tried = {name.split()[0] for name in DOORS}
    there = {
        name
        for part in (Tables, Chat, Notes)
        for name, _ in getmembers(part, isfunction)
        if not name.startswith("_")
    }
    assert there - INNER == tried
