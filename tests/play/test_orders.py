"""Standing answers: what is answered for somebody, by whose order, and what the log says of it."""

import pytest

from lenoir.core.actions import EndTurn, Pass, Show, Suggest
from lenoir.core.cards import Card
from lenoir.core.events import CardShown, PhaseBegan
from lenoir.core.phases import Closing
from lenoir.core.seats import Seat
from lenoir.play.games import referee
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import Dealt, Decided, decode_line
from lenoir.play.games.game import Game
from lenoir.play.people.keys import new_key
from lenoir.play.tables.orders import Orders, at_once, forced, is_answer, released, span
from lenoir.play.tables.seating import StandingAnswers
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Agree, GiveOrders, Propose, SeatBot, SitToo
from lenoir.record.record import SCHEMA
from tests.builders import a_game
from tests.leaks.standing import BOB, FREE, OF_ADA, OF_BOB, OF_CLEO, acts, asked, told
from tests.play.refusing import refused
from tests.play.tables import ATable, a_table
from tests.play.tables import a_game as a_dealt_table


def asking(*cards: str) -> Game:
    """Rose asks Moutarde, who holds these cards."""
    scene = a_game("classic").summoned("rose", "hall").holding("moutarde", *cards)
    game = Game.of(scene.edition, scene._events(), Seeded(1))
    game.play(Suggest(Seat(0), scene.edition.deck.case("violet", "rope", "hall")))
    return game


def test_a_single_card_is_forced_and_two_are_not() -> None:
    """C-11"""
    one = asking("rope").view(Seat(1))
    assert forced(one) == Show(Seat(1), one.table.edition.deck.card("rope"))
    assert forced(asking("rope", "violet").view(Seat(1))) is None


def test_the_first_card_of_the_list_that_may_be_shown_is_shown() -> None:
    view = asking("rope", "violet").view(Seat(1))
    deck = view.table.edition.deck
    orders = Orders(show=(deck.card("hall"), deck.card("violet"), deck.card("rope")))
    assert released(view, orders, Seeded(1)) == (Show(Seat(1), deck.card("violet")), "order")
    shown = {released(view, Orders(), Seeded(n))[0] for n in range(20)}
    assert shown == {Show(Seat(1), deck.card(name)) for name in ("rope", "violet")}


def test_the_same_card_is_shown_to_the_same_asker_again() -> None:
    """It goes before the list."""
    game = asking("rope", "violet")
    deck = game.table.edition.deck
    view = game.view(Seat(1)).after([CardShown(Seat(1), Seat(0), deck.card("rope"))])
    orders = Orders(show=(deck.card("violet"),), again=True)
    assert released(view, orders, Seeded(1))[0] == Show(Seat(1), deck.card("rope"))


def test_not_this_round_declines_what_is_optional_for_one_round() -> None:
    table = asking("rope").table
    assert Orders(pass_from=table.turns).passes(table)
    assert not Orders(pass_from=table.turns - 3).passes(table)
    assert not Orders().passes(table)


def test_an_answer_is_one_in_anothers_turn() -> None:
    assert is_answer(asking("rope").table, Seat(1))
    assert not is_answer(a_game("classic").begin().table, Seat(0))


def test_the_clock_sets_the_bounds_of_the_moment() -> None:
    assert [span(pace) for pace in (0, 10, 20, 3600)] == [(4, 8), (2.5, 5), (5, 10), (6, 12)]


def test_a_turn_ends_by_itself_if_that_is_ordered() -> None:
    game = asking("rope")
    game.play(game.legal[0])
    view = game.view(Seat(0))
    phase = PhaseBegan(Closing(Seat(0)))
    assert at_once(view.after([phase]), Orders(end_turn=True)) == EndTurn(Seat(0))
    assert at_once(view.after([phase]), Orders()) is None


async def who_decided(table: ATable) -> list[str]:
    log = await table.house.store.load((await table.view()).game)
    assert log is not None
    lines = [decode_line(entry.body) for entry in log.entries]
    return [line.by for line in lines if isinstance(line, Decided)]


