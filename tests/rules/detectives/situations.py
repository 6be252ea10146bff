"""What the tests of this edition say more than once: deaths, spent keepers, who heard what."""

from collections.abc import Sequence
from typing import TypeVar

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.keepers import KeeperName
from lenoir.core.phases import Closing, Moving, Over, Phase, Refuting, Starting
from lenoir.core.seats import SPECTATOR
from lenoir.core.state import State
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import load_edition
from lenoir.rules.engine import rules_of
from lenoir.rules.now import Now
from lenoir.rules.setup import seated
from tests.builders import Play, Scene, a_game

E = TypeVar("E")


def struck(play: Play, *suspects: str) -> Play:
    """The last clock has struck for these before."""
    for suspect in suspects:
        seat = play.seat_of(suspect)
        play.state = play.state.after(e.SeatDied(seat, play.state.hand(seat)))
    return play


def spent(play: Play, suspect: str, *keepers: KeeperName) -> Play:
    """Somebody has played these of his keepers before."""
    for name in keepers:
        keeper = play.table.edition.keeper(name)
        assert keeper is not None
        play.state = play.state.after(e.KeeperPlayed(play.seat_of(suspect), keeper))
    return play


def settle(play: Play) -> list[Phase]:
    """All answer as they must and decline what they may, up to the next turn; what was asked."""
    asked: list[Phase] = []
    while not isinstance(play.phase, Starting | Over):
        asked.append(play.phase)
        match play.phase:
            case Refuting():
                play.do(next(act for act in play.legal if isinstance(act, a.Show | a.SayNone)))
            case Closing():
                play.end()
            case _:
                play.decline()
    return asked


def points(play: Play) -> int:
    """How many points the one to move has."""
    assert isinstance(play.phase, Moving)
    return play.phase.steps


def told(play: Play, suspect: str, kind: type[E]) -> list[E]:
    """The events of a kind that somebody saw of the last deed."""
    return [event for event in play.heard(suspect) if isinstance(event, kind)]


def told_outside(play: Play) -> list[e.Event]:
    """What a spectator saw of the last deed."""
    return [seen.event for seen in seen_by(SPECTATOR, play.told)]


def keepers_of(play: Play, suspect: str) -> list[str]:
    """The keepers somebody can still play."""
    kinds = play.table.edition.keepers
    left = play.state.keepers(play.seat_of(suspect))
    return [kind.name for n, kind in enumerate(kinds) for _ in range(left >> 4 * n & 15)]


def can_play(play: Play, name: KeeperName, to: str | None = None, token: str | None = None) -> bool:
    """Whether the one asked may play a keeper."""
    return play.playing(name, to, token) in play.legal


def playable(play: Play) -> set[str]:
    """The kinds of keepers that the one asked may play."""
    kinds = play.table.edition.keepers
    return {kinds[act.keeper].name for act in play.legal if isinstance(act, a.PlayKeeper)}


class _Loaded:
    """Chance that deals in order, and rolls dice that are loaded once the cards are dealt."""

    def __init__(self, dice: Sequence[int]) -> None:
        self.dice = list(dice)
        self.dealt = False

    def below(self, bound: int) -> int:
        if not self.dealt:
            return 0
        assert self.dice, "a die was rolled and not loaded"
        return self.dice.pop(0) - 1


class _Dealing(Now):
    """The moment in which the cards are dealt."""

    def tell(self, event: e.Event) -> None:
        """From then on chance is loaded."""
        super().tell(event)
        assert isinstance(self.rng, _Loaded)
        self.rng.dealt |= isinstance(event, e.CardsDealt)


def dealt(suspects: Sequence[str], *rolls: tuple[int, int]) -> Play:
    """A table really dealt, where the seats roll so for who begins."""
    edition, chance = load_edition("detectives"), _Loaded([face for roll in rolls for face in roll])
    now = _Dealing.of(State.of(edition), chance)
    rules_of(edition).begin(now, edition, seated(edition, suspects), edition.options)
    assert not chance.dice, "a die was loaded and not rolled"
    play = Play(now.state)
    play.told.extend(now.told)
    return play


def with_leblanc(place: str) -> Scene:
    """It is Leblanc's turn."""
    return a_game("detectives", "leblanc", "moutarde", "olive").standing("leblanc", place)


def rooms_named(play: Play) -> set[str]:
    """The rooms that may be suggested."""
    return {play.deck.ids[act.case.room] for act in play.legal if isinstance(act, a.Suggest)}


def used(play: Play, suspect: str) -> bool:
    """Whether a guest's card lies with the personality side up."""
    return bool(play.table.powers_used >> play.seat_of(suspect) & 1)


def a_table() -> Scene:
    """Moutarde, whose turn it is, at the Cuisine's door; Leblanc and Olive.

    House rules leave it open where a summons draws from and whom a keeper sends back, so that a
    situation need say it only where it matters.
    """
    scene = a_game("detectives", "moutarde", "leblanc", "olive")
    scene = scene.with_options(draws_from="anywhere", sends_back="any")
    return scene.standing("moutarde", "g21")


def in_the_kitchen(scene: Scene) -> Play:
    """Moutarde goes in and may suggest."""
    return scene.begin().roll(2, 3).walk("kitchen")


def at_the_end(scene: Scene) -> Play:
    """Moutarde has been to the Cuisine, and his turn ends."""
    return in_the_kitchen(scene).decline()
