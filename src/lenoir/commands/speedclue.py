"""``lenoir speedclue``: a bot in the Speed Clue contest."""

import sys
from argparse import Namespace

from lenoir.bots.catalogue import STRONGEST
from lenoir.commands.typed.casting import player_called
from lenoir.contest.client import Client, NobodyThere
from lenoir.contest.messages import BadMessage
from lenoir.contest.thinker import Thinker
from lenoir.messages import BadInput, Messages
from lenoir.play.games.dice import Seeded

PORTS = range(1, 65536)
FAILED = 1


def run(args: Namespace, say: Messages) -> int:
    """Play until the server says that all is done."""
    player = player_called(args.bot or STRONGEST, say)
    if args.port not in PORTS:
        raise BadInput(say("bad-port"))

    def complain(wrong: str) -> None:
        print(f"{wrong}{say('contest-bot-failed', bot=str(player))}", file=sys.stderr, flush=True)

    thinker = Thinker(player, args.id, complain)
    client = Client(args.id, thinker, Seeded(args.id))
    try:
        client.run(args.port)
    except NobodyThere:
        raise BadInput(say("nobody-listens", port=str(args.port))) from None
    except BadMessage as bad:
        why = say(f"bad-message-{bad.code}", **bad.params)
        print(say("failed", command="speedclue", why=why), file=sys.stderr)
        return FAILED
    finally:
        thinker.close()
    if client.late:
        late = say("contest-late", late=client.late, answers=len(client.times))
        print(late, file=sys.stderr)
    return 0
