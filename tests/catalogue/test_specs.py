"""Asking for a bot: names, what they are told, files, and every mistake one can make."""

import inspect
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from lenoir.bots import players as players_module
from lenoir.bots.bad_bot import TEXTS, BadBot
from lenoir.bots.catalogue import BUILT_IN, DEFAULT
from lenoir.bots.parameters import Seconds, parameters_of, told
from lenoir.bots.players import one_player, players
from lenoir.bots.random_bot import RandomPlayer
from lenoir.bots.spec import Spec, specs
from lenoir.core.edition import LANGUAGES
from lenoir.messages import Messages
from lenoir.telling.sheets import catalogue
from tests.sim.bots import FILE


class Talkative(RandomPlayer):
    """Takes one of each kind."""

    def __init__(
        self, depth: int = 2, risk: float = 0.5, bold: bool = False, time: Seconds = 0.05
    ) -> None:
        self.told = (depth, risk, bold, time)


def test_commas_set_bots_apart_and_what_each_is_told() -> None:
    asked = specs("lenoir:time=50ms,risk=2, random ,a/b.py:Mine:x=1,y=2,c.py:Other")
    assert asked == (
        Spec("lenoir", (("time", "50ms"), ("risk", "2"))),
        Spec("random"),
        Spec("a/b.py:Mine", (("x", "1"), ("y", "2"))),
        Spec("c.py:Other"),
    )
    assert asked[2].place == ("a/b.py", "Mine")
    assert asked[1].place is None


@pytest.mark.parametrize("text", ["random", "lenoir:time=50ms,risk=2", "a.py:B:c=d"])
def test_a_spec_is_written_as_it_was_read(text: str) -> None:
    assert ",".join(map(str, specs(text))) == text


def test_values_have_the_type_of_the_parameter() -> None:
    values = {"depth": "3", "risk": ".25", "bold": "on", "time": "1.5s"}
    assert told("x", Talkative, values) == {"depth": 3, "risk": 0.25, "bold": True, "time": 1.5}
    assert told("x", Talkative, {"time": "50ms"}) == {"time": 0.05}


def test_a_parameter_without_an_annotation_is_read_like_its_usual_value() -> None:
    make: Callable[..., RandomPlayer] = lambda depth=2, name="x": RandomPlayer()  # noqa: E731
    assert [each.kind for each in parameters_of(make).values()] == ["int", "str"]


def test_everyone_in_the_catalogue_can_be_had_and_is_described() -> None:
    assert DEFAULT in BUILT_IN
    for name in BUILT_IN:
        assert callable(one_player(name).bot().decide)
        assert all(f"bot-{name}" in Messages(language) for language in LANGUAGES)


def test_each_seat_gets_a_bot_of_its_own() -> None:
    player = one_player(f"{FILE}:Keen:patience=3")
    first, second = player.bot(), player.bot()
    assert first is not second
    assert vars(first)["patience"] == 3


def test_a_file_is_read_once_and_needed_no_more(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from lenoir.bots.random_bot import RandomPlayer\nclass Mine(RandomPlayer): pass\n"
    )
    (player,) = players(f"{file}:Mine")
    file.unlink()
    assert type(player.bot()).__name__ == "Mine"


MISTAKES: list[tuple[str, str, str]] = [
    ("", "form", "is no bot"),
    ("random,,random", "form", "is no bot"),
    ("random:fast", "form", "is no bot"),
    ("holmes", "no_such", "there are random"),
    ("random:depth=3", "no_parameters", "no parameters"),
    ("{file}:Keen:depth=3", "no_parameter", "patience, bold"),
    ("{file}:Keen:patience=1,patience=2", "twice", "twice"),
    ("{file}:Keen:patience=x", "value_int", "whole number"),
    ("{file}:Keen:bold=perhaps", "value_bool", "on or off"),
    ("{file}:Needy", "missing", "Needy:depth="),
    ("{file}:Needy:depth=10", "refused", "too deep"),
    ("{file}:Mute", "not_a_bot", "decide"),
    ("{file}:Nobody", "not_in_file", "Keen"),
    ("mine.py", "no_name", "mine.py:Name"),
    ("nowhere.py:Mine", "no_file", "nowhere.py"),
]


@pytest.mark.parametrize(("text", "code", "words"), MISTAKES, ids=[m[0] for m in MISTAKES])
def test_a_mistake_says_what_can_be_done(text: str, code: str, words: str) -> None:
    with pytest.raises(BadBot) as refused:
        players(text.format(file=FILE))
    assert refused.value.code == code
    assert words in str(refused.value)


def test_a_mistake_can_come_from_another_process() -> None:
    with pytest.raises(BadBot) as refused:
        players("holmes")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, str(again)) == ("no_such", str(refused.value))


@pytest.mark.parametrize("values", [{"risk": "much"}, {"risk": "nan"}, {"time": "50"}])
def test_a_value_of_another_type_is_refused(values: dict[str, str]) -> None:
    with pytest.raises(BadBot, match="only a"):
        told("x", Talkative, values)


@pytest.mark.parametrize("source", ["def", "1 / 0", "import nothing_of_the_kind"])
def test_a_file_that_cannot_be_run_is_refused(source: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(source)
    with pytest.raises(BadBot) as refused:
        players(f"{file}:Mine")
    assert refused.value.code == "bad_file"


class _Offer:
    """An entry point of a package that is not installed."""

    def __init__(self, name: str, value: object) -> None:
        self.name, self._value = name, value

    def load(self) -> object:
        """What it offers."""
        if isinstance(self._value, Exception):
            raise self._value
        return self._value


@pytest.fixture
def _packages(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = [_Offer("offered", Talkative), _Offer("broken", ImportError("x")), _Offer("random", 1)]
    monkeypatch.setattr(players_module, "entry_points", lambda group: offers)
    players_module._offered.cache_clear()


@pytest.mark.usefixtures("_packages")
def test_a_package_can_offer_a_bot_but_not_under_a_name_that_is_taken() -> None:
    assert isinstance(one_player("offered:depth=4").bot(), Talkative)
    assert isinstance(one_player("random").bot(), RandomPlayer)
    assert set(players_module.offered()) == {"offered", "broken"}


@pytest.mark.usefixtures("_packages")
def test_a_page_is_told_of_the_bots_of_packages_that_can_be_seated() -> None:
    bots = catalogue().bots
    assert [bot.name for bot in bots] == [*BUILT_IN, "offered"]
    assert bots[-1].about.en == inspect.getdoc(Talkative)


@pytest.mark.usefixtures("_packages")
def test_a_bot_offered_by_a_broken_package_is_refused() -> None:
    with pytest.raises(BadBot, match="cannot be loaded"):
        one_player("broken")


def test_every_mistake_is_known_in_both_languages() -> None:
    for language in LANGUAGES:
        assert all(f"bad-bot-{code}" in Messages(language) for code in TEXTS)
