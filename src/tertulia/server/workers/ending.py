"""Cancel tasks (`end`), or let a piece of work end before its caller is cancelled (`see_through`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
CLEANUP = 1.0
"""Seconds that a task gets to write down how it ended, once it was cancelled."""
LOST = 0.2
"""Seconds after which a task that still goes on is told again."""


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Have tasks end, and return when they have. Each is cancelled until it does: a driver of a database that is just getting a
    connection may make another error of a cancellation, and what tries again after errors would go on for ever."""
    while unfinished := [task for task in tasks if not task.done()]:
        for task in unfinished:
            task.cancel()
        await asyncio.wait(unfinished, timeout=LOST)
    await asyncio.gather(*tasks, return_exceptions=True)  # what went wrong at the end is nobody's


async def see_through(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """Return the result of work that must not stop in the middle.

    A caller that is cancelled, also again and again (`end`), gives the work so many seconds to end; then the work is cancelled, and
    may still write down how it ended.
    """
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await _outlast(task, seconds)
        if not task.done():
            task.cancel()
            await _outlast(task, CLEANUP)
        if task.done() and not task.cancelled():
            task.exception()  # it has been heard: nobody waits for it any more
        raise


async def _outlast(task: asyncio.Task[Any], seconds: float) -> None:
    """Wait until a task ends, for so many seconds at most, whatever cancels the caller meanwhile."""
    waiting = asyncio.create_task(asyncio.wait({task}, timeout=seconds))
    while not waiting.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(waiting)
