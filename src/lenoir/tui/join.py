"""``lenoir join``: a bot at a table of a server."""

import asyncio
import sys
from argparse import Namespace

from lenoir import wire
from lenoir.bots.catalogue import DEFAULT
from lenoir.client import BadLink, Device, Hung, Playing, Problem, Unreachable, link_parts
from lenoir.client.links import Link
from lenoir.messages import BadInput, Messages
from lenoir.play.deciding import BotFailed
from lenoir.play.dice import Unforeseeable
from lenoir.play.naming import NAME_AT_MOST
from lenoir.play.players import Player
from lenoir.tui.casting import player_called

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
    name = args.name or str(player)[-NAME_AT_MOST:]
    try:
        asyncio.run(_play(link, name, player, say))
    except Problem as refused:
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


async def _play(link: Link, name: str, player: Player, say: Messages) -> None:
    device = Device(link.server, say.language)
    table = link.table or await device.find(link.key)
    if link.purpose == "claim":
        await device.claim(table, link.key, name)
    else:
        await device.join(table, link.key, name)
    print(say("join-seated", name=name, table=table), file=sys.stderr, flush=True)
    await Playing(device, table, player.bot, Unforeseeable()).run()
