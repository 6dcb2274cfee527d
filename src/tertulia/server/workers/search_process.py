"""A search process: `SearchProcess` is the server's side, `Wanted` the side of the process."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Any, TypeVar

from tertulia.kernel.parent_watch import end_with_parent
from tertulia.kernel.precompile import lower_priority

A = TypeVar("A")
R = TypeVar("R")
NICENESS = 10
"""Niceness of search processes: processes that answer requests come first."""
FORKS = sys.platform == "linux"
PRELOADED = "tertulia.server.workers.preloaded"
GO_ON, GIVE_WAY, STOP = range(3)
"""Values of the signal that a running search polls."""


class Wanted:
    """Tells a search whether its result is still wanted. The search calls it regularly."""

    def __init__(self, signal: Any) -> None:
        self._signal = signal

    def __call__(self) -> bool:
        """Whether a caller still waits for the result."""
        return int(self._signal.value) != STOP

    @property
    def should_yield(self) -> bool:
        """Whether other jobs wait: a search that has a partial result returns it."""
        return int(self._signal.value) != GO_ON


SearchFunction = Callable[[A, Wanted], R]
"""A module-level function that answers a question.

It may raise `Cancelled` once the answer is no longer wanted.
"""


class SearchProcessFactory:
    """Starts search processes.

    On Linux they are forks of a process that has loaded the games. Elsewhere they are new processes: on macOS a fork
    cannot use the system's libraries, and Windows has no forks.
    """

    def __init__(self) -> None:
        self.context: ForkServerContext | SpawnContext
        if FORKS:
            self.context = multiprocessing.get_context("forkserver")
            self.context.set_forkserver_preload([PRELOADED])
        else:
            self.context = multiprocessing.get_context("spawn")
        self._ready: asyncio.Future[None] | None = None

    async def wait_until_ready(self) -> None:
        """Wait until a process can be started at once.

        The first fork waits until the games are loaded. It is made in a thread, so that neither other tasks nor the
        server's stop wait for it. Raises `BrokenExecutor` if no process can be started.
        """
        if not FORKS:
            return
        if self._ready is None:
            self._ready = asyncio.ensure_future(_run_in_daemon_thread(self._fork_once))
        try:
            await asyncio.shield(self._ready)
        except (OSError, EOFError) as error:
            self.invalidate_fork_server()
            raise BrokenExecutor("no search process can be started") from error

    def invalidate_fork_server(self) -> None:
        """A process has died: check the fork server before the next fork, as it may be dead too."""
        self._ready = None

    def _fork_once(self) -> None:
        process = self.context.Process(target=int)
        process.start()
        process.join()


class SearchProcess:
    """A search process, started when it is first needed, and again after it died or was ended."""

    def __init__(self, factory: SearchProcessFactory) -> None:
        self._factory, self._signal = factory, factory.context.Value("b", GO_ON, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: SearchFunction[A, R], about: A) -> R:
        """Run `work` on `about` in the process and return the result.

        Raises what `work` raises, or `BrokenExecutor` if the process died.
        """
        if self._pool is None:
            await self._factory.wait_until_ready()
            context = self._factory.context
            self._pool = ProcessPoolExecutor(1, context, initializer=_initialize, initargs=(self._signal,))
        return await asyncio.wrap_future(self._pool.submit(_run_work, work, about))

    @property
    def started(self) -> bool:
        """Whether the process has been started. A started process answers sooner."""
        return self._pool is not None

    @property
    def pids(self) -> list[int]:
        """Process ids: one, or none if the process has not been started."""
        return list((self._pool and self._pool._processes) or ())

    def clear_signal(self) -> None:
        """Clear the signal before a new search."""
        self._signal.value = GO_ON

    def request_yield(self) -> None:
        """Ask a search with partial results to return them at its next step."""
        if self._signal.value == GO_ON:
            self._signal.value = GIVE_WAY

    def request_stop(self) -> None:
        """Ask the search to end within a tenth of a second: no caller waits for it."""
        self._signal.value = STOP

    def terminate(self) -> None:
        """Terminate the process, even during a search."""
        pool, self._pool = self._pool, None
        self._factory.invalidate_fork_server()
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


async def _run_in_daemon_thread(work: Callable[[], R]) -> R:
    """Run `work`, which may block, in a thread that does not keep the program alive."""
    done: Future[R] = Future()
    done.set_running_or_notify_cancel()  # not cancellable: the thread finishes even if the caller is cancelled

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, name="start a process", daemon=True).start()
    return await asyncio.wrap_future(done)


_signal: Any = None


def _initialize(shared_signal: Any) -> None:
    """Initialize the process. It ends with the server, and ignores Ctrl-C in the server's terminal."""
    global _signal
    end_with_parent()
    _signal = shared_signal
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not FORKS:  # a fork inherits its niceness
        lower_priority(NICENESS)


def _run_work(work: SearchFunction[A, R], about: A) -> R:
    """Run `work` in the process."""
    return work(about, Wanted(_signal))
