"""Why something cannot be done now, in words: the question one would ask, and the rule's answer."""

from msgspec import Struct

from lenoir.core.view import Sight
from lenoir.rules.engine import why_not
from lenoir.telling.voice import Voice


class WhyNot(Struct, frozen=True):
    """Something the viewer cannot do now, and why."""

    deed: str
    """The action, by its name."""
    question: str
    answer: str
    """A sentence, and the number of the rule."""
    unasked: bool
    """Whether it is said before anybody asks."""


def missing(voice: Voice, sight: Sight) -> tuple[WhyNot, ...]:
    """What the asked player might wonder about; from their sight alone, so it tells nothing new."""
    say, suggest = voice.say, voice.word("suggest")
    return tuple(
        WhyNot(
            deed.__name__,
            say(f"why-not-ask-{deed.__name__}", suggest=suggest),
            say(
                "why-not-answer",
                text=say(f"why-not-{reason.code}", suggest=suggest),
                rule=reason.rule,
            ),
            reason.unasked,
        )
        for deed, reason in why_not(sight)
    )
