"""Voting: what concerns others during a game changes only if they agree.

Clock and help concern everybody who sits there. A player is replaced by their own word, or by that
of all the others if these are two or more; those who were waited for in vain have no say.
"""

from typing import Final

from msgspec.structs import replace

from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import BotTookOver, ProposalFailed, SettingsChanged
from lenoir.play.tables.arranging import checked_pace
from lenoir.play.tables.seating import (
    Amendment,
    BotInstead,
    NewAssistance,
    NewPace,
    Proposal,
    Seating,
    StandingAnswers,
)
from lenoir.play.tables.sitting import chair_at, during_the_game, without_sitters

ENOUGH: Final = 2
"""The others it takes to replace somebody who is there: one alone may not."""


def proposed(table: Seating, who: int, amendment: Amendment, prompt: int) -> Seating:
    """Somebody puts an amendment to the vote, and agrees to it."""
    during_the_game(table)
    if table.proposal is not None:
        raise Refusal("voting")
    if table.turned_down == (who, prompt):  # else nobody else could propose anything
        raise Refusal("rested")
    concerned: tuple[int, ...] = ()
    match amendment:
        case NewPace(seconds):
            checked_pace(seconds)
        case NewAssistance():
            pass
        case StandingAnswers(on):
            if on and table.shares_devices:  # whoever holds it would see whose answer waits
                raise Refusal("one_device")
        case BotInstead(chair):
            concerned = chair_at(table, chair).sitters
            if not concerned:
                raise Refusal("no_such_person")
    number = table.proposals + 1
    proposal = Proposal(number, who, amendment, (who,), concerned=concerned)
    return tallied(replace(table, proposal=proposal, proposals=number), prompt)


def voted(table: Seating, who: int, number: int, yes: bool, prompt: int) -> Seating:
    """Somebody agrees to a proposal or declines it; whose it is withdraws it so."""
    proposal = table.proposal
    if proposal is None or proposal.number != number:
        raise Refusal("withdrawn")
    if who == proposal.by and not yes:
        return replace(table, proposal=None, turned_down=(who, prompt))
    agreed = tuple(n for n in proposal.agreed if n != who)
    declined = tuple(n for n in proposal.declined if n != who)
    if yes:
        proposal = replace(proposal, agreed=(*agreed, who), declined=declined)
    else:
        proposal = replace(proposal, agreed=agreed, declined=(*declined, who))
    return tallied(replace(table, proposal=proposal), prompt)


def tallied(table: Seating, prompt: int) -> Seating:
    """Count anew: after a vote, and whenever somebody has left or was waited for in vain."""
    proposal = table.proposal
    if proposal is None:
        return table
    if _is_void(table, proposal):
        return replace(table, proposal=None)
    if _is_carried(table, proposal):
        return _amended(replace(table, proposal=None), proposal.amendment, prompt)
    if _is_lost(table, proposal):
        table = replace(table, proposal=None, turned_down=(proposal.by, prompt))
        return table.announcing(ProposalFailed(proposal.by))
    return table


def _is_void(table: Seating, proposal: Proposal) -> bool:
    """Whether its reason is gone: who proposed it, or whom it was about."""
    if not table.is_dealt or not table.sits_anywhere(proposal.by):
        return True
    amendment = proposal.amendment
    return (
        isinstance(amendment, BotInstead)
        and table.chairs[amendment.chair].sitters != proposal.concerned
    )


def _is_carried(table: Seating, proposal: Proposal) -> bool:
    agreed = set(proposal.agreed)
    if not isinstance(proposal.amendment, BotInstead):
        return set(table.voters) <= agreed
    return set(proposal.concerned) <= agreed or (
        _others_suffice(table, proposal) and set(_others(table, proposal)) <= agreed
    )


def _is_lost(table: Seating, proposal: Proposal) -> bool:
    declined = set(proposal.declined)
    if not isinstance(proposal.amendment, BotInstead):
        return bool(declined & set(table.voters))
    others = declined & set(_others(table, proposal))
    return bool(declined & set(proposal.concerned)) and (
        bool(others) or not _others_suffice(table, proposal)
    )


def _others(table: Seating, proposal: Proposal) -> tuple[int, ...]:
    return tuple(n for n in table.voters if n not in proposal.concerned)


def _others_suffice(table: Seating, proposal: Proposal) -> bool:
    others, voters = _others(table, proposal), table.voters
    is_there = any(n in voters for n in proposal.concerned)
    return len(others) >= (ENOUGH if is_there else 1)


def _amended(table: Seating, amendment: Amendment, prompt: int) -> Seating:
    match amendment:
        case NewPace(seconds):
            # The question on the table was put under the old clock, and is answered under it.
            former = table.pace_at(prompt)
            table = replace(table, pace=seconds, former_pace=former, pace_from=prompt + 1)
            return table.announcing(SettingsChanged(("pace",)))
        case NewAssistance(assistance):
            table = replace(table, assistance=assistance)
            return table.announcing(SettingsChanged(("assistance",)))
        case StandingAnswers(on):
            table = replace(table, standing_from=prompt + 1 if on else -1)
            return table.announcing(SettingsChanged(("standing",)))
        case BotInstead(chair, bot):
            people = table.chairs[chair].sitters
            table = without_sitters(table, chair, bot, "replaced")
            return table.announcing(BotTookOver(people))
