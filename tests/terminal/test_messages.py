"""Both languages say the same things, and everything that is said exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lenoir
from lenoir.bots.bad_bot import TEXTS as BAD_BOTS
from lenoir.bots.catalogue import BUILT_IN
from lenoir.client.minding import Doubt
from lenoir.commands.checks import EXTRAS
from lenoir.commands.notebook import ORDERS
from lenoir.commands.printed.reviewed import COLUMNS as REVIEWED
from lenoir.contest.messages import TEXTS as BAD_MESSAGES
from lenoir.core.edition import LANGUAGES, Language, Word
from lenoir.core.options import ACCEPTED, RETIRED, Options
from lenoir.core.walk import Manner
from lenoir.editions.bad_edition import TEXTS as BAD_EDITIONS
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.messages import FOLDER, Messages, plain
from lenoir.office.reports import Complaint
from lenoir.office.retention import State
from lenoir.puzzles.puzzle import TECHNIQUES
from lenoir.record.errors import TEXTS
from lenoir.record.receipt import Order
from lenoir.record.verify import Check
from lenoir.review.moments import Kind
from lenoir.rules.reasons import ASKED, Code
from lenoir.server.admin_page import DEEDS
from lenoir.server.problems import CODES as REFUSED
from lenoir.settings import TEXTS as BAD_SETTINGS
from lenoir.telling.puzzle import SPECIAL as NOTED
from lenoir.telling.shorthand import SPECIAL

PACKAGE = Path(lenoir.__file__).parent
OUTSIDE = re.compile(r"\{[^{}]*\}")


OFFICE = "admin_page.py"
COLUMNS = (
    *("tables", "reports", "bans", "acts"),
    *("code", "edition", "state", "people", "created", "changed", "number", "name", "deeds"),
    *("when", "table", "who", "reason", "text", "until", "deed", "days"),
)
"""The places of the office, and the heads of their columns."""

BAD_COPIES = ("cut", "none", "damaged", "key", "newer", "locked", "open")

SETTLED = ("proved", "unchecked")
"""Of an order that is proved, or of a record that is wrong otherwise, nothing more is said."""

SETS = ("", "page")
"""The messages of terminal and server are in one file; those of the page in a folder."""


def entries(language: Language, of: str = "") -> dict[str, ftl.Message]:
    """The messages of a set, none of them garbled or there twice."""
    files = sorted(Path(FOLDER, of).glob(f"{language}/*.ftl" if of else f"{language}.ftl"))
    text = "\n".join(file.read_text("utf-8") for file in files)
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages)
    return found


def variables(node: object) -> set[str]:
    """The arguments a message asks for."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ftl.SyntaxNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


