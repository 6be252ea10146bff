"""What the page knows of options is what a record leaves out."""

import json
import re
from pathlib import Path

from msgspec.structs import asdict

from lenoir.core.options import Options

ORDER = Path(__file__).parents[2] / "web" / "src" / "end" / "order.ts"


def test_the_page_knows_what_a_record_leaves_out() -> None:
    found = re.search(r"LEFT_OUT[^=]*= (\{.*?\n\})", ORDER.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert json.loads(found[1]) == {
        name: value for name, value in asdict(Options()).items() if value
    }
