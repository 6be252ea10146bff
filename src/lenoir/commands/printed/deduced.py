"""The sheet of what can be known: a row for each card, a column for each place, and the cases."""

from collections.abc import Iterator
from fractions import Fraction
from heapq import nlargest

from lenoir.core.cards import Card
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.deduction.belief import Belief, TooManyTerms
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room
from lenoir.telling.voice import Voice
from lenoir.telling.why import percent
from lenoir.terminal.board import token_code
from lenoir.terminal.notebook import TITLES
from lenoir.terminal.screen import Screen

SURE, IMPOSSIBLE = "●", "·"
BEST = 5
"""How many cases are listed."""


def show_sheet(screen: Screen, voice: Voice, view: View, belief: Belief) -> None:
    """The sheet, then the number of deals and the likeliest cases."""
    say, known = voice.say, belief.knowledge
    who = say("deduce-spectator") if view.viewer == SPECTATOR else voice.the_seat(view.viewer)
    screen.heading(say("deduce-heading", who=who, turn=view.table.turns))
    wide = max(len(voice.card(Card(n))) for n in range(len(voice.edition.deck)))
    places = dict(columns(voice, view))
    screen.write(f"  {'':{wide}}  " + " ".join(f"{head:>3}" for head in places.values()))
    for title, kind in zip(TITLES, voice.edition.deck.kinds, strict=True):
        screen.write(f"  {say(title)}", "dim")
        for card in map(Card, kind):
            cells = (f"{_cell(known.share(card, place)):>3}" for place in places)
            screen.write(f"  {voice.card(card):{wide}}  " + " ".join(cells))
    screen.write(f"  {say('deduce-legend')}", "dim")
    if named := [seat for seat in map(Seat, view.table.seats) if voice.has_name(seat)]:
        heads = [f"{places[Place(seat)]} {voice.seat(seat)}" for seat in named]
        screen.say("   ".join(heads), indent="  ", style="dim")
    screen.say(say("deduce-deals", n=known.deals), indent="  ")
    screen.heading(say("deduce-cases"))
    _show_cases(screen, voice, belief)


def _show_cases(screen: Screen, voice: Voice, belief: Belief) -> None:
    """By chance, with the share of the deals beside it; by share alone, if chances are too many."""
    say, known = voice.say, belief.knowledge
    shares = {case: Fraction(deals, known.deals) for case, deals in known.envelopes.items()}
    try:
        chances = belief.envelopes
    except TooManyTerms:
        for case in nlargest(BEST, shares, key=shares.__getitem__):
            _show_case(screen, voice.case(case), shares[case])
        screen.say(say("deduce-too-many"), indent="  ", style="dim")
        return
    screen.write(f"  {say('deduce-chance'):>6} {say('deduce-share'):>6}", "dim")
    for case in nlargest(BEST, chances, key=chances.__getitem__):
        _show_case(screen, voice.case(case), chances[case], shares[case])
    screen.say(say("deduce-model"), indent="  ", style="dim")


def _show_case(screen: Screen, case: str, *parts: Fraction) -> None:
    """A case behind its numbers, in columns."""
    numbers = "".join(f"{percent(part):>5}\N{NO-BREAK SPACE}%" for part in parts)
    screen.say(case, indent=f" {numbers}  ", hang=" " * (len(numbers) + 3))


def columns(voice: Voice, view: View) -> Iterator[tuple[Place, str]]:
    """The places, and how they are headed."""
    table = view.table
    for seat in table.seats:
        yield Place(seat), token_code(voice, table.token_of(Seat(seat)))
    if table.pool_size and voice.edition.pool is not None:
        yield POOL, voice.place(voice.edition.pool)[:3]
    for room in table.in_rooms:
        yield in_room(room), voice.place(room).split()[-1][:3]
    yield ENVELOPE, voice.say("deduce-envelope")


def _cell(share: Fraction) -> str:
    """What is not certain never looks as if it were."""
    if share in (0, 1):
        return SURE if share else IMPOSSIBLE
    return percent(share)