async def test_alone_with_bots_forced_answers_are_given_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """C-11: bots see no time."""
    scene = a_game("classic").turn_of("moutarde").summoned("moutarde", "hall")
    scene.envelope("olive", "dagger", "study").holding("rose", *OF_BOB, "pervenche")
    scene.holding("moutarde", *OF_ADA, "violet").holding("leblanc", *OF_CLEO)
    events = tuple(scene._events())
    dealt = Dealt(SCHEMA, "classic", ("a", "b", "c"), {}, events, 0)
    monkeypatch.setattr(referee, "the_deal", lambda *_: dealt)
    table = await a_table()
    for chair in (1, 2):
        await table.wish(0, SeatBot(chair))
    await table.house.attendance.arrive(table.id, 0)
    await table.deal()
    game, case = (await table.view()).game, scene.edition.deck.case("violet", "rope", "hall")
    bots = await table.house.referee.prompt(game)
    assert bots is not None
    await table.house.referee.stand_in(game, bots, Suggest(Seat(1), case), "bot")
    prompt = await table.house.referee.prompt(game)
    assert prompt is not None
    assert prompt.seat == 0, "Ada alone can refute, and with one card"
    assert await table.house.attendance.tick(table.id) == table.house.now
    assert await who_decided(table) == ["bot", "order"]


async def test_with_several_people_nothing_is_released_before_all_agree() -> None:
    with pytest.MonkeyPatch.context() as patch:
        table = await asked(FREE, patch)
        await table.wish(0, Propose(StandingAnswers(False)))
        await table.wish(1, Agree(2))
        assert (await table.view()).standing, "Cléo has not agreed"
        await table.wish(2, Agree(2))
        assert not (await table.view()).standing
        assert len(await told(table, None)) == 1, "Bob is asked, and waited for"


async def test_an_order_answers_at_the_moment_and_the_log_says_so() -> None:
    with pytest.MonkeyPatch.context() as patch:
        table = await asked(FREE, patch)
        violet = a_game("classic").edition.deck.card("violet")
        await table.wish(1, GiveOrders(1, Orders(show=(violet,))))
        await told(table, None)
        assert await who_decided(table) == ["person", "order"]


async def test_who_has_chosen_decides_and_the_log_says_so() -> None:
    with pytest.MonkeyPatch.context() as patch:
        table = await asked(FREE, patch)
        await told(table, 1.0)
        assert await who_decided(table) == ["person", "person"]


async def test_orders_are_seen_by_their_own_people_alone_and_nobody_notices() -> None:
    table = await a_dealt_table()
    follower = table.tables.follow(table.id, table.keys[0])
    first = await anext(follower)
    orders = Orders(show=(Card(3),), again=True)
    assert (await table.wish(1, GiveOrders(1, orders))).orders == orders
    assert (await table.view(0)).orders == Orders()
    assert await table.view(0) == first, "nothing has changed for others, so nothing is sent"
    assert await table.refused(0, GiveOrders(1, orders)) == "not_seated"
    await follower.aclose()


async def test_orders_end_when_the_chair_is_handed_over() -> None:
    table = await a_dealt_table()
    await table.wish(1, GiveOrders(1, Orders(again=True)))
    once = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(once, str)
    view = await table.tables.claim(table.id, once, new_key(), "Zoé")
    assert isinstance(view, TableView)
    assert view.orders == Orders()


async def test_standing_answers_are_off_where_seats_share_a_device() -> None:
    table = await a_table(people=2)
    await table.wish(1, SitToo("Zoé"))
    await table.deal()
    assert await table.refused(0, Propose(StandingAnswers(True))) == "one_device"


def test_a_decision_of_an_older_log_is_read() -> None:
    """R9"""
    old = f'{{"type":"Decided","schema":{SCHEMA},"events":[],"chance":7}}'
    assert decode_line(old.encode()) == Decided(SCHEMA, (), 7, "")


async def test_an_answer_that_is_not_legal_is_refused_at_once() -> None:
    """C-12"""
    with pytest.MonkeyPatch.context() as patch:
        table = await asked(FREE, patch)
        prompt = await table.house.referee.prompt((await table.view()).game)
        assert isinstance(prompt, Prompt)
        assert await refused(acts(table, prompt, Pass(BOB))) == "illegal"
