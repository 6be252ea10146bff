"""A puzzle on paper: one page to print with the log and an empty sheet, the answer on another."""

from html import escape

from lenoir.commands.printed.puzzled import title
from lenoir.deduction.facts import ENVELOPE
from lenoir.telling.puzzle import PuzzleTeller

STYLE = """
@page { size: A4; margin: 14mm; }
body { max-width: 180mm; margin: 0 auto; font: 11pt/1.35 Georgia, serif; color: #000; }
h1 { margin: 0 0 3mm; font-size: 18pt; }
h2 { margin: 5mm 0 1mm; font-size: 13pt; }
p, ol { margin: 1mm 0; }
ol { padding-left: 8mm; }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
th, td { height: 5mm; padding: 0 1.5mm; border: 0.3mm solid #666; text-align: left; }
thead th { text-align: center; }
tbody td { width: 14mm; text-align: center; }
.kind th { border-top: 0.7mm solid #000; }
.kind td { border-top: 0.7mm solid #000; }
.answer { break-before: page; }
"""


def paper(teller: PuzzleTeller) -> str:
    """The whole as a page of HTML that needs nothing else."""
    say, sheet, voice = teller.say, teller.sheet(), teller.voice
    heading = escape(title(say, teller.puzzle))
    hand = ", ".join(voice.card(card) for card in sheet.hand)
    log = "".join(f"<li>{escape(f'{one.text} {one.answer}')}</li>\n" for one in sheet.log)
    notes = "".join(f"<p><em>{escape(note)}</em></p>\n" for note in sheet.notes)
    found = "".join(f"<p><strong>{escape(one)}</strong></p>\n" for one in sheet.found)
    proof = "".join(f"<p>{escape(line.text)}</p>\n" for line in sheet.proof)
    return f"""<!doctype html>
<html lang="{say.language}">
<meta charset="utf-8">
<title>{heading}</title>
<style>{STYLE}</style>
<h1>{heading}</h1>
{notes}<p>{escape(say("puzzle-hand", cards=hand))}</p>
<h2>{escape(say("puzzle-paper-log"))}</h2>
<ol>
{log}</ol>
<h2>{escape(sheet.question)}</h2>
{_grid(teller)}
<section class="answer">
<h2>{escape(say("puzzle-paper-answer"))}</h2>
{found}{proof}</section>
</html>
"""


def _grid(teller: PuzzleTeller) -> str:
    """An empty sheet, with the size of each hand."""
    sheet, voice, deck = teller.sheet(), teller.voice, teller.heard.edition.deck
    sizes = zip(sheet.places, sheet.sizes, strict=True)
    heads = "".join(
        f"<th>{escape(teller.place(place))}{'' if place == ENVELOPE else f' ({size})'}</th>"
        for place, size in sizes
    )
    blank = "<td></td>" * len(sheet.places)
    rows = []
    for kind in deck.kinds:
        for at, card in enumerate(kind):
            first = ' class="kind"' if not at else ""
            rows.append(f"<tr{first}><th>{escape(voice.card(card))}</th>{blank}</tr>")  # type: ignore[arg-type]
    body = "\n".join(rows)
    return f"<table><thead><tr><td></td>{heads}</tr></thead>\n<tbody>{body}</tbody></table>"
