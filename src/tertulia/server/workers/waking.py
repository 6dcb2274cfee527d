"""Bots that were to act when the server was stopped go on when it starts again."""

from __future__ import annotations

import asyncio
import logging

from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until tables that could not be read are tried again: at first, and at most."""


async def wake_tables(service: TableService) -> None:
    """Take the tables to memory where bots are to act: then they do. Whatever is the matter with one of them, the others
    wake; where the database is held by another program, all are tried again that have not been finished."""
    pause, finished = FIRST_PAUSE, set[str]()
    while not await _woken(service, finished):
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def _woken(service: TableService, finished: set[str]) -> bool:
    """Whether it is known of every such table that it wakes, or that it cannot be read: those are `finished`, and said once."""
    try:
        waiting = await service.store.with_bots_to_act()
    except StorageFault as fault:
        log.error("bots stay asleep for now: %s", fault)
        return False
    waiting = [table_id for table_id in waiting if table_id not in finished]
    finished.update([table_id for table_id in waiting if await _wakes(service, table_id)])
    return finished.issuperset(waiting)


async def _wakes(service: TableService, table_id: str) -> bool:
    try:
        await service.table(table_id)
    except StorageFault as fault:
        log.error("table %s stays closed for now: %s", table_id, fault)
        return fault.code != "storage-busy"
    except Refused as refusal:
        log.warning("table %s stays closed: %s", table_id, refusal.message)
    except Exception as error:
        log.error("table %s stays closed: it cannot be read", table_id, exc_info=error)
    return True
