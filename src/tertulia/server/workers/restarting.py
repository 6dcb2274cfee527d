"""Restart long-running work after unexpected errors: `restart_on_error`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tertulia.server.domain.clock import Clock

log = logging.getLogger(__name__)
MIN_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS = 1.0, 60.0
"""Seconds until failed work is restarted: minimum, doubled each time, and maximum."""


async def restart_on_error(what: str, work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Run `work` until it returns. After an error, log it and restart the work with growing backoff.

    A `CancelledError` that does not come from a cancellation of this task (a database driver may raise one) counts as
    an error.
    """
    backoff = MIN_BACKOFF_SECONDS
    while True:
        began = clock.monotonic()
        try:
            return await work()
        except (Exception, asyncio.CancelledError) as error:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            if clock.monotonic() - began > MAX_BACKOFF_SECONDS:  # it ran well for long
                backoff = MIN_BACKOFF_SECONDS
            log.error("%s: failed, restarting in %.0f s", what, backoff, exc_info=error)
        await clock.sleep(backoff)
        backoff = min(2 * backoff, MAX_BACKOFF_SECONDS)
