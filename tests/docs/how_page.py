"""How we play each edition, for players: ``python -m tests.docs.how_page`` writes the pages anew.

They are written from the readings in the package, as is the last section of docs/rules.md.
"""

from pathlib import Path
from textwrap import fill

from lenoir.core.edition import LANGUAGES, Language
from lenoir.telling.readings import COMMON, HowWePlay, how_we_play, written_for
from tests.docs.rules_table import ROOT
from tests.toy import published

NAMES: dict[Language, str] = {"en": "how-we-play-{}.md", "fr": "fr/comment-nous-jouons-{}.md"}
RULES = ROOT / "docs" / "rules.md"
HEAD = """## Readings

Every ◆ once more: what the source says, what was chosen and why, and the options that change it.
Written from `src/lenoir/editions/readings/` by `python -m tests.docs.how_page`.
"""
WHERE: dict[Language, str] = {
    "en": "`lenoir play {key} --option NAME=VALUE` changes one in the terminal; "
    "in the browser they are in the form that creates a game. "
    "The rules in full are in [rules.md](rules.md).",
    "fr": "`lenoir play {key} --option NOM=VALEUR` en change une au terminal\u202f; "
    "dans le navigateur, elles sont dans le formulaire qui crée une partie. "
    "Les règles entières sont dans [rules.md](../rules.md), en anglais.",
}


def file_of(key: str, language: Language) -> Path:
    """The page of an edition."""
    return ROOT / "docs" / NAMES[language].format(key)


def page(key: str, language: Language) -> str:
    """How an edition is played, in one language."""
    how: HowWePlay = how_we_play(key)
    lines = [f"# {how.heading[language]}", how.lead[language], WHERE[language].format(key=key)]
    for one in how.readings:
        lines.append(f"**{one.rule}** {one.text[language]}")
        if one.options:
            options = "\n".join(f"- {option[language]}" for option in one.options)
            lines.append(f"{how.house_rules[language]}\n{options}")
    return "\n\n".join(lines) + "\n"


def readings() -> str:
    """The last section of docs/rules.md."""
    every = [one for key in (COMMON, *published()) for one in written_for(key)]
    every.sort(key=lambda one: ("CMKDT".index(one.rule[0]), int(one.rule[2:])))
    paragraphs = []
    for one in every:
        options = ", ".join(f"`{name}`" for name in one.options)
        text = f"**◆ {one.rule}** {one.en}" + (f" *Options:* {options}" if options else "")
        paragraphs.append("\n" + fill(text, 140, break_on_hyphens=False) + "\n")
    return HEAD + "".join(paragraphs)


def rules() -> str:
    """docs/rules.md with its last section as it should be."""
    text = RULES.read_text("utf-8")
    return text.split("## Readings\n")[0].rstrip("\n") + "\n\n" + readings()


if __name__ == "__main__":
    for edition in published():
        for language in LANGUAGES:
            file_of(edition, language).write_text(page(edition, language), "utf-8")
    RULES.write_text(rules(), "utf-8")
