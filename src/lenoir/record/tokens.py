"""The tokens of the notation: how each kind of event is written when nothing is odd about it.

What a token leaves out follows from the table: the seat whose turn it is, the case under
discussion. An event that says something else is written out in full, as ``TurnEnded(rose)``.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Final, get_origin

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import Cards, Case
from lenoir.core.events import Event
from lenoir.core.options import Options
from lenoir.core.phases import decider
from lenoir.core.table import Table
from lenoir.record.fields import fields_of
from lenoir.record.values import is_optional

FIELD: Final = re.compile(r"\{(\w+)\}")


class Token(Struct, frozen=True, dict=True):
    """One way to write a kind of event: a template, and the fields it settles by itself."""

    kind: type[Event]
    template: str
    fixed: Mapping[str, object] = {}

    @cached_property
    def named(self) -> tuple[str, ...]:
        """The fields, and additions for the reader's eye, that are written."""
        return tuple(FIELD.findall(self.template))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What such a token looks like."""
        parts = FIELD.split(self.template)
        fields = fields_of(self.kind)
        return re.compile(
            "".join(
                f"({_shape(fields.get(part))})" if number % 2 else re.escape(part)
                for number, part in enumerate(parts)
            )
        )


def _shape(hint: object) -> str:
    """What the words of a type look like, loosely: reading them is for later."""
    if hint is Case:
        return r"\w+/\w+/\w+"
    if hint == fields_of(e.AnswerSealed)["answer"]:
        return r"\w+\([^()]*\)"
    if hint in (None, str, Cards, Options) or is_optional(hint) or get_origin(hint) is not None:
        return r"[^:;\s]+?"
    return r"\w+"


TOKENS: Final[tuple[Token, ...]] = (
    # The deal
    Token(e.GameStarted, "start:{suspects}:{weapons}:{options}"),
    Token(e.LotsRolled, "lots:{purpose}:{seats}:{rolls}"),
    Token(e.CardsDealt, "deal:{dealer}:{sizes}:{pool}:{in_rooms}"),
    Token(e.EnvelopeSealed, "envelope:{case}"),
    Token(e.HandDealt, "hand:{seat}:{cards}"),
    Token(e.PoolFilled, "pool:{cards}"),
    Token(e.RoomCardLaid, "laid:{room}:{card}"),
    # The turn
    Token(e.TurnBegan, "{number}.{seat}"),
    Token(e.DiceRolled, "R{dice}"),
    Token(e.TokenMoved, ">{to}", {"how": "walk"}),
    Token(e.TokenMoved, "~{to}", {"how": "passage"}),
    Token(e.TokenMoved, "^{to}", {"how": "leap"}),
    Token(e.TokenMoved, ">>{to}", {"how": "keeper"}),
    Token(e.TokenMoved, "*>{to}", {"how": "power"}),
    Token(e.TokenMoved, "{token}>{to}", {"how": "summoned"}),
    Token(e.TokenMoved, "{token}=>{to}", {"how": "named"}),
    Token(e.TokenMoved, "{token}>>{to}", {"how": "rush"}),
    Token(e.TokenMoved, "{token}<{to}", {"how": "sent_back"}),
    Token(e.TokenMoved, "{token}|>{to}", {"how": "swept"}),
    Token(e.WeaponMoved, "{weapon}@{to}"),
    Token(e.Stayed, "stay"),
    Token(e.Declined, "pass"),
    Token(e.TurnEnded, "end"),
    # The suggestion
    Token(e.SuggestionMade, "?{case}"),
    Token(e.CannotRefute, "{seat}-"),
    Token(e.SuggestionRefuted, "{by}+"),
    Token(e.SuggestionStood, "stands"),
    Token(e.SuggestionBlocked, "block:{by}"),
    Token(e.CardPassed, "{by}->{to}"),
    Token(e.CardSpied, "spied:{seat}:{by}:{card}"),
    Token(e.CardGlimpsed, "glimpse:{seat}:{of}:{card}"),
    # The accusation and the end
    Token(e.AccusationMade, "accuse"),
    Token(e.CaseClaimed, "!{case}"),
    Token(e.CaseWritten, "written:{case}"),
    Token(e.EnvelopeSeen, "inside:{case}"),
    Token(e.AccusationFailed, "wrong"),
    Token(e.SeatOut, "out:{seat}:{because}"),
    Token(e.CardWithheld, "withheld:{seat}:{card}"),
    Token(e.SeatChallenged, "challenge:{offender}:{card}"),
    Token(e.GameEnded, "ended:{because}:{winner}:{case}"),
    Token(e.EverythingOpened, "open:{hands}:{keepers}:{pool}:{in_rooms}:{written}"),
    # The Intrigue pile and the powers
    Token(e.IntrigueDrawn, "draw:{seat}:{why}", {"clock": 0}),
    Token(e.IntrigueDrawn, "clock:{seat}:{why}:{clock}"),
    Token(e.KeeperTaken, "take:{seat}:{keeper}"),
    Token(e.KeeperPlayed, "play:{seat}:{keeper}"),
    Token(e.PowerUsed, "power:{seat}"),
    Token(e.SeatDied, "died:{seat}:{hand}"),
    Token(e.PoolLooked, "look"),
    Token(e.PoolSeen, "sees:{cards}"),
    # The clue cards and the cards in rooms
    Token(e.ClueDrawn, "clue:{clue}:{about}"),
    Token(e.CardNamed, "name:{card}"),
    Token(e.SeatPicked, "pick:{target}"),
    Token(e.CardOpened, "opened:{seat}:{card}"),
    Token(e.NobodyHolds, "nobody:{card}"),
    Token(e.AnswerSealed, "sealed:{answer}"),
    Token(e.PassageOpened, "passage:{room}"),
    Token(e.RoomCardLooked, "look:{room}"),
    Token(e.RoomCardSeen, "sees:{room}:{card}"),
    # Last, since any word may stand before the colon
    Token(e.CardShown, "{by}:{card}"),
    Token(e.CardShown, "{by}:{card}:{to}"),
)


def addition(name: str, table: Table, event: Event) -> str | None:
    """What is written only for the reader's eye, and checked when read."""
    match name, event:
        case "number", e.TurnBegan():
            return str(table.turns + 1)
        case "about", e.ClueDrawn(_, clue):
            return str(table.edition.clues[clue].kind) if clue < len(table.edition.clues) else None
        case _:
            return None


def implied(kind: type[Event], name: str, known: Mapping[str, object], table: Table) -> object:
    """What a token leaves out; None where nothing is implied."""
    if kind is e.AnswerSealed:
        return getattr(known["answer"], "seat", None)
    if kind is e.Declined:
        return decider(table.phase)
    match name:
        case "seat" | "to":
            return table.turn.seat
        case "case":
            return table.case
        case "token":
            return table.token_of(table.turn.seat) if table.suspects else None
        case "edition":
            return table.edition.key
        case "draws":
            return usual_draws(table, known["dice"])
        case _:
            return None


def usual_draws(table: Table, dice: object) -> int:
    """The special ones among the dice, where there is a pile to draw from."""
    edition = table.edition
    if not edition.keepers and not (edition.clues and table.options.clue_cards):
        return 0
    assert isinstance(dice, tuple)
    return sum(face == 1 and special for face, special in zip(dice, edition.special_dice))  # noqa: B905
