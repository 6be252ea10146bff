"""Tables of every kind: any edition, any seats, any house rules."""

from collections.abc import Mapping

from hypothesis import strategies as st
from msgspec import Struct

from lenoir.core.edition import Edition
from lenoir.core.options import ACCEPTED
from lenoir.core.rng import Rng, pick, shuffled
from lenoir.play.games.game import Game


class Setting(Struct, frozen=True):
    """What a table settles before the deal."""

    edition: Edition
    suspects: tuple[str, ...]
    options: Mapping[str, object]

    def game(self, rng: Rng) -> Game:
        """Deal."""
        return Game(self.edition, self.suspects, rng, self.options)


def values(edition: Edition, option: str) -> tuple[object, ...]:
    """The values an option is tried with; a game always has a turn limit, so that it ends."""
    rooms, accepted = edition.deck.rooms, ACCEPTED[option]
    match accepted.wants:
        case "number":
            return (40, 100, 20, 9, 2)
        case "dice":
            return (1, 2)
        case "rooms":
            return (*accepted.words, rooms[:4], rooms[-4:])
        case "choice":
            return accepted.words
        case "bool":
            return (False, True)


@st.composite
def settings_of(draw: st.DrawFn, edition: Edition) -> Setting:
    """Any table of an edition."""
    players = draw(st.sampled_from(edition.players))
    suspects = draw(st.permutations(edition.deck.suspects))[:players]
    if edition.seated_in_token_order:
        suspects.sort(key=edition.deck.suspects.index)
    choices = {name: st.sampled_from(values(edition, name)) for name in edition.changeable}
    return Setting(edition, tuple(suspects), draw(st.fixed_dictionaries(choices)))


def any_setting(rng: Rng, edition: Edition, players: int, turn_limit: int) -> Setting:
    """A table with this many seats, the rest left to chance."""
    suspects = shuffled(rng, edition.deck.suspects)[:players]
    if edition.seated_in_token_order:
        suspects.sort(key=edition.deck.suspects.index)
    options = {name: pick(rng, values(edition, name)) for name in edition.changeable}
    return Setting(edition, tuple(suspects), {**options, "turn_limit": turn_limit})
