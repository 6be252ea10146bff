"""Every disputed reading is explained, to players in both languages and in docs/rules.md."""

import re

import pytest

from lenoir.core.edition import LANGUAGES, Language
from lenoir.editions.loader import load_edition
from lenoir.telling.readings import COMMON, how_we_play, written_for
from tests.docs.how_page import RULES, file_of, page, rules
from tests.docs.rules_table import rules as all_rules
from tests.toy import published

WRITTEN = [one for key in (COMMON, *published()) for one in written_for(key)]


@pytest.mark.parametrize("key", published())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_an_edition_is_up_to_date(key: str, language: Language) -> None:
    assert file_of(key, language).read_text("utf-8") == page(key, language), (
        "run python -m tests.docs.how_page"
    )


def test_the_readings_in_the_rules_are_up_to_date() -> None:
    assert RULES.read_text("utf-8") == rules(), "run python -m tests.docs.how_page"


def test_every_diamond_is_explained() -> None:
    marked = {
        rule.id for rule in all_rules() if "◆" in rule.text + rule.beside and rule.id[0] != "E"
    }
    assert marked - {one.rule for one in WRITTEN} == set()


def test_every_reading_is_of_a_rule() -> None:
    assert {one.rule for one in WRITTEN} <= {rule.id for rule in all_rules()}


@pytest.mark.parametrize("key", published())
def test_every_house_rule_of_an_edition_is_in_a_reading(key: str) -> None:
    named = {name for one in (*written_for(key), *written_for(COMMON)) for name in one.options}
    assert set(load_edition(key).changeable) <= named


@pytest.mark.parametrize("key", published())
def test_a_reading_names_only_house_rules_that_are_offered(key: str) -> None:
    for one in written_for(key):
        assert set(one.options) <= set(load_edition(key).changeable)


@pytest.mark.parametrize("key", published())
def test_a_rule_is_read_once(key: str) -> None:
    ids = [one.rule for one in how_we_play(key).readings]
    assert len(ids) == len(set(ids))


def test_french_readings_have_spaces_that_do_not_break() -> None:
    for one in WRITTEN:
        assert not re.findall(r" [:;?!»]|« ", one.fr), one.rule
        assert "'" not in one.fr + one.en
