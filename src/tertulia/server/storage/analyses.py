"""Reports on finished games, in little room: JSON under zlib. One that is damaged, or of another format, is as good as none: the
game is thought about anew."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.storage.changes import Change
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import ANALYSIS
from tertulia.server.storage.unzipping import unzipped

FORMAT = 3
"""2: with the course of the game, and luck held against other draws; 3: with chances of the table, and reasons."""
OLDER = (1, 2)
LEVEL = 9
MOST_BYTES = 64 << 20
"""No analysis comes near this; a larger one is not unpacked."""
_decoder = msgspec.json.Decoder(AnalysisReport)
READ = select(ANALYSIS.c.format, ANALYSIS.c.packed).where(ANALYSIS.c.table_id == bindparam("id"))


class SqlAnalyses:
    """Analyses in the database (`tertulia.server.domain.ports.AnalysisStore`)."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def read(self, table_id: str) -> AnalysisReport | None:
        """The report on a table's game; None where there is none, or where it cannot be read any more."""
        async with self._journal.sessions() as session:
            row = (await session.execute(READ, {"id": table_id})).one_or_none()
        return None if row is None else unpacked(*row)

    async def keep(self, table_id: str, report: AnalysisReport) -> None:
        """Keep the report on a table's game."""
        row = {"table_id": table_id, "format": FORMAT, "packed": await asyncio.to_thread(packed, report)}
        await self._journal.commit(Change(table_id, analysis=row))


def packed(report: AnalysisReport) -> bytes:
    """A report as a row keeps it."""
    return zlib.compress(msgspec.json.encode(report), LEVEL)


def unpacked(form: Any, packed: Any) -> AnalysisReport | None:
    """The report of a row; None where it is damaged or of another format."""
    plain = unzipped(packed, MOST_BYTES)
    try:
        return None if plain is None or form != FORMAT else _decoder.decode(plain)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
