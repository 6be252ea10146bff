"""What is told once to all is, for each of them, what would be told to them alone.

The clever way (a crier, changes, bytes made once) beside the obvious one (the whole story and the
whole scene made for each viewer after every move), over the recorded games of all editions.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import fields

from lenoir import wire
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.table import Turn
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Seeded, Unforeseeable
from lenoir.play.games.game import Game
from lenoir.record.codec import decode
from lenoir.telling import changes
from lenoir.telling.crier import Crier, Sent
from lenoir.telling.scene import Mine, Own, Scene, Shared, Teller, Told
from tests.golden.make import HERE

NAMES = ("Ada", "", "Cléo O’Brien", "Zoé")
RECORDED = sorted(path.stem for path in HERE.glob("*.jsonl"))

_moved = msgspec.json.Decoder(wire.MovedMessage)


class Steps(NamedTuple):
    """A recorded game, decision by decision."""

    game: Game
    rest: list[tuple[Event, ...]]


def steps_of(name: str) -> Steps:
    """The game as it was dealt, and what happened in each decision."""
    record = decode((HERE / f"{name}.jsonl").read_bytes())
    steps: list[tuple[Event, ...]] = []
    step: list[Event] = []
    for event in record.events:
        step.append(event)
        if type(event) is PhaseBegan:
            steps.append(tuple(step))
            step = []
    game = Game.of(load_edition(record.header.edition), steps[0], Unforeseeable())
    return Steps(game, steps[1:])


def prompt_of(game: Game, number: int) -> Prompt | None:
    """The question on the table."""
    seat = game.decider
    return None if seat is None else Prompt(number, seat)


class Page:
    """A page: a scene and a story, made of what it is sent."""

    def __init__(self, crier: Crier, game: Game, viewer: Viewer) -> None:
        self.viewer = viewer
        self._crier = crier
        self.sent: Sent = crier.begin(game.view(viewer))
        self.scene: Scene = self.sent.scene
        self.story: list[Told] = []
        self.prompt: Prompt | None = None

    def follow(self, game: Game, prompt: Prompt | None) -> bytes:
        """Take what has changed."""
        view = game.view(self.viewer)
        legal = game.legal if game.decider == self.viewer else None
        data, self.sent = self._crier.moved(view, prompt, legal, self.sent)
        moved = _moved.decode(data)
        assert (moved.viewer, moved.seq) == (self.viewer, self.scene.seq)
        self.story += [Told(moved.seq + at, *_parts(one)) for at, one in enumerate(moved.told)]
        told = tuple(one.event for one in moved.told)
        table = changes.TableChange() if moved.table is msgspec.UNSET else moved.table
        you = changes.ViewerChange() if moved.you is msgspec.UNSET else moved.you
        self.scene, self.prompt = changes.changed(self.scene, told, table, you), moved.prompt
        return data


def _parts(one: changes.Spoken) -> tuple[Event, str, bool]:
    return one.event, one.text, one.private


def over_the_wire(scene: Scene) -> Scene:
    """A scene as it looks once it has been sent: some numbers come back as plain ones."""
    return msgspec.json.decode(msgspec.json.encode(scene), type=Scene)


def followed(name: str, language: Language) -> Iterator[tuple[Game, list[Page]]]:
    """All viewers of a recorded game, at each moment after they have caught up.

    Some are slow: they take two or more moves in one piece.
    """
    (game, rest), teller, rng = steps_of(name), Teller(language), Seeded(name)
    viewers = (SPECTATOR, *game.table.seats)
    crier = Crier(teller, game.view(SPECTATOR), NAMES)
    pages = [Page(crier, game, viewer) for viewer in viewers]
    for number, step in enumerate(rest, 2):
        game.follow(step)
        awake = [page for page in pages if game.is_over or rng.below(5)]
        for page in awake:
            page.follow(game, prompt_of(game, number))
            assert page.prompt == prompt_of(game, number)
        yield game, awake


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDED)
def test_each_viewer_has_the_scene_and_the_story_that_are_made_for_them_alone(
    name: str, language: Language
) -> None:
    slow, at, game = Teller(language), 0, None
    for game, awake in followed(name, language):
        at += 1
        for page in awake:
            view = game.view(page.viewer)
            assert over_the_wire(page.scene) == over_the_wire(slow.scene(view, NAMES))
    assert game is not None
    assert at > 20
    for page in awake:  # at the end, everybody is
        view, first = game.view(page.viewer), page.story[0].number
        assert page.story == list(slow.story(view, NAMES, first))
    assert {page.viewer for page in awake} == {SPECTATOR, *game.table.seats}


@pytest.mark.parametrize("name", RECORDED)
def test_what_is_put_together_is_what_would_be_encoded_in_one_piece(name: str) -> None:
    """But for the end of a line that goes without saying."""
    game, rest = steps_of(name)
    crier = Crier(Teller("fr"), game.view(SPECTATOR), NAMES)
    pages = [Page(crier, game, viewer) for viewer in (SPECTATOR, *game.table.seats)]
    for number, step in enumerate(rest, 2):
        game.follow(step)
        for page in pages:
            data = page.follow(game, prompt_of(game, number))
            as_dict, again = msgspec.json.decode(data), _moved.decode(data)
            whole = msgspec.json.decode(msgspec.json.encode(again))
            whole["told"] = [_trimmed(line) for line in whole["told"]]
            assert as_dict == whole


def _trimmed(line: list[object]) -> list[object]:
    event, text, private = line
    return [event, text, True] if private else [event, text] if text else [event]


@pytest.mark.parametrize("name", ["classic-one-die", "detectives-six"])
def test_a_move_that_all_see_alike_is_encoded_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[Shared] = []
    honest = changes.table_change

    def table_change(before: Shared, now: Shared) -> changes.TableChange:
        counted.append(now)
        return honest(before, now)

    monkeypatch.setattr("lenoir.telling.crier.table_change", table_change)
    game, rest = steps_of(name)
    crier = Crier(Teller("en"), game.view(SPECTATOR), NAMES)
    pages = [Page(crier, game, viewer) for viewer in (SPECTATOR, *game.table.seats)]
    for number, step in enumerate(rest, 2):
        game.follow(step)
        for page in pages:
            page.follow(game, prompt_of(game, number))
    assert len(counted) == len(rest)


def test_a_log_that_is_read_anew_goes_on_in_the_same_words() -> None:
    game, rest = steps_of("detectives-six")
    crier = Crier(Teller("en"), game.view(SPECTATOR), ())
    pages = [Page(crier, game, viewer) for viewer in game.table.seats]
    log = list(game._log)
    for number, step in enumerate(rest, 2):
        log += step
        anew = Game.of(game.table.edition, log, Unforeseeable())
        for page in pages:
            page.follow(anew, prompt_of(anew, number))
            assert over_the_wire(page.scene) == over_the_wire(
                Teller("en").scene(anew.view(page.viewer), ())
            )


def test_a_change_can_name_everything_that_may_change_in_a_scene() -> None:
    def names(kind: type[msgspec.Struct]) -> set[str]:
        return {field.name for field in fields(kind)}

    fixed = {"phase", "suspects", "called"}
    """Told by the last event; and what stays as it is as long as everybody has the same name."""
    assert names(changes.TableChange) == names(Shared) - fixed
    assert names(changes.ViewerChange) == names(Mine)
    assert names(changes.TurnChange) == names(Turn)
    assert names(changes.OwnChange) == names(Own)
    assert names(Scene) == names(Shared) | names(Mine) | {"seq"}
