"""One process in which is thought: a thought at a time, from the server's side and from its own."""

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
from tertulia.kernel.precompile import be_nice

A = TypeVar("A")
R = TypeVar("R")
NICENESS = 10
"""Who answers people comes first."""
FORKS = sys.platform == "linux"
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


class Nursery:
    """Makes processes: on Linux as forks of one that has loaded the games, elsewhere anew (a fork may not use the system's
    libraries of macOS, and there is none on Windows)."""

    def __init__(self) -> None:
        self.context: ForkServerContext | SpawnContext
        if FORKS:
            self.context = multiprocessing.get_context("forkserver")
            self.context.set_forkserver_preload([PRELOADED])
        else:
            self.context = multiprocessing.get_context("spawn")
        self._loaded: asyncio.Future[None] | None = None

    async def loaded(self) -> None:
        """Wait until a process can be made at once. The first fork waits for the games to be loaded: it is made in a thread for
        which neither others nor the server's end wait. Raises `BrokenExecutor` where none can be made."""
        if not FORKS:
            return
        if self._loaded is None:
            self._loaded = asyncio.ensure_future(_aside(self._fork_once))
        try:
            await asyncio.shield(self._loaded)
        except (OSError, EOFError) as error:
            self.doubt()
            raise BrokenExecutor("no process can be made") from error

    def doubt(self) -> None:
        """A process has died, perhaps with the one that it is a fork of: before the next one that is looked at again."""
        self._loaded = None

    def _fork_once(self) -> None:
        process = self.context.Process(target=int)
        process.start()
        process.join()


class Thinker:
    """A process, made when it is first needed, and again where it has died or was ended."""

    def __init__(self, nursery: Nursery) -> None:
        self._nursery, self._signal = nursery, nursery.context.Value("b", GO_ON, lock=False)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, work: Work[A, R], about: A) -> R:
        """The result of a function of a question. Raises what it raises, or `BrokenExecutor` where the process has died."""
        if self._pool is None:
            await self._nursery.loaded()
            context = self._nursery.context
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._signal,))
        return await asyncio.wrap_future(self._pool.submit(_answer, work, about))

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
        self._nursery.doubt()
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


async def _aside(work: Callable[[], R]) -> R:
    """The result of what may block, in a thread of its own that ends with the program."""
    done: Future[R] = Future()
    done.set_running_or_notify_cancel()  # whoever asked may go; the thread ends its work

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, name="begin a process", daemon=True).start()
    return await asyncio.wrap_future(done)


_signal: Any = None


def _begin(signalled: Any) -> None:
    """The process begins. It ends when the server ends it or is gone, not by a key pressed in the server's terminal."""
    global _signal
    end_with_parent()
    _signal = signalled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not FORKS:  # a fork is as nice as the process that it comes from
        be_nice(NICENESS)


def _answer(work: Work[A, R], about: A) -> R:
    """A thought, in the process."""
    return work(about, Wanted(_signal))
