"""Bots from what was typed on the command line."""

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.players import Player, one_player, players
from lenoir.messages import BadInput, Messages


def players_called(text: str, say: Messages) -> tuple[Player, ...]:
    """The bots asked for, or a word on why not."""
    try:
        return players(text)
    except BadBot as bad:
        raise BadInput(reason(bad, say)) from None


def player_called(text: str, say: Messages) -> Player:
    """The bot asked for, or a word on why not."""
    try:
        return one_player(text)
    except BadBot as bad:
        raise BadInput(reason(bad, say)) from None


def reason(bad: BadBot, say: Messages) -> str:
    """What is wrong with a bot, in words."""
    return say(f"bad-bot-{bad.code}", **bad.params)
