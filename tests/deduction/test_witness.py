"""Who has seen which card: one account, whoever asks."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations

import pytest

from lenoir.bots.diary import Diary
from lenoir.bots.judges.logician import Reasoned
from lenoir.bots.players import one_player
from lenoir.core import events as e
from lenoir.core.cards import Card, Case
from lenoir.core.events import Event
from lenoir.core.phases import Over
from lenoir.core.seats import Seat
from lenoir.deduction.answers import Answers
from lenoir.deduction.minds.others import Others
from lenoir.deduction.minds.witness import witness_of
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

GAMES = 4
ME, B, C = Seat(0), Seat(1), Seat(2)
DETECTIVES = load_edition("detectives")
CASE = Case(Card(0), Card(7), Card(16))


def games(key: str) -> Iterator[Game]:
    """Games of random players at some later moment: they spy and use their powers."""
    for seed in range(GAMES):
        edition, chance = load_edition(key), Seeded(seed + 100)
        game = Game(edition, min(4, edition.players[-1]), Seeded(seed))
        bot = one_player("random").bot()
        for _ in range(250):
            if (seat := game.decider) is None:
                break
            view = game.view(seat)
            outcome = game.outcome(bot.decide(view, chance), chance)
            if type(outcome.state.table.phase) is Over:  # then all cards lie open
                break
            game.take(outcome)
        yield game


def truly_seen(game: Game, viewer: Seat) -> dict[tuple[Seat, Seat], int]:
    """By whose card it is and who has seen it: by what the private events say, not the public ones.

    Of a card that was shown, the viewer knows which it was if it has seen the card itself.
    """
    seen: dict[tuple[Seat, Seat], int] = defaultdict(int)
    showings: list[tuple[Seat, int, set[Seat]]] = []
    for event in game._log:
        match event:
            case e.CardShown(by, to, card):
                showings.append((by, card, {to}))
            case e.CardSpied(seat):
                showings[-1][2].add(seat)
            case e.CardGlimpsed(seat, of, card):
                showings.append((of, card, {seat}))
            case e.CardOpened(seat, card):
                showings.append((seat, card, {*game.table.seats}))
            case e.SeatDied(seat, hand):
                for other in game.table.seats:
                    seen[seat, other] |= hand
            case _:
                pass
    for by, shown, eyes in showings:
        if viewer in {by, *eyes}:
            for eye in eyes:
                seen[by, eye] |= 1 << shown
    return seen


@pytest.mark.parametrize("key", edition_keys())
def test_all_agree_on_who_has_seen_the_own_cards(key: str) -> None:
    for game in games(key):
        for me in game.table.seats:
            view, truth = game.view(me), truly_seen(game, me)
            others, diary = Others.of(view), Diary().read(view)
            reasoned = Reasoned(view, others.knowledge, Seeded(0))
            for seat in game.table.seats_after(me):
                told = truth[me, seat]
                assert witness_of(view).seen(me, seat) == told
                assert diary.seen_by(seat) == told
                assert reasoned.told(seat) == told
                assert others.told(seat) == told


@pytest.mark.parametrize("key", edition_keys())
def test_what_one_knows_of_the_others_cards_is_what_one_has_seen_with_them(key: str) -> None:
    for game in games(key):
        for me in game.table.seats:
            witness, truth = witness_of(game.view(me)), truly_seen(game, me)
            for by, to in permutations(game.table.seats, 2):
                assert witness.seen(by, to) == truth[by, to]


def test_an_asker_who_saw_a_card_by_spying_has_seen_it() -> None:
    """D-26: whoever models how a refuter chooses must know what the asker has seen."""
    spy = DETECTIVES.keeper("spy")
    assert spy is not None
    first: list[Event] = [e.SuggestionRefuted(B, ME, CASE), e.CardShown(B, ME, CASE.weapon)]
    spied: list[Event] = [e.KeeperPlayed(C, spy)]
    then: list[Event] = [e.SuggestionRefuted(B, C, CASE), e.KeeperPlayed(ME, spy)]
    then.append(e.CardSpied(ME, B, CASE.room))
    answers = list(Answers(DETECTIVES).read([*first, *spied, *then]))
    assert [answer.seen for answer in answers] == [0, 1 << CASE.weapon]
