"""“Why can’t I accuse here?” is answered with the rule, in both languages, from your sight."""

import pytest

from lenoir.core.edition import Language
from lenoir.messages import Messages
from lenoir.telling.voice import Voice
from lenoir.telling.why_not import WhyNot, missing
from tests.builders import Play, a_game


def asked(play: Play, suspect: str, language: Language = "en") -> tuple[WhyNot, ...]:
    """What somebody at the table may wonder about."""
    voice = Voice(Messages(language), play.table.edition, play.table.suspects)
    return missing(voice, play.sight(suspect))


def rules(play: Play, suspect: str) -> dict[str, str]:
    """The numbers of the rules that answer, by the verb of the question."""
    found = asked(play, suspect)
    return {one.question.split()[3]: one.answer.split("(rule ")[1].rstrip(")") for one in found}


def test_who_begins_a_turn_in_the_piscine_is_told_unasked_why_not_to_accuse() -> None:
    """D-13"""
    play = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "pool").begin()
    told = [one for one in asked(play, "moutarde") if one.unasked]
    assert [one.question for one in told] == ["Why can’t I accuse here?"]
    assert told[0].answer.endswith("(rule D-13)")
    french = [one for one in asked(play, "moutarde", "fr") if one.unasked]
    assert french[0].answer.endswith("(règle D-13)")


def test_a_house_rule_leaves_nothing_to_ask() -> None:
    """D-13: option `accuse_from_pool`."""
    scene = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "pool")
    play = scene.with_options(accuse_from_pool=True).begin()
    assert "accuse" not in rules(play, "moutarde")


def test_elsewhere_the_rule_is_told_to_whoever_asks() -> None:
    """D-11, D-13, D-6: in a room at the start of a turn."""
    play = a_game("detectives", "moutarde", "leblanc", "olive").standing("moutarde", "hall").begin()
    assert rules(play, "moutarde") == {
        "accuse": "D-13",
        "make": "D-6",
        "stay": "D-11",
        "take": "C-10",
    }
    assert not any(one.unasked for one in asked(play, "moutarde"))


def test_one_accuses_in_a_room_and_rolls_first_in_the_modern_edition() -> None:
    """T-4, T-8"""
    assert rules(a_game("modern").begin(), "rose")["accuse"] == "T-8"
    play = a_game("modern").standing("rose", "hall").begin()
    assert rules(play, "rose") == {"make": "T-4", "stay": "T-4", "take": "T-4"}


def test_who_stays_in_a_room_is_told_that_staying_gives_no_suggestion() -> None:
    """M-9"""
    play = a_game("miro").standing("rose", "hall").begin()
    assert rules(play, "rose")["make"] == "M-9"


def test_a_passage_that_took_the_turn_is_the_reason() -> None:
    """M-13: option `passage_ends_turn`."""
    scene = a_game("miro").standing("rose", "kitchen").with_options(passage_ends_turn=True)
    assert rules(scene.begin().passage("study"), "rose")["make"] == "M-13"


def test_who_holds_a_named_card_is_told_why_not_to_say_none() -> None:
    """C-7"""
    scene = a_game("classic").standing("rose", "hall").holding("moutarde", "rope")
    play = scene.begin().suggest("olive", "rope")
    assert rules(play, "moutarde") == {"say": "C-7"}


def test_only_the_one_who_is_asked_gets_answers() -> None:
    """C-11"""
    play = a_game("detectives", "moutarde", "leblanc", "olive").standing("leblanc", "pool").begin()
    assert asked(play, "leblanc") == ()


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("classic", "Pourquoi ne puis-je pas proposer une reconstitution ici\u202f?"),
        ("miro", "Pourquoi ne puis-je pas faire une hypothèse ici\u202f?"),
        ("modern", "Pourquoi ne puis-je pas émettre une hypothèse ici\u202f?"),
        ("detectives", "Pourquoi ne puis-je pas formuler une hypothèse ici\u202f?"),
    ],
)
def test_an_edition_is_spoken_of_in_its_own_words(key: str, said: str) -> None:
    """The words of the box are data of the edition."""
    play = a_game(key).begin()
    assert said in {one.question for one in asked(play, "rose", "fr")}
