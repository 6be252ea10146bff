"""What can be wrong with a record: a code and its parameters, a place, and a text in English."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # The file
    "empty": "there is nothing in it",
    "too_long": "longer than {limit} bytes",
    "not_utf8": "not UTF-8",
    "not_json": "not a JSON value of the right shape: {why}",
    "twice": "the key {key!r} is there twice",
    "not_lenoir": "no record of Lenoir begins like this",
    "newer_schema": "written with schema {schema}; this version reads up to {known}",
    "old_schema": "there is no schema {schema}",
    "not_upcast": "an event of schema {schema} which no later schema knows",
    # The header
    "no_edition": "no edition {edition!r} is known here",
    "other_cards": "the cards are not those of the edition {edition!r}",
    "no_seat": "a record of kind {kind!r} and seat {seat!r} does not go together",
    "bad_tag": "{name!r} is no tag that may be written",
    "secret_running": "the secret of a game that is still running",
    # The events
    "first_event": "the first event must be GameStarted, not {event}",
    "once": "{event} can happen only once",
    "too_early": "{event} before the first turn",
    "too_late": "{event} after the first turn has begun",
    "not_dealt": "a turn before the cards were dealt",
    "after_the_end": "{event} after the game has ended",
    "other_edition": "a game of the edition {edition!r} in a record of another",
    "setup": "no table can be set up so: {why}",
    "not_visible": "{event} is not for the eyes of this viewer",
    "out_of_range": "{field} of {event} cannot be {value}",
    "wrong_size": "{field} of {event} must have {size} values",
    "no_such_keeper": "seat {seat} has no such keeper",
    "cut_off": "the record ends in the middle of what happened",
    "not_a_notebook": "this is no notebook kept beside a real box",
    "not_heard": "{event} is nothing that is noted at a table with a real box",
    "no_hand": "the hand of the seat that notes is missing",
    "not_over": "a full record of a game that has not ended",
    # The notation
    "bad_tag_line": 'a tag is written [Name "value"]',
    "missing_tag": "the tag {name} is missing",
    "tag_twice": "the tag {name} is there twice",
    "open_comment": "a comment that begins here is never closed",
    "no_token": "no event is written {token!r}",
    "no_phase": "no phase is written {token!r}",
    "no_default": "{token!r} leaves something out that does not follow from what came before",
    "no_value": "{value!r} is no {what}",
    "not_here": "{token!r} does not fit here: {expected!r} would",
    # The verdict
    "not_full": "only a full record can be verified",
    "no_deed": "no action brings about what happened here, beginning with {event}",
    "illegal": "{action} was not legal",
    "deal_differs": "the deal is not one the rules could have made: {event} is not what follows",
    "differs": "{event} does not follow from the rules",
    "incomplete": "the tag {name} is missing, so that chance cannot be checked",
    "bad_fairness": "{name} is not what it should be",
    "commitment": "the secret does not fit the commitment",
    "noted": "the commitment is not the one that was noted",
    "chance_differs": "{event} is not what the secret and the nonces bring about",
    "unpledged": "the nonce of seat {seat} was never pledged, so it could have been chosen last",
    "pledge_broken": "the nonce of seat {seat} is not the one that was pledged",
    # The receipt of a device
    "bad_receipt": "neither a commitment nor the receipt of a device",
    "noted_game": "the receipt is of another game, {game}",
    "noted_pledge": "the pledge of seat {seat} is not the one that was published before the deal",
    "noted_terms": "edition, options or suspects are not those published before the deal",
    "noted_copy": "seat {seat} has the pledge of this device, which does not sit there",
    "noted_dropped": "seat {seat} withheld its nonce, says the record; the server had taken it",
}
"""The English text of every code; a caller who speaks another language has its own."""


def text_of(code: str, params: dict[str, object]) -> str:
    """What is wrong, in English."""
    return TEXTS[code].format(**params)


class Nonsense(ValueError):
    """Something that no game could have brought about; the reader of the file adds the place."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(text_of(code, params))


class BadRecord(ValueError):
    """A record that cannot be read; ``line`` is where, counted from 1."""

    def __init__(self, code: str, line: int, **params: object) -> None:
        self.code = code
        self.line = line
        self.params = params
        super().__init__(f"{self.place}: {text_of(code, params)}")

    @property
    def place(self) -> str:
        """Where it is, in English."""
        return f"line {self.line}"


class BadNotation(BadRecord):
    """A text that cannot be read; ``column`` is where in the line, counted from 1."""

    def __init__(self, code: str, line: int, column: int = 1, **params: object) -> None:
        self.column = column
        super().__init__(code, line, **params)

    @property
    def place(self) -> str:
        """Where it is, in English."""
        return f"line {self.line}, column {self.column}"


class GameRunning(ValueError):
    """A full record, or the secret, of a game that has not ended."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__("the game is still running: its full record is for later")
