"""Reports: what players tell whoever runs the server about each other."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.office.ledgers import Ledger
from lenoir.play.logs.ports import Broadcast, TableId
from lenoir.play.people.keys import digest
from lenoir.play.refusal import Refusal
from lenoir.play.tables.register import Register, person_with
from lenoir.play.tables.seating import Seating
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
        self, table: TableId, key: str, person: int, reason: Complaint, text: str
    ) -> Report:
        """Report somebody; a second report for the same reason is not noted again."""

        def ask(now: Seating) -> int:
            who = person_with(now, digest(key))
            if not 0 <= person < len(now.people) or person == who:
                raise Refusal("no_such_person")
            return who

        who, said = await self._register.asked(table, ask), text.strip()
        if len(said) > TEXT_AT_MOST or (said and not legible(said)):
            raise Refusal("bad_text")
        report = Report(self._now(), table, who, person, reason, said)
        await self.ledger.note(f"{table}/{who}/{person}/{reason}", report)
        return report
