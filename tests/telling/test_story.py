"""The story: every kind of event has its sentences, in both languages, for every reader."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core import events as e
from lenoir.core.actions import Resign
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.events import Event
from lenoir.core.phases import Closing, Refuting
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.visibility import PUBLIC
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import Messages
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice

RARE: list[tuple[str, Event]] = [
    ("miro", e.SeatChallenged(Seat(0), Seat(1), Card(7))),
    ("miro", e.CardWithheld(Seat(1), Card(7))),
    ("miro", e.SeatOut(Seat(1), "convicted")),
    ("miro", e.GameEnded(Seat(1), Case(Card(0), Card(6), Card(12)), "last_detective")),
    ("miro", e.TokenMoved(Card(1), Space(3), "leap")),
    ("classic", e.TokenMoved(Card(1), Space(3), "swept")),
    ("detectives", e.SeatDied(Seat(1), Cards(0b111))),
    ("detectives", e.SeatDied(Seat(1), Cards(0))),
    ("detectives", e.PoolLooked(Seat(1))),
    ("detectives", e.PoolSeen(Seat(1), Cards(0b1000))),
    ("detectives", e.SuggestionBlocked(Seat(1), Case(Card(0), Card(6), Card(15)))),
    ("detectives", e.CardSpied(Seat(1), Seat(2), Card(7))),
    ("detectives", e.CardGlimpsed(Seat(1), Seat(0), Card(7))),
    ("detectives", e.CardNoticed(Seat(0), Seat(1), Card(7))),
    ("detectives", e.TokenMoved(Card(1), Space(40), "sent_back")),
    ("detectives", e.TokenMoved(Card(1), Space(40), "keeper")),
    ("modern", e.SeatPicked(Seat(0), Seat(2))),
    ("modern", e.PassageOpened(Seat(0), Space(1))),
    ("modern", e.RoomCardSeen(Seat(0), Space(1), Card(7))),
]


@cache
def games() -> tuple[Game, ...]:
    """Games in which about everything happens."""
    return tuple(_games())


def _games() -> Iterator[Game]:
    for key in edition_keys():
        edition = load_edition(key)
        for players in {edition.players[0], edition.players[-1]}:
            options: dict[str, object] = {"turn_limit": 120}
            if "honour" in edition.changeable:
                options["honour"] = True
            game, rng, bot = (
                Game(edition, players, Seeded(players), options),
                Seeded(1),
                RandomPlayer(),
            )
            while not game.is_over:
                seat = game.decider
                assert seat is not None
                game.play(bot.decide(game.view(seat), rng))
            yield game
        loser = Game(edition, edition.players[0], Seeded(2))
        for seat in loser.table.seats[1:]:
            loser.play(Resign(seat))
        seat = Seat(0)
        while not loser.is_over:
            legal = loser.legal
            accusations = [action for action in legal if type(action).__name__ == "Accuse"]
            loser.play(accusations[0] if accusations else legal.any(Seeded(loser.table.turns)))
        yield loser


def told(language: Language, game: Game, viewer: Viewer) -> Iterator[tuple[Event, list[str]]]:
    """Each event of a finished game with what is said of it."""
    names = ("Anna", "Ben")
    voice = Voice(Messages(language), game.table.edition, game.table.suspects, names)
    story = Story(voice, viewer)
    for event in game.record().events:
        yield event, list(story.tell(event))


def test_every_kind_of_event_has_happened_in_these_games() -> None:
    happened = {type(event) for game in games() for event in game.record().events}
    rare = {type(event) for _, event in RARE}
    assert set(get_args(e.PublicEvent)) | set(get_args(e.PrivateEvent)) <= happened | rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_sentences(language: Language) -> None:
    for game in games():
        for viewer in (SPECTATOR, Seat(0), Seat(1)):
            for event, sentences in told(language, game, viewer):
                if isinstance(event, e.TurnEnded):  # told only to whom it may surprise
                    assert not sentences or event.seat == viewer, event
                else:
                    assert bool(sentences) != isinstance(event, e.PhaseBegan), event
                assert all(map(is_a_sentence, sentences)), sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "event"), RARE, ids=[type(event).__name__ for _, event in RARE])
def test_what_happens_rarely_is_told_too(key: str, event: Event, language: Language) -> None:
    edition = load_edition(key)
    voice = Voice(Messages(language), edition, [Card(0), Card(1), Card(2)])
    for viewer in (SPECTATOR, Seat(0), Seat(1)):
        sentences = list(Story(voice, viewer).tell(event))
        assert sentences
        assert all(map(is_a_sentence, sentences)), sentences


def is_a_sentence(text: str) -> bool:
    whole = text[0].isupper() or not text[0].isalpha()
    return whole and text.rstrip("\u202f»”").endswith((".", "!", "?")) and not {"$", "'"} & {*text}


def test_only_a_turn_of_mine_that_ends_by_itself_is_said_to_be_over() -> None:
    edition = load_edition("classic")
    voice = Voice(Messages("en"), edition, [Card(0), Card(1)])
    refuting = Refuting(Seat(1))
    ended = e.TurnEnded(Seat(0))
    said = []
    for viewer, phase in ((0, refuting), (1, refuting), (0, Closing(Seat(0)))):
        story = Story(voice, Seat(viewer))
        story.passed(e.PhaseBegan(phase))
        said.append([*story.tell(ended)])
    assert said == [["That ends your turn."], [], []]


def test_a_card_is_shown_to_me_by_me_or_by_others() -> None:
    edition = load_edition("classic")
    voice = Voice(Messages("en"), edition, [edition.deck.card("rose"), edition.deck.card("olive")])
    shown = e.CardShown(Seat(1), Seat(0), edition.deck.card("rope"))
    said = [next(Story(voice, viewer).tell(shown)) for viewer in (Seat(0), Seat(1), SPECTATOR)]
    plain = [sentence.replace("\u00a0", " ") for sentence in said]
    assert plain == [
        "Reverend Green has shown you: the Rope.",
        "You have shown Miss Scarlett: the Rope.",
        "Reverend Green has shown Miss Scarlett: the Rope.",
    ]


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You suggest: Miss Scarlett", "Reverend Green suggests: Miss Scarlett"),
        ("fr", "Vous soupçonnez Mlle Rose", "Le docteur Olive soupçonne Mlle Rose"),
    ],
)
def test_what_i_do_is_told_in_the_second_person(language: Language, mine: str, theirs: str) -> None:
    edition = load_edition("classic")
    deck = edition.deck
    voice = Voice(Messages(language), edition, [deck.card("rose"), deck.card("olive")])
    case = Case(deck.card("rose"), deck.card("rope"), deck.card("hall"))
    suggested = e.SuggestionMade(Seat(1), case)
    said = [next(Story(voice, viewer).tell(suggested)) for viewer in (Seat(1), Seat(0), SPECTATOR)]
    plain = [sentence.replace("\u00a0", " ") for sentence in said]
    assert plain[0].startswith(mine)
    assert plain[1].startswith(theirs)
    assert plain[1] == plain[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_lines_about_my_own_seat_differ_from_what_everybody_is_told(
    language: Language,
) -> None:
    """And none of those speaks of me by name."""
    for game in games():
        everybody = [told for _, told in told(language, game, SPECTATOR)]
        for seat, name in ((Seat(0), "Anna"), (Seat(1), "Ben")):
            for (event, mine), theirs in zip(told(language, game, seat), everybody, strict=True):
                if type(event) not in PUBLIC or isinstance(event, e.TurnEnded):
                    continue
                if mine != theirs:
                    assert any(name in line or isinstance(event, e.TokenMoved) for line in theirs)
                elif not isinstance(event, e.GameStarted | e.LotsRolled | e.CardsDealt):
                    assert not any(re.search(rf"\b{name}\b", line) for line in mine), event
