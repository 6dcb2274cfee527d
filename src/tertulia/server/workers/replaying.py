"""Replay games in a thread for history views, practice games, record files and analyses (`Replays`).

Replays run one after another, in fair shares by client address, counted in plies. Rules hold the interpreter's lock
while they play. So a replay pauses after each millisecond of work, to let the event loop answer requests first.
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
from tertulia.server.domain.ports import Pace, Requester
from tertulia.server.workers.scheduler import Asker, Job, Priority, Scheduler

R = TypeVar("R")
THREADS = 1
MOST_OF_ADDRESS, MOST = 50_000, 400_000
"""Maximum number of waiting plies, per client address and in total.

An address without waiting plies may always add one replay.
"""
WORK, PAUSE = 0.001, 0.002
"""Seconds of playing, and of the pause after it.

They bound the delay of each of the dozen steps that an answer takes.
"""
PLIES_A_SECOND = 10_000
"""Approximate number of waiting plies that are replayed in a second."""


class GivenUp(Exception):
    """The requester does not wait for the replay any more."""


@dataclass(eq=False, kw_only=True)
class Replay(Job):
    """A piece of work in the queue, with the number of plies as its cost."""

    work: Callable[[Pace], Any]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    given_up: threading.Event = field(default_factory=threading.Event)


class Replays:
    """The queue and the thread of all replays (`tertulia.server.domain.ports.Replaying`)."""

    def __init__(self, threads: int = THREADS, most_of_address: int = MOST_OF_ADDRESS, most: int = MOST) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="replay")
        self._free, self._most_of_address, self._most = threads, most_of_address, most
        self._waiting = Scheduler()
        self._tasks = set[asyncio.Task[None]]()

    async def replay(
        self, requester: Requester, plies: int, work: Callable[[Pace], R], priority: Priority = Priority.PEOPLE
    ) -> R:
        """Return the result of `work`, which replays about `plies` plies.

        Ends the work if the caller is cancelled. Raises what `work` raises, or `TooManyReplays` if too many plies wait.
        """
        if priority is Priority.PEOPLE:  # analyses are limited where they are started
            self._refuse_too_many(requester, plies)
        replay = Replay(Asker(priority, requester.address, requester.guest), max(1, plies), work=work)
        self._waiting.add(replay)
        self._go_on()
        try:
            answer: R = await replay.answer
            return answer
        finally:
            replay.given_up.set()
            self._waiting.remove(replay)

    def close(self) -> None:
        """Cancel all replays and take no more."""
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _refuse_too_many(self, requester: Requester, plies: int) -> None:
        own, all_plies = (self._waiting.cost(Priority.PEOPLE, address) for address in (requester.address, None))
        if own and (own + plies > self._most_of_address or all_plies + plies > self._most):
            raise TooManyReplays("too many games are being played again", retry_after=1 + own / PLIES_A_SECOND)
        if all_plies > self._most:
            raise TooManyReplays("too many games are being played again", retry_after=1 + all_plies / PLIES_A_SECOND)

    def _go_on(self) -> None:
        while self._free and (replay := self._waiting.take()) is not None:
            assert isinstance(replay, Replay)
            self._free -= 1
            task = asyncio.create_task(self._do(replay))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, replay: Replay) -> None:
        """Run a replay, and start the next one when it has ended."""
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._pool, replay.work, paced(replay.given_up))
        except Exception as error:
            if not replay.answer.done():
                replay.answer.set_exception(error)
        else:
            if not replay.answer.done():
                replay.answer.set_result(answer)
        finally:
            self._free += 1
        self._go_on()


def paced(given_up: threading.Event) -> Pace:
    """Return the function that a replay calls at every ply. It raises `GivenUp` once `given_up` is set."""
    began = time.perf_counter()

    def pace() -> None:
        nonlocal began
        if time.perf_counter() - began < WORK:
            return
        if given_up.is_set():
            raise GivenUp
        time.sleep(PAUSE)
        began = time.perf_counter()

    return pace
