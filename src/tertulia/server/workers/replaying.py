"""Games are played again here, and nowhere else: for looks back, practice, record files and analyses. One after another, in fair
shares by address, counted in plies; moves, bots, loading and the checks of the server's health have nothing to do with it.

Rules hold the interpreter while they play. So a replay pauses every thousandth of a second: whoever answers people comes
first.
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
"""The numbers of plies of one address, and in all, that may wait; where nothing of an address waits, one more is always taken."""
WORK, PAUSE = 0.001, 0.002
"""Seconds of playing, and of the pause after them: people wait for each other no longer than that, at each of the dozen steps that
an answer takes."""
PLIES_A_SECOND = 10_000
"""The number of plies of those that wait, about, that are played in a second."""


class GivenUp(Exception):
    """Nobody waits for a replay any more."""


@dataclass(eq=False, kw_only=True)
class Replay(Job):
    """A piece of work that waits."""

    work: Callable[[Pace], Any]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    given_up: threading.Event = field(default_factory=threading.Event)


class Replays:
    """All replays (`tertulia.server.domain.ports.Replaying`)."""

    def __init__(self, threads: int = THREADS, most_of_address: int = MOST_OF_ADDRESS, most: int = MOST) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="replay")
        self._free, self._most_of_address, self._most = threads, most_of_address, most
        self._waiting = Scheduler()
        self._tasks = set[asyncio.Task[None]]()

    async def replay(
        self, requester: Requester, plies: int, work: Callable[[Pace], R], priority: Priority = Priority.PEOPLE
    ) -> R:
        """Returns what a piece of work returns that plays about `plies` plies; raises what it raises, `TooManyReplays` where too
        many plies wait. It ends where whoever asked goes away."""
        if priority is Priority.PEOPLE:  # analyses are bounded where they begin
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
        """Take on nothing more."""
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
        """A replay from its beginning to its end, whatever that is; then the thread is free for the next."""
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
    """What a replay calls at every ply."""
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
