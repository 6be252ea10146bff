"""The times that docs/following.md states are those of the page."""

import re
from pathlib import Path

from tests.browser.noted import stated

SPEED = Path(__file__).parents[2] / "web" / "src" / "state" / "speed.ts"


def test_the_times_in_the_docs_are_those_of_the_page() -> None:
    text = SPEED.read_text("utf-8")
    rows = re.findall(r"(\w+): \{ slow: (\d+), normal: (\d+), fast: (\d+) \}", text)
    times = {kind: tuple(map(int, rest)) for kind, *rest in rows}
    cases = re.findall(r"((?:case \"\w+\":\s+)+)return \"(\w+)\";", text)
    in_code = {name: times[kind] for names, kind in cases for name in re.findall(r'"(\w+)"', names)}
    in_code["TokenMoved (walk)"], in_code["TokenMoved (other)"] = times["walk"], times["move"]
    speeds = stated().by_speed
    in_docs = {
        name: (speeds["slow"][name], speeds["normal"][name], speeds["fast"][name])
        for name in speeds["slow"]
    }
    assert in_docs == in_code
