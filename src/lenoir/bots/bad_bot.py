"""What can be wrong with a bot that was asked for: a code and its parameters, a text in English."""

from functools import partial
from typing import Final

TEXTS: Final[dict[str, str]] = {
    "form": "{text!r} is no bot: write NAME, or NAME:key=value,key=value",
    "no_name": "{file} is a file: say which of its bots, such as {file}:Name",
    "no_such": "there is no bot {name!r}; there are {names}, and file.py:Name",
    "no_parameters": "{name} has no parameters, and so no {key!r}",
    "no_parameter": "{name} has no parameter {key!r}; it has {keys}",
    "twice": "{name}: {key} is given twice",
    "missing": "{name} must be told {key}: write {name}:{key}=...",
    "value_int": "{name}: {key} cannot be {value!r}, only a whole number",
    "value_float": "{name}: {key} cannot be {value!r}, only a number",
    "value_bool": "{name}: {key} cannot be {value!r}, only on or off",
    "value_time": "{name}: {key} cannot be {value!r}, only a time such as 50ms or 1.5s",
    "refused": "{name} cannot be made: {why}",
    "not_a_bot": "{name} makes no bot: what it makes has no method decide",
    "no_file": "there is no file {file}",
    "bad_file": "{file} cannot be loaded: {why}",
    "not_in_file": "{file} has no {name!r}; it has {names}",
    "bad_entry_point": "the bot {name!r} that a package offers cannot be loaded: {why}",
}
"""The English text of every code; a caller who speaks another language has its own."""


class BadBot(ValueError):
    """A bot that does not exist or cannot be made so; the text says what can."""

    def __init__(self, code: str, **params: str) -> None:
        self.code = code
        self.params = params
        super().__init__(TEXTS[code].format(**params))

    def __reduce__(self) -> tuple[partial["BadBot"], tuple[()]]:
        """So that it can come from another process."""
        return partial(BadBot, self.code, **self.params), ()
