"""A viewer's stream can be followed from any number on."""

from lenoir.bots.chance import Chance
from lenoir.core.seats import SPECTATOR
from lenoir.editions.loader import load_edition
from lenoir.play.dice import Seeded
from lenoir.play.game import Game


def test_news_go_on_where_one_has_left_off_and_old_views_keep_their_length() -> None:
    """C-15: for every viewer, from every number, without gap or repeat."""
    rng, bot = Seeded(5), Chance()
    game = Game(load_edition("detectives"), 3, rng, {"turn_limit": 12})
    old = [(view, view.seen) for view in map(game.view, (*game.table.seats, SPECTATOR))]
    while (seat := game.decider) is not None:
        game.play(bot.decide(game.view(seat), rng))
    for early, seen in old:
        assert early.seen == seen
        view = game.view(early.viewer)
        assert view.seen[: len(seen)] == seen
        assert [item.number for item in view.seen] == list(range(len(view.stream)))
        for after in range(len(view.stream) + 2):
            assert tuple(view.news(after)) == view.seen[after:]
