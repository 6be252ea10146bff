"""Tests that go through the editions meet the toy one too; a story may be told with await."""

import asyncio
import signal
from inspect import iscoroutinefunction

import pytest

from tests import toy

toy.lay_out()
# Who runs tests in the background may have them ignore interrupts; what they start shall hear them.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test in an event loop of its own."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
