"""Where several processes share a database, each looks now and then whether others have changed what it has in memory."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import Heard, TableNews
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once

ROOM = "."
"""Only the names of rooms have one."""
log = logging.getLogger(__name__)
EVERY, SELDOM = 1.0, 5.0
"""Seconds between two looks: so long at most a viewer waits for what another process did; more seldom where the others tell it."""


async def follow_others(
    service: TableService,
    told: Callable[[], bool],
    clock: Clock = SYSTEM,
    more: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Look for ever; where nobody else writes, not at all. `told` says whether others tell by themselves what they change. What
    cannot be read now is looked at again the next time. `more` looks at what is no table."""
    while service.store.shared:
        await clock.sleep(SELDOM if told() else EVERY)
        await _whatever_happens(service.look_around())
        if more is not None:
            await _whatever_happens(more())


def hearing(
    service: TableService,
    told: Callable[[str], None] = lambda table_id: None,
    talked: Callable[[str, int], None] = lambda room, number: None,
) -> Heard:
    """What is to be called with what other processes say; `told` hears which tables are spoken of, `talked` how many lines were
    said in which room."""

    async def heard(told_now: Sequence[TableNews]) -> None:
        said = [news for news in told_now if ROOM not in news.table]
        for room, number in (news for news in told_now if ROOM in news.table):
            talked(room, number)
        for news in said:
            told(news.table)
        await _whatever_happens(service.heard({table: version for table, version in said if version}))
        for table in {news.table for news in said if not news.version}:
            await _whatever_happens(service.renamed_elsewhere(table))

    return heard


async def _whatever_happens(look: Awaitable[None]) -> None:
    try:
        await look
    except Refused as refusal:
        warn_once(f"changes of other processes are not seen for now: {refusal.message}")
    except Exception as error:
        log.error("changes of other processes are not seen for now", exc_info=error)
