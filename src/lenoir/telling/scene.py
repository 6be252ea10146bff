"""A scene: what one viewer may know now, ready to be drawn, and the story that led to it.

It is made from a view and from nothing else. Sets are spelled out as lists, so that whoever draws
it needs neither bit masks nor the rules.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from lenoir.core import actions as a
from lenoir.core.actions import Action
from lenoir.core.board import Space, spaces_of
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.edition import Language
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.keepers import Keeper, each_keeper
from lenoir.core.legal import AnyCase, AnyPlace, Legal, Offer
from lenoir.core.phases import Phase, decider
from lenoir.core.seats import SPECTATOR, Seat, Seats
from lenoir.core.table import Table, Turn
from lenoir.core.view import View
from lenoir.core.visibility import PUBLIC
from lenoir.messages import Messages
from lenoir.rules.engine import legal_actions, may_resign
from lenoir.telling.offers import cases_label, offered, worded
from lenoir.telling.questions import question
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice
from lenoir.telling.why_not import WhyNot, missing

NEAR: Final = 16
"""Events that are looked through at once for the phase before them."""


class Told(Struct, frozen=True):
    """An event of the viewer's own stream, by its number, in words; some need none."""

    number: int
    event: Event
    text: str
    private: bool = False
    """Whether it is told to this viewer alone, or to few."""


class Choice(Struct, frozen=True, tag="choice"):
    """One thing to do."""

    action: Action
    label: str
    note: str = ""


class Places(Struct, frozen=True, tag="places"):
    """The same thing to do at any of some places: the example with another ``to``."""

    example: Action
    to: tuple[Space, ...]
    label: str
    note: str = ""


class Cases(Struct, frozen=True, tag="cases"):
    """A case to name: any suspect, any weapon, and one of these rooms."""

    deed: Literal["Suggest", "Accuse"]
    rooms: tuple[Card, ...]
    label: str


Chosen: TypeAlias = Choice | Places | Cases


class Own(Struct, frozen=True):
    """What the viewer knows and not everybody."""

    hand: tuple[Card, ...]
    keepers: tuple[Keeper, ...]
    keepers_say: tuple[str, ...]
    """What each of these keepers lets one do at this table."""
    held: tuple[tuple[Card, ...], ...]
    """For each seat, the cards seen in its hand."""
    pool: tuple[Card, ...]
    in_rooms: tuple[tuple[Space, Card], ...]
    envelope: Case | None
    written: Case | None
    """The case one has accused of in writing."""


class Shared(Struct, frozen=True):
    """The part of a scene that everybody sees alike."""

    phase: Phase
    suspects: tuple[Card, ...]
    called: tuple[str, ...]
    """What each seat is called inside a sentence."""
    tokens: tuple[Space, ...]
    weapons: tuple[Space, ...]
    dealer: Seat | None
    sizes: tuple[int, ...]
    pool_size: int
    in_rooms: tuple[Space, ...]
    opened: tuple[tuple[Card, ...], ...]
    turns: int
    turn: Turn
    out: tuple[Seat, ...]
    dead: tuple[Seat, ...]
    case: Case | None
    keepers: tuple[int, ...]
    played: tuple[tuple[Keeper, ...], ...]
    pile: int
    clocks: int
    powers_used: tuple[Seat, ...]
    clues: tuple[int, ...]
    extra_passage: Space | None
    winner: Seat | None
    solution: Case | None


class Mine(Struct, frozen=True):
    """The part of a scene that is one viewer's own."""

    question: str
    choices: tuple[Chosen, ...]
    missing: tuple[WhyNot, ...]
    may_resign: bool
    own: Own


class Scene(Shared, frozen=True):
    """The table as one viewer sees it. Values by seat, token and weapon stand in that order."""

    seq: int
    """How many events of the viewer's stream led here."""
    question: str
    """What is asked of the viewer, in words; empty if nothing is."""
    choices: tuple[Chosen, ...]
    missing: tuple[WhyNot, ...]
    """What the viewer cannot do now, though one might wonder why."""
    may_resign: bool
    own: Own


def _phase_before(view: View, number: int) -> PhaseBegan | None:
    """The phase that began last before an event. A decision has few events, so it is near."""
    stride = NEAR
    while number > 0:
        start = max(0, number - stride)
        stretch = tuple(islice(view.stream.since(start), number - start))
        for event in reversed(stretch):
            if type(event) is PhaseBegan:
                return event
        number, stride = start, 2 * stride
    return None


