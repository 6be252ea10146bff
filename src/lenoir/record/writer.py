"""Records into text, one line a turn."""

from collections.abc import Iterator
from typing import Final

from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.table import Table
from lenoir.editions.loader import load_edition
from lenoir.record.errors import Nonsense
from lenoir.record.expected import expected
from lenoir.record.fields import fields_of
from lenoir.record.reader import event_from
from lenoir.record.record import FindEdition, Header, Record
from lenoir.record.sense import Sense
from lenoir.record.tokens import TOKENS, TokenForm, addition, implied
from lenoir.record.values import call_text, to_text

ON_A_NEW_LINE: Final = (
    e.GameStarted,
    e.LotsRolled,
    e.CardsDealt,
    e.EnvelopeSealed,
    e.HandDealt,
    e.PoolFilled,
    e.RoomCardLaid,
    e.TurnBegan,
    e.GameEnded,
)
BY_KIND: Final[dict[type[Event], list[TokenForm]]] = {}
for _token in TOKENS:
    BY_KIND.setdefault(_token.kind, []).append(_token)


def write(record: Record, find: FindEdition = load_edition) -> str:
    """A record as text; events that cannot be are `Nonsense`."""
    sense = Sense(record.header, find(record.header.edition))
    parts = list(_tags(record.header))
    for event in record.events:
        sense.check(event)
        parts += (_before(event), token_of(sense, event))
        sense.take(event)
    sense.end()
    return "".join(parts) + "\n"


def _tags(header: Header) -> Iterator[str]:
    """The tags: what the record is first, then what else is known of the game."""
    seat = "" if header.seat is None else f" {header.seat}"
    pairs = {
        "Lenoir": str(header.schema),
        "Edition": header.edition,
        "Cards": " ".join(header.cards),
        "Record": header.kind + seat,
        **header.tags,
    }
    for name, value in pairs.items():
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{name} "{quoted}"]\n'


def _before(event: Event) -> str:
    if isinstance(event, e.PhaseBegan):
        return ""
    return "\n" if isinstance(event, ON_A_NEW_LINE) else " "


def token_of(sense: Sense, event: Event) -> str:
    """An event as short as it can be said here."""
    table = sense.table
    if isinstance(event, e.PhaseBegan):
        usual = expected(table, sense.since) == event.phase
        return ";" if usual else f";{call_text(table, event.phase)}"
    for token in BY_KIND[type(event)]:
        text = _written(table, token, event)
        if text is not None and _reads_back(sense, text, event):
            return text
    return call_text(table, event)


def _written(table: Table, token: TokenForm, event: Event) -> str | None:
    """An event by one of its templates, if what that leaves out is implied."""
    fields = fields_of(type(event))
    known = {name: getattr(event, name) for name in fields}
    for name, value in known.items():
        if name in token.fixed:
            settled = token.fixed[name]
        elif name in token.named:
            continue
        else:
            settled = implied(token.kind, name, known, table)
        if settled != value or settled is None:
            return None
    words = {
        name: to_text(table, fields[name], known[name])
        if name in fields
        else addition(name, table, event)
        for name in token.named
    }
    return None if None in words.values() else token.template.format(**words)


def _reads_back(sense: Sense, text: str, event: Event) -> bool:
    """Whether a reader would take it as it is meant, whatever words an edition uses."""
    try:
        return event_from(sense.table, text) == event
    except Nonsense:
        return False
