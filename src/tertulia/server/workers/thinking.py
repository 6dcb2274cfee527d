"""Processes in which is thought: the turns of bots, hints, finished games. The server never waits for them.

Whoever asks has at most one thought in the queue, and thoughts are thought in the order they were asked: so every table has its
fair share. A thought that is no longer wanted ends within a tenth of a second; one that takes too long takes its process with it,
as does one that crashes: there are new processes then, and whoever asked asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from ctypes import c_byte
from dataclasses import dataclass
from typing import Any, TypeVar

from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_attempt

from tertulia.bots import ask, make_bot
from tertulia.bots.bot import Cancellable, Cancelled
from tertulia.bots.keys import key_of
from tertulia.kernel.orphans import end_with_parent
from tertulia.kernel.registry import game as game_named

A = TypeVar("A")
R = TypeVar("R")
Wanted = Callable[[], bool]
"""Whether somebody still waits for what is thought."""
SLOTS = 4096
"""So many thoughts may be in the queue; more wait for a place in it."""
ATTEMPTS = 3
"""So often a thought begins anew where its process died."""
PATIENCE = 300.0
"""Seconds that a thought may take. A few are enough for bots of ours, but a new machine may have to compile a search first."""
NICENESS = 10
"""Who answers people comes first."""


class TooLong(Exception):
    """Something was thought about for longer than anything may."""


@dataclass(frozen=True)
class Thought:
    """A turn that a bot is to think about. Nothing in it is a secret from its seat."""

    game: str
    bot: str
    seat: int
    state: bytes
    """A world that the seat cannot tell from the true one."""
    key: bytes
    """Of the bot, and of all worlds that it deals."""


class Thinkers:
    """So many processes, made when they are first needed."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self.processes, self._patience = processes, patience
        self._context = multiprocessing.get_context("spawn")
        self._unwanted: Any = self._context.Array(c_byte, SLOTS, lock=False)
        self._free = asyncio.Queue[int]()
        for slot in range(SLOTS):
            self._free.put_nowait(slot)
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, game: str, bot: str, seat: int, state: bytes, key: bytes) -> list[int]:
        """What a bot does until somebody else is to act or something is revealed; raises as `ask` does."""
        return await self.ask(think, Thought(game, bot, seat, state, key))

    async def ask(self, work: Callable[[A, Wanted], R], about: A) -> R:
        """What a function of a module makes of a question, in a process of its own. It may raise `Cancelled` once it is wanted no
        more.

        Raises `TooLong`, what the function raises, or `BrokenExecutor` where its process died: whoever asks again finds a new
        one."""
        slot, pool = await self._free.get(), self._open()
        self._unwanted[slot] = 0
        try:
            thinking = self._begun(pool, slot, work, about)
            return await asyncio.wait_for(asyncio.wrap_future(thinking), self._patience)
        except TimeoutError:
            self._replace(pool)
            raise TooLong from None
        except BrokenExecutor:
            self._replace(pool)
            raise
        finally:
            self._unwanted[slot] = 1  # whoever has gone away is thought for no longer

    async def answer(self, work: Callable[[A, Wanted], R], about: A) -> R:
        """As `ask`, and asked again, a few times, where a process died or took too long: for those who are asked only once."""
        retrying = AsyncRetrying(
            stop=stop_after_attempt(ATTEMPTS),
            retry=retry_if_exception_type((BrokenExecutor, TooLong, Cancelled)),
            reraise=True,
        )
        return await retrying(self.ask, work, about)

    def _begun(self, pool: ProcessPoolExecutor, slot: int, work: Callable[[A, Wanted], R], about: A) -> Future[R]:
        """A thought in the queue; its slot is free again when it ends, wanted or not."""
        loop = asyncio.get_running_loop()
        try:
            thinking = pool.submit(_answer, work, about, slot)
        except BrokenExecutor:
            self._free.put_nowait(slot)
            raise
        thinking.add_done_callback(lambda done: _soon(loop, self._free.put_nowait, slot))
        return thinking

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, self._context, initializer=_begin, initargs=(self._unwanted,)
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        _end(pool)

    def close(self) -> None:
        """End all processes; nothing that was asked is answered."""
        if self._pool is not None:
            self._replace(self._pool)


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[int], None], slot: int) -> None:
    with contextlib.suppress(RuntimeError):  # the loop may have ended
        loop.call_soon_threadsafe(call, slot)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


_unwanted: Any = None


def _begin(unwanted: Any) -> None:
    """A process begins. It ends when the server ends it or is gone, not by a key pressed in the server's terminal."""
    global _unwanted
    end_with_parent()
    _unwanted = unwanted
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)


def _answer(work: Callable[[A, Wanted], R], about: A, slot: int) -> R:
    """A thought, in a process of its own."""
    return work(about, lambda: not (_unwanted is not None and _unwanted[slot]))


def think(thought: Thought, wanted: Wanted) -> list[int]:
    """The turn of a bot; what there is of it where it is wanted no more."""
    game = game_named(thought.game)
    bot, state = make_bot(game, thought.bot, key_of(thought.key, "bot")), game.from_bytes(thought.state)
    if isinstance(bot, Cancellable):
        bot.wanted = wanted
    actions: list[int] = []
    with contextlib.suppress(Cancelled):
        while game.actors(state) >> thought.seat & 1:
            action = ask(bot, game, state, thought.seat, key_of(thought.key, f"world {len(actions)}"))
            before = game.copy(state)
            game.apply(state, thought.seat, action)
            actions.append(action)
            if game.reveals(before, state):
                break
    return actions
