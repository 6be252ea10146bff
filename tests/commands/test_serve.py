"""Which port a server takes, and whether a browser is opened."""

import socket
from collections.abc import Iterator

import pytest

from lenoir.commands import serve
from lenoir.commands.browse import may_open
from lenoir.messages import BadInput, Messages

HOST = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.create_server((HOST, 0)) as other:
        yield other.getsockname()[1]


def test_who_chose_no_port_and_wants_a_page_gets_the_next_free_one(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with serve.listener(HOST, taken, Messages("en"), {"LENOIR_BROWSER": "1"}) as listener:
        port = listener.getsockname()[1]
    assert taken < port < taken + serve.NEXT
    assert capsys.readouterr().err == f"Port {taken} is taken; Lenoir takes {port}.\n"


def test_a_port_that_was_chosen_is_not_exchanged(taken: int) -> None:
    chosen = {"LENOIR_BROWSER": "1", "LENOIR_PORT": str(taken)}
    for environment in (chosen, {"LENOIR_BROWSER": "0"}, {}):
        with pytest.raises(BadInput, match="Choose another"):
            serve.listener(HOST, taken, Messages("en"), environment)


def test_a_browser_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not may_open({})
    assert may_open({"DISPLAY": ":0"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert may_open({})
