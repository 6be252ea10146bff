"""Two worlds with standing answers on: what each viewer gets of a refutation, and exactly when."""

import asyncio
import re
from typing import Final, NamedTuple

import pytest
from msgspec.json import encode

from lenoir.core.actions import Action, Show, Suggest
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.play.games import referee
from lenoir.play.games.answers import Command, Done, News, Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import Dealt
from lenoir.play.tables.seating import StandingAnswers
from lenoir.play.tables.wishes import Agree, Propose
from lenoir.record.record import SCHEMA
from tests.builders import a_game
from tests.play.tables import ATable, House, a_table

ADA, BOB, CLEO = (Seat(n) for n in range(3))
STEP: Final = 0.25
"""Virtual seconds between two looks."""


class World(NamedTuple):
    """Who holds the second of the three cards that Ada names; Bob has the rope in every world."""

    ada: str
    bob: str


FORCED, FREE = World("violet", "pervenche"), World("pervenche", "violet")
OF_ADA: Final = ("hall", "lounge", "rose", "lead_pipe", "spanner")
OF_BOB: Final = ("rope", "moutarde", "dining_room", "billiard_room", "library")
OF_CLEO: Final = ("leblanc", "candlestick", "revolver", "kitchen", "ballroom", "conservatory")


async def asked(world: World, patch: pytest.MonkeyPatch, seed: int = 5) -> ATable:
    """Three people have agreed to standing answers, and Ada has asked Bob."""
    scene = a_game("classic").summoned("rose", "hall").envelope("olive", "dagger", "study")
    scene.holding("rose", *OF_ADA, world.ada).holding("moutarde", *OF_BOB, world.bob)
    scene.holding("leblanc", *OF_CLEO)
    events = tuple(scene._events())

    def dealt(*_: object) -> Dealt:
        return Dealt(SCHEMA, "classic", ("a", "b", "c"), {}, events, 0)

    patch.setattr(referee, "the_deal", dealt)
    table = await a_table(House(), people=3)
    for person in range(3):
        await table.house.attendance.arrive(table.id, person)
    await table.deal()
    table.house.attendance._luck = Seeded(seed)
    await table.wish(0, Propose(StandingAnswers(True)))
    await table.wish(1, Agree(1))
    await table.wish(2, Agree(1))
    prompt = await the_prompt(table)
    # The question that was open when they agreed is still answered as before.
    case = scene.edition.deck.case("violet", "rope", "hall")
    await acts(table, prompt, Suggest(ADA, case))
    return table


async def the_prompt(table: ATable) -> Prompt:
    prompt = await table.house.referee.prompt((await table.view()).game)
    assert isinstance(prompt, Prompt)
    return prompt


async def acts(table: ATable, prompt: Prompt, action: Action) -> object:
    """The device of a seat answers a prompt."""
    key, command = table.keys[prompt.seat], Command(f"c{prompt.id}", prompt.id, action)
    answer = await table.tables.act(table.id, key, prompt.seat, command)
    assert isinstance(answer, Done), answer
    return answer


async def told(
    table: ATable, answers_after: float | None, length: float = 10.0
) -> list[tuple[float, bytes]]:
    """All that leaves for those who may not know Bob's hand, with the time at which it does."""
    seen: list[tuple[float, bytes]] = []
    before: bytes = b""
    prompt, began = await the_prompt(table), table.house.now
    assert prompt.seat == BOB
    chosen: asyncio.Task[object] | None = None
    while table.house.now - began < length:
        if answers_after is not None and table.house.now - began >= answers_after and not chosen:
            rope = a_game("classic").edition.deck.card("rope")
            chosen = asyncio.create_task(acts(table, prompt, Show(BOB, rope)))
            await asyncio.sleep(0)
        await table.house.attendance.tick(table.id)
        await asyncio.sleep(0)
        now = await leaves(table)
        if now != before:
            seen.append((table.house.now - began, now))
            before = now
        table.house.now += STEP
    if chosen is not None:
        await chosen
    return seen


async def leaves(table: ATable) -> bytes:
    """The streams of Cléo and of who looks on, and the table as they see it, as bytes."""
    tables, cleo, watch = table.tables, table.keys[CLEO], table.opened.watch
    streams = [
        await tables.news(table.id, cleo, CLEO, 0),
        await tables.news(table.id, watch, SPECTATOR, 0),
    ]
    assert all(isinstance(news, News) for news in streams)
    views = [await tables.view(table.id, key) for key in (cleo, watch)]
    names = {table.id: "TABLE", (await table.view()).game: "GAME"}
    text = encode((streams, [view.chairs for view in views])).decode()
    for name, word in names.items():
        text = text.replace(name, word)
    # Pledges are drawn anew at each table, and public.
    return re.sub(r'"pledge":"[0-9a-f]*"', '"pledge":""', text).encode()
