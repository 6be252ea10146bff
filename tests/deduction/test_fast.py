"""Compiled code: when it is loaded, and that it never answers what it cannot count."""

import sys
from math import factorial, inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba.core.dispatcher import Dispatcher

from lenoir.core.cards import Card
from lenoir.core.fast.compiled import Entries
from lenoir.core.loading import Loader
from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.fast import counting as fast
from lenoir.deduction.counting.loading import COMPILING, LOADING, CompiledCounting
from lenoir.deduction.counting.numbering import Numbered
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import Fact, Holds, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.play.games.dice import Seeded
from tests.deduction.tables import kinds_of, true_positions
from tests.deduction.ways import COMPILED, PLAIN, counting

LARGE = Layout.of(kinds_of(9, 9, 12), [5, 5, 5, 4, 4, 4])


def test_what_does_not_fit_into_64_bits_is_counted_in_plain_python() -> None:
    deals = 9 * 9 * 12 * factorial(27) // (factorial(5) ** 3 * factorial(4) ** 3)
    with counting(COMPILED):
        count = count_of(CountingProblem.of(LARGE))
    assert isinstance(count, Numbered)
    assert count.total == deals > 1 << 63
    assert len(count.drawn(1, 3)[0]) == 3


def test_a_deck_of_64_cards_is_settled_in_plain_python() -> None:
    layout = Layout.of(kinds_of(20, 20, 24), [60, 1])
    facts = [Holds(Place(0), Card(card)) for card in (*range(1, 20), *range(21, 40), 63)]
    with counting(COMPILED):
        known = Knowledge.of(layout).learn(facts)
    assert known.deals == 23 * 22


@given(table=true_positions(), limit=st.integers(1, 3000))
@settings(max_examples=200, deadline=None)
def test_no_number_is_ever_above_the_limit(
    table: tuple[Layout, tuple[Fact, ...]], limit: int
) -> None:
    problem = CountingProblem.of(table[0]).learn(table[1])
    count = fast.Fast.of(problem, limit)
    if count is not None:
        loose = sum(problem.sizes) - sum(has.bit_count() for has in problem.has[:-3])
        assert count.total * loose <= limit
    else:
        assert fast.Fast.of(problem) is not None


def test_with_a_small_limit_the_answers_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout.of(kinds_of(3, 3, 3), [2, 2, 2])
    with counting(COMPILED):
        before = Knowledge.of(layout)
        assert isinstance(before.count, fast.Fast)
        monkeypatch.setattr(fast, "LIMIT", 1000)
        after = Knowledge.of(layout)
        assert isinstance(after.count, Numbered)
    assert before.counts == after.counts
    assert before.samples(Seeded(1), 9).columns == after.samples(Seeded(1), 9).columns


def test_marginals_are_not_worked_out_before_they_are_asked_for() -> None:
    with counting(COMPILED):
        known = Knowledge.of(Layout.of(kinds_of(3, 3, 3), [2, 2, 2]))
    assert sum(known.envelopes.values()) == known.deals
    assert "counts" not in vars(known.count)


def a_loader() -> Loader[CompiledCounting]:
    """Another one than that of this process."""
    return Loader("lenoir.deduction.counting.fast.counting", patience=LOADING, compiling=COMPILING)


def test_a_new_process_begins_in_plain_python() -> None:
    loader = a_loader()
    loader.worked(LOADING)
    loader.load_in_time()
    assert loader.fast is None


def test_after_much_work_compiled_code_is_loaded_if_it_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def loaded_after(steps: int) -> bool:
        loader = a_loader()
        loader.worked(steps)
        loader.load_in_time()
        return loader.fast is fast

    monkeypatch.setattr(Entries, "are_kept", lambda self: False)
    assert not loaded_after(LOADING + 1)
    assert loaded_after(COMPILING + 1)
    monkeypatch.setattr(Entries, "are_kept", lambda self: True)
    assert loaded_after(LOADING + 1)


def test_without_numba_all_is_counted_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lenoir.deduction.counting.fast.counting", None)
    loader = a_loader()
    assert not loader.prepare()
    assert loader.patience == inf
    loader.worked(COMPILING + 1)
    loader.load_in_time()
    assert loader.fast is None


def test_where_nothing_can_be_kept_on_disk_it_is_compiled_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class NoDisk(Dispatcher):
        def enable_caching(self) -> None:
            raise RuntimeError("cannot cache function: no locator available")

    entry = Entries()
    monkeypatch.setattr(Dispatcher, "enable_caching", NoDisk.enable_caching)

    @entry
    def doubled(number: int) -> int:
        return 2 * number

    assert doubled(4) == 8
    assert not entry.are_kept()


def test_plain_and_compiled_are_told_apart_in_these_tests() -> None:
    layout = Layout.of(kinds_of(2, 2, 2), [2, 1])
    with counting(PLAIN):
        assert isinstance(count_of(CountingProblem.of(layout)), Numbered)
    with counting(COMPILED):
        assert isinstance(count_of(CountingProblem.of(layout)), fast.Fast)
