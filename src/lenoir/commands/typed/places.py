"""Setting a table up from what was typed on the command line."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.options import ACCEPTED
from lenoir.editions.bad_edition import BadEdition
from lenoir.editions.loader import NoSuchEdition, edition_keys, load_edition
from lenoir.messages import BadInput, Messages
from lenoir.telling.voice import Voice
from lenoir.telling.words import matching, simple

YES, NO = ("on", "true", "yes", "1", "oui"), ("off", "false", "no", "0", "non")
NAME_AT_MOST = 30
USUAL_PLAYERS = 3


class SeatPlan(Struct, frozen=True):
    """Who sits where: suspects by seat, how many of the first are people, and their names."""

    suspects: tuple[str, ...]
    people: int
    names: tuple[str, ...]


def edition_called(key: str, say: Messages, *more: str) -> Edition:
    """An edition by its key; ``more`` are keys worth naming that are on no list."""
    try:
        return load_edition(key)
    except NoSuchEdition:
        keys = ", ".join((*edition_keys(), *more))
        raise BadInput(say("no-such-edition", key=key, keys=keys)) from None
    except BadEdition as bad:
        raise BadInput(flaws_told(bad, say)) from None


def flaws_told(bad: BadEdition, say: Messages) -> str:
    """What is wrong with an edition, a sentence each."""
    flaws = (say(f"bad-edition-{flaw.code}", **flaw.params) for flaw in bad.flaws)
    return " ".join((say("bad-edition", key=bad.key, file=bad.file), *flaws))


def places(
    say: Messages,
    edition: Edition,
    players: int | None,
    suspects: str | None,
    people: int,
    names: str | None,
) -> SeatPlan:
    """Everybody's place, or a word on why not."""
    few, many = edition.players[0], edition.players[-1]
    if suspects is None:
        count = max(few, USUAL_PLAYERS) if players is None else players
        chosen: Sequence[str] = edition.deck.suspects[: max(0, count)]
    else:
        chosen = _suspects(say, edition, suspects)
        count = len(chosen)
        if players is not None and players != count:
            raise BadInput(say("players-and-suspects", players=players, count=count))
    if count not in edition.players:
        title = edition.texts["title"][say.language]
        raise BadInput(say("bad-players", edition=title, few=few, many=many, count=count))
    if not 0 <= people <= count:
        raise BadInput(say("bad-people", players=count))
    return SeatPlan(tuple(chosen), people, _names(say, names, count))


def _suspects(say: Messages, edition: Edition, text: str) -> list[str]:
    voice = Voice(say, edition, ())
    ids = edition.deck.suspects
    known = [voice.typed_card(Card(n)) for n in range(len(ids))]
    chosen: list[str] = []
    for name in _parts(text):
        found = matching(name, known)
        if len(found) != 1:
            raise BadInput(say("no-such-suspect", name=name, names=", ".join(ids)))
        if ids[found[0]] in chosen:
            raise BadInput(say("suspect-twice", name=ids[found[0]]))
        chosen.append(ids[found[0]])
    if edition.seated_in_token_order and chosen != sorted(chosen, key=ids.index):
        order = ",".join(sorted(chosen, key=ids.index))
        raise BadInput(say("suspects-order", order=order))
    return chosen


def _names(say: Messages, text: str | None, count: int) -> tuple[str, ...]:
    names = [
        "".join(c for c in name if c.isprintable())[:NAME_AT_MOST] for name in _parts(text or "")
    ]
    if len(names) > count:
        raise BadInput(say("too-many-names", count=len(names), players=count))
    for at, name in enumerate(names):
        if simple(name) in map(simple, names[:at]):
            raise BadInput(say("name-twice", name=name))
    return tuple(names)


def options(say: Messages, edition: Edition, typed: Iterable[str]) -> dict[str, object]:
    """House rules from texts such as ``turn_limit=60``."""
    changes: dict[str, object] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput(say("bad-option-form", text=text))
        if name not in edition.changeable:
            raise BadInput(say("no-such-option", name=name, names=", ".join(edition.changeable)))
        changes[name] = _value(say, edition, name, value.strip())
    return changes


def _value(say: Messages, edition: Edition, name: str, text: str) -> object:
    accepted, rooms = ACCEPTED[name], edition.deck.rooms
    value: object = text
    match accepted.wants:
        case "bool":
            word = text.lower()
            value = word in YES if word in YES + NO else text
            wanted = say("option-wants-bool")
        case "dice":
            value = int(text) if text in ("1", "2") else text
            wanted = say("option-wants-dice")
        case "number":
            number = text.isascii() and text.isdecimal() and len(text) < 10
            value = int(text) if number else text
            wanted = say("option-wants-number")
        case "choice":
            wanted = say("option-wants-choice", choices=", ".join(accepted.words))
        case "rooms":
            value = text if text in accepted.words else tuple(_parts(text))
            wanted = say("option-wants-rooms", rooms=", ".join(rooms))
    if accepted.takes(value, rooms):
        return value
    raise BadInput(say("bad-option-value", name=name, value=text, wanted=wanted))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