def sentences(node: object) -> Iterator[str]:
    """The pieces of text in a message."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, list):
        for item in node:
            yield from sentences(item)
    elif isinstance(node, ftl.SyntaxNode):
        for item in vars(node).values():
            yield from sentences(item)


def speakers() -> tuple[Path, ...]:
    """The files that say something by name."""
    inside = (PACKAGE / "cli.py", *(PACKAGE / "server" / name for name in ("page.py", OFFICE)))
    folders = (PACKAGE / name for name in ("commands", "terminal", "telling"))
    return (*(file for folder in folders for file in folder.rglob("*.py")), *inside)


def said() -> Iterator[tuple[str, frozenset[str] | None]]:
    """Every message named in the code, with its arguments where they can be read off."""
    for file in speakers():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                names = [keyword.arg for keyword in node.keywords]
                known = None if None in names else frozenset(name for name in names if name)
                for key in _keys(node.args[0]):
                    yield key, known


def _is_say(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name == "say"


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def companion_codes() -> Iterator[str]:
    """Why a notebook beside a real box takes no such table or entry."""
    for file in PACKAGE.joinpath("companion").glob("*.py"):
        yield from re.findall(r'Bad(?:Entry|Table)\(\s*"([a-z-]+)"', file.read_text("utf-8"))


PUZZLES = ("place", "follows", "case")
LOGGED = (
    *("SuggestionMade", "SuggestionRefuted", "SuggestionStood", "CardPassed"),
    *("CaseClaimed", "AccusationFailed", "PowerUsed", "PoolLooked", "CardOpened", "NobodyHolds"),
)
"""The events whose lines in the log of a puzzle are put together by their names."""


def made_up_keys() -> set[str]:
    """The messages whose names are put together."""
    modules = {
        name
        for key in edition_keys()
        for name in load_edition(key).modules
        if PACKAGE.joinpath("rules", f"{name}.py").exists()
    }
    return {
        *(f"option-{name}" for name in Options.__struct_fields__ if name not in RETIRED),
        *(f"option-{name}-{one}" for name, can in ACCEPTED.items() for one in can.choices),
        *(f"word-{word}" for word in get_args(Word)),
        *(f"why-not-{code}" for code in get_args(Code)),
        *(f"why-not-ask-{deed.__name__}" for deed in ASKED),
        *(f"module-{name}" for name in modules),
        *(f"review-{kind}" for kind in get_args(Kind)),
        *(f"review-table-{column}" for column in REVIEWED),
        *(f"shorthand-{verb}" for verb in (*SPECIAL, "block")),
        *(f"notebook-order-{order}" for order in ORDERS),
        *(f"puzzle-{what}-{kind}" for what in ("ask", "type") for kind in PUZZLES),
        *(f"puzzle-event-{name}" for name in LOGGED),
        *(f"puzzle-note-{kind.__name__}" for kind in NOTED),
        *(f"technique-{technique}" for technique in TECHNIQUES),
        *(f"notebook-{code}" for code in companion_codes()),
        *(f"walk-{name}" for name in get_args(Manner)),
        *(f"record-{code}" for code in TEXTS),
        *(f"verified-{check}" for check in get_args(Check)),
        *(f"order-{order}" for order in get_args(Order) if order not in SETTLED),
        *(f"db-copy-{code}" for code in BAD_COPIES),
        *(f"doubt-{doubt}" for doubt in get_args(Doubt)),
        *(f"bot-{name}" for name in BUILT_IN),
        *(f"bad-bot-{code}" for code in BAD_BOTS),
        *(f"bad-message-{code}" for code in BAD_MESSAGES),
        *(f"bad-edition-{code}" for code in BAD_EDITIONS),
        *(f"refused-{code}" for code in REFUSED),
        *(f"settings-{code}" for code in BAD_SETTINGS),
        *(f"admin-{word}" for word in COLUMNS),
        *(f"admin-deed-{deed}" for deed in DEEDS),
        *(f"admin-state-{state}" for state in get_args(State) if state != "promise"),
        *(f"admin-reason-{complaint}" for complaint in get_args(Complaint)),
        *(f"doctor-use-{extra}" for extra in EXTRAS),
        *(f"cluster-{code}" for code in ("missing", "silent", "unlike")),
    }


@pytest.mark.parametrize("of", SETS)
def test_both_files_have_the_same_messages_with_the_same_arguments(of: str) -> None:
    english, french = entries("en", of), entries("fr", of)
    assert list(english) == list(french)
    unequal = {key for key in english if variables(english[key]) != variables(french[key])}
    # French says « la carte « … » » where English has the name alone.
    assert unequal <= {"the", "somebody", "to-somebody", "why-cell"}


def test_every_message_the_code_says_exists_and_gets_its_arguments() -> None:
    english, french = entries("en"), entries("fr")
    for key, arguments in said():
        assert key in english, key
        wanted = variables(english[key]) | variables(french[key])
        assert arguments is None or arguments >= wanted, key


def test_every_message_is_said() -> None:
    literal = {key for key, _ in said()}
    texts = "\n".join(file.read_text("utf-8") for file in speakers())
    texts = texts.replace("'", '"') + '"interrupted"'  # inside another string
    for key in entries("en"):
        lead = key.startswith(("help-", "usage-"))
        assert lead or key in literal | made_up_keys() or f'"{key}"' in texts, key


def test_every_made_up_key_exists() -> None:
    assert made_up_keys() <= set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_read_without_fluent_and_says_the_same(language: Language) -> None:
    say, light = Messages(language), plain(language)
    for key in entries(language):
        if (key.startswith("help-") and key != "help-in-game") or key.startswith("usage-"):
            assert light[key] == say(key)


@pytest.mark.parametrize("of", SETS)
def test_french_typography(of: str) -> None:
    for key, message in entries("fr", of).items():
        for text in sentences(message.value):
            assert "'" not in text, key
            assert not re.search(r"\w [:;?!»]|« ", text), key
            colons = text.replace("anna: ", "")  # what is typed has no space before it
            assert not re.search(r"\w[;?!»](\s|$)|[a-zé]:\s", colons), key


@pytest.mark.parametrize("of", SETS)
def test_english_typography(of: str) -> None:
    for key, message in entries("en", of).items():
        for text in sentences(message.value):
            assert "'" not in text, key
            assert not re.search(r"\w [:;?!]|\.\.\.", text), key


@pytest.mark.parametrize(
    ("lead", "texts"),
    [
        ("record", TEXTS),
        ("bad-bot", BAD_BOTS),
        ("bad-message", BAD_MESSAGES),
        ("bad-edition", BAD_EDITIONS),
    ],
)
def test_faults_are_found_with_the_same_arguments_as_in_english(
    lead: str, texts: dict[str, str]
) -> None:
    english = entries("en")
    for code, text in texts.items():
        wanted = {name.split("!")[0] for name in re.findall(r"\{(\w+(?:!r)?)\}", text)}
        assert variables(english[f"{lead}-{code}"]) == wanted, code


def test_a_struct_of_options_has_no_option_without_a_word() -> None:
    for key in edition_keys():
        for option in load_edition(key).changeable:
            assert option in msgspec.structs.asdict(Options())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_record_should_say_instead_is_said_in_words(language: Language) -> None:
    wanted = re.compile(r'(?:what=|_one_of\(.*, )"([a-z_]+)"')
    sources = PACKAGE.joinpath("record").glob("*.py")
    kinds = {kind for file in sources for kind in wanted.findall(file.read_text("utf-8"))}
    assert len(kinds) == 14
    for kind in kinds:
        told = Messages(language)("record-no_value", value="x", what=kind)
        assert "_" not in told
        assert not told.endswith(f"\u00a0: {kind}."), "in French"
