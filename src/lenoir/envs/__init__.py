"""Environments for learning: a table for PettingZoo, a seat for Gymnasium, both over views."""

try:
    from lenoir.envs.numbering import Numbering
    from lenoir.envs.seat import SeatEnv
    from lenoir.envs.sensing import Senses
    from lenoir.envs.table import TableEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"lenoir.envs needs {missing.name}, which comes with Lenoir's extra `learn`: "
        "pip install '.[learn]' where Lenoir was cloned",
        name=missing.name,
    ) from None

__all__ = ["Numbering", "SeatEnv", "Senses", "TableEnv"]
