"""Cooperation of a site's processes: heartbeats, and news of changes that other processes make.

The changes are those of tables and chat rooms. They arrive as messages, or by polling the database.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.ports import NewsHandler, StorageFault, TableNews
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once

log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 15.0
"""Seconds between two heartbeats of a process."""
HEARTBEAT_SLACK_SECONDS = 15.0
"""Seconds by which a heartbeat may be late on a busy machine. A longer delay counts as an outage."""


async def write_heartbeats(jobs: Jobs, who: str, several_processes: bool, clock: Clock = SYSTEM) -> None:
    """Store heartbeats at intervals until cancelled, and log each outage once it has ended.

    `who` is the role of the process, `web` or `worker`. An outage is a time without a heartbeat of any process with
    this role.

    With one process (`several_processes` is False), an outage before the first heartbeat is stored but not logged: the
    operator who started the server knows that it was off.
    """
    first = True
    while True:
        try:
            outage = await jobs.record_heartbeat(who, HEARTBEAT_SECONDS, HEARTBEAT_SLACK_SECONDS)
        except StorageFault:
            outage = None  # logged by the journal; the outage is recorded when the storage is back
        if outage is not None and (several_processes or not first):
            began, ended = (datetime.fromtimestamp(each / 1000, UTC).isoformat(timespec="seconds") for each in outage)
            log.warning("outage of the site (%s) from %s to %s", who, began, ended)
        first = False
        await clock.sleep(HEARTBEAT_SECONDS)


ROOM_SEPARATOR = "."
"""Character that occurs in every name of a chat room, but never in a table id.

It distinguishes messages about chat rooms from messages about tables.
"""
POLL_SECONDS = 1.0
"""Seconds between two polls of the database while no messages from other processes arrive."""
RELAYED_POLL_SECONDS = 5.0
"""Seconds between two polls of the database while messages from other processes arrive."""


async def follow_others(
    service: TableService,
    relay_connected: Callable[[], bool],
    clock: Clock = SYSTEM,
    poll_more: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Poll the database for changes by other processes until cancelled.

    Returns at once if no other process writes to the storage. `relay_connected` says whether messages of other
    processes arrive now. `poll_more` is called after each poll of tables; the server polls chat lines and suspensions
    there. Errors are logged, and the next poll tries again.
    """
    while service.store.shared:
        await clock.sleep(RELAYED_POLL_SECONDS if relay_connected() else POLL_SECONDS)
        await _log_errors(service.look_around())
        if poll_more is not None:
            await _log_errors(poll_more())


def make_news_handler(
    service: TableService,
    on_table_news: Callable[[str], None] = lambda table_id: None,
    on_chat_news: Callable[[str, int], None] = lambda room, number: None,
) -> NewsHandler:
    """Return the function that handles messages of other processes.

    `on_table_news` is called with the id of each table in the messages, `on_chat_news` with each chat room and its
    number of lines.
    """

    async def handle_news(news_now: Sequence[TableNews]) -> None:
        table_news = [news for news in news_now if ROOM_SEPARATOR not in news.table]
        for room, number in (news for news in news_now if ROOM_SEPARATOR in news.table):
            on_chat_news(room, number)
        for news in table_news:
            on_table_news(news.table)
        await _log_errors(service.reload_outdated({table: version for table, version in table_news if version}))
        for table in {news.table for news in table_news if not news.version}:
            await _log_errors(service.renamed_elsewhere(table))

    return handle_news


async def _log_errors(look: Awaitable[None]) -> None:
    try:
        await look
    except Refused as refusal:
        warn_once(f"changes of other processes cannot be read now: {refusal.message}")
    except Exception as error:
        log.error("changes of other processes cannot be read now", exc_info=error)
