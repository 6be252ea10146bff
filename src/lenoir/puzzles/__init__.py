"""Puzzles: positions from whole games, each with one answer, a proved grade and a refutation of
every wrong answer."""
