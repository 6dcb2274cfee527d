"""Ways to do the same with many things: one after the other, in processes of this machine, on many machines."""

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
PATIENCE = 5.0
"""Seconds until a machine must answer."""
WAITING = 4
"""Number of things that are given out at once for each processor of a cluster."""


class ParallelMap(Protocol):
    """A way to map a function over things: one after the other, in processes, on many machines. Results come in order."""

    def __call__(self, function: Callable[[A], B], things: Iterable[A], /) -> Iterator[B]: ...


def serial_map(function: Callable[[A], B], things: Iterable[A], /) -> Iterator[B]:
    """Yields the function's results one after the other, in this process."""
    return map(function, things)


@contextmanager
def process_map(workers: int) -> Iterator[ParallelMap]:
    """Gives a map that runs in `workers` processes, which end with the block; for one worker, in this process."""
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
    """Gives a map that runs on the machines of a Ray cluster, until the block ends. The address `auto` finds the cluster that this
    machine belongs to, `local` makes one of this machine alone.

    Tertulia must be installed on all of them, in the same version. Raises `GameError` where there is no Ray, or no cluster."""
    ray = ray_for(address)
    more = {"include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except (OSError, ValueError) as error:
        raise GameError(f"there is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from None
    most = WAITING * int(ray.cluster_resources().get("CPU", 1))

    def parallel_map(function: Callable[[A], B], things: Iterable[A], /) -> Iterator[B]:
        def one(thing: A) -> B:
            return function(thing)

        far = ray.remote(one)
        given: deque[Any] = deque()
        for thing in things:
            if len(given) >= most:
                yield ray.get(given.popleft())
            given.append(far.remote(thing))
        while given:
            yield ray.get(given.popleft())

    try:
        yield parallel_map
    finally:
        ray.shutdown()


def ray_for(address: str) -> Any:
    """Returns Ray's module, whose processes then send no usage statistics; those of a cluster of this machine alone listen to this
    machine alone. What they listen to is read when Ray is imported first, once and for all. Raises `GameError` where there is no
    Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # Ray's name for it, on every system
    try:
        import ray
    except ImportError:
        raise GameError("a cluster needs Ray: pip install 'tertulia[cluster]'") from None
    return ray


def _knock(address: str) -> None:
    """`OSError` where nobody answers at HOST:PORT: Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
