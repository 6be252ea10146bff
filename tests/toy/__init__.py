"""A toy edition from outside the package: one data file and one small module of rules."""

import os
from pathlib import Path
from typing import Final

from lenoir.editions.loader import ELSEWHERE, edition_keys

HERE: Final = Path(__file__).parent


def lay_out() -> None:
    """Put the toy on the shelf, beside the editions of the package."""
    shelf = [name for name in os.environ.get(ELSEWHERE, "").split(os.pathsep) if name]
    if str(HERE) not in shelf:
        os.environ[ELSEWHERE] = os.pathsep.join([*shelf, str(HERE)])


def published() -> tuple[str, ...]:
    """The editions without the toy, for what is told of each of them alone."""
    return tuple(key for key in edition_keys() if not HERE.joinpath(f"{key}.toml").exists())
