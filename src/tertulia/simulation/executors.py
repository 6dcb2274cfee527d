"""Apply a function to items, in one process or several.

`serial_map` uses this process, `process_map` several, `ray_map` a cluster.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from tertulia.kernel.game import GameError
from tertulia.kernel.parent_watch import end_with_parent

A = TypeVar("A")
B = TypeVar("B")
LOCAL = "local"
CONNECT_TIMEOUT_SECONDS = 5.0
"""Maximum seconds to wait until a cluster accepts a connection."""
PENDING_PER_PROCESSOR = 4
"""Maximum number of items per processor of a cluster that are submitted before their results are read."""


class ParallelMap(Protocol):
    """A function like `map` that may apply its function in other processes.

    The results come in the order of the items.
    """

    def __call__(self, function: Callable[[A], B], things: Iterable[A], /) -> Iterator[B]: ...


def serial_map(function: Callable[[A], B], items: Iterable[A], /) -> Iterator[B]:
    """Apply a function to items in this process, one after the other."""
    return map(function, items)


@contextmanager
def process_map(workers: int) -> Iterator[ParallelMap]:
    """Context manager that yields a `ParallelMap` over `workers` processes.

    If `workers` is 1, it runs in this process. The processes end with the block.
    """
    if workers == 1:
        yield serial_map
        return
    fresh = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=end_with_parent) as pool:
        try:
            yield pool.map
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def ray_map(address: str) -> Iterator[ParallelMap]:
    """Context manager that yields a `ParallelMap` over the machines of a Ray cluster.

    The address `auto` finds the cluster of this machine, `local` starts a cluster on this machine alone. All machines
    need the same version of Tertulia. Raises `GameError` if Ray is not installed or the cluster cannot be reached.
    """
    ray = import_ray(address)
    more = {"include_dashboard": False} if address == LOCAL else {}
    try:
        _check_connection(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except (OSError, ValueError) as error:
        raise GameError(f"no Ray cluster found at {address!r}: {str(error).splitlines()[0]}") from None
    most = PENDING_PER_PROCESSOR * int(ray.cluster_resources().get("CPU", 1))

    def parallel_map(function: Callable[[A], B], things: Iterable[A], /) -> Iterator[B]:
        def one(thing: A) -> B:
            return function(thing)

        far = ray.remote(one)
        pending_results: deque[Any] = deque()
        for thing in things:
            if len(pending_results) >= most:
                yield ray.get(pending_results.popleft())
            pending_results.append(far.remote(thing))
        while pending_results:
            yield ray.get(pending_results.popleft())

    try:
        yield parallel_map
    finally:
        ray.shutdown()


def import_ray(address: str) -> Any:
    """Import Ray with usage statistics switched off; return the module.

    If `address` is `local`, Ray is also set to listen to this machine only. Ray reads these settings at its first
    import in a process, and they cannot be changed later. Raises `GameError` if Ray is not installed.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # despite its name, read on every system
    try:
        import ray
    except ImportError:
        raise GameError("a cluster needs Ray: pip install 'tertulia[cluster]'") from None
    return ray


def _check_connection(address: str) -> None:
    """Raise `OSError` if an address HOST:PORT does not accept connections; ignore other addresses.

    Ray itself would wait for minutes.
    """
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT_SECONDS).close()
