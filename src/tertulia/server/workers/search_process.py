"""A search process, and the signal by which the server tells its search to yield or to stop.

`SearchProcess` starts the process and sets the signal, in the server. `WantedFlag` reads the signal, in the search
process.
"""

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
"""Niceness of search processes. It is positive, so that processes that answer requests come first."""
FORKS = sys.platform == "linux"
PRELOADED = "tertulia.server.workers.preloaded"
GO_ON, GIVE_WAY, STOP = range(3)
"""Signals of the server to a running search: continue, return the results so far, or end.

`GIVE_WAY` is set when other searches wait, and `STOP` when no caller waits for the result.
"""


class WantedFlag:
    """Tells a running search whether its result is still wanted. The search calls it regularly."""

    def __init__(self, signal: Any) -> None:
        self._signal = signal

    def __call__(self) -> bool:
        """Whether a caller still waits for the result of the search."""
        return int(self._signal.value) != STOP

    @property
    def should_yield(self) -> bool:
        """Whether other searches wait, or no caller waits for the result.

        If so, a search that has partial results ends and returns them.
        """
        return int(self._signal.value) != GO_ON


SearchFunction = Callable[[A, WantedFlag], R]
"""A module-level function that a search process runs, with an argument and `WantedFlag`.

It may raise `Cancelled` once the result is no longer wanted.
"""


class SearchProcessFactory:
    """Starts search processes.

    On Linux they are forks of a process that has loaded the games (the fork server). Elsewhere they are new processes:
    on macOS a fork cannot use the system's libraries, and Windows has no forks.
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
        """Wait until a search process can be started without delay.

        The first fork waits until the fork server has loaded the games. A thread makes this fork, so that neither
        other tasks nor the server's stop wait for it. Raises `BrokenExecutor` if no process can be started.
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
        """Have the fork server checked before the next fork.

        Called when a search process has died, as the fork server may be dead, too.
        """
        self._ready = None

    def _fork_once(self) -> None:
        process = self.context.Process(target=int)
        process.start()
        process.join()


class SearchProcess:
    """A search process, started when it is first needed, and again after it has died or was terminated."""

    def __init__(self, factory: SearchProcessFactory) -> None:
        self._factory, self._signal = factory, factory.context.Value("b", GO_ON, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: SearchFunction[A, R], about: A) -> R:
        """Run `work` on `about` in the process, and return the result.

        Raises what `work` raises, or `BrokenExecutor` if the process died.
        """
        if self._pool is None:
            await self._factory.wait_until_ready()
            context = self._factory.context
            self._pool = ProcessPoolExecutor(1, context, initializer=_initialize, initargs=(self._signal,))
        return await asyncio.wrap_future(self._pool.submit(_run_work, work, about))

    @property
    def started(self) -> bool:
        """Whether the process was started. A started process answers sooner than a new one."""
        return self._pool is not None

    @property
    def pids(self) -> list[int]:
        """The id of the process in a list; empty if the process is not started."""
        return list((self._pool and self._pool._processes) or ())

    def clear_signal(self) -> None:
        """Reset the signal of the process before a new search."""
        self._signal.value = GO_ON

    def request_yield(self) -> None:
        """Ask the running search to return its partial results at its next step, if it has any."""
        if self._signal.value == GO_ON:
            self._signal.value = GIVE_WAY

    def request_stop(self) -> None:
        """Ask the running search to end within a tenth of a second, because no caller waits for it."""
        self._signal.value = STOP

    def terminate(self) -> None:
        """Terminate the process, even during a search. The next `run` starts another."""
        pool, self._pool = self._pool, None
        self._factory.invalidate_fork_server()
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


async def _run_in_daemon_thread(work: Callable[[], R]) -> R:
    """Run `work`, which may block, in a thread that does not keep the program alive. Returns its result."""
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
    """Initialize this search process, and store the signal that it shares with the server.

    From now on, the process ends when the server ends, and ignores Ctrl-C in the server's terminal.
    """
    global _signal
    end_with_parent()
    _signal = shared_signal
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not FORKS:  # a fork inherits its niceness
        lower_priority(NICENESS)


def _run_work(work: SearchFunction[A, R], about: A) -> R:
    """Call `work` in this search process, with `about` and a `WantedFlag` that reads the server's signal."""
    return work(about, WantedFlag(_signal))
