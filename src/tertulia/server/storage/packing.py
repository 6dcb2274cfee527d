"""Packs the logs of finished games: many rows per game become one compressed row."""

from __future__ import annotations

import asyncio

from sqlalchemy import exists, select

from tertulia.server.domain.ports import Logs, StorageFault
from tertulia.server.storage.changes import Change, Row
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.log_rows import DataDamaged, pack, unpack
from tertulia.server.storage.plain import GAME, LINE
from tertulia.server.storage.stored import StoredTable, read_at_once

UNPACKED = select(GAME.c.id).where(GAME.c.phase == "over", exists().where(LINE.c.table_id == GAME.c.id))


class SqlLogs(Logs):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def list_unpacked(self) -> list[str]:
        async with self._journal.sessions() as session:
            return [str(row.id) for row in await session.execute(UNPACKED)]

    async def pack(self, table_id: str) -> bool:
        """Replace the log rows of a finished table by one packed row.

        Returns False if the table or a part of its log cannot be read.
        """
        try:
            async with self._journal.sessions() as session:
                stored = await (await session.connection()).run_sync(read_at_once, table_id)
        except DataDamaged:
            return False
        except StorageFault as fault:
            if fault.code != "storage-damaged":
                raise
            return False
        row = None if stored is None else await asyncio.to_thread(packed_row, stored)
        if row is not None:
            await self._journal.commit(Change(table_id, packed=row))
        return row is not None


def packed_row(stored: StoredTable) -> Row | None:
    """Build the packed log of a table.

    Returns None if lines are missing, or unpacking would return other lines.
    """
    if stored.missing or not stored.lines:
        return None
    row = pack(stored.facts.id, stored.lines)
    same = unpack(row["format"], row["line_count"], row["actions"], row["viewer_lines"]) == stored.lines
    return row if same else None
