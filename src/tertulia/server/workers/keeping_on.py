"""Restart long-running work after unexpected errors: `keep_on`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tertulia.server.domain.clock import Clock

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until failed work is restarted: the first pause, doubled each time, and the longest."""


async def keep_on(what: str, work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Run `work` until it returns. After an error, log it and restart the work after a growing pause.

    A `CancelledError` that does not come from a cancellation of this task (a database driver may raise one) counts as
    an error.
    """
    pause = FIRST_PAUSE
    while True:
        began = clock.monotonic()
        try:
            return await work()
        except (Exception, asyncio.CancelledError) as error:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            if clock.monotonic() - began > LONGEST_PAUSE:  # it ran well for long
                pause = FIRST_PAUSE
            log.error("%s: failed, and is begun again in %.0f s", what, pause, exc_info=error)
        await clock.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
