"""A finished game for strangers: published by a player, named by consent, taken back for good."""

import pytest

from lenoir.core.actions import Resign
from lenoir.core.seats import Seat
from lenoir.office.retention import DAY, Retention, prune
from lenoir.play.games.answers import Command
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.people.keys import new_key
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.publication import Publication
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import BeNamed, Leave, Publish, Rematch, SitToo, Unpublish
from lenoir.store.memory import MemoryStore
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_game, a_table


async def over(table: ATable) -> GameId:
    """The game of a table, given up by all but one."""
    game = (await table.house.register.seating(table.id)).game
    for seat in (Seat(0), Seat(1), Seat(2)):
        enough = Command(f"enough{seat}", 0, Resign(seat))
        await outcome(table.house.referee.act(game, seat, enough))
    return game


async def a_finished_game() -> tuple[ATable, GameId]:
    table = await a_game()
    return table, await over(table)


async def published(table: ATable, game: str, by: int = 1, named: bool = False) -> Publication:
    view = await table.wish(by, Publish(game, named))
    return view.publications[-1]


async def test_a_game_under_way_cannot_be_published() -> None:
    table = await a_game()
    game = (await table.view()).game
    assert await table.refused(0, Publish(game)) == "not_over"
    await over(table)
    assert (await published(table, game)).game == game


async def test_nor_can_one_that_is_not_dealt_or_not_of_this_table() -> None:
    table = await a_table(people=3)
    view = await table.view()
    assert await table.refused(0, Publish(view.game)) == "not_dealt"
    _, other = await a_finished_game()
    assert await table.refused(0, Publish(other)) == "no_such_game"


async def test_only_who_played_a_game_publishes_it() -> None:
    """Neither who looks on, nor a stranger, nor who has come for the next game."""
    table, game = await a_finished_game()
    for key in (table.opened.watch, table.opened.invite, new_key()):
        wish = table.tables.wish(table.id, key, "p", Publish(game))
        assert await refused(wish) == "not_seated"
    await table.wish(0, Rematch())
    await table.wish(2, Leave())
    late = await table.join("Dan")
    assert await table.refused(late, Publish(game)) == "not_seated"
    assert (await published(table, game)).by == 1


async def test_everybody_at_the_table_hears_of_it_and_reads_the_link_and_no_onlooker_does() -> None:
    table, game = await a_finished_game()
    publication = await published(table, game)
    for person in range(3):
        view = await table.view(person)
        assert view.publications == (publication,)
        assert type(view.announcements[-1]).__name__ == "Published"
    onlooker = await table.tables.view(table.id, table.opened.watch)
    assert onlooker.publications == ()


async def test_nobody_is_named_who_has_not_agreed() -> None:
    table, game = await a_finished_game()
    publication = await published(table, game)

    async def names() -> tuple[str, ...]:
        return (await table.tables.published(table.id, publication.link))[1]

    assert await names() == ("", "", "")
    await table.wish(2, BeNamed(game))
    assert await names() == ("", "", "Cléo")
    await table.wish(1, BeNamed(game))
    await table.wish(2, BeNamed(game, on=False))
    assert await names() == ("", "Bob", "")


async def test_who_has_left_the_table_is_named_no_more() -> None:
    """They could not take it back."""
    table, game = await a_finished_game()
    publication = await published(table, game, by=0, named=True)
    await table.wish(1, BeNamed(game))
    await table.wish(0, Rematch())
    await table.wish(1, Leave())
    assert (await table.tables.published(table.id, publication.link))[1] == ("Ada", "", "")


async def test_names_are_those_of_the_game_though_chairs_have_moved_since() -> None:
    table, game = await a_finished_game()
    publication = await published(table, game, by=0, named=True)
    await table.wish(0, Rematch())
    await table.wish(0, SetTable(chairs=4))
    await table.wish(0, SitToo("Zoé"))
    assert (await table.tables.published(table.id, publication.link))[1] == ("Ada", "", "")


async def test_nobody_agrees_for_another_or_to_what_is_not_published() -> None:
    table, game = await a_finished_game()
    assert await table.refused(1, BeNamed(game)) == "no_such_replay"
    await published(table, game)
    await table.wish(0, Rematch())
    await table.wish(2, Leave())
    late = await table.join("Dan")
    assert await table.refused(late, BeNamed(game)) == "not_seated"


async def test_whoever_published_it_takes_it_back_and_the_old_link_never_opens_again() -> None:
    table, game = await a_finished_game()
    publication = await published(table, game, named=True)
    assert await table.refused(0, Unpublish(game)) == "not_publisher"
    await table.wish(1, Unpublish(game))
    old = table.tables.published(table.id, publication.link)
    assert await refused(old) == "no_such_replay"
    again = await published(table, game)
    assert again.link != publication.link
    assert again.named == ()  # who agreed once is asked anew


async def test_the_host_takes_it_back_for_somebody_who_has_left() -> None:
    table, game = await a_finished_game()
    publication = await published(table, game)
    await table.wish(0, Rematch())
    await table.wish(1, Leave())
    assert await table.refused(2, Unpublish(game)) == "not_publisher"
    await table.wish(0, Unpublish(game))
    gone = table.tables.published(table.id, publication.link)
    assert await refused(gone) == "no_such_replay"


async def test_another_worker_shows_it_no_longer_either() -> None:
    """Its own memory still has it: it reads what was stored first."""
    table, game = await a_finished_game()
    publication = await published(table, game)
    other = House(table.house.store)
    assert (await other.tables.published(table.id, publication.link))[0] == game
    await table.wish(1, Unpublish(game))
    gone = other.tables.published(table.id, publication.link)
    assert await refused(gone) == "no_such_replay"


async def test_publishing_twice_is_publishing_once() -> None:
    table, game = await a_finished_game()
    first = await published(table, game, by=1)
    assert await published(table, game, by=2) == first


async def test_every_wrong_link_is_refused_alike() -> None:
    """Nobody finds out which tables there are, or whether something was published once."""
    table, game = await a_finished_game()
    await published(table, game)
    for where in (table.id, TableId(LogId("t-of-nobody"))):
        for link in (new_key(), "", "é", game, table.opened.watch, table.opened.invite):
            assert await refused(table.tables.published(where, link)) == "no_such_replay"


@pytest.mark.parametrize("days", [29, 31])
async def test_it_ends_with_the_table(days: int) -> None:
    clock = [1_000_000.0]
    table = await a_table(House(MemoryStore(lambda: clock[0])), NewTable("classic", 3, "Ada"), 3)
    await table.deal()
    publication = await published(table, await over(table))
    clock[0] += days * DAY
    await prune(table.house.store, Retention(finished=30), clock[0])
    answer = await outcome(table.tables.published(table.id, publication.link))
    assert (getattr(answer, "code", "shown") == "no_such_replay") == (days > 30)
