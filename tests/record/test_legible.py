"""What may be a name, a note or a tag: text that is seen."""

import pytest

from lenoir.record.legible import legible


@pytest.mark.parametrize(
    "text", ["Ada", "Zoé 🦊", "👩‍🚀", "Rose ❤️‍🔥", "👩🏽‍🔬 Curie", "👨‍👩‍👧", "🏳️‍🌈", ""]
)
def test_letters_and_joined_emoji_are_read(text: str) -> None:
    assert legible(text)


@pytest.mark.parametrize(
    "text",
    [
        "A\u200dda",
        "Ada\u200d",
        "\u200d",
        "👩\u200d",
        "\u200d🚀",
        "👩\u200d\u200d🚀",
        "a\u200bb",
        "\u202eAda",
        "\n",
    ],
)
def test_nothing_unseen_hides_in_a_text(text: str) -> None:
    assert not legible(text)
