"""Bots in a file of their own: ``path/to/file.py:Name``."""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from lenoir.bots.bad_bot import BadBot
from lenoir.bots.parameters import Maker


def source_of(file: str) -> str:
    """The text of a file, which is run wherever the game is: a worker need not have the file."""
    try:
        return Path(file).read_text("utf-8")
    except FileNotFoundError:
        raise BadBot("no_file", file=file) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadBot("bad_file", file=file, why=str(error)) from None


def maker_in(file: str, source: str, name: str) -> Maker:
    """What a file has under a name."""
    module = _module(file, source)
    found: object = getattr(module, name, None)
    if not callable(found):
        own = (
            key for key, value in vars(module).items() if _is_of(value, module) and key[0] != "_"
        )
        raise BadBot("not_in_file", file=file, name=name, names=", ".join(own) or "–")
    return found


def _is_of(value: object, module: ModuleType) -> bool:
    return callable(value) and getattr(value, "__module__", None) == module.__name__


@cache
def _module(file: str, source: str) -> ModuleType:
    """The file as a module under a name of its own, run once."""
    module = ModuleType(f"lenoir_bot_{sha256(f'{file}|{source}'.encode()).hexdigest()[:16]}")
    module.__file__ = file
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, file, "exec"), vars(module))
    except Exception as error:
        del sys.modules[module.__name__]
        why = f"{type(error).__name__}: {error}"
        raise BadBot("bad_file", file=file, why=why) from error
    return module
