"""A refusal: raised where it is found, and told at the border, over HTTP or on a socket."""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "bad_bot",
    "bad_command",
    "bad_key",
    "bad_name",
    "bad_nonce",
    "bad_note",
    "bad_pledge",
    "bad_setup",
    "bad_text",
    "crowded",
    "banned",
    "damaged",
    "endless",
    "full",
    "handed_over",
    "illegal",
    "muted",
    "name_taken",
    "needs_vote",
    "no_assistance",
    "no_such_game",
    "no_such_number",
    "no_such_person",
    "no_such_replay",
    "no_such_seat",
    "no_such_table",
    "not_asked",
    "not_dealt",
    "not_host",
    "not_invited",
    "not_open",
    "not_over",
    "not_publisher",
    "not_seated",
    "one_device",
    "over",
    "own_chair",
    "parked",
    "replaced",
    "rested",
    "reused",
    "seated_together",
    "spent",
    "stale",
    "taken",
    "too_early",
    "too_long",
    "try_again",
    "unfilled",
    "voting",
    "withdrawn",
]
"""Why something was refused. A code says nothing that its reader may not know.

``stale``: the prompt was answered already. ``not_asked``: the table waits for another seat.
``reused``: the name was given to another command before, or the word to another table.
``try_again``: storage failed, send the same once more. ``damaged``: the log cannot be trusted, and
nobody plays on with it. ``not_open``: only before the deal. ``unfilled``: a seat is still free.
``full``: the notebook has no room left, or somebody has said enough. ``spent``: somebody has
changed this table too often. ``crowded``: too many people have come to it. ``rested``: that was
done once for this decision. ``endless``: the game is too long, and one can only resign.
``own_chair``: the host sits nowhere else, and would lose the table.
``no_assistance``: the table plays without that help. ``handed_over``: this device had a chair and
its person gave it to somebody else. ``replaced``: a bot plays that chair, by a vote or by the host.
``one_device``: somebody plays several chairs on one device, where answers cannot wait.
``no_such_replay``: nothing is published by that link, or not any more. ``not_publisher``: somebody
else has published it. ``too_early``: the pledges are not published yet. ``too_long``: it was not
worked out in time.
``needs_vote``: during a game that is proposed, and those concerned agree. ``seated_together``:
several people sit on one chair, which this would make impossible. ``voting``: another proposal is
open. ``withdrawn``: that ask or proposal has ended.
"""


class Refusal(Exception):
    """Nothing has changed, and why."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code
