"""The documents are true."""

from tests.docs.rules_table import PAGE, proofs, rules, sources, table


def test_every_rule_and_example_is_cited_by_a_test() -> None:
    tested = proofs()
    assert [rule.id for rule in rules() if rule.id not in tested] == []


def test_every_rule_is_cited_where_it_is_implemented() -> None:
    cited = sources()
    assert [rule.id for rule in rules() if rule.id[0] != "E" and rule.id not in cited] == []


def test_nothing_cites_a_rule_that_does_not_exist() -> None:
    known = {rule.id for rule in rules()}
    assert set(sources()) | set(proofs()) <= known


def test_the_page_of_rules_we_follow_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == table(), "run python -m tests.docs.rules_table"
