"""Replay games in a thread (`Replays`).

It serves earlier positions, practice games, record files and analyses. Replays run one after another, in fair shares by
client address, counted in plies. Rules hold Python's global interpreter lock while they run. So a replay pauses after
each millisecond of work, to let the event loop answer requests first.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tertulia.server.domain.errors import TooManyReplays
from tertulia.server.domain.ports import Pace, ReplayService, Requester
from tertulia.server.workers.scheduler import Priority, QueuedWork, Scheduler, WorkOwner

R = TypeVar("R")
REPLAY_THREADS = 1
MAX_PLIES_PER_ADDRESS = 50_000
"""Maximum number of plies that wait to be replayed for one client address.

An address without waiting plies may always add one replay, unless `MAX_PLIES` is exceeded.
"""
MAX_PLIES = 400_000
"""Maximum number of plies that wait to be replayed for all clients together."""
WORK_SECONDS = 0.001
"""Seconds for which a replay works before it pauses.

The event loop answers a request in about a dozen steps. Each step waits at most this long for a replay.
"""
PAUSE_SECONDS = 0.002
"""Seconds for which a replay pauses after each `WORK_SECONDS`, so that the process can answer requests."""
PLIES_PER_SECOND = 10_000
"""Approximate number of plies that are replayed in a second."""


class ReplayAbandoned(Exception):
    """The caller no longer waits for the replay, so the replay ends."""


@dataclass(eq=False, kw_only=True)
class QueuedReplay(QueuedWork):
    """A replay in the queue; its cost is its number of plies."""

    work: Callable[[Pace], Any]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    abandoned: threading.Event = field(default_factory=threading.Event)


class Replays(ReplayService):
    """Replays games one after another in a thread."""

    def __init__(
        self, threads: int = REPLAY_THREADS, max_per_address: int = MAX_PLIES_PER_ADDRESS, max_plies: int = MAX_PLIES
    ) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="replay")
        self._free, self._max_per_address, self._max_plies = threads, max_per_address, max_plies
        self._waiting = Scheduler()
        self._tasks = set[asyncio.Task[None]]()

    async def replay(
        self, requester: Requester, plies: int, work: Callable[[Pace], R], priority: Priority = Priority.PEOPLE
    ) -> R:
        """Run `work`, which replays about `plies` plies, in the thread, and return its result.

        If the caller is cancelled, the work ends. Raises what `work` raises, or `TooManyReplays` if too many plies
        wait.
        """
        if priority is Priority.PEOPLE:  # analyses are limited where they are started
            self._refuse_too_many(requester, plies)
        replay = QueuedReplay(WorkOwner(priority, requester.address, requester.guest), max(1, plies), work=work)
        self._waiting.add(replay)
        self._start_waiting()
        try:
            answer: R = await replay.answer
            return answer
        finally:
            replay.abandoned.set()
            self._waiting.remove(replay)

    def close(self) -> None:
        """Cancel all replays, and accept no more."""
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _refuse_too_many(self, requester: Requester, plies: int) -> None:
        own, all_plies = (self._waiting.cost(Priority.PEOPLE, address) for address in (requester.address, None))
        if own and (own + plies > self._max_per_address or all_plies + plies > self._max_plies):
            raise TooManyReplays("too many games are being replayed", retry_after=1 + own / PLIES_PER_SECOND)
        if all_plies > self._max_plies:
            raise TooManyReplays("too many games are being replayed", retry_after=1 + all_plies / PLIES_PER_SECOND)

    def _start_waiting(self) -> None:
        while self._free and (replay := self._waiting.take_next()) is not None:
            assert isinstance(replay, QueuedReplay)
            self._free -= 1
            task = asyncio.create_task(self._run_replay(replay))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run_replay(self, replay: QueuedReplay) -> None:
        """Run a replay in the thread, and start the next one when it has ended."""
        try:
            answer = await asyncio.get_running_loop().run_in_executor(
                self._pool, replay.work, make_pace(replay.abandoned)
            )
        except Exception as error:
            if not replay.answer.done():
                replay.answer.set_exception(error)
        else:
            if not replay.answer.done():
                replay.answer.set_result(answer)
        finally:
            self._free += 1
        self._start_waiting()


def make_pace(abandoned: threading.Event) -> Pace:
    """Return the function that a replay calls at every ply (`Pace`).

    It pauses the replay regularly, and raises `ReplayAbandoned` once `abandoned` is set.
    """
    began = time.perf_counter()

    def pace() -> None:
        nonlocal began
        if time.perf_counter() - began < WORK_SECONDS:
            return
        if abandoned.is_set():
            raise ReplayAbandoned
        time.sleep(PAUSE_SECONDS)
        began = time.perf_counter()

    return pace