class Teller:
    """Tells one viewer's stream in one language.

    Whoever reads it is addressed as that viewer, unless it ``addresses`` nobody: a stranger may
    look through somebody's eyes, and is still nobody in that game.
    """

    def __init__(self, language: Language, *, addresses: bool = True) -> None:
        self.language: Language = language
        self.addresses = addresses
        self._say = Messages(language)

    def voice(self, view: View, names: tuple[str, ...]) -> Voice:
        """How things are called at a view's table; the suspect stands in for a missing name."""
        return Voice(self._say, view.table.edition, view.table.suspects, names, in_sight=True)

    def story(self, view: View, names: tuple[str, ...], after: int) -> Iterator[Told]:
        """What has happened from a number on."""
        story = Story(self.voice(view, names), view.viewer if self.addresses else SPECTATOR)
        before = _phase_before(view, after)
        if before is not None:
            story.passed(before)
        for number, event in enumerate(view.stream.since(after), after):
            text = " ".join(story.tell(event))
            yield Told(number, event, text, type(event) not in PUBLIC)

    def scene(self, view: View, names: tuple[str, ...]) -> Scene:
        """What there is to see, and to do if the viewer is asked."""
        voice = self.voice(view, names)
        return whole(len(view.stream), shared(voice, view.table), mine(voice, view))


def whole(seq: int, everybodys: Shared, own: Mine) -> Scene:
    """A scene from its two parts."""
    return Scene(seq=seq, **asdict(everybodys), **asdict(own))


def shared(voice: Voice, table: Table) -> Shared:
    """What everybody sees: made from the table alone, which knows nothing that anybody hides."""
    seats = table.seats
    return Shared(
        phase=table.phase,
        suspects=table.suspects,
        called=tuple(map(voice.the_seat, seats)),
        tokens=table.tokens,
        weapons=table.weapons,
        dealer=table.dealer,
        sizes=table.sizes,
        pool_size=table.pool_size,
        in_rooms=table.in_rooms,
        opened=tuple(_cards(table.opened[seat]) for seat in seats),
        turns=table.turns,
        turn=table.turn,
        out=_seats(table.out),
        dead=_seats(table.dead),
        case=table.case,
        keepers=table.keepers[: len(seats)],
        played=tuple(tuple(each_keeper(table.played[seat])) for seat in seats),
        pile=table.pile_size,
        clocks=table.clocks,
        powers_used=_seats(table.powers_used),
        clues=table.clues,
        extra_passage=table.extra_passage,
        winner=table.winner,
        solution=table.solution,
    )


def mine(voice: Voice, view: View, legal: Legal | None = None, known: Own | None = None) -> Mine:
    """What one viewer sees and is asked.

    ``legal`` is what the viewer may do now, and ``known`` what they know, for who has it already.
    """
    table = view.table
    may = view.viewer != SPECTATOR and may_resign(view)
    own = owned(voice, view) if known is None else known
    if view.viewer == SPECTATOR or decider(table.phase) != view.viewer:
        return Mine("", (), (), may, own)
    offers = (legal_actions(view) if legal is None else legal).offers
    return Mine(
        question=question(voice, table),
        choices=tuple(_chosen(voice, view, offer) for offer in offers),
        missing=missing(voice, view),
        may_resign=may,
        own=own,
    )


def owned(voice: Voice, view: View) -> Own:
    """What the viewer knows and not everybody."""
    table, private = view.table, view.private
    return Own(
        hand=_cards(view.hand),
        keepers=tuple(each_keeper(view.keepers)),
        keepers_say=tuple(
            voice.keeper_text(keeper, table.options) for keeper in each_keeper(view.keepers)
        ),
        held=tuple(_cards(private.held[seat]) for seat in table.seats),
        pool=_cards(private.pool),
        in_rooms=private.in_rooms,
        envelope=private.envelope,
        written=None if view.viewer == SPECTATOR else private.written[view.viewer],
    )


def _cards(cards: Cards) -> tuple[Card, ...]:
    return tuple(each(cards))


def _seats(seats: Seats) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats.bit_length()) if seats >> seat & 1)


def _chosen(voice: Voice, view: View, offer: Offer) -> Chosen:
    if isinstance(offer, AnyPlace):
        label, note = _going(voice, view, offer.example)
        return Places(offer.example, tuple(spaces_of(offer.spaces)), label, note)
    if isinstance(offer, AnyCase):
        deed: Literal["Suggest", "Accuse"] = "Accuse" if offer.deed is a.Accuse else "Suggest"
        return Cases(deed, _cards(offer.rooms), cases_label(voice, offer))
    return Choice(offer, *worded(voice, view, offer))


def _going(voice: Voice, view: View, example: Action) -> tuple[str, str]:
    match example:
        case a.Walk():
            return voice.say("choose-walking"), ""
        case a.Leap():
            return voice.say("choose-leaping"), ""
        case _:
            return offered(voice, view.table.options, example)
