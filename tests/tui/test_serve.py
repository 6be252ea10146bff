"""Which port a server takes, and whether a browser is opened."""

import socket
from argparse import Namespace
from collections.abc import Iterator

import pytest

from lenoir.messages import BadInput, Messages
from lenoir.tui import serve
from lenoir.tui.browse import may_open

HOST = "127.0.0.1"


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The usual port, at which somebody listens already."""
    monkeypatch.delenv("LENOIR_PORT", raising=False)
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        yield port


def test_who_chose_no_port_and_wants_a_page_gets_the_next_free_one(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with serve._listener(HOST, Namespace(port=None, open=True), Messages("en")) as listener:
        port = listener.getsockname()[1]
    assert taken < port < taken + serve.NEXT
    assert capsys.readouterr().err == f"Port {taken} is taken; Lenoir takes {port}.\n"


def test_a_port_that_was_chosen_is_not_exchanged(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Messages("en")
    with pytest.raises(BadInput, match="Choose another"):
        serve._listener(HOST, Namespace(port=taken, open=True), say)
    with pytest.raises(BadInput, match="Choose another"):
        serve._listener(HOST, Namespace(port=None, open=False), say)
    monkeypatch.setenv("LENOIR_PORT", str(taken))
    with pytest.raises(BadInput, match="Choose another"):
        serve._listener(HOST, Namespace(port=None, open=True), say)


def test_a_browser_needs_a_screen_and_may_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not may_open({})
    assert may_open({"DISPLAY": ":0"})
    assert not may_open({"DISPLAY": ":0", "LENOIR_BROWSER": "0"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert may_open({})
