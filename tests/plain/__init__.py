"""The rules a second time, plain and apart from the engine: the oracle of a comparison."""
