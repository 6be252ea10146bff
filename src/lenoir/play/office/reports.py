"""Reports: what players tell whoever runs the server about each other."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.play.games.answers import Refused
from lenoir.play.logs.ledgers import Ledger
from lenoir.play.logs.ports import Broadcast, LogId
from lenoir.play.logs.shelf import Stop
from lenoir.play.people.keys import digest
from lenoir.play.tables.register import Register, person_with
from lenoir.record.legible import legible

TEXT_AT_MOST: Final = 200

Complaint: TypeAlias = Literal["language", "name", "cheating", "other"]


class Report(Struct, frozen=True):
    """Somebody has reported somebody at their table."""

    at: float
    table: str
    by: int
    person: int
    reason: Complaint
    text: str = ""


class Reports:
    """The reports of a house. One of each reason, by each about each, so nobody fills the store."""

    def __init__(self, register: Register, broadcast: Broadcast, now: Callable[[], float]) -> None:
        self._register, self._now = register, now
        self.ledger = Ledger("reports", Report, register.store, broadcast, now)

    async def report(
        self, table: LogId, key: str, person: int, reason: Complaint, text: str
    ) -> Report | Refused:
        """Report somebody; who has done so for the same reason before is not heard twice."""
        try:
            seating = await self._register.seating(table)
            who, said = person_with(seating, digest(key)), text.strip()
            if not 0 <= person < len(seating.people) or person == who:
                raise Stop("no_such_person")
            if len(said) > TEXT_AT_MOST or (said and not legible(said)):
                raise Stop("bad_text")
            report = Report(self._now(), table, who, person, reason, said)
            await self.ledger.note(f"{table}/{who}/{person}/{reason}", report)
        except Stop as stop:
            return stop.refused
        return report
