"""``lenoir play``: set a table up, play, and write the record."""

import sys
from argparse import Namespace
from collections.abc import Mapping

import msgspec

from lenoir.bots.catalogue import DEFAULT
from lenoir.bots.players import Player
from lenoir.commands.typed.casting import players_called
from lenoir.commands.typed.paper import check_target, save
from lenoir.commands.typed.places import SeatPlan, edition_called, options, places
from lenoir.core.seats import Seat
from lenoir.messages import BadInput, Messages
from lenoir.play.games.game import Game
from lenoir.play.people.deciding import BotFailed
from lenoir.rules.setup import BadSetup
from lenoir.telling.voice import Voice
from lenoir.terminal.asking import PersonLeft
from lenoir.terminal.hotseat import HotSeat
from lenoir.terminal.promise import LocalPromise
from lenoir.terminal.screen import Closed, Screen, shows_all_signs

TURNS_AT_RANDOM = 60
ROUNDS_OF_BOTS = 60
FAILED = 1


def run(args: Namespace, say: Messages) -> int:
    """Play one game in the terminal."""
    edition = edition_called(args.edition, say)
    asked = None if args.bots is None else players_called(args.bots, say)
    count = args.players
    if asked is not None and len(asked) > 1 and count is None and args.suspects is None:
        count = max(0, args.people) + len(asked)
    table = places(say, edition, count, args.suspects, args.people, args.names)
    bots = _seated(table, asked or players_called(DEFAULT, say), say)
    changes = options(say, edition, args.option or ())
    if args.record is not None:
        check_target(args.record, say)
    # The game is the talk when its result is the data.
    screen = Screen(sys.stderr if args.json else sys.stdout)
    if not shows_all_signs(screen.out):
        screen.say(say("terminal-signs"))
    if not table.people and not changes.get("turn_limit"):
        if _all_random(bots):
            changes["turn_limit"] = TURNS_AT_RANDOM
            screen.say(say("limit-set", n=TURNS_AT_RANDOM))
        else:
            changes["turn_limit"] = ROUNDS_OF_BOTS * len(table.suspects)
    promise = LocalPromise.of(args.seed, len(table.suspects))
    try:
        game = Game(edition, table.suspects, promise.rng(), changes)
    except BadSetup as error:
        raise BadInput(say("bad-setup", reason=str(error))) from None
    voice = Voice(say, edition, game.table.suspects, table.names)
    _introduce(screen, voice, bots)
    if args.record is not None:
        screen.say(say("commitment-is", text=promise.commitment), style="dim")
    minds = {seat: player.bot() for seat, player in bots.items()}
    try:
        HotSeat(screen, voice, game, minds, promise.others()).run()
    except (PersonLeft, Closed):
        sys.stdout.flush()
        print(say("left-unfinished"), file=sys.stderr)
        return 0
    except BotFailed as failed:
        print(failed.details, say("bot-failed", why=failed.why), sep="\n", file=sys.stderr)
        return FAILED
    screen.write()
    if args.record is not None:
        record = game.record(tags={**promise.kept(), **_name_tags(table.names)})
        screen.say(say("result-record", file=str(save(args.record, record, say))))
    else:
        screen.say(say("result-hint"), style="dim")
    if args.json:
        print(_result(game, voice, args.record, bots))
    return 0


def _seated(table: SeatPlan, asked: tuple[Player, ...], say: Messages) -> dict[Seat, Player]:
    """A bot for each seat without a person: one for all, or one each."""
    seats = [Seat(n) for n in range(table.people, len(table.suspects))]
    if len(asked) not in (1, len(seats)):
        raise BadInput(say("bad-bots", count=len(asked), seats=len(seats)))
    return dict(zip(seats, asked * len(seats) if len(asked) == 1 else asked, strict=True))


def _all_random(bots: Mapping[Seat, Player]) -> bool:
    return all(str(player) == "random" for player in bots.values())


def _introduce(screen: Screen, voice: Voice, bots: Mapping[Seat, Player]) -> None:
    screen.say(voice.text("title"), style="bold")
    screen.say(voice.text("about"))
    if bots and _all_random(bots):
        screen.say(voice.say("random-seats", names=voice.row(map(voice.seat, bots))))
    elif bots:
        names = (
            voice.say("bot-at-seat", who=voice.seat(seat), bot=str(player))
            for seat, player in bots.items()
        )
        screen.say(voice.say("bot-seats", names=voice.row(names)))


def _name_tags(names: tuple[str, ...]) -> dict[str, str]:
    return {f"Name{seat}": name for seat, name in enumerate(names)}


def _result(game: Game, voice: Voice, record: str | None, bots: Mapping[Seat, Player]) -> str:
    table = game.table
    assert table.solution is not None, "the game is over"
    ids = voice.edition.deck.ids
    result = {
        "edition": voice.edition.key,
        "seats": [ids[suspect] for suspect in table.suspects],
        "bots": [str(bots[seat]) if seat in bots else None for seat in table.seats],
        "winner": table.winner,
        "turns": table.turns,
        "envelope": [ids[card] for card in table.solution],
        "record": record,
    }
    return msgspec.json.encode(result).decode()
