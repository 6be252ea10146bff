"""Where lines clash, those lines are named, and the slip that was made is among the mends."""

from lenoir.companion.entries import Question, jotted
from lenoir.companion.history import History, added, deleted, inserted
from lenoir.companion.mending import clash, mends
from tests.companion.tables import ANNA, BEN, ME, a_notebook, card, case
from tests.machines.chance import Lots

ASKED = case("leblanc", "candlestick", "lounge")


def test_lines_that_fit_do_not_clash() -> None:
    assert clash(a_notebook(Question(ANNA, ASKED, BEN))) == ()
    assert mends(a_notebook(Question(ANNA, ASKED, BEN))) == ()


def test_a_line_against_ones_own_hand_clashes_with_it() -> None:
    notebook = a_notebook(Question(ANNA, case("rose", "rope", "lounge"), BEN))
    assert clash(notebook) == (0, 1)
    assert Question(ANNA, case("rose", "rope", "lounge"), ME) in [
        mend.instead for mend in mends(notebook)
    ]


def test_two_lines_that_cannot_both_be_true_are_both_named() -> None:
    notebook = a_notebook(
        Question(ME, ASKED),
        Question(BEN, case("olive", "revolver", "study"), ANNA),
        Question(ANNA, ASKED, BEN),
    )
    assert clash(notebook) == (1, 3)
    numbers = {mend.number for mend in mends(notebook)}
    assert numbers == {1, 3}


def test_after_a_mend_everything_fits() -> None:
    notebook = a_notebook(Question(ME, ASKED), Question(ANNA, ASKED, BEN))
    some = mends(notebook)
    assert some
    assert all(clash(mend.heard) == () for mend in some)


def test_another_shower_comes_first_and_another_card_last() -> None:
    notebook = a_notebook(Question(ME, ASKED), Question(ANNA, ASKED, BEN))
    some = [mend.instead for mend in mends(notebook)]
    assert some.index(Question(ANNA, ASKED)) < some.index(None)
    assert some[-1] is not None
    assert some[-1].case != ASKED


def test_every_slip_that_clashes_is_named_and_can_be_mended() -> None:
    """A wrong shower, planted in random games that are otherwise noted rightly."""
    rng, planted = Lots("slips"), 0
    for _ in range(60):
        notebook = a_notebook()
        truth = _dealt(rng)
        slip = rng.below(6)
        for number in range(8):
            entry = _true_question(rng, truth)
            if number == slip:
                others = [by for by in (ANNA, ME, BEN, None) if by not in (entry.seat, entry.by)]
                wrong = Question(entry.seat, entry.case, others[rng.below(len(others))])
                notebook, right = added(notebook, jotted(notebook, wrong)), entry
            else:
                notebook = added(notebook, jotted(notebook, entry))
        if named := clash(notebook):
            planted += 1
            mended = [(mend.number, mend.instead) for mend in mends(notebook)]
            assert slip + 1 in named
            assert (slip + 1, right) in mended or (slip + 1, None) in mended
    assert planted > 20


def _dealt(rng: Lots) -> dict[int, set[int]]:
    """The others' hands and the envelope, with ours as it is."""
    mine = a_notebook().hand
    rest = [n for n in range(21) if not mine >> n & 1]
    envelope = {rng_pick(rng, [n for n in rest if n in kind]) for kind in KINDS}
    rest = [n for n in rest if n not in envelope]
    shuffled = []
    while rest:
        shuffled.append(rest.pop(rng.below(len(rest))))
    hand = {n for n in range(21) if mine >> n & 1}
    return {ANNA: set(shuffled[:6]), ME: hand, BEN: set(shuffled[6:])}


KINDS = (range(6), range(6, 12), range(12, 21))


def rng_pick(rng: Lots, among: list[int]) -> int:
    return among[rng.below(len(among))]


def _true_question(rng: Lots, hands: dict[int, set[int]]) -> Question:
    seat = (ANNA, ME, BEN)[rng.below(3)]
    named = case(*(card_name(rng_pick(rng, list(kind))) for kind in KINDS))
    for by in a_notebook().view.table.seats_after(seat):
        if hands[by] & set(named):
            return Question(seat, named, by)
    return Question(seat, named)


def card_name(number: int) -> str:
    return a_notebook().edition.deck.ids[number]


def test_undo_and_redo_lose_nothing() -> None:
    one = a_notebook(Question(ANNA, ASKED, BEN))
    two = added(one, jotted(one, Question(BEN, ASKED, ANNA)))
    history = History(a_notebook()).to(one).to(two)
    assert history.undo().now == one
    assert history.undo().undo().undo().now == a_notebook()
    assert history.undo().redo() == history


def test_lines_are_inserted_and_deleted_by_their_numbers() -> None:
    notebook = a_notebook(Question(ANNA, ASKED, BEN), Question(BEN, ASKED, ANNA))
    line = jotted(notebook, Question(ME, ASKED, BEN, card("lounge")))
    more = inserted(notebook, 2, line)
    assert [jotting.seat for jotting in more.jottings] == [ANNA, ME, BEN]
    assert deleted(more, 2) == notebook
