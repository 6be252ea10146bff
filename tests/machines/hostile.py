"""Actions nobody should send: any kind, any seat, any card or place, there or not."""

from typing import get_args

import msgspec
from hypothesis import strategies as st

from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case
from lenoir.core.keepers import Keeper
from lenoir.core.seats import Seat

NUMBERS = st.integers(-3, 40) | st.sampled_from([-(10**9), 10**9, 2**63, -1])
SPACES = st.integers(-3, 800) | st.integers(-1, 12) | NUMBERS
CARDS = st.integers(0, 23) | NUMBERS
SEATS = st.integers(0, 5) | st.integers(0, 5) | NUMBERS

BY_TYPE: dict[object, st.SearchStrategy[object]] = {
    Seat: SEATS,
    Card: CARDS,
    Space: SPACES,
    Keeper: NUMBERS,
    Case: st.builds(Case, CARDS, CARDS, CARDS),
    Space | None: st.none() | SPACES,
    Card | None: st.none() | CARDS,
}


def _any(kind: type[Action]) -> st.SearchStrategy[Action]:
    fields = msgspec.structs.fields(kind)
    return st.builds(kind, **{field.name: BY_TYPE[field.type] for field in fields})


def actions() -> st.SearchStrategy[Action]:
    """Any action of any edition, well typed and nothing else."""
    return st.sampled_from(get_args(Action)).flatmap(_any)


def twisted(action: Action) -> st.SearchStrategy[Action]:
    """The action with one of its fields changed: a near miss, or by chance another legal one."""
    return st.sampled_from(msgspec.structs.fields(action)).flatmap(
        lambda field: BY_TYPE[field.type].map(
            lambda value: msgspec.structs.replace(action, **{field.name: value})
        )
    )
