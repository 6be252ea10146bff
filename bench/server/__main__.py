"""How fast the server is: `python -m bench.server` beside, crowd, thinking, steps, and so on."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.server.beside import beside
from bench.server.crowd import crowd
from bench.server.keeping import memory, parked, resume
from bench.server.steps import steps
from bench.server.thinking import thinking


def main() -> int:
    """Measure one thing."""
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_subparsers(required=True, metavar="WHAT")

    def add(
        name: str,
        run: Callable[..., Coroutine[Any, Any, None]],
        **numbers: float | tuple[int, ...],
    ) -> None:
        one = what.add_parser(name, help=(sys.modules[run.__module__].__doc__ or "").rstrip())
        one.set_defaults(run=run)
        for option, default in numbers.items():
            if isinstance(default, tuple):
                one.add_argument(f"--{option}", type=int, nargs="+", default=default)
            else:
                one.add_argument(f"--{option}", type=type(default), default=default)

    add("beside", beside, tables=(1, 20, 200), seconds=3.0, rounds=3)
    add("crowd", crowd, sockets=1000, pace=200.0, seconds=30.0)
    add("thinking", thinking, games=200, seconds=20.0, warm=10.0)
    add("steps", steps, tables=12, moves=40)
    add("resume", resume, moves=300, times=3)
    add("memory", memory, few=10, many=110, moves=50)
    add("parked", parked, tables=50, moves=20, seconds=20.0)
    args = vars(parser.parse_args())
    run = args.pop("run")
    loop = _uvloop()
    print(f"the loop of Python: {'uvloop' if loop else 'asyncio'}", file=sys.stderr)
    (loop or asyncio.run)(run(**args))
    return 0


def _uvloop() -> Callable[[Coroutine[Any, Any, None]], None] | None:
    """The server takes it where it is installed, and so does its client."""
    if find_spec("uvloop") is None:
        return None
    run: Callable[[Coroutine[Any, Any, None]], None] = import_module("uvloop").run
    return run


if __name__ == "__main__":
    sys.exit(main())
