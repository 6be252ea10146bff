"""``lenoir play``: set a table up, play, and write the record."""

import sys
from argparse import Namespace

import msgspec

from lenoir.core.seats import Seat
from lenoir.messages import BadInput, Messages
from lenoir.play.game import Game
from lenoir.rules.setup import BadSetup
from lenoir.tui.asking import Left
from lenoir.tui.hotseat import HotSeat
from lenoir.tui.paper import check_target, save
from lenoir.tui.promise import Promise
from lenoir.tui.screen import Closed, Screen
from lenoir.tui.setup import Places, edition_called, options, places
from lenoir.tui.voice import Voice

TURNS_AT_RANDOM = 60


def run(args: Namespace, say: Messages) -> int:
    """Play one game in the terminal."""
    edition = edition_called(args.edition, say)
    table = places(say, edition, args.players, args.suspects, args.people, args.names)
    changes = options(say, edition, args.option or ())
    if args.record is not None:
        check_target(args.record, say)
    # The game is the talk when its result is the data.
    screen = Screen(sys.stderr if args.json else sys.stdout)
    if not table.people and not changes.get("turn_limit"):
        changes["turn_limit"] = TURNS_AT_RANDOM
        screen.say(say("limit-set", n=TURNS_AT_RANDOM))
    promise = Promise.of(args.seed, len(table.suspects))
    try:
        game = Game(edition, table.suspects, promise.rng(), changes)
    except BadSetup as error:
        raise BadInput(say("bad-setup", reason=str(error))) from None
    voice = Voice(say, edition, game.table.suspects, table.names)
    _introduce(screen, voice, table)
    if args.record is not None:
        screen.say(say("commitment-is", text=promise.commitment), style="dim")
    try:
        HotSeat(screen, voice, game, table.people, promise.others()).run()
    except (Left, Closed):
        sys.stdout.flush()
        print(say("left-unfinished"), file=sys.stderr)
        return 0
    screen.write()
    if args.record is not None:
        record = game.record(tags={**promise.kept(), **_name_tags(table.names)})
        screen.say(say("result-record", file=str(save(args.record, record, say))))
    else:
        screen.say(say("result-hint"), style="dim")
    if args.json:
        print(_result(game, voice, args.record))
    return 0


def _introduce(screen: Screen, voice: Voice, table: Places) -> None:
    screen.say(voice.text("title"), style="bold")
    screen.say(voice.text("about"))
    strangers = range(table.people, len(table.suspects))
    if strangers:
        names = voice.row(voice.seat(Seat(n)) for n in strangers)
        screen.say(voice.say("random-seats", names=names))


def _name_tags(names: tuple[str, ...]) -> dict[str, str]:
    return {f"Name{seat}": name for seat, name in enumerate(names)}


def _result(game: Game, voice: Voice, record: str | None) -> str:
    table = game.table
    assert table.solution is not None, "the game is over"
    ids = voice.edition.deck.ids
    result = {
        "edition": voice.edition.key,
        "seats": [ids[suspect] for suspect in table.suspects],
        "winner": table.winner,
        "turns": table.turns,
        "envelope": [ids[card] for card in table.solution],
        "record": record,
    }
    return msgspec.json.encode(result).decode()
