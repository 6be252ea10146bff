"""Small tables and random facts about them, for the plain way of counting to keep up."""

from random import Random

from hypothesis import strategies as st

from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.deduction.counting.brute import agrees, deals
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase
from lenoir.deduction.layout import Layout


def kinds_of(*counts: int) -> list[Cards]:
    """A deck with these numbers of suspects, weapons and rooms."""
    ends = [sum(counts[: at + 1]) for at in range(len(counts))]
    return [Cards((1 << n) - 1 << end - n) for n, end in zip(counts, ends, strict=True)]


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Up to nine cards among two or three seats, perhaps a pool and a room."""
    counts = draw(
        st.tuples(st.integers(1, 3), st.integers(1, 3), st.integers(1, 3)).filter(
            lambda numbers: sum(numbers) > 3
        )
    )
    dealt = sum(counts) - 3
    pool = draw(st.integers(0, min(2, dealt)))
    rooms = draw(st.integers(0, min(1, dealt - pool)))
    seats = draw(st.integers(1, 3))
    hands, left = [], dealt - pool - rooms
    for seat in range(seats):
        hands.append(left if seat == seats - 1 else draw(st.integers(0, left)))
        left -= hands[-1]
    return Layout.of(kinds_of(*counts), hands, pool, tuple(map(Space, range(rooms))))


def facts_about(layout: Layout) -> st.SearchStrategy[Fact]:
    """Any fact that can be written down, true or not."""
    deck = layout.cards.bit_length()
    cards = st.integers(0, deck - 1).map(Card)
    some = st.integers(1, (1 << deck) - 1).map(Cards)
    places = st.sampled_from(layout.everywhere)
    case = st.tuples(*(_card_of(kind) for kind in layout.kinds)).map(lambda three: Case(*three))
    return st.one_of(
        st.builds(Holds, places, cards),
        st.builds(HoldsNone, places, some),
        st.builds(HoldsOneOf, places, some),
        st.builds(HoldsOneOf, st.just(ENVELOPE), some),
        st.builds(NotTheCase, case),
    )


def _card_of(kind: Cards) -> st.SearchStrategy[Card]:
    low = (kind & -kind).bit_length() - 1
    return st.integers(low, kind.bit_length() - 1).map(Card)


@st.composite
def positions(draw: st.DrawFn, most: int = 6) -> tuple[Layout, tuple[Fact, ...]]:
    """A small table, and some facts."""
    layout = draw(layouts())
    return layout, tuple(draw(st.lists(facts_about(layout), max_size=most)))


@st.composite
def true_positions(draw: st.DrawFn, most: int = 8) -> tuple[Layout, tuple[Fact, ...]]:
    """A small table, and facts that are all true of one deal."""
    layout = draw(layouts())
    every = list(deals(layout))
    deal = every[draw(st.integers(0, len(every) - 1))]
    facts = draw(st.lists(facts_about(layout), max_size=3 * most))
    return layout, tuple(fact for fact in facts if agrees(deal, fact))[:most]


def any_table(rng: Random) -> tuple[Layout, tuple[Fact, ...]]:
    """A small table and facts, without hypothesis; in half of them all facts are true of a deal."""
    while True:
        kinds = [rng.randint(1, 4) for _ in range(3)]
        hands, pool, rooms = [0] * rng.randint(1, 4), 0, rng.randint(0, 1)
        dealt = sum(kinds) - 3 - rooms
        if 0 < dealt <= 6:
            break
    for _ in range(dealt):
        place = rng.randrange(len(hands) + 1)
        if place < len(hands):
            hands[place] += 1
        else:
            pool += 1
    layout = Layout.of(kinds_of(*kinds), hands, pool, tuple(map(Space, range(rooms))))
    facts = [_any_fact(rng, layout) for _ in range(rng.randint(0, 16))]
    if rng.random() < 0.7:
        deal = rng.choice(list(deals(layout)))
        facts = [fact for fact in facts + facts[::-1] if agrees(deal, fact)]
    return layout, tuple(dict.fromkeys(facts))


def _any_fact(rng: Random, layout: Layout) -> Fact:
    cards = list(each(layout.cards))
    place, card = rng.choice(layout.everywhere), rng.choice(cards)
    some = cards_of(rng.sample(cards, rng.randint(1, min(4, len(cards)))))
    case = Case(*(rng.choice(list(each(kind))) for kind in layout.kinds))
    facts: list[Fact] = [
        Holds(place, card),
        HoldsNone(place, some),
        HoldsOneOf(place, some),
        HoldsOneOf(place, some),
        HoldsOneOf(ENVELOPE, some),
        NotTheCase(case),
    ]
    return rng.choice(facts)
