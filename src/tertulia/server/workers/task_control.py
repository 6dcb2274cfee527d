"""Control asyncio tasks: cancel them reliably, finish work first, restart after errors."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, TypeVar

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, wait_exponential

from tertulia.server.domain.clock import Clock, RestartWaits

T = TypeVar("T")
CLEANUP_SECONDS = 1.0
"""Seconds in which a cancelled task may store how its work ended."""
RECANCEL_SECONDS = 0.2
"""Seconds after which a cancelled task that still runs is cancelled again."""


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended.

    Tasks are cancelled repeatedly: a database driver that is just connecting may turn a cancellation into another
    error. A task that retries after errors would then run for ever.
    """
    while unfinished := [task for task in tasks if not task.done()]:
        for task in unfinished:
            task.cancel()
        await asyncio.wait(unfinished, timeout=RECANCEL_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # errors while stopping are ignored


async def finish_before_cancelling(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """Run `work`, which must not stop in the middle, and return its result.

    If the caller is cancelled, even repeatedly (`cancel_all`), the work gets `seconds` to finish. Then it is cancelled
    too, and gets `CLEANUP_SECONDS` to store how it ended.
    """
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await _wait_uncancelled(task, seconds)
        if not task.done():
            task.cancel()
            await _wait_uncancelled(task, CLEANUP_SECONDS)
        if task.done() and not task.cancelled():
            task.exception()  # retrieve the exception: asyncio would log it as never retrieved
        raise


async def _wait_uncancelled(task: asyncio.Task[Any], seconds: float) -> None:
    """Wait at most `seconds` for a task to end, even if the caller is cancelled meanwhile."""
    waiting = asyncio.create_task(asyncio.wait({task}, timeout=seconds))
    while not waiting.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(waiting)


log = logging.getLogger(__name__)
MIN_BACKOFF_SECONDS = 1.0
"""Seconds until the first restart of failed work. Each later wait is twice as long."""
MAX_BACKOFF_SECONDS = 60.0
"""Maximum seconds until failed work is restarted."""


async def restart_on_error(what: str, work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Run `work` until it returns. After an error, log the error and restart the work, with growing waits.

    `what` names the work in the log. A `CancelledError` that does not come from a cancellation of this task (a
    database driver may raise one) counts as an error.
    """

    def is_failure(error: BaseException) -> bool:
        task = asyncio.current_task()
        return isinstance(error, (Exception, asyncio.CancelledError)) and task is not None and not task.cancelling()

    def log_failure(state: RetryCallState) -> None:
        error = state.outcome.exception() if state.outcome else None
        log.error("%s: failed, restarting in %.0f s", what, state.upcoming_sleep, exc_info=error)

    waits = RestartWaits(wait_exponential(multiplier=MIN_BACKOFF_SECONDS, max=MAX_BACKOFF_SECONDS), clock)
    retry = retry_if_exception(is_failure)
    async for attempt in AsyncRetrying(wait=waits, retry=retry, before_sleep=log_failure, sleep=clock.sleep):
        with attempt:
            await work()
