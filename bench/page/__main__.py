"""How heavy and how quick the page is: ``python -m bench.page``."""

import argparse
import os

from playwright.sync_api import sync_playwright

from bench.page.measures import first_loads, frames, playable, seen_by_the_other
from tests.browser.chromium import ARGUMENTS, MISSING, chromium


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--moves", type=int, default=30, help="moves that are timed")
    moves: int = parser.parse_args().moves
    path = chromium()
    if path is None:
        raise SystemExit(MISSING)
    print("| what | figure |")
    print("|---|--:|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for measure in (first_loads, playable, seen_by_the_other, frames):
            for what, figure in measure(browser, moves):
                print(f"| {what} | {figure} |", flush=True)
        browser.close()
    one, five, fifteen = os.getloadavg()
    print(f"\nLoad of the machine at the end: {one:.1f}, {five:.1f}, {fifteen:.1f}.")


if __name__ == "__main__":
    main()
