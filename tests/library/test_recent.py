"""What was asked for lately is kept, up to a bound."""

from lenoir.core.recent import Recent


def test_what_was_not_asked_for_longest_makes_room() -> None:
    kept: Recent[str, int] = Recent(2)
    kept.put("a", 1)
    kept.put("b", 2)
    assert kept.get("a") == 1
    assert kept.put("c", 3) == [2]
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)


def test_what_is_kept_weighs_no_more_than_it_may() -> None:
    kept: Recent[str, str] = Recent(5, len)
    kept.put("a", "abc")
    kept.put("a", "ab")
    assert kept.weight == 2
    assert kept.put("b", "abcd") == ["ab"]
    assert kept.put("c", "too much") == ["abcd", "too much"]
    assert (len(kept), kept.weight) == (0, 0)
    assert kept.pop("a") is None
