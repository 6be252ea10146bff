"""An edition from outside: found, loaded, played, and kept apart from the package's own."""

import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Accuse
from lenoir.core.board import Space
from lenoir.core.edition import Edition
from lenoir.core.events import TokenMoved
from lenoir.core.legal import AnyCase
from lenoir.core.seats import Seat
from lenoir.editions.bad_edition import BadEdition
from lenoir.editions.loader import (
    ELSEWHERE,
    NoSuchEdition,
    edition_keys,
    load_edition,
    read_edition,
)
from lenoir.play.games.game import Game
from lenoir.rules.engine import legal_actions
from tests.machines.chance import Lots
from tests.toy import HERE, published


@pytest.fixture
def tiny() -> Edition:
    return load_edition("tiny")


def test_the_toy_stands_on_the_shelf_after_the_editions_of_the_package() -> None:
    assert edition_keys() == (*published(), "tiny")
    assert set(published()) == {"classic", "detectives", "miro", "modern"}


def test_without_the_environment_there_is_no_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ELSEWHERE)
    assert "tiny" not in edition_keys()
    with pytest.raises(NoSuchEdition, match="classic"):
        load_edition("tiny.")


def test_a_folder_that_is_not_there_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ELSEWHERE, str(HERE / "nowhere"))
    assert edition_keys() == published()


def test_an_edition_of_the_package_cannot_be_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tmp_path.joinpath("miro.toml").write_text("title = 1", encoding="utf-8")
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    assert load_edition.__wrapped__("miro").players == range(2, 7)


def test_an_edition_is_pickled_by_its_key_and_one_made_from_it_by_its_value(tiny: Edition) -> None:
    assert pickle.loads(pickle.dumps(tiny)) is tiny
    changed = replace(tiny, clocks=9)
    assert pickle.loads(pickle.dumps(changed)).clocks == 9


def test_a_file_with_a_word_too_many_is_refused_with_its_place() -> None:
    text = HERE.joinpath("tiny.toml").read_text("utf-8")
    with pytest.raises(BadEdition, match="dies"):
        read_edition("tiny", text.replace("walk =", "dies ="))


def where_may_accuse(game: Game, place: Space) -> bool:
    """Whether the seat to decide may accuse if its token stands there."""
    seat = game.decider
    assert seat is not None
    state = game._state.after(TokenMoved(game.table.token_of(seat), place, "walk"))
    offers = legal_actions(state.sight(seat)).offers
    return any(isinstance(offer, AnyCase) and offer.deed is Accuse for offer in offers)


def test_accusations_are_heard_in_the_hall_alone(tiny: Edition) -> None:
    game = Game(tiny, 2, Lots(1))
    assert game.decider == Seat(0)
    assert where_may_accuse(game, tiny.board.space("hall"))
    for name in ("veranda", "kitchen", "a2", "e1"):
        assert not where_may_accuse(game, tiny.board.space(name)), name


@pytest.mark.parametrize(("players", "hand"), [(2, 3), (3, 2)])
def test_the_nine_cards_are_shared_out(tiny: Edition, players: int, hand: int) -> None:
    assert Game(tiny, players, Lots(1)).table.sizes == (hand,) * players
