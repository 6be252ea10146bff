"""Problems: every refusal over HTTP, as RFC 9457 has it, in the reader's language."""

from typing import Final, get_args

import msgspec

from lenoir.core.edition import LANGUAGES, Language
from lenoir.messages import messages_in
from lenoir.play.refusal import Code
from lenoir.wire import Problem

MEDIA_TYPE: Final = "application/problem+json"

BY_STATUS: Final = {
    400: "malformed",
    403: "wrong_origin",
    404: "not_found",
    405: "not_allowed",
    408: "too_slow",
    411: "no_length",
    413: "too_large",
    421: "wrong_host",
    429: "too_many",
    431: "too_large",
    500: "broken",
    503: "busy",
}
"""What the server itself refuses; everything else is a code of the inside."""

_FORBIDDEN: Final = (
    *("not_seated", "not_host", "not_invited", "not_publisher", "banned"),
    *("handed_over", "replaced", "muted", "needs_vote", "not_asked", "no_assistance"),
)


def status_of(code: Code) -> int:
    """The status that goes with a code of the inside."""
    if code in ("try_again", "too_long"):
        return 503
    if code == "damaged":
        return 500
    if code.startswith("no_such"):
        return 404
    if code.startswith("bad_"):
        return 400
    return 403 if code in _FORBIDDEN else 409


CODES: Final = (*get_args(Code), *BY_STATUS.values())
"""Each has a message ``refused-CODE`` in every language."""


def problem(code: str, status: int, language: Language) -> Problem:
    """A refusal in words."""
    title = messages_in(language)(f"refused-{code}")
    return Problem(f"urn:lenoir:refused:{code}", title, status, code)


def body_of(status: int, language: Language) -> bytes:
    """A refusal by the server itself."""
    known = status if status in BY_STATUS else 400 if status < 500 else 500
    return msgspec.json.encode(problem(BY_STATUS[known], status, language))


def asked_language(accept: str) -> Language:
    """The one of ours that an Accept-Language header likes best; English if it does not say."""
    best: tuple[float, Language] = (0.0, "en")
    for part in accept.split(",")[:20]:
        name, _, rest = part.strip().partition(";")
        tag = name.strip().lower().partition("-")[0]
        weight = _weight(rest)
        for language in LANGUAGES:
            if language == tag and weight > best[0]:
                best = weight, language
    return best[1]


def _weight(rest: str) -> float:
    text = rest.strip().removeprefix("q=")
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
