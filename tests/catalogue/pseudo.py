"""A third language made of the English one: every letter of its messages has an accent.

So whatever is said in plain letters did not come from the catalogue, nor from an edition's file.
"""

import re
import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçđéƒĝħíĵķłɱñóþɋřšŧúṽŵẋýžÁɃÇĐÉƑĜĦÍĴĶŁḾÑÓÞɊŘŠŦÚṼŴẊÝŽ"
TAG: Final = "xx"
LANGUAGE: Final = 'Language: TypeAlias = Literal["fr", "en"]'
FIELD: Final = "    en: str\n"


def accented(text: str) -> str:
    """The text with an accent on every letter."""
    return text.translate(str.maketrans(PLAIN, ACCENTED))


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value))


def lenoir_with_a_third_language(source: Path, folder: Path) -> None:
    """A copy of the package, to which what `docs/how-to.md` says was done: two words and its files.

    The edition's names are given in it too.
    """
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    _put(folder / "core" / "edition.py", LANGUAGE, LANGUAGE.replace('"en"', f'"en", "{TAG}"'))
    _put(folder / "core" / "edition.py", FIELD, f'{FIELD}    {TAG}: str = ""\n')
    words = folder / "locales"
    resource = FluentParser().parse((words / "en.ftl").read_text("utf-8"))
    told = FluentSerializer().serialize(_Accents().visit(resource))
    (words / f"{TAG}.ftl").write_text(told, "utf-8")
    for file in (folder / "editions").rglob("*.toml"):
        text = re.sub(
            r'(^|[{,] ?)en = "((?:[^"\\]|\\.)*)"(,?)',
            lambda found: f'{found[0]}{_after(found)}{TAG} = "{accented(found[2])}"{found[3]}',
            file.read_text("utf-8"),
            flags=re.MULTILINE,
        )
        file.write_text(text, "utf-8")


def _after(found: re.Match[str]) -> str:
    """Between two values: a line of their own, or a place in a row."""
    if not found[1]:
        return "\n"
    return " " if found[3] else ", "


def _put(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands once in {file.name}"
    file.write_text(text.replace(old, new), "utf-8")
