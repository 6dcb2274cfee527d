"""One process in which is thought: a thought at a time, from the server's side and from its own."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from tertulia.kernel.parent_watch import end_with_parent

A = TypeVar("A")
R = TypeVar("R")
NICENESS = 10
"""Who answers people comes first."""
PRELOADED = "tertulia.server.workers.preloaded"
GO_ON, GIVE_WAY, STOP = range(3)
"""What a thought finds in its process's signal."""


class Wanted:
    """Whether a thought is still wanted: it asks every now and then."""

    def __init__(self, signal: Any) -> None:
        self._signal = signal

    def __call__(self) -> bool:
        """Whether somebody still waits for it."""
        return int(self._signal.value) != STOP

    @property
    def in_the_way(self) -> bool:
        """Whether others are to be thought for first: what can be answered in parts is answered as far as it is."""
        return int(self._signal.value) != GO_ON


Work = Callable[[A, Wanted], R]
"""A function of a module: it answers a question, and may raise `Cancelled` once it is wanted no more."""


def thinking_context() -> BaseContext:
    """How processes in which is thought are made: on Linux as forks of one that has loaded the games, elsewhere anew (a fork may
    not use the system's libraries of macOS, and there is none on Windows)."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    return context


class Thinker:
    """A process, made when it is first needed, and again where it has died or was ended."""

    def __init__(self, context: BaseContext) -> None:
        self._context, self._signal = context, context.Value("b", GO_ON, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, work: Work[A, R], about: A) -> R:
        """The result of a function of a question. Raises what it raises, or `BrokenExecutor` where the process has died."""
        if self._pool is not None:
            return await asyncio.wrap_future(self._pool.submit(_answer, work, about))
        pool = ProcessPoolExecutor(1, self._context, initializer=_begin, initargs=(self._signal,))
        self._pool = pool
        # the first fork waits until the games are loaded: nobody else is to wait with it
        submitted: Future[R] = await asyncio.to_thread(pool.submit, _answer, work, about)
        return await asyncio.wrap_future(submitted)

    @property
    def begun(self) -> bool:
        """Whether there is a process: one that need not be made answers sooner."""
        return self._pool is not None

    @property
    def pids(self) -> list[int]:
        """The id of the process; empty where there is none."""
        return list((self._pool and self._pool._processes) or ())

    def begin(self) -> None:
        """A thought is about to be given to it."""
        self._signal.value = GO_ON

    def give_way(self) -> None:
        """Have the thought end at the next step where something of it is of use, if it is one of several steps."""
        if self._signal.value == GO_ON:
            self._signal.value = GIVE_WAY

    def stop(self) -> None:
        """Have the thought end within a tenth of a second: nobody waits for it."""
        self._signal.value = STOP

    def end(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


_signal: Any = None


def _begin(signalled: Any) -> None:
    """The process begins. It ends when the server ends it or is gone, not by a key pressed in the server's terminal."""
    global _signal
    end_with_parent()
    _signal = signalled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)


def _answer(work: Work[A, R], about: A) -> R:
    """A thought, in the process."""
    return work(about, Wanted(_signal))
