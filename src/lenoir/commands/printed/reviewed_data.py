"""A review as JSON: every number, choice and proof; cards are numbers in the list of cards."""

from collections.abc import Sequence

import msgspec

from lenoir.core.view import View
from lenoir.record.record import Record
from lenoir.review.seat import SeatReview
from lenoir.telling.voice import Voice

Data = dict[str, object]


def as_data(
    file: str, record: Record, voice: Voice, reviews: Sequence[tuple[View, SeatReview]]
) -> Data:
    """One game."""
    return {
        "file": file,
        "edition": record.header.edition,
        "cards": record.header.cards,
        "seats": [
            {"name": voice.seat(review.seat), **msgspec.to_builtins(review)}
            for _, review in reviews
        ],
    }
