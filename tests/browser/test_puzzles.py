"""Puzzles on the page: refuted, solved, shared and learnt; by keyboard, and without a network."""

import re

import pytest
from playwright.sync_api import Page, expect

from lenoir.deduction.facts import ENVELOPE
from lenoir.puzzles.pack import every_case, puzzle_number
from lenoir.puzzles.puzzle import Puzzle
from tests.browser.axe import Inspector
from tests.browser.visitor import Visitor

FOLLOWS = next(one for one in every_case() if one.kind == "follows" and one.deals)
CASE = next(one for one in every_case() if one.kind == "case")


def open_puzzle(visitor: Visitor, number: int, width: int = 390, **more: str) -> Page:
    """A page with a puzzle."""
    page = visitor.page(**more)
    page.set_viewport_size({"width": width, "height": 844 if width < 600 else 800})
    page.goto(f"/puzzle/{number}")
    expect(page.get_by_role("button", name=re.compile("Check|Vérifier"))).to_be_visible(
        timeout=60_000  # the first of all has its volume put into words
    )
    return page


def answer(page: Page, puzzle: Puzzle, place: int, card: int) -> None:
    """Choose a card and a place, and check it."""
    page.get_by_role("combobox", name="Card…").select_option(str(card))
    page.get_by_role("combobox", name="Where…").select_option(str(place))
    page.get_by_role("button", name="Check").click()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_case_is_refuted_solved_and_shared(visitor: Visitor, width: int) -> None:
    page = open_puzzle(visitor, FOLLOWS.number, width)
    known = FOLLOWS.knowledge
    still_open = next(
        (place, card)
        for place in known.layout.places
        for card in range(len(FOLLOWS.position.edition.deck))
        if 0 < known.share(card, place) < 1  # type: ignore[arg-type]
    )
    answer(page, FOLLOWS, *still_open)
    expect(page.get_by_role("heading", name="Not necessarily.")).to_be_visible()
    expect(page.locator(".ringed")).to_have_count(1)
    page.get_by_role("button", name="Try again").click()
    clash = next(one for one in FOLLOWS.clashes if any(one.entries))
    answer(page, FOLLOWS, clash.place, clash.card)
    expect(page.get_by_role("heading", name="That cannot be.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    old = FOLLOWS.since[0]
    answer(page, FOLLOWS, old.place, old.card)
    expect(page.get_by_role("heading", name="That was known before.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    answer(page, FOLLOWS, *FOLLOWS.answers[0][0])
    expect(page.get_by_role("heading", name="Solved.")).to_be_visible()
    shared = page.locator(".share").inner_text()
    assert re.match(
        rf"Lenoir {FOLLOWS.number}, grade \d \(.+, load \d+\)\nsolved with no hint, 3 wrong", shared
    )
    texts, deck = FOLLOWS.position.edition.texts, FOLLOWS.position.edition.deck
    assert not any(texts[one]["en"] in shared for one in deck.ids)
    page.reload()
    expect(page.get_by_role("heading", name="Solved.")).to_be_visible()


def test_hints_light_the_lines_that_matter(visitor: Visitor) -> None:
    page = open_puzzle(visitor, FOLLOWS.number)
    for expected in ("These lines matter", "The technique is", "The technique is"):
        page.locator(".foot button").click()
        expect(page.locator(".hints")).to_contain_text(expected)
    expect(page.locator(".foot button")).to_be_disabled()


def test_a_whole_case_is_solved_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = open_puzzle(visitor, CASE.number, 1280)
    for name, (_, card) in zip(("Suspect", "Weapon", "Room"), CASE.answers[0], strict=True):
        page.get_by_role("combobox", name=name).focus()
        page.get_by_role("combobox", name=name).select_option(str(card))
    page.get_by_role("button", name="Check").press("Enter")
    expect(page.get_by_role("heading", name="Solved.")).to_be_focused()


def test_a_tapped_cell_is_the_answer_to_check(visitor: Visitor) -> None:
    page = open_puzzle(visitor, FOLLOWS.number)
    page.get_by_role("button", name="Sheet").click()
    (place, card), *_ = FOLLOWS.answers[0]
    column = 0 if place == ENVELOPE else None
    cells = page.locator("tbody tr").nth(card).locator("td button")
    if column is None:
        seats = len(FOLLOWS.position.started.suspects)
        column = 1 + (place - FOLLOWS.seat) % seats
    cells.nth(column).click()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("heading", name="Solved.")).to_be_visible()


def test_the_case_of_the_day_is_one_tap_from_home_and_there_without_a_network(
    visitor: Visitor,
) -> None:
    visitor.expect("ERR_INTERNET_DISCONNECTED|Failed to load resource|requestfailed|failed:")
    page = visitor.page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("link", name="Today’s case").click()
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    question = page.locator(".question h2").inner_text()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".question h2")).to_have_text(question)
    page.goto("/puzzle/today")
    expect(page.locator(".question h2")).to_have_text(question)
    page.context.set_offline(False)


def test_a_lesson_tells_its_proof_line_by_line_and_leads_to_five_puzzles(visitor: Visitor) -> None:
    page = visitor.page("fr-FR")
    page.goto("/lessons")
    page.get_by_role("link", name=re.compile("une sur trois")).click()
    example = puzzle_number(1201)
    page.get_by_role("button", name="Montrer la première ligne").click()
    while page.get_by_role("button", name="Ligne suivante").count():
        page.get_by_role("button", name="Ligne suivante").click()
    assert page.locator(".example ol[aria-live] li").count() >= len(example.proofs)
    page.get_by_role("link", name="Résoudre", exact=True).click()
    expect(page.get_by_role("button", name="Vérifier")).to_be_visible()


def test_results_stay_on_the_device_and_can_be_erased(visitor: Visitor) -> None:
    page = open_puzzle(visitor, FOLLOWS.number)
    answer(page, FOLLOWS, *FOLLOWS.answers[0][0])
    page.goto("/puzzles")
    solved = page.locator("dl div").first
    expect(solved).to_contain_text("1")
    page.get_by_role("combobox", name="Grade").select_option(str(FOLLOWS.grade))
    page.get_by_role("button", name="Erase").first.click()
    page.get_by_role("alert").get_by_role("button", name="Erase").click()
    expect(solved).to_contain_text("0")


def test_a_number_without_a_puzzle_is_said(visitor: Visitor) -> None:
    page = visitor.page()
    page.goto("/puzzle/999")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no puzzle 999")


def test_every_screen_of_puzzles_is_for_everybody(visitor: Visitor) -> None:
    inspector = Inspector()
    for width in (390, 1280):
        page = open_puzzle(visitor, FOLLOWS.number, width)
        inspector.look(page, f"log {width}")
        if width == 390:
            page.get_by_role("button", name="Sheet").click()
            inspector.look(page, "sheet")
            page.get_by_role("button", name="Log").click()
        clash = next(one for one in FOLLOWS.clashes if any(one.entries))
        answer(page, FOLLOWS, clash.place, clash.card)
        inspector.look(page, f"impossible {width}")
        page.get_by_role("button", name="Try again").click()
        answer(page, FOLLOWS, *FOLLOWS.answers[0][0])
        inspector.look(page, f"solved {width}")
        for path in ("/puzzles", "/lessons", "/lessons/one_of"):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            inspector.look(page, f"{path} {width}")
    assert not inspector.found
