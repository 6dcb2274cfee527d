"""Cancel tasks (`end`), or finish a piece of work before its cancelled caller ends (`see_through`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
CLEANUP = 1.0
"""Seconds that a cancelled task gets to record how it ended."""
LOST = 0.2
"""Seconds after which a task that still runs is cancelled again."""


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended.

    Tasks are cancelled repeatedly: a database driver that is just connecting may turn a cancellation into another
    error. A task that retries after errors would then run for ever.
    """
    while unfinished := [task for task in tasks if not task.done()]:
        for task in unfinished:
            task.cancel()
        await asyncio.wait(unfinished, timeout=LOST)
    await asyncio.gather(*tasks, return_exceptions=True)  # errors while stopping are ignored


async def see_through(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """Return the result of work that must not stop in the middle.

    If the caller is cancelled, even repeatedly (`end`), the work gets `seconds` to finish. Then it is cancelled too,
    and gets `CLEANUP` seconds to record how it ended.
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
            task.exception()  # retrieve the exception: asyncio would log it as never retrieved
        raise


async def _outlast(task: asyncio.Task[Any], seconds: float) -> None:
    """Wait at most `seconds` for a task to end, even if the caller is cancelled meanwhile."""
    waiting = asyncio.create_task(asyncio.wait({task}, timeout=seconds))
    while not waiting.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(waiting)
