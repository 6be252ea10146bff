"""What a table settles before the deal: who plays which suspect, and the house rules."""

from collections.abc import Mapping, Sequence

import msgspec

from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.options import ACCEPTED, Accepted, Options, by_their_names


class BadSetup(ValueError):
    """A table that cannot be set up so; the text says what is possible."""


def seated(edition: Edition, players: int | Sequence[str]) -> tuple[Card, ...]:
    """The suspects by seat: those named, or the edition's first ones, one for each player.

    How many may play is M-1, K-1, D-1, T-1; any of them where the rules do not say otherwise
    (K-2, D-3, T-3), in the order of the tokens where they do (M-5).
    """
    deck = edition.deck
    names = deck.suspects[:players] if isinstance(players, int) else tuple(players)
    count = players if isinstance(players, int) else len(names)
    if count not in edition.players:
        few, many = edition.players[0], edition.players[-1]
        raise BadSetup(f"{edition.key} is for {few} to {many} players, not {count}")
    for name in names:
        if name not in deck.suspects:
            raise BadSetup(f"no suspect {name!r}; there are {', '.join(deck.suspects)}")
    suspects = tuple(deck.card(name) for name in names)
    if len(set(suspects)) < len(suspects):
        raise BadSetup("each suspect can be played only once")
    if edition.seated_in_token_order and suspects != tuple(sorted(suspects)):
        order = ", ".join(deck.suspects)
        raise BadSetup(f"in {edition.key} seats follow the order of the tokens: {order}")
    return suspects


def settled(edition: Edition, changes: Mapping[str, object]) -> Options:
    """The options of a game: the edition's own, but for what the table changes."""
    if "draws_from" in edition.changeable:
        changes = by_their_names(changes)
    for name in changes:
        if name not in edition.changeable:
            offered = ", ".join(edition.changeable)
            raise BadSetup(f"{edition.key} has no option {name!r}; it has {offered}")
    defaults = msgspec.structs.asdict(edition.options)
    try:
        options = msgspec.convert({**defaults, **changes}, Options)
    except msgspec.ValidationError as error:
        raise BadSetup(f"bad option: {error}") from None
    for name, accepted in ACCEPTED.items():
        if not accepted.takes(getattr(options, name), edition.deck.rooms):
            raise BadSetup(f"{name} {_wanted(accepted, edition)}")
    return options


def _wanted(accepted: Accepted, edition: Edition) -> str:
    """What an option can be."""
    match accepted.wants:
        case "bool":
            return "is true or false"
        case "number":
            return f"is a number of turns up to {accepted.numbers[-1]}, or 0 for none"
        case "dice":
            return "is 1 or 2"
        case "choice":
            return f"is one of {', '.join(accepted.words)}"
        case "rooms":
            return f"names four different rooms of {', '.join(edition.deck.rooms)}"
