"""Work that goes on for as long as the server does, also after an error that nobody has foreseen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tertulia.server.domain.clock import Clock

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before it is begun again: at first, and at most."""


async def keep_on(what: str, work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Do it until it ends by itself. After an error it is begun again a little later: the log says what went wrong, and nothing
    that others wait for ends without a word. A driver's own cancellation is such an error."""
    pause = FIRST_PAUSE
    while True:
        began = clock.monotonic()
        try:
            return await work()
        except (Exception, asyncio.CancelledError) as error:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            if clock.monotonic() - began > LONGEST_PAUSE:  # it went well for long
                pause = FIRST_PAUSE
            log.error("%s: failed, and is begun again in %.0f s", what, pause, exc_info=error)
        await clock.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
