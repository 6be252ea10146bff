"""A store that is watched: every answer is timed, and a refusal is said aloud, with its reason."""

from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import TypeAlias, cast

from lenoir.play.logs.ports import Damaged, Store, Unavailable
from lenoir.seeing.logs import Seldom
from lenoir.seeing.metrics import OPERATIONS, Metrics
from lenoir.seeing.traces import NO_TRACES, Traces

Operation: TypeAlias = Callable[..., Awaitable[object]]


def watched_store(store: Store, metrics: Metrics, traces: Traces = NO_TRACES) -> Store:
    """A store around another, which changes nothing."""
    watch = _WatchedStore(store, metrics, traces)
    metrics.samples.append(lambda: metrics.waiting_storage.set(watch.waiting))
    return cast("Store", watch)  # whatever a store can do goes through `__getattr__`


class _WatchedStore:
    def __init__(self, store: Store, metrics: Metrics, traces: Traces) -> None:
        self._store, self._metrics, self._traces = store, metrics, traces
        self._aloud = Seldom()
        self.waiting = 0
        """How much was asked for and is not answered yet."""

    def __getattr__(self, name: str) -> Operation:
        operation = name if name in OPERATIONS else "care"
        timed = partial(self._timed, operation, getattr(self._store, name))
        setattr(self, name, timed)  # so this is asked once for each operation
        return timed

    async def _timed(
        self, operation: str, ask: Operation, *about: object, **more: object
    ) -> object:
        began = monotonic()
        self.waiting += 1
        try:
            with self._traces.span(f"store {operation}"):
                return await ask(*about, **more)
        except Unavailable as error:
            self._refused(operation, str(error))
            raise
        except Damaged:
            self._refused(operation, "Damaged")
            raise
        finally:
            self.waiting -= 1
            self._metrics.storage[operation].observe(monotonic() - began)

    def _refused(self, operation: str, reason: str) -> None:
        """The reason is the kind of an error: its text might name a table or have a password."""
        self._metrics.storage_refused.labels(operation, reason).inc()
        self._aloud.error("storage refused", operation=operation, reason=reason)
