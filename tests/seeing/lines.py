"""What was logged, as whoever runs a server reads it."""

import json

import pytest

from lenoir.seeing.logs import AsJson


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """A line for each record."""
    return [json.loads(AsJson().format(record)) for record in caplog.records]
