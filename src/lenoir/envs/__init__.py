"""Environments for learning: a table for PettingZoo, a seat for Gymnasium, both over views.

They need the extra ``learn``.
"""

from lenoir.envs.numbering import Numbering
from lenoir.envs.seat import SeatEnv
from lenoir.envs.sensing import Senses
from lenoir.envs.table import TableEnv

__all__ = ["Numbering", "SeatEnv", "Senses", "TableEnv"]
