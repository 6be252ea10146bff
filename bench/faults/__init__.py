"""Faults at full figure: what docs/reliability.md reports. Each script says how to run it."""
