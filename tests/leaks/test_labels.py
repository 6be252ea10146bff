"""Cards with random labels: no label of a hidden card is in anything that leaves the server.

Cards travel as numbers. So a label in an answer, a log line or a metric has been put there by
somebody who looked a card up, and that is never for the server to do. Only stories and scenes name
cards: those which an event of the viewer's own stream has named.
"""

import logging
import os
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from secrets import token_hex

import msgspec
import pytest
from msgspec.structs import replace

from lenoir.core.cards import Card, Case, each
from lenoir.core.edition import Edition, Language
from lenoir.core.events import HandDealt
from lenoir.core.legal import Legal
from lenoir.core.phases import Over
from lenoir.core.view import View
from lenoir.editions.loader import ELSEWHERE, load_edition
from lenoir.seeing.logs import LOG, AsJson
from lenoir.server import app
from lenoir.server.guarding import guard
from lenoir.telling import crier, scene
from lenoir.telling.scene import Mine, Own
from lenoir.telling.voice import Voice
from tests.leaks.at_the_server import OPEN, at_the_server, the_app
from tests.leaks.planted.server import truth
from tests.leaks.played import play, viewers_of
from tests.leaks.tables import setups_of
from tests.server.inside import asked

KINDS = ("suspects", "weapons", "rooms")


@pytest.fixture
def labelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """The classic edition with a random string for every card, in its ids and its names."""
    text = files("lenoir.editions").joinpath("classic.toml").read_text("utf-8")
    cards = msgspec.toml.decode(text)
    for key, names in ((k, n) for kind in KINDS for k, n in cards[kind].items()):
        canary = f"x{token_hex(8)}"
        for word in (key, names["fr"], names["en"]):
            text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", canary, text)
    name = f"labelled-{token_hex(4)}"
    tmp_path.joinpath(f"{name}.toml").write_text(text, "utf-8")
    shelf = os.environ.get(ELSEWHERE, "").split(os.pathsep)
    monkeypatch.setenv(ELSEWHERE, os.pathsep.join([*shelf, str(tmp_path)]))
    return load_edition(name)


@pytest.fixture(autouse=True)
def _cleared() -> Iterator[None]:
    """No table stays open after a test."""
    yield
    while OPEN:
        OPEN.pop().close()


IN_WORDS = (b'{"type":"story"', b'{"type":"scene"', b'{"type":"moved"')
"""Messages that name cards, to those who may know them."""
FOR_EVERYBODY = ("/api/catalogue", "/api/first-case", "/why?", "/learned?")
"""Doors that name all cards, or those of the answer to a question."""


def told_of(edition: Edition, caplog: pytest.LogCaptureFixture) -> set[str]:
    """The labels found in what left: exits of all viewers, log lines, metrics."""
    caplog.set_level(logging.INFO)
    setup = at_the_server(next(setups_of(edition, 2)))
    played = play(setup, "labels", viewers_of(setup), longest=40)
    table = OPEN[0]
    table.desk.metrics_token, word = "word", {"Authorization": "Bearer word"}
    metrics = table.run(asked(the_app(), "GET", "/metrics", headers=word), "metrics")
    assert b"lenoir_requests_total" in metrics.body
    lines = [AsJson().format(record) for record in caplog.records]
    assert any('"status": 200' in line for line in lines)
    deck, plain, found = edition.deck, [metrics.whole, *(line.encode() for line in lines)], set()
    for viewer, looks in played.exits.items():
        for look, view in zip(looks, played.views[viewer], strict=True):
            pieces = [piece for way, sent in look.items() for piece in pieces_of(way, sent)]
            words = b"\n".join(piece for piece in pieces if piece.startswith(IN_WORDS))
            plain += [piece for piece in pieces if not piece.startswith(IN_WORDS)]
            known = {*setup.suspects, *deck.rooms, *(deck.ids[card] for card in named_to(view))}
            found |= {label for label in {*deck.ids} - known if label.encode() in words}
    told = b"\n".join(plain).decode()
    told = told.replace(msgspec.json.encode(deck.ids).decode(), "")  # a record lists them all
    assert all(suspect in told for suspect in setup.suspects), "who plays whom is public"
    return found | {label for label in {*deck.ids} - {*setup.suspects} if label in told}


def pieces_of(way: str, sent: bytes) -> list[bytes]:
    return [] if any(door in way for door in FOR_EVERYBODY) else sent.split(b"\n")


def named_to(view: View) -> set[Card]:
    """The cards that some event of a viewer's own stream names; at the end all lie open."""
    if isinstance(view.table.phase, Over):
        return set(map(Card, range(len(view.table.edition.deck))))
    named: set[Card] = set()
    for event in view.stream:
        card, case = getattr(event, "card", None), getattr(event, "case", None)
        named |= {card} if card is not None else set()
        named |= set(each(event.cards)) if isinstance(event, HandDealt) else set()
        named |= {case.suspect, case.weapon, case.room} if isinstance(case, Case) else set()
    return named


def test_no_label_leaves_the_server(labelled: Edition, caplog: pytest.LogCaptureFixture) -> None:
    """C-11"""
    assert not told_of(labelled, caplog)


def the_weapon() -> str:
    """The label of the weapon in the envelope."""
    game = truth()
    case = game._state.truth.envelope if game else None
    return "" if game is None or case is None else game.table.edition.deck.ids[case.weapon]


def test_a_label_in_a_log_line_is_found(
    labelled: Edition, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    talkative = LOG.getChild("talkative")
    honest = talkative.info
    monkeypatch.setattr(talkative, "info", lambda text, **more: honest(text + the_weapon(), **more))
    monkeypatch.setattr(guard, "LOG", talkative)
    assert len(told_of(labelled, caplog)) == 1


def test_a_label_in_an_error_is_found(
    labelled: Edition, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = app.body_of  # type: ignore[attr-defined]

    def body_of(status: int, language: Language) -> bytes:
        body: bytes = honest(status, language)
        return body + the_weapon().encode()

    monkeypatch.setattr(app, "body_of", body_of)
    assert len(told_of(labelled, caplog)) == 1


def test_a_label_in_a_scene_is_found(
    labelled: Edition, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = scene.mine

    def mine(
        voice: Voice, view: View, legal: Legal | None = None, known: Own | None = None
    ) -> Mine:
        found = honest(voice, view, legal, known)
        return replace(found, question=found.question + the_weapon())

    monkeypatch.setattr(crier, "mine", mine)
    assert len(told_of(labelled, caplog)) == 1
