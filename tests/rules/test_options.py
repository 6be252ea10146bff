"""House rules: which edition offers which, with what default, and what is refused."""

import pytest
from msgspec.structs import asdict

from lenoir.editions.loader import load_edition
from lenoir.rules.setup import BadSetup, settled
from tests.toy import published

COMMON: dict[str, object] = {"last_detective_wins": False, "turn_limit": 0}
DEFAULTS: dict[str, dict[str, object]] = {
    "miro": {
        **COMMON,
        "resuggest_when_staying": False,
        "spoken_accusation": False,
        "honour": False,
        "up_to": False,
        "squares_twice": False,
        "passage_ends_turn": False,
        "named_is_summoned": False,
        "sweep_doorways": True,
        "only_players_tokens": False,
    },
    "classic": {
        **COMMON,
        "dice": 1,
        "exact": False,
        "squares_twice": False,
        "passage_ends_turn": False,
        "sweep_doorways": True,
        "only_players_tokens": False,
    },
    "modern": {
        **COMMON,
        "clue_cards": True,
        "up_to": False,
        "rush_each_chooses": False,
        "teams": False,
        "room_cards": "random",
        "look_once": True,
        "stay_unrolled": False,
        "sweep_doorways": True,
        "only_players_tokens": False,
    },
    "detectives": {
        **COMMON,
        "draws_from": "rooms_and_pool",
        "must_draw": False,
        "accuse_from_pool": False,
        "stay_in_pool": False,
        "leave_after_question": False,
        "named_is_summoned": False,
        "out_keep_keepers": False,
        "block_ends_turn": False,
        "sends_back": "players",
        "exact": False,
        "squares_twice": False,
        "only_players_tokens": False,
    },
}
OFFERED = [(edition, name) for edition, options in DEFAULTS.items() for name in options]
EVERY = sorted({name for _, name in OFFERED})
NOT_OFFERED = [
    (edition, name) for edition in DEFAULTS for name in EVERY if name not in DEFAULTS[edition]
]
OTHER_VALUES: dict[str, tuple[object, ...]] = {
    "last_detective_wins": (True,),
    "turn_limit": (1, 500),
    "resuggest_when_staying": (True,),
    "spoken_accusation": (True,),
    "honour": (True,),
    "dice": (2, 1),
    "clue_cards": (False,),
    "up_to": (True,),
    "rush_each_chooses": (True,),
    "teams": (True,),
    "room_cards": ("corners", ("hall", "study", "kitchen", "lounge")),
    "draws_from": ("anywhere", "rooms"),
    "sends_back": ("any",),
    "look_once": (False,),
    "sweep_doorways": (False,),
    **dict.fromkeys(
        (
            *("must_draw", "accuse_from_pool", "stay_in_pool", "leave_after_question"),
            *("named_is_summoned", "out_keep_keepers", "block_ends_turn", "exact"),
            *("squares_twice", "passage_ends_turn", "only_players_tokens", "stay_unrolled"),
        ),
        (True,),
    ),
}
# What an edition that does not offer an option plays by: K-5 and T-7 suggest when staying, all but
# miro accuse aloud, and only the short rules have one die.
UNCHANGEABLE = {
    ("classic", "resuggest_when_staying"): True,
    ("modern", "resuggest_when_staying"): True,
    ("classic", "spoken_accusation"): True,
    ("modern", "spoken_accusation"): True,
    ("detectives", "spoken_accusation"): True,
    ("miro", "dice"): 2,
    ("modern", "dice"): 2,
    ("detectives", "dice"): 2,
}
NO_TRUTH: tuple[object, ...] = ("yes", 1, 0, None, [])
NO_NUMBER: tuple[object, ...] = ("ten", "3", 1.5, None, True, [])
BAD_ROOMS: tuple[object, ...] = (
    *("corner", "", True, 4, None, []),
    ("hall", "study", "kitchen"),
    ("hall", "study", "kitchen", "lounge", "library"),
    ("hall", "study", "kitchen", "hall"),
    ("hall", "study", "kitchen", "garden"),
    ("hall", "study", "kitchen", "rope"),
    ("hall", "study", "kitchen", 3),
)
BAD: list[tuple[str, str, object]] = [
    *(
        (edition, name, value)
        for edition, name in OFFERED
        if isinstance(DEFAULTS[edition][name], bool)
        for value in NO_TRUTH
    ),
    *((edition, "turn_limit", value) for edition in DEFAULTS for value in (*NO_NUMBER, -1)),
    *(("classic", "dice", value) for value in (*NO_NUMBER, 0, 3, -1)),
    *(("modern", "room_cards", value) for value in BAD_ROOMS),
    *(("detectives", "draws_from", value) for value in ("nowhere", "", True, 1, None)),
    *(("detectives", "sends_back", value) for value in ("mine", "", True, 1, None)),
]


