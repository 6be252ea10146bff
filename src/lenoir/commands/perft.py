"""``lenoir perft``: how many sequences of actions there are, depth by depth."""

from argparse import Namespace

import msgspec

from lenoir.commands.typed.places import edition_called, places
from lenoir.messages import BadInput, Messages
from lenoir.play.games.dice import Seeded
from lenoir.rules.engine import start
from lenoir.rules.perft import perft
from lenoir.rules.setup import seated, settled
from lenoir.terminal.screen import Screen

DEEPEST = 9


def run(args: Namespace, say: Messages) -> int:
    """Count from one deal to each depth."""
    edition = edition_called(args.edition, say)
    table = places(say, edition, args.players, None, 0, None)
    if not 1 <= args.depth <= DEEPEST:
        raise BadInput(say("bad-depth"))
    suspects = seated(edition, table.suspects)
    state = start(edition, suspects, settled(edition, {}), Seeded(args.seed)).state
    screen = Screen()
    if not args.json:
        title, players = edition.texts["title"][say.language], len(suspects)
        screen.write(say("perft-heading", edition=title, players=players, seed=args.seed))
        screen.write(f"{say('perft-depth'):>12}  {say('perft-count'):>12}", "dim")
    for depth in range(1, args.depth + 1):
        count = perft(state, depth, lambda: Seeded(args.seed), accusations=args.accusations)
        if args.json:
            print(msgspec.json.encode({"depth": depth, "count": count}).decode(), flush=True)
        else:
            screen.write(f"{depth:>12}  {count:>12}")
            screen.out.flush()
    return 0
