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


class TokenForm(Struct, frozen=True, dict=True):
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


TOKENS: Final[tuple[TokenForm, ...]] = (
    # The deal
    TokenForm(e.GameStarted, "start:{suspects}:{weapons}:{options}"),
    TokenForm(e.LotsRolled, "lots:{purpose}:{seats}:{rolls}"),
    TokenForm(e.CardsDealt, "deal:{dealer}:{sizes}:{pool}:{in_rooms}"),
    TokenForm(e.EnvelopeSealed, "envelope:{case}"),
    TokenForm(e.HandDealt, "hand:{seat}:{cards}"),
    TokenForm(e.PoolFilled, "pool:{cards}"),
    TokenForm(e.RoomCardLaid, "laid:{room}:{card}"),
    # The turn
    TokenForm(e.TurnBegan, "{number}.{seat}"),
    TokenForm(e.DiceRolled, "R{dice}"),
    TokenForm(e.TokenMoved, ">{to}", {"how": "walk"}),
    TokenForm(e.TokenMoved, "~{to}", {"how": "passage"}),
    TokenForm(e.TokenMoved, "^{to}", {"how": "leap"}),
    TokenForm(e.TokenMoved, ">>{to}", {"how": "keeper"}),
    TokenForm(e.TokenMoved, "*>{to}", {"how": "power"}),
    TokenForm(e.TokenMoved, "{token}>{to}", {"how": "summoned"}),
    TokenForm(e.TokenMoved, "{token}=>{to}", {"how": "named"}),
    TokenForm(e.TokenMoved, "{token}>>{to}", {"how": "rush"}),
    TokenForm(e.TokenMoved, "{token}<{to}", {"how": "sent_back"}),
    TokenForm(e.TokenMoved, "{token}|>{to}", {"how": "swept"}),
    TokenForm(e.WeaponMoved, "{weapon}@{to}"),
    TokenForm(e.Stayed, "stay"),
    TokenForm(e.Declined, "pass"),
    TokenForm(e.TurnEnded, "end"),
    # The suggestion
    TokenForm(e.SuggestionMade, "?{case}"),
    TokenForm(e.CannotRefute, "{seat}-"),
    TokenForm(e.SuggestionRefuted, "{by}+"),
    TokenForm(e.SuggestionStood, "stands"),
    TokenForm(e.SuggestionBlocked, "block:{by}"),
    TokenForm(e.CardPassed, "{by}->{to}"),
    TokenForm(e.CardSpied, "spied:{seat}:{by}:{card}"),
    TokenForm(e.CardGlimpsed, "glimpse:{seat}:{of}:{card}"),
    TokenForm(e.CardNoticed, "notice:{seat}:{of}:{card}"),
    # The accusation and the end
    TokenForm(e.AccusationMade, "accuse"),
    TokenForm(e.CaseClaimed, "!{case}"),
    TokenForm(e.CaseWritten, "written:{case}"),
    TokenForm(e.EnvelopeSeen, "inside:{case}"),
    TokenForm(e.AccusationFailed, "wrong"),
    TokenForm(e.SeatOut, "out:{seat}:{because}"),
    TokenForm(e.CardWithheld, "withheld:{seat}:{card}"),
    TokenForm(e.SeatChallenged, "challenge:{offender}:{card}"),
    TokenForm(e.GameEnded, "ended:{because}:{winner}:{case}"),
    TokenForm(e.EverythingOpened, "open:{hands}:{keepers}:{pool}:{in_rooms}:{written}"),
    # The Intrigue pile and the powers
    TokenForm(e.IntrigueDrawn, "draw:{seat}:{why}", {"clock": 0}),
    TokenForm(e.IntrigueDrawn, "clock:{seat}:{why}:{clock}"),
    TokenForm(e.KeeperTaken, "take:{seat}:{keeper}"),
    TokenForm(e.KeeperPlayed, "play:{seat}:{keeper}"),
    TokenForm(e.PowerUsed, "power:{seat}"),
    TokenForm(e.SeatDied, "died:{seat}:{hand}"),
    TokenForm(e.PoolLooked, "look"),
    TokenForm(e.PoolSeen, "sees:{cards}"),
    # The clue cards and the cards in rooms
    TokenForm(e.ClueDrawn, "clue:{clue}:{about}"),
    TokenForm(e.CardNamed, "name:{card}"),
    TokenForm(e.SeatPicked, "pick:{target}"),
    TokenForm(e.CardOpened, "opened:{seat}:{card}"),
    TokenForm(e.NobodyHolds, "nobody:{card}"),
    TokenForm(e.AnswerSealed, "sealed:{answer}"),
    TokenForm(e.PassageOpened, "passage:{room}"),
    TokenForm(e.RoomCardLooked, "look:{room}"),
    TokenForm(e.RoomCardSeen, "sees:{room}:{card}"),
    # Last, since any word may stand before the colon
    TokenForm(e.CardShown, "{by}:{card}"),
    TokenForm(e.CardShown, "{by}:{card}:{to}"),
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
