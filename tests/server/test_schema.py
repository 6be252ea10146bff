"""What the OpenAPI file says is what the doors take, whatever is asked of them: by schemathesis.

Addresses, queries and bodies are made from the description, right and wrong ones, with a seat at a
table and without. Nothing breaks, what is not as described is refused with a problem, and the game
stays as it is.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from lenoir.server.app import web_app
from tests.leaks.visitor import Visitor
from tests.server.indoors import DESKS, Indoors, a_table_indoors, the_app
from tests.server.inside import asked, routes_of

schemathesis = pytest.importorskip("schemathesis")

EXAMPLES = 6
ROLES = ("nobody", "host")


class Doors:
    """The application, and somebody who asks."""

    def __init__(self, runner: asyncio.Runner, indoors: Indoors) -> None:
        self._runner, self.indoors = runner, indoors
        answer = runner.run(asked(the_app(), "GET", "/api/schema/openapi.json"))
        self.operations = operations(json.loads(answer.body))

    def ask(self, case: Any, role: str, here: bool) -> tuple[int, bytes, bytes]:  # noqa: ANN401 - theirs
        """Status, kind and body of what comes back; of this table, or of any."""
        path = case.path
        for name, value in (case.path_parameters or {}).items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        if here:
            path = case.path.replace("{table}", self.indoors.words["table"])
        query = urlencode({name: str(value) for name, value in (case.query or {}).items()})
        is_empty = type(case.body).__name__ == "NotSet"
        body = b"" if is_empty else json.dumps(case.body, default=str).encode()
        visitor: Visitor = self.indoors.by_role[role]
        answer = self._runner.run(visitor.ask(case.method, f"{path}?{query}", body))
        return answer.status, answer.header(b"content-type"), answer.body

    def log(self) -> list[bytes]:
        """All that is stored of the game."""
        return self._runner.run(self.indoors.log())


@pytest.fixture(scope="module")
def doors() -> Iterator[Doors]:
    with asyncio.Runner() as runner:
        table = a_table_indoors()
        indoors = runner.run(table.__aenter__())
        yield Doors(runner, indoors)
        runner.run(table.__aexit__(None, None, None))


def operations(schema: dict[str, Any]) -> dict[str, Any]:
    """Everything that is described, by its name."""
    described = schemathesis.openapi.from_dict(schema)
    found = (result.ok() for result in described.get_all_operations())
    return {operation.label: operation for operation in found}


def test_every_door_is_described_but_for_those_who_run_the_server(doors: Doors) -> None:
    there = routes_of(web_app(lambda: DESKS[-1]))
    hidden = {route for route in there if "/api/schema" in route or route.startswith("SOCKET")}
    assert set(doors.operations) == there - hidden - {"GET /metrics"}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_doors_take_what_is_described_and_refuse_the_rest(
    doors: Doors, role: str, mode: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = doors.log()
    how = schemathesis.GenerationMode(mode)
    all_of_them = doors.operations.values()
    cases = st.one_of(*(operation.as_strategy(generation_mode=how) for operation in all_of_them))

    @given(case=cases, here=st.booleans())
    @settings(
        max_examples=EXAMPLES * len(all_of_them),
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any, here: bool) -> None:  # noqa: ANN401 - theirs
        status, kind, body = doors.ask(case, role, here)
        assert status < 500, (case.method, case.path, case.body)
        if status >= 400:
            assert kind == b"application/problem+json"
            assert json.loads(body)["status"] == status

    check()
    assert doors.log() == before
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]
