"""A server that gives something away: in a header, a length, a flag, a frame too many, a door ajar.

The leaks know the truth the way a careless line of the server could: by the house it stands on.
"""

from hashlib import sha256
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from lenoir import wire
from lenoir.core.actions import LayOpen, Show
from lenoir.core.edition import Language
from lenoir.core.events import CardShown
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games import answers
from lenoir.play.games.answers import Command, Done
from lenoir.play.games.game import Game
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.refusal import Refusal
from lenoir.play.tables import table_view, tables
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import Tables
from lenoir.play.talk.chat import Chat, Said
from lenoir.record.record import Record
from lenoir.rules.engine import legal_actions
from lenoir.server import problems
from lenoir.server.guarding import guard
from lenoir.server.guarding.guard import Message
from lenoir.server.sockets import connection
from lenoir.server.sockets.connection import Connection
from lenoir.server.tickets import Tickets
from tests.leaks import at_the_server


def truth() -> Game | None:
    """The game behind the open table, once it is dealt."""
    table = at_the_server.OPEN[0]
    held = table.desk.house.referee.logs._readers.get(LogId(table.words.get("game", "")))
    return None if held is None else held.game


def digest() -> str:
    """A hash of the whole state, as an ETag would have it."""
    game = truth()
    return "" if game is None else sha256(repr(game._state.truth).encode()).hexdigest()[:12]


def last_shown() -> int:
    """The number of the card that was shown last."""
    game = truth()
    shown = [event.card for event in game._log if isinstance(event, CardShown)] if game else []
    return shown[-1] if shown else 0


def choices() -> int:
    """How many things the asked seat can do."""
    game = truth()
    return 0 if game is None else len(game.legal)


def state_in_a_header(patch: pytest.MonkeyPatch) -> None:
    """Every answer over HTTP has an ETag of the whole state."""
    honest = guard._Answer.__call__

    async def call(self: guard._Answer, message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"etag", digest().encode())]
        await honest(self, message)

    patch.setattr(guard._Answer, "__call__", call)


def refusals_list_what_is_legal(patch: pytest.MonkeyPatch) -> None:
    """A command that is refused is told what the asked seat could do."""
    honest = Tables.act

    async def act(self: Tables, table: TableId, key: str, seat: Seat, command: Command) -> Done:
        try:
            return await honest(self, table, key, seat, command)
        except Refusal as refusal:
            game = truth()
            if game is None:
                raise
            code: Any = f"{refusal.code}: {list(game.legal)[:30]}"
            raise Refusal(code) from None

    patch.setattr(Tables, "act", act)


def forced_answers_are_flagged(patch: pytest.MonkeyPatch) -> None:
    """News say by their flag that the next answer is forced."""
    honest = Connection._send

    async def send(self: Connection, message: wire.FromServer) -> None:
        if isinstance(message, wire.NewsMessage) and choices() == 1:
            message = replace(message, more=True)
        await honest(self, message)

    patch.setattr(Connection, "_send", send)


def a_frame_more_where_there_is_a_choice(patch: pytest.MonkeyPatch) -> None:
    """Empty news while somebody thinks, none while the answer is forced."""
    honest = Connection._send_news

    async def send_news(self: Connection, game: GameId, news: answers.News) -> None:
        await honest(self, game, news)
        if choices() > 1:
            await honest(self, game, replace(news, seq=news.next_seq, events=()))

    patch.setattr(Connection, "_send_news", send_news)


def lengths_by_card(patch: pytest.MonkeyPatch) -> None:
    """Frames are padded by the number of the card that was shown last."""
    encode = msgspec.json.Encoder().encode
    patch.setattr(connection, "_encode", lambda message: encode(message) + b" " * last_shown())


def whole_records_of_running_games(patch: pytest.MonkeyPatch) -> None:
    """The record door gives everything at any time."""

    async def record(self: Referee, game: GameId, viewer: Viewer | None = None) -> Record:
        running = await self._watched(game, SPECTATOR)
        mine = running.game.record(SPECTATOR, running.tags())
        return replace(mine, events=tuple(running.game._log))

    patch.setattr(Referee, "record", record)


def any_eyes_will_do(patch: pytest.MonkeyPatch) -> None:
    """Who sits at the table may look with every seat's eyes."""
    honest = Tables.door

    async def door(self: Tables, table: TableId, key: str, viewer: Viewer) -> LogId:
        return await honest(self, table, key, SPECTATOR)

    patch.setattr(Tables, "door", door)


