"""Follow the changes that other processes make to tables and chat rooms.

`follow_others` polls the database, `hearing` handles the messages of other processes.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import Heard, TableNews
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once

ROOM = "."
"""Separator that occurs in names of chat rooms, and never in table ids."""
log = logging.getLogger(__name__)
EVERY, SELDOM = 1.0, 5.0
"""Seconds between two polls: without messages from other processes, and with them."""


async def follow_others(
    service: TableService,
    told: Callable[[], bool],
    clock: Clock = SYSTEM,
    more: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Poll the database for changes of other processes until cancelled.

    Returns at once if no other process writes to the storage. `told` says whether messages of other processes arrive
    now. `more` polls for changes of other things than tables. Errors are logged, and the next poll tries again.
    """
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
    """Return the handler for messages of other processes.

    `told` is called with the id of each table in the messages, `talked` with each chat room and its number of lines.
    """

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
