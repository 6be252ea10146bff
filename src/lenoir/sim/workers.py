"""Workers: the processes of this machine, or those of a Dask cluster."""

import multiprocessing
import os
import re
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Literal

CONNECT_WITHIN: Final = 5.0
HOST_AND_PORT: Final = re.compile(r"(?:(?:tcp|tls)://)?([^:/]+):(\d+)")


class NoCluster(RuntimeError):
    """No cluster to be had: nobody listens, it has no lenoir, or ``distributed`` is missing."""

    def __init__(self, code: Literal["missing", "silent", "unlike"], address: str) -> None:
        super().__init__(code, address)
        self.code = code
        self.address = address

    def __str__(self) -> str:
        if self.code == "missing":
            return "a cluster needs the package distributed: pip install lenoir[cluster]"
        if self.code == "unlike":
            return f"the cluster at {self.address} cannot load this version of lenoir"
        return f"no Dask scheduler answers at {self.address}"


class WorkersLost(RuntimeError):
    """A worker has died, as when memory runs out."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Processes of this machine. They start afresh, so that no lock or thread is inherited."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload(["lenoir.sim.playing"])
    pool = ProcessPoolExecutor(jobs, context, _settle_in)
    try:
        yield pool
    finally:
        _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Wait for nothing: what is still being played is not wanted any more."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _settle_in() -> None:
    """An interrupt is for the one who counts, who then ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker waits for games without end: if the one who counts was killed, none will come."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "workers are started by somebody"
    parent.join()
    os._exit(1)


def _listens(address: str) -> bool:
    """Whether anybody takes the call, which is soon known; other schemes are left to Dask.

    What is no address at all, Dask would search for long.
    """
    found = HOST_AND_PORT.fullmatch(address)
    if found is None:
        return "://" in address
    try:
        socket.create_connection((found[1], int(found[2])), CONNECT_WITHIN).close()
    except (OSError, OverflowError):
        return False
    return True


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster, which must have this package."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoCluster("missing", address) from None
    if not _listens(address):
        raise NoCluster("silent", address)
    try:
        client: Any = Client(address, timeout=CONNECT_WITHIN, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError):
        raise NoCluster("silent", address) from None
    with client:
        executor = client.get_executor(pure=False)
        try:
            yield executor
        except (CancelledError, KilledWorker):
            raise WorkersLost("a worker has died, or the scheduler has gone") from None
        except (ImportError, RuntimeError) as error:
            # What the games themselves raise is of a class of its own.
            if type(error) is RuntimeError or isinstance(error, ImportError):
                raise NoCluster("unlike", address) from error
            raise
        finally:
            executor.shutdown(wait=False)
