"""What a seat is offered, in words: a label and a remark for each offer."""

from lenoir.core import actions as a
from lenoir.core import phases as p
from lenoir.core.actions import Action
from lenoir.core.cards import cards_of
from lenoir.core.legal import AnyCase
from lenoir.core.options import Options
from lenoir.core.view import Sight
from lenoir.telling.known import whereabouts
from lenoir.telling.voice import Voice, sentence


def worded(voice: Voice, sight: Sight, action: Action) -> tuple[str, str]:
    """An action in words, and a remark."""
    say, the, place = voice.say, voice.the_card, voice.the_place
    match action:
        case a.Roll():
            return say("choose-roll", n=sight.table.options.dice), ""
        case a.Walk(_, to):
            return say("choose-walk", place=place(to)), ""
        case a.TakePassage(_, to):
            return say("choose-passage", place=place(to)), ""
        case a.Leap(_, to):
            return say("choose-leap", place=place(to)), ""
        case a.Stay():
            return say("choose-stay"), ""
        case a.Suggest():
            return say("choose-suggest", suggest=sentence(voice.word("suggest"))), ""
        case a.Accuse():
            return say("choose-accuse"), ""
        case a.Show(_, card):
            return say("choose-show", card=the(card)), ""
        case a.SayNone():
            named = sight.table.case
            falsely = named is not None and bool(sight.hand & cards_of(named))
            return say("choose-none-falsely" if falsely else "choose-none"), ""
        case a.Draw():
            return say("choose-draw"), ""
        case a.Pass():
            return _declining(voice, sight.table.phase), ""
        case a.LookInPool():
            return say("choose-look-pool", n=sight.table.pool_size), ""
        case a.PlayKeeper() | a.UsePower():
            return offered(voice, sight.table.options, action)
        case a.NameCard(_, card):
            return say("choose-card", card=voice.card(card)), whereabouts(voice, sight, card)
        case a.PickSeat(_, target):
            return say("choose-seat", who=voice.seat(target)), ""
        case a.LayOpen(_, card):
            return say("choose-open", card=the(card)), ""
        case a.PlacePassage(_, room) | a.Rush(_, room):
            return say("choose-room", place=voice.place(room)), ""
        case a.Challenge(_, offender, card):
            return say("choose-challenge", who=voice.the_seat(offender), card=the(card)), ""
        case a.EndTurn():
            return say("choose-end"), ""
        case a.Resign():
            return say("choose-resign"), ""


def _declining(voice: Voice, phase: p.Phase) -> str:
    match phase:
        case p.Drawing():
            return voice.say("choose-no-draw")
        case p.Spying():
            return voice.say("choose-no-look")
        case p.Glimpsing():
            return voice.say("choose-no-glimpse")
        case p.AtPool():
            return voice.say("choose-nothing")
        case _:
            return sentence(voice.word("not_suggest"))


def cases_label(voice: Voice, offer: AnyCase) -> str:
    """A case to name, for a suggestion or an accusation."""
    if offer.deed is a.Accuse:
        return voice.say("choose-accuse")
    return voice.say("choose-suggest", suggest=sentence(voice.word("suggest")))


def offered(voice: Voice, options: Options, action: Action) -> tuple[str, str]:
    """A keeper or a power, with its text; an ellipsis where a place is still to be chosen."""
    if isinstance(action, a.PlayKeeper):
        name, text = voice.keeper(action.keeper), voice.keeper_text(action.keeper, options)
        if action.token is not None:
            token = voice.the_token(action.token)
            return voice.say("choose-keeper-token", keeper=name, token=token), ""
        anywhere = voice.edition.keepers[action.keeper].name == "anywhere"
        key = "choose-keeper-place" if anywhere else "choose-keeper"
        return voice.say(key, keeper=name), text
    power = voice.edition.powers[voice.suspects[action.seat]]
    key = "choose-power-place" if power == "leap" else "choose-power"
    return voice.say(key, power=voice.power(action.seat)), voice.text(f"power.{power}.text")
