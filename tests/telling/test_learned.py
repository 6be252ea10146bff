"""What a moment has made certain for a seat: told in a line each, from its own deduction alone."""

from collections.abc import Iterator

import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core import events as e
from lenoir.core.actions import Accuse
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.edition import Edition, Language
from lenoir.core.events import Event
from lenoir.core.legal import AnyCase
from lenoir.core.view import View
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.engine import legal_actions, rules_of
from lenoir.telling.learned import Learned, learned
from lenoir.telling.replay import replayed
from lenoir.telling.voice import NBSP, Voice
from lenoir.telling.why import Why
from tests.deduction.test_games import truth
from tests.telling.test_why import CASE, CLASSIC, LEBLANC, MOUTARDE, ROPE, ROSE, START

STOOD: list[Event] = [
    e.SuggestionMade(ROSE, CASE),
    e.CannotRefute(MOUTARDE, CASE),
    e.CannotRefute(LEBLANC, CASE),
    e.SuggestionStood(ROSE, CASE),
]


def learned_by(*more: Event, language: Language = "en", since: int = len(START)) -> Learned:
    """What Rose has learned by some events after the deal."""
    before = View.of(CLASSIC, ROSE, [*START, *more][:since])
    view = View.of(CLASSIC, ROSE, [*START, *more])
    voice = Voice(Messages(language), CLASSIC, view.table.suspects)
    return learned(Why(voice, view, Explanation.of(view)), Explanation.of(before), view, since)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Professor Plum, the Rope and the Hall are in the envelope"),
        ("fr", "Le professeur Violet, la corde et le hall sont dans l’étui"),
    ],
)
def test_when_nobody_could_refute_what_follows_is_told_in_the_readers_words(
    language: Language, line: str
) -> None:
    """Rose holds none of the three, nor does anybody else."""
    found = learned_by(*STOOD, language=language)
    assert any(line in told.replace(NBSP, " ") for told in found.lines)
    assert found.open == ()


def test_nothing_is_new_where_nothing_was_learned() -> None:
    found = learned_by(*STOOD, since=len(START) + len(STOOD))
    assert (found.lines, found.more) == ((), 0)


def test_a_card_that_was_shown_is_told_with_its_reason_and_not_with_where_it_is_not() -> None:
    shown = (
        e.SuggestionMade(ROSE, CASE),
        e.SuggestionRefuted(MOUTARDE, ROSE, CASE),
        e.CardShown(MOUTARDE, ROSE, ROPE),
    )
    (line,) = learned_by(*shown).lines
    assert line.replace(NBSP, " ") == (
        "Colonel Mustard holds the Rope: "
        "Colonel Mustard showed it to you for suggestion 1 (turn 1)."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Rope: in the envelope or in the Pool."),
        ("fr", "La corde : dans l’étui ou dans la piscine."),
    ],
)
def test_with_cards_in_the_pool_it_is_said_what_stays_possible(
    language: Language, line: str
) -> None:
    """Nobody refutes, and yet the cards need not be in the envelope: some lie in the Pool."""
    edition = load_edition("detectives")
    deck = edition.deck
    case = Case(deck.card("violet"), deck.card("rope"), Card(len(deck) - 1))
    stream: list[Event] = [
        e.GameStarted("detectives", edition.options, (Card(0), Card(1), Card(2)), (Space(0),) * 9),
        e.CardsDealt(LEBLANC, (6, 6, 6), 3, ()),
        e.HandDealt(ROSE, cards_of(map(Card, (0, 1, 2, 6, 7, 16)))),
        e.TurnBegan(ROSE),
        e.SuggestionMade(ROSE, case),
        e.CannotRefute(MOUTARDE, case),
        e.CannotRefute(LEBLANC, case),
        e.SuggestionStood(ROSE, case),
    ]
    view = View.of(edition, ROSE, stream)
    voice = Voice(Messages(language), edition, view.table.suspects)
    why = Why(voice, view, Explanation.of(view))
    found = learned(why, Explanation.of(View.of(edition, ROSE, stream[:4])), view, 4)
    assert len(found.open) == 3
    assert line in [told.replace(NBSP, " ") for told in found.open]
    assert all("envelope" not in told and "étui" not in told for told in found.lines)


@pytest.mark.parametrize(
    ("key", "players", "options"),
    [
        ("miro", 3, {}),
        ("miro", 3, {"honour": True}),
        ("classic", 4, {}),
        ("detectives", 4, {}),
        ("modern", 2, {}),
    ],
)
def test_of_every_named_card_that_nobody_refuted_it_is_known_where_it_is_or_told_where_it_can_be(
    key: str, players: int, options: dict[str, object]
) -> None:
    """Pool cards, cards in rooms and `honour` make it false that all three are in the envelope."""
    for game in after_unrefuted(load_edition(key), players, options, many=2):
        deal = truth(game)
        for viewer in game.table.seats:
            view = game.view(viewer)
            stream = tuple(view.stream)
            since = max(n for n, event in enumerate(stream) if isinstance(event, e.SuggestionMade))
            made = stream[since]
            assert isinstance(made, e.SuggestionMade)
            why = Why(
                Voice(Messages("en"), view.table.edition, view.table.suspects),
                view,
                Explanation.of(view),
            )
            found = learned(why, Explanation.of(replayed(view, since)), view, since)
            named = (made.case.suspect, made.case.weapon, made.case.room)
            places = {card: next(at for at in deal if deal[at] >> card & 1) for card in named}
            unsure = [c for c in named if why.explanation.knowledge.share(c, places[c]) < 1]
            assert len(found.open) == len(unsure)
            for card, line in zip(unsure, found.open, strict=True):
                here = why.possible(card, [places[card]]).split(": ")[1].rstrip(".")
                assert here in line


def after_unrefuted(
    edition: Edition, players: int, options: dict[str, object], many: int
) -> Iterator[Game]:
    """A game each time a suggestion was refuted by nobody."""
    rng, bot = Seeded(f"{edition.key} {players}"), RandomPlayer()
    while many:
        game = Game(edition, players, rng, options)
        for _ in range(400):
            if game.decider is None:
                break
            told = game.play(bot.decide(game.view(game.decider), rng))
            if any(isinstance(event, e.SuggestionStood) for event in told) and many:
                many -= 1
                yield game


@pytest.mark.parametrize("key", ["miro", "classic", "detectives", "modern"])
def test_whoever_knows_is_sent_to_where_the_rules_let_them_accuse(key: str) -> None:
    """D-13, K-7, T-8: what the page says of an edition is what its rules offer."""
    edition = load_edition(key)
    where, board = rules_of(edition).accuses_in(), edition.board
    seen = set()
    for seed in range(4):
        rng = Seeded(seed)
        game, bot = Game(edition, 3, rng), RandomPlayer()
        for _ in range(300):
            if game.decider is None:
                break
            view = game.view(game.decider)
            accuses = [o for o in legal_actions(view).offers if isinstance(o, AnyCase)]
            if any(offer.deed is Accuse for offer in accuses):
                here = view.table.place_of(game.decider)
                seen.add("pool" if here == edition.pool else board.is_room(here))
            game.play(bot.decide(view, rng))
    assert seen == {"pool": {"pool"}, "room": {True}, "anywhere": {True, False}}[where]
