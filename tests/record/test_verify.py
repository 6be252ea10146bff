"""A full record is judged by the rules, and its chance by the promise."""

import pytest
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards
from lenoir.core.events import Event
from lenoir.core.keepers import Keeper
from lenoir.core.seats import Seat
from lenoir.record.errors import TEXTS
from lenoir.record.record import Record
from lenoir.record.verify import Verdict, verify
from tests.record.games import Played, a_shelf_of_games, longest


def without_fairness(record: Record) -> Record:
    return replace(record, header=replace(record.header, tags={}))


def first(record: Record, kind: type[Event]) -> int:
    return next(n for n, event in enumerate(record.events) if isinstance(event, kind))


def with_event(record: Record, at: int, event: Event) -> Record:
    events = record.events
    return replace(record, events=(*events[:at], event, *events[at + 1 :]))


def with_tags(played: Played, **tags: str) -> Record:
    record = played.full
    return replace(record, header=replace(record.header, tags={**record.header.tags, **tags}))


def wrong(verdict: Verdict) -> tuple[str, int]:
    assert verdict.wrong is not None
    assert verdict.wrong.code in TEXTS
    assert str(verdict.wrong).startswith("line ")
    return verdict.wrong.code, verdict.wrong.line


def test_every_game_was_played_by_the_rules_and_with_the_promised_chance() -> None:
    for played in a_shelf_of_games():
        verdict = verify(played.full)
        assert verdict == Verdict(("rules", "commitment", "chance"), order="no_pledges")
        assert verdict.ok


def test_without_a_promise_only_the_rules_are_checked() -> None:
    for played in a_shelf_of_games(1):
        assert verify(without_fairness(played.full)) == Verdict(("rules",), order="no_pledges")


def test_only_a_full_record_can_be_verified() -> None:
    for record in longest("miro").records[1:]:
        assert wrong(verify(record)) == ("not_full", 1)


@pytest.mark.parametrize("key", ["classic", "miro", "detectives", "modern"])
def test_a_changed_roll_is_found(key: str) -> None:
    record = longest(key).full
    at = first(record, e.DiceRolled)
    rolled = record.events[at]
    assert isinstance(rolled, e.DiceRolled)
    dice = tuple(7 - face for face in rolled.dice)
    changed = with_event(record, at, replace(rolled, dice=dice))
    assert wrong(verify(changed)) in (("differs", at + 3), ("differs", at + 2))


def test_a_changed_roll_is_found_even_if_it_would_have_been_possible() -> None:
    """The last roll of a seat that stays anyway: by the rules it may be, by the secret not."""
    played = longest("miro")
    record = played.full
    for at, event in enumerate(record.events):
        follows = record.events[at + 1 : at + 3]
        if isinstance(event, e.DiceRolled) and len(follows) == 2:
            began, stayed = follows
            if isinstance(began, e.PhaseBegan) and isinstance(stayed, e.Stayed):
                changed = with_event(record, at, replace(event, dice=event.dice[::-1]))
                if changed != record:
                    assert verify(without_fairness(changed)).ok
                    assert wrong(verify(changed)) == ("chance_differs", at + 2)
                    return
    raise AssertionError("nobody stays")


def test_another_envelope_is_found() -> None:
    record = longest("classic").full
    at = first(record, e.EnvelopeSealed)
    sealed = record.events[at]
    assert isinstance(sealed, e.EnvelopeSealed)
    case = sealed.case._replace(suspect=Card((sealed.case.suspect + 1) % 6))
    assert wrong(verify(with_event(record, at, e.EnvelopeSealed(case))))[0] == "deal_differs"


def test_a_card_in_two_hands_is_found() -> None:
    record = longest("classic").full
    at = first(record, e.HandDealt)
    dealt = record.events[at]
    assert isinstance(dealt, e.HandDealt)
    low = dealt.cards & -dealt.cards
    for other in range(21):
        if not dealt.cards >> other & 1:
            cards = Cards(dealt.cards ^ low ^ (1 << other))
            changed = with_event(record, at, replace(dealt, cards=cards))
            assert wrong(verify(changed))[0] == "deal_differs"


def test_a_card_that_was_not_in_the_hand_cannot_have_been_shown() -> None:
    record = longest("classic").full
    at = first(record, e.CardShown)
    shown = record.events[at]
    assert isinstance(shown, e.CardShown)
    changed = with_event(record, at, replace(shown, card=Card((shown.card + 1) % 21)))
    code, line = wrong(verify(changed))
    assert code == "illegal"
    assert line == at - 1 + 2


def test_another_keeper_than_the_one_drawn_is_found() -> None:
    record = longest("detectives").full
    at = first(record, e.KeeperTaken)
    taken = record.events[at]
    assert isinstance(taken, e.KeeperTaken)
    changed = with_event(record, at, replace(taken, keeper=Keeper((taken.keeper + 1) % 8)))
    assert not verify(changed).ok


def test_a_missing_event_is_found() -> None:
    record = longest("modern").full
    for kind in (e.TokenMoved, e.CannotRefute, e.DiceRolled, e.TurnEnded, e.CardShown):
        at = first(record, kind)
        changed = replace(record, events=record.events[:at] + record.events[at + 1 :])
        assert wrong(verify(changed))[1] <= at + 3


def test_a_doubled_event_is_found() -> None:
    record = longest("detectives").full
    for at in range(len(record.events) - 1):
        event = record.events[at]
        if isinstance(event, e.TokenMoved | e.CannotRefute | e.KeeperPlayed):
            changed = replace(record, events=(*record.events[: at + 1], *record.events[at:]))
            assert wrong(verify(changed))[1] <= at + 3
            return


def test_a_thing_that_nobody_did_is_found() -> None:
    record = longest("classic").full
    at = first(record, e.TurnBegan) + 2
    changed = with_event(record, at, e.AccusationFailed(Seat(0)))
    assert wrong(verify(changed)) == ("no_deed", at + 2)


def test_a_secret_that_was_not_promised_is_found() -> None:
    played = longest("classic")
    assert wrong(verify(with_tags(played, Secret="00" * 32))) == ("commitment", 1)


def test_a_promise_other_than_the_one_noted_is_found() -> None:
    played = longest("classic")
    promised = played.tags["Commitment"]
    assert verify(played.full, noted=promised).ok
    assert wrong(verify(played.full, noted="0" * 64)) == ("noted", 1)


def test_another_word_of_a_seat_would_have_brought_another_deal() -> None:
    played = longest("classic")
    code, line = wrong(verify(with_tags(played, Nonce0="mine")))
    assert code == "chance_differs"
    assert line < 12


@pytest.mark.parametrize("name", ["Game", "Secret", "Nonce1", "Commitment"])
def test_what_is_missing_is_named(name: str) -> None:
    record = longest("classic").full
    tags = {tag: value for tag, value in record.header.tags.items() if tag != name}
    verdict = verify(replace(record, header=replace(record.header, tags=tags)))
    assert wrong(verdict) == ("incomplete", 1)
    assert verdict.wrong is not None
    assert verdict.wrong.params == {"name": name}
    assert verdict.checked == ("rules",)


@pytest.mark.parametrize("tags", [{"Secret": "xyz"}, {"Nonce0": "a|b"}, {"Game": "é"}])
def test_what_is_badly_written_is_named(tags: dict[str, str]) -> None:
    assert wrong(verify(with_tags(longest("classic"), **tags)))[0] == "bad_fairness"
