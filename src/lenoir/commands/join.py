"""``lenoir join``: a bot at a table of a server."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from lenoir import wire
from lenoir.bots.catalogue import DEFAULT
from lenoir.bots.players import Player
from lenoir.client import (
    BadLink,
    Device,
    Hung,
    Playing,
    Receipts,
    ServerRefused,
    Unreachable,
    link_parts,
)
from lenoir.client.links import Link
from lenoir.commands.typed.casting import player_called
from lenoir.messages import BadInput, Messages
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.people.deciding import BotFailed
from lenoir.play.tables.naming import NAME_AT_MOST

FAILED = 1


def run(args: Namespace, say: Messages) -> int:
    """Take a chair, and play to the end of the game."""
    player = player_called(args.bot or DEFAULT, say)
    try:
        link = link_parts(args.link)
    except BadLink:
        raise BadInput(say("join-bad-link", link=args.link)) from None
    if link.purpose == "watch":
        raise BadInput(say("join-watch-only"))
    receipts = _folder(args.receipts, say)
    try:
        asyncio.run(_play(link, _names(args.name, player), player, receipts, say))
    except ServerRefused as refused:
        raise BadInput(say("join-refused", why=str(refused))) from None
    except Unreachable:
        raise BadInput(say("join-unreachable", server=link.server)) from None
    except Hung as hung:
        away = hung.code == wire.SENT_AWAY
        lost = say("join-sent-away") if away else say("join-lost", server=link.server)
        print(f"lenoir join: {lost}", file=sys.stderr)
        return FAILED
    except BotFailed as failed:
        why = failed.why if failed.code == "crashed" else say("refused-illegal")
        print(f"lenoir join: {say('join-bot-failed', why=why)}", file=sys.stderr)
        return FAILED
    print(say("join-over"), file=sys.stderr)
    return 0


def _names(wanted: str | None, player: Player) -> Sequence[str]:
    """The name that was asked for; else that of the bot, with a number where several play."""
    if wanted:
        return (wanted,)
    name = str(player)[-(NAME_AT_MOST - 2) :]
    return (name, *(f"{name} {number}" for number in range(2, 7)))


def _folder(name: str | None, say: Messages) -> Receipts:
    if name is not None and not Path(name).is_dir():
        raise BadInput(say("no-such-folder", folder=name))
    return Receipts(None if name is None else Path(name))


async def _play(
    link: Link, names: Sequence[str], player: Player, receipts: Receipts, say: Messages
) -> None:
    device = Device(link.server, say.language, receipts)
    table = link.table or await device.find(link.key)
    come = device.claim if link.purpose == "claim" else device.join
    for name in names:
        try:
            await come(table, link.key, name)
            break
        except ServerRefused as refused:
            if refused.code != "name_taken" or name == names[-1]:
                raise
    print(say("join-seated", name=name, table=table), file=sys.stderr, flush=True)
    try:
        await Playing(device, table, player.bot, Unforeseeable()).run()
    finally:
        for doubt in device.doubts.values():
            print(f"lenoir join: {say(f'doubt-{doubt}')}", file=sys.stderr)
