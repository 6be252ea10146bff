"""The name of an edition is a name, and no path to a file: strangers may say it."""

from pathlib import Path

import pytest

from lenoir.editions.loader import FOLDER, NoSuchEdition, load_edition
from lenoir.play.people.keys import new_key
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.tables import NewTable
from tests.play.refusing import refused
from tests.play.tables import a_table

FILE = Path(str(FOLDER / "classic.toml"))

PATHS = (
    "../classic",
    "../../editions/classic",
    "./classic",
    "contest/boardless",
    "",
    "..",
    "classic.toml",
    "classic\0",
    "x" * 300,
    "\\\\elsewhere\\share\\classic",
)


@pytest.fixture
def outside(tmp_path: Path) -> str:
    """An edition that lies elsewhere, by its path without the ending."""
    (tmp_path / "mine.toml").write_text(FILE.read_text("utf-8"), "utf-8")
    return str(tmp_path / "mine")


def test_no_file_elsewhere_is_an_edition(outside: str) -> None:
    for name in (outside, f"../../../../../../../../..{outside}", *PATHS):
        with pytest.raises(NoSuchEdition):
            load_edition(name)


def test_an_edition_for_programs_is_found_by_its_name() -> None:
    assert load_edition("boardless").key == "boardless"


async def test_no_table_is_opened_or_set_up_by_a_path(outside: str) -> None:
    table = await a_table()
    for number, name in enumerate((outside, *PATHS)):
        opened = await refused(table.tables.open(NewTable(name, 3, "Eve"), new_key()))
        assert opened == "bad_setup"
        wish = SetTable(edition=name)
        changed = await refused(table.tables.wish(table.id, table.keys[0], f"w{number}", wish))
        assert changed == "bad_setup"
