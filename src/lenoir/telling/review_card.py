"""A card to share: how a game went for one seat, without a card, a case or anybody else's name."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from lenoir.review.seat import SeatReview
from lenoir.telling.foreseen import decimal
from lenoir.telling.voice import Voice

WIDTH, HEIGHT = 640, 360
LEFT, TOP, RIGHT, BOTTOM = 40, 150, 600, 320
"""Where the curve is drawn."""


def lines(voice: Voice, review: SeatReview, players: int) -> tuple[str, ...]:
    """The text of the card, which is also its description for whoever does not see it."""
    say = voice.say
    edition = voice.text("title")
    head = say("review-card-head", edition=edition, players=players, turns=review.turns)
    accuracy = say("review-no-accuracy")
    if review.accuracy is not None:
        accuracy = say("review-accuracy", n=round(review.accuracy))
    luck = say("review-luck", bits=decimal(say, review.account.luck, sign=True))
    if review.solved is None:
        certain = say("review-uncertain", bits=decimal(say, review.account.left))
    else:
        turn = review.solved.turn
        certain = say("review-certain", turn=turn, before=review.turns - turn)
    return head, f"{accuracy} {luck}", certain


def svg(voice: Voice, review: SeatReview, players: int) -> str:
    """The card as a picture that needs nothing else."""
    head, figures, certain = map(escape, lines(voice, review, players))
    axis = escape(voice.say("review-card-axis"))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" \
aria-label="{head} {figures} {certain}" font-family="Georgia, serif">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#1c1a17"/>
<text x="{LEFT}" y="52" font-size="26" fill="#f2e8d5">{head}</text>
<text x="{LEFT}" y="90" font-size="20" fill="#f2e8d5">{figures}</text>
<text x="{LEFT}" y="120" font-size="17" fill="#d8c9a8">{certain}</text>
<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}" fill="none" stroke="#8a7f6a"/>
<polyline points="{curve(review.bits)}" fill="none" stroke="#e0b04c" stroke-width="3"/>
<text x="{LEFT}" y="344" font-size="14" fill="#d8c9a8">{axis}</text>
</svg>
"""


def curve(bits: Sequence[float]) -> str:
    """What was open turn by turn, as points of the picture."""
    most, last = max(*bits, 1.0), max(len(bits) - 1, 1)
    return " ".join(
        f"{LEFT + (RIGHT - LEFT) * turn / last:.1f},{BOTTOM - (BOTTOM - TOP) * some / most:.1f}"
        for turn, some in enumerate(bits)
    )
