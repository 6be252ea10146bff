"""What the table asks of the one it waits for, as a question."""

from lenoir.core import phases as p
from lenoir.core.table import Table
from lenoir.telling.voice import Voice, sentence


def question(voice: Voice, table: Table) -> str:
    """The question of the phase."""
    say, to_seat, phase = voice.say, voice.to_seat, table.phase
    match phase:
        case p.Setup() | p.Over():
            return ""
        case p.Starting(s):
            here = table.place_of(s)
            return say("ask-starting", place=voice.the_place(here), where=voice.where(here))
        case p.Moving(s, steps):
            here = table.place_of(s)
            return say(
                "ask-moving", steps=steps, place=voice.the_place(here), where=voice.where(here)
            )
        case p.Suggesting():
            return say("ask-suggesting", suggest=voice.word("suggest"))
        case p.AtPool(s):
            return say("ask-pool", place=voice.the_place(table.place_of(s)))
        case p.Drawing():
            return say("ask-drawing")
        case p.Refuting():
            assert table.case is not None, "one is asked about a case"
            who, case = voice.the_seat(table.turn.seat), voice.case(table.case)
            return sentence(say("ask-refuting", who=who, case=case))
        case p.Spying():
            return say("ask-spying")
        case p.Glimpsing(_, to):
            return say("ask-glimpsing", who=to_seat(to))
        case p.ShowingNeighbour(_, to):
            return say("ask-neighbour", who=to_seat(to))
        case p.Closing():
            return say("ask-closing")
        case p.Naming():
            return say("ask-naming")
        case p.Picking():
            return say("ask-picking")
        case p.Opening():
            return say("ask-opening")
        case p.PassingLeft(s):
            return say("ask-passing-left", who=to_seat(table.seats_after(s)[0]))
        case p.Placing():
            return say("ask-placing")
        case p.Rushing(asked=asked):
            return say("ask-rushing-alone" if len(asked) > 1 else "ask-rushing-all")
