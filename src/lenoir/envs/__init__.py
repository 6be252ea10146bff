"""Environments for learning: a table for PettingZoo, a seat for Gymnasium, both over views."""

import sys

try:
    from lenoir.envs.numbering import Numbering
    from lenoir.envs.seat import SeatEnv
    from lenoir.envs.sensing import Senses
    from lenoir.envs.table import TableEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"lenoir.envs needs {missing.name}, which comes with Lenoir's extra `learn`: "
        f'{sys.executable} -m pip install "lenoir[learn]"',
        name=missing.name,
    ) from None

__all__ = ["Numbering", "SeatEnv", "Senses", "TableEnv"]
