"""Where several processes share a database, each looks now and then whether others have changed what it has in memory."""

from __future__ import annotations

import asyncio
import logging

from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once

log = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two looks: so long at most a viewer waits for what another process did."""


async def follow_others(service: TableService) -> None:
    """Look for ever; where nobody else writes, not at all. What cannot be read now is looked at again the next time."""
    while service.store.shared:
        await asyncio.sleep(EVERY)
        try:
            await service.look_around()
        except Refused as refusal:
            warn_once(f"changes of other processes are not seen for now: {refusal.message}")
        except Exception as error:
            log.error("changes of other processes are not seen for now", exc_info=error)