def acks_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """An acknowledgement goes to every socket at the table."""
    honest_run, honest_send = Connection.run, Connection._send
    everybody: list[Connection] = []

    async def run(self: Connection, heard: int) -> None:
        everybody.append(self)
        try:
            await honest_run(self, heard)
        finally:
            everybody.remove(self)

    async def send(self: Connection, message: wire.FromServer) -> None:
        for other in tuple(everybody) if isinstance(message, wire.Ack) else (self,):
            await honest_send(other, message)

    patch.setattr(Connection, "run", run)
    patch.setattr(Connection, "_send", send)


def the_table_has_a_hash_of_the_deal(patch: pytest.MonkeyPatch) -> None:
    """The commitment at the table is one to the deal, without salt."""
    honest = table_view.seen_by

    def seen_by(table: TableId, seating: Seating, person: int | None) -> TableView:
        view = honest(table, seating, person)
        return replace(view, commitment=digest() or view.commitment)

    patch.setattr(tables, "seen_by", seen_by)


def problems_say_who_holds_it(patch: pytest.MonkeyPatch) -> None:
    """The text of a refusal over HTTP names the suspect in the envelope."""
    honest = problems.body_of

    def body_of(status: int, language: Language) -> bytes:
        game = truth()
        case = game._state.truth.envelope if game else None
        return honest(status, language) + (b"" if case is None else b" " * case.suspect)

    from lenoir.server import app

    patch.setattr(app, "body_of", body_of)


def tickets_grow_with_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A ticket ends with a digest of the state; it is cut off when it is taken."""
    honest_new, honest_take = Tickets.new, Tickets.take
    patch.setattr(Tickets, "new", lambda self, *args: honest_new(self, *args) + "." + digest())

    async def take(self: Tickets, ticket: str) -> tuple[LogId, str] | None:
        return await honest_take(self, ticket.partition(".")[0])

    patch.setattr(Tickets, "take", take)


def talk_carries_the_last_card(patch: pytest.MonkeyPatch) -> None:
    """What is said has in its time the card that was shown last."""
    honest = Chat.heard

    async def heard(self: Chat, table: TableId, key: str, after: int = 0) -> tuple[Said, ...]:
        said = await honest(self, table, key, after)
        return tuple(replace(line, at=line.at + last_shown()) for line in said)

    patch.setattr(Chat, "heard", heard)


def refusals_know_the_hand(patch: pytest.MonkeyPatch) -> None:
    """Whoever names a card is refused otherwise if the asked seat holds it."""
    honest = Referee.act

    async def act(self: Referee, game: GameId, seat: Seat, command: Command) -> Done:
        try:
            return await honest(self, game, seat, command)
        except Refusal:
            action, asked = command.action, (await self.logs.get(game)).game
            if (
                isinstance(action, Show | LayOpen)
                and asked.decider is not None
                and asked._state.hand(asked.decider) >> action.card & 1
            ):
                raise Refusal("not_asked") from None
            raise

    patch.setattr(Referee, "act", act)


def prompts_tell_what_may_be_done(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told in the prompt's number how much the asked seat may do."""
    honest = Connection._send

    async def send(self: Connection, message: wire.FromServer) -> None:
        if isinstance(message, wire.NewsMessage) and message.prompt is not None:
            game = truth()
            sight = game._state.sight(message.prompt.seat) if game else None
            count = len(legal_actions(sight)) if sight else 0
            message = replace(message, prompt=replace(message.prompt, id=1000 * count))
        await honest(self, message)

    patch.setattr(Connection, "_send", send)


LEAKS: Final = {
    "a hash of the state is in a header": state_in_a_header,
    "a refused command is told what is legal": refusals_list_what_is_legal,
    "a forced answer is flagged": forced_answers_are_flagged,
    "there is a frame more where there is a choice": a_frame_more_where_there_is_a_choice,
    "frames are as long as a card's number": lengths_by_card,
    "the record of a running game is whole": whole_records_of_running_games,
    "any eyes will do": any_eyes_will_do,
    "everybody gets everybody's acknowledgements": acks_for_everybody,
    "the table has a hash of the deal": the_table_has_a_hash_of_the_deal,
    "problems are as long as the suspect's number": problems_say_who_holds_it,
    "tickets have a hash of the state": tickets_grow_with_the_hand,
    "talk carries the last card": talk_carries_the_last_card,
    "refusals know the asked hand": refusals_know_the_hand,
    "prompts count what may be done": prompts_tell_what_may_be_done,
}