def settle(edition: str, **changes: object) -> dict[str, object]:
    """The options of a game of an edition."""
    return asdict(settled(load_edition(edition), changes))


def test_every_edition_is_spoken_of() -> None:
    assert set(DEFAULTS) == set(published())


@pytest.mark.parametrize("edition", DEFAULTS)
def test_an_edition_offers_these_options_and_no_others(edition: str) -> None:
    """Those that C-3, C-9, M-7 to M-17, K-3, K-4, D-8 to D-27, T-4, T-6 and T-13 to T-16 name."""
    assert set(load_edition(edition).changeable) == set(DEFAULTS[edition])


@pytest.mark.parametrize(("edition", "name"), OFFERED)
def test_an_option_has_its_default(edition: str, name: str) -> None:
    value = settle(edition)[name]
    assert value == DEFAULTS[edition][name]
    assert type(value) is type(DEFAULTS[edition][name])


@pytest.mark.parametrize(("edition", "name"), UNCHANGEABLE)
def test_what_an_edition_does_not_offer_is_as_its_rules_say(edition: str, name: str) -> None:
    assert settle(edition)[name] == UNCHANGEABLE[edition, name]


@pytest.mark.parametrize(
    ("edition", "name", "value"),
    [(edition, name, value) for edition, name in OFFERED for value in OTHER_VALUES[name]],
)
def test_a_table_may_change_an_option_and_nothing_else_changes(
    edition: str, name: str, value: object
) -> None:
    assert settle(edition, **{name: value}) == {**settle(edition), name: value}


def test_several_options_may_be_changed_at_once() -> None:
    options = settle("modern", up_to=True, clue_cards=False)
    assert (options["up_to"], options["clue_cards"]) == (True, False)


def test_rooms_may_come_as_a_list() -> None:
    rooms = ["hall", "study", "kitchen", "lounge"]
    assert settle("modern", room_cards=rooms)["room_cards"] == tuple(rooms)


@pytest.mark.parametrize(("edition", "name"), NOT_OFFERED)
def test_an_option_the_edition_does_not_offer_is_refused(edition: str, name: str) -> None:
    """The refusal says which option of which edition, and what there is instead."""
    with pytest.raises(BadSetup) as refusal:
        settle(edition, **{name: OTHER_VALUES[name][0]})
    assert edition in str(refusal.value)
    assert repr(name) in str(refusal.value)
    for offered in DEFAULTS[edition]:
        assert offered in str(refusal.value)


@pytest.mark.parametrize("edition", DEFAULTS)
def test_an_option_nobody_has_heard_of_is_refused(edition: str) -> None:
    with pytest.raises(BadSetup, match="'jokers'"):
        settle(edition, jokers=True)


@pytest.mark.parametrize(("edition", "name", "value"), BAD)
def test_a_bad_value_is_refused(edition: str, name: str, value: object) -> None:
    """The refusal names the option."""
    with pytest.raises(BadSetup, match=name):
        settle(edition, **{name: value})
